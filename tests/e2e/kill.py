"""The bot is killed again and again while people play: `python -m tests.e2e.kill --kills 200 --seed 1`.

Eight monkeys play tables of every title at once. After some tens of acknowledged moves, or while it starts, the bot's
process gets SIGKILL and is started again; a member left without an answer sends the same interaction again, with the
same id. A run with fewer than 25 acknowledged moves per kill, or with a title at which nobody has moved, proves too
little and fails.

A move is acknowledged when a member has received its answer. When the final answer to an interaction arrives (the
message that replaces the "thinking", or the panel after the click), `Witness` looks the interaction up in the database
through its own connection.

* If the interaction is stored, it was carried out as the log entry stored with it. Both must stay stored forever;
  otherwise the move is *lost*.
* If it is not stored, the answer was a refusal or a step of a form, and it must never be stored later; otherwise the
  bot answered before it had stored what it answered.
* An answer that came while the bot was being killed counts like any other, also where Discord refuses the repeated
  interaction because it was answered.
* A stored interaction that was answered by a refusal is lost as well: the member was told that the move was not made.

Besides, every entry that a control in any message has ever named must be in the log. A move is *doubled* if a member's
entry was not made by exactly one interaction. And every log must replay, from the table's seed, to the stored chain of
hashes and to the stored state.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from sqlalchemy import URL

from bot.store.moves import NO_ENTRY
from bot.store.rows import Status, TableRow
from bot.tables.conduct.sealing import is_first_game
from rules.registry import GAME_KEYS
from tests.contest import kill as tournament_kills
from tests.e2e import kept, kill_clocks, kill_shards
from tests.e2e.bot_process import Bot
from tests.e2e.findings import Findings
from tests.e2e.ledger import Books
from tests.e2e.member import AHEAD, Temper
from tests.e2e.stage import Stage, command
from tests.e2e.witness import EXISTS_ALREADY, HEARD_TWICE, Witness
from tests.postgres import server
from tests.scale import PATIENCE_S

TABLES_OF_A_TITLE = 2
"""How many tables per title are kept going, in a lobby or in play."""
PLAYED_FIRST = 3
"""How many tables are in play before the first kill."""
MOVES_A_KILL = 25
"""How many acknowledged moves per kill make a run meaningful."""
MOVES_A_LIFE = (15, 60)
"""The bot is killed after at least and at most this many moves, unless it is killed while starting."""
A_LIFE_WITHIN_S = 900.0
WARM_UP_S = 900.0
"""Members who play at random may take this long to move at every title."""
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


@dataclass(slots=True)
class Boards:
    """How long after a start the boards arrive that were unsent when the bot was killed."""

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


async def run(
    folder: Path,
    *,
    kills: int,
    seed: int,
    members: int = 8,
    database: URL | None = None,
    checks_bodies: bool = True,
    bot: Callable[[str, Path, URL | None], Bot] = Bot,
    shards: int = 1,
    servers: int = 1,
) -> Findings:
    """Without a database URL it is a file in the folder. `bot` is what is killed, with so many `shards`."""
    findings = Findings()
    rng = Random(seed)
    temper = Temper(commands=60, resends=True, spared=AHEAD)
    async with Stage(
        folder,
        seed=seed,
        members=members,
        temper=temper,
        database=database,
        checks_bodies=checks_bodies,
        bot=bot,
        shards=shards,
        servers=servers,
    ) as stage:
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
        await stage.until(lambda: boards.all_there, timeout_s=PATIENCE_S)
        await stage.rest()
        settled = await stage.until(stage.all_told, timeout_s=PATIENCE_S)
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
        }
        findings.aim("slowest board after a restart", boards.slowest_s, within_s=BOARD_GOAL_S)
        findings.none_of("titles not moved at", set(GAME_KEYS) - witness.moved_at.keys())
        if witness.moves < MOVES_A_KILL * kills:
            findings.problems.append(f"fewer than {MOVES_A_KILL} acknowledged moves a kill")
        findings.none_of("boards missing", stage.missing_posts())
        await kept.report(
            findings,
            stage,
            witness,
            never_told=[] if settled else stage.ledger.untold(),
            code=code,
            but=EXISTS_ALREADY | HEARD_TWICE,
        )
    return findings


async def _one_life(
    stage: Stage, rng: Random, boards: Boards, witness: Witness, *, number: int
) -> None:
    """Run the bot from its start until it is killed."""
    await stage.bot.start()
    watching = asyncio.create_task(boards.watch())
    try:
        moment = number * _SPREAD % 1
        if number > 0 and moment < WHILE_STARTING:
            await asyncio.sleep(rng.uniform(0, LONGEST_START_S))
        else:
            await stage.online()
            enough = witness.moves + rng.randint(*MOVES_A_LIFE)
            if number == 0:
                # A run of one kill has only this life to prove something by. The moves that are made meanwhile count.
                enough = max(enough, MOVES_A_KILL)
                await _every_title_is_played(stage, witness)
                await stage.until(lambda: len(stage.started()) >= PLAYED_FIRST, timeout_s=WARM_UP_S)
            await _moves_are_made(stage, witness, enough)
            if number % LONG_LIFE_EVERY == 0:
                await stage.until(lambda: boards.all_there, timeout_s=PATIENCE_S)
            elif moment < WHILE_STARTING + WHILE_ANSWERING:
                await _answer_is_cut_off(stage)
        stage.assert_playing()
    finally:
        watching.cancel()
    await stage.bot.kill()
    await stage.director.behave()


async def _moves_are_made(stage: Stage, witness: Witness, enough: int) -> None:
    """Wait for some tens of acknowledged moves, while every title has a table in play."""
    ends_at = time.monotonic() + A_LIFE_WITHIN_S
    while witness.moves < enough and time.monotonic() < ends_at:
        await open_tables(stage)
        await stage.until(lambda: witness.moves >= enough, timeout_s=1.0)


async def _every_title_is_played(stage: Stage, witness: Witness) -> None:
    """Wait until somebody has moved at every title, and draw the members to where nobody has."""
    ends_at = time.monotonic() + WARM_UP_S
    while (missing := set(GAME_KEYS) - witness.moved_at.keys()) and time.monotonic() < ends_at:
        await open_tables(stage)
        stage.draw_to(table.place_id for table in _live(stage) if table.title in missing)
        await stage.until(lambda: witness.moved_at.keys() >= missing, timeout_s=1.0)
    stage.draw_to(())


async def _answer_is_cut_off(stage: Stage) -> None:
    """Wait until an answer does not get through although its change is stored."""
    await stage.director.misbehave(
        {"match": "PATCH /webhooks/*/*/messages/@original", "kind": "reset", "probability": 0.2}
    )
    injected = stage.playground.platform.report.faults_injected
    before = injected.total()
    await stage.until(
        lambda: injected.total() > before, timeout_s=CUT_OFF_WITHIN_S, looks_every_s=0.001
    )


async def open_tables(stage: Stage) -> None:
    live = Counter(table.title for table in _live(stage))
    for title in GAME_KEYS:
        for _ in range(TABLES_OF_A_TITLE - live[title]):
            await stage.open_table(title=title)


def _live(stage: Stage) -> list[TableRow]:
    live = (Status.LOBBY, Status.PLAYING)
    return [table for table in stage.ledger.tables() if table.status in live]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--members", type=int, default=8)
    parser.add_argument(
        "--postgres", action="store_true", help="over a server of PostgreSQL of its own"
    )
    parser.add_argument(
        "--clocks", action="store_true", help="at tables with clocks of seconds, while dues fire"
    )
    parser.add_argument(
        "--tournaments", action="store_true", help="while tournaments of a minute run"
    )
    parser.add_argument(
        "--shards",
        type=int,
        metavar="PROCESSES",
        help="over PostgreSQL, without Discord: so many processes, of which one after another is killed",
    )
    parser.add_argument("--servers", type=int, default=40, help="with --shards")
    parser.add_argument("--tables", type=int, default=2000, help="with --shards")
    parser.add_argument("--minutes", type=float, help="with --clocks or --tournaments: stop then")
    parser.add_argument("--keep", type=Path, help="a folder for the database and the log")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary, ExitStack() as held:
        database = (
            held.enter_context(server()).emptied() if options.postgres or options.shards else None
        )
        folder: Path = options.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        kills, seed, members = options.kills, options.seed, options.members
        if options.shards:
            assert database is not None
            return command(
                kill_shards.run(
                    folder,
                    database,
                    processes=options.shards,
                    servers=options.servers,
                    tables=options.tables,
                    kills=kills,
                    seed=seed,
                )
            )
        if options.tournaments:
            return command(
                tournament_kills.run(
                    folder,
                    kills=kills,
                    seed=seed,
                    members=members,
                    database=database,
                    minutes=options.minutes,
                )
            )
        if options.clocks:
            return command(
                kill_clocks.run(
                    folder,
                    kills=kills,
                    seed=seed,
                    members=members,
                    database=database,
                    minutes=options.minutes,
                )
            )
        return command(run(folder, kills=kills, seed=seed, members=members, database=database))


if __name__ == "__main__":
    sys.exit(main())
