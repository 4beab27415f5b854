"""What happened, and why."""

from typing import Any, Dict, Optional, Union

from . import _c
from ._native import layout
from ._packed import Packed
from .enums import Category, EventKind, Figure, Item, Kind, PieceKind, Token

__all__ = ["Event"]

#: What `what` means, by the kind of event.
_MEANING = {
    EventKind.COMPLETED: Kind, EventKind.FINAL: Kind, EventKind.VALUED: Kind,
    EventKind.CIRCLE: Kind, EventKind.TOKEN: Token,
    EventKind.PIECE: PieceKind, EventKind.GONE: PieceKind,
}


class Event(Packed):
    """One thing that happened. Fields that its kind does not use are zero, or None.

    EventKind says which fields a kind uses; Game.event_text() tells it in a sentence.
    """

    __slots__ = ()
    __match_args__ = ("kind",)
    _layout = layout(_c.carc_event)
    _fields = tuple(name for name, _ in _c.carc_event._fields_)

    def _field(self, index: int) -> int:
        return int(self._layout.unpack(self._raw)[index])

    @property
    def kind(self) -> EventKind:
        """What kind of thing happened."""
        return EventKind(self._raw[0])

    @property
    def player(self) -> Optional[int]:
        """Number of the player, or None."""
        player = self._field(1)
        return player if player >= 0 else None

    @property
    def figure(self) -> Figure:
        """The figure it is about."""
        return Figure(self._raw[2])

    @property
    def category(self) -> Optional[Category]:
        """What the points of an award are for; None for anything else."""
        return Category(self._raw[3]) if self._raw[0] == EventKind.AWARD else None

    @property
    def item(self) -> Item:
        """The part of a value."""
        return Item(self._raw[4])

    @property
    def what(self) -> Union[Kind, Token, PieceKind, None]:
        """The kind of region, token or piece, whichever the event is about; otherwise None."""
        meaning = _MEANING.get(self.kind)
        return meaning(self._raw[5]) if meaning else None

    @property
    def turns(self) -> int:
        """Quarter turns clockwise."""
        return self._raw[6]

    @property
    def segment(self) -> int:
        """Number of a segment of its tile."""
        return self._raw[7]

    @property
    def x(self) -> int:
        """Cell, growing east."""
        return self._field(8)

    @property
    def y(self) -> int:
        """Cell, growing south."""
        return self._field(9)

    @property
    def tile(self) -> int:
        """Number of a tile in the game's tile set."""
        return self._field(10)

    @property
    def count(self) -> int:
        """How many."""
        return self._field(12)

    @property
    def points(self) -> int:
        """How many points."""
        return self._field(13)

    @property
    def ply(self) -> int:
        """Number of the action that caused it; 0 for the set-up."""
        return self._field(14)

    @property
    def rule(self) -> str:
        """Id of the rule behind it ("BASE-26"), or ""."""
        text: bytes = self._layout.unpack(self._raw)[16]
        return text.rstrip(b"\0").decode()

    def _told(self) -> Dict[str, Any]:
        told: Dict[str, Any] = {"kind": self.kind}
        for name in self._fields[1:]:
            value = getattr(self, name, None)
            if value is not None and (value or name in ("player", "category", "what")):
                told[name] = value
        return told
