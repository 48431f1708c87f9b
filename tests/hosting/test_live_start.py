"""A live table starts once every member has said that they are here, within five minutes."""

import pytest

from bot.store.rows import Status
from bot.tables.absence.ballots import HERE, NO, YES
from bot.tables.errors import TableRefusal
from rules.core.errors import Refusal
from tests.bot.tables.house import ANN, BOB, CID
from tests.hosting.clocked import ClockedHouse


async def gathered(house: ClockedHouse, *members: int, robots: int = 0) -> int:
    """A full lobby of a live table."""
    done = await house.opens(members[0], seats=len(members) + robots, pace="live")
    table = done.position.table.id
    for member in members[1:]:
        await house.tables.join(table, house.by(member))
    for _ in range(robots):
        await house.tables.add_robot(table, house.by(members[0]), level=1)
    return table


async def status(house: ClockedHouse, table: int) -> Status:
    return (await house.tables.position(table)).table.status


async def test_it_starts_when_the_last_one_says_so(house: ClockedHouse) -> None:
    table = await gathered(house, ANN, BOB, CID)
    with pytest.raises(TableRefusal, match="not_all_here"):
        await house.tables.start(table, house.by(ANN))
    await house.gathering.start(table, house.by(ANN))
    # By the button of the question, or by the one that asks it.
    await house.voting.vote(table, house.by(BOB), 1, HERE)
    assert await status(house, table) is Status.LOBBY
    await house.gathering.start(table, house.by(CID))
    assert await status(house, table) is Status.PLAYING
    [ballot] = await house.voting.of(table)
    assert ballot.outcome == YES
    assert (await house.tables.position(table)).table.clocks


async def test_after_five_minutes_all_must_say_so_again(house: ClockedHouse) -> None:
    table = await gathered(house, ANN, BOB)
    await house.gathering.start(table, house.by(ANN))
    await house.passes(seconds=301)
    with pytest.raises(Refusal, match="closed"):
        await house.voting.vote(table, house.by(BOB), 1, HERE)
    await house.gathering.start(table, house.by(BOB))
    assert await status(house, table) is Status.LOBBY
    await house.voting.vote(table, house.by(ANN), 2, HERE)
    assert await status(house, table) is Status.PLAYING
    assert [each.outcome for each in await house.voting.of(table)] == [NO, YES]


async def test_a_seat_left_before_a_live_start_must_be_filled(house: ClockedHouse) -> None:
    table = await gathered(house, ANN, BOB, CID)
    await house.gathering.start(table, house.by(ANN))
    await house.tables.leave(table, house.by(CID))
    await house.voting.vote(table, house.by(BOB), 1, HERE)
    assert await status(house, table) is Status.LOBBY
    with pytest.raises(TableRefusal, match="empty_seats"):
        await house.gathering.start(table, house.by(ANN))


async def test_one_member_among_robots_waits_for_no_member(house: ClockedHouse) -> None:
    table = await gathered(house, ANN, robots=1)
    await house.gathering.start(table, house.by(ANN))
    assert await status(house, table) is Status.PLAYING
    assert await house.voting.of(table) == ()


async def test_a_crowd_that_presses_at_once_starts_it_once(house: ClockedHouse) -> None:
    table = await gathered(house, ANN, BOB)
    await house.gathering.start(table, house.by(ANN))
    same = house.by(BOB)
    for _ in range(3):
        await house.gathering.start(table, same)
    assert [entry.kind for entry in await house.log(table)] == ["start"]
