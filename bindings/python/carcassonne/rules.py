"""What can be played: presets, options, expansions."""

import ctypes
from typing import Dict, NamedTuple, Tuple

from . import _c
from ._native import c_text, check, lib, sized, utf8
from .errors import BadNameError

__all__ = ["Expansion", "Option", "Preset", "expansions", "options", "presets"]


class Preset(NamedTuple):
    """A published edition: a row of defaults."""

    name: str
    title: str
    sentence: str
    tiles: str
    min_players: int
    max_players: int


class Option(NamedTuple):
    """A rule that can be read in several ways."""

    name: str
    sentence: str
    rule: str
    #: How a value is written ("on|off").
    form: str
    #: The named values and what they mean; empty for a free value.
    values: Dict[str, str]
    #: The value by preset when nothing else is said.
    defaults: Dict[str, str]


class Expansion(NamedTuple):
    """An expansion the library can play."""

    name: str
    title: str
    sentence: str

    @classmethod
    def find(cls, name: str) -> "Expansion":
        """The expansion of that name ("inns")."""
        found = lib.carc_expansion_find(utf8(name, "expansion"))
        if not found:
            raise BadNameError(f"there is no expansion '{name}'")
        return cls._of(found)

    @classmethod
    def _of(cls, handle: int) -> "Expansion":
        return cls(c_text(lib.carc_expansion_name(handle)),
                   c_text(lib.carc_expansion_title(handle)),
                   c_text(lib.carc_expansion_sentence(handle)))


def presets() -> Tuple[Preset, ...]:
    """The editions there are."""
    return tuple(map(_preset, range(lib.carc_preset_count())))


def _preset(index: int) -> Preset:
    out = sized(_c.carc_preset)
    check(lib.carc_preset_info(index, ctypes.byref(out)))
    return Preset(c_text(out.name), c_text(out.title), c_text(out.sentence), c_text(out.tiles),
                  out.min_players, out.max_players)


def options() -> Tuple[Option, ...]:
    """The options there are."""
    return tuple(map(_option, range(lib.carc_option_count())))


def _option(index: int) -> Option:
    out = sized(_c.carc_option)
    check(lib.carc_option_info(index, ctypes.byref(out)))
    values = {c_text(lib.carc_option_value(index, value)):
              c_text(lib.carc_option_meaning(index, value)) for value in range(out.values)}
    defaults = {preset.name: c_text(lib.carc_option_default(index, number))
                for number, preset in enumerate(presets())}
    return Option(c_text(out.name), c_text(out.sentence), c_text(out.rule), c_text(out.form),
                  values, defaults)


def expansions() -> Tuple[Expansion, ...]:
    """The expansions there are."""
    return tuple(Expansion._of(lib.carc_expansion_at(index))
                 for index in range(lib.carc_expansion_count()))
