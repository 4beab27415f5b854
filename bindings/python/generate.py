#!/usr/bin/env python3
"""Writes carcassonne/_c.py and carcassonne/enums.py from the C headers.

    python3 bindings/python/generate.py            # writes what changed
    python3 bindings/python/generate.py --check    # only says whether something would

Nothing the headers say is written by hand in this package: numbers, structs and prototypes
come from here, and a test fails while the files say something else than the headers. (Only the
wording of comments may differ, until the files are written again.)
"""

import re
import sys
import textwrap
from pathlib import Path
from typing import Dict, List, NamedTuple, Tuple

HERE = Path(__file__).resolve().parent
INCLUDE = HERE.parents[1] / "include" / "carcassonne"
HEAD = "# Written by generate.py from include/carcassonne; change the headers, not this file.\n"
SCALARS = {
    "int": "c_int", "unsigned": "c_uint", "bool": "c_bool", "size_t": "c_size_t",
    "uint8_t": "c_uint8", "uint16_t": "c_uint16", "uint32_t": "c_uint32", "uint64_t": "c_uint64",
    "int8_t": "c_int8", "int16_t": "c_int16", "int32_t": "c_int32", "char": "c_char",
}


class Member(NamedTuple):
    name: str
    value: int
    comment: str


class Enumeration(NamedTuple):
    name: str
    comment: str
    members: List[Member]


class Headers:
    """What the public headers declare."""

    def __init__(self, directory: Path = INCLUDE) -> None:
        text = "\n".join(path.read_text("utf-8") for path in sorted(directory.glob("*.h")))
        self.macros = dict(re.findall(r"^#define (CARC_\w+) +([^\n/\\]+?) *(?:/\*.*)?$", text, re.M))
        self.enums = [self._enum(*found) for found in re.findall(
            r"/\*\*((?:(?!\*/).)*)\*/\s*typedef enum (carc_\w+) \{(.*?)\} \2;", text, re.S)]
        code = re.sub(r"/\*.*?\*/", " ", text, flags=re.S)
        code = re.sub(r"^#(?:.*\\\n)*.*$", "", code, flags=re.M)
        self.structs = {name: self._fields(body) for name, body in re.findall(
            r"typedef struct (carc_\w+) \{(.*?)\} \1;", code, re.S)}
        self.functions = {name: self._prototype(result, parameters)
                          for result, name, parameters in re.findall(
                              r"CARC_API ([^;]*?)(carc_\w+)\(([^;]*)\);", code)}

    @staticmethod
    def _enum(comment: str, name: str, body: str) -> Enumeration:
        members = re.findall(r"(CARC_\w+)\s*=\s*(-?\d+),?\s*/\*\*<(.*?)\*/", body, re.S)
        return Enumeration(name, plain(comment), [
            Member(word, int(value), plain(text)) for word, value, text in members])

    @staticmethod
    def _fields(body: str) -> List[Tuple[str, str]]:
        fields = []
        for declaration in filter(None, (part.strip() for part in body.split(";"))):
            pointer = re.match(r".*?\(\*(\w+)\)", declaration, re.S)
            if pointer:
                fields.append((pointer.group(1), "c_void_p"))
                continue
            kind, name, size = re.match(  # type: ignore[union-attr]
                r"(.*?)(\w+)(?:\[(\d+)\])?$", declaration, re.S).groups()
            if size:
                fields.append((name, f"{of_type(kind)} * {size}"))
            else:
                fields.append((name, of_type(kind, kept=True)))
        return fields

    @staticmethod
    def _prototype(result: str, parameters: str) -> Tuple[str, List[str]]:
        kinds = [re.sub(r"\w+$", "", one.strip()) for one in parameters.split(",")]
        return of_type(result, kept=True), [of_type(kind) for kind in kinds if kind]


def plain(comment: str) -> str:
    """A comment of the headers without its marks."""
    comment = re.sub(r"\s*\n\s*\*?\s*", " ", comment)
    comment = re.sub(r"::(\w+)", r"\1", comment)
    return re.sub(r"\s+", " ", comment).strip()


