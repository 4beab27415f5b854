"""Tile sets: built in, read, combined, asked, copied."""

import copy
import pickle
import tempfile
import unittest
from pathlib import Path

from support import ROOT, carcassonne, play
from carcassonne import Attribute, Game, Kind, Mark, TileSet

GATE = """tileset mine "My own tiles"
tile gate x2 start
  city N pennant
  road S
  field EL ER SL : N
  field SR WL WR : N
tile bend x40
  road S W
  field WR NL NR EL ER SL
  field SR WL
"""


class Asking(unittest.TestCase):
    def test_every_built_in_set(self):
        self.assertIn("base", carcassonne.builtin_sets())
        for name in carcassonne.builtin_sets():
            with TileSet.builtin(name) as tiles:
                self.assertGreater(len(tiles) + len(tiles.pieces), 0)
                for i, tile in enumerate(tiles):
                    self.assertEqual(tile.index, i)
                    self.assertEqual(tiles[tile.name], tile)
                    self.assertEqual(tiles.find(tile.name), i)

    def test_a_tile(self):
        tiles = TileSet.parse(GATE)
        self.assertEqual((len(tiles), tiles.total), (2, 42))
        gate = tiles["mine/gate"]
        self.assertEqual((gate.set, gate.id, gate.copies, gate.rotations, gate.line),
                         ("mine", "gate", 2, 4, 2))
        self.assertEqual(gate.sides, (Kind.CITY, Kind.FIELD, Kind.ROAD, Kind.FIELD))
        self.assertEqual((gate.mark(Mark.START), gate.mark(Mark.HILL)), (1, 0))
        city, road, east, west = gate.segments
        self.assertEqual((city.kind, city.slots), (Kind.CITY, (0, 1, 2)))
        self.assertEqual([carcassonne.SLOTS[slot] for slot in road.slots], ["S"])
        self.assertEqual(city.attribute(Attribute.PENNANT), 1)
        self.assertEqual(city.attribute(Attribute.CATHEDRAL), 0)
        self.assertEqual((east.borders, west.borders), ((0,), (0,)))
        self.assertEqual(tiles[-1].id, "bend")
        self.assertEqual(tiles.segment("mine/gate", 1), road)
        self.assertEqual(tiles.mark("mine/gate", Mark.START), 1)

    def test_start_pieces(self):
        wheel, = TileSet.builtin("wheel").pieces
        self.assertEqual((wheel.width, wheel.height), (4, 4))
        self.assertEqual([sector.name for sector in wheel.sectors][0], "fortune")
        self.assertTrue(all(sector.crowns for sector in wheel.sectors))
        self.assertGreater(max(max(s.slots, default=0) for s in wheel.segments), 11)

    def test_what_is_not_there(self):
        tiles = TileSet.builtin("base")
        self.assertIsNone(tiles.find("base/nothing"))
        self.assertNotIn("base/nothing", tiles)
        self.assertNotIn(3, tiles)
        self.assertIn("base/D", tiles)
        for wrong, error in (("base/nothing", KeyError), (len(tiles), IndexError),
                             (-len(tiles) - 1, IndexError), (1.5, TypeError), (None, TypeError)):
            with self.assertRaises(error):
                tiles[wrong]
        for ask in (lambda: tiles.segment(0, 99), lambda: tiles.segment(0, -1),
                    lambda: tiles.draw(0, 4), lambda: tiles.draw(99), lambda: tiles.tile(99)):
            with self.assertRaises(carcassonne.RangeError):
                ask()
        with self.assertRaises(carcassonne.BadNameError):
            tiles.mark("base/nothing", Mark.START)
        with self.assertRaisesRegex(carcassonne.BadNameError, "there is no tile set 'castle'"):
            TileSet.builtin("castle")


