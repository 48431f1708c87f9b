"""Blocks: tables and invitations that keep two members apart."""

import pytest
from sqlalchemy import Connection

from bot.store.people import bans
from bot.store.people.bench import BenchEntry
from bot.store.rows import TimerKind
from bot.tables.finding.blocks import Blocks
from tests.bot.tables.house import ANN, BOB, CID, DAN
from tests.engines import ON_BOTH
from tests.hosting.clocked import ClockedHouse
from tests.hosting.test_offers import benched, left, offered
from tests.refusing import refused, refuses


@pytest.fixture
def blocks(house: ClockedHouse) -> Blocks:
    return Blocks(house.database)


async def lobby(house: ClockedHouse, host: int, seats: int = 3) -> int:
    done = await house.opens(host, seats=seats)
    return done.position.table.id


async def test_a_blocked_member_cannot_join_and_does_not_read_why(
    house: ClockedHouse, blocks: Blocks
) -> None:
    await blocks.block(ANN, BOB)
    table = await lobby(house, ANN)
    assert await refused(house.tables.join(table, house.by(BOB))) == "table.not_for_you"
    await house.tables.join(table, house.by(CID))


async def test_a_member_who_blocks_cannot_join_either_and_reads_why(
    house: ClockedHouse, blocks: Blocks
) -> None:
    await blocks.block(BOB, ANN)
    table = await lobby(house, ANN)
    assert await refused(house.tables.join(table, house.by(BOB))) == "table.blocked_by_you"
    await blocks.unblock(BOB, ANN)
    await house.tables.join(table, house.by(BOB))


@ON_BOTH
async def test_taking_back_an_own_block_leaves_that_of_the_other(
    house: ClockedHouse, blocks: Blocks
) -> None:
    await blocks.block(ANN, BOB)
    await blocks.block(BOB, ANN)
    await blocks.unblock(BOB, ANN)
    table = await lobby(house, ANN)
    assert await refused(house.tables.join(table, house.by(BOB))) == "table.not_for_you"


async def test_both_may_sit_down_at_the_table_of_a_third(
    house: ClockedHouse, blocks: Blocks
) -> None:
    await blocks.block(ANN, BOB)
    table = await lobby(house, CID)
    await house.tables.join(table, house.by(ANN))
    done = await house.tables.join(table, house.by(BOB))
    assert done.position.members() == (CID, ANN, BOB)


async def test_a_table_that_two_share_goes_on(house: ClockedHouse, blocks: Blocks) -> None:
    at = await house.table(ANN, BOB)
    await blocks.block(ANN, BOB)
    await house.tables.leave(at.table.id, house.by(BOB))
    done = await house.tables.take_over(at.table.id, house.by(BOB), None)
    assert done.position.members() == (ANN, BOB)


async def test_members_kept_apart_do_not_take_each_others_seats(
    house: ClockedHouse, blocks: Blocks
) -> None:
    table = (await house.table(ANN, BOB, robots=1)).table.id
    await blocks.block(CID, BOB)
    await house.tables.leave(table, house.by(BOB))
    await house.passes(hours=73)
    assert [each.seat for each in await offered(house, table)] == [1]
    act = house.tables.take_over(table, house.by(CID), 1)
    assert await refused(act) == "table.blocked_by_you"
    done = await house.tables.take_over(table, house.by(CID), 2)
    assert done.position.seat_of(CID) == 2


@pytest.mark.parametrize(("who", "whom"), [(CID, ANN), (ANN, CID), (BOB, CID)])
async def test_the_bench_is_not_asked_to_sit_with_members_kept_apart(
    house: ClockedHouse, blocks: Blocks, who: int, whom: int
) -> None:
    await benched(house, CID, BenchEntry(CID))
    await benched(house, DAN, BenchEntry(DAN))
    await blocks.block(who, whom)
    table = await left(house)
    await house.passes(hours=72.1)
    (offer,) = await offered(house, table)
    assert offer.asked_id == DAN
    await house.passes(hours=24)
    (offer,) = await offered(house, table)
    assert offer.public_ms is not None
    listed = {
        member: [at.table.id for at, _ in await house.people.offers.open_to(member)]
        for member in (CID, DAN)
    }
    assert listed == {CID: [], DAN: [table]}


@ON_BOTH
async def test_members_kept_apart_do_not_hand_each_other_seats(
    house: ClockedHouse, blocks: Blocks
) -> None:
    table = (await house.table(ANN, BOB)).table.id
    await blocks.block(CID, BOB)
    act = house.people.leaving.hand_over(table, house.by(BOB), CID)
    assert await refused(act) == "handover.apart"
    await house.people.leaving.hand_over(table, house.by(ANN), CID)
    assert TimerKind.HANDOVER in await house.database.read(_kinds)


def _kinds(conn: Connection) -> set[str]:
    return set(conn.exec_driver_sql("SELECT kind FROM dues").scalars())


async def test_blocks_have_a_limit_and_a_repeated_block_is_no_change(
    house: ClockedHouse, blocks: Blocks
) -> None:
    for other in range(1000, 1000 + bans.MOST_BLOCKED):
        await blocks.block(ANN, other)
    assert await refused(blocks.block(ANN, BOB)) == "block.too_many"
    assert await refused(blocks.block(ANN, 1000)) == "act.unchanged"
    await blocks.unblock(ANN, 1000)
    await blocks.block(ANN, BOB)
    assert len(await blocks.of(ANN)) == bans.MOST_BLOCKED
    assert await refused(blocks.block(ANN, ANN)) == "block.yourself"


async def test_a_blocked_member_at_a_full_table_reads_that_it_is_full(
    house: ClockedHouse, blocks: Blocks
) -> None:
    await blocks.block(ANN, BOB)
    table = await lobby(house, ANN, seats=2)
    await house.tables.join(table, house.by(CID))
    with refuses("table.full"):
        await house.tables.join(table, house.by(BOB))
