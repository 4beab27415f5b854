"""A game: deciding, history, standing, hidden information, comparing."""

import unittest

from support import carcassonne, play, play_some
from carcassonne import (CHANCE, NOBODY, Action, ActionKind, Category, Clone, Decision, EventKind,
                         Figure, Game, Token)


class Deciding(unittest.TestCase):
    def setUp(self):
        self.game = Game(players=["Anna", "Ben"])

    def test_a_turn_by_hand(self):
        game = self.game
        self.assertEqual((game.actor, game.decision, game.turn), (CHANCE, Decision.DRAW, 0))
        self.assertIsNone(game.hand)
        game.apply("draw base-plus2014/U")
        self.assertEqual((game.actor, game.decision), (0, Decision.PLACE))
        self.assertEqual(game.tileset[game.hand].name, "base-plus2014/U")
        self.assertEqual([game.format(action) for action in game.actions()],
                         ["place 1 0 0", "place 0 1 0", "place -1 0 0"])
        self.assertEqual(game.action_count, 3)
        action = game.parse("place 1 0 0")
        self.assertEqual(action, Action(ActionKind.PLACE, x=1))
        self.assertTrue(game.is_legal(action))
        game.apply(action)
        game.apply("figure meeple road E")
        self.assertEqual((game.actor, game.turn), (CHANCE, 1))
        self.assertEqual(game.supply(0, Figure.MEEPLE), 6)
        self.assertEqual(game.ply, 3)

    def test_what_looks_the_same_counts_as_the_listed_one(self):
        self.game.apply("draw base-plus2014/U")
        self.game.apply("place 1 0 2")
        self.assertEqual(self.game.format(self.game.history()[1]), "place 1 0 0")

    def test_an_illegal_action_says_which_rule_and_changes_nothing(self):
        self.game.apply("draw base-plus2014/U")
        before = self.game.position_hash()
        for refuse in (self.game.apply, self.game.check):
            for action in ("place 1 0 1", Action(ActionKind.PLACE, x=1, turns=1)):
                with self.assertRaises(carcassonne.IllegalActionError) as caught:
                    refuse(action)
                error = caught.exception
                self.assertEqual(error.rule, "BASE-8")
                self.assertEqual(error.status, carcassonne.Status.ERR_ILLEGAL)
                self.assertEqual(
                    str(error), "the sides of the tile do not continue there (BASE-8)")
        self.assertFalse(self.game.is_legal("place 1 0 1"))
        self.assertEqual(self.game.position_hash(), before)

    def test_advance_and_iteration(self):
        self.assertEqual(self.game.advance(), 0)
        self.assertEqual(next(iter(self.game)), 0)
        self.assertEqual(self.game.ply, 1)
        for player in self.game:
            self.assertEqual(player, self.game.actor)
            self.game.apply(self.game.actions()[0])
        self.assertEqual(self.game.advance(), NOBODY)
        self.assertEqual(self.game.turn, NOBODY)
        self.assertEqual(list(self.game), [])

    def test_outcomes_have_weights(self):
        outcomes = self.game.outcomes()
        self.assertEqual(sum(weight for _, weight in outcomes), self.game.tiles_left)
        self.game.advance()
        self.assertEqual(self.game.outcomes(), [])


