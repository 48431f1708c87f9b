"""Present and past readings of a table's clocks: the truth behind `/table clock`."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.clocks.calendar import FreeBecause, breakdown
from bot.clocks.clock import Turn
from bot.clocks.spans import FOREVER, FreeTime
from bot.tables.model import Position
from bot.tables.service import Tables
from bot.tables.timing.clocking import SeatTime, times
from rules.core.seats import Seat

LAST_TURNS = 10


@dataclass(frozen=True, slots=True)
class StoppedClock:
    """Reason for which a clock stands now."""

    because: FreeBecause
    until_ms: int | None
    """The moment at which it runs again, as things are; None if it is unknown."""


@dataclass(frozen=True, slots=True)
class SpentTurn:
    """A turn that has ended: its charged time, and its free time by reason. Together they are the whole turn."""

    seat: Seat
    turn: Turn
    free: Mapping[FreeBecause, int]


@dataclass(frozen=True, slots=True)
class Account:
    times: Mapping[Seat, SeatTime]
    """Clocks of the members whose moves the table waits for."""
    standing: Mapping[Seat, StoppedClock]
    untold: tuple[Seat, ...]
    """Seats whose clock stands because the board with their question is not out yet."""
    turns: tuple[SpentTurn, ...]
    """The last turns, the newest first."""
    voted_on: tuple[Seat, ...] = ()
    """Seats whose clock stands until the others have voted."""


async def account(tables: Tables, at: Position) -> Account:
    """Return the clocks of a table that has some."""
    almanac, now_ms = tables.almanac, tables.now_ms()
    free = await almanac.free(at, now_ms)
    asleep = await almanac.asleep(at, now_ms)
    standing: dict[Seat, StoppedClock] = {}
    untold: list[Seat] = []
    voted_on: list[Seat] = []
    for seat in at.waiting():
        member = at.seats[seat].member_id
        if member is None or at.seats[seat].is_lent:
            continue
        if at.table.clocks[seat].awaits_vote:
            voted_on.append(seat)
            continue
        if not at.table.clocks[seat].is_running:
            untold.append(seat)
            continue
        for because, spans in await almanac.reasons(at, member, now_ms, now_ms):
            if spans.covers(now_ms):
                until = free[member].end_of(now_ms)
                standing[seat] = StoppedClock(because, _known(until))
                break
    rows = await almanac.last_turns(at.table.id, LAST_TURNS)
    spent = []
    for seat, member, turn in rows:
        reasons = (
            [] if member is None else await almanac.reasons(at, member, turn.from_ms, turn.to_ms)
        )
        spent.append(SpentTurn(seat, turn, _why(turn, reasons)))
    return Account(
        times(at, free, asleep, now_ms), standing, tuple(untold), tuple(spent), tuple(voted_on)
    )


def _why(turn: Turn, reasons: list[tuple[FreeBecause, FreeTime]]) -> Mapping[FreeBecause, int]:
    _, free = breakdown(turn.from_ms, turn.to_ms, reasons)
    return {because: spent for because, spent in free.items() if spent}


def _known(moment_ms: int | None) -> int | None:
    return None if moment_ms is None or moment_ms >= FOREVER else moment_ms
