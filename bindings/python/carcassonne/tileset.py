"""Tile sets: built in, read from text, combined, asked."""

import ctypes
import os
from pathlib import Path
from typing import Any, ClassVar, Iterator, List, NamedTuple, Optional, Tuple, Type, TypeVar, Union

from . import _c
from ._native import (Handle, bits, c_text, check, create, layout, lib, number, order, read_text,
                      sized, utf8, whole)
from .enums import Attribute, Kind, Mark
from .errors import BadNameError, StateError

__all__ = ["Sector", "Segment", "StartPiece", "Tile", "TileSet", "builtin_sets", "SLOTS"]

#: The twelve slots of a tile, clockwise, as they are called in records and tile files.
SLOTS = ("NL", "N", "NR", "EL", "E", "ER", "SL", "S", "SR", "WL", "W", "WR")

_TILE = layout(_c.carc_tile)
_SEGMENT = layout(_c.carc_segment)
_S = TypeVar("_S", bound="TileSet")
_Step = Tuple[str, Tuple[Any, ...]]


class Segment(NamedTuple):
    """One feature part printed on a tile, or on a start piece."""

    kind: Kind
    #: Numbers of the slots it owns, unturned; SLOTS has their names.
    slots: Tuple[int, ...]
    #: Field: numbers of the segments of this tile that are cities it borders.
    borders: Tuple[int, ...]
    #: What is printed on it, with its value.
    attributes: Tuple[Tuple[Attribute, int], ...]

    def attribute(self, attribute: Attribute) -> int:
        """The value of an attribute; 0 where it is not printed."""
        return dict(self.attributes).get(attribute, 0)


class Tile(NamedTuple):
    """One tile of a set, as drawn in its file."""

    #: Its number in the set.
    index: int
    set: str
    id: str
    #: How many copies there are.
    copies: int
    #: The kinds of its sides N, E, S, W.
    sides: Tuple[Kind, Kind, Kind, Kind]
    #: How many of the four turns look different: 1, 2 or 4.
    rotations: int
    #: Line of the text it was read from.
    line: int
    segments: Tuple[Segment, ...]
    #: What is printed on the tile as a whole, with its value.
    marks: Tuple[Tuple[Mark, int], ...]

    @property
    def name(self) -> str:
        """SET/ID, as records call it."""
        return f"{self.set}/{self.id}"

    def mark(self, mark: Mark) -> int:
        """The value of a mark; 0 when the tile does not show it."""
        return dict(self.marks).get(mark, 0)


class Sector(NamedTuple):
    """A sector of a start piece."""

    name: str
    #: How many crown spaces it has.
    crowns: int


class StartPiece(NamedTuple):
    """A start piece larger than one tile."""

    set: str
    id: str
    #: Cells from west to east, and from north to south.
    width: int
    height: int
    segments: Tuple[Segment, ...]
    sectors: Tuple[Sector, ...]


def builtin_sets() -> Tuple[str, ...]:
    """The ids of the sets that are built in."""
    return tuple(c_text(lib.carc_builtin_name(i)) for i in range(lib.carc_builtin_count()))


def drawing(ascii: bool, coordinates: bool = True) -> Any:
    """How to draw, for C."""
    how = sized(_c.carc_drawing)
    how.ascii, how.hide_coordinates = bool(ascii), not coordinates
    return how


def _segment_of(function: Any, handle: int, tile: int, segment: int) -> Segment:
    out = sized(_c.carc_segment)
    check(function(handle, tile, segment, ctypes.byref(out)))
    _, kind, _, borders, slots, *values = _SEGMENT.unpack_from(out)
    return Segment(Kind(kind), bits(slots), bits(borders), tuple(
        (Attribute(i), value) for i, value in enumerate(values) if value))


