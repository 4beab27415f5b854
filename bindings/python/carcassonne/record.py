"""Games as text, read line by line."""

import ctypes
from typing import Any, ClassVar, Iterator, NamedTuple, Optional, Union

from ._native import Handle, Scratch, create, lib, order, scratch
from .game import Game, record_bytes, tileset_handle
from .tileset import TileSet

__all__ = ["Line", "Reader"]


class Line(NamedTuple):
    """A line of a record."""

    #: Its line number in the text, from 1.
    number: int
    #: Without comment, the words separated by single blanks.
    text: str


class Reader(Handle):
    """A record being read. Iterating applies one line after the other and yields each when it
    is applied:

        with Reader(text) as reader:
            for line in reader:
                print(line.text, reader.game.scores)
    """

    __slots__ = ("_text", "_tiles")
    _noun = "reader"
    _free: ClassVar[Any] = lib.carc_reader_free

    def __init__(self, text: Union[str, bytes], tiles: Optional[TileSet] = None) -> None:
        self._text = record_bytes(text)  # C reads on in these bytes
        extra = None if tiles is None else tileset_handle(tiles)
        self._tiles = None if tiles is None else tiles.__copy__()
        self._handle = create(lib.carc_reader_open, self._text, len(self._text), extra, None,
                              explained=True)

    def peek(self) -> Optional[Line]:
        """The next line, which is not applied yet; None after the last."""
        buffer = scratch.text
        line = lib.carc_reader_peek(self._handle, buffer, Scratch.TEXT)
        return Line(line, buffer.value.decode("utf-8", "replace")) if line else None

    def next(self) -> None:
        """Applies the next line. A bad one raises RecordError, and the reader stays before it."""
        order(lib.carc_reader_next, self._handle)

    def __iter__(self) -> Iterator[Line]:
        while (line := self.peek()) is not None:
            self.next()
            yield line

    @property
    def game(self) -> Game:
        """The game as far as it was read. It belongs to the reader; `copy.copy()` makes one
        that does not."""
        return _ReaderGame(self, lib.carc_reader_game(self._handle))

    def __repr__(self) -> str:
        if self.closed:
            return "<carcassonne.Reader (closed)>"
        line = self.peek()
        return f"<carcassonne.Reader {f'before line {line.number}' if line else 'at the end'}>"


class _ReaderGame(Game):
    """The game of a reader."""

    __slots__ = ("_reader", "_pointer")

    def __init__(self, reader: Reader, pointer: int) -> None:
        self._reader, self._pointer = reader, pointer
        self._tiles = reader._tiles
        self._players = ()
        self._players = tuple(lib.carc_game_player_name(pointer, i).decode()
                              for i in range(lib.carc_game_players(pointer)))

    @property
    def _handle(self) -> int:  # type: ignore[override]
        self._reader._handle  # noqa: B018 - raises when the reader is closed
        return self._pointer

    def close(self) -> None:
        """Does nothing: the game goes with its reader."""

    __del__ = close
