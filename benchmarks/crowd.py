"""Members who make moves at a steady rate, however slow the bot is, and note when each result arrives."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import aiohttp
import msgspec

from benchmarks.stage import Line, Played
from bot.playground import PlaygroundClient
from bot.ui.controls.ids import TableId

COMMAND = "expancity turn"
"""The command that makes any move, given as a line of text."""
PATIENCE_S = 20.0
"""Results that have not arrived this long after they were due count as missing."""

Json = dict[str, Any]


@dataclass(slots=True)
class Timing:
    """The times of each step of a move, in seconds of `perf_counter`."""

    sent: float
    acked: float = 0.0
    """When the bot first responded."""
    answered: float = 0.0
    """When the private answer arrived."""
    shown: float | None = None
    """When a public post showed the move; only for moves that end a turn."""


@dataclass(frozen=True, slots=True)
class Offered:
    began: float
    moves: list[Timing]
    """The moves that were answered."""
    made: dict[int, int]
    """The number of moves made at each table."""
    missing: int
    """Responses, answers and posts that did not arrive."""


@dataclass(slots=True)
class _Table:
    played: Played
    free: asyncio.Lock = field(default_factory=asyncio.Lock)
    made: int = 0
    stuck: bool = False
    """Did a move stay unanswered, so that the next move is unknown?"""
    unseen: dict[int, Timing] = field(default_factory=dict)
    """Moves that end a turn and are not visible in public yet, by their number."""


class Crowd:
    def __init__(self, url: str, members: Sequence[str], session: aiohttp.ClientSession) -> None:
        self._url = url
        self._session = session
        self._clients = {each: PlaygroundClient(url, each, session) for each in members}
        self._tables: dict[int, _Table] = {}
        self._answers: dict[str, asyncio.Future[float]] = {}
        self._news = asyncio.Condition()
        self._moves: list[Timing] = []
        self._unanswered = 0

    async def offer(self, tables: Sequence[Played], *, rate: float, seconds: float) -> Offered:
        """Make moves at the tables in turn. The moves of one table wait for each other."""
        self._tables = {each.table_id: _Table(each) for each in tables}
        in_turn = list(self._tables.values())
        watching = [asyncio.create_task(self._watch(member)) for member in self._clients]
        async with asyncio.TaskGroup() as moving:
            began = perf_counter()
            for index in range(round(rate * seconds)):
                await asyncio.sleep(began + index / rate - perf_counter())
                moving.create_task(self._move(in_turn[index % len(in_turn)]))
        await self._last_posts()
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        return Offered(
            began,
            self._moves,
            {table_id: table.made for table_id, table in self._tables.items()},
            self._unanswered + sum(len(table.unseen) for table in in_turn),
        )

    async def _move(self, table: _Table) -> None:
        async with table.free:
            if table.stuck:
                self._unanswered += 1
                return
            line = table.played.lines[table.made]
            timing = Timing(perf_counter())
            if line.ends_turn:
                table.unseen[table.made + 1] = timing
            if await self._send(table.played.channel_id, line, timing):
                table.made += 1
                self._moves.append(timing)
            else:
                self._unanswered += 1
                table.stuck = True

    async def _send(self, channel_id: str, line: Line, timing: Timing) -> bool:
        """Send the move. Returns whether it was answered."""
        outcome = await self._clients[line.member].slash(channel_id, COMMAND, line=line.text)
        timing.acked = perf_counter()
        if outcome["outcome"] != "deferred":
            return False
        try:
            async with asyncio.timeout(PATIENCE_S):
                timing.answered = await self._answer(outcome["message"]["id"])
        except TimeoutError:
            return False
        return True

    def _answer(self, message_id: str) -> asyncio.Future[float]:
        if message_id not in self._answers:
            self._answers[message_id] = asyncio.get_running_loop().create_future()
        return self._answers[message_id]

    async def _watch(self, member: str) -> None:
        address = f"{self._url}/play/ws?member={member}&raw"
        async with self._session.ws_connect(address, max_msg_size=0) as socket:
            async for frame in socket:
                event = msgspec.json.decode(frame.data)
                async with self._news:
                    self._see(event["t"], event["d"])
                    self._news.notify_all()

    def _see(self, kind: str, data: Json) -> None:
        if kind == "message_update" and data["ephemeral"] and not data["thinking"]:
            answer = self._answer(data["id"])
            if not answer.done():
                answer.set_result(perf_counter())
        elif kind == "message_create" and (board := _board(data)) is not None:
            table = self._tables.get(board.table)
            unseen = {} if table is None else table.unseen
            for number in [each for each in unseen if each <= board.seq]:
                unseen.pop(number).shown = perf_counter()

    async def _last_posts(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_S), self._news:
                await self._news.wait_for(self._all_seen)

    def _all_seen(self) -> bool:
        return not any(table.unseen for table in self._tables.values())


def _board(message: Json) -> TableId | None:
    """The table that a post shows, and the number of its last move; None if it shows no board."""
    for row in message["components"]:
        for control in row["components"]:
            shown = TableId.read(control.get("custom_id", ""))
            if shown is not None and shown.op == "turn":
                return shown
    return None
