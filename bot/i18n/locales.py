"""Babel's data about our languages, without parts that our texts never use (ADR 46).

The library of texts needs a language's plurals and numbers. With them Babel reads the names of units, languages,
countries and time zones, which are most of six megabytes.
"""

from contextlib import suppress
from typing import Final

from babel import localedata

_ROOT: Final = "root"
_UNWANTED: Final = (
    *("unit_patterns", "unit_display_names", "compound_unit_patterns"),
    *("languages", "territories", "scripts", "variants"),
    *("meta_zones", "time_zones", "zone_formats"),
    *("date_fields", "datetime_skeletons", "interval_formats"),
)
"""Arguments of texts are numbers and words, so none is a date, and no number has a unit but a currency or per cent."""


def forget_what_no_text_needs(language: str) -> None:
    """Drop the unused parts of a language that has been read; the others stay."""
    for name in (_ROOT, language):
        with suppress(OSError):
            data = localedata.load(name)
            for part in _UNWANTED:
                data.pop(part, None)
