"""The binding says what the C headers say: numbers, structs, prototypes, and every function."""

import ast
import ctypes
import re
import subprocess
import sys
import unittest

from support import BINDING, ROOT, carcassonne
from carcassonne import _c, enums

INCLUDE = ROOT / "include" / "carcassonne"
TEXT = "\n".join(path.read_text("utf-8") for path in sorted(INCLUDE.glob("*.h")))
CODE = re.sub(r"/\*.*?\*/", " ", TEXT, flags=re.S)


def public_functions():
    return set(re.findall(r"CARC_API\b[^;()]*?\b(carc_\w+)\(", CODE))


def named_in_the_package():
    """Every carc_* function some module of the package asks the library for."""
    named = set()
    for path in (BINDING / "carcassonne").glob("*.py"):
        if path.name == "_c.py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr.startswith("carc_"):
                named.add(node.attr)
            if path.name == "enums.py" and isinstance(node, ast.keyword):
                named.add(node.value.value)
    return named


class Headers(unittest.TestCase):
    def test_the_generated_files_are_not_older_than_the_headers(self):
        done = subprocess.run([sys.executable, BINDING / "generate.py", "--check"],
                              text=True, capture_output=True)
        self.assertEqual(done.returncode, 0, "run bindings/python/generate.py: " + done.stdout)

    def test_every_public_function_is_reached(self):
        functions = public_functions()
        self.assertGreater(len(functions), 110)
        self.assertEqual(sorted(functions - set(_c.FUNCTIONS)), [], "without a prototype")
        self.assertEqual(sorted(functions - named_in_the_package()), [], "not reached")

    def test_nothing_else_is_asked_for(self):
        self.assertEqual(sorted(named_in_the_package() - public_functions() - set(vars(_c))), [])

    def test_every_number_has_its_name(self):
        """Read in another way than generate.py reads it."""
        found = re.findall(r"\b(CARC_[A-Z0-9_]+)\s*=\s*(\d+)", CODE)
        self.assertGreater(len(found), 150)
        known = {}
        for name in enums.__all__:
            enum = getattr(enums, name)
            for member in enum:
                known.setdefault(member.name, set()).add(int(member))
        for name, value in found:
            short = [part for part in known if name.endswith("_" + part)]
            self.assertTrue(any(int(value) in known[part] for part in short), name)
        self.assertEqual(sum(len(getattr(enums, name)) for name in enums.__all__), len(found))

    def test_enumerations_by_their_counts(self):
        for macro, enum in (("FIGURES", carcassonne.Figure), ("ATTRIBUTES", carcassonne.Attribute),
                            ("MARKS", carcassonne.Mark), ("CATEGORIES", carcassonne.Category),
                            ("TOKENS", carcassonne.Token), ("PIECES", carcassonne.PieceKind)):
            count = int(re.search(rf"#define CARC_{macro} (\d+)", TEXT).group(1))
            self.assertEqual([int(member) for member in enum], list(range(count)))

    def test_structs_are_laid_out_as_in_c(self):
        """tests/abi/structs.def is checked against the compiler."""
        pinned = (ROOT / "tests" / "abi" / "structs.def").read_text("utf-8")
        sizes = re.findall(r"^SIZE\((\w+), (\d+)\)", pinned, re.M)
        fields = re.findall(r"^FIELD\((\w+), (\w+), (\d+)\)", pinned, re.M)
        self.assertGreater(len(sizes), 15)
        for name, size in sizes:
            self.assertEqual(ctypes.sizeof(getattr(_c, name)), int(size), name)
        for name, field, offset in fields:
            self.assertEqual(getattr(getattr(_c, name), field).offset, int(offset),
                             f"{name}.{field}")

    def test_structs_unpack_as_ctypes_reads_them(self):
        from carcassonne._native import layout
        for name, structure in vars(_c).items():
            if not (isinstance(structure, type) and name.startswith("carc_")):
                continue
            if name == "carc_allocator":
                continue
            data = bytes(i * 7 % 251 for i in range(ctypes.sizeof(structure)))
            value, flat = structure.from_buffer_copy(data), []
            for field, kind in structure._fields_:
                if kind in (ctypes.c_char_p, ctypes.c_void_p):
                    at = getattr(structure, field)
                    flat.append(int.from_bytes(data[at.offset:at.offset + at.size], sys.byteorder))
                elif isinstance(getattr(value, field), (int, bytes)):
                    at = getattr(structure, field)
                    flat.append(getattr(value, field) if isinstance(getattr(value, field), int)
                                else data[at.offset:at.offset + at.size])
                else:
                    flat += list(getattr(value, field))
            self.assertEqual(list(layout(structure).unpack_from(data)), flat, name)

    def test_versions(self):
        version = re.search(r'CARC_VERSION_STRING "(.*)"', TEXT).group(1)
        self.assertEqual(carcassonne.__version__, version)
        self.assertEqual(carcassonne.library_version(), version)
        self.assertEqual(carcassonne.MAX_PLAYERS, 8)


class Words(unittest.TestCase):
    def test_words_are_the_library_s(self):
        self.assertEqual(str(carcassonne.Figure.MEEPLE), "meeple")
        self.assertEqual(f"{carcassonne.Kind.CITY:>6}", "  city")
        self.assertEqual(carcassonne.Category.UNFINISHED_ROAD.word, "unfinished road")
        self.assertEqual(str(carcassonne.Decision.NONE), "over")
        self.assertEqual(str(carcassonne.ActionKind.UNMAGE), "unmage")
        self.assertEqual(str(carcassonne.Status.ERR_NULL), "CARC_ERR_NULL")

    def test_every_word_is_there(self):
        for name in enums.__all__:
            for member in getattr(enums, name):
                self.assertTrue(member.word)

    def test_numbers_of_a_newer_library_are_values_too(self):
        unknown = carcassonne.Kind(99)
        self.assertEqual((unknown, unknown.name, str(unknown)), (99, "UNKNOWN_99", "unknown_99"))
        self.assertIs(carcassonne.Kind(99), unknown)
        self.assertNotIn(unknown, list(carcassonne.Kind))
        for wrong in ("road", None, 1.5, 2**40):
            with self.assertRaises(ValueError):
                carcassonne.Kind(wrong)


if __name__ == "__main__":
    unittest.main()
