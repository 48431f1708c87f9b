"""The bot is killed again and again while dues fire: `python -m tests.e2e.kill --clocks --kills 500`.

The tables have clocks of seconds (`tests.e2e.hasty`), and the monkeys take their time, so that reminders, zeros, ends
of grace, stand-ins and returns come all the time. Every other kill comes when something has just become due, or while
Discord's answer to a reminder is lost. Now and then time passes before the bot is started again: 40 s, which are free,
or some minutes, which are free with a while after them.

At the end `tests.e2e.dues` works out again from the ledger of turns what was due, and compares it with what was done.
"""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from random import Random
from typing import Any

from sqlalchemy import Connection, select

from bot.core.controls.ids import TableId
from bot.store import schema
from bot.store.rows import Status, TableRow
from rules.registry import GAME_KEYS
from tests.e2e import dues, killer
from tests.e2e.findings import Findings
from tests.e2e.forked import HastyBot
from tests.e2e.ledger import Books, OpenRow
from tests.e2e.lives import Lives
from tests.e2e.member import AHEAD, Monkey, Temper
from tests.e2e.stage import Stage
from tests.messages import number_of
from tests.scale import PATIENCE_S
from tests.starving import PatientClock

TABLES_OF_A_TITLE = 8
"""The number of tables per title that are kept going."""
DUES_A_KILL = 0.5
"""A run with fewer dues acted on per kill is not meaningful."""
HOSTS = 3
RESTS_S = 1.0
A_LIFE_S = (0.5, 5.0)
"""The time that the bot lives once it is connected, unless it is killed at a due."""
WHILE_STARTING = 0.1
AT_A_DUE = 0.45
WHILE_POSTING = 0.15
LONGEST_START_S = 2.0
DUE_WITHIN_S = 4.0
JUST_DUE_S = (-0.02, 0.25)
"""The moment of a kill at a due, counted from the moment at which the bot may act on it."""
FIRST_AWAY = 11
"""The kill after which the first outage comes that counts."""
AWAY_EVERY_S = 150.0
"""The seconds between two outages that count: long enough for acts that wait for the end of the minute after one."""
AWAY_S = (40, 90, 330, 700)
WARM_UP_S = 900.0
FIRST_DUES = 4
"""The number of reminders that are due before the first kill."""
LOOKED_EVERY_S = 0.3
BACK_AFTER_S = (0.0, 20.0)
UNKNOWN_TO_DUES = (*AHEAD, *(f"t:{op}:" for op in ("give", "pause", "resume")))
"""Buttons that change what is due in ways that `tests.e2e.dues` does not work out."""
_READY = re.compile(r"^(\S+ \S+) INFO +bot.features.settings.servers ready as", re.M)
_POST_LOST = {"match": "POST /channels/*/messages", "kind": "reset", "probability": 0.5}


