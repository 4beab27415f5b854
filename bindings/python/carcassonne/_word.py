"""The base of the enumerations: numbers that know their word."""

from enum import IntEnum
from typing import Any, Optional

from ._library import lib


class Word(IntEnum):
    """A number of the C interface. `str()` gives its word in texts ("meeple").

    A library newer than this package may know more numbers: `Kind(99)` is a value too, with the
    name `UNKNOWN_99`.
    """

    def __init_subclass__(cls, function: Optional[str] = None, **rest: Any) -> None:
        super().__init_subclass__(**rest)
        cls._function_ = function  # type: ignore[attr-defined]

    @classmethod
    def _missing_(cls, value: object) -> Optional["Word"]:
        if not isinstance(value, int) or not -2**31 <= value < 2**31:
            return None
        member = int.__new__(cls, value)
        member._name_, member._value_ = f"UNKNOWN_{value}", value
        return cls._value2member_map_.setdefault(value, member)  # type: ignore[return-value]

    @property
    def word(self) -> str:
        """The word for it in texts and records; its name in small letters where there is none."""
        function = self._function_  # type: ignore[attr-defined]
        text = getattr(lib, function)(self) if function else b""
        return text.decode() or self.name.lower()

    def __str__(self) -> str:
        return self.word

    def __format__(self, spec: str) -> str:
        return format(self.word, spec)
