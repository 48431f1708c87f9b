"""The bot is killed again and again while tournaments run: `python -m tests.e2e.kill --tournaments --kills 200`.

Four tournaments of all kinds are kept going, an hour of which lasts half a second (`tests.contest.hurried`). Members
sign up, check in, come to their tables or do not, withdraw, and play; every duty falls due every few seconds. Most
kills come just after something was stored, and so at every boundary of a duty sooner or later; others come while the
bot starts, or while Discord's answer to a post is lost. What members were told, and what once was stored, must stay.

In the end every tournament must come to its end without anybody's help, and `tests.contest.reckoning` works out again
what must have come of it.
"""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from sqlalchemy import URL, Connection, func, inspect, select

from bot.outbox.messages import ARCHIVED
from bot.store import schema
from bot.store.declaring import contest
from bot.store.moves import NO_ENTRY
from rules.contest.director.snapshot import Status
from tests.contest import reckoning
from tests.contest.crowd import Crowd, running
from tests.contest.hurried import HurriedBot, with_nim
from tests.e2e import kept
from tests.e2e.findings import Findings
from tests.e2e.member import AHEAD, Temper
from tests.e2e.stage import Stage
from tests.e2e.witness import EXISTS_ALREADY, HEARD_TWICE, Witness
from tests.scale import PATIENCE_S

AT_ONCE: Final = 4
CROWDS: Final = 2
"""How many members press at a time."""
CHANNELS: Final = 4
DUTIES_A_KILL: Final = 1.0
"""How many rounds and tables per kill make a run meaningful."""
WHILE_STARTING: Final = 0.12
WHILE_POSTING: Final = 0.18
LONGEST_START_S: Final = 1.5
A_LIFE_S: Final = (0.2, 6.0)
STORED_WITHIN_S: Final = 5.0
JUST_STORED_S: Final = (0.0, 0.06)
RESTS_S: Final = 0.6
WARM_UP_S: Final = 900.0
BEHIND_S: Final = PATIENCE_S
"""How much longer a life lasts while there have been fewer rounds and tables than lives."""
FIRST_TABLES: Final = 3
"""How many tables of tournaments are open before the first kill."""
ENDED_WITHIN_S: Final = 1800.0
"""How long after the last kill tournaments may take to their end: some have rounds of half a minute before them."""
SPARED: Final = (*AHEAD, "c:discard:", "c:draft:", "c:more:", "c:when:", "t:end:")


async def run(
    folder: Path,
    *,
    kills: int,
    seed: int,
    members: int = 10,
    database: URL | None = None,
    checks_bodies: bool = True,
    at_once: int = AT_ONCE,
    minutes: float | None = None,
) -> Findings:
    """Without a database URL the database is a file in the folder. After so many minutes there are no more kills."""
    with with_nim():
        return await _run(
            folder,
            kills=kills,
            seed=seed,
            members=members,
            database=database,
            checks_bodies=checks_bodies,
            at_once=at_once,
            minutes=minutes,
        )


