"""The bot is killed again and again while people play: `python -m tests.e2e.kill --kills 200 --seed 1`.

Eight monkeys play several tables at once. At random times the bot's process gets SIGKILL and is started again; whoever
is left without an answer sends the same interaction again, with the same id.

What is an acknowledged move? One whose answer a member has received: when the final answer to an interaction arrives
(the message that replaces the "thinking", or the panel as it is after the click), `Witness` looks the interaction up in
the database, through a connection of its own. An interaction that stands there has been carried out, as the entry of
the log that stands beside it; it must stand there, with that entry, for ever after: else a move is *lost*. One that
does not stand there was answered by a refusal or a step of a form, and must never turn up later: else the bot has
answered before it kept what it answered for. Besides, every entry that a control in any message has ever named must be
in the log. A move is *doubled* when an entry was made by a member but not by exactly one interaction. And every log
must replay, from the table's seed, to the stored chain of hashes and to the stored state.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.playground import Playground
from bot.store.moves import NO_ENTRY
from bot.store.rows import Status
from bot.ui.ids import PanelId, TableId
from tests.e2e.findings import Findings
from tests.e2e.ledger import NOTHING, Books, Kept, Ledger
from tests.e2e.member import Temper
from tests.e2e.sight import walk
from tests.e2e.stage import Stage, command

LIVE_TABLES = 5
PLAYED_FIRST = 3
"""So many tables are in play before the first kill."""
WARM_UP_S = 30.0
BOARD_WITHIN_S = 30.0
EXISTS_ALREADY = frozenset({160004, 10008})
"""Refusals that tell a restarted bot that a thread was opened, or a message deleted, before it was killed."""
WHILE_STARTING = 0.2
"""So many of the kills come before the bot is connected,"""
WHILE_ANSWERING = 0.3
"""and so many at the moment when it answers."""
LONGEST_START_S = 2.0
LONGEST_LIFE_S = 3.0
LONG_LIFE_EVERY = 20
"""One life in so many lasts until all boards are there that were missing when the one before ended."""
LOOKED_EVERY_S = 0.2


@dataclass(slots=True)
class Witness:
    """Remembers what members were told, and holds the books against it."""

    ledger: Ledger
    told: dict[int, Kept | None] = field(default_factory=dict)
    """By answered interaction: what it had led to when its final answer arrived."""
    lost: set[str] = field(default_factory=set)
    doubled: set[str] = field(default_factory=set)
    early: set[str] = field(default_factory=set)
    _books: Books = NOTHING
    _named: dict[int, int] = field(default_factory=dict)
    """By table: the last entry that a control has named."""
    _read: dict[int, str | None] = field(default_factory=dict)
    """By message: when it had been edited when its controls were read."""

    @property
    def moves(self) -> int:
        """Acknowledged moves."""
        return sum(kept is not None and kept.seq != NO_ENTRY for kept in self.told.values())

    def answered(self, interaction_id: int) -> None:
        self.told[interaction_id] = self.ledger.kept(interaction_id)

    def examine(self, books: Books, playground: Playground) -> None:
        """Compare the books with everything before."""
        self._read_controls(playground)
        self.lost.update(books.contradicts(self._books))
        self.doubled.update(books.faults())
        for interaction_id, kept in self.told.items():
            found = books.kept.get(interaction_id)
            if kept is None and found is not None:
                self.early.add(f"interaction {interaction_id} was answered before it was kept")
            elif kept != found:
                self.lost.add(f"interaction {interaction_id}: {kept} became {found}")
        seqs = {table.id: table.seq for table in books.tables}
        for table_id, seq in self._named.items():
            if seqs.get(table_id, NO_ENTRY) < seq:
                self.lost.add(f"table {table_id}: entry {seq} was shown and is gone")
        self._books = books

    def _read_controls(self, playground: Playground) -> None:
        for message in playground.platform.world.messages.values():
            edited = message.body["edited_timestamp"]
            if self._read.get(message.id, "never") == edited:
                continue
            self._read[message.id] = edited
            for control in walk(message.body["components"]):
                custom_id = control.get("custom_id", "")
                named = TableId.read(custom_id) or PanelId.read(custom_id)
                # Zero stands in lobbies, too, which have no log yet.
                if named is not None and named.ask > 0:
                    self._named[named.table] = max(self._named.get(named.table, 0), named.ask)


@dataclass(slots=True)
class Boards:
    """How long after a start of the bot the boards come that were still to be posted when it was killed."""

    stage: Stage
    slowest_s: float = 0.0
    _awaited: dict[int, int] = field(default_factory=dict)
    """By table: the entry of its log that had not been told."""

    @property
    def all_there(self) -> bool:
        return not self._awaited

    def expect(self, books: Books) -> None:
        for table in books.tables:
            if table.seq != NO_ENTRY and table.told_seq < table.seq:
                self._awaited.setdefault(table.id, table.seq)

    async def watch(self) -> None:
        """Run from a start of the bot to its end."""
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


async def run(folder: Path, *, kills: int, seed: int, members: int = 8) -> Findings:
    findings = Findings()
    rng = Random(seed)
    temper = Temper(commands=60, resends=True)
    async with Stage(folder, seed=seed, members=members, temper=temper) as stage:
        witness, boards = Witness(stage.ledger), Boards(stage)
        stage.diary.on_answer = witness.answered
        began = time.monotonic()
        stage.play()
        for number in range(kills):
            await _one_life(stage, rng, boards, number=number)
            books = stage.ledger.copied()
            witness.examine(books, stage.playground)
            boards.expect(books)
        watching = asyncio.create_task(boards.watch())
        await stage.start_bot()
        await stage.until(lambda: boards.all_there, timeout_s=BOARD_WITHIN_S + 1)
        await stage.rest()
        settled = await stage.until(stage.all_told, timeout_s=BOARD_WITHIN_S)
        watching.cancel()
        code = await stage.bot.stop()
        witness.examine(stage.ledger.copied(), stage.playground)
        findings.facts |= {
            "seconds": round(time.monotonic() - began),
            "kills": kills,
            "moves acknowledged": witness.moves,
            "interactions sent again": stage.diary.resent,
            "slowest board after a restart": f"{boards.slowest_s:.1f} s",
        }
        findings.none_of("moves lost", witness.lost)
        findings.none_of("moves doubled", witness.doubled)
        findings.none_of("answered too early", witness.early)
        findings.none_of("replays that differ", stage.ledger.replayed())
        findings.none_of(
            f"boards later than {BOARD_WITHIN_S:.0f} s",
            [boards.slowest_s] if boards.slowest_s > BOARD_WITHIN_S else [],
        )
        findings.none_of("never told", [] if settled else stage.ledger.untold())
        findings.none_of("boards missing", stage.missing_posts())
        findings.none_of("posts made twice", stage.twice())
        findings.none_of("posts given up", stage.ledger.given_up())
        findings.none_of("bad exit", [code] if code else [])
        await stage.tell(findings, but=EXISTS_ALREADY)
    return findings


async def _one_life(stage: Stage, rng: Random, boards: Boards, *, number: int) -> None:
    """From a start of the bot to its sudden death."""
    await stage.bot.start()
    watching = asyncio.create_task(boards.watch())
    try:
        if number == 0:
            await stage.online()
            await _open_tables(stage)
            await stage.until(lambda: len(stage.started()) >= PLAYED_FIRST, timeout_s=WARM_UP_S)
        elif number % LONG_LIFE_EVERY == 0:
            await stage.until(lambda: boards.all_there, timeout_s=BOARD_WITHIN_S + 1)
        elif (moment := rng.random()) < WHILE_STARTING:
            await asyncio.sleep(rng.uniform(0, LONGEST_START_S))
        elif moment < WHILE_STARTING + WHILE_ANSWERING:
            await stage.online()
            await _answer_is_cut_off(stage)
        else:
            await stage.online()
            ends_at = time.monotonic() + rng.uniform(0, LONGEST_LIFE_S)
            await _open_tables(stage)
            await asyncio.sleep(max(ends_at - time.monotonic(), 0.0))
        stage.assert_playing()
    finally:
        watching.cancel()
    await stage.bot.kill()
    await stage.director.behave()


async def _answer_is_cut_off(stage: Stage) -> None:
    """Wait until an answer does not get through, after what it tells of was kept."""
    await stage.director.misbehave(
        {"match": "PATCH /webhooks/*/*/messages/@original", "kind": "reset", "probability": 0.2}
    )
    injected = stage.playground.platform.report.faults_injected
    before = injected.total()
    await stage.until(
        lambda: injected.total() > before, timeout_s=LONGEST_LIFE_S, looks_every_s=0.001
    )


async def _open_tables(stage: Stage) -> None:
    states = [table.status for table in stage.ledger.tables()]
    live = states.count(Status.LOBBY) + states.count(Status.PLAYING)
    for _ in range(LIVE_TABLES - live):
        await stage.open_table()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--members", type=int, default=8)
    parser.add_argument("--keep", type=Path, help="a folder for the database and the log")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder: Path = options.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        return command(run(folder, kills=options.kills, seed=options.seed, members=options.members))


if __name__ == "__main__":
    sys.exit(main())
