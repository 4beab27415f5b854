"""What the other modules share: handles, numbers, texts and structs on their way to C and back."""

import ctypes
import operator
import struct
import threading
from typing import Any, Callable, ClassVar, Tuple, Type, TypeVar

from . import _c
from ._library import lib
from .errors import ClosedError, RangeError, TextError, refuse

_T = TypeVar("_T", bound="Handle")


class Handle:
    """Something of the library's that must be freed: by close(), at the end of a with block,
    or when nobody refers to it any more."""

    __slots__ = ("_handle", "__weakref__")
    _handle: int
    _noun: ClassVar[str]
    _free: ClassVar[Callable[[int], None]]

    def __getattr__(self, name: str) -> Any:
        # Reached only for what is not there: so an open handle is looked up at full speed.
        if name == "_handle":
            raise ClosedError(f"the {self._noun} is closed")
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")

    @property
    def closed(self) -> bool:
        """Whether close() was called."""
        try:
            object.__getattribute__(self, "_handle")
        except (AttributeError, ClosedError):
            return True
        return False

    def close(self) -> None:
        """Frees it now. What is asked of it afterwards raises ClosedError; closing again does
        nothing."""
        try:
            handle = object.__getattribute__(self, "_handle")
            del self._handle
        except AttributeError:
            return
        self._free(handle)

    __del__ = close

    def __enter__(self: _T) -> _T:
        self._handle  # noqa: B018 - a closed one cannot be entered
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class Scratch(threading.local):
    """Memory that C writes into before it is copied out; each thread has its own."""

    TEXT = 4096
    ACTIONS = 1024

    def __init__(self) -> None:
        self.text = ctypes.create_string_buffer(self.TEXT)
        self.actions = ctypes.create_string_buffer(self.ACTIONS * ctypes.sizeof(_c.carc_action))


scratch = Scratch()


def number(value: Any, limit: int, noun: str) -> int:
    """A number from 0 to limit - 1, or RangeError; TypeError for what is no whole number."""
    index = whole(value, noun)
    if not 0 <= index < limit:
        raise RangeError(f"there is no {noun} {index}" + (
            f": they go from 0 to {limit - 1}" if limit else ""))
    return index


def whole(value: Any, noun: str, low: int = -2**63, high: int = 2**64 - 1) -> int:
    """A whole number from low to high."""
    try:
        index = operator.index(value)
    except TypeError:
        raise TypeError(
            f"{noun}: a whole number is needed, not {type(value).__name__}") from None
    if not low <= index <= high:
        raise RangeError(f"{noun}: {index} does not lie between {low} and {high}")
    return index


def utf8(text: Any, noun: str) -> bytes:
    """A text for C, ended by a zero byte of its own."""
    if not isinstance(text, str):
        raise TypeError(f"{noun}: a str is needed, not {type(text).__name__}")
    if "\0" in text:
        raise TextError(f"{noun}: there is a zero byte in the text")
    return text.encode()


def read_text(function: Callable[..., int], *arguments: Any) -> str:
    """The text of a function that ends in (buffer, capacity) and returns the length."""
    buffer = scratch.text
    length = function(*arguments, buffer, Scratch.TEXT)
    if length >= Scratch.TEXT:
        buffer = ctypes.create_string_buffer(length + 1)
        function(*arguments, buffer, length + 1)
    return buffer[:length].decode()


def create(function: Callable[..., int], *arguments: Any, explained: bool = False) -> int:
    """The handle of a function that begins with a pointer to a pointer, and that may end in a
    reason."""
    handle = ctypes.c_void_p()
    why = _c.carc_reason() if explained else None
    status = function(ctypes.byref(handle), *arguments, *([ctypes.byref(why)] if why else []))
    if status:
        refuse(status, why)
    assert handle.value is not None
    return handle.value


def order(function: Callable[..., int], *arguments: Any) -> None:
    """Calls a function that ends in a reason."""
    why = _c.carc_reason()
    status = function(*arguments, ctypes.byref(why))
    if status:
        refuse(status, why)


def check(status: int) -> None:
    if status:
        refuse(status)


_CODES = {
    ctypes.c_uint8: "B", ctypes.c_int8: "b", ctypes.c_uint16: "H", ctypes.c_int16: "h",
    ctypes.c_uint32: "I", ctypes.c_int32: "i", ctypes.c_uint64: "Q", ctypes.c_size_t: "N",
}


def _code(kind: Any) -> str:
    if kind in _CODES:
        return _CODES[kind]
    if kind in (ctypes.c_char_p, ctypes.c_void_p):
        return "P"
    inner = "s" if kind._type_ is ctypes.c_char else _CODES[kind._type_]
    return f"{kind._length_}{inner}"


def layout(structure: Type[ctypes.Structure]) -> struct.Struct:
    """Unpacks a struct of the headers: a tuple is quicker than asking ctypes field by field."""
    return struct.Struct("@" + "".join(_code(kind) for _, kind in structure._fields_))


def sized(structure: Type[ctypes.Structure]) -> Any:
    """A struct that says how large it is, as the INIT macros do."""
    out = structure()
    out.size = ctypes.sizeof(structure)
    return out


def bits(mask: int) -> Tuple[int, ...]:
    """The numbers of the bits that are set."""
    return tuple(i for i in range(mask.bit_length()) if mask >> i & 1)


#: bits() of eight players, worked out.
PLAYERS = tuple(bits(mask) for mask in range(1 << _c.MAX_PLAYERS))


def c_text(text: "bytes | None") -> str:
    """A text that C returned."""
    return text.decode() if text else ""


__all__ = [
    "Handle", "PLAYERS", "Scratch", "bits", "c_text", "check", "create", "layout", "lib",
    "number", "order", "read_text", "scratch", "sized", "utf8", "whole",
]
