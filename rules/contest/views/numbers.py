"""Numbers as people write them; the mark of decimals is the reader's."""

from typing import Final

UNIT: Final = 3600
"""Units in one point, as in `rules.contest.scores.scoring`."""
_MINUS: Final = "\N{MINUS SIGN}"
_FRACTIONS: Final = {
    UNIT // 4: "\N{VULGAR FRACTION ONE QUARTER}",
    UNIT // 2: "\N{VULGAR FRACTION ONE HALF}",
    3 * UNIT // 4: "\N{VULGAR FRACTION THREE QUARTERS}",
}


def points_text(units: int, mark: str) -> str:
    """Points: whole, with a quarter, a half or three quarters, or rounded to two decimals."""
    sign, size = (_MINUS, -units) if units < 0 else ("", units)
    whole, rest = divmod(size, UNIT)
    if rest == 0:
        return f"{sign}{whole}"
    if rest in _FRACTIONS:
        return f"{sign}{whole or ''}{_FRACTIONS[rest]}"
    return sign + decimal_text((size * 1000 + UNIT // 2) // UNIT, 2, mark)


def decimal_text(thousandths: int, digits: int, mark: str) -> str:
    """A number given in thousandths, rounded to this many decimals (0 to 3)."""
    sign, size = (_MINUS, -thousandths) if thousandths < 0 else ("", thousandths)
    step = 10 ** (3 - digits)
    rounded = (size + step // 2) // step
    if digits == 0:
        return f"{sign}{rounded}"
    whole, rest = divmod(rounded, 10**digits)
    return f"{sign}{whole}{mark}{rest:0{digits}}"
