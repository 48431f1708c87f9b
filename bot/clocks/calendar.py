"""Free time of one member at one table."""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from bot.clocks.hours import Hours, nights, weekends
from bot.clocks.spans import FOREVER, FreeTime, Span, clipped, merged

DAY_MS = 24 * 60 * 60 * 1000
_BLOCK_MS = 64 * DAY_MS
_AHEAD_MS = 400 * DAY_MS
"""Reach of a calendar beyond the moments asked about. No turn lasts longer."""
MOST_VACATION_MS = 14 * DAY_MS
"""One member's vacations stop the clock at one table for this long in total."""


class FreeBecause(StrEnum):
    """Reason for free time. Where several reasons overlap, the first one counts."""

    GAP = "gap"
    PAUSE = "pause"
    VACATION = "vacation"
    NIGHT = "night"
    WEEKEND = "weekend"


def stretch(since_ms: int, now_ms: int) -> tuple[int, int]:
    """Return the stretch that a calendar covers for a turn that began at `since_ms`.

    Turns at about the same time share it.
    """
    start = since_ms - since_ms % _BLOCK_MS
    end = max(since_ms, now_ms) + _AHEAD_MS
    return start, end - end % _BLOCK_MS + _BLOCK_MS


def regular(
    versions: Sequence[Hours],
    start_ms: int,
    end_ms: int,
    *,
    sleeps: bool,
    rests_at_weekends: bool,
) -> FreeTime:
    """Return a member's nights and weekends, without those that the table's pace ignores."""
    return FreeTime.of(
        nights(versions, start_ms, end_ms) if sleeps else (),
        weekends(versions, start_ms, end_ms) if rests_at_weekends else (),
    )


def vacation_at_table(vacations: Iterable[Span], table_start_ms: int) -> list[Span]:
    """Return the part of a member's vacations that stops the clock at a table (ADR 15)."""
    rest = MOST_VACATION_MS
    taken: list[Span] = []
    for start, end in clipped(merged(vacations), table_start_ms, FOREVER):
        if rest <= 0:
            break
        taken.append((start, min(end, start + rest)))
        rest -= end - start
    return taken


def breakdown(
    start_ms: int, end_ms: int, reasons: Sequence[tuple[FreeBecause, FreeTime]]
) -> tuple[int, dict[FreeBecause, int]]:
    """Return the charged time of a turn, and the free time by reason. Together they add up to the whole turn.

    Args:
        reasons: in the order in which they count.
    """
    left = end_ms - start_ms
    free: dict[FreeBecause, int] = {}
    spans: tuple[Span, ...] = ()
    for reason, time in reasons:
        union = FreeTime.of(spans, clipped(time.spans, start_ms, end_ms))
        still = union.charge(start_ms, end_ms)
        free[reason] = left - still
        left, spans = still, union.spans
    return left, free
