"""Earlier positions of a table are replayed from its log, as all members saw them then."""

import dataclasses
import logging
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import delete

from bot.store.schema import moves
from bot.tables.history.past import Past
from bot.tables.model import Position
from tests.bot.tables.house import ANN, BOB, House
from tests.toys import nim

END_TURN = nim.EndTurn()


def taken(view: Any) -> int:
    """The moment of a view: more as less is left."""
    return -sum(int(heap) for heap in view.heaps)


def heaps(*views: Any) -> list[tuple[int, ...]]:
    return [view.heaps for view in views]


def state_of(at: Position) -> nim.State:
    assert isinstance(at.state, nim.State)
    return at.state


async def played(house: House) -> Position:
    """A table that has ended: everything was taken one by one, and one move was taken back."""
    at = await house.table("nim", ANN, BOB)
    await house.play(at.table.id, nim.Take(heap=3, count=2))
    await house.tables.undo(at.table.id, house.by(ANN))
    for heap, count in enumerate(state_of(at).heaps, 1):
        for _ in range(count):
            at = await house.play(at.table.id, nim.Take(heap=heap, count=1))
            if at.waiting():
                at = await house.play(at.table.id, END_TURN)
    assert not at.waiting()
    return at


async def test_each_moment_is_the_first_public_view_of_it(house: House) -> None:
    at = await played(house)
    start = state_of(at).first_heaps
    assert len(start) == 4
    whole = sum(start)
    found = await Past(house.database).views(at, (-whole, 1 - whole, -1), taken)
    assert heaps(*found) == [tuple(start), (start[0] - 1, *start[1:]), (0, 0, 0, 1)]
    assert [view.viewer for view in found] == [None] * 3


async def test_a_moment_that_never_was_is_left_out(house: House) -> None:
    at = await played(house)
    assert heaps(*await Past(house.database).views(at, (-100, -1), taken)) == [(0, 0, 0, 1)]


async def test_moments_of_moves_taken_back_were_never(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    whole = sum(state_of(at).heaps)
    await house.play(at.table.id, nim.Take(heap=3, count=2))
    await house.tables.undo(at.table.id, house.by(ANN))
    await house.play(at.table.id, nim.Take(heap=1, count=1))
    at = await house.called_off(at.table.id)
    found = await Past(house.database).views(at, (-whole, 1 - whole, 2 - whole), taken)
    assert [sum(view.heaps) for view in found] == [whole, whole - 1]


async def test_a_table_in_play_shows_nothing_of_its_past(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    assert await Past(house.database).views(at, (-sum(state_of(at).heaps),), taken) == ()


async def test_a_damaged_log_has_no_past(house: House) -> None:
    at = await played(house)
    where = (moves.c.table_id == at.table.id) & (moves.c.seq == 2)
    await house.database.write(lambda conn: conn.execute(delete(moves).where(where)))
    assert await Past(house.database).views(at, (-1,), taken) == ()


async def test_a_log_that_leads_elsewhere_has_no_past(house: House) -> None:
    at = await played(house)
    elsewhere = dataclasses.replace(
        at, state=replace(state_of(at), last_wins=not state_of(at).last_wins)
    )
    assert await Past(house.database).views(elsewhere, (-1,), taken) == ()


async def test_a_table_played_by_other_rules_has_no_past(house: House) -> None:
    at = await played(house)
    newer = dataclasses.replace(at, game=dataclasses.replace(nim.GAME, rules_version=2))
    assert await Past(house.database).views(newer, (-1,), taken) == ()


async def test_a_closed_table_has_no_past_yet_and_nothing_is_wrong_with_it(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    at = await played(house)
    closed = dataclasses.replace(at, table=replace(at.table, is_sealed=True, tournament_id=1))
    with caplog.at_level(logging.ERROR):
        assert await Past(house.database).views(closed, (-1,), taken) == ()
    assert not caplog.records
