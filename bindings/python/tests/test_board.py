"""The board: tiles, segments, regions, figures, pieces, free places, pictures."""

import unittest

from support import carcassonne, play, play_some, playable
from carcassonne import Figure, Game, Kind, PieceKind


class Tiles(unittest.TestCase):
    def test_a_board_is_a_collection_of_placed_tiles(self):
        game = play_some(Game(seed=3), 30)
        board = game.board
        self.assertEqual(len(board), len(list(board)))
        for i, placed in enumerate(board):
            self.assertEqual(placed.index, i)
            self.assertEqual(board[placed.x, placed.y], placed)
            self.assertIn((placed.x, placed.y), board)
            self.assertEqual(len(placed.segments), len(board.tileset[placed.tile].segments))
        self.assertEqual(board[0, 0].index, 0)
        xs, ys = {p.x for p in board}, {p.y for p in board}
        self.assertEqual(board.bounds, (min(xs), min(ys), max(xs), max(ys)))
        self.assertEqual(board.bounds.min_x, min(xs))

    def test_cells_without_a_tile(self):
        board = Game().board
        self.assertIsNone(board.at(5, 5))
        self.assertIsNone(board.at(2**20, -2**20))
        self.assertNotIn((5, 5), board)
        self.assertNotIn("somewhere", board)
        with self.assertRaises(KeyError):
            board[5, 5]

    def test_a_board_changes_with_its_game(self):
        game = Game(seed=1)
        board = game.board
        self.assertEqual(len(board), 1)
        play_some(game, 2)
        self.assertEqual(len(board), 2)
        self.assertEqual(board, game.board)
        self.assertNotEqual(board, game.clone().board)
        self.assertEqual(repr(board), "<carcassonne.Board of 2 tiles>")


class Regions(unittest.TestCase):
    def setUp(self):
        self.game = play_some(Game(seed=7), 60)
        self.board = self.game.board

    def test_every_segment_is_in_one_region(self):
        seen = []
        for region in self.board.regions():
            ring = self.board.segments_of(region.id)
            self.assertEqual(len(ring), region.segments)
            self.assertEqual({self.board.region_of(segment) for segment in ring}, {region.id})
            self.assertEqual(self.board.region(ring[-1]), region)
            seen += ring
        self.assertEqual(sorted(seen), list(range(len(self.board.segments))))

    def test_segments_say_where_they_are(self):
        for segment in self.board.segments:
            placed = self.board.tile(segment.placed)
            self.assertEqual(placed.segments[segment.segment], segment.index)
            self.assertEqual(self.board.region(segment.region).kind, segment.kind)
            tile = self.board.tileset[placed.tile]
            turned = sorted((slot + 3 * placed.turns) % 12
                            for slot in tile.segments[segment.segment].slots)
            self.assertEqual(list(segment.slots), turned)

    def test_regions_of_a_kind(self):
        cities = self.board.regions(Kind.CITY)
        self.assertTrue(cities)
        self.assertEqual(cities, [one for one in self.board.regions() if one.kind is Kind.CITY])

    def test_owners_are_players(self):
        owned = [region for region in self.board.regions() if region.owners]
        self.assertTrue(owned)
        self.assertTrue(all(region.figures and set(region.owners) <= {0, 1} for region in owned))

    def test_river_systems(self):
        with self.assertRaisesRegex(carcassonne.RangeError, "neither river nor lake"):
            self.board.system(0)
        if not playable("hunters", []):
            self.skipTest("Hunters & Gatherers cannot be played")
        board = play(Game(rules="hunters", seed=1)).board
        rivers = board.regions(Kind.RIVER)
        self.assertTrue(rivers)
        for river in rivers:
            system = board.system(river.id)
            self.assertGreaterEqual(system.segments, river.segments)
            self.assertGreaterEqual(system.fish, 0)


class Pieces(unittest.TestCase):
    def test_figures(self):
        game = play_some(Game(seed=7), 40)
        figures = game.board.figures
        for player in (0, 1):
            own = [one for one in figures if one.player == player]
            self.assertEqual(len(own) + game.supply(player, Figure.MEEPLE), 7)
        for one in figures:
            self.assertIs(one.figure, Figure.MEEPLE)
            self.assertEqual(game.board.segment(one.segment).placed, one.placed)

    def test_pieces(self):
        game = play_some(Game(seed=1, expansions=["gold", "robbers"]), 90)
        pieces = game.board.pieces
        self.assertTrue(any(one.kind is PieceKind.INGOT and one.count for one in pieces))
        for one in pieces:
            self.assertEqual(one.placed is None, one.kind is PieceKind.ROBBER)

    def test_sectors(self):
        self.assertEqual(Game().board.sectors, [])
        if not playable("plus", ["wheel"]):
            self.skipTest("the wheel cannot be played")
        game = Game(expansions=["wheel"])
        self.assertEqual([sector.name for sector in game.board.sectors],
                         ["fortune", "taxes", "famine", "storm", "inquisition", "plague"])
        self.assertEqual(game.board.sectors, list(carcassonne.TileSet.builtin("wheel")
                                                  .pieces[0].sectors))

    def test_free_places(self):
        game = Game(seed=1)
        board = game.board
        self.assertEqual({(place.x, place.y) for place in board.places},
                         {(0, 1), (1, 0), (0, -1), (-1, 0)})
        north = next(place for place in board.places if place.y == -1)
        self.assertEqual(north.sides, (Kind.NONE, Kind.NONE, Kind.CITY, Kind.NONE))
        game.advance()
        for place in board.places:
            turns = board.fits(game.hand, place.x, place.y)
            listed = {action.turns for action in game.actions()
                      if (action.x, action.y) == (place.x, place.y)}
            self.assertLessEqual(listed, set(turns))
            self.assertEqual(bool(listed), bool(turns))
        self.assertEqual(board.fits("base-plus2014/U", 9, 9), ())


class Pictures(unittest.TestCase):
    def test_boards(self):
        game = play_some(Game(seed=1), 10)
        board = game.board
        self.assertEqual(str(board), board.draw())
        self.assertTrue(board.draw(ascii=True).isascii())
        self.assertFalse(board.draw().isascii())
        self.assertLess(len(board.draw(coordinates=False)), len(board.draw()))
        place = board.places[0]
        self.assertIn("17", board.draw(labels={(place.x, place.y): "17"}, coordinates=False))

    def test_a_large_board_is_drawn_whole(self):
        picture = play(Game(seed=1)).board.draw()
        self.assertGreater(len(picture), carcassonne._native.Scratch.TEXT)
        self.assertTrue(picture.endswith("\n"))

    def test_tiles(self):
        tiles = carcassonne.TileSet.builtin("base")
        self.assertNotEqual(tiles.draw("base/D"), tiles.draw("base/D", 1))
        self.assertTrue(tiles.draw(0, ascii=True).isascii())


if __name__ == "__main__":
    unittest.main()
