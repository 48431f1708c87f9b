"""Ratings are kept in the transaction in which a table ends, and come out the same when they are made again."""

import asyncio
from collections.abc import AsyncIterator
from itertools import pairwise

import pytest
from sqlalchemy import URL, Connection

from bot.ratings import keeping
from bot.ratings.recalculating import Recalculation
from bot.store.errors import Unreachable
from bot.store.ratings import events, stats
from bot.store.ratings.sources import TAKEN_OVER
from bot.tables.model import Position
from rules.contest.ratings.counting import Why
from rules.contest.ratings.ledger import Event
from rules.contest.ratings.model import NEW_MU
from rules.core import engine
from rules.core.rng import Rng
from tests.bot.tables.house import ANN, BOB, CID, DAN, GAMES, House, open_house

pytestmark = pytest.mark.slow

DAY_S = 86_400


@pytest.fixture
async def house(database_url: URL) -> AsyncIterator[House]:
    opened = await open_house(database_url)
    yield opened
    await opened.database.close()


async def finished(house: House, table_id: int, seed: int = 3) -> Position:
    """Play a table to its end, members as robots would."""
    rng = Rng(seed)
    at = await house.tables.position(table_id)
    while at.waiting():
        seat = min(at.waiting())
        row = at.seats[seat]
        move = engine.sample_move(at.game, at.state, seat, rng)
        if row.member_id is None:
            await house.tables.play_robot(table_id, seat, move, seq=at.table.seq)
        else:
            await house.tables.play(table_id, house.by(row.member_id), move, None)
        at = await house.tables.position(table_id)
    return at


async def whole(house: House, *members: int, seed: int = 3, robots: int = 0) -> Position:
    """A table of these members from its start to its end, a day after the one before."""
    house.clock.now += DAY_S
    at = await house.table("nim", *members, robots=robots)
    return await finished(house, at.table.id, seed)


async def kept(house: House) -> list[Event]:
    return await house.database.read(events.everything)


async def of_table(house: House, at: Position) -> list[Event]:
    return await house.database.read(lambda conn: events.of_table(conn, at.table.id))


def recalculation(house: House) -> Recalculation:
    return Recalculation(house.database, lambda title, level: GAMES[title].anchors.get(level))


async def test_a_table_of_members_changes_their_ratings(house: House) -> None:
    at = await whole(house, ANN, BOB)
    found = await of_table(house, at)
    outcome = at.game.outcome(at.state)
    assert outcome is not None
    winner = at.seats[outcome.winners[0]].member_id
    assert [(each.pool, each.rank) for each in found] == [("nim:duel", 1), ("nim:duel", 2)]
    assert found[0].member_id == winner
    assert found[0].mu > NEW_MU > found[1].mu


async def test_the_next_table_goes_on_from_there(house: House) -> None:
    first, second = await whole(house, ANN, BOB), await whole(house, ANN, BOB, CID)
    assert {each.pool for each in await of_table(house, second)} == {"nim:table"}
    third = await whole(house, ANN, BOB)
    before = {each.member_id: each.mu for each in await of_table(house, first)}
    assert {each.member_id: each.mu_before for each in await of_table(house, third)} == before


async def test_a_table_that_was_not_opened_as_rated_changes_nothing(house: House) -> None:
    done = await house.opens(ANN, guild_id=1, channel_id=2, rated=False)
    table = done.position.table.id
    await house.tables.join(table, house.by(BOB))
    await house.tables.start(table, house.by(ANN))
    at = await finished(house, table)
    assert await kept(house) == []
    found = await house.database.read(lambda conn: stats.of_table(conn, at.table.id))
    assert {(each.seat, each.name) for each in found} >= {(0, "rank"), (1, "total")}


async def test_a_table_with_a_robot_is_practice_once_robots_are_measured(house: House) -> None:
    at = await whole(house, ANN, robots=1)
    pools = {each.pool for each in await of_table(house, at)}
    assert pools == {"nim:practice"}
    assert [each.member_id for each in await of_table(house, at)] == [ANN]


async def test_a_seat_taken_from_a_robot_is_no_anchor(house: House) -> None:
    at = await house.table("nim", ANN, robots=1)
    await house.tables.take_over(at.table.id, house.by(BOB), 1)
    at = await finished(house, at.table.id)
    found = await house.database.read(lambda conn: stats.of_table(conn, at.table.id))
    assert [each.number for each in found if each.name == "robot"] == [TAKEN_OVER]
    assert await kept(house) == []


