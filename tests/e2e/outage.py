"""PostgreSQL goes away while people play, and comes back: `python -m tests.e2e.outage --seconds 60`.

Monkeys play tables of every title. The bot's private server is stopped in the middle of their moves, stays away, and is
started again, in each of the ways in `WAYS`; the bot's processes run on all the time (`--shards 2`: two of them).

`tests.e2e.killer` defines lost, doubled and answered too early. An answer that says that the bot cannot reach its
memory may belong to a move that was stored: a commit whose connection broke may have been made or not. Besides, no
process may end by itself, no post may be given up, every board has to arrive, each outage has one line at its beginning
and one at its end in the log of each process, and no clock may run during it.

With `--kill` a process is killed in the middle of each outage and started again, while the database is still away.
"""

import argparse
import asyncio
import re
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from bot.core.text.translator import translator
from bot.i18n import Catalogues
from bot.i18n.catalogue import LANGUAGES
from bot.store.sharing.shards import Shards
from bot.store.time import all_gaps, shard_gaps_by_count
from bot.titles import installed_texts
from rules.core.text import msg
from tests.e2e import kept
from tests.e2e.bot_process import Bot
from tests.e2e.findings import Findings
from tests.e2e.kill_boards import open_tables
from tests.e2e.member import AHEAD, Temper
from tests.e2e.shared_process import COUNT, SharedBots
from tests.e2e.stage import Stage, command
from tests.e2e.witness import EXISTS_ALREADY, HEARD_TWICE, Witness
from tests.postgres import Server, server
from tests.scale import PATIENCE_S, sized

MOVES_BETWEEN = sized(12, 25)
"""The number of moves that are acknowledged before each outage, and after the last one."""
BOARDS_WITHIN_S = 60.0
BEGAN, ENDED = "The database .* cannot be reached", "The database .*is (back|there) after"
"""Lines of the log. A process that starts meanwhile says that the database is there."""


@dataclass(frozen=True, slots=True)
class Way:
    """The ways in which the server goes away and comes back."""

    stops: str
    recovers: bool = False
    """True if it refuses connections for the whole time instead of being away, and then only reads for a while."""


WAYS = (Way("immediate"), Way("fast"), Way("immediate", recovers=True))


@dataclass(slots=True)
class Away:
    """The answers to members, where the database may be away at that moment."""

    stage: Stage
    witness: Witness
    told: int = 0
    """The number of answers that say that the bot cannot reach its memory."""
    _later: list[tuple[int, str]] = field(default_factory=list)

    def answered(self, interaction_id: int, text: str) -> None:
        if any(sentence in text for sentence in _sentences()):
            self.told += 1
            return
        try:
            self.witness.answered(interaction_id, text)
        except SQLAlchemyError:
            self._later.append((interaction_id, text))

    def is_there(self) -> bool:
        """Return whether the database can be read; then earlier failed look-ups are done again."""
        try:
            self.stage.ledger.reconnect()
            self.stage.ledger.tables()
            while self._later:
                self.witness.answered(*self._later[-1])
                self._later.pop()
        except SQLAlchemyError:
            return False
        return True


@cache
def _sentences() -> tuple[str, ...]:
    catalogues = Catalogues.load(*installed_texts())
    return tuple(
        translator(catalogues[language], None).say(msg("error.ui.database_away"))
        for language in LANGUAGES
    )


