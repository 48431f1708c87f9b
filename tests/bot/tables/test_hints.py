"""Hints: askers, answers and records."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.store.people import hints as stored
from bot.store.ratings import sources
from bot.store.rows import Filters
from bot.tables.errors import TableRefusal
from bot.tables.hinting.hints import Hints, assert_hints, may_ask, usual_move
from bot.tables.hinting.thinking import NoThought, in_a_thread
from bot.tables.model import Position
from rules.core import engine
from rules.core.errors import Refusal
from rules.core.game import GameDef, Move, RobotLevel
from rules.core.rng import Rng
from rules.core.search import Line, Thought
from rules.core.seats import Seat
from tests.bot.tables.house import ANN, BOB, CID, House
from tests.toys.nim import EndTurn, Take


def hints(house: House, think: Any = in_a_thread) -> Hints:
    return Hints(house.database, house.tables, think, lambda: 7)


async def opened(
    house: House, *members: int, robots: int = 0, who: Filters | None = None, rated: bool = False
) -> Position:
    """A table in play with these choices."""
    done = await house.opens(
        members[0],
        seats=len(members) + robots,
        robots=(RobotLevel.EASY,) * robots,
        who=Filters() if who is None else who,
        rated=rated,
    )
    table_id = done.position.table.id
    for member in members[1:]:
        await house.tables.join(table_id, house.by(member))
    return (await house.tables.start(table_id, house.by(members[0]))).position


async def asked(house: House, table_id: int, member: int = ANN) -> Position:
    """The table once this member is asked; robots move at random until then."""
    at = await house.tables.position(table_id)
    while (seat := min(at.waiting())) != at.seat_of(member):
        move = quick(at, seat)
        await house.tables.play_robot(table_id, seat, move, seq=at.table.seq)
        at = await house.tables.position(table_id)
    return at


def quick(at: Position, seat: Seat) -> Move:
    return at.game.robot(at.state, seat, RobotLevel.QUICK, Rng(1))


def question(at: Position, member: int = ANN) -> int:
    seat = at.seat_of(member)
    assert seat is not None
    return at.question_seqs[seat]


async def counted(house: House, table_id: int) -> int:
    return len(await house.database.read(lambda conn: stored.asked(conn, table_id)))


@pytest.mark.parametrize(
    ("robots", "who", "rated", "code"),
    [
        pytest.param(1, Filters(), False, None, id="with a robot"),
        pytest.param(1, Filters(), True, None, id="with a robot, for practice"),
        pytest.param(1, Filters(hints=False), False, "hint.off", id="with a robot, switched off"),
        pytest.param(0, Filters(), False, "hint.off", id="among people"),
        pytest.param(0, Filters(hints=True), False, None, id="among people, switched on"),
        pytest.param(0, Filters(), True, "hint.rated", id="rated"),
    ],
)
async def test_where_hints_are_given(
    house: House, robots: int, who: Filters, rated: bool, code: str | None
) -> None:
    members = (ANN,) if robots else (ANN, BOB)
    at = await opened(house, *members, robots=robots, who=who, rated=rated)
    assert may_ask(at, ANN) is (code is None)
    at = await asked(house, at.table.id, at.waiting_members()[0] if not robots else ANN)
    member = at.waiting_members()[0]
    if code is None:
        await hints(house).ask(at.table.id, member, question(at, member))
        return
    with pytest.raises(Refusal, match=code):
        await hints(house).ask(at.table.id, member, question(at, member))
    assert await counted(house, at.table.id) == 0


async def test_no_hints_at_tables_of_tournaments(house: House) -> None:
    at = await opened(house, ANN, robots=1)
    contested = Position(
        replace(at.table, tournament_id=1), at.seats, at.game, at.state, at.chain, at.sittings
    )
    with pytest.raises(Refusal, match=r"hint\.tournament"):
        assert_hints(contested, ANN)


async def test_hints_and_ratings_are_not_chosen_together(house: House) -> None:
    with pytest.raises(Refusal, match=r"hint\.not_both"):
        await opened(house, ANN, BOB, who=Filters(hints=True), rated=True)


async def test_spectators_get_no_hint(house: House) -> None:
    at = await opened(house, ANN, robots=1)
    with pytest.raises(TableRefusal, match="not_seated"):
        await hints(house).ask(at.table.id, CID, 0)


async def test_a_hint_is_a_legal_move_and_the_same_question_counts_once(house: House) -> None:
    at = await asked(house, (await opened(house, ANN, robots=1)).table.id)
    seat = at.seat_of(ANN)
    assert seat is not None
    first = await hints(house).ask(at.table.id, ANN, question(at))
    engine.check(at.game, at.state, seat, first.move)
    house = await house.reopened()
    again = await hints(house, think=_never).ask(at.table.id, ANN, question(at))
    assert again.move == first.move
    assert await counted(house, at.table.id) == 1
    await house.database.close()


async def test_two_clicks_at_once_think_once(house: House) -> None:
    at = await asked(house, (await opened(house, ANN, robots=1, rated=True)).table.id)
    thought = Slow()
    both = hints(house, thought)
    asking = [asyncio.create_task(both.ask(at.table.id, ANN, question(at))) for _ in range(2)]
    await thought.begun.wait()
    thought.go_on.set()
    one, other = await asyncio.gather(*asking)
    assert one.move == other.move
    assert thought.times == 1


async def test_a_hint_for_a_question_that_was_answered_meanwhile_is_dropped(house: House) -> None:
    at = await asked(house, (await opened(house, ANN, robots=1, rated=True)).table.id)
    thought = Slow()
    asking = asyncio.create_task(hints(house, thought).ask(at.table.id, ANN, question(at)))
    await thought.begun.wait()
    state: Any = at.state
    heap = next(number for number, stones in enumerate(state.heaps, 1) if stones)
    await house.play(at.table.id, Take(heap, 1), EndTurn())
    thought.go_on.set()
    with pytest.raises(Refusal, match=r"hint\.moved_on"):
        await asking
    assert await counted(house, at.table.id) == 0


async def test_level_2_answers_if_thinking_ahead_fails(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    at = await asked(house, (await opened(house, ANN, robots=1, rated=True)).table.id)
    seat = at.seat_of(ANN)
    assert seat is not None
    found = await hints(house, think=_never).ask(at.table.id, ANN, question(at))
    engine.check(at.game, at.state, seat, found.move)
    assert "comes from level 2" in caplog.text


async def test_no_robot_thinks_ahead_where_hints_cost_nothing(house: House) -> None:
    at = await asked(house, (await opened(house, ANN, robots=1)).table.id)
    seat = at.seat_of(ANN)
    assert seat is not None
    thought = Slow()
    found = await hints(house, thought).ask(at.table.id, ANN, question(at))
    assert found.move == usual_move(at, seat)
    assert thought.times == 0


async def test_a_table_with_a_hint_is_not_rated(house: House) -> None:
    at = await asked(house, (await opened(house, ANN, robots=1, rated=True)).table.id)
    table_id = at.table.id
    twin = (await opened(house, ANN, robots=1, rated=True)).table.id
    await hints(house).ask(table_id, ANN, question(at))
    for each in (table_id, twin):
        await finished(house, each)
    found = await house.database.read(
        lambda conn: sources.some(conn, [table_id, twin], lambda title, level: 1)
    )
    assert [each.table for each in found] == [twin]


async def finished(house: House, table_id: int) -> None:
    at = await asked(house, table_id)
    while at.waiting():
        seat = min(at.waiting())
        move = quick(at, seat)
        if at.seats[seat].is_robot:
            await house.tables.play_robot(table_id, seat, move, seq=at.table.seq)
        else:
            await house.tables.play(table_id, house.by(ANN), move, None)
        at = await house.tables.position(table_id)


async def _never(*_: Any, **__: Any) -> Thought:
    raise NoThought


class Slow:
    """Thinks until it is told to stop, and then as level 2 does."""

    def __init__(self) -> None:
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()
        self.times = 0

    async def __call__(
        self,
        game: GameDef[Any, Any],
        state: Any,
        seat: Seat,
        *,
        seed: int,
        budget: int | None = None,
        also: Sequence[Move] = (),
    ) -> Thought:
        self.times += 1
        self.begun.set()
        await self.go_on.wait()
        move = game.robot(state, seat, RobotLevel.QUICK, state.rng)
        return Thought((Line(move, 0, 1, 0, 0),), move, 1)
