"""Two processes on one database: each notices the other's changes, at every server (ADR 33)."""

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import pytest
from sqlalchemy import URL

from benchmarks.parts.statements import counted
from bot.clocks.hours import new_hours
from bot.store import tables
from bot.store.database import Connection
from bot.store.rows import Status
from bot.store.sharing.shards import Shards
from bot.tables.errors import TableRefusal
from bot.tables.loading.positions import Positions
from bot.tables.model import Position
from bot.tables.robots import Robots
from bot.tables.telling.outdated import tell_of_new_rules
from rules.mine import GAME
from tests.bot.store.rows import add_table
from tests.bot.tables.house import ANN, BOB, CID, GUILD, House, open_house
from tests.postgres import Server
from tests.scale import PATIENCE_S
from tests.toys import nim

OWN, OTHER = Shards((GUILD >> 22,), 2), Shards((1 - (GUILD >> 22),), 2)


@pytest.fixture
def shared_url(postgres_server: Server) -> URL:
    return postgres_server.prepared()


@pytest.fixture
async def houses(shared_url: URL) -> AsyncIterator[tuple[House, House]]:
    """The process that serves the server, and another one."""
    own = await open_house(shared_url, shards=OWN)
    other = await open_house(shared_url, own.clock, shards=OTHER)
    other.interactions = own.interactions
    yield own, other
    await own.database.close()
    await other.database.close()


ONE = nim.Take(heap=3, count=1)


async def test_a_move_made_elsewhere_is_seen(houses: tuple[House, House]) -> None:
    own, other = houses
    table_id = (await own.table("nim", ANN, BOB)).table.id
    kept = await own.tables.position(table_id)
    await other.play(table_id, ONE)
    seen = await own.tables.position(table_id)
    assert (seen.table.seq, seen.state) == (
        kept.table.seq + 1,
        (await other.tables.position(table_id)).state,
    )


async def test_moves_from_both_sides_follow_each_other(houses: tuple[House, House]) -> None:
    own, other = houses
    table_id = (await own.table("nim", ANN, BOB)).table.id
    for house in (other, own, other, own):
        await house.play(table_id, ONE)
    assert (await own.tables.position(table_id)).table.seq == 4
    assert await own.tables.wrecks.of_member(ANN) == ()


async def test_a_seat_taken_elsewhere_is_seen_although_no_move_was_made(
    houses: tuple[House, House],
) -> None:
    own, other = houses
    table_id = (await own.lobby("nim", ANN, seats=2)).table.id
    await other.tables.join(table_id, other.by(BOB))
    assert (await own.tables.position(table_id)).members() == (ANN, BOB)
    with pytest.raises(TableRefusal, match="full"):
        await own.tables.join(table_id, own.by(CID))


async def raced(own: House, other: House) -> int:
    """Both read a lobby before either sits a member down there; returns the table's number."""
    table_id = (await own.lobby("nim", ANN, seats=3)).table.id
    await other.tables.position(table_id)
    at_hand = other.tables.changes._positions
    before = await at_hand.at_hand(table_id)
    assert before is not None
    await own.tables.join(table_id, own.by(BOB))

    async def as_read_before(number: int) -> object:
        """The first reading is from before the other one's change, as if that had come in between."""
        at_hand.get = real  # type: ignore[method-assign]
        return before

    real = at_hand.get
    at_hand.get = as_read_before  # type: ignore[method-assign,assignment]
    await other.tables.join(table_id, other.by(CID))
    return table_id


async def test_a_decision_about_a_stale_position_is_made_again(
    houses: tuple[House, House],
) -> None:
    """The later one must not write over the earlier one's seat."""
    own, other = houses
    table_id = await raced(own, other)
    for house in houses:
        assert (await house.tables.position(table_id)).members() == (ANN, BOB, CID)
    assert (await own.tables.start(table_id, own.by(ANN))).position.table.status is Status.PLAYING