async def run(
    folder: Path,
    own: Server,
    *,
    seconds: float,
    ways: tuple[Way, ...] = WAYS,
    seed: int,
    members: int = 8,
    processes: int = 1,
    kills: bool = False,
) -> Findings:
    """`own` is a server for this run alone; each outage lasts at least so many seconds.

    With `kills` a process is killed and started again in each of them.
    """
    findings, is_shared = Findings(), processes > 1
    temper = Temper(commands=60, resends=True, spared=AHEAD)
    new_bot: Callable[[str, Path, URL | None], Bot] = SharedBots if is_shared else Bot
    async with Stage(
        folder,
        seed=seed,
        members=members,
        temper=temper,
        database=own.emptied(),
        bot=new_bot,
        shards=COUNT if is_shared else 1,
        servers=COUNT + 1 if is_shared else 1,
    ) as stage:
        witness = Witness(stage.ledger)
        away = Away(stage, witness)
        stage.diary.on_answer = away.answered
        await stage.start_bot()
        began, stopped = time.monotonic(), list[tuple[int, int]]()
        ended = list[str]()
        stage.play()
        for way in ways:
            await _moves_are_made(stage, witness)
            async with asyncio.TaskGroup() as meanwhile:
                if kills:
                    meanwhile.create_task(_killed(stage, seconds / 2))
                outage = meanwhile.create_task(_outage(stage, own, away, way, seconds))
            stopped.append(outage.result())
            if not stage.bot.is_running:
                ended.append(f"{way}")
                break
            # The next outage is to interrupt people's acts, not leftovers.
            await stage.until(lambda: _lines(stage, ENDED) >= len(stopped), timeout_s=PATIENCE_S)
        await _moves_are_made(stage, witness)
        await stage.rest()
        settled = await stage.until(stage.all_told, timeout_s=BOARDS_WITHIN_S)
        code = await stage.bot.stop()
        witness.examine(stage.ledger.copied(), stage.playground)
        findings.facts |= {
            "seconds": round(time.monotonic() - began),
            "processes": processes,
            "outages": len(stopped),
            "kills": len(stopped) if kills else 0,
            "seconds of each outage": ", ".join(f"{(b - a) / 1000:.0f}" for a, b in stopped),
            "moves acknowledged": witness.moves,
            "told that the memory is away": away.told,
        }
        findings.none_of("processes that ended", ended)
        findings.none_of("outages that no member was told of", [] if away.told else stopped)
        for what, said in ((BEGAN, "cannot be reached"), (ENDED, "is back after")):
            many = _lines(stage, what)
            wrong = [many] if many != len(stopped) * processes else []
            findings.none_of(f"numbers of lines that say “{said}”", wrong)
        findings.none_of("outages in which clocks ran", _uncovered(stage, stopped, is_shared))
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


async def _outage(
    stage: Stage, own: Server, away: Away, way: Way, seconds: float
) -> tuple[int, int]:
    """One outage; returns when it began and ended, in milliseconds since 1970."""
    began = int(time.time() * 1000)
    await asyncio.to_thread(own.stop, way.stops)
    if way.recovers:
        await asyncio.to_thread(own.start, recovers_s=seconds)
    else:
        await asyncio.sleep(seconds)
        await asyncio.to_thread(own.start)
    within_s = PATIENCE_S + seconds
    assert await stage.until(away.is_there, timeout_s=within_s, looks_every_s=0.1)
    return began, int(time.time() * 1000)


async def _killed(stage: Stage, after_s: float) -> None:
    """Kill a process in the middle of an outage, and start it again at once."""
    await asyncio.sleep(after_s)
    await stage.bot.kill()
    await stage.bot.start()


async def _moves_are_made(stage: Stage, witness: Witness) -> None:
    enough, ends_at = witness.moves + MOVES_BETWEEN, time.monotonic() + 2 * PATIENCE_S
    while witness.moves < enough and time.monotonic() < ends_at and stage.bot.is_running:
        await open_tables(stage)
        await stage.until(lambda: witness.moves >= enough, timeout_s=1.0)
    assert witness.moves >= enough, f"{witness.moves} moves instead of {enough}"


def _lines(stage: Stage, what: str) -> int:
    return len(re.findall(what, stage.bot.log()))


def _uncovered(stage: Stage, stopped: list[tuple[int, int]], is_shared: bool) -> list[str]:
    """Outages for whose whole length some server's time was charged."""
    if is_shared:
        by_shard = stage.ledger.look(shard_gaps_by_count).get(COUNT, {})
        gaps = [list(by_shard.get(Shards((), COUNT).of(each << 22), ())) for each in range(COUNT)]
    else:
        gaps = [list(stage.ledger.look(all_gaps))]
    return [
        f"{began} to {ended}: {of_shard}"
        for began, ended in stopped
        for of_shard in gaps
        if not any(start <= began + 1000 and ended - 1000 <= end for start, end in of_shard)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.outage", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each outage lasts")
    parser.add_argument("--shards", type=int, default=1, choices=(1, 2), metavar="PROCESSES")
    parser.add_argument("--kill", action="store_true", help="kill a process in each outage")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--members", type=int, default=8)
    parser.add_argument("--keep", type=Path, help="a folder for the log")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary, server() as own:
        folder: Path = options.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        return command(
            run(
                folder,
                own,
                seconds=options.seconds,
                seed=options.seed,
                members=options.members,
                processes=options.shards,
                kills=options.kill,
            )
        )


if __name__ == "__main__":
    sys.exit(main())
