"""What Babel knows about our languages, without the parts that no text can ask for (ADR 46).

The library of texts needs how a language counts and writes numbers, and Babel reads everything else with it: the names
of units, languages, countries and time zones. That is most of six megabytes.
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
    """Drop it for a language that has been read; what else there is stays as it was."""
    for name in (_ROOT, language):
        with suppress(OSError):
            data = localedata.load(name)
            for part in _UNWANTED:
                data.pop(part, None)
