#!/usr/bin/env python3
"""One turn by hand: what is allowed, what is refused and why, and the board in the end."""

import carcassonne

game = carcassonne.Game(players=["Anna", "Ben"])
game.apply("draw base-plus2014/U")  # we are chance, and choose a straight road
print(*map(game.format, game.actions()), sep="; ")
try:
    game.apply("place 1 0 1")  # turned once, it does not go on with the road
except carcassonne.IllegalActionError as error:
    print("refused:", error)
game.apply("place 1 0 0")
game.apply("figure meeple road E")
print(game.board)
for event in game.events():
    print(game.event_text(event))
