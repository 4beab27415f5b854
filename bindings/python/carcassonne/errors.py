"""What goes wrong, as exceptions: each with the sentence of the library and the rule's id."""

from typing import Dict, NoReturn, Optional, Type

from . import _c
from ._library import lib
from .enums import Status

__all__ = [
    "CarcassonneError", "NullError", "OutOfMemoryError", "RangeError", "BadNameError",
    "TilesError", "RecordError", "IllegalActionError", "TextError", "StateError", "ClosedError",
    "FileError", "LimitError", "SizeError", "DifferentGamesError",
]


class CarcassonneError(Exception):
    """Something the library refused.

    `text` is its sentence, `rule` the id of the rule behind it ("BASE-13") or "", `line` the
    line of the record or tile file, or 0, and `status` the number the C function returned.
    """

    status: Status = Status.ERR_STATE

    def __init__(self, text: str = "", rule: str = "", line: int = 0) -> None:
        super().__init__(text, rule, line)
        self.text, self.rule, self.line = text, rule, line

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        return where + self.text + (f" ({self.rule})" if self.rule else "")


class NullError(CarcassonneError, TypeError):
    """Something that must be given is missing."""

    status = Status.ERR_NULL


class OutOfMemoryError(CarcassonneError, MemoryError):
    """There is not enough memory; nothing changed."""

    status = Status.ERR_MEMORY


class RangeError(CarcassonneError, IndexError, ValueError):
    """A number lies outside what is allowed."""

    status = Status.ERR_RANGE


class BadNameError(CarcassonneError, ValueError):
    """A name is unknown, badly formed or used twice."""

    status = Status.ERR_NAME


class TilesError(CarcassonneError, ValueError):
    """A tile set is wrong; `line` says where."""

    status = Status.ERR_TILES


class RecordError(CarcassonneError, ValueError):
    """A record is wrong; `line` says where."""

    status = Status.ERR_RECORD


class IllegalActionError(CarcassonneError, ValueError):
    """The rules forbid the action; `rule` says which."""

    status = Status.ERR_ILLEGAL


class TextError(CarcassonneError, ValueError):
    """A text is not an action, option or value."""

    status = Status.ERR_SYNTAX


class StateError(CarcassonneError, RuntimeError):
    """Not possible with this object as it is now."""

    status = Status.ERR_STATE


class ClosedError(StateError):
    """The object was closed."""


class FileError(CarcassonneError, OSError):
    """A file cannot be read."""

    status = Status.ERR_FILE


class LimitError(CarcassonneError, ValueError):
    """More tiles, segments or bytes than the library takes."""

    status = Status.ERR_LIMIT


class SizeError(CarcassonneError):
    """The library does not know a struct of this size: it does not fit this package."""

    status = Status.ERR_SIZE


class DifferentGamesError(CarcassonneError, ValueError):
    """Two games do not share one set-up."""

    status = Status.ERR_DIFFERENT


_CLASSES: Dict[int, Type[CarcassonneError]] = {
    int(one.status): one
    for one in CarcassonneError.__subclasses__()
}


def refuse(status: int, why: Optional[_c.carc_reason] = None) -> NoReturn:
    """Raises what a status other than OK stands for, in the library's words."""
    error = _CLASSES.get(status, CarcassonneError)
    if why is not None and why.status:
        raise error(why.text.decode("utf-8", "replace"), why.rule.decode(), why.line)
    raise error(lib.carc_status_text(status).decode())
