"""Robots of level 3 think in processes of their own, which no member waits for and which leave nothing behind."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

import pytest
from sqlalchemy import URL

from bot.tables.model import Position
from bot.tables.robots import Robots, _think, robot_to_move
from bot.tables.thinking.experts import Experts
from bot.tables.thinking.letters import Question
from rules.core.codec import decode_state, encode_state
from rules.core.game import RobotLevel
from rules.core.rng import Rng
from tests.bot.tables.house import ANN, BOB, House, open_house
from tests.scale import PATIENCE_S
from tests.toys import sealed
from tests.toys.sealed.state import State
from tests.toys.sealed.verbs import Lay

pytestmark = pytest.mark.slow

EXPERT = RobotLevel.EXPERT
WITHOUT_END = 10**15
"""A budget that no process uses up."""


def _package(key: str) -> str:
    return f"tests.toys.{key}"


class Thinking:
    """A house whose robots think with given experts."""

    def __init__(self, house: House, robots: Robots, experts: Experts) -> None:
        self.house = house
        self.robots = robots
        self.experts = experts

    async def table(self) -> int:
        """A table at which a robot of level 3 must act, as must a member."""
        return (await self.house.table("sealed", ANN, robots=1, level=EXPERT)).table.id

    async def at(self, table_id: int) -> Position:
        return await self.house.tables.position(table_id)

    async def laid(self, table_id: int) -> tuple[str, ...] | None:
        return _state(await self.at(table_id)).seats[1].laid

    async def until(self, is_so: Callable[[], Awaitable[bool]]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not await is_so():  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    async def until_started(self) -> int:
        """The process that thinks."""

        async def is_so() -> bool:
            return len(self.experts.pids) == 1

        await self.until(is_so)
        return self.experts.pids[0]

    async def has_no_process(self) -> bool:
        return self.experts.pids == ()

    async def until_moved(self, table_id: int) -> None:
        async def is_so() -> bool:
            return robot_to_move(await self.at(table_id)) is None

        await self.until(is_so)


@asynccontextmanager
async def thinking(url: URL, experts: Experts) -> AsyncIterator[Thinking]:
    def on_change(table_id: int) -> None:
        robots.look(table_id)

    house = await open_house(url, on_change=on_change)
    robots = Robots(house.tables, lambda: 5, experts, _package)
    try:
        yield Thinking(house, robots, experts)
    finally:
        await robots.close()
        await house.database.close()


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_no_process_is_started_for_other_levels(database_url: URL) -> None:
    async with thinking(database_url, Experts()) as here:
        table_id = (await here.house.table("sealed", ANN, robots=1, level=2)).table.id
        await here.until_moved(table_id)
        assert here.experts.pids == ()


async def test_an_expert_moves_and_its_process_waits_for_the_next_question(
    database_url: URL,
) -> None:
    async with thinking(database_url, Experts(budget=40)) as here:
        table_id = await here.table()
        await here.until_moved(table_id)
        pids = here.experts.pids
        assert len(pids) == 1
        await here.until_moved(await here.table())
        assert here.experts.pids == pids
    assert not _runs(pids[0])


async def test_closing_ends_a_process_that_thinks(database_url: URL) -> None:
    async with thinking(database_url, Experts(budget=WITHOUT_END, longest_s=PATIENCE_S)) as here:
        table_id = await here.table()
        pid = await here.until_started()
        assert robot_to_move(await here.at(table_id)) == 1
    assert not _runs(pid)
    assert here.experts.pids == ()


async def test_when_its_process_is_killed_the_robot_plays_as_level_2(
    database_url: URL, caplog: pytest.LogCaptureFixture
) -> None:
    async with thinking(database_url, Experts(budget=WITHOUT_END, longest_s=PATIENCE_S)) as here:
        table_id = await here.table()
        pid = await here.until_started()
        before = await here.at(table_id)
        os.kill(pid, signal.SIGKILL)
        await here.until_moved(table_id)
        assert await here.laid(table_id) == _laid_by_level_2(before)
        assert here.experts.pids == ()
        assert "has ended" in caplog.text


async def test_a_thought_that_takes_too_long_is_ended(
    database_url: URL, caplog: pytest.LogCaptureFixture
) -> None:
    async with thinking(database_url, Experts(budget=WITHOUT_END, longest_s=0.5)) as here:
        table_id = await here.table()
        before = await here.at(table_id)
        await here.until_moved(table_id)
        assert await here.laid(table_id) == _laid_by_level_2(before)
        assert here.experts.pids == ()
        assert "too long" in caplog.text


async def test_a_robot_in_line_for_too_long_plays_as_level_2(database_url: URL) -> None:
    experts = Experts(budget=WITHOUT_END, longest_s=PATIENCE_S, patience_s=1)
    async with thinking(database_url, experts) as here:
        first, second = await here.table(), await here.table()
        await here.until_moved(first)
        await here.until_moved(second)


async def test_a_thought_is_given_up_when_the_table_moves_on(database_url: URL) -> None:
    async with thinking(database_url, Experts(budget=WITHOUT_END, longest_s=PATIENCE_S)) as here:
        table_id = await here.table()
        pid = await here.until_started()
        await here.house.tables.take_over(table_id, here.house.by(BOB), 1)
        await here.until(here.has_no_process)
        assert not _runs(pid)
        assert await here.laid(table_id) is None


async def test_a_process_without_a_parent_ends_by_itself() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.tables.thinking.worker", stdin=PIPE, stdout=PIPE
    )
    assert process.stdin is not None
    process.stdin.close()
    async with asyncio.timeout(PATIENCE_S):
        assert await process.wait() == 0


async def test_without_processes_experts_play_as_level_2(database_url: URL) -> None:
    async with thinking(database_url, Experts(0)) as here:
        table_id = await here.table()
        before = await here.at(table_id)
        await here.until_moved(table_id)
        assert await here.laid(table_id) == _laid_by_level_2(before)


async def test_a_process_learns_no_more_than_the_seat_knows(house: House) -> None:
    at = await house.table("sealed", ANN, robots=1, level=EXPERT)
    worlds = []
    for seed in range(5):
        question = _think(at, 1, Rng(seed), _package)
        assert isinstance(question, Question)
        worlds.append(decode_state(sealed.GAME, question.world, sealed.GAME.rules_version))
    assert all(sealed.GAME.view(each, 1) == sealed.GAME.view(_state(at), 1) for each in worlds)
    assert len({encode_state(each) for each in worlds} | {encode_state(at.state)}) == 6


def _laid_by_level_2(before: Position) -> tuple[str, ...]:
    choose = partial(sealed.GAME.robot, _state(before), 1, RobotLevel.NORMAL)
    move = choose(Rng(1))
    assert isinstance(move, Lay)
    return move.cards


def _state(at: Position) -> State:
    assert at.state is not None
    state: State = at.state
    return state
