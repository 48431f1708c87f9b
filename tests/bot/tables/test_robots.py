"""Robots move for seats without a member, as long as some member is at the table."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import URL

from bot.store import moves
from bot.store.rows import Status
from bot.tables.robots import Robots, robot_to_move
from rules.core import engine
from rules.core.game import RobotLevel
from rules.core.rng import Rng
from tests.bot.tables.drawn import at
from tests.bot.tables.house import ANN, BOB, House, open_house
from tests.rules.core.tables import heaps
from tests.scale import PATIENCE_S
from tests.toys import sealed

PLAYING = Status.PLAYING


class Played:
    """A house with robots, and an event that is set whenever a table changes."""

    def __init__(self, house: House, robots: Robots, changed: asyncio.Event) -> None:
        self.house = house
        self.robots = robots
        self._changed = changed

    async def until_robots_rest(self, table_id: int) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while robot_to_move(await self.house.tables.position(table_id)) is not None:
                self._changed.clear()
                await self._changed.wait()


@pytest.fixture
async def played(database_url: URL) -> AsyncIterator[Played]:
    changed = asyncio.Event()

    def on_change(table_id: int) -> None:
        changed.set()
        robots.look(table_id)

    house = await open_house(database_url, on_change=on_change)
    robots = Robots(house.tables, seeds=lambda: 5)
    yield Played(house, robots, changed)
    await robots.close()
    await house.database.close()


@pytest.mark.parametrize(
    ("drawing", "status", "acting", "robot"),
    [
        pytest.param("ann r1", PLAYING, 1, 1, id="its turn"),
        pytest.param("ann r1", PLAYING, 0, None, id="a member's turn"),
        pytest.param("ann r2(bob)", PLAYING, 1, 1, id="in for a member who left"),
        pytest.param("r1 r2(ann)", PLAYING, 1, None, id="nobody left to see it"),
        pytest.param("ann r1", Status.LOBBY, 1, None, id="before the start"),
        pytest.param("ann r1", Status.CANCELLED, 1, None, id="called off"),
    ],
)
def test_which_robot_moves(drawing: str, status: Status, acting: int, robot: int | None) -> None:
    position = at(drawing, status, state=heaps(3, 4, acting=acting))
    assert robot_to_move(position) == robot


def test_the_first_of_several_robots_moves() -> None:
    assert robot_to_move(at("ann r1 r2", PLAYING, game=sealed.GAME)) == 1


async def test_robots_play_until_a_member_is_asked(played: Played) -> None:
    table_id = (await played.house.table("nim", ANN, robots=2)).table.id
    await played.until_robots_rest(table_id)
    assert (await played.house.tables.position(table_id)).waiting_members() == (ANN,)


async def test_one_can_wait_until_robots_have_moved(played: Played) -> None:
    table_id = (await played.house.table("nim", ANN, robots=2)).table.id
    at = await played.house.tables.position(table_id)
    if ANN in at.waiting_members():
        move = engine.sample_move(at.game, at.state, 0, Rng(3))
        await played.house.tables.play(table_id, played.house.by(ANN), move, at.question_seqs[0])
    await played.robots.settle(table_id, within_s=10)
    assert robot_to_move(await played.house.tables.position(table_id)) is None


@pytest.mark.parametrize("title", ["nim", "sealed"])
async def test_a_table_with_robots_comes_to_its_end(played: Played, title: str) -> None:
    house = played.house
    table_id = (await house.table(title, ANN, robots=2)).table.id
    rng = Rng(3)
    await played.until_robots_rest(table_id)
    while (position := await house.tables.position(table_id)).table.status is PLAYING:
        move = engine.sample_move(position.game, position.state, 0, rng)
        await house.tables.play(table_id, house.by(ANN), move, position.question_seqs[0])
        await played.until_robots_rest(table_id)
    assert position.table.status is Status.FINISHED
    assert (await house.tables.verify(table_id)).ok


async def test_a_robot_plays_on_for_a_member_who_left(played: Played) -> None:
    house = played.house
    table_id = (await house.table("sealed", ANN, BOB)).table.id
    await house.tables.leave(table_id, house.by(BOB))
    await played.until_robots_rest(table_id)
    assert (await house.tables.position(table_id)).waiting_members() == (ANN,)


async def test_robots_stop_when_the_last_member_has_left(played: Played) -> None:
    house = played.house
    table_id = (await house.table("sealed", ANN, BOB)).table.id
    for member in (ANN, BOB):
        left = (await house.tables.leave(table_id, house.by(member))).position
    # Robots think one after another: when these are done, the others have had their turn.
    await played.until_robots_rest((await house.table("sealed", ANN, robots=2)).table.id)
    assert (await house.tables.position(table_id)).table.seq == left.table.seq


async def test_robots_go_on_when_a_member_comes_back(played: Played) -> None:
    house = played.house
    table_id = (await house.table("sealed", ANN, BOB)).table.id
    for member in (ANN, BOB):
        await house.tables.leave(table_id, house.by(member))
    await house.tables.take_over(table_id, house.by(ANN), None)
    await played.until_robots_rest(table_id)
    assert (await house.tables.position(table_id)).waiting_members() == (ANN,)


async def test_robots_move_on_after_a_restart(database_url: URL) -> None:
    house = await open_house(database_url)
    table_id = (await house.table("sealed", ANN, robots=2)).table.id
    changed = asyncio.Event()
    house = await house.reopened(on_change=lambda table_id: changed.set())
    robots = Robots(house.tables, seeds=lambda: 5)
    await robots.look_at_all()
    await Played(house, robots, changed).until_robots_rest(table_id)
    assert (await house.tables.position(table_id)).waiting_members() == (ANN,)
    await robots.close()
    await house.database.close()


async def test_a_robots_move_is_no_members(played: Played) -> None:
    house = played.house
    table_id = (await house.table("sealed", ANN, robots=2)).table.id
    await played.until_robots_rest(table_id)
    rows = await house.database.read(lambda conn: moves.log(conn, table_id))
    assert [(row.seat, row.member_id) for row in rows] == [(None, ANN), (1, None), (2, None)]


@pytest.mark.parametrize(
    ("seat", "seq"),
    [
        pytest.param(1, -1, id="the table has gone on meanwhile"),
        pytest.param(0, 0, id="a member has taken over meanwhile"),
    ],
)
async def test_a_thought_that_comes_too_late(house: House, seat: int, seq: int) -> None:
    position = await house.table("sealed", ANN, robots=1)
    move = position.game.robot(position.state, seat, RobotLevel.QUICK, Rng(1))
    assert not await house.tables.play_robot(position.table.id, seat, move, seq=seq)
    assert (await house.tables.position(position.table.id)).table.seq == 0


async def test_a_robot_that_thought_while_the_table_was_ended_does_not_open_it_again(
    house: House,
) -> None:
    position = await house.table("sealed", ANN, robots=1)
    table_id, seq = position.table.id, position.table.seq
    move = position.game.robot(position.state, 1, RobotLevel.QUICK, Rng(1))
    ended = (await house.tables.end(table_id, house.by(ANN))).position
    assert (ended.table.status, ended.table.seq) == (Status.CANCELLED, seq)
    assert not await house.tables.play_robot(table_id, 1, move, seq=seq)
    assert (await house.tables.position(table_id)).table.status is Status.CANCELLED


async def test_robots_that_were_closed_do_not_look(played: Played) -> None:
    await played.robots.close()
    table_id = (await played.house.table("sealed", ANN, robots=1)).table.id
    assert robot_to_move(await played.house.tables.position(table_id)) == 1
