#!/usr/bin/env python3
"""How many complete random games a second, from Python, in one thread.

    python3 bindings/python/bench.py [SECONDS]
"""

import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import carcassonne  # noqa: E402


def play(game: carcassonne.Game, dice: random.Random) -> None:
    pick, advance, actions, apply = dice.random, game.advance, game.actions, game.apply
    while advance() >= 0:
        legal = actions()
        apply(legal[int(pick() * len(legal))])


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    start = carcassonne.Game(seed=1).clone(carcassonne.Clone.SEARCH)
    game, dice = start.clone(carcassonne.Clone.SEARCH), random.Random(1)
    games, actions, begin = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        game.copy_from(start)
        game.reshuffle(0, dice.getrandbits(64))
        play(game, dice)
        games, actions = games + 1, actions + game.ply
    print(f"python_games_per_second {games / spent:.1f}")
    print(f"python_actions_per_second {actions / spent:.0f}")


if __name__ == "__main__":
    main()