def of_type(kind: str, kept: bool = False) -> str:
    """The ctypes name of a C type. Every pointer is a plain address: bytes, buffers, byref()
    and the numbers of handles all go in there. Texts the library keeps come back as bytes."""
    kind = " ".join(kind.replace("const", "").split())
    if kind == "void":
        return "None"
    if "*" in kind:
        return "c_char_p" if kind == "char *" and kept else "c_void_p"
    if kind in SCALARS:
        return SCALARS[kind]
    if kind == "carc_bounds":
        return kind
    return "c_int"  # an enumeration


def class_name(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_")[1:])


def prefix_of(members: List[Member]) -> str:
    first, last = min(m.name for m in members), max(m.name for m in members)
    same = next((i for i, (a, b) in enumerate(zip(first, last)) if a != b), len(first))
    return first[:first.rfind("_", 0, same) + 1]


def c_module(headers: Headers) -> str:
    numbers = {name: headers.macros[name].strip("()") for name in (
        "CARC_MAX_PLAYERS", "CARC_CHANCE", "CARC_NOBODY")}
    version = [int(headers.macros[f"CARC_VERSION_{part}"]) for part in ("MAJOR", "MINOR", "PATCH")]
    lines = [
        '"""The C interface, as ctypes wants it."""\n' + HEAD,
        "from ctypes import (Structure, c_bool, c_char, c_char_p, c_int, c_int8, c_int16, c_int32,",
        "                    c_size_t, c_uint, c_uint8, c_uint16, c_uint32, c_uint64, c_void_p)\n",
        f'VERSION = "{".".join(map(str, version))}"',
        f"VERSION_NUMBER = {version[0] * 10000 + version[1] * 100 + version[2]}",
        *(f"{name[5:]} = {value}" for name, value in numbers.items()),
        "NONE = 0xffff",
    ]
    for name, fields in headers.structs.items():
        lines.append(f"\n\nclass {name}(Structure):\n    _fields_ = [")
        lines += [f'        ("{field}", {kind}),' for field, kind in fields]
        lines.append("    ]")
    lines.append("\n\nFUNCTIONS = {")
    for name, (result, parameters) in sorted(headers.functions.items()):
        start = f'    "{name}": ({result}, '
        body = "(" + ", ".join(parameters) + ("," if len(parameters) == 1 else "") + ")),"
        lines.append(textwrap.fill(start + body, 99, subsequent_indent=" " * 8))
    lines.append("}\n")
    return "\n".join(lines)


def naming_functions(headers: Headers) -> Dict[str, str]:
    """carc_X_name() tells the words of carc_X, or of carc_X_kind."""
    candidates = ((enum.name, f"{stem}_name") for enum in headers.enums
                  for stem in (re.sub("_kind$", "", enum.name), enum.name))
    return {name: function for name, function in candidates if function in headers.functions}


def enums_module(headers: Headers) -> str:
    words = naming_functions(headers)
    names = sorted(class_name(enum.name) for enum in headers.enums)
    listed = textwrap.fill(", ".join(f'"{name}"' for name in names), 95,
                           initial_indent="    ", subsequent_indent="    ")
    lines = ['"""The numbers of the C interface as enumerations."""\n' + HEAD,
             "from ._word import Word\n",
             "__all__ = [\n" + listed + ",\n]"]
    for enum in headers.enums:
        function = words.get(enum.name)
        base = f'Word, function="{function}"' if function else "Word"
        prefix = prefix_of(enum.members)
        lines.append(f"\n\nclass {class_name(enum.name)}({base}):")
        lines.append(f'    """{enum.comment}"""\n')
        for member in enum.members:
            lines.append(textwrap.fill(member.comment, 99, initial_indent="    #: ",
                                       subsequent_indent="    #: "))
            lines.append(f"    {member.name[len(prefix):]} = {member.value}")
    return "\n".join(lines) + "\n"


def files() -> Dict[Path, str]:
    headers = Headers()
    package = HERE / "carcassonne"
    return {package / "_c.py": c_module(headers), package / "enums.py": enums_module(headers)}


def silent(text: str) -> str:
    """A module without its comments: what a change of wording does not touch."""
    return re.sub(r'^ *(#.*|""".*""")\n', "", text, flags=re.M)


def main(arguments: List[str]) -> int:
    check, stale = "--check" in arguments, False
    for path, text in files().items():
        old = path.read_text("utf-8") if path.exists() else ""
        if check and silent(old) != silent(text):
            print(f"{path.name} is older than the headers")
            stale = True
        elif not check and old != text:
            print(f"{path.name} written")
            path.write_text(text, "utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
