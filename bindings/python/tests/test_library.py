"""Finding and loading the library, and the sentences where that fails."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from support import BINDING, carcassonne
from carcassonne import _c

LIBRARY = Path(carcassonne.library_path).resolve()
SHOW = "import carcassonne; print(carcassonne.library_path)"


def run(code=SHOW, python_path=BINDING, **environment):
    """The last line of what a fresh interpreter says."""
    clean = {name: value for name, value in os.environ.items()
             if name not in ("CARCASSONNE_LIBRARY", "PYTHONPATH", "LD_LIBRARY_PATH")}
    done = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True,
                          env={**clean, "PYTHONPATH": str(python_path), **environment})
    return (done.stdout or done.stderr).strip().splitlines()[-1]


class Loading(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.place = Path(temporary.name)
        #: A copy of the package that lies in no source tree.
        self.alone = self.place / "alone"
        shutil.copytree(BINDING / "carcassonne", self.alone / "carcassonne",
                        ignore=shutil.ignore_patterns("*.so*", "__pycache__"))
        self.soname = f"libcarcassonne.so.{_c.VERSION_NUMBER // 10000}"
        self.libraries = self.place / "libraries"
        self.libraries.mkdir()
        shutil.copy(LIBRARY, self.libraries / self.soname)

    def test_by_the_variable(self):
        for value in (self.libraries, self.libraries / self.soname):
            self.assertEqual(run(python_path=self.alone, CARCASSONNE_LIBRARY=str(value)),
                             str(self.libraries / self.soname))

    def test_beside_the_package(self):
        shutil.copy(LIBRARY, self.alone / "carcassonne" / self.soname)
        self.assertEqual(run(python_path=self.alone),
                         str((self.alone / "carcassonne" / self.soname).resolve()))

    def test_from_the_build_tree(self):
        tree = self.place / "tree"
        shutil.copytree(self.alone, tree / "bindings" / "python")
        (tree / "include" / "carcassonne").mkdir(parents=True)
        (tree / "include" / "carcassonne" / "api.h").touch()
        shutil.copytree(self.libraries, tree / "build" / "lib")
        self.assertEqual(run(python_path=tree / "bindings" / "python"),
                         str((tree / "build" / "lib" / self.soname).resolve()))

    def test_by_the_loader(self):
        self.assertEqual(run(python_path=self.alone, LD_LIBRARY_PATH=str(self.libraries)),
                         self.soname)

    def test_sentences(self):
        text = self.place / "text.so"
        text.write_text("no library")
        empty = self.place / "empty"
        empty.mkdir()
        for value, sentence in (
                (self.place / "nowhere", "but there is no such file"),
                (empty, f"but there is no {self.soname} in that directory"),
                (text, "which cannot be loaded")):
            said = run(python_path=self.alone, CARCASSONNE_LIBRARY=str(value))
            self.assertTrue(said.startswith("ImportError: CARCASSONNE_LIBRARY is"), said)
            self.assertIn(sentence, said)

    def test_another_library(self):
        said = run(CARCASSONNE_LIBRARY=__import__("_ctypes").__file__)
        self.assertIn("is not libcarcassonne", said)

    def test_another_version(self):
        """The package asks for a later version, another minor one, and another major one."""
        c = self.alone / "carcassonne" / "_c.py"
        text = c.read_text("utf-8")
        for number in (_c.VERSION_NUMBER + 1, _c.VERSION_NUMBER + 100, _c.VERSION_NUMBER + 10000):
            c.write_text(text.replace(f"VERSION_NUMBER = {_c.VERSION_NUMBER}",
                                      f"VERSION_NUMBER = {number}"), "utf-8")
            said = run(python_path=self.alone, CARCASSONNE_LIBRARY=str(LIBRARY))
            self.assertRegex(said, r"is libcarcassonne \d+\.\d+\.\d+, and this package needs")

    def test_a_library_without_a_function(self):
        c = self.alone / "carcassonne" / "_c.py"
        c.write_text(c.read_text("utf-8").replace(
            "FUNCTIONS = {", 'FUNCTIONS = {\n    "carc_from_the_future": (c_int, ()),'), "utf-8")
        said = run(python_path=self.alone, CARCASSONNE_LIBRARY=str(LIBRARY))
        self.assertIn("has no carc_from_the_future()", said)

    def test_nowhere(self):
        said = run("import ctypes\nfrom pathlib import Path\nPath.is_file = lambda path: False\n"
                   "def fail(name): raise OSError\nctypes.PyDLL = fail\nimport carcassonne",
                   python_path=self.alone)
        self.assertRegex(said, r"ImportError: .* was not found: build it .*CARCASSONNE_LIBRARY")


if __name__ == "__main__":
    unittest.main()