@pytest.mark.parametrize("kept_by", ["lock", "update", ""])
async def test_only_the_seal_in_the_transaction_keeps_the_earlier_seat(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch, kept_by: str
) -> None:
    """The lock compares it, and so does the update. Without both the later one writes over the earlier one's seat, so
    the test before this one can fail.
    """
    locked, updated = tables.lock, tables.update

    def unguarded_lock(conn: Connection, table_id: int, seal: bytes | None = None) -> int | None:
        return locked(conn, table_id)

    def unguarded_update(*rows: Any, seal_before: bytes | None = None, **also: Any) -> None:
        updated(*rows, **also)

    if kept_by != "lock":
        monkeypatch.setattr(tables, "lock", unguarded_lock)
    if kept_by != "update":
        monkeypatch.setattr(tables, "update", unguarded_update)
    own, other = houses
    table_id = await raced(own, other)
    assert (BOB in (await other.tables.position(table_id)).members()) == bool(kept_by)


async def test_only_the_seal_shows_that_the_cached_position_is_stale(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a look at it, a seat that was taken elsewhere is not seen."""

    async def as_kept(positions: Positions, table_id: int) -> Position | None:
        return positions._cache.get(table_id)

    monkeypatch.setattr(Positions, "at_hand", as_kept)
    own, other = houses
    table_id = (await own.lobby("nim", ANN, seats=2)).table.id
    await other.tables.join(table_id, other.by(BOB))
    assert (await own.tables.position(table_id)).members() == (ANN,)


async def test_hours_set_elsewhere_count(houses: tuple[House, House]) -> None:
    own, other = houses
    assert await own.tables.almanac.hours_set(ANN) == ()
    hours = new_hours(valid_from_ms=0, zone="Asia/Seoul", sleep_from_min=60, sleep_to_min=420)
    await other.tables.almanac.set_hours(ANN, hours)
    assert await own.tables.almanac.hours_set(ANN) == (hours,)


async def test_robots_move_in_the_process_that_serves_their_server(
    houses: tuple[House, House],
) -> None:
    own, other = houses
    table_id = (await own.table("nim", ANN, robots=1)).table.id
    await own.play(table_id, ONE, nim.EndTurn())
    for house, moves in ((other, 2), (own, 4)):
        robots = Robots(house.tables, lambda: 1)
        robots.look(table_id)
        await robots.settle(table_id, 10)
        await robots.close()
        assert (await house.tables.position(table_id)).table.seq >= moves
        if house is other:
            assert (await own.tables.position(table_id)).table.seq == 2
    assert await other.tables.changes.with_robots() == []
    assert await own.tables.changes.with_robots() == [table_id]


async def test_new_rules_are_told_once_although_processes_start_together(
    houses: tuple[House, House],
) -> None:
    own, other = houses
    await own.database.write(
        partial(add_table, title="mine", rules_version=1, guild_id=GUILD, status=Status.PLAYING)
    )
    told = await asyncio.gather(
        *(
            tell_of_new_rules(each.database, lambda _: GAME, ("mine",), each.clock())
            for each in (own, other)
        )
    )
    assert sorted(told) == [0, 1]


async def test_a_wish_for_forced_moves_made_elsewhere_counts(
    houses: tuple[House, House],
) -> None:
    own, other = houses
    at = await own.table("nim", ANN, BOB)
    assert await own.tables.changes.given.rows_at(at) == ()
    await other.tables.changes.given.set_forced(BOB, on=True)
    [row] = await own.tables.changes.given.rows_at(at)
    assert row.member_id == BOB


MOST = 10
"""A move of one process alone takes 8 statements; one more reads pre-moves, and one compares the seal."""
MOST_ROBOTS = 9
"""A robot's move has no interaction of its own, and was told of the table."""


async def test_a_move_costs_few_statements_where_processes_share_a_database(
    houses: tuple[House, House],
) -> None:
    own, other = houses
    at = await own.table("nim", ANN, BOB)
    table_id = at.table.id
    for house in (own, own, other):
        _, member = await house.acting(table_id)
        with counted() as made:
            # As a command does it: it looks at the table first.
            await house.tables.position(table_id)
            await house.tables.play(table_id, house.by(member), ONE, None)
        # Whoever serves the server is told by another statement.
        assert len(made) <= MOST + (house is other), "\n".join(made)


async def test_a_robots_move_costs_few_statements_where_processes_share_a_database(
    houses: tuple[House, House],
) -> None:
    own, _ = houses
    at = await own.table("nim", ANN, robots=1)
    await own.play(at.table.id, ONE, nim.EndTurn())
    robots = Robots(own.tables, lambda: 1)
    seq = (await own.tables.position(at.table.id)).table.seq
    with counted() as made:
        robots.look(at.table.id)
        await robots.settle(at.table.id, 10)
    await robots.close()
    moves = (await own.tables.position(at.table.id)).table.seq - seq
    assert moves >= 1
    assert len(made) <= MOST_ROBOTS * moves, made


async def told(own: House, table_id: int) -> None:
    """Wait until a process has been told that another has changed a table."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            await asyncio.sleep(0.02)
            if table_id not in own.tables.changes._positions._current:
                return


async def test_a_process_told_of_a_change_reads_the_table_again(
    houses: tuple[House, House],
) -> None:
    own, other = houses
    table_id = (await own.table("nim", ANN, BOB)).table.id
    kept = await own.tables.changes.as_told(table_id)
    with counted() as made:
        assert await own.tables.changes.as_told(table_id) is kept
    assert made == [], "nobody has changed it, so nothing is read"
    await other.play(table_id, ONE)
    await told(own, table_id)
    assert (await own.tables.changes.as_told(table_id)).table.seq == kept.table.seq + 1


async def test_news_during_a_read_are_not_forgotten(
    houses: tuple[House, House],
) -> None:
    """The other one's change may be told before our own transaction has returned."""
    own, other = houses
    at = await own.table("nim", ANN, BOB)
    positions, table_id = own.tables.changes._positions, at.table.id
    news = positions.news
    await other.play(table_id, ONE)
    await told(own, table_id)
    positions.put(at, news)
    assert (await own.tables.changes.as_told(table_id)).table.seq == at.table.seq + 1


async def test_tables_of_others_are_compared_each_time(houses: tuple[House, House]) -> None:
    """A process does not hear of events in servers that it does not serve."""
    own, other = houses
    table_id = (await own.table("nim", ANN, BOB)).table.id
    await other.tables.position(table_id)
    await own.play(table_id, ONE)
    assert (await other.tables.changes.as_told(table_id)).table.seq == 1


async def test_a_refusal_about_a_stale_position_is_decided_again(
    houses: tuple[House, House],
) -> None:
    """In the lobby as this process knows it the table cannot start yet."""
    own, other = houses
    table_id = (await own.lobby("nim", ANN, seats=2)).table.id
    await own.tables.position(table_id)
    await other.tables.join(table_id, other.by(BOB))
    assert (await own.tables.start(table_id, own.by(ANN))).position.table.status is Status.PLAYING


async def test_pre_moves_are_not_kept_on_a_stale_position(
    houses: tuple[House, House],
) -> None:
    """The row of the table does not change with it, so only the lock compares the seal."""
    own, other = houses
    table_id = (await own.lobby("nim", ANN, BOB)).table.id
    seen: list[int] = []

    def noted(at: Position) -> tuple[Position, Callable[[Connection], None]]:
        seen.append(len(at.members()))
        return at, lambda conn: None

    await own.tables.position(table_id)
    await other.tables.leave(table_id, other.by(BOB))
    await own.tables.changes.note(table_id, noted)
    assert seen == [2, 1]


async def test_the_clock_of_a_move_takes_few_statements_where_processes_share_a_database(
    houses: tuple[House, House],
) -> None:
    """Hours and vacations of all members, and the hours of the server, are read together."""
    own, other = houses
    done = await own.tables.open(
        own.by(ANN),
        title="nim",
        guild_id=GUILD,
        channel_id=GUILD + 1,
        language="en",
        seats=3,
        options={},
        pace="daily",
    )
    table_id = done.position.table.id
    await own.tables.join(table_id, own.by(BOB))
    await own.tables.join(table_id, own.by(CID))
    at = (await own.tables.start(table_id, own.by(ANN))).position
    hours = new_hours(valid_from_ms=0, zone="Asia/Seoul", sleep_from_min=60, sleep_to_min=420)
    await other.tables.almanac.set_hours(ANN, hours)
    now = own.tables.now_ms()
    with counted() as made:
        free = await own.tables.almanac.free(at, now)
    assert len(made) <= 4, made
    assert set(free) == {ANN, BOB, CID}
    assert free[ANN] != free[BOB] == free[CID]
