"""Finds libcarcassonne, loads it, and makes sure that it is the right one.

Looked for, in this order:

1. what the environment variable CARCASSONNE_LIBRARY names: the library, or its directory;
2. a library beside this file, where `pip install` puts the one it finds built;
3. build/lib of the source tree this file lies in;
4. the system's loader, which knows what is installed, and the usual prefixes.
"""

import ctypes
import os
import sys
from pathlib import Path
from typing import Iterator, List

from . import _c

__all__ = ["lib", "path"]

VARIABLE = "CARCASSONNE_LIBRARY"
MAJOR = _c.VERSION_NUMBER // 10000


def _file_names() -> List[str]:
    """The shared library of the ABI this package was made for, then the one without number."""
    if sys.platform == "win32":
        return ["carcassonne.dll", "libcarcassonne.dll"]
    if sys.platform == "darwin":
        return [f"libcarcassonne.{MAJOR}.dylib", "libcarcassonne.dylib"]
    return [f"libcarcassonne.so.{MAJOR}", "libcarcassonne.so"]


def _in_directory(directory: Path) -> Iterator[str]:
    for name in _file_names():
        if (directory / name).is_file():
            yield str(directory / name)


def _asked_for(wanted: str) -> str:
    """The file CARCASSONNE_LIBRARY means; nothing else will do then."""
    place = Path(wanted)
    if place.is_dir():
        for found in _in_directory(place):
            return found
        raise ImportError(f"{VARIABLE} is {wanted}, but there is no "
                          f"{_file_names()[0]} in that directory")
    if not place.is_file():
        raise ImportError(f"{VARIABLE} is {wanted}, but there is no such file")
    return str(place)


def _candidates() -> Iterator[str]:
    package = Path(__file__).resolve().parent
    yield from _in_directory(package)
    source = package.parents[2]
    if (source / "include" / "carcassonne" / "api.h").is_file():
        yield from _in_directory(source / "build" / "lib")
    yield from _file_names()  # by the loader
    for prefix in (sys.prefix, "/usr/local"):
        yield from _in_directory(Path(prefix) / "lib")


def _load() -> ctypes.PyDLL:
    # PyDLL keeps the interpreter's lock: calls take a microsecond, which releasing the lock
    # would double, and two threads never meet inside one game.
    wanted = os.environ.get(VARIABLE)
    if wanted:
        file = _asked_for(wanted)
        try:
            return ctypes.PyDLL(file)
        except OSError as error:
            raise ImportError(f"{VARIABLE} is {wanted}, which cannot be loaded: {error}") from None
    for file in _candidates():
        try:
            return ctypes.PyDLL(file)
        except OSError:
            continue
    raise ImportError(
        f"{_file_names()[0]} was not found: build it (cmake -S . -B build && cmake --build build), "
        f"install it, or name it in the environment variable {VARIABLE}")


def _check_version(dll: ctypes.PyDLL) -> None:
    """As docs/abi.md asks: not older, the same major version, and before 1.0 the same minor."""
    try:
        number = dll.carc_version_number
    except AttributeError:
        raise ImportError(f"{dll._name} is not libcarcassonne") from None
    number.restype = ctypes.c_uint32
    linked, needed = number(), _c.VERSION_NUMBER
    series = 10000 if needed >= 10000 else 100
    if linked < needed or linked // series != needed // series:
        have = f"{linked // 10000}.{linked // 100 % 100}.{linked % 100}"
        raise ImportError(f"{dll._name} is libcarcassonne {have}, and this package needs "
                          f"{_c.VERSION} or a later one that fits it")


def _declare(dll: ctypes.PyDLL) -> None:
    for name, (result, parameters) in _c.FUNCTIONS.items():
        try:
            function = getattr(dll, name)
        except AttributeError:
            raise ImportError(f"{dll._name} has no {name}(): it is older than this package, "
                              "though its version is the same; build it again") from None
        function.restype, function.argtypes = result, parameters


lib = _load()
_check_version(lib)
_declare(lib)

#: What was loaded: a path, or the name the system's loader found it by.
path: str = lib._name
