"""What can be played, and saying what to play."""

import copy
import dataclasses
import pickle
import unittest

from support import carcassonne, program
from carcassonne import Config, Expansion, Game, TileSet


class Rules(unittest.TestCase):
    def test_presets(self):
        presets = {preset.name: preset for preset in carcassonne.presets()}
        self.assertLessEqual({"plus", "big-box", "classic"}, set(presets))
        self.assertEqual(presets["plus"].tiles, "base-plus2014")
        self.assertEqual((presets["big-box"].min_players, presets["big-box"].max_players), (2, 6))

    def test_options(self):
        options = {option.name: option for option in carcassonne.options()}
        farms = options["farms"]
        self.assertEqual(list(farms.values), ["each-farm", "once-per-city", "city-pooled"])
        self.assertEqual(farms.defaults["classic"], "once-per-city")
        self.assertEqual(farms.rule, "BASE-35")
        self.assertTrue(all(option.form and option.sentence for option in options.values()))
        self.assertEqual(options["table"].values, {})

    def test_expansions(self):
        expansions = carcassonne.expansions()
        self.assertIn("inns", [one.name for one in expansions])
        for one in expansions:
            self.assertEqual(Expansion.find(one.name), one)
            self.assertTrue(one.title and one.sentence)
        with self.assertRaisesRegex(carcassonne.BadNameError, "there is no expansion 'castle'"):
            Expansion.find("castle")

    def test_the_program_lists_the_same(self):
        text = program("rules")
        if text is None:
            self.skipTest("the program was not built")
        for one in carcassonne.presets() + carcassonne.options() + carcassonne.expansions():
            self.assertIn(one.name, text)
            self.assertIn(one.sentence, text)


class Configs(unittest.TestCase):
    def test_what_is_said_is_played(self):
        config = Config(rules="big-box", expansions=["inns", Expansion.find("river")],
                        options={"farms": "once-per-city"}, players=["Anna", "Ben", "Zoë"],
                        first=2, seed=2**64 - 1)
        record = Game(config).record()
        self.assertEqual(record, "carcassonne-record 1\nrules big-box\noption farms=once-per-city\n"
                         "with inns river\nplayers Anna Ben Zoë\nfirst Zoë\n"
                         "seed 18446744073709551615\n---\n")

    def test_a_config_is_a_value(self):
        config = Config(expansions=["inns"], options={"farmers": "off"}, players=["A", "B"])
        self.assertEqual(config, Config(expansions=("inns",), options={"farmers": "off"},
                                        players=("A", "B")))
        self.assertNotEqual(config, Config())
        for other in (copy.copy(config), copy.deepcopy(config), pickle.loads(pickle.dumps(config))):
            self.assertEqual(other, config)
            self.assertEqual(Game(other).record(), Game(config).record())
        changed = dataclasses.replace(config, seed=9)
        self.assertEqual(changed.seed, 9)
        self.assertIn("seed 9", Game(changed).record())
        self.assertIn("seed 8", Game(config, seed=8).record())
        self.assertIn("expansions=('inns',)", repr(config))
        with self.assertRaises(dataclasses.FrozenInstanceError):
            config.seed = 1

    def test_the_bag(self):
        for tiles in ("base", TileSet.builtin("base"), ["base"], [("base", 1)]):
            self.assertEqual(Game(rules="big-box", tiles=tiles).tiles_left, 71)
        game = Game(tiles=[("base", 2), "inns"])
        self.assertEqual(game.tiles_left, 71 + 72 + 18)
        self.assertIn("tiles base x2\ntiles inns\n", game.record())

    def test_a_config_keeps_tiles_of_its_own(self):
        mine = TileSet.builtin("base")
        config = Config(tiles=mine)
        mine.set_count("base/A", 100)
        mine.close()
        self.assertEqual(Game(config).tiles_left, 71)

    def test_where_the_spring_lies(self):
        game = Game(expansions=["river", "wheel"], spring=(-1, 1, 2))
        self.assertIn("spring -1 1 2\n", game.record())

    def test_mistakes_have_sentences(self):
        for settings, error, sentence in (
                ({"rules": "chess"}, carcassonne.BadNameError, "there is no preset 'chess'"),
                ({"expansions": ["castle"]}, carcassonne.BadNameError, "no expansion 'castle'"),
                ({"options": {"farms": "none"}}, carcassonne.TextError, "the option is written"),
                ({"options": {"cows": "on"}}, carcassonne.BadNameError, "no option 'cows'"),
                ({"players": ["a b", "c"]}, carcassonne.BadNameError, "cannot be called 'a b'"),
                ({"players": ["a", "a"]}, carcassonne.BadNameError, "two players are called"),
                ({"players": list("abcdefghi")}, carcassonne.RangeError, "at most 8"),
                ({"players": ["a"]}, carcassonne.RangeError, "at least two"),
                ({"first": 8}, carcassonne.RangeError, ""),
                ({"first": 5}, carcassonne.RangeError, ""),
                ({"first": -1}, carcassonne.RangeError, "first: -1 does not lie between"),
                ({"seed": -1}, carcassonne.RangeError, "seed: -1 does not lie between"),
                ({"seed": 2**64}, carcassonne.RangeError, "seed"),
                ({"tiles": "castle"}, carcassonne.BadNameError, "there is no tile set 'castle'"),
                ({"tiles": [("base", 0)]}, carcassonne.RangeError, ""),
                ({"tiles": [("base", 10000)]}, carcassonne.LimitError, "10000"),
                ({"spring": (1, 2, 4)}, carcassonne.RangeError, "turns"),
                ({"spring": (40000, 2, 0)}, carcassonne.RangeError, "spring"),
                ({"rules": "pl\0us"}, carcassonne.TextError, "zero byte"),
                ({"rules": None}, TypeError, "rules: a str is needed, not NoneType"),
                ({"players": "Anna"}, TypeError, "players: a list is needed, not str"),
                ({"players": [1, 2]}, TypeError, "player: a str is needed, not int"),
                ({"expansions": 3}, TypeError, "expansions: a list is needed"),
                ({"options": ["farms"]}, TypeError, "options: a dict is needed"),
                ({"options": {"farms": 1}}, TypeError, "farms: a str is needed"),
                ({"tiles": [3]}, TypeError, "tiles: a TileSet or the name of one"),
                ({"seed": 1.5}, TypeError, "seed: a whole number is needed, not float"),
                ({"seed": "1"}, TypeError, "seed: a whole number is needed, not str"),
                ({"first": None}, TypeError, "first")):
            with self.subTest(settings=settings), self.assertRaisesRegex(error, sentence):
                Game(**settings)
        with self.assertRaises(TypeError):
            Game(colour="red")
        with self.assertRaisesRegex(TypeError, "a Config is needed, not str"):
            Game("plus")


if __name__ == "__main__":
    unittest.main()
