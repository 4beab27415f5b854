"""Actions, events and lists of them: values that do not change."""

import copy
import pickle
import unittest

from support import carcassonne, play, play_some
from carcassonne import Action, ActionKind, Actions, Event, EventKind, Figure, Game


class Values(unittest.TestCase):
    def test_fields(self):
        action = Action(ActionKind.FIGURE, figure=Figure.BIG, segment=3, x=-5, y=7, turns=2,
                        tile=65535, value=9)
        self.assertEqual((action.kind, action.figure, action.segment, action.x, action.y,
                          action.turns, action.tile, action.value),
                         (ActionKind.FIGURE, Figure.BIG, 3, -5, 7, 2, 65535, 9))
        self.assertIsInstance(action.kind, ActionKind)
        self.assertEqual(action.replace(x=1), Action(4, figure=2, segment=3, x=1, y=7, turns=2,
                                                     tile=65535, value=9))
        self.assertEqual(repr(Action(ActionKind.PLACE, x=1, y=-2)),
                         "Action(kind=ActionKind.PLACE, x=1, y=-2)")
        names = {**vars(carcassonne)}
        self.assertEqual(eval(repr(action), names), action)

    def test_values_do_not_change(self):
        action, event = Action(ActionKind.PASS), Game().events()[0]
        for value in (action, event):
            for name in ("kind", "x", "_raw", "anything"):
                with self.assertRaises(AttributeError):
                    setattr(value, name, 1)
                with self.assertRaises(AttributeError):
                    delattr(value, name)

    def test_values_are_compared_by_what_they_say(self):
        self.assertEqual(Action(ActionKind.PLACE, x=1), Action(ActionKind.PLACE, x=1))
        self.assertNotEqual(Action(ActionKind.PLACE, x=1), Action(ActionKind.PLACE, x=2))
        self.assertNotEqual(Action(ActionKind.PLACE), "place")
        self.assertEqual(len({Action(ActionKind.PASS), Action(ActionKind.PASS)}), 1)
        self.assertEqual(len(bytes(Action(ActionKind.PASS))), 16)

    def test_copies_and_pickles(self):
        game = play_some(Game(seed=1), 9)
        for value in (game.actions()[0], game.actions(), game.events()[-1]):
            self.assertEqual(pickle.loads(pickle.dumps(value)), value)
            self.assertEqual(copy.deepcopy(value), value)
            self.assertEqual(hash(copy.copy(value)), hash(value))

    def test_what_does_not_fit_is_refused(self):
        for wrong in ({"x": 40000}, {"turns": -1}, {"tile": 2**16}, {"figure": 256}):
            with self.assertRaises(carcassonne.RangeError):
                Action(ActionKind.PLACE, **wrong)
        for wrong in ({"x": 1.5}, {"x": "1"}, {"turns": None}):
            with self.assertRaises(TypeError):
                Action(ActionKind.PLACE, **wrong)
        with self.assertRaises(TypeError):
            Action()

    def test_events_say_what_they_mean(self):
        game = play(Game(seed=1, expansions=["traders", "mage", "gold"]))
        seen = set()
        for event in game.events():
            seen.add(event.kind)
            self.assertIsInstance(event, Event)
            self.assertTrue(game.event_text(event))
            if event.kind in (EventKind.COMPLETED, EventKind.FINAL):
                self.assertIsInstance(event.what, carcassonne.Kind)
            elif event.kind == EventKind.TOKEN:
                self.assertIsInstance(event.what, carcassonne.Token)
            elif event.kind in (EventKind.PIECE, EventKind.GONE):
                self.assertIsInstance(event.what, carcassonne.PieceKind)
            else:
                self.assertIsNone(event.what)
            self.assertEqual(event.category is not None, event.kind == EventKind.AWARD)
        self.assertLessEqual({EventKind.TOKEN, EventKind.AWARD, EventKind.PIECE}, seen)

    def test_the_repr_of_an_event_tells_every_field_that_says_something(self):
        event = Event._of(Event._layout.pack(10, 1, 2, 0, 4, 0, 3, 5, -6, 7, 8, 0, 9, 10, 11, 0,
                                             b"BASE-26"))
        self.assertEqual(repr(event), "Event(kind=EventKind.AWARD, player=1, figure=Figure.BIG, "
                         "category=Category.ROAD, item=Item.CITIES, turns=3, segment=5, x=-6, y=7, "
                         "tile=8, count=9, points=10, ply=11, rule='BASE-26')")


class Lists(unittest.TestCase):
    def setUp(self):
        game = Game(seed=1)
        game.advance()
        self.actions = game.actions()

    def test_a_list_of_actions_is_a_sequence(self):
        actions = self.actions
        self.assertGreater(len(actions), 2)
        self.assertEqual(list(actions), [actions[i] for i in range(len(actions))])
        self.assertEqual(actions[-1], list(actions)[-1])
        self.assertEqual(list(actions[::-1]), list(actions)[::-1])
        self.assertEqual(list(reversed(actions)), list(actions)[::-1])
        self.assertIsInstance(actions[:2], Actions)
        self.assertEqual(actions.index(actions[1]), 1)
        self.assertEqual(actions.count(actions[0]), 1)
        self.assertIn(actions[2], actions)
        self.assertNotIn(Action(ActionKind.PASS), actions)
        self.assertNotIn("pass", actions)
        self.assertEqual(Actions(list(actions)), actions)
        self.assertEqual(len(bytes(actions)), 16 * len(actions))
        self.assertTrue(repr(actions).startswith("Actions([Action(kind=ActionKind.PLACE"))

    def test_numbers_that_are_not_there(self):
        for index in (len(self.actions), -len(self.actions) - 1, 2**80, -2**80):
            with self.assertRaises(IndexError):
                self.actions[index]
        for index in ("0", 1.0, None):
            with self.assertRaises(TypeError):
                self.actions[index]
        with self.assertRaises(TypeError):
            Actions(["pass"])

    def test_the_fields_for_numpy(self):
        sizes = [int(kind[1]) for _, kind in Actions.DTYPE]
        self.assertEqual(sum(sizes), 16)
        self.assertEqual([name for name, _ in Actions.DTYPE],
                         [name for name, _ in carcassonne._c.carc_action._fields_])


if __name__ == "__main__":
    unittest.main()
