"""First responses of the bot while visitors read public pages beside it, and without them.

``python -m benchmarks.pages [--seconds 30] [--rounds 3] [--rate 5] [--requests 50]``

Rounds with and without visitors take turns, each with a new playground, bot and database; pages are served in all of
them. Members play as in ``benchmarks.load``. Visitors ask at a steady rate, as browsers do: for a table and its board;
some go through its turns, few open the board large, read the page of the server, or ask for JSON (`VISITS`). The nth
most popular table has an nth of the visitors of the first, and each language as many as the others. Each visitor has an
address of their own. Figures are medians over rounds:

* ``ack``: from sending an interaction to the bot's first response;
* ``answered``: the share of requests that were answered; others were told to come back later;
* ``page``: from a request to its whole answer;
* ``cores``: processor time of the bot's process a second.

It fails unless ``ack p99`` with visitors is at most 1.5 times that without, pages take at most a tenth of a core beside
the seconds that a quiet hour saves up (as far as the cores of both kinds of rounds tell), and two fifths of the
requests are answered at least: every table changes every two seconds here, so that few pages can be sent twice.
"""

import argparse
import asyncio
import math
import os
import socket
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median

import aiohttp

from benchmarks.load import RESTS_S, Load, one_round, percentile_ms, unlimited
from benchmarks.parts.report import markdown
from benchmarks.parts.stage import Played, playground
from bot.features.web.lane import BURST_S
from bot.i18n import LANGUAGES
from bot.store import tables as stored
from bot.store.database import Database
from bot.store.finding import web_pages
from bot.store.finding.web_pages import PageKind

MOST_RATIO, MOST_CORES, LEAST_ANSWERED = 1.5, 0.1, 0.4
NONE = "–"
UNREACHED = 0
LOOKS_EVERY_S = 0.1
VISITORS = 97
VISITS = (
    (12, ("{table}", "{table}/board.png")),
    (
        4,
        ("{table}", "{table}/board.png", "{table}/turns", "{table}/turns/0", "{table}/turns/0.png"),
    ),
    (2, ("{server}",)),
    (1, ("{json}",)),
    (1, ("{table}/board@2x.png",)),
)
"""How often visitors ask for what, by turns of a drawn order."""
MOST_VISITS = 4000
HEADS = ("ack p50", "ack p99", "page p50", "page p99", "answered", "cores")
_TICKS_S = 1 / os.sysconf("SC_CLK_TCK")


@dataclass
class Visit:
    """Visitors of one bot, and the processor time of its process meanwhile."""

    port: int
    requests: float
    paths: list[tuple[str, str]] = field(default_factory=list)
    """Addresses, each with the language of the visitor."""
    took: list[float] = field(default_factory=list)
    statuses: Counter[int] = field(default_factory=Counter)
    cores: float = 0.0
    seconds: float = 0.0

    async def prepare(self, tables: Sequence[Played], folder: Path) -> None:
        """Give the tables and their servers pages."""
        self.paths = await _paths(tables, folder)

    @asynccontextmanager
    async def beside(self, pid: int) -> AsyncIterator[None]:
        """Send visitors to the pages."""
        await self._until_served()
        began, spent = time.perf_counter(), _spent_s(pid)
        coming = asyncio.create_task(self._come())
        try:
            yield
        finally:
            coming.cancel()
            await asyncio.gather(coming, return_exceptions=True)
            self.seconds = time.perf_counter() - began
            self.cores = (_spent_s(pid) - spent) / self.seconds

    async def _until_served(self) -> None:
        async with unlimited() as session:
            while not self.statuses:
                await self._ask(session, "/robots.txt", "en", 0)
                self.statuses -= Counter({UNREACHED: 1})
                await asyncio.sleep(LOOKS_EVERY_S)
        self.statuses.clear()
        self.took.clear()

    async def _come(self) -> None:
        if not self.requests:
            return
        began = time.perf_counter()
        async with unlimited() as session, asyncio.TaskGroup() as asking:
            for index, (path, language) in enumerate(cycle(self.paths)):
                await asyncio.sleep(began + index / self.requests - time.perf_counter())
                asking.create_task(self._ask(session, path, language, index))

    async def _ask(
        self, session: aiohttp.ClientSession, path: str, language: str, index: int
    ) -> None:
        headers = {
            "Accept-Language": language,
            "X-Forwarded-For": f"203.0.113.{index % VISITORS}",
        }
        began = time.perf_counter()
        try:
            async with session.get(f"http://127.0.0.1:{self.port}{path}", headers=headers) as found:
                await found.read()
                self.statuses[found.status] += 1
        except aiohttp.ClientError:
            self.statuses[UNREACHED] += 1
            return
        self.took.append(time.perf_counter() - began)

    @property
    def answered(self) -> float:
        total = self.statuses.total()
        return self.statuses[200] / total if total else math.nan


