"""Bad input: an exception with a sentence, never a crash, and nothing half done."""

import inspect
import unittest

from support import carcassonne, play_some
from carcassonne import Action, ActionKind, Board, Game, Reader, TileSet

#: What somebody might hand over by mistake.
WRONG = (None, True, -1, 0, 1, 255, 70000, 2**31, 2**32, 2**63, 2**64, -2**63, 10**30, 1.5,
         float("nan"), "", "x", "pass", "place 99999999999999999999 0 0", "a\0b", "\ud800", "é" * 5000,
         b"", b"\xff\0", (), (1, 2), [], {}, {(0, 0): "1234"}, {"a": "b"}, object(), Game,
         Action(ActionKind.NONE), Action(255), Action(ActionKind.PLACE, x=-32768, y=32767),
         Action(ActionKind.FIGURE, figure=255, segment=255, turns=255, tile=65535, value=65535),
         carcassonne.Kind(200), carcassonne.Event._of(b"\xff" * 48), range(3), lambda: None)

EXPECTED = (carcassonne.CarcassonneError, TypeError, ValueError, KeyError, AttributeError,
            NotImplementedError)


def methods(cls):
    """The public methods, and those operators that take something."""
    for name, member in inspect.getmembers(cls, inspect.isfunction):
        if not name.startswith("_") or name in ("__getitem__", "__contains__", "__eq__"):
            if name != "close":
                yield name, len([p for p in inspect.signature(member).parameters.values()
                                 if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]) - 1


def things():
    """One of each, and what must be closed so that it is."""
    game = play_some(Game(seed=1, expansions=["messages", "gold"]), 40)
    for thing in (game, game.clone(carcassonne.Clone.SEARCH), TileSet.builtin("wheel"),
                  Reader(game.record())):
        yield thing, thing
    reader, owner, other = Reader(game.record()), game.clone(), game.clone()
    yield from ((reader.game, reader), (owner.board, owner), (other.tileset, other))


