"""`pip install bindings/python`, without a network."""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest
import zipfile
from pathlib import Path

from support import BINDING, carcassonne

LIBRARY = str(Path(carcassonne.library_path).resolve())
PLAY = ("import carcassonne as c\nwith c.Game(seed=1) as game:\n for p in game:\n"
        "  game.apply(game.actions()[0])\n print(c.__file__, c.library_path, game.scores)")


def clean(**more):
    """The environment without what points to this package or its library."""
    return {**{name: value for name, value in os.environ.items()
               if name not in ("CARCASSONNE_LIBRARY", "PYTHONPATH")},
            "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INDEX": "1", **more}


def run(*command, **environment):
    done = subprocess.run(list(map(str, command)), text=True, capture_output=True,
                          env=clean(**environment), cwd="/")
    if done.returncode:
        raise AssertionError(done.stdout + done.stderr)
    return done.stdout


class Install(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        cls.place = Path(temporary.name)
        #: Where nothing of the source tree is found by accident, and nothing is left in it.
        cls.source = cls.place / "source"
        shutil.copytree(BINDING, cls.source, ignore=shutil.ignore_patterns(
            "tests", "__pycache__", "*.so*"))
        run(sys.executable, "-m", "venv", cls.place / "venv")
        cls.python = cls.place / "venv" / "bin" / "python"

    def installed(self, *arguments, **environment):
        run(self.python, "-m", "pip", "install", "--no-index", "--force-reinstall", *arguments,
            **environment)
        return run(self.python, "-c", PLAY, **environment)

    def test_with_the_library_in_the_wheel(self):
        said = self.installed(self.source, CARCASSONNE_LIBRARY=LIBRARY)
        self.assertIn(str(self.place / "venv"), said)
        run(self.python, "-c", PLAY)  # now without the variable
        version = run(self.python, "-c", "from importlib.metadata import version\n"
                      "print(version('carcassonne'))")
        self.assertEqual(version.strip(), carcassonne.__version__)
        run(self.python, "-m", "pip", "check")
        run(self.python, "-m", "pip", "uninstall", "--yes", "carcassonne")
        left = list((self.place / "venv").rglob("libcarcassonne*"))
        self.assertEqual(left, [])

    def test_editable(self):
        run(self.python, "-m", "pip", "install", "--no-index", "--force-reinstall", "-e",
            self.source)
        said = run(self.python, "-c", PLAY, CARCASSONNE_LIBRARY=LIBRARY)
        self.assertIn(str(self.source), said)
        run(self.python, "-m", "pip", "uninstall", "--yes", "carcassonne")

    def test_into_a_directory(self):
        target = self.place / "target"
        run(self.python, "-m", "pip", "install", "--no-index", "--target", target, self.source)
        said = run(self.python, "-c", PLAY, PYTHONPATH=str(target), CARCASSONNE_LIBRARY=LIBRARY)
        self.assertIn(str(target), said)
        self.assertTrue((target / "carcassonne" / "py.typed").exists())
        self.assertEqual(list(target.rglob("*.so*")), [])

    def backend(self, function, *arguments, **environment):
        code = f"import carcassonne_build as b; print(b.{function}(*{arguments!r}))"
        return self.place / run(sys.executable, "-c", code, **environment,
                                PYTHONPATH=str(self.source / "backend")).strip()

    def test_wheels_are_the_same_every_time(self):
        one, two = (self.backend("build_wheel", str(self.place)).read_bytes() for _ in range(2))
        self.assertEqual(one, two)
        name = self.backend("build_wheel", str(self.place))
        self.assertTrue(name.name.endswith("-py3-none-any.whl"))
        with zipfile.ZipFile(name) as wheel:
            self.assertIsNone(wheel.testzip())
            self.assertIn("carcassonne/env.py", wheel.namelist())
        bundled = self.backend("build_wheel", str(self.place), CARCASSONNE_LIBRARY=LIBRARY)
        self.assertNotIn("none-any", bundled.name)

    def test_the_source_archive_builds(self):
        archive = self.backend("build_sdist", str(self.place))
        with tarfile.open(archive) as tar:
            names = [name.split("/", 1)[1] for name in tar.getnames()]
        for name in ("pyproject.toml", "PKG-INFO", "backend/carcassonne_build.py",
                     "carcassonne/__init__.py"):
            self.assertIn(name, names)
        self.installed(archive, CARCASSONNE_LIBRARY=LIBRARY)


if __name__ == "__main__":
    unittest.main()
