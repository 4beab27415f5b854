"""The board: tiles laid, regions, figures, pieces, free places."""

import ctypes
from typing import Any, Iterator, List, Mapping, NamedTuple, Optional, Tuple, Union

from . import _c
from ._native import (PLAYERS, Handle, bits, c_text, check, layout, lib, number, read_text, sized,
                      utf8, whole)
from .enums import Figure, Kind, PieceKind
from .errors import RangeError
from .tileset import GameTiles, Sector, TileSet, drawing

__all__ = ["Board", "BoardFigure", "BoardSegment", "Bounds", "Piece", "Place", "Placed", "Region",
           "System"]

_PLACED = layout(_c.carc_placed).unpack_from
_SEGMENT = layout(_c.carc_board_segment).unpack_from
_REGION = layout(_c.carc_region).unpack_from
_FIGURE = layout(_c.carc_board_figure).unpack_from
_PIECE = layout(_c.carc_board_piece).unpack_from
_PLACE = layout(_c.carc_place).unpack_from
_next_region, _region = lib.carc_board_next_region, lib.carc_board_region
_NONE = _c.NONE


class Placed(NamedTuple):
    """A tile as it lies."""

    #: Its number on the board, in the order of laying.
    index: int
    x: int
    y: int
    #: Its number in the game's tile set.
    tile: int
    #: Quarter turns clockwise.
    turns: int
    #: Board numbers of its segments.
    segments: range


class BoardSegment(NamedTuple):
    """A segment as it lies."""

    #: Its number on the board.
    index: int
    kind: Kind
    #: Number of the placed tile it is on.
    placed: int
    #: Its number on that tile.
    segment: int
    #: Number of its region.
    region: int
    #: Numbers of the slots it owns with the tile turned as it lies; SLOTS has their names.
    slots: Tuple[int, ...]


class Region(NamedTuple):
    """Segments joined across tiles: a city, a road, a farm."""

    #: Its number: one of its segments; it may change whenever a tile is laid.
    id: int
    kind: Kind
    #: Whether nothing is open; never for fields.
    complete: bool
    #: Different tiles it lies on.
    tiles: int
    #: Segments it is made of.
    segments: int
    #: Sides still to be continued, free cells around a monastery.
    open: int
    #: Figures standing in it.
    figures: int
    #: Field: completed cities it borders.
    cities: int
    #: River: fish in the lakes at its ends; lake: its fish.
    fish: int
    pennants: int
    #: What it would score now, completed or as at the end of the game.
    value: int
    #: The players who would get the value.
    owners: Tuple[int, ...]


class System(NamedTuple):
    """A river system: rivers and lakes that hang together."""

    #: River segments in it.
    segments: int
    lakes: int
    #: Fish in these lakes: what its huts are worth at the end of the game.
    fish: int
    huts: int
    #: Everybody with the most huts in it.
    owners: Tuple[int, ...]


class BoardFigure(NamedTuple):
    """A figure on the board."""

    player: int
    figure: Figure
    #: Board number of the segment it stands on.
    segment: int
    #: Number of the placed tile it stands on.
    placed: int


class Piece(NamedTuple):
    """Something in the game that is nobody's figure: an ingot, the mage, a ferry. PieceKind says
    which of these a kind has; the others are None or 0."""

    kind: PieceKind
    player: int
    placed: Optional[int]
    segment: int
    other: int
    count: int


class Place(NamedTuple):
    """A free place beside a tile."""

    x: int
    y: int
    #: What the sides N, E, S, W must be; Kind.NONE where anything goes.
    sides: Tuple[Kind, Kind, Kind, Kind]
    #: How many of the tiles still to come fit here.
    fitting: int


class Bounds(NamedTuple):
    """The smallest rectangle that holds all tiles."""

    min_x: int
    min_y: int
    max_x: int
    max_y: int


