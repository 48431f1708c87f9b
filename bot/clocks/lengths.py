"""Lengths of time as members type them, in any of our languages: ``3d``, ``36 h``, ``3 giorni``, ``2주``."""

import re
import unicodedata
from typing import Final

from bot.clocks.paces import DAY_MS, HOUR_MS

_LENGTH: Final = re.compile(r"\+?\s*(\d{1,3})\s*([^\W\d_]+)\.?")
_UNITS: Final = {
    **dict.fromkeys(("h", "hour", "hours", "시간", "ora", "ore"), HOUR_MS),
    **dict.fromkeys(("d", "day", "days", "일", "g", "giorno", "giorni"), DAY_MS),
    **dict.fromkeys(("w", "week", "weeks", "주", "주일", "settimana", "settimane"), 7 * DAY_MS),
}


def read_length(typed: str) -> int | None:
    """Return a length in milliseconds; None if the text is none."""
    found = _LENGTH.fullmatch(unicodedata.normalize("NFKC", typed).casefold().strip())
    unit = None if found is None else _UNITS.get(found[2])
    return None if found is None or unit is None else int(found[1]) * unit
