"""Words and numbers as the pictures and their twins write them."""

from collections.abc import Sequence

from render.core.text import drawable, signed
from rules.contest.views.numbers import decimal_text, points_text
from rules.contest.views.parts import Moment, Place
from rules.contest.views.standings import Value
from rules.core.text import Msg, Say, msg

DOT = " · "


def said(text: Msg | str, say: Say) -> str:
    return text if isinstance(text, str) else say(text)


def joined(texts: Sequence[Msg], say: Say) -> str:
    """Facts in one line, each standing alone."""
    return DOT.join(say(text) for text in texts)


def shown(name: str) -> str:
    """Return a name without characters that the typeface cannot draw."""
    return drawable(name) or "?"


def points(units: int, say: Say) -> str:
    return points_text(units, _mark(say))


def decimal(thousandths: int, digits: int, say: Say) -> str:
    return decimal_text(thousandths, digits, _mark(say))


def value_text(value: Value, digits: int, say: Say) -> str:
    """Return the value of a tie-break with so many decimals; points taken off as points are written."""
    if value.units is not None:
        return points(value.units, say)
    return decimal(value.thousandths, digits, say)


def per_cent(thousandths: int, digits: int, say: Say) -> str:
    """A share as per cent, without the sign."""
    return decimal_text(thousandths * 100, digits, _mark(say))


def _mark(say: Say) -> str:
    return say(msg("contest.decimal_mark"))


def place_text(place: Place) -> str:
    return f"={place.number}" if place.is_shared else str(place.number)


def margin(value: int) -> str:
    return signed(value)


def date(when: Moment, say: Say) -> str:
    """A whole date."""
    month = msg("contest.month_long", month=f"m{when.month}")
    return say(msg("contest.date", day=str(when.day), month=month, year=str(when.year)))
