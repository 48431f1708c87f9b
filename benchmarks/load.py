"""Times to the bot's answer and to the board, at a given number of moves per second.

``python -m benchmarks.load [--seconds 15] [--rounds 3] [--rates 5 50 150] [--live 10 5000]
[--experts 10] [--typed]``

Playground, bot and this program are three processes on the same machine. Members play every title, two to four at a
table, each at no more tables than the number of requests the bot handles at once for one member. A move is made as
people make it: the panel is opened, filled in from a line, which shows a preview, and confirmed; some are typed as one
command. Moves begin on schedule however the bot is doing; only those of one table wait for each other. Figures are
medians over rounds, each with a new playground and database, of

* ``ack``: from sending an interaction to the bot's first response, which tells the member that it was heard;
* ``preview``: from opening the panel, or filling it in, to its contents with their pictures;
* ``answer``: from confirming a move to the private answer with the next question and its pictures;
* ``board``: from the first response to a move that calls another member, or ends the table, to the public post that
  shows it. If the next move came before it was posted, it is told together with that one (ADR 4), and expected then.
  Boards without a waiting member come later on purpose, and do not count;
* ``achieved``: moves per second answered within the time in which they were offered;
* ``bot MB``: the memory of the bot's process at the end.

With ``--typed`` all moves are lines of Expancity, each one command: the least that a move can be.
With ``--experts`` the first rate is offered once more while experts think at so many other tables; how much processor
time they took until its end is told.

It fails if anything stays unanswered, or if there is nothing to measure.
"""

import argparse
import asyncio
import math
import signal
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import asdict, astuple, dataclass
from pathlib import Path
from statistics import median
from typing import Protocol

import aiohttp

from benchmarks.parts.crowd import FIRST, Crowd, Offered
from benchmarks.parts.occupied import resident_mb, thought_s
from benchmarks.parts.report import markdown
from benchmarks.parts.stage import FOUR, TYPED, Played, bot, kept, playground, prepare
from bot.core.core import MOST_IN_HAND
from bot.playground import PlaygroundClient
from rules.registry import GAME_KEYS

RATES = (5.0, 50.0, 150.0)
LIVE = (10, 5000)
LIVE_RATE = 5.0
"""Moves per second while the number of live tables varies."""
OFFERED_WITHIN_S = 240.0
"""A round is given up with an error when its moves are not over this long after they should have been."""
RESTS_S = 2.0
"""The time between two moves of a table if all goes well."""
HEADS = (
    *("achieved", "ack p50", "ack p99", "preview p50", "preview p99"),
    *("answer p50", "answer p99", "board p50", "board p99", "bot MB"),
)
MISSING = "missing"
LEAST_THOUGHT = 0.3
"""The part of a core that experts must have taken for a round to be beside experts; they give way to all others."""
SPARE = 3
"""The factor on the moves that a table has to make, since the games of others may be over sooner."""


@dataclass(frozen=True, slots=True)
class Load:
    """The results of one round: moves per second, and milliseconds."""

    achieved: float
    ack_p50: float
    ack_p99: float
    preview_p50: float
    preview_p99: float
    answer_p50: float
    answer_p99: float
    board_p50: float
    board_p99: float
    bot_mb: float
    missing: float
    """Moves without a response, an answer, or, if they ended a turn, a board."""


@dataclass(frozen=True, slots=True)
class Scale:
    seconds: float = 15.0
    rounds: int = 3
    rates: tuple[float, ...] = RATES
    live: tuple[int, ...] = LIVE
    experts: int = 0
    """Tables at which experts think while the first rate is offered once more."""
    typed: bool = False
    """Are all moves lines of the title that takes any line?"""


FULL = Scale()
QUICK = Scale(seconds=4.0, rounds=1, rates=(5.0, 50.0), live=(10, 500))


class Company(Protocol):
    """Others that use the bot while members make moves."""

    port: int
    """Where the bot serves pages."""

    async def prepare(self, tables: Sequence[Played], folder: Path) -> None:
        """Change the database before the bot starts."""

    def beside(self, pid: int) -> AbstractAsyncContextManager[None]:
        """Use the bot, which is this process."""


async def measure(scale: Scale, tell: Callable[[str], None]) -> dict[str, Load]:
    """Medians for each rate and number of tables; `tell` is told of every round.

    Raises:
        TimeoutError: the moves of a round were not over in time.
    """
    found: dict[str, Load] = {}
    for rate in scale.rates:
        tables = math.ceil(rate * RESTS_S)
        name = f"{rate:g} moves/s, {tables} tables"
        found[name] = await _rounds(scale, name, tell, rate=rate, played=tables)
    for rate in scale.rates[: 1 if scale.experts else 0]:
        tables = math.ceil(rate * RESTS_S)
        name = f"{rate:g} moves/s, {tables} tables, {scale.experts} with experts"
        found[name] = await _rounds(
            scale, name, tell, rate=rate, played=tables, experts=scale.experts
        )
    for live in scale.live:
        moves = math.ceil(LIVE_RATE * scale.seconds)
        name = f"{LIVE_RATE:g} moves/s, {live} live tables"
        played = min(live, moves)
        found[name] = await _rounds(scale, name, tell, rate=LIVE_RATE, played=played, live=live)
    return found


async def _rounds(
    scale: Scale,
    name: str,
    tell: Callable[[str], None],
    *,
    rate: float,
    played: int,
    live: int = 0,
    experts: int = 0,
) -> Load:
    """Medians over rounds, each with its own playground and database."""
    rounds: list[Load] = []
    for number in range(1, scale.rounds + 1):
        async with playground() as url, unlimited() as session:
            rounds.append(
                await one_round(
                    url,
                    session,
                    rate=rate,
                    seconds=scale.seconds,
                    played=played,
                    live=live,
                    experts=experts,
                    typed=scale.typed,
                )
            )
        tell(f"{name}, round {number} of {scale.rounds}")
    return _medians(rounds)