class TileSet(Handle):
    """A list of tiles with counts: a sequence of Tile that can grow.

        base = TileSet.builtin("base")
        base["base/D"].segments
        mine = TileSet.load("mine.tiles")
        mine.add(base, copies=2)

    `TileSet()` is empty. Copies and pickles are sets of their own.
    """

    __slots__ = ("_steps",)
    _noun = "tile set"
    _free: ClassVar[Any] = lib.carc_tileset_free
    #: How it came about, so that it can be pickled; None when only a game knows.
    _steps: Optional[List[_Step]]

    def __init__(self) -> None:
        self._begin(create(lib.carc_tileset_create, None))

    def _begin(self, handle: int, *steps: _Step) -> None:
        self._handle, self._steps = handle, list(steps)

    @classmethod
    def _made(cls: Type[_S], handle: int, *steps: _Step) -> _S:
        made = cls.__new__(cls)
        made._begin(handle, *steps)
        return made

    @classmethod
    def builtin(cls: Type[_S], name: str) -> _S:
        """A set that is built in; builtin_sets() lists them."""
        if name not in builtin_sets():
            utf8(name, "tile set")
            raise BadNameError(f"there is no tile set '{name}'")
        handle = create(lib.carc_tileset_builtin, name.encode(), None)
        return cls._made(handle, ("add_builtin", (name,)))

    @classmethod
    def parse(cls: Type[_S], text: Union[str, bytes]) -> _S:
        """Every set of a text in the format of tile files (docs/tile-format.md)."""
        if not isinstance(text, (str, bytes)):
            raise TypeError(f"tiles: a str is needed, not {type(text).__name__}")
        data = text.encode() if isinstance(text, str) else text
        handle = create(lib.carc_tileset_parse, data, len(data), None, explained=True)
        return cls._made(handle, ("add_text", (data,)))

    @classmethod
    def load(cls: Type[_S], path: "Union[str, os.PathLike[str]]") -> _S:
        """Every set of a tile file."""
        name = utf8(os.fspath(path), "path")
        handle = create(lib.carc_tileset_load, name, None, explained=True)
        made = cls._made(handle)
        made._note("add_text", Path(path).read_bytes())
        return made

    def _note(self, step: str, *arguments: Any) -> None:
        if self._steps is not None:
            self._steps.append((step, arguments))

    def add(self, other: "TileSet", copies: int = 1) -> None:
        """Puts copies of every tile of another set into this one. A tile that is there already
        gets a higher count; one of the same name that looks different is refused."""
        self._change()
        if not isinstance(other, TileSet):
            raise TypeError(f"a TileSet is needed, not {type(other).__name__}")
        copies = whole(copies, "copies", 0, 2**32 - 1)
        order(lib.carc_tileset_add, self._handle, other._handle, copies)
        if other._steps is None:
            self._steps = None
        self._note("add", other.__copy__(), copies)

    def set_count(self, tile: Union[int, str], copies: int) -> None:
        """Changes how many copies of one tile there are, 0 to 10000."""
        self._change()
        index = self._number(tile)
        copies = whole(copies, "copies", 0, 10000)
        check(lib.carc_tileset_set_count(self._handle, index, copies))
        self._note("set_count", index, copies)

    def _change(self) -> None:
        """Refuses where the set must not change."""

    def __len__(self) -> int:
        return int(lib.carc_tileset_tiles(self._handle))

    @property
    def total(self) -> int:
        """How many tiles to lay there are: the counts added up, without tokens."""
        return int(lib.carc_tileset_total(self._handle))

    def find(self, name: str) -> Optional[int]:
        """The number of the tile called SET/ID, or None."""
        index = lib.carc_tileset_find(self._handle, utf8(name, "tile"))
        return None if index == _c.NONE else int(index)

    def _number(self, tile: Union[int, str]) -> int:
        if isinstance(tile, str):
            index = self.find(tile)
            if index is None:
                raise BadNameError(f"there is no tile '{tile}'")
            return index
        return number(tile, len(self), "tile")

    def tile(self, tile: Union[int, str]) -> Tile:
        """A tile by its number or its name SET/ID."""
        index, out = self._number(tile), sized(_c.carc_tile)
        check(lib.carc_tileset_tile(self._handle, index, ctypes.byref(out)))
        kinds = tuple(map(Kind, out.sides))
        return Tile(out.index, c_text(out.set), c_text(out.id), out.count, kinds,  # type: ignore
                    out.rotations, out.line,
                    tuple(self.segment(index, i) for i in range(out.segments)),
                    tuple((mark, value) for mark, value in
                          ((mark, self.mark(index, mark)) for mark in Mark) if value))

    def segment(self, tile: Union[int, str], segment: int) -> Segment:
        """A segment of a tile, by its number in the order of the file."""
        index = self._number(tile)
        segment = whole(segment, "segment", 0)
        return _segment_of(lib.carc_tileset_segment, self._handle, index, segment)

    def mark(self, tile: Union[int, str], mark: Mark) -> int:
        """The value of a mark of a tile; 0 when the tile does not show it."""
        return int(lib.carc_tileset_mark(self._handle, self._number(tile), Mark(mark)))

    def __getitem__(self, tile: Union[int, str]) -> Tile:
        if isinstance(tile, str):
            if self.find(tile) is None:
                raise KeyError(tile)
        elif isinstance(tile, int) and tile < 0:
            tile += len(self)
        return self.tile(tile)

    def __iter__(self) -> Iterator[Tile]:
        return map(self.tile, range(len(self)))

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.find(name) is not None

    @property
    def pieces(self) -> Tuple[StartPiece, ...]:
        """The start pieces larger than a tile."""
        return tuple(map(self._piece, range(lib.carc_tileset_pieces(self._handle))))

    def _piece(self, index: int) -> StartPiece:
        out, handle = sized(_c.carc_piece), self._handle
        check(lib.carc_tileset_piece(handle, index, ctypes.byref(out)))
        return StartPiece(
            c_text(out.set), c_text(out.id), out.width, out.height,
            tuple(_segment_of(lib.carc_tileset_piece_segment, handle, index, i)
                  for i in range(out.segments)),
            tuple(self._sector(index, i) for i in range(out.sectors)))

    def _sector(self, piece: int, sector: int) -> Sector:
        crowns = ctypes.c_uint()
        name = lib.carc_tileset_piece_sector(self._handle, piece, sector, ctypes.byref(crowns))
        return Sector(c_text(name), crowns.value)

    def draw(self, tile: Union[int, str], turns: int = 0, *, ascii: bool = False) -> str:
        """A tile as a picture of characters."""
        index, turns = self._number(tile), whole(turns, "turns", 0, 3)
        return read_text(lib.carc_tile_draw, self._handle, index, turns,
                         ctypes.byref(drawing(ascii)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TileSet):
            return NotImplemented
        return list(self) == list(other) and self.pieces == other.pieces

    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> "TileSet":
        made = TileSet()
        if len(self) or self.pieces:
            order(lib.carc_tileset_add, made._handle, self._handle, 1)
        made._steps = None if self._steps is None else list(self._steps)
        return made

    def __deepcopy__(self, memo: object) -> "TileSet":
        return self.__copy__()

    def __reduce__(self) -> Tuple[Any, ...]:
        self._handle  # noqa: B018 - a closed one is refused
        if self._steps is None:
            raise StateError("the tiles come from a game; pickle the game")
        return _replay, (self._steps,)

    def __repr__(self) -> str:
        if self.closed:
            return "<carcassonne.TileSet (closed)>"
        sets = ", ".join(dict.fromkeys(tile.set for tile in self)) or "empty"
        return f"<carcassonne.TileSet {sets}: {len(self)} tiles, {self.total} to lay>"


def _replay(steps: List[Tuple[str, Tuple[Any, ...]]]) -> TileSet:
    """A pickled set, made the way the original was."""
    made = TileSet()
    for step, arguments in steps:
        if step == "add_builtin":
            made.add(TileSet.builtin(*arguments))
        elif step == "add_text":
            made.add(TileSet.parse(*arguments))
        else:
            getattr(made, step)(*arguments)
    made._steps = list(steps)
    return made


class GameTiles(TileSet):
    """The tiles of a game: a set that belongs to it and does not change."""

    __slots__ = ("_owner", "_pointer")

    def __init__(self, owner: Any, pointer: int) -> None:
        self._owner, self._pointer, self._steps = owner, pointer, None

    @property
    def _handle(self) -> int:  # type: ignore[override]
        self._owner._handle  # noqa: B018 - raises when the game is closed
        return self._pointer

    def _change(self) -> None:
        raise StateError("the tile set belongs to a game and does not change; copy it first")

    def close(self) -> None:
        """Does nothing: the set goes with its game."""

    __del__ = close
