"""Effects of a change to a table on its members' conduct. Pure functions."""

from collections.abc import Iterable, Iterator

from bot.clocks.clock import Clock, EndedBy, Turn
from bot.clocks.conduct import (
    GONE_MS,
    Ending,
    Holding,
    TurnCount,
    counted_within,
)
from bot.clocks.paces import DAY_MS
from bot.clocks.pauses import PauseKind
from bot.store.people.conduct import ConductChanges
from bot.store.rows import Status
from bot.tables.model import Change, Position
from bot.tables.timing.clocking import EndedTurn
from rules.contest.director.held import Blame
from rules.core.seats import Seat


def noted(
    before: Position,
    after: Position,
    change: Change,
    ended: Iterable[EndedTurn],
    *,
    at_ms: int,
) -> ConductChanges:
    """Return the facts to store about a change; none at a table without clocks.

    Args:
        ended: the turns on a clock that the change ended.
    """
    if before.table.status is not Status.PLAYING or not before.table.clocks:
        return ConductChanges()
    return ConductChanges(
        tuple(_holdings(before, after, change, at_ms)),
        tuple(_taken(before, after)),
        tuple(_turns(before, ended)),
        at_ms,
    )


def lost(before: Position, after: Position, change: Change) -> Iterator[tuple[Seat, int, Blame]]:
    """Yield the seats that robots take from members at a tournament's table, with the member and the kind of fault."""
    if before.table.tournament_id is None or before.table.status is not Status.PLAYING:
        return
    is_late = change.parting is not None and change.parting.what is Ending.EXPIRED
    for old, new in zip(before.seats, after.seats, strict=True):
        if old.member_id is not None and new.is_robot:
            yield old.seat, old.member_id, Blame.TIMED_OUT if is_late else Blame.GAVE_UP


def _holdings(before: Position, after: Position, change: Change, at_ms: int) -> Iterator[Holding]:
    for seat, row in enumerate(before.seats):
        member = row.member_id
        if member is None or not _was_told(before.table.clocks[seat]):
            continue
        what: Ending | None = None
        delay_ms = 0
        if change.parting is not None and change.parting.seat == seat:
            if len(before.members()) < 2:
                # There are no other members to keep waiting.
                continue
            what = change.parting.what
            delay_ms = GONE_MS if change.parting.has_left_server else 0
        elif after.table.status is Status.FINISHED:
            what = Ending.FINISHED
        if what is not None:
            yield Holding(
                table_id=before.table.id,
                seat=seat,
                seq=after.table.seq,
                member_id=member,
                what=what,
                at_ms=at_ms + delay_ms,
                is_excused=_is_unreachable(before, at_ms),
            )


def _taken(before: Position, after: Position) -> Iterator[tuple[Seat, int]]:
    """Yield the seats that members took from robots, each with its new member."""
    for old, new in zip(before.seats, after.seats, strict=True):
        if old.is_robot and new.member_id is not None:
            yield new.seat, new.member_id


def _turns(before: Position, ended: Iterable[EndedTurn]) -> Iterator[TurnCount]:
    if len(before.members()) < 2:
        return
    for seat, member, turn in ended:
        clock = before.table.clocks[seat]
        if member is None or not clock.is_running:
            continue
        is_late = turn.ended_by is EndedBy.ZERO or turn.charged_ms > clock.left_ms + clock.gifts_ms
        # A turn that others ended before it was late does not count.
        if is_late or turn.ended_by is EndedBy.MOVE:
            yield _counted(member, turn, is_late=is_late)


def _counted(member_id: int, turn: Turn, *, is_late: bool) -> TurnCount:
    return TurnCount(
        member_id=member_id,
        day=turn.to_ms // DAY_MS,
        within_ms=counted_within(turn.charged_ms),
        in_time=int(not is_late),
        late=int(is_late),
    )


def _was_told(clock: Clock) -> bool:
    """Return whether a board has ever announced a turn to the seat's member."""
    return clock.turn > 1 or (clock.turn == 1 and (clock.is_running or not clock.is_asked))


def _is_unreachable(at: Position, moment_ms: int) -> bool:
    return any(
        each.kind is PauseKind.UNREACHABLE and each.covers(moment_ms) for each in at.table.pauses
    )