class Board:
    """A view of a game's board, which changes with the game.

    It is a collection of placed tiles: `len(board)`, `for placed in board`, `board[x, y]`,
    `(x, y) in board`. `print(board)` draws it.
    """

    __slots__ = ("_game", "_pointer")

    def __init__(self, game: Handle, pointer: int) -> None:
        self._game, self._pointer = game, pointer

    @property
    def _handle(self) -> int:
        self._game._handle  # noqa: B018 - raises when the game is closed
        return self._pointer

    # Tiles

    @property
    def tileset(self) -> TileSet:
        """The tiles of the game: what `tile` means in actions, events and placed tiles."""
        return GameTiles(self._game, lib.carc_board_tileset(self._handle))

    def __len__(self) -> int:
        return int(lib.carc_board_tiles(self._handle))

    def tile(self, placed: int) -> Placed:
        """A placed tile, by its number in the order of laying."""
        handle, out = self._handle, sized(_c.carc_placed)
        index = number(placed, len(self), "placed tile")
        check(lib.carc_board_tile(handle, index, ctypes.byref(out)))
        _, x, y, tile, turns, segments, first, _ = _PLACED(out)
        return Placed(index, x, y, tile, turns, range(first, first + segments))

    def __iter__(self) -> Iterator[Placed]:
        return map(self.tile, range(len(self)))

    def at(self, x: int, y: int) -> Optional[Placed]:
        """The tile on a cell, or None."""
        x, y = whole(x, "x", -2**31, 2**31 - 1), whole(y, "y", -2**31, 2**31 - 1)
        placed = lib.carc_board_tile_at(self._handle, x, y)
        return None if placed == _NONE else self.tile(placed)

    def __getitem__(self, cell: Tuple[int, int]) -> Placed:
        placed = self.at(*cell)
        if placed is None:
            raise KeyError(cell)
        return placed

    def __contains__(self, cell: object) -> bool:
        return isinstance(cell, tuple) and len(cell) == 2 and self.at(*cell) is not None

    @property
    def bounds(self) -> Bounds:
        """The rectangle around all tiles."""
        found = lib.carc_board_bounds(self._handle)
        return Bounds(found.min_x, found.min_y, found.max_x, found.max_y)

    # Segments and regions

    @property
    def segments(self) -> List[BoardSegment]:
        """All segments, by number."""
        return list(map(self.segment, range(self._segment_count())))

    def _segment_count(self) -> int:
        return int(lib.carc_board_segments(self._handle))

    def segment(self, segment: int) -> BoardSegment:
        """A segment by its board number."""
        index = number(segment, self._segment_count(), "segment")
        out = sized(_c.carc_board_segment)
        check(lib.carc_board_segment_info(self._handle, index, ctypes.byref(out)))
        _, placed, region, slots, of_tile, kind = _SEGMENT(out)
        return BoardSegment(index, Kind(kind), placed, of_tile, region, bits(slots))

    def region_of(self, segment: int) -> int:
        """The number of the region a segment belongs to."""
        index = number(segment, self._segment_count(), "segment")
        return int(lib.carc_board_region_of(self._handle, index))

    def region(self, region: int) -> Region:
        """A region by its number, or by the board number of any segment in it."""
        index = number(region, self._segment_count(), "region")
        out = sized(_c.carc_region)
        check(_region(self._handle, index, ctypes.byref(out)))
        return _region_of(out)

    def regions(self, kind: Optional[Kind] = None) -> List[Region]:
        """All regions, or all of a kind."""
        handle, out = self._handle, sized(_c.carc_region)
        where, found, at = ctypes.byref(out), [], _next_region(handle, _NONE)
        while at != _NONE:
            _region(handle, at, where)
            if kind is None or out.kind == kind:
                found.append(_region_of(out))
            at = _next_region(handle, at)
        return found

    def segments_of(self, region: int) -> List[int]:
        """The board numbers of a region's segments, beginning with the one that is asked for."""
        first = number(region, self._segment_count(), "region")
        ring, at = [first], lib.carc_board_next_segment(self._handle, first)
        while at != first:
            ring.append(at)
            at = lib.carc_board_next_segment(self._handle, at)
        return ring

    def system(self, segment: int) -> System:
        """The river system that a segment of a river, or a lake, belongs to."""
        index = number(segment, self._segment_count(), "segment")
        out = sized(_c.carc_system)
        if lib.carc_board_system(self._handle, index, ctypes.byref(out)):
            raise RangeError(f"segment {index} is neither river nor lake")
        return System(out.segments, out.lakes, out.fish, out.huts, PLAYERS[out.owners])

    # Figures, pieces, places

    @property
    def figures(self) -> List[BoardFigure]:
        """The figures that stand on the board."""
        handle, found = self._handle, []
        for index in range(lib.carc_board_figures(handle)):
            out = sized(_c.carc_board_figure)
            check(lib.carc_board_figure_info(handle, index, ctypes.byref(out)))
            _, player, figure, segment, placed, _ = _FIGURE(out)
            found.append(BoardFigure(player, Figure(figure), segment, placed))
        return found

    @property
    def pieces(self) -> List[Piece]:
        """The pieces that are nobody's figure: ingots, mage, witch, ferries, robbers …"""
        handle, found = self._handle, []
        for index in range(lib.carc_board_pieces(handle)):
            out = sized(_c.carc_board_piece)
            check(lib.carc_board_piece_info(handle, index, ctypes.byref(out)))
            _, kind, player, placed, segment, other, count = _PIECE(out)
            found.append(Piece(PieceKind(kind), player, None if placed == _NONE else placed,
                               segment, other, count))
        return found

    @property
    def sectors(self) -> List[Sector]:
        """The sectors of the board the game starts around, clockwise; empty when there is none."""
        found, crowns = [], ctypes.c_uint()
        while True:
            name = lib.carc_board_sector(self._handle, len(found), ctypes.byref(crowns))
            if name is None:
                return found
            found.append(Sector(c_text(name), crowns.value))

    @property
    def places(self) -> List[Place]:
        """The free places."""
        handle, found = self._handle, []
        for index in range(lib.carc_board_places(handle)):
            out = sized(_c.carc_place)
            check(lib.carc_board_place(handle, index, ctypes.byref(out)))
            _, x, y, *sides, fitting = _PLACE(out)
            found.append(Place(x, y, tuple(map(Kind, sides)), fitting))  # type: ignore[arg-type]
        return found

    def fits(self, tile: Union[int, str], x: int, y: int) -> Tuple[int, ...]:
        """The turns with which a tile fits on a cell, by its sides. (An expansion may forbid
        more; what is legal now is what Game.actions() lists.)"""
        index = self.tileset._number(tile)
        x, y = whole(x, "x", -2**31, 2**31 - 1), whole(y, "y", -2**31, 2**31 - 1)
        return bits(lib.carc_board_fits(self._handle, index, x, y))

    # Pictures

    def draw(self, *, ascii: bool = False, coordinates: bool = True,
             labels: Optional[Mapping[Tuple[int, int], str]] = None) -> str:
        """The board with its free places as a picture of characters. A label of at most three
        ASCII characters can stand on any cell."""
        how, made = drawing(ascii, coordinates), _labels(labels or {})
        how.labels, how.label_count = ctypes.addressof(made), len(made)
        return read_text(lib.carc_board_draw, self._handle, ctypes.byref(how))

    def __str__(self) -> str:
        return self.draw()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self._game is other._game

    def __hash__(self) -> int:
        return hash(id(self._game))

    def __repr__(self) -> str:
        if self._game.closed:
            return "<carcassonne.Board (closed)>"
        return f"<carcassonne.Board of {len(self)} tiles>"


_MAKE_REGION = Region._make


def _region_of(out: Any) -> Region:
    (_, identity, kind, complete, tiles, segments, open_ends, figures, cities, fish, pennants,
     value, owners) = _REGION(out)
    return _MAKE_REGION((identity, Kind(kind), complete == 1, tiles, segments, open_ends, figures,
                         cities, fish, pennants, value, PLAYERS[owners]))


def _labels(labels: Mapping[Tuple[int, int], str]) -> Any:
    made = (_c.carc_label * len(labels))()
    for out, ((x, y), text) in zip(made, labels.items()):
        out.x, out.y = (whole(n, "label", -2**15, 2**15 - 1) for n in (x, y))
        written = utf8(text, "label")
        if not text.isascii() or len(written) > 3:
            raise RangeError(f"a label has at most three ASCII characters: '{text}'")
        out.text = written
    return made