async def _run(
    folder: Path,
    *,
    kills: int,
    seed: int,
    members: int,
    database: URL | None,
    checks_bodies: bool,
    at_once: int,
    minutes: float | None,
) -> Findings:
    findings, rng = Findings(), Random(seed)
    temper = Temper(commands=4, typing=0, chat=0, resends=True, rests_s=RESTS_S, spared=SPARED)
    async with Stage(
        folder,
        seed=seed,
        members=members,
        temper=temper,
        database=database,
        checks_bodies=checks_bodies,
        bot=HurriedBot,
    ) as stage:
        places = [await stage.director.add_channel(f"cups-{each}") for each in range(CHANNELS)]
        witness = Witness(stage.ledger, first_named=2)
        stage.diary.on_answer = witness.answered
        crowd = Crowd(stage, rng, at_once, places)
        began = time.monotonic()
        stage.play(*(crowd.live() for _ in range(CROWDS)))
        stored: reckoning.Facts = {}
        lost: list[str] = []
        for number in range(kills):
            if minutes is not None and time.monotonic() - began > minutes * 60:
                kills = number
                break
            await _one_life(stage, rng, crowd, number=number)
            witness.examine(stage.ledger.copied(), stage.playground)
            facts = stage.ledger.looked_at_copy(reckoning.lasting)
            lost += reckoning.lost(stored, facts)
            stored = facts
        crowd.is_closing = True
        await stage.start_bot()
        # A league goes on with season after season: those that begin from now on need not end.
        last = {each.tournament.id for each in stage.ledger.look(running)}

        def unfinished() -> set[int]:
            return last & {each.tournament.id for each in stage.ledger.look(running)}

        over = await _until(stage, crowd, lambda: not unfinished(), ENDED_WITHIN_S)
        await stage.rest()
        told = await stage.until(lambda: not stage.ledger.untold(), timeout_s=PATIENCE_S)
        never = [] if told else stage.ledger.untold()
        code = await stage.bot.stop()
        witness.examine(stage.ledger.copied(), stage.playground)
        lost += reckoning.lost(stored, stage.ledger.look(reckoning.lasting))
        verdict = stage.ledger.look(reckoning.reckoned)
        findings.facts |= {
            "seconds": round(time.monotonic() - began),
            "kills": kills,
            **dict(sorted(verdict.counts.items())),
            "interactions kept": sum(each is not None for each in witness.told.values()),
            "moves acknowledged": witness.moves,
            "interactions sent again": stage.diary.resent,
        }
        if verdict.counts["pods"] + verdict.counts["rounds"] < DUTIES_A_KILL * kills:
            findings.problems.append(f"fewer than {DUTIES_A_KILL} rounds and tables a kill")
        if not verdict.counts["tournaments finished"]:
            findings.problems.append("no tournament came to its end")
        never_ended = [name for number, name in verdict.unfinished.items() if number in last]
        findings.none_of("never ended", [] if over else never_ended)
        findings.none_of("tournaments lost or changed", lost)
        findings.none_of("tournaments wrong or doubled", verdict.wrong)
        await kept.report(
            findings,
            stage,
            witness,
            never_told=never,
            code=code,
            # Threads of tables that are over are archived within seconds; what is still to be edited opens them.
            but=EXISTS_ALREADY | HEARD_TWICE | {ARCHIVED},
        )
    return findings


async def _one_life(stage: Stage, rng: Random, crowd: Crowd, *, number: int) -> None:
    """Run the bot from its start until it is killed."""
    await stage.bot.start()
    chosen = rng.random()
    if number > 0 and chosen < WHILE_STARTING:
        await asyncio.sleep(rng.uniform(0, LONGEST_START_S))
    else:
        await stage.online()
        if number == 0:
            await _until(stage, crowd, lambda: _opened(stage) >= FIRST_TABLES, WARM_UP_S)
        # On a busy machine less happens in a life; it is the longer, so that the kills meet something.
        enough = DUTIES_A_KILL * (number + 1)
        await _until(stage, crowd, lambda: stage.ledger.look(_done) >= enough, BEHIND_S)
        stage.draw_to(crowd.tables_in_play())
        if chosen < WHILE_STARTING + WHILE_POSTING:
            await _a_post_is_cut_off(stage)
        elif rng.random() < 0.35:
            await asyncio.sleep(rng.uniform(*A_LIFE_S))
        else:
            await _something_is_stored(stage)
            await asyncio.sleep(rng.uniform(*JUST_STORED_S))
    stage.assert_playing()
    await stage.bot.kill()
    await stage.director.behave()


async def _until(stage: Stage, crowd: Crowd, holds: Callable[[], bool], timeout_s: float) -> bool:
    """Wait, and let the monkeys know where there is a move to be made."""
    ends_at = time.monotonic() + timeout_s
    while time.monotonic() < ends_at:
        stage.draw_to(crowd.tables_in_play())
        if await stage.until(holds, timeout_s=1.0, looks_every_s=0.2):
            return True
    return False


def _opened(stage: Stage) -> int:
    return sum(
        table.tournament_id is not None and table.seq != NO_ENTRY for table in stage.ledger.tables()
    )


def _done(conn: Connection) -> int:
    """How many rounds and tables there have been."""
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


async def _a_post_is_cut_off(stage: Stage) -> None:
    """Wait until Discord has taken a post, and its answer does not get through."""
    await stage.director.misbehave(
        {"match": "POST /channels/*/messages", "kind": "reset", "probability": 0.3},
        {"match": "POST /channels/*/messages", "kind": "reply_lost", "probability": 0.4},
    )
    injected = stage.playground.platform.report.faults_injected
    before = injected.total()
    await stage.until(
        lambda: injected.total() > before, timeout_s=STORED_WITHIN_S, looks_every_s=0.001
    )
