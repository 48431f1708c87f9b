"""The bot is killed while members play tables of every title: `python -m tests.e2e.kill --kills 200 --seed 1`.

Eight monkeys play at once. After some tens of acknowledged moves, or while it starts, the bot's process gets SIGKILL
and is started again; a member left without an answer sends the same interaction again, with the same id. A run with
fewer than 25 acknowledged moves per kill, or with a title at which no member has moved, proves too little and fails.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import URL

from bot.store.moves import NO_ENTRY
from bot.store.rows import Status, TableRow
from bot.tables.conduct.sealing import is_first_game
from rules.registry import GAME_KEYS
from tests.e2e import killer
from tests.e2e.bot_process import Bot
from tests.e2e.findings import Findings
from tests.e2e.ledger import Books
from tests.e2e.member import AHEAD, Temper
from tests.e2e.stage import Stage
from tests.scale import PATIENCE_S

TABLES_OF_A_TITLE = 2
"""So many tables of each title are kept going, in a lobby or in play."""
PLAYED_FIRST = 3
"""So many tables are in play before the first kill."""
MOVES_A_KILL = 25
"""A run with fewer acknowledged moves per kill is not meaningful."""
MOVES_A_LIFE = (15, 60)
"""The bot is killed after at least and at most this many moves, unless it is killed while starting."""
A_LIFE_WITHIN_S = 900.0
WARM_UP_S = 900.0
"""Members at random may take this long to move at every title."""
BOARD_GOAL_S = 30.0
WHILE_STARTING = 0.15
"""The share of kills that come before the bot is connected or soon after."""
WHILE_ANSWERING = 0.3
"""The share of kills that come while it answers."""
_SPREAD = 0.618034
"""Steps of the golden section spread the moments of the kills evenly, however few there are."""
LONGEST_START_S = 2.0
CUT_OFF_WITHIN_S = 3.0
LONG_LIFE_EVERY = 20
"""One life in this many lasts until all boards missing at the end of the previous one are posted."""
LOOKED_EVERY_S = 0.2
_ANSWER_LOST = {
    "match": "PATCH /webhooks/*/*/messages/@original",
    "kind": "reset",
    "probability": 0.2,
}


@dataclass(slots=True)
class Boards:
    """The boards that were unsent when the bot was killed, with the time until they arrive after the next start."""

    stage: Stage
    slowest_s: float = 0.0
    _awaited: dict[int, int] = field(default_factory=dict)
    """The log entries that had not been told, by table."""

    @property
    def all_there(self) -> bool:
        return not self._awaited

    def expect(self, books: Books) -> None:
        for table in books.tables:
            is_due = table.seq != NO_ENTRY and table.told_seq < table.due_seq
            if is_due and not is_first_game(table):
                self._awaited.setdefault(table.id, table.due_seq)

    async def watch(self) -> None:
        """Watch from a start of the bot until it ends."""
        started = time.monotonic()
        while True:
            await asyncio.sleep(LOOKED_EVERY_S)
            if self._awaited:
                self._look()
                self.slowest_s = max(self.slowest_s, time.monotonic() - started)

    def _look(self) -> None:
        missing = {table.id for table in self.stage.missing_posts()}
        for table in self.stage.ledger.tables():
            if table.told_seq >= self._awaited.get(table.id, 0) and table.id not in missing:
                self._awaited.pop(table.id, None)


class PlayedTables(killer.Scenario):
    """Tables of every title. A bot that is killed can also be one of several that share a database."""

    temper = Temper(commands=60, resends=True, spared=AHEAD)

    def __init__(self, bot: Callable[[str, Path, URL | None], Bot] = Bot) -> None:
        self.bot = bot

    async def prepare(self) -> None:
        self._boards = Boards(self.stage)

    async def live(self, number: int) -> None:
        stage, witness = self.stage, self.witness
        await stage.bot.start()
        watching = asyncio.create_task(self._boards.watch())
        try:
            moment = number * _SPREAD % 1
            if number > 0 and moment < WHILE_STARTING:
                await asyncio.sleep(self.rng.uniform(0, LONGEST_START_S))
                return
            await stage.online()
            enough = witness.moves + self.rng.randint(*MOVES_A_LIFE)
            if number == 0:
                # A run of one kill has only this life to prove something by. The moves that are made meanwhile count.
                enough = max(enough, MOVES_A_KILL)
                await self._every_title_is_played()
                await stage.until(lambda: len(stage.started()) >= PLAYED_FIRST, timeout_s=WARM_UP_S)
            await self._moves_are_made(enough)
            if number % LONG_LIFE_EVERY == 0:
                await stage.until(lambda: self._boards.all_there, timeout_s=PATIENCE_S)
            elif moment < WHILE_STARTING + WHILE_ANSWERING:
                # An answer does not get through although its change is stored.
                await killer.cut_off(stage, _ANSWER_LOST, within_s=CUT_OFF_WITHIN_S)
        finally:
            await killer.end(watching)

    async def killed(self, books: Books, number: int) -> None:
        self._boards.expect(books)

    async def settle(self) -> Sequence[object]:
        stage = self.stage
        watching = asyncio.create_task(self._boards.watch())
        await stage.start_bot()
        await stage.until(lambda: self._boards.all_there, timeout_s=PATIENCE_S)
        await stage.rest()
        settled = await stage.until(stage.all_told, timeout_s=PATIENCE_S)
        await killer.end(watching)
        return [] if settled else stage.ledger.untold()

    def judge(self, findings: Findings, kills: int) -> None:
        witness = self.witness
        findings.facts |= {
            "moves acknowledged a kill": round(witness.moves / kills, 1),
            "moves acknowledged at": ", ".join(
                f"{title} {witness.moved_at[title]}" for title in GAME_KEYS
            ),
        }
        findings.aim("slowest board after a restart", self._boards.slowest_s, within_s=BOARD_GOAL_S)
        findings.none_of("titles not moved at", set(GAME_KEYS) - witness.moved_at.keys())
        if witness.moves < MOVES_A_KILL * kills:
            findings.problems.append(f"fewer than {MOVES_A_KILL} acknowledged moves a kill")
        findings.none_of("boards missing", self.stage.missing_posts())

    async def _moves_are_made(self, enough: int) -> None:
        """Wait for some tens of acknowledged moves, while every title has a table in play."""
        ends_at = time.monotonic() + A_LIFE_WITHIN_S
        while self.witness.moves < enough and time.monotonic() < ends_at:
            await open_tables(self.stage)
            await self.stage.until(lambda: self.witness.moves >= enough, timeout_s=1.0)

    async def _every_title_is_played(self) -> None:
        """Wait for a move at every title, and draw the members to the titles without one."""
        stage, moved_at = self.stage, self.witness.moved_at
        ends_at = time.monotonic() + WARM_UP_S
        while (missing := set(GAME_KEYS) - moved_at.keys()) and time.monotonic() < ends_at:
            await open_tables(stage)
            stage.draw_to(table.place_id for table in _live(stage) if table.title in missing)
            await stage.until(lambda: moved_at.keys() >= missing, timeout_s=1.0)
        stage.draw_to(())


async def open_tables(stage: Stage) -> None:
    live = Counter(table.title for table in _live(stage))
    for title in GAME_KEYS:
        for _ in range(TABLES_OF_A_TITLE - live[title]):
            await stage.open_table(title=title)


def _live(stage: Stage) -> list[TableRow]:
    live = (Status.LOBBY, Status.PLAYING)
    return [table for table in stage.ledger.tables() if table.status in live]
