"""Members come back in the middle of robots' turns, at any moment: no move is lost or doubled (A2)."""

import asyncio
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import URL, select

from bot.store import moves, schema, tables
from bot.store.database import Connection
from bot.store.rows import MoveKind, MoveRow, Status
from bot.tables.absence.leaving import Leaving
from bot.tables.errors import TableRefusal
from bot.tables.history import records
from bot.tables.model import Actor, Position
from bot.tables.robots import Robots
from rules.core import engine
from rules.core.rng import Rng
from tests.bot.tables.house import ANN, BOB, House, open_house
from tests.engines import ON_BOTH
from tests.scale import sized

pytestmark = pytest.mark.slow

RETURNS = sized(200, 10_000)
LONGEST_S = 0.004


@ON_BOTH
async def test_members_come_back_in_the_middle_of_robots_turns(database_url: URL) -> None:
    in_the_middle, _ = await come_back(database_url, RETURNS)
    assert 0 < in_the_middle < RETURNS


async def come_back(where: URL | Path, count: int) -> tuple[int, int]:
    """Members come back so often; each log is checked. How often a robot had moved meanwhile, and how many moves
    members had been told were made.
    """
    rng = Random(7)
    house = await open_house(where, on_change=lambda table_id: robots.look(table_id))
    robots = Robots(house.tables, seeds=lambda: rng.getrandbits(64))
    leaving = Leaving(house.database, house.tables)
    returned = in_the_middle = made = 0
    try:
        while returned < count:
            at = await house.table(rng.choice(("nim", "sealed")), ANN, BOB)
            acks: dict[int, Actor] = {}
            while at.table.status is Status.PLAYING and returned < count:
                with suppress(TableRefusal):
                    member = rng.choice((ANN, BOB))
                    away = rng.choice((house.tables.leave, leaving.find_substitute))
                    left = await away(at.table.id, house.by(member))
                    await _a_moment(rng)
                    back = await house.tables.take_over(at.table.id, house.by(member), None)
                    assert back.position.seats[_seat(back.position, member)].member_id == member
                    returned += 1
                    # Coming back is an entry of its own.
                    in_the_middle += back.position.table.seq > left.position.table.seq + 1
                with suppress(TableRefusal):
                    await _plays_on(house, at.table.id, rng, acks)
                at = await house.tables.position(at.table.id)
            await _check(house, at, acks)
            made += len(acks)
            with suppress(TableRefusal):
                for member in (ANN, BOB):
                    await house.tables.end(at.table.id, house.by(member))
    finally:
        await robots.close()
        await house.tables.settle()
        await house.database.close()
    return in_the_middle, made


async def _a_moment(rng: Random) -> None:
    """Nothing, some turns of the event loop, or long enough for a robot to move."""
    if rng.random() < 0.5:
        for _ in range(rng.randrange(30)):
            await asyncio.sleep(0)
    else:
        await asyncio.sleep(rng.uniform(0, LONGEST_S))


async def _plays_on(house: House, table_id: int, rng: Random, acks: dict[int, Actor]) -> None:
    """Make the awaited move, if a member is to make it."""
    at = await house.tables.position(table_id)
    for seat in sorted(at.waiting()):
        member = at.seats[seat].member_id
        if member is not None:
            actor = house.by(member)
            move = engine.sample_move(at.game, at.state, seat, Rng(rng.getrandbits(32)))
            done = await house.tables.play(table_id, actor, move, at.question_seqs[seat])
            assert done.position.table.seq not in acks
            acks[done.position.table.seq] = actor
            return


def _seat(at: Position, member: int) -> int:
    seat = at.seat_of(member)
    assert seat is not None
    return seat


async def _check(house: House, at: Position, acks: dict[int, Actor]) -> None:
    """The log holds each acknowledged move once, robots moved only in their seats, and it replays."""

    def look(conn: Connection) -> tuple[list[MoveRow], Counter[tuple[int, int]], bool]:
        log = moves.log(conn, at.table.id)
        kept = select(schema.interactions.c.id, schema.interactions.c.seq)
        done = conn.execute(kept.where(schema.interactions.c.table_id == at.table.id))
        secrets = tables.secrets(conn, at.table.id)
        assert secrets is not None
        made = Counter((row.id, row.seq) for row in done)
        return log, made, records.verify(at, secrets, log).ok

    at = await house.tables.position(at.table.id)
    log, made, is_ok = await house.database.read(look)
    assert is_ok
    assert [row.seq for row in log] == list(range(at.table.seq + 1))
    for seq, actor in acks.items():
        assert log[seq].member_id == actor.member_id
        assert made[actor.interaction_id, seq] == 1
    for row in log:
        if row.kind is MoveKind.MOVE:
            assert row.seat is not None
            assert _holder(at, row.seat, row.seq) == row.member_id


def _holder(at: Position, seat: int, seq: int) -> int | None:
    """The holder of a seat at an entry."""
    sittings = [each for each in at.sittings if each.seat == seat and each.since <= seq]
    return max(sittings, key=lambda each: each.since).member_id
