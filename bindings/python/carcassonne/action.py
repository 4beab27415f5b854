"""One decision, or one outcome of chance."""

import operator
import struct
from typing import Any, Dict

from . import _c
from ._native import layout
from ._packed import Packed, PackedList
from .enums import ActionKind, Figure
from .errors import RangeError

__all__ = ["Action", "Actions"]


class Action(Packed):
    """One decision or chance outcome: a small value that can be kept, compared, used as a key.

    Fields that its kind does not use are zero. Game.format() writes it as in records ("place 1 0
    2"), Game.parse() reads such a line; both need the game, because names of tiles and segments
    follow from where it stands.
    """

    __slots__ = ()
    __match_args__ = ("kind",)
    _layout = layout(_c.carc_action)
    _fields = tuple(name for name, _ in _c.carc_action._fields_)

    def __init__(self, kind: int, *, figure: int = 0, turns: int = 0, segment: int = 0,
                 x: int = 0, y: int = 0, tile: int = 0, value: int = 0) -> None:
        fields = (kind, figure, turns, segment, x, y, tile, value)
        try:
            raw = self._layout.pack(*map(operator.index, fields), 0)
        except struct.error:
            raise RangeError("a field of the action is out of range") from None
        object.__setattr__(self, "_raw", raw)

    @property
    def kind(self) -> ActionKind:
        """What it does."""
        return ActionKind(self._raw[0])

    @property
    def figure(self) -> Figure:
        """The figure it is about."""
        return Figure(self._raw[1])

    @property
    def turns(self) -> int:
        """Quarter turns clockwise, 0 to 3."""
        return self._raw[2]

    @property
    def segment(self) -> int:
        """Number of a segment of its tile, in the order of the tile's file."""
        return self._raw[3]

    @property
    def x(self) -> int:
        """Cell, growing east."""
        return int(self._layout.unpack(self._raw)[4])

    @property
    def y(self) -> int:
        """Cell, growing south."""
        return int(self._layout.unpack(self._raw)[5])

    @property
    def tile(self) -> int:
        """Number of a tile in the game's tile set."""
        return int(self._layout.unpack(self._raw)[6])

    @property
    def value(self) -> int:
        """A number: of a die, space, message, scoring figure, road end."""
        return int(self._layout.unpack(self._raw)[7])

    def replace(self, **changes: int) -> "Action":
        """The same action with some fields changed."""
        fields = dict(zip(self._fields[:-1], self._layout.unpack(self._raw)))
        return Action(**{**fields, **changes})

    __replace__ = replace

    def _told(self) -> Dict[str, Any]:
        told: Dict[str, Any] = {"kind": self.kind}
        told.update((name, getattr(self, name)) for name in self._fields[1:-1]
                    if getattr(self, name))
        return told


class Actions(PackedList[Action]):
    """The actions that were legal when they were listed: an immutable sequence of Action.

    An Action is only made when it is asked for, so a long list costs nothing. `bytes(actions)` is
    the array of C structs; `numpy.frombuffer(bytes(actions), Actions.DTYPE)` makes a table of it.
    """

    __slots__ = ()
    _value = Action
    _size = Action._layout.size

    #: The fields of the C struct, as numpy.dtype() takes them.
    DTYPE = [("kind", "u1"), ("figure", "u1"), ("turns", "u1"), ("segment", "u1"),
             ("x", "i2"), ("y", "i2"), ("tile", "u2"), ("value", "u2"), ("reserved", "u4")]

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and any(
            action._raw == self._block[at:at + self._size]
            for at in range(0, len(self._block), self._size))
