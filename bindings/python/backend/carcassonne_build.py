"""The build backend of this package (PEP 517 and 660): a wheel is a zip file, and this writes it.

So `pip install` needs neither a network nor setuptools. If the shared library lies built in the
source tree (or CARCASSONNE_LIBRARY names one) it goes into the wheel; otherwise the package finds
the installed one when it is imported.
"""

import base64
import hashlib
import io
import os
import re
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
PACKAGE = HERE / "carcassonne"
NAME = "carcassonne"


def _said(key):
    """A line `key = "value"` of pyproject.toml."""
    text = (HERE / "pyproject.toml").read_text("utf-8")
    return re.search(rf'^{key} = "(.*)"$', text, re.M).group(1)


def _version():
    return re.search(r'^VERSION = "(.*)"$', (PACKAGE / "_c.py").read_text("utf-8"), re.M).group(1)


def _metadata():
    lines = ["Metadata-Version: 2.1", f"Name: {NAME}", f"Version: {_version()}",
             f"Summary: {_said('description')}", f"Requires-Python: {_said('requires-python')}",
             "License: MIT", "Description-Content-Type: text/markdown", ""]
    return "\n".join(lines) + "\n" + (HERE / "README.md").read_text("utf-8")


def _library():
    """The shared library that goes into the wheel, or None."""
    names = {"win32": ["carcassonne.dll"], "darwin": ["libcarcassonne.0.dylib"]}.get(
        sys.platform, [f"libcarcassonne.so.{_version().split('.')[0]}"])
    wanted = os.environ.get("CARCASSONNE_LIBRARY")
    if wanted and Path(wanted).is_file():
        return Path(wanted), names[0]
    for directory in filter(None, (wanted, HERE.parents[1] / "build" / "lib")):
        if (Path(directory) / names[0]).is_file():
            return Path(directory) / names[0], names[0]
    return None


def _write_wheel(directory, tag, files):
    dist_info = f"{NAME}-{_version()}.dist-info"
    wheel = f"{NAME}-{_version()}-{tag}.whl"
    pure = "true" if tag.endswith("any") else "false"
    files = {**files,
             f"{dist_info}/METADATA": _metadata().encode(),
             f"{dist_info}/WHEEL": (f"Wheel-Version: 1.0\nGenerator: {Path(__file__).stem}\n"
                                    f"Root-Is-Purelib: {pure}\nTag: {tag}\n").encode()}
    record = ""
    with zipfile.ZipFile(Path(directory) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in sorted(files.items()):
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record += f"{name},sha256={digest},{len(data)}\n"
            _add(archive, name, data)
        _add(archive, f"{dist_info}/RECORD", f"{record}{dist_info}/RECORD,,\n".encode())
    return wheel


def _add(archive, name, data):
    info = zipfile.ZipInfo(name)  # of 1980: the same source gives the same wheel
    info.compress_type, info.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
    archive.writestr(info, data)


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    files = {f"{NAME}/{path.name}": path.read_bytes()
             for path in PACKAGE.iterdir() if path.suffix == ".py" or path.name == "py.typed"}
    library = _library()
    if not library:
        return _write_wheel(wheel_directory, "py3-none-any", files)
    files[f"{NAME}/{library[1]}"] = library[0].read_bytes()
    platform = re.sub(r"[-.]", "_", sysconfig.get_platform())
    return _write_wheel(wheel_directory, f"py3-none-{platform}", files)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    return _write_wheel(wheel_directory, "py3-none-any", {f"{NAME}.pth": f"{HERE}\n".encode()})


def build_sdist(sdist_directory, config_settings=None):
    stem = f"{NAME}-{_version()}"
    with tarfile.open(Path(sdist_directory) / f"{stem}.tar.gz", "w:gz") as archive:
        for path in sorted(HERE.rglob("*")):
            part = path.relative_to(HERE)
            if path.is_file() and "__pycache__" not in part.parts and part.parts[0] != "tests":
                archive.add(path, f"{stem}/{part.as_posix()}")
        info = tarfile.TarInfo(f"{stem}/PKG-INFO")
        data = _metadata().encode()
        info.size = len(data)
        archive.addfile(info, io.BytesIO(data))
    return f"{stem}.tar.gz"
