"""Every public function is not only named in the package: the tests come by all of them.

The tests run again over a library that notes what is called.
"""

import ctypes
import unittest

CALLED = set()
MODULES = ["test_game", "test_values", "test_setup", "test_board", "test_tileset", "test_record",
           "test_headers.Words", "test_headers.Headers.test_versions", "test_copy.Copies"]


class Noted:
    """A function that notes that it was called."""

    def __init__(self, function, name):
        object.__setattr__(self, "function", function)
        object.__setattr__(self, "name", name)

    def __setattr__(self, name, value):
        setattr(self.function, name, value)

    def __call__(self, *arguments):
        CALLED.add(self.name)
        return self.function(*arguments)


class NotingDLL(ctypes.PyDLL):
    def __getattr__(self, name):
        function = super().__getattr__(name)
        if name.startswith("carc_"):
            function = Noted(function, name)
            setattr(self, name, function)
        return function


ctypes.PyDLL = NotingDLL


class Reach(unittest.TestCase):
    def test_the_tests_come_by_every_public_function(self):
        from test_headers import public_functions
        tests, result = unittest.defaultTestLoader.loadTestsFromNames(MODULES), unittest.TestResult()
        tests.run(result)
        self.assertTrue(result.wasSuccessful(), result)
        self.assertGreater(result.testsRun, 50)
        missing = sorted(public_functions() - CALLED)
        self.assertEqual(missing, [], "never called")


if __name__ == "__main__":
    unittest.main()
