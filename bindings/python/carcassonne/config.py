"""The game to come: edition, options, expansions, tiles, players, seed."""

import ctypes
from dataclasses import dataclass, field
from typing import Any, Iterable, Mapping, Optional, Tuple, Union

from ._native import Handle, check, create, lib, order, utf8, whole
from .rules import Expansion
from .tileset import TileSet

__all__ = ["Config"]

TilesLike = Union[TileSet, str, Tuple[Union[TileSet, str], int]]


class _ConfigHandle(Handle):
    __slots__ = ()
    _noun = "configuration"
    _free = lib.carc_config_free

    def __init__(self) -> None:
        self._handle = create(lib.carc_config_create, None)


def _listed(value: Any, noun: str) -> Tuple[Any, ...]:
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise TypeError(f"{noun}: a list is needed, not {type(value).__name__}")
    return tuple(value)


def _tiles(entry: TilesLike) -> Tuple[TileSet, int]:
    """A set of tiles and its copies; the set is one of our own that nobody changes."""
    tiles, copies = entry if isinstance(entry, tuple) else (entry, 1)
    if isinstance(tiles, str):
        return TileSet.builtin(tiles), copies
    if not isinstance(tiles, TileSet):
        raise TypeError(f"tiles: a TileSet or the name of one is needed, "
                        f"not {type(tiles).__name__}")
    return tiles.__copy__(), copies


@dataclass(frozen=True)
class Config:
    """What to play. An immutable value, checked when it is made; `dataclasses.replace()` makes
    another one of it. It can make any number of games.

        Config(rules="big-box", expansions=["inns", "river"], players=["Anna", "Ben"], seed=7)
    """

    #: The preset; presets() lists them.
    rules: str = "plus"
    #: Expansions by name; expansions() lists them.
    expansions: Iterable[Union[str, Expansion]] = ()
    #: Rules read in another way, by name; options() lists them.
    options: Mapping[str, str] = field(default_factory=dict)
    #: The bag, when it is not the preset's and the expansions': sets or names of sets, with
    #: `(set, copies)` for several copies of one.
    tiles: Iterable[TilesLike] = ()
    #: The names of the players in seating order; none for the library's own two.
    players: Iterable[str] = ()
    #: Who begins: a number in seating order, from 0.
    first: int = 0
    #: What the game's own generator starts from.
    seed: int = 0
    #: Where the start tile lies, as (x, y, turns), in a game that starts around a board.
    spring: Optional[Tuple[int, int, int]] = None

    def __post_init__(self) -> None:
        self._set(expansions=tuple(one.name if isinstance(one, Expansion) else one
                                   for one in _listed(self.expansions, "expansions")))
        if not isinstance(self.options, Mapping):
            raise TypeError(f"options: a dict is needed, not {type(self.options).__name__}")
        entries = (self.tiles,) if isinstance(self.tiles, (str, TileSet)) else self.tiles
        self._set(options=dict(self.options), players=_listed(self.players, "players"),
                  tiles=tuple(map(_tiles, _listed(entries, "tiles"))))
        self._set(_owned=_ConfigHandle())
        self._tell(self._owned._handle)  # type: ignore[attr-defined]

    def _set(self, **values: Any) -> None:
        for name, value in values.items():
            object.__setattr__(self, name, value)

    def _tell(self, handle: int) -> None:
        """Says it all to C, which checks each word."""
        order(lib.carc_config_rules, handle, utf8(self.rules, "rules"))
        for name in self.expansions:
            order(lib.carc_config_with, handle, utf8(name, "expansion"))
        for name, value in self.options.items():
            order(lib.carc_config_option, handle, utf8(name, "option"), utf8(value, name))
        for tiles, copies in self.tiles:  # type: ignore[misc]
            order(lib.carc_config_tiles, handle, tiles._handle,  # type: ignore[union-attr]
                  whole(copies, "copies", 0, 2**32 - 1))
        for name in self.players:
            order(lib.carc_config_player, handle, utf8(name, "player"))
        check(lib.carc_config_first(handle, whole(self.first, "first", 0, 2**32 - 1)))
        check(lib.carc_config_seed(handle, whole(self.seed, "seed", 0)))
        if self.spring is not None:
            x, y, turns = self.spring
            check(lib.carc_config_spring(
                handle, *(whole(n, "spring", -2**15, 2**15 - 1) for n in (x, y)),
                whole(turns, "turns", 0, 3)))

    @property
    def _handle(self) -> int:
        handle: int = self._owned._handle  # type: ignore[attr-defined]
        return handle

    def _reader_tiles(self) -> Optional[TileSet]:
        """The sets a record of such a game needs to be read again; None when it needs none."""
        known: Optional[TileSet] = None
        for tiles, _ in self.tiles:  # type: ignore[misc]
            known = known or TileSet()
            have = {tile.set for tile in known}
            if not {tile.set for tile in tiles} <= have:  # type: ignore[union-attr]
                known.add(tiles)  # type: ignore[arg-type]
        return known

    def __copy__(self) -> "Config":
        return self

    def __deepcopy__(self, memo: object) -> "Config":
        return self

    def __reduce__(self) -> Tuple[Any, ...]:
        return type(self), (self.rules, self.expansions, self.options, self.tiles, self.players,
                            self.first, self.seed, self.spring)
