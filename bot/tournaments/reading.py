"""Report of a pod's table while it is played, and after its end."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.clocks.spans import NO_FREE_TIME
from bot.store.contest.rows import PodSeatRow
from bot.store.rows import Status
from bot.tables.model import Position
from bot.tables.robots import robot_to_move
from bot.tables.timing.clocking import Free
from rules.contest.director.held import Chair
from rules.contest.scores.results import No
from rules.core.seats import Seat

MARGIN: Final = "margin"
"""The statistic by which tables of one deal are compared."""


@dataclass(frozen=True, slots=True)
class TableReport:
    chairs: tuple[Chair, ...]
    is_robots_turn: bool = False
    """True if the table waits for a robot."""
    progress: int = 0
    interim: tuple[int, ...] | None = None
    ranks: tuple[int, ...] | None = None
    """By seat, once the table has ended."""
    totals: tuple[int, ...] = ()
    margins: tuple[int, ...] = ()


def report_of(
    at: Position,
    seats: Iterable[PodSeatRow],
    members: Mapping[No, int],
    moved: frozenset[tuple[int, Seat, int]],
    asleep: Mapping[int, int],
    free: Free,
    now_ms: int,
) -> TableReport:
    """Return the report of a table about its entrants.

    Args:
        moved: table, seat and member of all moves made so far.
        asleep: members at sleep now, each with the end of that night.
        free: the time that each member is not charged.
    """
    waiting = at.waiting()
    used = used_ms(at, free, now_ms)
    chairs = tuple(
        Chair(
            is_ready=each.ready_ms is not None,
            has_moved=(at.table.id, each.seat, members[each.no]) in moved,
            is_waited_for=each.seat in waiting and at.seats[each.seat].member_id is not None,
            used_ms=used[each.seat],
            quiet_until_ms=asleep.get(members[each.no]) if each.seat in waiting else None,
            since_ms=each.since_ms,
            asked_ms=at.table.clocks[each.seat].since_ms if at.table.clocks else None,
        )
        for each in seats
    )
    if at.state is None or at.table.status is Status.CANCELLED:
        return TableReport(chairs)
    game, state = at.game, at.state
    outcome = game.outcome(state)
    if at.table.status is not Status.FINISHED or outcome is None:
        return TableReport(
            chairs,
            is_robots_turn=robot_to_move(at) is not None,
            progress=0 if game.progress is None else game.progress(state),
            interim=None if game.interim is None else game.interim(state),
        )
    return TableReport(
        chairs,
        ranks=outcome.ranks,
        totals=tuple(each.total for each in outcome.scores),
        margins=_margins(at),
    )


def _margins(at: Position) -> tuple[int, ...]:
    """Return the margin of each seat, if the title counts margins."""
    stat = next((each for each in at.game.statistics if each.name == MARGIN), None)
    if stat is None:
        return ()
    found = [stat.read(at.state, row.seat) for row in at.seats]
    return tuple(each if isinstance(each, int) else 0 for each in found)


def used_ms(at: Position, free: Free, now_ms: int) -> tuple[int, ...]:
    """Return the extra time that each seat has been charged, beyond the seat with most left; all alike without clocks.

    Nights and other free time are not charged.
    """
    if not at.table.clocks:
        return (0,) * len(at.seats)
    left = []
    for row, clock in zip(at.seats, at.table.clocks, strict=True):
        own = NO_FREE_TIME if row.member_id is None else free.get(row.member_id, NO_FREE_TIME)
        running = 0 if clock.since_ms is None else own.charge(clock.since_ms, now_ms)
        left.append(clock.left_ms - running)
    return tuple(max(left) - each for each in left)
