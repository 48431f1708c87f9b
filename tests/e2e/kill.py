"""The bot is killed again and again while people play: `python -m tests.e2e.kill --kills 200 --seed 1`.

Eight monkeys play tables of every title at once. After some tens of acknowledged moves, or while it starts, the bot's
process gets SIGKILL and is started again; whoever is left without an answer sends the same interaction again, with the
same id. A run that sees fewer than 25 acknowledged moves a kill, or a title at which nobody has moved, proves too
little and fails.

What is an acknowledged move? One whose answer a member has received: when the final answer to an interaction arrives
(the message that replaces the "thinking", or the panel as it is after the click), `Witness` looks the interaction up in
the database, through a connection of its own. An interaction that stands there has been carried out, as the entry of
the log that stands beside it; it must stand there, with that entry, for ever after: else a move is *lost*. One that
does not stand there was answered by a refusal or a step of a form, and must never turn up later: else the bot has
answered before it kept what it answered for. An answer that came while the bot was being killed counts like any other,
also where Discord refuses the interaction when it is sent again, because it was answered. One that stands there and was
answered by a refusal is lost as well: who made the move was told that it was not made. Besides, every entry that a
control in any message has ever named must be in the log. A move is *doubled* when an entry was made by a member but not
by exactly one interaction. And every log must
replay, from the table's seed, to the stored chain of hashes and to the stored state.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from sqlalchemy import URL

from bot.playground import Playground
from bot.store.moves import NO_ENTRY
from bot.store.rows import Status
from bot.ui.controls.ids import PanelId, TableId
from rules.registry import GAME_KEYS
from tests.e2e.findings import Findings
from tests.e2e.ledger import NOTHING, Books, Kept, Ledger
from tests.e2e.member import Temper
from tests.e2e.refusals import is_refusal
from tests.e2e.sight import walk
from tests.e2e.stage import Stage, command
from tests.postgres import server

TABLES_OF_A_TITLE = 2
"""How many tables are kept going, in a lobby or in play."""
PLAYED_FIRST = 3
"""How many tables are in play before the first kill."""
MOVES_A_KILL = 25
"""How many acknowledged moves per kill make a run meaningful."""
MOVES_A_LIFE = (15, 60)
"""The bot is killed after at least and at most this many moves, unless it is killed while starting."""
A_LIFE_WITHIN_S = 60.0
WARM_UP_S = 30.0
BOARD_WITHIN_S = 30.0
EXISTS_ALREADY = frozenset({160004, 10008})
"""Refusals that tell a restarted bot that a thread was opened, or a message deleted, before it was killed."""
WHILE_STARTING = 0.15
"""This share of the kills comes before the bot is connected or has done much,"""
WHILE_ANSWERING = 0.3
"""and this share just when it answers."""
LONGEST_START_S = 2.0
CUT_OFF_WITHIN_S = 3.0
LONG_LIFE_EVERY = 20
"""One life in this many lasts until all boards missing at the end of the previous one are posted."""
LOOKED_EVERY_S = 0.2


@dataclass(slots=True)
class Witness:
    """Remembers what members were told, and compares it with the books."""

    ledger: Ledger
    told: dict[int, Kept | None] = field(default_factory=dict)
    """By answered interaction: what the database held for it when its final answer arrived."""
    moved_at: Counter[str] = field(default_factory=Counter)
    """Acknowledged moves by title."""
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
        return self.moved_at.total()

    def answered(self, interaction_id: int, text: str) -> None:
        kept = self.told[interaction_id] = self.ledger.kept(interaction_id)
        if kept is None or kept.seq == NO_ENTRY:
            return
        self.moved_at[self.ledger.title(kept.table_id)] += 1
        if is_refusal(text):
            self.lost.add(f"interaction {interaction_id}: {kept} was answered by “{text}”")

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
                if (post := TableId.read(custom_id)) is not None:
                    self._note(post.table, post.seq)
                elif (panel := PanelId.read(custom_id)) is not None:
                    self._note(panel.table, panel.question_seq)

    def _note(self, table: int, seq: int) -> None:
        # Lobbies have entry zero but no log yet.
        if seq > 0:
            self._named[table] = max(self._named.get(table, 0), seq)


@dataclass(slots=True)
class Boards:
    """How long after a start the boards come that were still unsent when the bot was killed."""

    stage: Stage
    slowest_s: float = 0.0
    _awaited: dict[int, int] = field(default_factory=dict)
    """By table: the entry of its log that had not been told."""

    @property
    def all_there(self) -> bool:
        return not self._awaited

    def expect(self, books: Books) -> None:
        for table in books.tables:
            if table.seq != NO_ENTRY and table.told_seq < table.due_seq:
                self._awaited.setdefault(table.id, table.due_seq)

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


async def run(
    folder: Path, *, kills: int, seed: int, members: int = 8, database: URL | None = None
) -> Findings:
    """Without a database it is a file in the folder."""
    findings = Findings()
    rng = Random(seed)
    temper = Temper(commands=60, resends=True)
    async with Stage(folder, seed=seed, members=members, temper=temper, database=database) as stage:
        witness, boards = Witness(stage.ledger), Boards(stage)
        stage.diary.on_answer = witness.answered
        began = time.monotonic()
        stage.play()
        for number in range(kills):
            await _one_life(stage, rng, boards, witness, number=number)
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
            "moves acknowledged a kill": round(witness.moves / kills, 1),
            "moves acknowledged at": ", ".join(
                f"{title} {witness.moved_at[title]}" for title in GAME_KEYS
            ),
            "interactions sent again": stage.diary.resent,
            "heard, then killed before any answer": stage.diary.left_thinking,
            "slowest board after a restart": f"{boards.slowest_s:.1f} s",
        }
        findings.none_of("titles not moved at", set(GAME_KEYS) - witness.moved_at.keys())
        if witness.moves < MOVES_A_KILL * kills:
            findings.problems.append(f"fewer than {MOVES_A_KILL} acknowledged moves a kill")
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


async def _one_life(
    stage: Stage, rng: Random, boards: Boards, witness: Witness, *, number: int
) -> None:
    """From a start of the bot to its sudden death."""
    await stage.bot.start()
    watching = asyncio.create_task(boards.watch())
    try:
        moment = rng.random()
        if number > 0 and moment < WHILE_STARTING:
            await asyncio.sleep(rng.uniform(0, LONGEST_START_S))
        else:
            await stage.online()
            await _moves_are_made(stage, rng, witness)
            if number == 0:
                await stage.until(lambda: len(stage.started()) >= PLAYED_FIRST, timeout_s=WARM_UP_S)
            if number % LONG_LIFE_EVERY == 0:
                await stage.until(lambda: boards.all_there, timeout_s=BOARD_WITHIN_S + 1)
            elif moment < WHILE_STARTING + WHILE_ANSWERING:
                await _answer_is_cut_off(stage)
        stage.assert_playing()
    finally:
        watching.cancel()
    await stage.bot.kill()
    await stage.director.behave()


async def _moves_are_made(stage: Stage, rng: Random, witness: Witness) -> None:
    """Wait for some tens of acknowledged moves, while there is a table of every title to move at."""
    enough = witness.moves + rng.randint(*MOVES_A_LIFE)
    ends_at = time.monotonic() + A_LIFE_WITHIN_S
    while witness.moves < enough and time.monotonic() < ends_at:
        await _open_tables(stage)
        await stage.until(lambda: witness.moves >= enough, timeout_s=1.0)


async def _answer_is_cut_off(stage: Stage) -> None:
    """Wait until an answer does not get through, after what it tells of was kept."""
    await stage.director.misbehave(
        {"match": "PATCH /webhooks/*/*/messages/@original", "kind": "reset", "probability": 0.2}
    )
    injected = stage.playground.platform.report.faults_injected
    before = injected.total()
    await stage.until(
        lambda: injected.total() > before, timeout_s=CUT_OFF_WITHIN_S, looks_every_s=0.001
    )


async def _open_tables(stage: Stage) -> None:
    live = Counter(
        table.title
        for table in stage.ledger.tables()
        if table.status in (Status.LOBBY, Status.PLAYING)
    )
    for title in GAME_KEYS:
        for _ in range(TABLES_OF_A_TITLE - live[title]):
            await stage.open_table(title=title)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--members", type=int, default=8)
    parser.add_argument(
        "--postgres", action="store_true", help="over a server of PostgreSQL of its own"
    )
    parser.add_argument("--keep", type=Path, help="a folder for the database and the log")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary, ExitStack() as held:
        database = held.enter_context(server()).emptied() if options.postgres else None
        folder: Path = options.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        kills, seed, members = options.kills, options.seed, options.members
        return command(run(folder, kills=kills, seed=seed, members=members, database=database))


if __name__ == "__main__":
    sys.exit(main())
