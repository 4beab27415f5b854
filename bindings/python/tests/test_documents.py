"""The programs in README.md and docs/python.md run and print what stands below them, and so do the
examples."""

import os
import re
import subprocess
import sys
import tempfile
import unittest

from support import BINDING, ROOT, carcassonne


def programs(path):
    """(program, what it prints or None) for each ```python block and the ```text block behind."""
    text = path.read_text("utf-8")
    return re.findall(r"^```python\n(.*?)^```\n(?:\n?```text\n(.*?)^```)?", text, re.M | re.S)


def run(*arguments, stdin=None):
    environment = {**os.environ, "PYTHONPATH": str(BINDING), "PYTHONIOENCODING": "utf-8",
                   "CARCASSONNE_LIBRARY": carcassonne.library_path}
    with tempfile.TemporaryDirectory() as directory:
        done = subprocess.run([sys.executable, "-X", "dev", "-W", "error", *arguments], text=True,
                              input=stdin, capture_output=True, encoding="utf-8", cwd=directory,
                              env=environment)
    if done.returncode:
        raise AssertionError(done.stderr)
    return done.stdout


class Documents(unittest.TestCase):
    def test_programs_print_what_the_pages_say(self):
        for page, least in ((ROOT / "README.md", 1), (ROOT / "docs" / "python.md", 5),
                            (BINDING / "README.md", 1)):
            found = programs(page)
            self.assertGreaterEqual(len(found), least, page)
            for program, output in found:
                with self.subTest(page=page.name, program=program):
                    printed = run("-", stdin=program)
                    if output:
                        self.assertEqual(printed, output)

    def test_the_readme_s_program_is_short(self):
        program, output = programs(ROOT / "README.md")[0]
        self.assertLessEqual(len(program.strip().splitlines()), 12)
        self.assertTrue(output)

    def test_examples(self):
        bot = run(BINDING / "examples" / "bot.py")
        greedy, other = (int(line.split()[1]) for line in bot.splitlines())
        self.assertGreater(greedy, 2 * other)
        board = run(BINDING / "examples" / "board.py")
        self.assertIn("refused: the sides of the tile do not continue there (BASE-8)", board)
        self.assertIn("Anna puts a meeple on the road E at 1 0 [BASE-12]", board)

    def test_bench(self):
        said = run(BINDING / "bench.py", "0.1")
        self.assertRegex(said, r"^python_games_per_second \d+\.\d\n")


class Docstrings(unittest.TestCase):
    def test_everything_public_is_explained(self):
        for name in carcassonne.__all__:
            thing = getattr(carcassonne, name)
            if isinstance(thing, type):
                self.assertTrue(thing.__doc__, name)
                for member, value in vars(thing).items():
                    if not member.startswith("_") and (callable(value) or isinstance(value, property)):
                        self.assertTrue(value.__doc__ or member in dir(tuple) + dir(int), (name, member))


if __name__ == "__main__":
    unittest.main()
