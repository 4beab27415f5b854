"""Complete games, with every expansion alone, every two, all, and many mixtures, played here and by
the C program."""

import itertools
import random
import unittest

from support import Dice, carcassonne, names, play, playable, program
from carcassonne import Game

PRESETS = [preset.name for preset in carcassonne.presets()]


def mixes():
    """(preset, expansions): none, each, each two, all, and random subsets, in every edition."""
    dice = random.Random(1)
    for rules in PRESETS:
        known = names(rules)
        yield rules, ()
        for size in (1, 2):
            yield from ((rules, mix) for mix in itertools.combinations(known, size))
        yield rules, tuple(known)
        for _ in range(40 if len(known) > 2 else 0):
            yield rules, tuple(name for name in known if dice.random() < 0.5)


class Play(unittest.TestCase):
    def test_every_mixture_comes_to_an_end(self):
        played = 0
        for seed, (rules, expansions) in enumerate(mixes()):
            if not playable(rules, expansions):
                continue
            with self.subTest(rules=rules, expansions=expansions, seed=seed):
                players = ["Anna", "Ben", "Clara", "Dora"][:2 + seed % 3]
                with Game(rules=rules, expansions=expansions, seed=seed, players=players) as game:
                    play(game, seed)
                    self.check_end(game)
                played += 1
        self.assertGreater(played, 300)

    def check_end(self, game):
        self.assertTrue(game.over)
        self.assertEqual(game.actor, carcassonne.NOBODY)
        self.assertEqual(game.decision, carcassonne.Decision.NONE)
        self.assertEqual(len(game.actions()), 0)
        best = max(game.scores)
        self.assertEqual(game.winners,
                         tuple(i for i, points in enumerate(game.scores) if points == best))
        for player, points in enumerate(game.scores):
            score = game.score(player)
            self.assertEqual(score.points, points)
            self.assertEqual(sum(score.by_category.values()), points)
            self.assertEqual(score.laps * 50 + score.space if game.scoring_figures == 1
                             else points, points)
        awards = [0] * len(game.players)
        for event in game.events():
            if event.kind == carcassonne.EventKind.AWARD:
                awards[event.player] += event.points
        self.assertEqual(tuple(awards), game.scores)

    def test_the_same_games_as_the_c_program(self):
        """The same seed and the same dice give the same record and the same points."""
        if program("--help") is None:
            self.skipTest("the program was not built")
        compared = 0
        for seed, (rules, expansions) in enumerate(itertools.islice(mixes(), 0, None, 7)):
            if not playable(rules, expansions):
                continue
            arguments = ["--seed", str(seed), "--rules", rules, "--players", "Anna,Ben,Clara"]
            if expansions:
                arguments += ["--with", ",".join(expansions)]
            with self.subTest(rules=rules, expansions=expansions, seed=seed):
                game = Game(rules=rules, expansions=expansions, seed=seed,
                            players=["Anna", "Ben", "Clara"])
                play(game, seed)
                text = program("random", *arguments)
                self.assertEqual(game.record(), text)
                replayed = program("replay", "-", stdin=text)
                for name, points in zip(game.players, game.scores):
                    self.assertRegex(replayed, rf"\b{name}\b.*\b{points}\b")
                compared += 1
        self.assertGreater(compared, 40)

    def test_chance_can_be_played_from_outside(self):
        game = Game(expansions=["flying"] if "flying" in names() else [], seed=3)
        dice = Dice(3)
        while not game.over:
            outcomes = game.outcomes()
            self.assertEqual(bool(outcomes), game.actor == carcassonne.CHANCE)
            if outcomes:
                self.assertEqual([action for action, _ in outcomes], list(game.actions()))
                self.assertTrue(all(weight > 0 for _, weight in outcomes))
            game.apply(dice.pick(game.actions()))
        again = Game.from_record(game.record())
        self.assertEqual(again.scores, game.scores)

    def test_larger_lists_than_usual(self):
        """More actions than the buffer holds come in a second call."""
        from carcassonne import game as module
        game = play_until(Game(seed=1), 20)
        actions = game.actions()
        room, module._ROOM = module._ROOM, 3
        try:
            self.assertEqual(game.actions(), actions)
        finally:
            module._ROOM = room


def play_until(game, count):
    """Plays until there are that many actions."""
    for _ in game:
        actions = game.actions()
        if len(actions) >= count:
            return game
        game.apply(actions[-1])
    raise AssertionError("never so many")


if __name__ == "__main__":
    unittest.main()
