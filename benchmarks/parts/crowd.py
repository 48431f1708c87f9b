"""Members that make moves at a steady rate, even if the bot is slow, and note when each result arrives."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from time import perf_counter
from typing import Any

import aiohttp
import msgspec

from benchmarks.parts.stage import Line, Played
from bot.core.controls.components import SURE
from bot.core.controls.ids import PanelId, TableId
from bot.core.controls.modal import LINE
from bot.i18n import Catalogue
from bot.playground import PlaygroundClient

PANEL = "table turn"
"""The command that opens the panel with a seat's question."""
TURN, END = "turn", "rematch"
"""Effects of the first button below a board, and below the result of a table that is over."""
FIRST = 4
"""As many moves at most are made at each table before those that count."""
PATIENCE_S = 20.0
"""Results that have not arrived this long after they were due count as missing."""

Json = dict[str, Any]


@dataclass(slots=True)
class Timing:
    """The times of each step of a move, in seconds of `perf_counter`."""

    sent: float
    step: str = "open"
    """The result that the member waits for."""
    acked: float = 0.0
    """The time of the bot's first response."""
    answered: float = 0.0
    """The time of the private answer."""
    shown: float | None = None
    """The time of the public post that showed the move; only for moves that end a turn."""
    acks: list[float] = field(default_factory=list)
    """The seconds to the first response to each interaction that the move took."""
    previews: list[float] = field(default_factory=list)
    """The seconds until the panel, or the preview of the move in it, was there."""


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

    @property
    def expected(self) -> int:
        """Return the number of posts that must still come. Moves of an unfinished turn that a later one superseded
        share its post.
        """
        return sum(number == self.made for number in self.unseen)

    @property
    def left(self) -> int:
        """Return the number of moves that its game still has."""
        return len(self.played.lines) - self.made


class _Private:
    """A message that only one member sees, as it is now."""

    def __init__(self) -> None:
        self.message: Json = {}
        self.changes = 0
        self._changed = asyncio.Event()

    def change(self, message: Json) -> None:
        self.message = message
        self.changes += 1
        self._changed.set()

    async def until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            self._changed.clear()
            await self._changed.wait()


