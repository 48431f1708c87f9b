"""News for a member: exactly the events since their last look that they may know."""

from sqlalchemy import select

from bot.store.people.seen import ReadMarker
from bot.store.schema import moves
from bot.tables.history.news import TurnNews
from bot.tables.model import Position
from rules.core.engine import sample_move
from rules.core.log import Event
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.bot.tables.house import ANN, BOB, CID, DAN, House
from tests.toys import nim

Heard = dict[int, list[Event]]


def events_of(turns: tuple[TurnNews, ...]) -> list[Event]:
    return [event for told in turns for event in told.events]


async def heard_since(house: House, at: Position, member: int) -> list[Event]:
    return events_of((await house.tables.news.since(at, member)).turns)


async def test_every_member_hears_all_events_since_their_last_look_and_none_more(
    house: House,
) -> None:
    """Ann and Bob have seats, Cid only watches; each looks now and then."""
    at = await house.table("sealed", ANN, BOB)
    chance = Rng(5)
    viewers: dict[int, Seat | None] = {ANN: at.seat_of(ANN), BOB: at.seat_of(BOB), CID: None}
    heard: Heard = {member: [] for member in viewers}
    for member in viewers:
        house.tables.looks.note(at, member)
    hidden = 0
    while at.waiting():
        seat = chance.pick(sorted(at.waiting()))
        mover = at.seats[seat].member_id
        assert mover is not None
        move = sample_move(at.game, at.state, seat, chance)
        done = await house.tables.play(at.table.id, house.by(mover), move, None)
        at = done.position
        for member, place in viewers.items():
            known = [event for event in done.events if event.is_for(place)]
            hidden += len(done.events) - len(known)
            heard[member].extend(known)
        # A mover has seen all before, and their own move.
        heard[mover].clear()
        for member in viewers:
            assert await heard_since(house, at, member) == heard[member]
            if chance.below(3) == 0:
                house.tables.looks.note(at, member)
                heard[member].clear()
    assert hidden > 0


async def test_a_member_who_never_looked_hears_everything_public(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    at = await house.play(at.table.id, nim.Take(heap=3, count=2), nim.EndTurn())
    since = await house.tables.news.since(at, CID)
    assert since.look is None
    keys = [event.msg.key for event in events_of(since.turns)]
    assert keys == ["nim.event.took", "nim.event.ended_turn"]


async def test_moves_of_one_seat_in_a_row_are_one_turn(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    house.tables.looks.note(at, CID)
    take, end = nim.Take(heap=4, count=1), nim.EndTurn()
    at = await house.play(at.table.id, take, end, take, take, end)
    turns = (await house.tables.news.since(at, CID)).turns
    assert [len(told.events) for told in turns] == [2, 3]


async def test_a_move_that_was_taken_back_is_told_with_that(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    house.tables.looks.note(at, CID)
    _, member = await house.acting(at.table.id)
    await house.play(at.table.id, nim.Take(heap=3, count=2))
    at = (await house.tables.undo(at.table.id, house.by(member))).position
    (told,) = (await house.tables.news.since(at, CID)).turns
    assert len(told.events) == 2


async def test_a_substitute_hears_nothing_that_only_the_seat_was_told_before(house: House) -> None:
    """Cid looks, then takes the robot's seat: the seat's draws in between stay untold."""
    at = await house.table("sealed", ANN, robots=1)
    chance = Rng(2)
    house.tables.looks.note(at, CID)
    for _ in range(6):
        seat = sorted(at.waiting())[-1]
        move = sample_move(at.game, at.state, seat, chance)
        if seat == 1:
            assert await house.tables.play_robot(at.table.id, seat, move, seq=at.table.seq)
            at = await house.tables.position(at.table.id)
        else:
            at = (await house.tables.play(at.table.id, house.by(ANN), move, None)).position
    rows = await house.database.read(
        lambda conn: conn.execute(select(moves.c.events).where(moves.c.seat == 1)).all()
    )
    told_to_robot = sum(b"only_to" in row.events for row in rows)
    at = (await house.tables.take_over(at.table.id, house.by(CID), 1)).position
    assert at.seat_of(CID) == 1
    assert told_to_robot > 0
    heard = await heard_since(house, at, CID)
    assert heard
    assert all(event.only_to is None for event in heard)


async def test_a_look_outlives_a_restart_and_is_written_once_an_entry(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    at = await house.play(at.table.id, nim.Take(heap=3, count=2))
    for _ in range(5):
        house.tables.looks.note(at, CID)
    await house.tables.settle()
    house.clock.now += 60
    again = await house.reopened()
    try:
        look = await again.tables.looks.last(at.table.id, CID)
        assert look == ReadMarker(at.table.seq, 1_000_000_000)
        # Nothing has happened, so another look changes nothing.
        again.tables.looks.note(await again.tables.position(at.table.id), CID)
        await again.tables.settle()
        assert (await again.tables.news.since(at, CID)).turns == ()
    finally:
        house.database = again.database


async def test_ones_own_move_counts_as_a_look(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    _, mover = await house.acting(at.table.id)
    at = await house.play(at.table.id, nim.Take(heap=3, count=2))
    look = await house.tables.looks.last(at.table.id, mover)
    assert look is not None
    assert (look.seq, look.at_ms) == (at.table.seq, 1_000_000_000)
    assert await house.tables.looks.last(at.table.id, DAN) is None


async def test_the_view_of_an_earlier_moment_is_that_of_every_member_then(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    views = {at.table.seq: at.game.view(at.state, None)}
    _, member = await house.acting(at.table.id)
    take, end = nim.Take(heap=4, count=1), nim.EndTurn()
    for move in (take, end, take, take):
        at = await house.play(at.table.id, move)
        views[at.table.seq] = at.game.view(at.state, None)
    _, member = await house.acting(at.table.id)
    at = (await house.tables.undo(at.table.id, house.by(member))).position
    views[at.table.seq] = at.game.view(at.state, None)
    assert len(views) == 6
    for seq, view in views.items():
        assert await house.tables.moments.public_view(at, seq) == view


async def test_there_is_no_earlier_view_of_a_damaged_log_or_after_its_end(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    first = at.table.seq
    at = await house.play(at.table.id, nim.Take(heap=3, count=2))
    assert await house.tables.moments.public_view(at, at.table.seq + 1) is None
    broken = moves.update().where(moves.c.seq == at.table.seq).values(hash=b"?" * 32)
    await house.database.write(lambda conn: conn.execute(broken))
    assert await house.tables.moments.public_view(at, at.table.seq) is None
    assert await house.tables.moments.public_view(at, first) is not None


async def test_members_are_not_told_their_own_turns(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    _, first = await house.acting(at.table.id)
    take, end = nim.Take(heap=4, count=1), nim.EndTurn()
    at = await house.play(at.table.id, take, end, take, end, take, end)
    second = ANN + BOB - first
    for member, count in ((first, 1), (second, 2), (CID, 3)):
        turns = await house.tables.news.between(at, member, -1, at.table.seq)
        assert len(turns) == count


async def test_a_member_who_alone_has_moved_is_told_their_own_turn(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    _, member = await house.acting(at.table.id)
    at = await house.play(at.table.id, nim.Take(heap=4, count=1), nim.EndTurn())
    (told,) = await house.tables.news.between(at, member, -1, at.table.seq)
    assert len(told.events) == 2