class WrongArguments(unittest.TestCase):
    def attempt(self, call, *arguments):
        try:
            call(*arguments)
        except EXPECTED as error:
            self.assertTrue(str(error), (call, arguments))
        # anything else fails the test, or ends the process

    def test_every_method_with_every_wrong_argument(self):
        for thing, _ in list(things()):
            for name, count in methods(type(thing)):
                if count == 0:
                    continue
                with self.subTest(thing=type(thing).__name__, method=name):
                    for wrong in WRONG:
                        self.attempt(getattr(thing, name), *[wrong] * count)
                        self.attempt(getattr(thing, name), wrong)

    def test_constructors(self):
        for make in (Game, Game.from_record, Reader, TileSet.parse, TileSet.load, TileSet.builtin,
                     TileSet, carcassonne.Config, carcassonne.Expansion.find, carcassonne.Actions,
                     Action, carcassonne.errors.CarcassonneError):
            for wrong in WRONG:
                with self.subTest(make=make, wrong=wrong):
                    self.attempt(make, wrong)
        for setting in ("rules", "expansions", "options", "tiles", "players", "first", "seed",
                        "spring"):
            for wrong in WRONG:
                with self.subTest(setting=setting, wrong=wrong):
                    self.attempt(lambda: Game(**{setting: wrong}))

    def test_drawing(self):
        board = Game().board
        for wrong in WRONG:
            self.attempt(lambda: board.draw(labels=wrong))
            self.attempt(lambda: board.draw(labels={wrong: "1"}))
            self.attempt(lambda: board.draw(labels={(0, 0): wrong}))

    def test_actions_of_another_game(self):
        """Any action whatever is refused or legal, and a refused one changes nothing."""
        game = play_some(Game(seed=1), 11)
        for kind in range(256):
            for fields in ({}, {"x": 1, "segment": 3}, {"tile": 65535, "value": 65535},
                           {"figure": 255, "turns": 255, "segment": 255}):
                action, before = Action(kind, **fields), game.position_hash()
                if not game.is_legal(action):
                    with self.assertRaises(carcassonne.IllegalActionError) as caught:
                        game.apply(action)
                    self.assertTrue(caught.exception.text)
                    self.assertEqual(game.position_hash(), before)

    def test_sentences(self):
        game = Game()
        for call, error, sentence in (
                (lambda: game.apply(None), TypeError,
                 "an Action or a line of text is needed, not NoneType"),
                (lambda: game.apply(bytes(16)), TypeError, "not bytes"),
                (lambda: game.apply("fly away"), carcassonne.TextError, "action"),
                (lambda: game.apply("pass\0place"), carcassonne.TextError, "zero byte"),
                (lambda: game.points(2), carcassonne.RangeError,
                 "there is no player 2: they go from 0 to 1"),
                (lambda: game.points("Anna"), TypeError, "player: a whole number is needed"),
                (lambda: game.supply(0, "meeple"), ValueError, "meeple"),
                (lambda: game.track(0, 2), carcassonne.RangeError, "scoring figure"),
                (lambda: game.undo(1), carcassonne.RangeError, "there is no point of the game 1"),
                (lambda: game.events(-1), carcassonne.RangeError, "point of the game"),
                (lambda: game.reshuffle(0, -1), carcassonne.RangeError, "seed"),
                (lambda: game.event_text("x"), TypeError, "an Event is needed, not str"),
                (lambda: game.format(Action(0)), carcassonne.TextError, "no action here"),
                (lambda: game.clone(7), carcassonne.RangeError, ""),
                (lambda: game.board.tile(1), carcassonne.RangeError, "no placed tile 1"),
                (lambda: game.board.region(99), carcassonne.RangeError, "no region 99"),
                (lambda: game.board.draw(labels={(0, 0): "1234"}), carcassonne.RangeError,
                 "at most three ASCII"),
                (lambda: Game.from_record("", tiles="base"), TypeError, "a TileSet is needed"),
                (lambda: Game.from_record(7), TypeError, "record: a str is needed, not int")):
            with self.assertRaisesRegex(error, sentence):
                call()

    def test_every_status_has_its_exception(self):
        for status in carcassonne.Status:
            if status:
                with self.assertRaises(carcassonne.CarcassonneError) as caught:
                    carcassonne.errors.refuse(status)
                self.assertEqual(caught.exception.status, status)
                self.assertTrue(caught.exception.text)
        with self.assertRaises(carcassonne.CarcassonneError):
            carcassonne.errors.refuse(99)


class Closed(unittest.TestCase):
    def test_everything_asked_of_what_is_closed_says_so(self):
        for thing, closing in list(things()):
            closing.close()
            cls = type(thing)
            for name, member in inspect.getmembers(cls):
                if name.startswith("_") or name in ("close", "closed"):
                    continue
                if isinstance(member, property):
                    ask = lambda: getattr(thing, name)  # noqa: E731
                elif inspect.isfunction(member):
                    needed = [p for p in inspect.signature(member).parameters.values()
                              if p.default is p.empty and p.kind is p.POSITIONAL_OR_KEYWORD][1:]
                    values = {"action": "pass", "other": thing, "text": "pass", "name": "farms",
                              "event": carcassonne.Event._of(bytes(48)), "tile": 0}
                    if name == "format":
                        values["action"] = Action(1)
                    ask = lambda: member(thing, *[values.get(p.name, 0)  # noqa: E731
                                                  for p in needed])
                else:
                    continue
                with self.subTest(thing=cls.__name__, name=name):
                    with self.assertRaises((carcassonne.ClosedError, carcassonne.StateError)):
                        ask()
            for ask in (lambda: str(thing) if isinstance(thing, Board) else thing.__enter__(),
                        lambda: list(iter(thing))):
                with self.assertRaises(carcassonne.ClosedError):
                    ask()
            self.assertIn("(closed)", repr(thing))

    def test_handles_that_were_never_opened(self):
        for cls in (Game, TileSet, Reader):
            thing = cls.__new__(cls)
            self.assertTrue(thing.closed)
            thing.close()
            self.assertIn("(closed)", repr(thing))


if __name__ == "__main__":
    unittest.main()
