"""Copies, pickles, threads, and what becomes of memory."""

import concurrent.futures
import copy
import gc
import multiprocessing
import pickle
import threading
import unittest
import weakref

from support import carcassonne, names, play, play_some
from carcassonne import Clone, Game


def scores_of(game):
    return play(game).scores


class Copies(unittest.TestCase):
    def test_clones_go_their_own_way(self):
        game = play_some(Game(seed=3), 20)
        hash_then = game.position_hash()
        for made in (game.clone(), game.clone(Clone.SEARCH), copy.copy(game),
                     copy.deepcopy({"game": game})["game"]):
            self.assertTrue(made.same_position(game))
            self.assertEqual(made.players, game.players)
            play(made)
            self.assertEqual(game.position_hash(), hash_then)
        self.assertEqual(copy.copy(game).record(), game.record())

    def test_copying_into_a_game(self):
        game = play_some(Game(seed=3), 20)
        search, full = game.clone(Clone.SEARCH), game.clone()
        play(search)
        search.copy_from(game)
        self.assertTrue(search.same_position(game))
        full.copy_from(search)  # from one without history: it loses its own
        self.assertFalse(full.remembers)
        self.assertGreater(game.state_bytes, 1000)
        with self.assertRaises(carcassonne.DifferentGamesError):
            game.copy_from(Game(seed=3))
        with self.assertRaises(TypeError):
            game.copy_from("game")

    def test_pickles(self):
        for expansions in ([], names()):
            game = play_some(Game(seed=3, expansions=expansions, players=["Zoë", "B", "C"]), 70)
            for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
                made = pickle.loads(pickle.dumps(game, protocol))
                self.assertEqual(made.record(), game.record())
                self.assertEqual(made.position_hash(), game.position_hash())
            self.assertEqual(scores_of(made), scores_of(game))

    def test_a_reshuffled_game_keeps_its_future_in_a_pickle(self):
        game = play_some(Game(seed=3), 20)
        game.reshuffle(0, 12345)
        self.assertEqual(scores_of(pickle.loads(pickle.dumps(game))), scores_of(game))

    def test_a_search_clone_has_no_pickle(self):
        with self.assertRaises(carcassonne.StateError):
            pickle.dumps(Game().clone(Clone.SEARCH))

    def test_errors_can_be_pickled(self):
        error = pickle.loads(pickle.dumps(carcassonne.IllegalActionError("no", "BASE-8", 3)))
        self.assertEqual((str(error), error.rule, error.line), ("line 3: no (BASE-8)", "BASE-8", 3))


class Threads(unittest.TestCase):
    def test_a_game_for_each_thread(self):
        games = [Game(seed=seed, expansions=["inns"]) for seed in range(16)]
        expected = [scores_of(copy.copy(game)) for game in games]
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            self.assertEqual(list(pool.map(scores_of, games)), expected)

    def test_many_threads_ask_one_game(self):
        game = play_some(Game(seed=5), 60)
        expected = (list(game.actions()), game.board.regions(), str(game.board), game.format(
            game.actions()[0]), repr(game))
        wrong = []

        def ask():
            for _ in range(30):
                if expected != (list(game.actions()), game.board.regions(), str(game.board),
                                game.format(game.actions()[0]), repr(game)):
                    wrong.append(1)

        threads = [threading.Thread(target=ask) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])

    def test_many_threads_change_one_game(self):
        """What comes of it nobody knows, but nothing breaks."""
        game = Game(seed=5)

        def change():
            try:
                play(game)
            except (carcassonne.IllegalActionError, IndexError):
                pass

        threads = [threading.Thread(target=change) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(Game.from_record(game.record()).position_hash(), game.position_hash())

    def test_games_go_to_other_processes(self):
        context = multiprocessing.get_context("spawn")
        game = play_some(Game(seed=5), 30)
        with concurrent.futures.ProcessPoolExecutor(1, mp_context=context) as pool:
            self.assertEqual(pool.submit(scores_of, game).result(), scores_of(copy.copy(game)))


class Memory(unittest.TestCase):
    def test_no_cycles(self):
        """With the collector off, everything goes when the last reference goes."""
        gc.collect()
        gc.disable()
        try:
            game = play(Game(seed=1))
            board, tiles, iterator = game.board, game.tileset, iter(game)
            str(board), tiles[0], list(iterator), game.events(), game.record()
            gone = weakref.ref(game)
            del game, iterator
            self.assertIsNotNone(gone())  # the views keep it
            del board, tiles
            self.assertIsNone(gone())
            reader = carcassonne.Reader("carcassonne-record 1\nrules plus\nplayers A B\n---\n")
            gone, game = weakref.ref(reader), reader.game
            del reader
            self.assertEqual(game.players, ("A", "B"))
            del game
            self.assertIsNone(gone())
            environment = __import__("carcassonne.env").env.Environment(seed=1)
            environment.reset()
            gone = weakref.ref(environment.game)
            del environment
            self.assertIsNone(gone())
        finally:
            gc.enable()

    def test_closing(self):
        with Game() as game:
            self.assertFalse(game.closed)
        self.assertTrue(game.closed)
        game.close()
        with self.assertRaisesRegex(carcassonne.ClosedError, "the game is closed"):
            with game:
                pass

    def test_an_exception_in_a_constructor_leaves_nothing_behind(self):
        for make in (lambda: Game(rules="chess"), lambda: carcassonne.TileSet.parse("x"),
                     lambda: carcassonne.Reader("x"), lambda: carcassonne.Config(rules="chess")):
            with self.assertRaises(carcassonne.CarcassonneError):
                make()

    def test_many_games_need_no_more_memory_than_one(self):
        import resource
        game = Game(seed=1)
        for _ in range(200):
            play(game.clone())
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        for _ in range(2000):
            clone = game.clone()
            clone.events()
            clone.board.regions()
            del clone
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        self.assertLess(grown, 4096)  # KiB; each clone has some 30


if __name__ == "__main__":
    unittest.main()