class Making(unittest.TestCase):
    def test_reading_a_file(self):
        with tempfile.TemporaryDirectory() as directory:
            path = Path(directory) / "mine.tiles"
            path.write_text(GATE, "utf-8")
            self.assertEqual(TileSet.load(path), TileSet.parse(GATE))
            self.assertEqual(TileSet.load(str(path)).total, 42)
            with self.assertRaises(carcassonne.FileError):
                TileSet.load(Path(directory) / "nothing.tiles")
        base = TileSet.load(ROOT / "lib" / "tilesets" / "base.tiles")
        self.assertIn("base/D", base)

    def test_a_bad_text_names_the_line(self):
        for text in (GATE.replace("road S W", "road S Q"), GATE.encode() + b"\xff"):
            with self.assertRaises(carcassonne.TilesError) as caught:
                TileSet.parse(text)
            self.assertGreater(caught.exception.line, 0)
            self.assertIn(f"line {caught.exception.line}: ", str(caught.exception))
        with self.assertRaises(TypeError):
            TileSet.parse(None)

    def test_adding_and_counting(self):
        tiles = TileSet()
        self.assertEqual((len(tiles), tiles.total), (0, 0))
        tiles.add(TileSet.builtin("base"), copies=2)
        self.assertEqual(tiles.total, 144)
        tiles.set_count("base/D", 0)
        self.assertEqual(tiles["base/D"].copies, 0)
        with self.assertRaises(carcassonne.BadNameError):
            tiles.add(tiles)
        for copies in (0, -1, 2**40):
            with self.assertRaises(carcassonne.RangeError):
                tiles.add(TileSet.builtin("inns"), copies)
        with self.assertRaises(carcassonne.RangeError):
            tiles.set_count(0, 10001)
        with self.assertRaises(TypeError):
            tiles.add("base")
        other = TileSet.parse(GATE.replace(" pennant", ""))
        mine = TileSet.parse(GATE)
        with self.assertRaises(carcassonne.BadNameError):
            mine.add(other)
        self.assertEqual(mine, TileSet.parse(GATE))

    def test_copies_and_pickles(self):
        tiles = TileSet.parse(GATE)
        tiles.add(TileSet.builtin("inns"), 3)
        tiles.set_count("mine/gate", 7)
        for made in (copy.copy(tiles), copy.deepcopy(tiles), pickle.loads(pickle.dumps(tiles)),
                     pickle.loads(pickle.dumps(copy.copy(tiles)))):
            self.assertEqual(made, tiles)
            made.set_count(0, 1)
            self.assertNotEqual(made, tiles)
        wheel = TileSet.builtin("wheel")
        self.assertEqual(copy.copy(wheel).pieces, wheel.pieces)
        self.assertEqual(repr(tiles), f"<carcassonne.TileSet mine, inns: {len(tiles)} tiles, "
                         f"{tiles.total} to lay>")
        self.assertNotEqual(tiles, "mine")
        with self.assertRaises(TypeError):
            hash(tiles)

    def test_a_game_s_tiles_do_not_change(self):
        game = Game(tiles=TileSet.parse(GATE))
        tiles = game.tileset
        self.assertEqual(tiles["mine/gate"].copies, 2)
        for change in (lambda: tiles.set_count(0, 5), lambda: tiles.add(TileSet.builtin("base")),
                       lambda: pickle.dumps(tiles), lambda: pickle.dumps(copy.copy(tiles))):
            with self.assertRaises(carcassonne.StateError):
                change()
        mine = copy.copy(tiles)
        mine.set_count(0, 5)
        tiles.close()
        self.assertFalse(tiles.closed)
        self.assertEqual(tiles["mine/gate"].copies, 2)
        game.close()
        self.assertTrue(tiles.closed)
        self.assertEqual(mine[0].copies, 5)
        with self.assertRaises(carcassonne.ClosedError):
            len(tiles)

    def test_a_game_with_tiles_of_one_s_own(self):
        mine = TileSet.parse(GATE)
        game = play(Game(tiles=[mine, ("inns", 2)], seed=4))
        again = pickle.loads(pickle.dumps(game))
        self.assertEqual((again.record(), again.scores), (game.record(), game.scores))
        self.assertEqual(again.tileset, game.tileset)
        with self.assertRaisesRegex(carcassonne.RecordError, "no tile set 'mine'"):
            Game.from_record(game.record())
        self.assertEqual(Game.from_record(game.record(), mine).scores, game.scores)


if __name__ == "__main__":
    unittest.main()
