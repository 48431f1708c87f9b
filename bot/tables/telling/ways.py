"""By which way a member is told of a turn. Pure functions."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum, auto

from bot.clocks.paces import DAY_MS, HOUR_MS, MINUTE_MS
from bot.clocks.reminders import Rung, Wish
from bot.clocks.wishes import Reach, Where
from bot.store.rows import Due, DueKind, Status, TableRow
from bot.tables.model import Position
from rules.core.seats import Seat

AN_HOUR, A_DAY = 6, 30
"""The most that a member is sent within any hour and any day, over all tables. What a move has answered does not count:
who plays is there, and is told of every turn."""
JUST_MOVED_MS = 2 * MINUTE_MS
"""Who moved so recently still sees the next question in the panel."""


WATCHING: Seat = -1
"""The seat of a member who only watches, in what is told; in place of the turn their number stands there."""


class Way(Enum):
    THREAD = auto()
    DIRECT = auto()
    WHEN_AWAKE = auto()
    """Not now: the member sleeps, or wants quiet."""
    COLLECTED = auto()
    """Not by itself: the member has been sent so much that the rest is collected."""
    NOT = auto()


def way_to_tell(
    rung: Rung,
    reach: Reach,
    *,
    is_live: bool,
    is_muted: bool,
    is_asleep: bool,
    has_just_moved: bool = False,
) -> Way:
    """How to tell a member of a turn or remind them of it, ceilings apart.

    `is_asleep` is about the night for the announcement of a turn; for a reminder it also is about quiet hours.
    """
    is_live = is_live and (reach.wishes.live or reach.where is Where.DIGEST)
    if rung is Rung.NEXT:
        wanted = reach.wishes.next and reach.is_direct_open and not is_muted and not is_asleep
        return Way.DIRECT if wanted else Way.NOT
    if rung in (Rung.ZERO, Rung.STANDIN):
        return Way.DIRECT if reach.where is Where.DIRECT and not is_live else Way.THREAD
    if rung in (Rung.PING, Rung.ENDED) and (is_muted or has_just_moved):
        return Way.NOT
    if is_live and (rung is not Rung.ENDED or reach.wishes.ended):
        return Way.THREAD
    if not _is_wanted(rung, reach):
        return Way.NOT
    if is_asleep:
        return Way.WHEN_AWAKE
    return Way.DIRECT if reach.where is Where.DIRECT else Way.THREAD


def way_to_watcher(reach: Reach, *, is_asleep: bool) -> Way:
    """How to tell a member who only watched that a table has ended.

    They asked for it, and a mention in its thread would bring them in there.
    """
    if reach.wishes.where is Where.OFF or reach.direct_closed_ms is not None:
        return Way.NOT
    return Way.WHEN_AWAKE if is_asleep else Way.DIRECT


def _is_wanted(rung: Rung, reach: Reach) -> bool:
    if reach.where in (Where.DIGEST, Where.OFF):
        return False
    match rung:
        case Rung.PING | Rung.NUDGE | Rung.NUDGE_AGAIN:
            return True
        case Rung.ENDED:
            return reach.wishes.ended
        case Rung.LAST | Rung.DAY_6:
            return reach.wishes.reminders is not Wish.OFF
        case _:
            return reach.wishes.reminders is Wish.ALL


def until_room_ms(sent_ms: list[int], in_flight: int, now_ms: int, rung: Rung) -> int | None:
    """When a member may be sent something again; None if they may now.

    Args:
        sent_ms: when they were sent something within the last day that they have not answered, the earliest first.
        in_flight: how much is being sent to them at this moment.
    """
    if rung in (Rung.ZERO, Rung.STANDIN):
        return None
    recent = [moment for moment in sent_ms if moment > now_ms - HOUR_MS]
    if len(sent_ms) + in_flight >= A_DAY:
        return (sent_ms[0] if sent_ms else now_ms) + DAY_MS
    if len(recent) + in_flight >= AN_HOUR:
        return (recent[0] if recent else now_ms) + HOUR_MS
    return None


def turn_of(table: TableRow, seat: Seat) -> int:
    """The number by which a seat's turn is known: counted at a table with clocks, else the entry that asked."""
    return table.clocks[seat].turn if table.clocks else table.asks[seat]


def is_open(at: Position, seat: Seat, turn: int) -> bool:
    """Does the table still wait for a member in this turn?"""
    if at.table.status is not Status.PLAYING or not 0 <= seat < len(at.seats):
        return False
    waits = seat in at.waiting() and at.seats[seat].member_id is not None
    return waits and turn_of(at.table, seat) == turn


@dataclass(frozen=True, slots=True)
class Follower:
    """Who comes after a member who is asked now."""

    member_id: int
    seat: Seat
    before: Seat
    """The seat of the member who is asked."""


def following(at: Position, called: Collection[int]) -> list[Follower]:
    """The members next in order after those who are called; robots in between do not count, as they are quick."""
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
    """The member at a seat, if the member before them is asked now and they are not."""
    if at.table.status is not Status.PLAYING:
        return None
    followers = following(at, at.waiting_members())
    return next((each.member_id for each in followers if each.seat == seat), None)


def stood_in_for(at: Position, seat: Seat, turn: int) -> int | None:
    """The member for whom a robot has played at a seat since a turn, and who may come back; None if there is none."""
    if at.table.status is not Status.PLAYING or not 0 <= seat < len(at.seats):
        return None
    row = at.seats[seat]
    # Whoever came back and ran out of time again is told of that alone.
    return row.away_id if row.is_robot and turn_of(at.table, seat) == turn else None


def wake_due(table_id: int, seat: Seat, turn: int, rung: Rung, at_ms: int) -> Due:
    """When a member who sleeps is told after all."""
    return Due(DueKind.WAKE, f"{table_id}:{seat}:{turn}:{rung}", at_ms)
