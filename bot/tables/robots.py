"""Robots move for the seats that no member has."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TypeVar

from bot.rounds import TableTasks
from bot.store.rows import Status
from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from bot.tables.playing import SUBSTITUTE_LEVEL
from bot.tables.service import Tables
from bot.tables.thinking.experts import Experts
from bot.tables.thinking.letters import Question
from rules.core import engine
from rules.core.codec import decode_move, encode_state
from rules.core.errors import Refusal
from rules.core.game import Move, RobotLevel
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.registry import package_of

T = TypeVar("T")

READ_AT_ONCE = 16
"""Number of tables that are read at once, so that members wait for no more when all are read after a start."""

_log = logging.getLogger(__name__)


class Robots:
    """Call `look` whenever a table has changed; `look_at_all` after the program starts."""

    def __init__(
        self,
        tables: Tables,
        seeds: Callable[[], int],
        experts: Experts | None = None,
        packages: Callable[[str], str] = package_of,
    ) -> None:
        """Take `packages`, which names the module that exports a title, and `experts` for robots of level 3."""
        self._tables = tables
        self._seeds = seeds
        self._experts = experts or Experts()
        self._packages = packages
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="robots")
        self._reading = asyncio.Semaphore(READ_AT_ONCE)
        self._stirred: dict[int, asyncio.Event] = {}
        """By table with a thinking robot: set when the table may have moved on."""
        self._tasks = TableTasks(
            self._move_on,
            "A robot at table %d could not choose a move, so the table waits. Please report this; "
            "a restart makes the robot try again, and its members can end the table.",
        )

    def look(self, table_id: int) -> None:
        """Let robots move at a table if it is their turn."""
        if table_id in self._stirred:
            self._stirred[table_id].set()
        self._tasks.look(table_id)

    async def look_at_all(self) -> None:
        for table_id in await self._tables.changes.with_robots():
            self.look(table_id)

    async def settle(self, table_id: int, within_s: float) -> None:
        """Wait until no robot moves at a table, or until the seconds have passed."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within_s):
                await self._tasks.settle(table_id)

    async def close(self) -> None:
        """Stop all robots; moves that were made stay."""
        await self._tasks.close()
        await self._experts.close()
        self._thread.shutdown(cancel_futures=True)

    async def _move_on(self, table_id: int) -> None:
        while True:
            self._tasks.is_taken_up(table_id)
            try:
                async with self._reading:
                    at = await self._tables.changes.as_told(table_id)
            except TableRefusal:
                return
            seat = robot_to_move(at)
            if seat is None or not self._tables.changes.is_served(at):
                return
            move = await self._chosen(at, seat)
            if move is not None:
                await self._tables.play_robot(table_id, seat, move, seq=at.table.seq)

    async def _chosen(self, at: Position, seat: Seat) -> Move | None:
        """Return the robot's move; None if the table has moved on while it thought."""
        chance = Rng(self._seeds())
        found = await self._apart(partial(_think, at, seat, chance, self._packages))
        if not isinstance(found, Question):
            return found
        answer, is_current = await self._thought(at, seat, found)
        if not is_current:
            return None
        return await self._apart(partial(_answered, at, seat, answer, chance))

    async def _thought(
        self, at: Position, seat: Seat, question: Question
    ) -> tuple[bytes | None, bool]:
        """Return an expert's answer, and whether it is still asked. The thought is given up once it is not."""
        table_id = at.table.id
        thought = asyncio.create_task(self._experts.think(question))
        stirred = self._stirred[table_id] = asyncio.Event()
        try:
            while not thought.done():
                waiting = asyncio.create_task(stirred.wait())
                try:
                    await asyncio.wait((thought, waiting), return_when=asyncio.FIRST_COMPLETED)
                finally:
                    waiting.cancel()
                if stirred.is_set():
                    stirred.clear()
                    now = await self._tables.changes.as_told(table_id)
                    if now.table.seq != at.table.seq or robot_to_move(now) != seat:
                        return None, False
            return await thought, True
        except TableRefusal:
            return None, False
        finally:
            del self._stirred[table_id]
            thought.cancel()
            await asyncio.gather(thought, return_exceptions=True)

    async def _apart(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def robot_to_move(at: Position) -> Seat | None:
    """Return the first robot that must act. While no member has a seat, robots move only at tables of tournaments."""
    if at.table.status is not Status.PLAYING:
        return None
    if not at.members() and at.table.tournament_id is None:
        return None
    return next((seat for seat in sorted(at.waiting()) if at.seats[seat].is_played_by_robot), None)


def _think(at: Position, seat: Seat, rng: Rng, packages: Callable[[str], str]) -> Move | Question:
    """Return a move, or the question for an expert."""
    game, level = at.game, at.seats[seat].robot_level
    level = SUBSTITUTE_LEVEL if level is None else RobotLevel(level)
    if level is not RobotLevel.EXPERT:
        return game.robot(at.state, seat, level, rng)
    if not game.thinking.matters(at.state, seat):
        return game.robot(at.state, seat, RobotLevel.NORMAL, rng)
    world = game.determinize(at.state, seat, rng)
    return Question(
        game.key,
        packages(game.key),
        game.rules_version,
        encode_state(world),
        seat,
        rng.next64(),
        budget=None,
    )


def _answered(at: Position, seat: Seat, answer: bytes | None, rng: Rng) -> Move:
    """Return the move that an expert has found, or else the instant move of a robot of level 2."""
    if answer is not None:
        try:
            move = decode_move(at.game, answer)
            engine.check(at.game, at.state, seat, move)
        except Refusal:
            _log.exception("At table %d an expert tried a move that is refused.", at.table.id)
        else:
            return move
    return at.game.robot(at.state, seat, RobotLevel.NORMAL, rng)