class Crowd:
    def __init__(self, url: str, members: Sequence[str], session: aiohttp.ClientSession) -> None:
        self._url = url
        self._session = session
        self._clients = {each: PlaygroundClient(url, each, session) for each in members}
        self._tables: dict[int, _Table] = {}
        self._private: dict[str, _Private] = {}
        self._news = asyncio.Condition()
        self._moves: list[Timing] = []
        self._unanswered = 0
        self.why: Counter[str] = Counter()
        """The reasons that moves stayed unanswered, by the word that they begin with."""

    async def offer(self, tables: Sequence[Played], *, rate: float, seconds: float) -> Offered:
        """Make moves at the tables in turn. The moves of one table wait for each other.

        Before that one to `FIRST` moves are made at each table that do not count: work of a bot once after its start,
        such as reading fonts and drawing constant parts, is no part of a move, and people do not move in step. If
        they did, a move that is answered with several pictures would come at all tables at the same time.
        """
        self._tables = {each.table_id: _Table(each) for each in tables}
        in_turn = list(self._tables.values())
        watching = [asyncio.create_task(self._watch(member)) for member in self._clients]
        async with asyncio.TaskGroup() as first:
            first.create_task(self._first_moves(in_turn))
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
            self._unanswered + sum(table.expected for table in in_turn),
        )

    async def _first_moves(self, tables: Sequence[_Table]) -> None:
        for index, table in enumerate(tables):
            for _ in range(1 + index % FIRST):
                await self._move(table)
        await self._last_posts()
        self._moves.clear()

    async def _move(self, table: _Table) -> None:
        """The next move at a table, or at the one with most moves left if its game is over."""
        async with table.free:
            if table.left > 0:
                await self._make(table)
                return
        most = max(self._tables.values(), key=lambda each: each.left)
        assert most.left > 0, "all games are over"
        await self._move(most)

    async def _make(self, table: _Table) -> None:
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
        """Make the move, by a command or in the panel. Returns whether it was answered."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                if line.command is not None:
                    await self._typed(channel_id, line, line.command, timing)
                else:
                    await self._pressed(channel_id, line, timing)
        except (TimeoutError, LookupError) as error:
            why = f"{timing.step}: {type(error).__name__} {error}"
            self.why[f"{line.text.split()[0]}, {why.strip()}"] += 1
            return False
        timing.answered = perf_counter()
        return True

    async def _typed(self, channel_id: str, line: Line, command: str, timing: Timing) -> None:
        """A move as one line of text, answered with the next question."""
        client = self._clients[line.member]
        timing.sent = perf_counter()
        await self._answered(client.slash(channel_id, command, line=line.text), timing)
        timing.acked = timing.sent + timing.acks[-1]

    async def _pressed(self, channel_id: str, line: Line, timing: Timing) -> None:
        """A move in the panel: it is opened, filled in from a line (with a preview), and confirmed."""
        client = self._clients[line.member]
        began = perf_counter()
        panel = await self._answered(client.slash(channel_id, PANEL), timing)
        timing.previews.append(perf_counter() - began)
        timing.step = "box"
        box = await client.click(panel["id"], _control(panel, "type"))
        timing.step = "line"
        began = perf_counter()
        submitting = client.submit(box["modal"]["interaction_id"], **{LINE: line.text})
        panel = await self._answered(submitting, timing, panel)
        timing.previews.append(perf_counter() - began)
        timing.step = "confirm"
        timing.sent = perf_counter()
        go = _control(panel, "go")
        panel = await self._answered(client.click(panel["id"], go), timing, panel)
        timing.acked = timing.sent + timing.acks[-1]
        if (sure := _find(panel, "go")) is not None and sure.arg == SURE:
            await self._answered(client.click(panel["id"], sure.write()), timing, panel)

    async def _answered(
        self, sending: Awaitable[Json], timing: Timing, panel: Json | None = None
    ) -> Json:
        """Follow an interaction to its final answer, which is returned.

        Raises:
            LookupError: the bot did not respond, or has too much of this member's in hand.
        """
        before = 0 if panel is None else self._seen(panel["id"]).changes
        began = perf_counter()
        outcome = await sending
        timing.acks.append(perf_counter() - began)
        if outcome["outcome"] == "failed":
            raise LookupError(outcome.get("reason", "failed"))
        message: Json = outcome["message"]
        if message.get("content") == _too_many():
            raise LookupError("too many at once")
        if outcome["outcome"] != "deferred":
            return message
        held = self._seen(message["id"])
        is_new = panel is None or message["id"] != panel["id"]
        await held.until(lambda: held.changes > (0 if is_new else before))
        if held.message.get("content") == _too_many():
            raise LookupError("too many at once")
        return held.message

    def _seen(self, message_id: str) -> "_Private":
        if message_id not in self._private:
            self._private[message_id] = _Private()
        return self._private[message_id]

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
            self._seen(data["id"]).change(data)
        elif kind == "message_create" and (board := _board(data)) is not None:
            table = self._tables.get(board.table)
            unseen = {} if table is None else table.unseen
            is_over = board.op == END
            for number in [each for each in unseen if is_over or each <= board.seq]:
                unseen.pop(number).shown = perf_counter()

    async def _last_posts(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE_S), self._news:
                await self._news.wait_for(self._all_seen)

    def _all_seen(self) -> bool:
        return not any(table.expected for table in self._tables.values())


@cache
def _too_many() -> str:
    """Return the text for a member whose move is refused because too many of theirs wait already."""
    return Catalogue.load("en").words("error.ui.too_many_at_once")


def _find(panel: Json, op: str) -> PanelId | None:
    """A control of a panel by its operation."""
    for row in panel["components"]:
        for control in row["components"]:
            shown = PanelId.read(control.get("custom_id", ""))
            if shown is not None and shown.op == op and not control.get("disabled"):
                return shown
    return None


def _control(panel: Json, op: str) -> str:
    """Its id.

    Raises:
        LookupError: the panel has no such control.
    """
    if (found := _find(panel, op)) is None:
        raise LookupError(op)
    return found.write()


def _board(message: Json) -> TableId | None:
    """The table that a post shows, and the number of its last move or that it is over; None if it shows no board."""
    for row in message["components"]:
        for control in row["components"]:
            shown = TableId.read(control.get("custom_id", ""))
            if shown is not None and shown.op in (TURN, END):
                return shown
    return None