@dataclass(slots=True)
class Host:
    """Keeps tables in play, and brings members back some time after their clock has run out."""

    stage: Stage
    rng: Random
    returned: int = 0
    _back_at: dict[tuple[int, int], float] = field(default_factory=dict)

    async def live(self) -> None:
        while True:
            await asyncio.sleep(LOOKED_EVERY_S)
            await self.stage.monkeys[0].online()
            tables = self.stage.ledger.tables()
            await self._open(tables)
            for table in tables:
                if table.status is Status.LOBBY and number_of(table.lobby) is not None:
                    await self._fill(table)
                elif table.status is Status.PLAYING:
                    await self._bring_back(table)

    async def _open(self, tables: Sequence[TableRow]) -> None:
        for title in GAME_KEYS:
            alive = (Status.LOBBY, Status.PLAYING)
            count = sum(table.title == title and table.status in alive for table in tables)
            if count < TABLES_OF_A_TITLE:
                await self.stage.open_table(title=title, pace="fast", seats=2)

    async def _fill(self, table: TableRow) -> None:
        seats = self.stage.ledger.look(lambda conn: _members(conn, table.id))
        others = [monkey for monkey in self.stage.monkeys if monkey.member_id not in seats]
        is_full = all(seats.values())
        await self._press(
            self.rng.choice(self.stage.monkeys if is_full else others),
            number_of(table.lobby),
            TableId("start" if is_full else "join", table.id),
        )

    async def _bring_back(self, table: TableRow) -> None:
        for seat, member in self.stage.ledger.look(lambda conn: _away(conn, table.id)):
            back_at = self._back_at.setdefault(
                (table.id, seat), time.monotonic() + self.rng.uniform(*BACK_AFTER_S)
            )
            monkey = next(each for each in self.stage.monkeys if each.member_id == member)
            if time.monotonic() >= back_at:
                self._back_at[table.id, seat] = time.monotonic() + BACK_AFTER_S[1]
                self.returned += 1
                await self._press(monkey, number_of(table.lobby), TableId("take", table.id))

    async def _press(self, monkey: Monkey, message_id: int | None, button: TableId) -> None:
        if message_id is not None:
            await monkey.press(str(message_id), button.write())