def unlimited() -> aiohttp.ClientSession:
    """A session for any number of members. Each keeps a socket open, and commands must not wait for one to close."""
    return aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))


async def one_round(
    url: str,
    session: aiohttp.ClientSession,
    *,
    rate: float,
    seconds: float,
    played: int,
    live: int,
    experts: int = 0,
    typed: bool = False,
    company: Company | None = None,
) -> Load:
    """Measure one playground with its bot."""
    world = await PlaygroundClient(url, 0, session).world()
    members = [member["id"] for member in world["members"][:FOUR]]
    host = PlaygroundClient(url, members[0], session)
    while len(members) < FOUR * math.ceil(played / MOST_IN_HAND):
        members.append(await host.add_member(f"Member {len(members)}"))
    channels = [await host.add_channel(f"table-{number}") for number in range(played)]
    thinking = [await host.add_channel(f"experts-{number}") for number in range(experts)]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        moves = FIRST + math.ceil(SPARE * rate * seconds / played)
        titles = tuple(TYPED) if typed else GAME_KEYS
        tables = await prepare(
            *(folder, channels, members),
            live=live,
            moves=moves,
            thinking=thinking,
            titles=titles,
            typed=typed,
        )
        crowd = Crowd(url, members, session)
        if company is not None:
            await company.prepare(tables, folder)
        port = None if company is None else company.port
        async with (
            host,
            bot(url, folder, host, port) as process,
            nullcontext() if company is None else company.beside(process.pid),
        ):
            async with asyncio.timeout(OFFERED_WITHIN_S + seconds):
                offered = await crowd.offer(tables, rate=rate, seconds=seconds)
            held, thought = resident_mb(process.pid), thought_s(process.pid)
        for reason, times in crowd.why.most_common():
            print(f"unanswered, {times} times: {reason}", file=sys.stderr)
        after = await kept(folder, [table.table_id for table in tables])
    assert all(after[table] >= made for table, made in offered.made.items()), "a move was refused"
    if experts:
        assert thought > seconds * LEAST_THOUGHT, f"experts thought for {thought:.1f} s only"
        print(f"experts thought for {thought:.1f} s of processor time", flush=True)
    return _load(offered, seconds, held)


def _load(offered: Offered, seconds: float, held_mb: float) -> Load:
    until = offered.began + seconds
    acks = [seconds for move in offered.moves for seconds in move.acks]
    previews = [seconds for move in offered.moves for seconds in move.previews]
    answers = [move.answered - move.sent for move in offered.moves]
    boards = [move.shown - move.acked for move in offered.moves if move.shown is not None]
    return Load(
        achieved=sum(move.answered <= until for move in offered.moves) / seconds,
        ack_p50=percentile_ms(acks, 0.50),
        ack_p99=percentile_ms(acks, 0.99),
        preview_p50=percentile_ms(previews, 0.50),
        preview_p99=percentile_ms(previews, 0.99),
        answer_p50=percentile_ms(answers, 0.50),
        answer_p99=percentile_ms(answers, 0.99),
        board_p50=percentile_ms(boards, 0.50),
        board_p99=percentile_ms(boards, 0.99),
        bot_mb=held_mb,
        missing=offered.missing,
    )


def percentile_ms(seconds: Sequence[float], share: float) -> float:
    """The percentile by nearest rank, of values in seconds; not a number if there are none."""
    ranked = sorted(seconds)
    return ranked[max(math.ceil(share * len(ranked)), 1) - 1] * 1000 if ranked else math.nan


def _medians(rounds: Sequence[Load]) -> Load:
    return Load(*(median(column) for column in zip(*map(astuple, rounds), strict=True)))


def table(found: dict[str, Load]) -> str:
    rows = []
    for name, load in found.items():
        achieved, *times, missing = astuple(load)
        rows.append((name, f"{achieved:.1f}", *(f"{ms:.0f}" for ms in times), f"{missing:.0f}"))
    return markdown(("offered", *HEADS, MISSING), rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=FULL.seconds)
    parser.add_argument("--rounds", type=int, default=FULL.rounds)
    parser.add_argument("--rates", type=float, nargs="*", default=RATES)
    parser.add_argument("--live", type=int, nargs="*", default=LIVE)
    parser.add_argument("--experts", type=int, default=0)
    parser.add_argument("--typed", action="store_true")
    given = parser.parse_args()
    scale = Scale(
        *(given.seconds, given.rounds, tuple(given.rates), tuple(given.live)),
        experts=given.experts,
        typed=given.typed,
    )
    found = asyncio.run(_until_stopped(scale))
    print(table(found))
    if wrong := failures(found, typed=given.typed):
        sys.exit(f"not measured: {', '.join(wrong)}")


def failures(found: dict[str, Load], *, typed: bool = False) -> list[str]:
    """The rounds in which something stayed unanswered, or nothing could be measured; lines have no previews."""
    unknown = {"preview_p50", "preview_p99"} if typed else set()
    return [
        name
        for name, load in found.items()
        if load.missing
        or any(math.isnan(each) for field, each in asdict(load).items() if field not in unknown)
    ]


async def _until_stopped(scale: Scale) -> dict[str, Load]:
    """Measure; when the program is told to stop, playground and bot stop too."""
    measuring = asyncio.ensure_future(
        measure(scale, lambda name: print(f"measured: {name}", flush=True))
    )
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, measuring.cancel)
    return await measuring


if __name__ == "__main__":
    main()
