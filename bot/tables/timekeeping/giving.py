"""A member gives another one time."""

from msgspec.structs import replace

from bot.clocks import clock as clocks
from bot.clocks.reminders import after_gift
from bot.clocks.spans import NO_FREE_TIME
from bot.store.rows import Status
from bot.tables import notices
from bot.tables.errors import NotSeated, TableRefusal
from bot.tables.model import Actor, Change, Done, Position
from bot.tables.service import Tables
from bot.tables.timing.clocking import Free, pace_of
from bot.tables.timing.durations import duration
from rules.core.errors import Refusal
from rules.core.seats import Seat
from rules.core.text import msg


async def give_time(
    tables: Tables, table_id: int, actor: Actor, seat: Seat, *, turn: int | None = None
) -> Done:
    """Give another seat an increment, in its turn number `turn` if that is known.

    Raises:
        TableRefusal: not_started, ended, not_seated or not_member_seat.
        Refusal: clock.none, clock.own, clock.turn_over, clock.not_running, clock.given_already or clock.enough_given.
    """

    async def decide(at: Position) -> Change:
        is_any = turn is None or seat not in range(len(at.table.clocks))
        if not is_any and at.table.clocks[seat].turn != turn:
            raise Refusal("clock.turn_over", name=at.seats[seat].name)
        now = tables.now_ms()
        return gave_time(at, actor, seat, await tables.almanac.free(at, now), now)

    return await tables.changes.change(table_id, actor, decide)


def gave_time(position: Position, actor: Actor, seat: Seat, free: Free, now_ms: int) -> Change:
    """Give the seat one increment, once a turn and giver. Pure.

    Raises:
        TableRefusal: not_started, ended, not_seated or not_member_seat.
        Refusal: clock.none, clock.own, clock.not_running, clock.given_already or clock.enough_given.
    """
    table = position.table
    if table.status is not Status.PLAYING:
        raise TableRefusal("not_started" if table.status is Status.LOBBY else "ended")
    own = position.seat_of(actor.member_id)
    if own is None:
        raise NotSeated
    if seat not in range(len(position.seats)) or position.seats[seat].member_id is None:
        raise TableRefusal("not_member_seat")
    pace = pace_of(table)
    if pace is None:
        raise Refusal("clock.none")
    if own == seat:
        raise Refusal("clock.own")
    member = position.seats[seat].member_id
    own_free = NO_FREE_TIME if member is None else free.get(member, NO_FREE_TIME)
    before = table.clocks[seat]
    if not before.is_running:
        name = position.seats[seat].name
        if seat in position.waiting():
            raise Refusal("clock.stands", name=name)
        raise Refusal("clock.not_running", name=name)
    given = clocks.given(before, pace, own_free, now_ms, giver=actor.member_id)
    clock = after_gift(before, given, pace)
    zero = clocks.zero(clock, own_free)
    told = msg(
        "table.gave_time" if zero is not None else "table.gave_time_paused",
        giver=actor.name,
        member=position.seats[seat].name,
        time=duration(clock.gifts_ms - before.gifts_ms),
        until="" if zero is None else str(zero // 1000),
    )
    changed = tuple(clock if at == seat else other for at, other in enumerate(table.clocks))
    return Change(
        replace(table, clocks=changed),
        position.seats,
        position.state,
        notices=(notices.notice(table, told),),
    )