async def test_the_same_two_are_rated_three_times_in_thirty_days(house: House) -> None:
    tables = [await whole(house, ANN, BOB, seed=seed) for seed in range(4)]
    assert [len(await of_table(house, at)) for at in tables] == [2, 2, 2, 0]
    house.clock.now += 30 * DAY_S
    assert len(await of_table(house, await whole(house, ANN, BOB))) == 2


async def season(house: House, tables: int = 14) -> None:
    """Tables of two and three, with robots, with the same people too often, and one that a member leaves."""
    people = [ANN, BOB, CID, DAN]
    for number in range(tables):
        chosen = people[number % 3 :][: 2 + number % 2]
        await whole(house, *chosen, seed=number, robots=int(number % 10 == 4))
    at = await house.table("nim", ANN, BOB, CID)
    _, member = await house.acting(at.table.id)
    await house.tables.leave(at.table.id, house.by(member))
    await finished(house, at.table.id)


async def test_ratings_made_again_are_those_that_were_kept(house: House) -> None:
    await season(house)
    again = recalculation(house)
    before = await kept(house)
    found = await again.verify()
    assert found.events == len(before) > 20
    assert found.differing == 0
    assert (await again.recalculate()).differing == 0
    assert await kept(house) == before


async def test_damaged_ratings_are_found_and_made_again(house: House) -> None:
    await season(house)
    before = await kept(house)

    def spoil(conn: Connection) -> None:
        first = before[0]
        events.replace_all(conn, gone=before[:3], new=[], held={})
        assert first not in events.everything(conn)

    await house.database.write(spoil)
    again = recalculation(house)
    assert (await again.verify()).differing == 3
    assert (await again.verify("nim:elsewhere")).differing == 0
    assert (await again.recalculate()).differing == 3
    assert await kept(house) == before
    assert (await again.verify()).differing == 0
    held = await house.database.read(
        lambda conn: events.standings(conn, before[0].pool, [before[0].member_id])
    )
    assert len(held) == 1


async def test_tables_that_end_in_one_second_count_in_the_order_of_their_numbers(
    house: House,
) -> None:
    first = await house.table("nim", ANN, BOB)
    second = await house.table("nim", ANN, CID)
    await finished(house, second.table.id)
    await finished(house, first.table.id)
    found = await kept(house)
    assert len({each.ended_at for each in found}) == 1
    of_ann = [each for each in found if each.member_id == ANN]
    assert [each.table_id for each in of_ann] == [first.table.id, second.table.id]
    for earlier, later in pairwise(of_ann):
        assert later.mu_before == earlier.mu
    assert (await recalculation(house).verify()).differing == 0


async def test_tables_that_end_at_once_are_all_counted(house: House) -> None:
    tables = [await house.table("nim", *pair) for pair in ((ANN, BOB), (ANN, CID), (BOB, CID))]
    await asyncio.gather(*(finished(house, at.table.id) for at in tables))
    assert len(await kept(house)) == 6
    assert (await recalculation(house).verify()).differing == 0


async def test_a_table_that_ends_while_ratings_are_made_again_is_not_lost(house: House) -> None:
    await season(house, 6)
    again = recalculation(house)
    at = await house.table("nim", BOB, DAN)
    await asyncio.gather(again.recalculate(), finished(house, at.table.id))
    assert (await again.verify()).differing == 0
    assert {each.table_id for each in await kept(house)} >= {at.table.id}


async def test_a_transaction_that_fails_leaves_no_rating(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.clock.now += DAY_S
    at = await house.table("nim", ANN, BOB)

    def broken(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr("bot.tables.commit.outbox.put", _only_at_the_end(broken))
        with pytest.raises(Unreachable, match="full"):
            await finished(house, at.table.id)
    assert await kept(house) == []
    assert (await house.tables.position(at.table.id)).table.ended_at is None
    await finished(house, at.table.id)
    assert len(await kept(house)) == 2


def _only_at_the_end(broken: object) -> object:
    from bot.store import outbox
    from bot.store.rows import NoticeKind

    real = outbox.put

    def put(conn: object, *told: object, now: float) -> None:
        if any(getattr(each, "kind", None) is NoticeKind.CLOSING for each in told):
            assert callable(broken)
            broken()
        real(conn, *told, now=now)  # type: ignore[arg-type]

    return put


async def test_why_a_table_is_not_rated_is_known(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    await house.tables.leave(at.table.id, house.by(ANN))
    at = await finished(house, at.table.id)
    why = await house.database.write(
        lambda conn: keeping.rate(conn, at.table, lambda title, level: None)
    )
    assert why is Why.SHORT
