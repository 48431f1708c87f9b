"""Processes that share a database are killed again and again: `python -m tests.e2e.kill --shards 2`.

Each of them serves its share of four shards, in several servers, and plays there without pause (`tests.e2e.sharded`);
a tenth of the moves are made at tables of another process. One process after another gets SIGKILL and is started again
with the same shards; interactions left without an answer are sent again with the same number.

A move is *lost* if it was answered and is not stored as made by that interaction, *doubled* if an entry was made by
more than one interaction. Every log must replay to its chain of hashes. While one process is dead, the moves of the
others in their own servers go on: the longest stretch without one is told.
"""

import asyncio
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random

from msgspec import json
from sqlalchemy import URL

from bot.store.sharing.shards import Shards
from tests.e2e.bot_process import ROOT
from tests.e2e.findings import Findings
from tests.e2e.killer import Lives, kill_again_and_again
from tests.e2e.ledger import Ledger
from tests.e2e.sharded import Act, Orders, Told, life_of
from tests.scale import PATIENCE_S

SHARDS = 4
MOVES_A_LIFE = (10, 40)
"""A process is killed after at least and at most this many answered moves of its own."""
OPENED_WITHIN_S = 1.0
"""The time that opening a table may take, on a busy machine."""
WAIT_GOAL_S = 15.0
"""The others' moves take no longer than this, unless the machine does much else."""
DONE = ("made", "again")


@dataclass
class Server:
    """One process in all its lives."""

    url: URL
    shards: Shards
    guild_ids: list[int]
    tables_each: int
    log: Path
    lives: list[int]
    """The number of lives of all processes together."""
    open: dict[int, Act] = field(default_factory=dict)
    """Interactions without an answer."""
    answered: list[Told] = field(default_factory=list)
    process: asyncio.subprocess.Process | None = None
    reading: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.lives[0] += 1
        number = self.lives[0]
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tests.e2e.sharded"),
                cwd=ROOT,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        orders = Orders(
            self.url.render_as_string(hide_password=False),
            str(self.shards),
            self.guild_ids,
            self.tables_each,
            list(self.open.values()),
            number,
        )
        assert self.process.stdin is not None
        self.process.stdin.write(json.encode(orders) + b"\n")
        self.reading = asyncio.create_task(self._read())

    async def kill(self) -> None:
        assert self.process is not None
        assert self.reading is not None
        self.process.kill()
        await self.process.wait()
        await self.reading

    async def moves(self, more: int, *, also_s: float = 0.0) -> None:
        """Wait until so many more moves have been answered, longer than usual if `also_s` says so."""
        enough = len(self.answered) + more
        async with asyncio.timeout(4 * PATIENCE_S + also_s):
            while len(self.answered) < enough:
                assert self.process is not None
                assert self.process.returncode is None, self.log.read_text()
                await asyncio.sleep(0.02)

    async def _read(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            if not line.endswith(b"\n"):
                return
            told = json.decode(line, type=Told)
            if told.answer:
                self.open.pop(told.act.interaction_id, None)
                self.answered.append(told)
            else:
                self.open[told.act.interaction_id] = told.act


class Sharing(Lives):
    """Processes that share a database; one after another is killed."""

    def __init__(self, running: list[Server], rng: Random) -> None:
        self._running = running
        self._rng = rng
        self.waited_s = [0.0]

    async def live(self, number: int) -> None:
        await self._victim(number).moves(self._rng.randint(*MOVES_A_LIFE))

    async def kill(self, number: int) -> None:
        victim, killed = self._victim(number), time.time() * 1000
        await victim.kill()
        others = [each for each in self._running if each is not victim]
        # While it is dead, the others play on.
        await asyncio.gather(*(each.moves(MOVES_A_LIFE[0]) for each in others))
        await victim.start()
        await victim.moves(1)
        self.waited_s += [_longest_s(each, killed, time.time() * 1000) for each in others]

    def _victim(self, number: int) -> Server:
        return self._running[number % len(self._running)]


async def run(
    folder: Path,
    database: URL,
    *,
    processes: int,
    servers: int,
    tables: int,
    kills: int,
    seed: int,
    minutes: float | None = None,
) -> Findings:
    """`tables` are kept in play together, spread over the servers."""
    findings = Findings()
    guild_ids = [(1000 + number) << 22 | 7 for number in range(servers)]
    lives = [0]
    running = []
    for number in range(processes):
        shards = Shards(tuple(range(number, SHARDS, processes)), SHARDS)
        own = [each for each in guild_ids if shards.serve(each)]
        log = folder / f"process-{number}.log"
        running.append(Server(database, shards, own, max(1, tables // servers), log, lives))
    began = time.monotonic()
    sharing, ledger = Sharing(running, Random(seed)), Ledger(database)
    try:
        await asyncio.gather(*(each.start() for each in running))
        opening_s = OPENED_WITHIN_S * tables
        await asyncio.gather(*(each.moves(MOVES_A_LIFE[0], also_s=opening_s) for each in running))
        kills = await kill_again_and_again(sharing, kills, minutes)
        for each in running:
            await each.kill()
    finally:
        for each in running:
            if each.process is not None and each.process.returncode is None:
                each.process.kill()
                await each.process.wait()
    try:
        _reckon(findings, running, ledger)
    finally:
        ledger.close()
    findings.facts |= {
        "seconds": round(time.monotonic() - began),
        "processes": processes,
        "kills": kills,
        "moves at servers of others": sum(
            told.answer in DONE and not told.is_own for each in running for told in each.answered
        ),
    }
    findings.aim("longest wait of another process", max(sharing.waited_s), within_s=WAIT_GOAL_S)
    return findings


def _reckon(findings: Findings, running: list[Server], ledger: Ledger) -> None:
    books = ledger.copied()
    made = [told.act for each in running for told in each.answered if told.answer in DONE]
    findings.facts["tables"] = len(books.tables)
    findings.facts["moves answered"] = len(made)
    entries = {(table_id, row.seq): row for table_id, row in books.entries()}
    lost = []
    for act in made:
        kept = books.kept.get(act.interaction_id)
        row = None if kept is None else entries.get((kept.table_id, kept.seq))
        if row is None or row.move != act.move or row.member_id != act.member_id:
            lost.append(act.interaction_id)
    # Otherwise two interactions of one millisecond could have the same number.
    numbers = Counter(
        number
        for each in running
        for number in {life_of(told.act.interaction_id) for told in each.answered}
    )
    findings.none_of(
        "lives with the number of another",
        [number for number, processes in numbers.items() if processes > 1],
    )
    refused = {
        told.act.interaction_id
        for each in running
        for told in each.answered
        if told.answer not in DONE
    }
    findings.none_of("moves lost", lost)
    findings.none_of("moves doubled, and logs with gaps", books.faults())
    findings.none_of("moves refused but stored", refused & books.kept.keys())
    findings.none_of("replays that differ", ledger.replayed())
    findings.none_of(
        "said outside the protocol",
        [line for each in running for line in _complaints(each.log)],
    )
    findings.facts["sent again"] = sum(
        told.answer == "again" for each in running for told in each.answered
    )


def _complaints(log: Path) -> list[str]:
    return [line for line in log.read_text("utf-8", "replace").splitlines() if line.strip()]


def _longest_s(other: Server, from_ms: float, to_ms: float) -> float:
    """The longest stretch in which a process answered no move at its own tables."""
    moments = sorted(
        told.at_ms for told in other.answered if told.is_own and from_ms <= told.at_ms <= to_ms
    )
    stops = [from_ms, *moments, to_ms]
    return max(after - before for before, after in pairwise(stops)) / 1000
