"""The rules of the Carcassonne family.

    import carcassonne

    with carcassonne.Game(seed=1) as game:
        for player in game:                      # until the game is over
            game.apply(game.actions()[0])
        print(game.players, game.scores)

`Config` says what to play, `Game` plays it, `game.board` is what lies on the table, `TileSet` what
tiles are, `Event` what happened and why, `game.record()` and `Reader` are games as text, and
`carcassonne.env` has the game as an environment for learning agents. Everything that goes wrong
is a CarcassonneError with the sentence of the library.
"""

from . import _c, errors
from ._library import lib as _lib
from ._library import path as library_path
from .action import Action, Actions
from .board import (Board, BoardFigure, BoardSegment, Bounds, Piece, Place, Placed, Region,
                    System)
from .config import Config
from .enums import *  # noqa: F403
from .enums import __all__ as _enums
from .errors import *  # noqa: F403
from .event import Event
from .game import CHANCE, NOBODY, Game, Knowledge, Score
from .record import Line, Reader
from .rules import Expansion, Option, Preset, expansions, options, presets
from .tileset import SLOTS, Sector, Segment, StartPiece, Tile, TileSet, builtin_sets

#: The version of this package: that of the headers it was made from.
__version__ = _c.VERSION
#: The most players one game can have.
MAX_PLAYERS = _c.MAX_PLAYERS


def library_version() -> str:
    """The version of the library that is loaded."""
    return str(_lib.carc_version_string().decode())


__all__ = [
    "Action", "Actions", "Board", "BoardFigure", "BoardSegment", "Bounds", "CHANCE", "Config",
    "Event", "Expansion", "Game", "Knowledge", "Line", "MAX_PLAYERS", "NOBODY", "Option", "Piece",
    "Place", "Placed", "Preset", "Reader", "Region", "SLOTS", "Score", "Sector", "Segment",
    "StartPiece", "System", "Tile", "TileSet", "__version__", "builtin_sets", "expansions",
    "library_path", "library_version", "options", "presets", *_enums, *errors.__all__,
]
