"""The base of actions and events: immutable values that keep the bytes of their C struct and
look into them when asked, so that a list of a thousand of them costs one copy."""

import struct
from typing import Any, ClassVar, Dict, Iterator, Sequence, Tuple, Type, TypeVar, Union, overload

_V = TypeVar("_V", bound="Packed")
_new = object.__new__


class Packed:
    """A plain value of the C interface. Immutable, comparable, hashable, picklable."""

    __slots__ = ("_raw",)
    _raw: bytes
    _layout: ClassVar[struct.Struct]
    #: The fields in the order of the struct, reserved ones included.
    _fields: ClassVar[Tuple[str, ...]]

    @classmethod
    def _of(cls: Type[_V], raw: bytes) -> _V:
        value = _new(cls)
        _set_raw(value, raw)
        return value

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} values do not change")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} values do not change")

    def _told(self) -> Dict[str, Any]:
        """The fields that say something, by name."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Packed) and type(other) is type(self):
            return self._raw == other._raw
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self._raw)

    def __bytes__(self) -> bytes:
        """The C struct."""
        return self._raw

    def __reduce__(self) -> Tuple[Any, ...]:
        return type(self)._of, (self._raw,)

    def __copy__(self: _V) -> _V:
        return self

    def __deepcopy__(self: _V, memo: object) -> _V:
        return self

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" if not hasattr(value, "word") else
                         f"{name}={type(value).__name__}.{value.name}"
                         for name, value in self._told().items())
        return f"{type(self).__name__}({told})"


_set_raw = Packed.__dict__["_raw"].__set__  # past __setattr__, and quicker


class PackedList(Sequence[_V]):
    """An immutable list of such values, one behind the other in memory. `bytes()` gives the C
    array, for numpy.frombuffer() and the like."""

    __slots__ = ("_block",)
    _value: ClassVar[Type[Packed]]
    _size: ClassVar[int]

    def __init__(self, values: "Sequence[_V]" = ()) -> None:
        self._block = b"".join(self._checked(value)._raw for value in values)

    @classmethod
    def _of(cls, block: bytes) -> Any:
        values = _new(cls)
        values._block = block
        return values

    def _checked(self, value: object) -> _V:
        if not isinstance(value, self._value):
            raise TypeError(f"{type(self).__name__} holds values of {self._value.__name__}, "
                            f"not {type(value).__name__}")
        return value  # type: ignore[return-value]

    def __len__(self) -> int:
        return len(self._block) // self._size

    @overload
    def __getitem__(self, index: int) -> _V: ...
    @overload
    def __getitem__(self, index: slice) -> "PackedList[_V]": ...

    def __getitem__(self, index: Union[int, slice]) -> Any:
        size, block = self._size, self._block
        if isinstance(index, slice):
            return self._of(b"".join(block[i * size:(i + 1) * size]
                                     for i in range(*index.indices(len(self)))))
        at = index * size
        if at < 0:
            at += len(block)
        raw = block[at:at + size] if at >= 0 else b""
        if not raw:
            raise IndexError(f"there is no number {index} among {len(self)}")
        value = _new(self._value)
        _set_raw(value, raw)
        return value

    def __iter__(self) -> Iterator[_V]:
        size, block, cls = self._size, self._block, self._value
        for at in range(0, len(block), size):
            value = _new(cls)
            _set_raw(value, block[at:at + size])
            yield value  # type: ignore[misc]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, type(self)):
            return self._block == other._block
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self._block)

    def __bytes__(self) -> bytes:
        return self._block

    def __reduce__(self) -> Tuple[Any, ...]:
        return type(self)._of, (self._block,)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self)!r})"
