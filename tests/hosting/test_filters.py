"""Conditions for a seat at a table."""

import pytest

from bot.clocks.conduct import Ending, Holding
from bot.store.people import conduct
from bot.store.people.conduct import ConductChanges
from bot.store.rows import Filters
from bot.tables.errors import TableRefusal
from tests.bot.tables.house import ANN, BOB, CID
from tests.hosting.clocked import ClockedHouse
from tests.refusing import refuses


async def lobby(house: ClockedHouse, who: Filters, seats: int = 2) -> int:
    done = await house.opens(ANN, guild_id=900, channel_id=902, seats=seats, pace="daily", who=who)
    return done.position.table.id


async def had(house: ClockedHouse, table_id: int, member: int, *endings: Ending) -> None:
    """The ends of a member's seats, each two days before the next."""
    rows = tuple(
        Holding(table_id, seat, member, member, what, house.now_ms - seat * 48 * 3_600_000)
        for seat, what in enumerate(endings)
    )
    await house.database.write(lambda conn: conduct.put(conn, table_id, ConductChanges(rows)))


async def test_a_table_asks_for_nothing_by_itself(house: ClockedHouse) -> None:
    table_id = await lobby(house, Filters())
    await had(house, table_id, BOB, Ending.KICKED, Ending.EXPIRED)
    done = await house.tables.join(table_id, house.by(BOB))
    assert done.position.members() == (ANN, BOB)


async def test_a_refusal_names_the_condition_and_the_members_figure(house: ClockedHouse) -> None:
    table_id = await lobby(house, Filters(reliability=80))
    await had(house, table_id, BOB, Ending.EXPIRED)
    with pytest.raises(TableRefusal) as refused:
        await house.tables.join(table_id, house.by(BOB))
    assert refused.value.code == "table.reliability"
    assert refused.value.facts == {"min": 80, "own": 72}
    done = await house.tables.join(table_id, house.by(CID))
    assert done.position.members() == (ANN, CID)


async def test_newcomers_may_be_kept_out(house: ClockedHouse) -> None:
    table_id = await lobby(house, Filters(newcomers=False))
    await had(house, table_id, BOB, Ending.FINISHED, Ending.FINISHED)
    with refuses("table.newcomers"):
        await house.tables.join(table_id, house.by(BOB))
    await had(house, table_id, CID, Ending.FINISHED, Ending.FINISHED, Ending.FINISHED)
    await house.tables.join(table_id, house.by(CID))


async def test_a_robots_seat_asks_the_same(house: ClockedHouse) -> None:
    table_id = await lobby(house, Filters(reliability=80), seats=3)
    await house.tables.join(table_id, house.by(CID))
    await house.tables.add_robot(table_id, house.by(ANN), 1)
    await house.tables.start(table_id, house.by(ANN))
    await had(house, table_id, BOB, Ending.EXPIRED)
    with refuses("table.reliability"):
        await house.tables.take_over(table_id, house.by(BOB), 2)


async def test_a_filter_does_not_keep_a_member_from_their_own_seat(house: ClockedHouse) -> None:
    table_id = await lobby(house, Filters(reliability=80))
    await house.tables.join(table_id, house.by(BOB))
    await house.tables.start(table_id, house.by(ANN))
    await had(house, table_id, BOB, Ending.EXPIRED, Ending.KICKED)
    await house.tables.leave(table_id, house.by(BOB))
    done = await house.tables.take_over(table_id, house.by(BOB), None)
    assert done.position.seat_of(BOB) == 1


async def test_the_opener_may_always_sit_down(house: ClockedHouse) -> None:
    table_id = await lobby(house, Filters(reliability=99))
    await house.tables.leave(table_id, house.by(ANN))
    done = await house.tables.join(table_id, house.by(ANN))
    assert done.position.seat_of(ANN) == 0


async def test_a_rematch_asks_the_same_of_strangers(house: ClockedHouse) -> None:
    table_id = await lobby(house, Filters(reliability=80))
    await house.tables.join(table_id, house.by(BOB))
    await house.tables.start(table_id, house.by(ANN))
    for member in (ANN, BOB):
        await house.tables.end(table_id, house.by(member))
    await had(house, table_id, BOB, Ending.EXPIRED)
    again = await house.tables.play_again(table_id, house.by(ANN))
    assert again.position.table.filters == Filters(reliability=80)
    # Bob's seat is kept for him, after any fate of his others.
    done = await house.tables.join(again.position.table.id, house.by(BOB))
    assert done.position.members() == (ANN, BOB)
