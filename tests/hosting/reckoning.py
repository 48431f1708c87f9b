"""Reliability worked out from rows in exact fractions; shares no code with `bot.clocks.conduct` but its rows."""

from collections.abc import Sequence
from fractions import Fraction

from sqlalchemy import Connection, select

from bot.clocks.paces import DAY_MS
from bot.store.declaring import people

KEPT: dict[str, Fraction] = {
    "finished": Fraction(1),
    "handed": Fraction(1),
    "conceded": Fraction(1),
    "conceded_alone": Fraction(1, 2),
    "late_return": Fraction(1, 2),
    "left": Fraction(1, 2),
    "filled": Fraction(1),
    "expired": Fraction(0),
    "kicked": Fraction(0),
}


def expected(rows: Sequence[tuple[str, int]], now_ms: int) -> float:
    """Reliability, not rounded, of seats that count: how each ended, and when."""
    absent = sorted((at, KEPT[what]) for what, at in rows if what in ("expired", "late_return"))
    worth = [(at, KEPT[what]) for what, at in rows if what not in ("expired", "late_return")]
    while absent:
        first = absent[0][0]
        one = [value for at, value in absent if at < first + DAY_MS]
        absent = [each for each in absent if each[0] >= first + DAY_MS]
        worth.append((first, sum(one, Fraction(0)) / len(one)))
    weights = [(Fraction(0.5 ** ((now_ms - at) / (180 * DAY_MS))), value) for at, value in worth]
    kept = Fraction(36, 10) + sum((weight * value for weight, value in weights), Fraction(0))
    return float(100 * kept / (4 + sum((weight for weight, _ in weights), Fraction(0))))


def agrees(shown: int, rows: Sequence[tuple[str, int]], now_ms: int) -> bool:
    """Is a figure the rounded one? On the very edge either is right."""
    return abs(shown - expected(rows, now_ms)) <= 0.5 + 1e-9


def stored(conn: Connection, now_ms: int) -> dict[int, list[tuple[str, int]]]:
    """For each member how their seats ended that count by now, and when."""
    rows = people.conduct.c
    query = select(rows.member_id, rows.what, rows.at_ms)
    found: dict[int, list[tuple[str, int]]] = {}
    for row in conn.execute(query.where(rows.is_excused == 0, rows.at_ms <= now_ms)):
        found.setdefault(row.member_id, []).append((row.what, row.at_ms))
    return found