class FastClocks(killer.Scenario):
    """Tables with clocks of seconds."""

    temper = Temper(commands=10, typing=0, resends=True, rests_s=RESTS_S, spared=UNKNOWN_TO_DUES)
    bot = HastyBot

    def __init__(self) -> None:
        self._lives = Lives()
        self._away_at = -AWAY_EVERY_S

    async def prepare(self) -> None:
        self._host = Host(self.stage, self.rng)

    def beside(self) -> Iterable[Coroutine[Any, Any, None]]:
        return [self._host.live() for _ in range(HOSTS)]

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """Note all the while how long the machine keeps the bot waiting for a processor."""
        clock = self.stage.playground.clock
        assert isinstance(clock, PatientClock)

        async def note() -> None:
            while True:
                self._lives.waits.append((self._now_ms(), clock.waited_s()))
                await asyncio.sleep(LOOKED_EVERY_S)

        noting = asyncio.create_task(note())
        try:
            yield
        finally:
            await killer.end(noting)

    async def live(self, number: int) -> None:
        await self._start()
        if number > 0 and self.rng.random() < WHILE_STARTING:
            await asyncio.sleep(self.rng.uniform(0, LONGEST_START_S))
            return
        await self.stage.online()
        if number == 0:
            enough = len(GAME_KEYS) * TABLES_OF_A_TITLE // 2
            await self.stage.until(lambda: len(self.stage.started()) >= enough, timeout_s=WARM_UP_S)
            await self.stage.until(lambda: self._reminded() >= FIRST_DUES, timeout_s=WARM_UP_S)
        chosen = self.rng.random()
        if chosen < WHILE_POSTING:
            # Discord has taken a post, such as a reminder, and its answer does not get through.
            await killer.cut_off(self.stage, _POST_LOST, within_s=DUE_WITHIN_S)
        elif chosen < WHILE_POSTING + AT_A_DUE:
            await self._something_is_due(self.rng.uniform(*JUST_DUE_S))
        else:
            await asyncio.sleep(self.rng.uniform(*A_LIFE_S))

    async def kill(self) -> None:
        lives, killed = self._lives, self._now_ms()
        await self.stage.bot.kill()
        lives.kills.append(killed)
        if (ready := _ready_ms(self.stage, since_ms=lives.starts[-1])) is not None:
            lives.spans.append((min(ready, killed), killed))

    async def killed(self, books: Books, number: int) -> None:
        if number >= FIRST_AWAY and time.monotonic() - self._away_at > AWAY_EVERY_S:
            await self._time_passes(self.rng.choice(AWAY_S))
            self._away_at = time.monotonic()

    async def settle(self) -> Sequence[object]:
        stage, lives = self.stage, self._lives
        await self._start()
        await stage.online()
        await stage.until(
            lambda: _ready_ms(stage, since_ms=lives.starts[-1]) is not None, timeout_s=WARM_UP_S
        )
        lives.spans.append((self._now_ms(), self._now_ms()))
        await stage.rest()
        # While time passes there is always something new to tell.
        lives.settling_ms = self._now_ms()
        before = {row.id for row in stage.ledger.untold()}

        def still_untold() -> list[OpenRow]:
            return [row for row in stage.ledger.untold() if row.id in before]

        await stage.until(lambda: not still_untold(), timeout_s=PATIENCE_S)
        lives.spans[-1] = lives.spans[-1][0], self._now_ms()
        return still_untold()

    def judge(self, findings: Findings, kills: int) -> None:
        found = self.stage.ledger.look(dues.accounts)
        verdict = dues.compare(found, self._lives, now_ms=self._lives.spans[-1][1])
        findings.facts |= {
            "dues acted on": verdict.dues,
            **{f"- {kind}": count for kind, count in sorted(verdict.acted.items())},
            "returns asked for": self._host.returned,
            "zeros of the oracle": verdict.expected_zeros,
            "reminders too close to call": verdict.too_close,
            **{
                f"latest of {kind}, while serving": f"{latest / 1000:.1f} s"
                for kind, latest in sorted(verdict.latest_ms.items())
            },
        }
        if verdict.dues < DUES_A_KILL * kills:
            findings.problems.append(f"fewer than {DUES_A_KILL} dues acted on a kill")
        findings.none_of("dues lost, doubled, early or wrong", verdict.wrong)

    async def _start(self) -> None:
        await self.stage.bot.start()
        self._lives.starts.append(self._now_ms())

    def _now_ms(self) -> int:
        return int(self.stage.playground.platform.clock.now() * 1000)

    def _reminded(self) -> int:
        return len(self.stage.ledger.look(dues.accounts).reminders)

    async def _something_is_due(self, after_s: float) -> None:
        """Wait until so long after the bot may act on something; at most some seconds."""
        ends_at = time.monotonic() + DUE_WITHIN_S
        while time.monotonic() < ends_at:
            now = self._now_ms()
            acts = [
                table.due_ms + dues.AFTER_MS
                for table in self.stage.ledger.tables()
                if table.due_ms is not None
            ]
            wait_s = (min((act for act in acts if act >= now), default=now + 1000) - now) / 1000
            if wait_s < 0.5:
                await asyncio.sleep(max(0.0, wait_s + after_s))
                return
            await asyncio.sleep(min(wait_s, 0.4))

    async def _time_passes(self, seconds: float) -> None:
        """The machine sleeps while the bot is dead."""
        await self.stage.director.advance(seconds)
        assert isinstance(self.stage.bot, HastyBot)
        self.stage.bot.ahead_s += seconds


def _ready_ms(stage: Stage, *, since_ms: int) -> int | None:
    """Return when the bot said that it was ready, in its present life; it logs whole seconds."""
    said = _READY.findall(stage.bot.log())
    if not said:
        return None
    moment = int(datetime.fromisoformat(said[-1]).timestamp() * 1000) + 1000
    return moment if moment > since_ms else None


def _members(conn: Connection, table_id: int) -> dict[int | None, bool]:
    """Return the holders of a table's seats: None is a free seat, and a robot is no member of this run."""
    rows = select(schema.seats.c.member_id, schema.seats.c.robot_level)
    held = conn.execute(rows.where(schema.seats.c.table_id == table_id))
    return {row.member_id: row.member_id is not None or row.robot_level is not None for row in held}


def _away(conn: Connection, table_id: int) -> list[tuple[int, int]]:
    """The seats that robots have for members, with these."""
    columns = schema.seats.c
    rows = select(columns.seat, columns.away_id).where(
        columns.table_id == table_id, columns.away_id.is_not(None), columns.member_id.is_(None)
    )
    return [(row.seat, row.away_id) for row in conn.execute(rows)]
