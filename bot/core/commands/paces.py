"""Reads paces as they are shown, in any of our languages: ``Pace: Daily``, ``Daily · Weekends: clocks stop``."""

import re
from typing import Final

from bot.clocks.paces import NO_CLOCK, OPTIONS, PRESETS, read_pace
from rules.core.errors import Refusal
from rules.core.naming import Spoken, named
from rules.core.text import msg

_BETWEEN: Final = re.compile(r"\s*[·,;\n]\s*")


def pace_meant(typed: str, spoken: Spoken) -> str | None:
    """Return a pace as it is stored, read from its name and those of its options; None if it is not named so."""
    head, *options = [part for part in _BETWEEN.split(typed.strip()) if part] or [""]
    names = {
        f"{option}={word}": (f"{option}={word}", *spoken(msg(f"hosting.option.{option}.{word}")))
        for option, (_, words) in OPTIONS.items()
        for word in words
    }
    chosen = [named(each, names) for each in options]
    if any(len(each) != 1 for each in chosen):
        return None
    found = named(head, {key: (key, *_shown(key, spoken)) for key in (*PRESETS, NO_CLOCK)})
    line = " ".join((found[0] if len(found) == 1 else head, *(each for (each,) in chosen)))
    try:
        pace = read_pace(line)
    except Refusal:
        return None
    return NO_CLOCK if pace is None else pace.text


def _shown(key: str, spoken: Spoken) -> tuple[str, ...]:
    """Return the wordings of a pace without an explanation, as in menus."""
    name = msg(f"hosting.name.{key}")
    return (*spoken(name), *spoken(msg("ui.opening.pace", pace=name)))
