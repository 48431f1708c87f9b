"""Reliability worked out from rows in exact fractions; shares no code with `bot.clocks.conduct` but its rows (A4)."""

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from sqlalchemy import Connection, select

from bot.clocks.conduct import Ending, Holding, conduct
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
NOW_MS = 20_000 * DAY_MS


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


def members(count: int) -> tuple[int, int, int]:
    """Return the number of made-up members that have another figure than `expected`, another one when their rows are
    shuffled, or another one when their last absence is ten on one day.
    """
    rng, wrong, shuffled, tenfold = Random(9), 0, 0, 0
    for _ in range(count):
        rows = [_row(rng, number) for number in range(rng.randrange(20))]
        figure = conduct(rows, [], NOW_MS)
        counted = [(each.what.value, each.at_ms) for each in rows if not each.is_excused]
        wrong += not agrees(figure.reliability, counted, NOW_MS)
        rng.shuffle(rows)
        shuffled += conduct(rows, [], NOW_MS) != figure
        lost = Holding(99, 0, 9, 1, Ending.EXPIRED, NOW_MS - DAY_MS)
        ten = [
            Holding(100 + each, 0, 9, 1, Ending.EXPIRED, lost.at_ms + each) for each in range(10)
        ]
        # Far from any other absence.
        calm = [each for each in rows if abs(each.at_ms - lost.at_ms) > 3 * DAY_MS]
        once = conduct([*calm, lost], [], NOW_MS).reliability
        tenfold += conduct([*calm, *ten], [], NOW_MS).reliability != once
    return wrong, shuffled, tenfold


def _row(rng: Random, number: int) -> Holding:
    ago = rng.randrange(3 * DAY_MS) if rng.random() < 0.5 else rng.randrange(500 * DAY_MS)
    what = rng.choice(list(Ending))
    return Holding(number, 0, 9, 1, what, NOW_MS - ago, is_excused=rng.random() < 0.1)


def stored(conn: Connection, now_ms: int) -> dict[int, list[tuple[str, int]]]:
    """For each member how their seats ended that count by now, and when."""
    rows = people.conduct.c
    query = select(rows.member_id, rows.what, rows.at_ms)
    found: dict[int, list[tuple[str, int]]] = {}
    for row in conn.execute(query.where(rows.is_excused == 0, rows.at_ms <= now_ms)):
        found.setdefault(row.member_id, []).append((row.what, row.at_ms))
    return found
