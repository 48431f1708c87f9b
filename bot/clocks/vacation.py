"""A member's vacations: the number of days, and the cost of taking and ending one. Pure."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.clocks.calendar import DAY_MS, vacation_at_table
from bot.clocks.paces import MINUTE_MS
from bot.clocks.spans import FreeTime, Span
from rules.core.errors import Refusal

START_DAYS = 7
"""Days that a newcomer has."""
EARNED_EVERY_DAYS = 13
"""A further day is earned in this many."""
_DAY = DAY_MS * EARNED_EVERY_DAYS
MOST_DAYS = 28
MOST_IN_A_ROW = 3
"""The most days that begin by themselves without an act of the member in between."""
LAST_CALL_MS = 15 * MINUTE_MS
"""A day begins by itself when this much time is left."""


class Vacation(msgspec.Struct, frozen=True):
    """A stretch in which a member's clocks stand, in UTC milliseconds."""

    from_ms: int
    to_ms: int
    days: int
    """Days that it costs; a day that has begun counts whole."""
    is_automatic: bool = False

    @property
    def span(self) -> Span:
        return self.from_ms, self.to_ms


class Leave(msgspec.Struct, frozen=True):
    """A member's leave at a table: it says whether a vacation day may begin by itself."""

    is_wanted: bool
    days_left: int
    in_a_row: int
    """Days that began by themselves since the member last moved at the table."""
    vacations: tuple[Vacation, ...] = ()


def days_left(first_ms: int | None, vacations: Sequence[Vacation], now_ms: int) -> int:
    """Return the whole days that a member may still take; planned ones are taken already.

    Args:
        first_ms: when the member's first table started; None if none has.
        vacations: in the order of time.
    """
    # Counted in thirteenths of a millisecond, so that nothing is rounded.
    saved = START_DAYS * _DAY
    last = now_ms if first_ms is None else min(first_ms, now_ms)
    for vacation in vacations:
        moment = min(max(vacation.from_ms, last), now_ms)
        saved = _earned(saved, moment - last) - vacation.days * _DAY
        last = moment
    return max(0, _earned(saved, now_ms - last) // _DAY)


def planned(
    vacations: Sequence[Vacation], *, from_ms: int, days: int, left: int, now_ms: int
) -> Vacation:
    """Return a vacation of whole days.

    Raises:
        Refusal: vacation.past, vacation.no_days, vacation.too_long or vacation.overlaps.
    """
    if from_ms < now_ms:
        raise Refusal("vacation.past")
    if days < 1:
        raise Refusal("vacation.no_days")
    if days > left:
        raise Refusal("vacation.too_long", left=left)
    wanted = Vacation(from_ms, from_ms + days * DAY_MS, days)
    for held in vacations:
        if held.from_ms < wanted.to_ms and wanted.from_ms < held.to_ms:
            raise Refusal("vacation.overlaps", start=str(held.from_ms // 1000))
    return wanted


def ended(vacation: Vacation, now_ms: int) -> Vacation | None:
    """Return a vacation that is ended now; None if it had not begun. Days that have not begun return."""
    if now_ms <= vacation.from_ms:
        return None
    begun = -(-(now_ms - vacation.from_ms) // DAY_MS)
    return replace(vacation, to_ms=now_ms, days=begun)


def by_itself(leave: Leave, table_start_ms: int, from_ms: int) -> Vacation | None:
    """Return the day that begins by itself at a moment; None if it may not, or would not stop this table's clock."""
    if not leave.is_wanted or leave.days_left < 1 or leave.in_a_row >= MOST_IN_A_ROW:
        return None
    day = Vacation(from_ms, from_ms + DAY_MS, 1, is_automatic=True)
    spans = [each.span for each in (*leave.vacations, day)]
    return day if FreeTime.of(vacation_at_table(spans, table_start_ms)).covers(from_ms) else None


def _earned(saved: int, passed_ms: int) -> int:
    """Return the savings after some time. Savings above the maximum are lost, unless they were there before."""
    return max(saved, min(MOST_DAYS * _DAY, saved + passed_ms))
