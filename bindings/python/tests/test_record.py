"""Games as text."""

import copy
import unittest

from support import ROOT, carcassonne, play, play_some, program
from carcassonne import Game, Line, Reader

STORY = (ROOT / "tests" / "cli" / "story.record").read_text("utf-8")


class Records(unittest.TestCase):
    def test_a_game_goes_through_its_record(self):
        game = play_some(Game(seed=9, expansions=["inns", "river"], players=["Zoë", "Ben"]), 50)
        again = Game.from_record(game.record())
        self.assertEqual(again.record(), game.record())
        self.assertEqual(again.position_hash(), game.position_hash())
        self.assertEqual(play(again).scores, play(game).scores)
        self.assertEqual(again.players, ("Zoë", "Ben"))

    def test_bytes_are_taken_too(self):
        self.assertEqual(Game.from_record(STORY.encode()).record(),
                         Game.from_record(STORY).record())

    def test_a_bad_line_is_named(self):
        lines = STORY.splitlines()
        body = lines.index("---") + 1
        for text, number in (("nonsense", 1), ("\n".join(lines[:body] + ["place 9 9 9"]), body + 1),
                             (STORY + "draw base/D\0\n", len(lines) + 1)):
            with self.assertRaises(carcassonne.RecordError) as caught:
                Game.from_record(text)
            self.assertEqual(caught.exception.line, number)
            self.assertTrue(str(caught.exception).startswith(f"line {number}: "))

    def test_the_points_of_the_program(self):
        text = program("replay", "-", stdin=STORY)
        if text is None:
            self.skipTest("the program was not built")
        game = Game.from_record(STORY)
        for name, points in zip(game.players, game.scores):
            self.assertRegex(text, rf"\b{name}\b.*\b{points}\b")

    def test_the_events_of_the_program(self):
        text = program("replay", "--explain", "-", stdin=STORY)
        if text is None:
            self.skipTest("the program was not built")
        game = Game.from_record(STORY)
        for event in game.events():
            if event.kind == carcassonne.EventKind.AWARD:
                self.assertIn(game.event_text(event), text)


class Readers(unittest.TestCase):
    def test_line_by_line(self):
        with Reader(STORY) as reader:
            self.assertIn("before line", repr(reader))
            lines = []
            for line in reader:
                lines.append(line)
                self.assertEqual(reader.game.ply, len(lines))
            self.assertEqual(reader.game.record(), Game.from_record(STORY).record())
            self.assertIsNone(reader.peek())
            self.assertIn("at the end", repr(reader))
            with self.assertRaises(carcassonne.StateError):
                reader.next()
        body = STORY[STORY.index("---") + 4:]
        for line in lines:
            self.assertIn(line.text.split()[0], body)
            self.assertIn(line.text.split()[0], STORY.splitlines()[line.number - 1])

    def test_a_bad_line_leaves_the_reader_before_it(self):
        text = "carcassonne-record 1\nrules plus\nplayers A B\n---\ndraw base-plus2014/U\nplace 9 9 0\n"
        reader = Reader(text)
        reader.next()
        for _ in range(2):
            self.assertEqual(reader.peek(), Line(6, "place 9 9 0"))
            with self.assertRaises(carcassonne.RecordError) as caught:
                reader.next()
            self.assertEqual(caught.exception.line, 6)
            self.assertTrue(caught.exception.rule)
        reader.game.apply("place 1 0 0")
        self.assertEqual(reader.game.ply, 2)

    def test_the_game_goes_with_its_reader(self):
        reader = Reader(STORY)
        game, mine = reader.game, copy.copy(reader.game)
        next(iter(reader))
        self.assertEqual((game.ply, mine.ply), (1, 0))
        game.close()
        self.assertFalse(game.closed)
        self.assertEqual(game.players, mine.players)
        reader.close()
        self.assertTrue(game.closed)
        for ask in (lambda: game.ply, lambda: len(game.board), lambda: game.tileset[0],
                    reader.peek, reader.next, lambda: reader.game):
            with self.assertRaisesRegex(carcassonne.ClosedError, "the reader is closed"):
                ask()
        self.assertEqual(repr(game), "<carcassonne.Game (closed)>")
        self.assertEqual(repr(reader), "<carcassonne.Reader (closed)>")
        self.assertEqual(len(mine.board), 1)

    def test_a_view_keeps_its_reader(self):
        board = Reader(STORY).game.board
        self.assertEqual(len(board), 1)


if __name__ == "__main__":
    unittest.main()
