"""Robots move for the seats that no member has."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from bot.rounds import TableTasks
from bot.store.rows import Status
from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from bot.tables.playing import SUBSTITUTE_LEVEL
from bot.tables.service import Tables
from rules.core.game import Move, RobotLevel
from rules.core.rng import Rng
from rules.core.seats import Seat


class Robots:
    """Call `look` whenever a table has changed; `look_at_all` after the program starts."""

    def __init__(self, tables: Tables, seeds: Callable[[], int]) -> None:
        self._tables = tables
        self._seeds = seeds
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="robots")
        self._tasks = TableTasks(
            self._move_on,
            "A robot at table %d could not choose a move, so the table waits. Please report this; "
            "a restart makes the robot try again, and its members can end the table.",
        )

    def look(self, table_id: int) -> None:
        """Let robots move at a table if it is their turn."""
        self._tasks.look(table_id)

    async def look_at_all(self) -> None:
        for table_id in await self._tables.with_robots():
            self.look(table_id)

    async def settle(self, table_id: int, within_s: float) -> None:
        """Wait until no robot moves at a table, or until so many seconds have passed."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within_s):
                await self._tasks.settle(table_id)

    async def close(self) -> None:
        """Stop all robots; moves that were made stay."""
        await self._tasks.close()
        self._thread.shutdown(cancel_futures=True)

    async def _move_on(self, table_id: int) -> None:
        while True:
            self._tasks.is_taken_up(table_id)
            try:
                at = await self._tables.position(table_id)
            except TableRefusal:
                return
            seat = robot_to_move(at)
            if seat is None:
                return
            move = await asyncio.get_running_loop().run_in_executor(
                self._thread, _think, at, seat, Rng(self._seeds())
            )
            await self._tables.play_robot(table_id, seat, move, seq=at.table.seq)


def robot_to_move(at: Position) -> Seat | None:
    """The first robot that must act. While no member has a seat, robots move only at tables of tournaments."""
    if at.table.status is not Status.PLAYING:
        return None
    if not at.members() and at.table.tournament_id is None:
        return None
    return next((seat for seat in sorted(at.waiting()) if at.seats[seat].is_played_by_robot), None)


def _think(at: Position, seat: Seat, rng: Rng) -> Move:
    level = at.seats[seat].robot_level
    level = SUBSTITUTE_LEVEL if level is None else RobotLevel(level)
    return at.game.robot(at.state, seat, level, rng)
