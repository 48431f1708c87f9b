"""Kill the bot again and again while tournaments run: `python -m tests.e2e.kill --tournaments --kills 200`.

Four tournaments of all kinds are kept going, an hour of which lasts half a second (`tests.contest.hurried`). Members
sign up, check in, come to their tables or do not, withdraw, and play; every duty falls due every few seconds. Most
kills come just after a write to the database, and so at every boundary of a duty sooner or later; others come while the
bot starts, or while Discord's answer to a post is lost. Messages to members and stored facts must stay.

In the end every tournament must come to its end by itself, and `tests.contest.reckoning` works out its results again.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import Connection, func, inspect, select

from bot.core.posting.messages import ARCHIVED
from bot.store import schema
from bot.store.declaring import contest
from bot.store.moves import NO_ENTRY
from rules.contest.director.snapshot import Status
from tests.contest import reckoning
from tests.contest.crowd import Crowd, running
from tests.contest.hurried import HurriedBot, with_nim
from tests.e2e import killer
from tests.e2e.findings import Findings
from tests.e2e.ledger import Books
from tests.e2e.member import AHEAD, Temper
from tests.e2e.stage import Stage
from tests.e2e.witness import EXISTS_ALREADY, HEARD_TWICE
from tests.scale import PATIENCE_S

AT_ONCE: Final = 4
CROWDS: Final = 2
"""The number of members that press at a time."""
CHANNELS: Final = 4
DUTIES_A_KILL: Final = 1.0
"""The number of rounds and tables per kill that make a run meaningful."""
WHILE_STARTING: Final = 0.12
WHILE_POSTING: Final = 0.18
LONGEST_START_S: Final = 1.5
A_LIFE_S: Final = (0.2, 6.0)
STORED_WITHIN_S: Final = 5.0
JUST_STORED_S: Final = (0.0, 0.06)
RESTS_S: Final = 0.6
WARM_UP_S: Final = 900.0
BEHIND_S: Final = PATIENCE_S
"""The further time of a life as long as there have been fewer rounds and tables than lives."""
FIRST_TABLES: Final = 3
"""The number of tables of tournaments open before the first kill."""
ENDED_WITHIN_S: Final = 1800.0
"""The time after the last kill for tournaments to end: some have rounds of half a minute before them."""
_POSTS_LOST: Final = (
    {"match": "POST /channels/*/messages", "kind": "reset", "probability": 0.3},
    {"match": "POST /channels/*/messages", "kind": "reply_lost", "probability": 0.4},
)
SPARED: Final = (*AHEAD, "c:discard:", "c:draft:", "c:more:", "c:when:", "t:end:")


class Tournaments(killer.Scenario):
    """Tournaments of all kinds, an hour of which lasts half a second."""

    temper = Temper(commands=4, typing=0, chat=0, resends=True, rests_s=RESTS_S, spared=SPARED)
    bot = HurriedBot
    first_named = 2
    # Threads of tables that are over are archived within seconds; edits that still come open them.
    but = EXISTS_ALREADY | HEARD_TWICE | {ARCHIVED}

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._at_once = at_once
        self._stored: reckoning.Facts = {}
        self._lost: list[str] = []
        self._never_ended: set[int] = set()

    async def prepare(self) -> None:
        add = self.stage.director.add_channel
        places = [await add(f"cups-{each}") for each in range(CHANNELS)]
        self._crowd = Crowd(self.stage, self.rng, self._at_once, places)

    def beside(self) -> Iterable[Coroutine[Any, Any, None]]:
        return [self._crowd.live() for _ in range(CROWDS)]

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        with with_nim():
            yield

    async def live(self, number: int) -> None:
        stage, chosen = self.stage, self.rng.random()
        await stage.bot.start()
        if number > 0 and chosen < WHILE_STARTING:
            await asyncio.sleep(self.rng.uniform(0, LONGEST_START_S))
            return
        await stage.online()
        if number == 0:
            await self._until(lambda: _opened(stage) >= FIRST_TABLES, WARM_UP_S)
        # On a busy machine less happens in a life; it is the longer, so that the kills meet something.
        enough = DUTIES_A_KILL * (number + 1)
        await self._until(lambda: stage.ledger.look(_done) >= enough, BEHIND_S)
        stage.draw_to(self._crowd.tables_in_play())
        if chosen < WHILE_STARTING + WHILE_POSTING:
            # Discord has taken a post, and its answer does not get through.
            await killer.cut_off(stage, *_POSTS_LOST, within_s=STORED_WITHIN_S)
        elif self.rng.random() < 0.35:
            await asyncio.sleep(self.rng.uniform(*A_LIFE_S))
        else:
            await _something_is_stored(stage)
            await asyncio.sleep(self.rng.uniform(*JUST_STORED_S))

    async def killed(self, books: Books, number: int) -> None:
        facts = self.stage.ledger.looked_at_copy(reckoning.lasting)
        self._lost += reckoning.lost(self._stored, facts)
        self._stored = facts

    async def settle(self) -> Sequence[object]:
        stage = self.stage
        self._crowd.is_closing = True
        await stage.start_bot()
        # A league goes on with season after season: those that begin from now on need not end.
        last = {each.tournament.id for each in stage.ledger.look(running)}

        def unfinished() -> set[int]:
            return last & {each.tournament.id for each in stage.ledger.look(running)}

        over = await self._until(lambda: not unfinished(), ENDED_WITHIN_S)
        self._never_ended = set() if over else last
        await stage.rest()
        told = await stage.until(lambda: not stage.ledger.untold(), timeout_s=PATIENCE_S)
        return [] if told else stage.ledger.untold()

    def judge(self, findings: Findings, kills: int) -> None:
        look = self.stage.ledger.look
        lost = self._lost + reckoning.lost(self._stored, look(reckoning.lasting))
        verdict = look(reckoning.reckoned)
        findings.facts |= {
            **dict(sorted(verdict.counts.items())),
            "interactions kept": sum(each is not None for each in self.witness.told.values()),
        }
        if verdict.counts["pods"] + verdict.counts["rounds"] < DUTIES_A_KILL * kills:
            findings.problems.append(f"fewer than {DUTIES_A_KILL} rounds and tables a kill")
        if not verdict.counts["tournaments finished"]:
            findings.problems.append("no tournament came to its end")
        never = [name for number, name in verdict.unfinished.items() if number in self._never_ended]
        findings.none_of("never ended", never)
        findings.none_of("tournaments lost or changed", lost)
        findings.none_of("tournaments wrong or doubled", verdict.wrong)

    async def _until(self, holds: Callable[[], bool], timeout_s: float) -> bool:
        """Wait, and let the monkeys know where there is a move to be made."""
        ends_at = time.monotonic() + timeout_s
        while time.monotonic() < ends_at:
            self.stage.draw_to(self._crowd.tables_in_play())
            if await self.stage.until(holds, timeout_s=1.0, looks_every_s=0.2):
                return True
        return False


def _opened(stage: Stage) -> int:
    return sum(
        table.tournament_id is not None and table.seq != NO_ENTRY for table in stage.ledger.tables()
    )


def _done(conn: Connection) -> int:
    """Return the number of rounds and tables so far."""
    if not inspect(conn).has_table("tournaments"):
        return 0
    return sum(
        conn.execute(select(func.count()).select_from(each)).scalar_one()
        for each in (contest.rounds, contest.pods)
    )


async def _something_is_stored(stage: Stage) -> None:
    """Wait until a tournament changes, or something is to be posted about one."""
    before = stage.ledger.look(_mark)
    await stage.until(
        lambda: stage.ledger.look(_mark) != before,
        timeout_s=STORED_WITHIN_S,
        looks_every_s=0.02,
    )


def _mark(conn: Connection) -> tuple[int, int]:
    """Some numbers that grow with every duty and every post."""
    if not inspect(conn).has_table("tournaments"):
        return 0, 0
    rows = contest.tournaments.c
    live = rows.status != Status.DRAFT.value
    return (
        conn.execute(select(func.coalesce(func.sum(rows.version), 0)).where(live)).scalar_one(),
        conn.execute(
            select(func.count()).where(
                schema.outbox.c.tournament_id.is_not(None), schema.outbox.c.sent_at.is_not(None)
            )
        ).scalar_one(),
    )
