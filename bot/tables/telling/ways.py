"""Ways of messages to a member about a turn. Pure functions."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum, auto

from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS
from bot.clocks.preferences import Reach, Where
from bot.clocks.reminders import ReminderLevel, Rung, is_wanted
from bot.store.rows import Status, TableRow, Timer, TimerKind
from bot.tables.model import Position
from rules.core.seats import Seat

AN_HOUR, A_DAY = 6, 30
"""Most messages to a member within an hour and a day, over all tables.

A message that was followed by a move does not count: a present player hears of every turn.
"""
_A_TURN = 4
"""Most messages to a member about one turn."""
JUST_MOVED_MS = 2 * MINUTE_MS
"""A member who moved so recently still sees the next question in the panel."""


WATCHING: Seat = -1
"""The seat of a mere watcher in messages; in place of the turn their number stands there."""


class SendMode(Enum):
    THREAD = auto()
    DIRECT = auto()
    WHEN_AWAKE = auto()
    """Later: the member sleeps, or wants quiet."""
    COLLECTED = auto()
    """In a collection, because the member has had many messages."""
    NOT = auto()


def way_to_tell(
    rung: Rung,
    reach: Reach,
    *,
    is_live: bool,
    is_muted: bool,
    is_asleep: bool,
    has_just_moved: bool = False,
) -> SendMode:
    """Return the way to tell a member of a turn or remind them of it, ceilings apart.

    For the announcement of a turn `is_asleep` is about the night; for a reminder it is also about quiet hours.
    """
    is_in_thread = is_live and (reach.wishes.live or reach.where is Where.DIGEST)
    if rung is Rung.NEXT:
        wanted = reach.wishes.next and reach.is_direct_open and not is_muted and not is_asleep
        return SendMode.DIRECT if wanted else SendMode.NOT
    if rung in (Rung.ZERO, Rung.STANDIN):
        return (
            SendMode.DIRECT if reach.where is Where.DIRECT and not is_in_thread else SendMode.THREAD
        )
    if rung in (Rung.PING, Rung.ENDED) and (is_muted or has_just_moved):
        return SendMode.NOT
    if is_in_thread and (rung is not Rung.ENDED or reach.wishes.ended):
        return SendMode.THREAD
    if not _is_wanted(rung, reach, is_live=is_live):
        return SendMode.NOT
    if is_asleep:
        return SendMode.WHEN_AWAKE
    return SendMode.DIRECT if reach.where is Where.DIRECT else SendMode.THREAD


def way_to_watcher(reach: Reach, *, is_asleep: bool) -> SendMode:
    """Return the way to tell a watcher that a table has ended.

    They asked for it, and a mention in its thread would bring them in there.
    """
    if reach.wishes.where is Where.OFF or reach.direct_closed_ms is not None:
        return SendMode.NOT
    return SendMode.WHEN_AWAKE if is_asleep else SendMode.DIRECT


def _is_wanted(rung: Rung, reach: Reach, *, is_live: bool) -> bool:
    if reach.where in (Where.DIGEST, Where.OFF):
        return False
    match rung:
        case Rung.PING | Rung.NUDGE | Rung.NUDGE_AGAIN:
            return True
        case Rung.ENDED:
            return reach.wishes.ended
        case Rung.LAST if is_live:
            return reach.wishes.reminders is not ReminderLevel.OFF
        case _:
            return is_wanted(rung, reach.wishes.reminders)


def until_room_ms(sent_ms: list[int], in_flight: int, now_ms: int, rung: Rung) -> int | None:
    """Return the next moment for a message to a member; None if it is now.

    Args:
        sent_ms: moments of messages within the last day without a later move, the earliest first.
        in_flight: number of messages to them that are being sent.
    """
    if rung in (Rung.ZERO, Rung.STANDIN):
        return None
    recent = [moment for moment in sent_ms if moment > now_ms - HOUR_MS]
    if len(sent_ms) + in_flight >= A_DAY:
        return (sent_ms[0] if sent_ms else now_ms) + DAY_MS
    if len(recent) + in_flight >= AN_HOUR:
        return (recent[0] if recent else now_ms) + HOUR_MS
    return None


def is_room_in_turn(table: TableRow, sent: Collection[str]) -> bool:
    """Return whether a member may get one more message about a turn, and still the one that time is up.

    Args:
        sent: the rungs that were sent about the turn.
    """
    most = _A_TURN - 1 if table.clocks else _A_TURN
    return len(set(sent) - {Rung.NEXT}) < most


def turn_of(table: TableRow, seat: Seat) -> int:
    """Return the number of a seat's turn: counted at a table with clocks, else the entry that asked."""
    return table.clocks[seat].turn if table.clocks else table.asks[seat]


def is_open(at: Position, seat: Seat, turn: int) -> bool:
    """Return whether the table still waits for a member in this turn."""
    if at.table.status is not Status.PLAYING or not 0 <= seat < len(at.seats):
        return False
    waits = seat in at.waiting() and at.seats[seat].member_id is not None
    return waits and turn_of(at.table, seat) == turn


@dataclass(frozen=True, slots=True)
class Follower:
    """A member next in order after the one with an open question."""

    member_id: int
    seat: Seat
    before: Seat
    """The seat with the open question."""


def following(at: Position, called: Collection[int]) -> list[Follower]:
    """Return the members next in order after the called ones; robots in between do not count, as they are quick."""
    members = [row.seat for row in at.seats if row.member_id is not None]
    asked = at.waiting()
    found: list[Follower] = []
    for place, seat in enumerate(members):
        before = members[place - 1]
        member = at.seats[seat].member_id
        if seat not in asked and before in asked and at.seats[before].member_id in called:
            assert member is not None
            found.append(Follower(member, seat, before))
    return found


def next_in_order(at: Position, seat: Seat) -> int | None:
    """Return the member at a seat, if the member before them is asked now and they are not."""
    if at.table.status is not Status.PLAYING:
        return None
    followers = following(at, at.waiting_members())
    return next((each.member_id for each in followers if each.seat == seat), None)


def stood_in_for(at: Position, seat: Seat, turn: int) -> int | None:
    """Return the absent member for whom a robot has played since a turn, if they may come back; else None."""
    if at.table.status is not Status.PLAYING or not 0 <= seat < len(at.seats):
        return None
    row = at.seats[seat]
    # A member who came back and ran out of time again is told of that alone.
    return row.away_id if row.is_robot and turn_of(at.table, seat) == turn else None


def wake_timer(table_id: int, seat: Seat, turn: int, rung: Rung, at_ms: int) -> Timer:
    """Return the timer of a message that waits for a member's waking."""
    return Timer(TimerKind.WAKE, f"{table_id}:{seat}:{turn}:{rung}", at_ms)
