"""Each statement costs something, and on PostgreSQL a round trip, so a move must need few."""

import pytest

from benchmarks.parts.statements import counted
from bot.store import outbox
from bot.store.database import Connection
from bot.store.rows import Notice, NoticeKind
from bot.tables.dependencies import Dependencies
from bot.tables.notices import MID_TURN_S
from bot.tables.service import Tables
from rules.core import engine
from rules.core.rng import Rng
from tests.bot.tables.house import ANN, BOB, GAMES, SECRETS, House
from tests.refusing import refuses
from tests.toys import nim

MOST = 8
MOST_AT_END = MOST + 14
"""The last move also counts all moves, stores the result and the statistics, changes ratings, and records meetings."""


@pytest.mark.parametrize("title", ["nim", "sealed"])
async def test_a_move_costs_few_statements(house: House, title: str) -> None:
    at = await house.table(title, ANN, BOB)
    rng, counts = Rng(3), []
    while at.waiting():
        seat, member = await house.acting(at.table.id)
        move = engine.sample_move(at.game, at.state, seat, rng)
        actor = house.by(member)
        with counted() as made:
            at = (await house.tables.play(at.table.id, actor, move, None)).position
        counts.append(len(made))
    *moves, last = counts
    assert max(moves) <= MOST, moves
    assert last <= MOST_AT_END, made


def elsewhere(house: House) -> Tables:
    """Another process, which keeps its own tables in memory."""
    known = Dependencies(house.clock, lambda: SECRETS, lambda key: GAMES[key], lambda table: None)
    return Tables(house.database, known)


async def test_a_table_that_has_moved_on_is_read_afresh(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    _, member = await house.acting(at.table.id)
    await elsewhere(house).play(at.table.id, house.by(member), nim.Take(heap=1, count=1), None)
    done = await house.tables.play(at.table.id, house.by(member), nim.Take(heap=1, count=1), None)
    assert done.position.table.seq == at.table.seq + 2
    assert done.position == await elsewhere(house).position(at.table.id)


async def test_a_move_that_another_process_has_made_impossible_is_refused(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    _, member = await house.acting(at.table.id)
    await elsewhere(house).play(at.table.id, house.by(member), nim.Take(heap=1, count=1), None)
    with refuses("table.stale"):
        await house.tables.play(
            at.table.id, house.by(member), nim.Take(heap=1, count=1), at.question_seqs[0]
        )


async def test_whether_a_move_can_be_taken_back_is_asked_once_in_a_position(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    costs = []
    for _ in range(2):
        with counted() as made:
            assert not await house.tables.can_undo(at, 0)
        costs.append(bool(made))
    after = await house.play(at.table.id, nim.Take(heap=1, count=1))
    with counted() as made:
        await house.tables.can_undo(after, 0)
    assert [*costs, bool(made)] == [True, False, True]


async def test_a_panel_asks_once_in_a_position_whether_a_board_waits(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    costs = []
    for _ in range(2):
        with counted() as made:
            await house.tables.posts.stir(at)
        costs.append(bool(made))
    after = await house.play(at.table.id, nim.Take(heap=1, count=1))
    with counted() as made:
        await house.tables.posts.stir(after)
    assert [*costs, bool(made)] == [True, False, True]


async def test_a_board_that_waits_is_delayed_again_after_a_moment(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    turn = Notice(at.table.id, NoticeKind.TURN, {"seq": at.table.seq})

    def only_this(conn: Connection) -> None:
        outbox.fail_all(conn, at.table.id, error="not of interest here")
        outbox.put(conn, turn, now=house.clock.now)

    await house.database.write(only_this)
    delays = []
    for passed_s in (0, 1, 2):
        house.clock.now += passed_s
        await house.tables.posts.stir(at)
        (row,) = await house.database.read(outbox.heads)
        delays.append(row.due_at - house.clock.now)
    assert delays == [MID_TURN_S, MID_TURN_S - 1, MID_TURN_S]
