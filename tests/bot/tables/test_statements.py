"""Each statement is a round trip to the database, so a move must need few."""

import pytest

from benchmarks.statements import counted
from bot.tables.dependencies import Dependencies
from bot.tables.errors import TableRefusal
from bot.tables.service import Tables
from rules.core import engine
from rules.core.rng import Rng
from tests.bot.tables.house import ANN, BOB, GAMES, SECRETS, House
from tests.toys import nim

MOST = 8
MOST_AT_END = MOST + 14
"""The last move also counts all moves, stores the result and the statistics, changes ratings, and looks who meets."""


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
    with pytest.raises(TableRefusal) as refused:
        await house.tables.play(
            at.table.id, house.by(member), nim.Take(heap=1, count=1), at.question_seqs[0]
        )
    assert refused.value.code == "table.stale"
