"""Reviews: their readers and tables; each is made once."""

from typing import Any

import pytest

from bot.tables.errors import TableRefusal
from bot.tables.hinting import reviews as module
from bot.tables.hinting.reviews import Review, Reviews
from bot.tables.hinting.thinking import in_a_thread
from bot.tables.history.replays import Replays
from bot.tables.model import Position
from rules.core import engine
from rules.core.codec import decode_move
from rules.core.errors import Refusal
from rules.core.rng import Rng
from tests.bot.tables.house import ANN, BOB, CID, House


def reviews(house: House, think: Any = in_a_thread) -> Reviews:
    return Reviews(house.database, house.tables, Replays(house.database), think)


async def played(house: House, title: str = "nim") -> Position:
    """A table that Ann and Bob have played to its end at random."""
    at = await house.table(title, ANN, BOB)
    rng = Rng(3)
    while at.waiting():
        seat = min(at.waiting())
        move = engine.sample_move(at.game, at.state, seat, rng)
        at = await house.play(at.table.id, move)
    return at


async def made(house: House, table_id: int, member: int, think: Any = in_a_thread) -> Review:
    return await (await reviews(house, think).begin(table_id, member)).task


async def test_the_dearest_moves_of_a_member_are_marked(house: House) -> None:
    at = await played(house)
    found = await made(house, at.table.id, ANN)
    replays = Replays(house.database)
    own = {row.seq: row for row in await replays.made_by(at, ANN)}
    assert found.looked_at == len(own)
    assert 0 < len(found.marked) <= 3
    assert [each.cost for each in found.marked] == sorted(
        (each.cost for each in found.marked), reverse=True
    )
    for each in found.marked:
        row = own[each.seq]
        assert row.move is not None
        assert each.told != each.other
        seat, state = at.seat_of(ANN), await replays.before(at, each.seq)
        assert seat is not None
        engine.check(at.game, state, seat, decode_move(at.game, row.move))


async def test_robots_moves_and_those_of_others_are_left_out(house: House) -> None:
    at = await played(house)
    replays = Replays(house.database)
    by_ann, by_bob = await replays.made_by(at, ANN), await replays.made_by(at, BOB)
    assert {row.seq for row in by_ann} & {row.seq for row in by_bob} == set()
    assert await replays.made_by(at, CID) == ()


async def test_a_review_is_made_once_and_survives_a_restart(house: House) -> None:
    at = await played(house)
    first = await made(house, at.table.id, ANN)
    house = await house.reopened()
    assert await made(house, at.table.id, ANN, think=_never) == first
    await house.database.close()


async def test_two_who_ask_at_once_wait_for_the_same_review(house: House) -> None:
    at = await played(house)
    both = reviews(house)
    one, other = await both.begin(at.table.id, ANN), await both.begin(at.table.id, ANN)
    assert one is other
    await one.task
    assert one.done == one.total > 0


async def test_a_review_is_bounded(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_BRIEFLY", 2)
    monkeypatch.setattr(module, "MOST_CLOSELY", 1)
    at = await played(house)
    budgets: list[int | None] = []

    async def think(*args: Any, budget: int | None = None, **more: Any) -> Any:
        budgets.append(budget)
        return await in_a_thread(*args, budget=budget, **more)

    await made(house, at.table.id, ANN, think)
    assert budgets.count(None) <= 1
    assert len(budgets) <= 3


async def test_outsiders_get_no_review(house: House) -> None:
    at = await played(house)
    with pytest.raises(Refusal, match=r"review\.not_there"):
        await reviews(house).begin(at.table.id, CID)


async def test_a_table_that_has_not_started_is_refused_for_that_reason(house: House) -> None:
    at = await house.lobby("nim", ANN, BOB)
    for member in (ANN, CID):
        with pytest.raises(TableRefusal, match="not_started"):
            await reviews(house).begin(at.table.id, member)


async def test_not_before_the_end(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    with pytest.raises(TableRefusal, match="not_finished"):
        await reviews(house).begin(at.table.id, ANN)


async def test_a_table_that_was_called_off_has_one_too(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    await house.called_off(at.table.id)
    found = await made(house, at.table.id, ANN)
    assert found == Review(0, ())


async def _never(*_: Any, **__: Any) -> Any:
    raise AssertionError("nobody thinks twice about it")
