"""An interaction changes a table once, however often and wherever it is delivered."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.store import moves
from bot.tables.errors import TableRefusal
from bot.tables.model import Actor, Done
from rules.core.errors import IllegalMove
from tests.bot.tables.house import ANN, BOB, CHANNEL, CID, GUILD, House
from tests.toys import nim

Operation = Callable[[House, int, Actor], Awaitable[Done]]

TAKE = nim.Take(heap=1, count=1)


async def kinds(house: House, table_id: int) -> list[str]:
    rows = await house.database.read(lambda conn: moves.log(conn, table_id))
    return [row.kind.value for row in rows]


async def opened(house: House, actor: Actor) -> Done:
    return await house.tables.open(
        actor, title="nim", guild_id=GUILD, channel_id=CHANNEL, language="en", seats=2, options={}
    )


async def to_move(house: House) -> tuple[int, Actor]:
    """A table of Nim, and an interaction of the member whose turn it is."""
    table_id = (await house.table("nim", ANN, BOB)).table.id
    _, member = await house.acting(table_id)
    return table_id, house.by(member)


async def test_a_move_that_is_delivered_again(house: House) -> None:
    table_id, actor = await to_move(house)
    first = await house.tables.play(table_id, actor, TAKE, 0)
    again = await house.tables.play(table_id, actor, TAKE, 0)
    assert (first.repeated, again.repeated) == (False, True)
    assert again.events == first.events
    assert again.position == first.position


async def test_a_move_that_is_delivered_at_the_same_time(house: House) -> None:
    table_id, actor = await to_move(house)
    deliveries = (house.tables.play(table_id, actor, TAKE, None) for _ in range(5))
    done = await asyncio.gather(*deliveries)
    assert sorted(each.repeated for each in done) == [False, True, True, True, True]
    assert all(each.events == done[0].events for each in done)
    assert await kinds(house, table_id) == ["start", "move"]


async def test_a_move_that_is_delivered_again_after_a_restart(house: House) -> None:
    table_id, actor = await to_move(house)
    first = await house.tables.play(table_id, actor, TAKE, None)
    restarted = await house.reopened()
    again = await restarted.tables.play(table_id, actor, TAKE, None)
    await restarted.database.close()
    assert again.repeated
    assert again.events == first.events
    assert again.position == first.position


async def test_a_move_that_is_delivered_again_after_others(house: House) -> None:
    table_id, actor = await to_move(house)
    first = await house.tables.play(table_id, actor, TAKE, None)
    later = await house.play(table_id, nim.EndTurn(), nim.Take(heap=2, count=1))
    again = await house.tables.play(table_id, actor, TAKE, None)
    assert again.events == first.events
    assert again.position == later


async def test_no_member_is_told_of_a_repetition(house: House) -> None:
    table_id, actor = await to_move(house)
    await house.tables.play(table_id, actor, TAKE, None)
    house.changed.clear()
    await house.tables.play(table_id, actor, TAKE, None)
    assert house.changed == []


async def test_taking_back_that_is_delivered_again(house: House) -> None:
    table_id, actor = await to_move(house)
    await house.tables.play(table_id, actor, TAKE, None)
    await house.play(table_id, TAKE)
    undo = house.by(actor.member_id)
    for _ in range(2):
        await house.tables.undo(table_id, undo)
    assert await kinds(house, table_id) == ["start", "move", "move", "undo"]


@pytest.mark.parametrize(
    ("who", "operation"),
    [
        pytest.param(BOB, lambda h, t, a: h.tables.join(t, a), id="join"),
        pytest.param(ANN, lambda h, t, a: h.tables.leave(t, a), id="leave"),
        pytest.param(ANN, lambda h, t, a: h.tables.add_robot(t, a, 1), id="add a robot"),
        pytest.param(ANN, lambda h, t, a: h.tables.remove_robot(t, a), id="remove a robot"),
        pytest.param(BOB, lambda h, t, a: h.tables.take_over(t, a, None), id="take over"),
        pytest.param(ANN, lambda h, t, a: h.tables.cancel(t, a), id="cancel"),
    ],
)
async def test_an_operation_of_the_lobby_that_is_delivered_again(
    house: House, who: int, operation: Operation
) -> None:
    """Two robots and a free seat, so that most operations would work a second time."""
    table_id = (await house.lobby("sealed", ANN, seats=4)).table.id
    for _ in range(2):
        await house.tables.add_robot(table_id, house.by(ANN), 1)
    actor = house.by(who)
    first = await operation(house, table_id, actor)
    again = await operation(house, table_id, actor)
    assert (first.repeated, again.repeated) == (False, True)
    assert again.position == first.position


async def test_a_vote_that_is_delivered_again_tells_no_moves(house: House) -> None:
    table_id, _ = await to_move(house)
    await house.play(table_id, TAKE)
    actor = house.by(ANN)
    await house.tables.end(table_id, actor)
    again = await house.tables.end(table_id, actor)
    assert (again.repeated, again.events) == (True, ())
    assert again.position.table.votes == (ANN,)


async def test_a_table_that_is_opened_twice_is_one(house: House) -> None:
    actor = house.by(ANN)
    done = await asyncio.gather(*(opened(house, actor) for _ in range(3)))
    # PostgreSQL does not use the number of a row again that was refused.
    assert len({each.position.table.id for each in done}) == 1
    assert sorted(each.repeated for each in done) == [False, True, True]


async def test_the_same_interaction_at_another_table_leads_to_the_first(house: House) -> None:
    table_id, actor = await to_move(house)
    other, _ = await to_move(house)
    first = await house.tables.play(table_id, actor, TAKE, None)
    again = await house.tables.play(other, actor, TAKE, None)
    assert again.repeated
    assert (again.position.table.id, again.events) == (table_id, first.events)
    assert await kinds(house, other) == ["start"]


async def test_the_same_interaction_at_two_tables_at_once(house: House) -> None:
    table_id, actor = await to_move(house)
    other, _ = await to_move(house)
    done = await asyncio.gather(
        *(house.tables.play(each, actor, TAKE, None) for each in (table_id, other))
    )
    assert sorted(each.repeated for each in done) == [False, True]
    assert len({each.position.table.id for each in done}) == 1
    played = sorted([await kinds(house, table_id), await kinds(house, other)])
    assert played == [["start"], ["start", "move"]]


async def test_a_refused_interaction_may_be_tried_again(house: House) -> None:
    table_id, actor = await to_move(house)
    with pytest.raises(IllegalMove):
        await house.tables.play(table_id, actor, nim.Take(heap=1, count=99), None)
    done = await house.tables.play(table_id, actor, TAKE, None)
    assert not done.repeated


async def test_a_refused_interaction_leaves_nothing(house: House) -> None:
    table_id = (await house.lobby("nim", ANN, BOB)).table.id
    before = await house.tables.position(table_id)
    house.changed.clear()
    with pytest.raises(TableRefusal):
        await house.tables.join(table_id, house.by(CID))
    assert await house.tables.position(table_id) == before
    assert house.changed == []
