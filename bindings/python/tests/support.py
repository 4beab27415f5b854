"""What the tests share."""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
BINDING = HERE.parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(BINDING))

import carcassonne  # noqa: E402

MASK = 2**64 - 1


class Dice:
    """The generator of the program's random players (splitmix64), so that a game played here is
    the game `carcassonne random` plays."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = self.state + 0x9E3779B97F4A7C15 & MASK
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
        return z ^ z >> 31

    def pick(self, sequence):
        if len(sequence) == 1:
            return sequence[0]
        return sequence[(self.next() >> 32) * len(sequence) >> 32]


def play(game, seed=1):
    """Plays a game to its end at random."""
    dice = Dice(seed)
    for _ in game:
        game.apply(dice.pick(game.actions()))
    return game


def play_some(game, decisions, seed=1):
    """Plays some decisions of players at random."""
    dice = Dice(seed)
    for done, _ in enumerate(game):
        if done == decisions:
            break
        game.apply(dice.pick(game.actions()))
    return game


def program(*arguments, stdin=None):
    """What the C program prints; None where it was not built."""
    path = os.environ.get("CARCASSONNE_PROGRAM") or ROOT / "build" / "bin" / "carcassonne"
    if not Path(path).exists():
        return None
    return subprocess.run([str(path), *arguments], input=stdin, check=True, text=True,
                          encoding="utf-8", capture_output=True).stdout


def names(game="plus"):
    """The expansions that can be played with a preset."""
    return [one.name for one in carcassonne.expansions() if playable(game, [one.name])]


def playable(rules, expansions):
    try:
        carcassonne.Game(rules=rules, expansions=expansions).close()
    except carcassonne.CarcassonneError:
        return False
    return True