class History(unittest.TestCase):
    def test_history_and_undo(self):
        game = play_some(Game(seed=5), 20)
        ply, hash_then, past = game.ply, game.position_hash(), game.history()
        self.assertEqual(len(past), ply)
        play(game)
        self.assertEqual(game.history()[:ply], past)
        game.undo(ply)
        self.assertEqual((game.ply, game.position_hash()), (ply, hash_then))

    def test_a_search_clone_has_none(self):
        game = play_some(Game(seed=5), 20)
        clone = game.clone(Clone.SEARCH)
        self.assertEqual((game.remembers, clone.remembers), (True, False))
        for asked in (clone.history, clone.events, clone.record, lambda: clone.undo(0)):
            with self.assertRaises(carcassonne.StateError):
                asked()

    def test_events_since_a_point(self):
        game = play_some(Game(seed=5, players=["Anna", "Ben"]), 20)
        everything, ply = game.events(), game.ply
        self.assertEqual(everything[0].kind, EventKind.START)
        self.assertEqual(everything[0].player, None)
        play_some(game, 10, seed=2)
        self.assertEqual(game.events(), everything + game.events(ply))
        self.assertTrue(all(event.ply > ply for event in game.events(ply)))
        self.assertEqual(game.events(game.ply), [])

    def test_events_in_words(self):
        game = play(Game(seed=5, players=["Anna", "Ben"]))
        awards = [event for event in game.events() if event.kind == EventKind.AWARD]
        self.assertIsInstance(awards[0].category, Category)
        self.assertIn(f"scores {awards[0].points} point", game.event_text(awards[0]))
        self.assertIn(game.players[awards[0].player], game.event_text(awards[0]))
        self.assertIn(awards[0].rule, game.event_text(awards[0]))


class Standing(unittest.TestCase):
    def test_everything_about_players(self):
        game = Game(rules="big-box", expansions=["inns", "king"], players=["Anna", "Ben", "C"],
                    first=2)
        self.assertEqual(game.players, ("Anna", "Ben", "C"))
        self.assertEqual(game.turn, 2)
        self.assertEqual(game.supply(0, Figure.BIG), 1)
        self.assertEqual(game.supply(0, Figure.HUT), 0)
        self.assertEqual(game.tokens(0, Token.KING), 0)
        self.assertEqual(game.scoring_figures, 1)
        self.assertEqual(game.winners, ())
        play(game, seed=4)
        self.assertEqual(game.scores, tuple(map(game.points, range(3))))
        self.assertEqual(game.track(0), game.points(0))
        score = game.score(0)
        self.assertEqual(score.points, sum(score.by_category.values()))
        self.assertEqual(score.points, score.laps * 50 + score.space)
        self.assertTrue(any(game.tokens(i, token) for i in range(3) for token in Token))

    def test_options(self):
        game = Game(rules="classic", options={"farmers": "off"})
        self.assertEqual(game.option("farms"), "once-per-city")
        self.assertEqual(game.options["farmers"], "off")
        self.assertEqual(set(game.options), {one.name for one in carcassonne.options()})
        with self.assertRaises(KeyError):
            game.option("nothing")

    def test_hidden_information(self):
        game = play_some(Game(seed=2), 31)
        knowledge = game.knowledge(0)
        self.assertEqual(knowledge.tiles_to_come, game.tiles_left)
        self.assertEqual(sum(game.remaining().values()), knowledge.tiles_unseen)
        self.assertFalse(knowledge.next_tile_known)

    def test_reshuffling(self):
        game = play_some(Game(seed=2), 30)
        futures = set()
        for seed in range(8):
            other = game.clone()
            other.reshuffle(0, seed)
            self.assertTrue(other.same_position(game))
            futures.add(play(other).history())
        self.assertGreater(len(futures), 1)

    def test_comparing(self):
        game, other = Game(seed=1), Game(seed=1)
        clone = game.clone()
        self.assertTrue(clone.same_position(game))
        self.assertFalse(other.same_position(game))  # of another origin
        self.assertEqual(other.position_hash(), game.position_hash())
        self.assertNotEqual(game, clone)
        clone.advance()
        self.assertFalse(clone.same_position(game))

    def test_repr(self):
        game = Game(players=["Anna", "Ben"], seed=1)
        self.assertEqual(repr(game),
                         "<carcassonne.Game Anna 0, Ben 0: draw by chance, 72 tiles left>")
        game.advance()
        self.assertIn("place by Anna", repr(game))
        self.assertRegex(repr(play(game)), r"Anna \d+, Ben \d+: over>")


if __name__ == "__main__":
    unittest.main()