async def _paths(tables: Sequence[Played], folder: Path) -> list[tuple[str, str]]:
    """Return the addresses that visitors ask for, each with their language."""
    database = await Database.open(folder / "turnpost.sqlite3")
    places = []
    for each in tables:
        row = await database.read(partial(stored.get, table_id=each.table_id))
        assert row is not None
        table, server = f"t{row.id:015}", f"s{row.guild_id:015}"
        for kind, number, given in (
            (PageKind.TABLE, row.id, table),
            (PageKind.SERVER, row.guild_id, server),
        ):
            put = partial(
                web_pages.put, kind=kind, number=number, guild_id=row.guild_id, given=given
            )
            await database.write(put)
        json = f"/api/v1/tables/{table}"
        places.append({"table": f"/t/{table}", "server": f"/s/{server}", "json": json})
    await database.close()
    chance, found = Random(len(tables)), []
    popular = [1 / (place + 1) for place in range(len(places))]
    kinds, often = [asked for _, asked in VISITS], [share for share, _ in VISITS]
    for where in chance.choices(places, popular, k=MOST_VISITS):
        (asked,) = chance.choices(kinds, often)
        language = chance.choice(LANGUAGES)
        found += [(part.format_map(where), language) for part in asked]
    return found


def _spent_s(pid: int) -> float:
    """Return the processor time of a process so far."""
    stat = (Path("/proc") / str(pid) / "stat").read_text("ascii").rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) * _TICKS_S


@dataclass(frozen=True, slots=True)
class Measured:
    load: Load
    visit: Visit


async def measure(seconds: float, rounds: int, rate: float, requests: float) -> list[Measured]:
    """Return rounds without and with visitors by turns."""
    found = []
    for number in range(2 * rounds):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        visit = Visit(port, requests if number % 2 else 0.0)
        async with playground() as url, unlimited() as session:
            load = await one_round(
                url,
                session,
                rate=rate,
                seconds=seconds,
                played=math.ceil(rate * RESTS_S),
                live=0,
                company=visit,
            )
        found.append(Measured(load, visit))
        print(f"measured: round {number + 1} of {2 * rounds}, {dict(visit.statuses)}", flush=True)
    return found


def line(name: str, found: Sequence[Measured]) -> tuple[str, ...]:
    """Return the medians of some rounds."""
    took = [percentile_ms(each.visit.took, share) for share in (0.5, 0.99) for each in found]
    half = len(found)
    figures = (
        *(median(each.load.ack_p50 for each in found), median(each.load.ack_p99 for each in found)),
        *(median(took[:half]), median(took[half:])),
    )
    answered = median(each.visit.answered for each in found)
    cores = median(each.visit.cores for each in found)
    told = [NONE if math.isnan(each) else f"{each:.0f}" for each in figures]
    return (name, *told, NONE if math.isnan(answered) else f"{answered:.0%}", f"{cores:.2f}")


def failures(alone: Sequence[Measured], beside: Sequence[Measured]) -> list[str]:
    """Return the goals that are missed."""
    p99, with_pages = (median(e.load.ack_p99 for e in each) for each in (alone, beside))
    before, cores = (median(e.visit.cores for e in each) for each in (alone, beside))
    wrong = []
    if with_pages > MOST_RATIO * p99:
        wrong.append(f"first responses take {with_pages / p99:.2f} times as long")
    saved = BURST_S / min(each.visit.seconds for each in beside)
    if cores - before > MOST_CORES + saved:
        wrong.append(f"pages take {cores - before:.2f} cores")
    # The median is not a number if visitors asked for nothing.
    if not median(each.visit.answered for each in beside) >= LEAST_ANSWERED:
        wrong.append("too few requests were answered")
    if any(each.load.missing for each in (*alone, *beside)):
        wrong.append("something stayed unanswered")
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rate", type=float, default=5.0)
    parser.add_argument("--requests", type=float, default=50.0)
    given = parser.parse_args()
    found = asyncio.run(measure(given.seconds, given.rounds, given.rate, given.requests))
    alone, beside = found[::2], found[1::2]
    rows = [line("without visitors", alone), line(f"{given.requests:g} requests/s", beside)]
    print(markdown(("offered", *HEADS), rows))
    if wrong := failures(alone, beside):
        sys.exit(f"missed: {', '.join(wrong)}")


if __name__ == "__main__":
    main()
