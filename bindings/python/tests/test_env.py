"""The environment for learning agents."""

import contextlib
import io
import random
import unittest

from support import carcassonne, names
from carcassonne import Config
from carcassonne.env import Discrete, Environment


def run(env, seed=1):
    """A whole game at random; what each agent was given in rewards, by `last`."""
    dice, given = random.Random(seed), {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        given[agent] = given.get(agent, 0) + reward
        if termination or truncation:
            env.step(None)
        else:
            env.step(dice.choice([i for i, bit in enumerate(observation["action_mask"]) if bit]))
    return given


class Environments(unittest.TestCase):
    def test_rewards_add_up_to_the_points(self):
        for expansions in ([], ["inns"], ["messages", "robbers"], names()):
            env = Environment(expansions=expansions, players=["A", "B", "C"])
            env.reset(seed=5)
            given = run(env)
            self.assertEqual([given[name] for name in env.possible_agents], list(env.game.scores))
            self.assertEqual((env.agents, env.num_agents, env.max_num_agents), ([], 0, 3))

    def test_winning(self):
        outcomes = set()
        for seed in range(30):
            env = Environment(reward="win", players=["A", "B"])
            env.reset(seed=seed)
            given = run(env, seed)
            winners = env.game.winners
            for i, agent in enumerate("AB"):
                self.assertEqual(given[agent], 0 if len(winners) == 2 else 1 if i in winners else -1)
            outcomes.add(winners)
        self.assertLessEqual({(0,), (1,)}, outcomes)

    def test_what_an_agent_sees(self):
        env = Environment(players=["A", "B"], expansions=["traders"])
        env.reset(seed=3)
        agent = env.agent_selection
        self.assertEqual(agent, "A")
        seen = env.observe(agent)
        legal = env.infos[agent]["actions"]
        self.assertEqual(len(seen["action_mask"]), env.max_actions)
        self.assertEqual(sum(seen["action_mask"]), len(legal))
        self.assertEqual(env.game.actions(), legal)
        self.assertEqual(sum(env.observe("B")["action_mask"]), 0)
        observation = seen["observation"]
        self.assertEqual((observation.player, observation.turn, observation.actor), (0, 0, 0))
        self.assertEqual(env.observe("B")["observation"].player, 1)
        self.assertEqual(observation.hand, env.game.hand)
        self.assertEqual(len(observation.tiles), 1)
        self.assertEqual(observation.supply[0][:2], (7, 0))
        self.assertEqual(len(observation.tokens[1]), len(carcassonne.Token))
        self.assertEqual(sum(observation.remaining.values()), env.game.knowledge(0).tiles_unseen)

    def test_a_seed_gives_a_game(self):
        env = Environment(players=["A", "B"])
        env.reset(seed=11)
        run(env)
        first = env.game.record()
        self.assertIn("seed 11\n", first)
        env.reset()
        run(env)
        second = env.game.record()
        self.assertNotEqual(first, second)
        env.reset(seed=11)
        run(env)
        self.assertEqual(env.game.record(), first)
        env.reset()
        run(env)
        self.assertEqual(env.game.record(), second)
        env.reset(seed=2, options={"expansions": ["inns"]})
        self.assertIn("with inns\n", env.game.record())

    def test_steps_take_actions_too(self):
        env = Environment(Config(seed=1))
        env.reset()
        env.step(env.infos[env.agent_selection]["actions"][0])
        self.assertEqual(len(env.game.board), 2)

    def test_mistakes(self):
        env = Environment(seed=1)
        for early in (lambda: env.step(0), lambda: env.last(), lambda: next(env.agent_iter()),
                      lambda: env.observe("Red"), env.render):
            with self.assertRaises(carcassonne.StateError):
                early()
        env.reset()
        for wrong, error in ((-1, carcassonne.RangeError), (10**6, carcassonne.RangeError),
                             (None, TypeError), ("0", TypeError), (1.5, TypeError),
                             (carcassonne.Action(0), carcassonne.IllegalActionError)):
            ply = env.game.ply
            with self.assertRaises(error):
                env.step(wrong)
            self.assertEqual(env.game.ply, ply)
        run(env)
        with self.assertRaises(carcassonne.StateError):
            env.step(None)
        for wrong in ({"render_mode": "window"}, {"reward": "glory"}, {"rules": "chess"}):
            with self.assertRaises(ValueError):
                Environment(**wrong)
        small = Environment(max_actions=1)
        with self.assertRaises(carcassonne.LimitError):
            small.reset(seed=1)
            run(small)

    def test_the_last_step_is_none(self):
        env = Environment(seed=1)
        env.reset()
        while not any(env.terminations.values()):
            env.step(0)
        self.assertEqual(env.agents, env.possible_agents)
        self.assertTrue(all(env.terminations.values()))
        with self.assertRaises(ValueError):
            env.step(0)
        env.step(None)
        self.assertEqual(env.agents, ["Blue"])

    def test_looking(self):
        with Environment(render_mode="ansi", seed=1) as env:
            env.reset()
            self.assertIn(str(env.game.board), env.render())
        human = Environment(render_mode="human", seed=1)
        human.reset()
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            human.step(0)
        self.assertIn(str(human.game.board), output.getvalue())
        self.assertEqual(repr(human), "<carcassonne.Environment Red, Blue>")
        self.assertIs(human.unwrapped, human)

    def test_a_limited_iteration(self):
        env = Environment(seed=1)
        env.reset()
        self.assertEqual(len([env.step(0) for _ in env.agent_iter(5)]), 5)


class Spaces(unittest.TestCase):
    def test_discrete(self):
        space = Discrete(5, seed=1)
        self.assertEqual({space.sample() for _ in range(100)}, set(range(5)))
        self.assertEqual({space.sample(b"\0\1\0\0\1") for _ in range(50)}, {1, 4})
        self.assertIn(4, space)
        self.assertNotIn(5, space)
        self.assertFalse(space.contains("1"))
        self.assertEqual(space, Discrete(5))
        self.assertEqual(repr(space), "Discrete(5)")
        space.seed(3)
        first = [space.sample() for _ in range(9)]
        space.seed(3)
        self.assertEqual([space.sample() for _ in range(9)], first)
        env = Environment()
        self.assertEqual(env.action_space("Red"), Discrete(env.max_actions))


if __name__ == "__main__":
    unittest.main()
