#!/usr/bin/env python3
"""A greedy bot against one that plays at random: it tries everything it could do, and takes what
leaves it best off, compared with the other."""

import random

from carcassonne import Clone, Game


def worth(game: Game, player: int) -> int:
    """Points on the track count double, what the regions on the board would bring once."""
    regions = sum(region.value for region in game.board.regions() if player in region.owners)
    return 2 * game.points(player) + regions


def greedy(game: Game, scratch: Game, player: int):
    def value(action) -> int:
        scratch.copy_from(game)  # one memcpy
        scratch.apply(action)
        return worth(scratch, player) - worth(scratch, 1 - player)

    return max(game.actions(), key=value)


with Game(seed=1, players=["greedy", "random"]) as game:
    dice, scratch = random.Random(1), game.clone(Clone.SEARCH)
    for player in game:
        game.apply(greedy(game, scratch, player) if player == 0 else dice.choice(game.actions()))
    for name, points in zip(game.players, game.scores):
        print(name, points)
