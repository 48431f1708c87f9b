"""One member floods the bot while another uses it quietly: `python -m tests.e2e.flood --seconds 10`.

The flooding member keeps twenty requests in flight: suggestions for 6,000 characters, tables opened with as many, their
own tables, and panels with pictures. The quiet member asks for a list now and then. The bot must refuse some of the
flood and answer every request of the quiet member. The command also measures how long the quiet member's first response
takes, alone and in the flood by turns, and compares the medians of the rounds with a goal.
"""

import argparse
import asyncio
import math
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import aiohttp

from bot.i18n import LANGUAGES
from bot.playground import PlaygroundClient
from tests.catalogues import catalogue_of
from tests.e2e.bot_process import Bot
from tests.e2e.findings import Findings
from tests.e2e.stage import command
from tests.starving import Playground

AT_ONCE = 20
GOAL_TIMES = 3.0
LEAST_MS = 10.0
"""Quiet responses below this count as this, since there the two shared cores decide, not the bot."""
ROUNDS = 3
PAUSE_S = 0.02
LONG = 6000
REFUSING = "error-ui-too_many_at_once"


@dataclass(slots=True)
class Flood:
    """The flooding member's requests."""

    member: PlaygroundClient
    place: str
    refused: int = 0

    async def go_on(self, number: int) -> None:
        """Request one thing again and again; the number says which."""
        odd = ("map=x;layout=y " * LONG)[:LONG]
        while True:
            match number % 4:
                case 0:
                    typed = {"title": "metromania", "options": odd}
                    await self.member.suggestions(self.place, "table open", "options", **typed)
                case 1:
                    await self._use("table open", title="metromania", options=odd)
                case 2:
                    await self._use("table board")
                case _:
                    await self.member.suggestions(self.place, "metromania dig", "line", line=odd)

    async def _use(self, line: str, **values: str) -> None:
        outcome = await self.member.slash(self.place, line, **values)
        said = outcome.get("message", {}).get("content", "")
        self.refused += any(said == catalogue_of(each).words(REFUSING) for each in LANGUAGES)


async def run(folder: Path, *, seconds: float, rounds: int = ROUNDS) -> Findings:
    findings = Findings()
    async with (
        # To check bodies takes the stand-in longer than the bot takes to answer.
        Playground(checks_bodies=False) as playground,
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session,
    ):
        ids = list(playground.platform.world.members)
        place = str(next(iter(playground.platform.world.channels)))
        bot = Bot(playground.api_url, folder)
        async with (
            PlaygroundClient(playground.url, ids[0], session) as quiet,
            PlaygroundClient(playground.url, ids[1], session) as flooding,
        ):
            await quiet.listen()
            await bot.start()
            try:
                await quiet.wait_for("bot", lambda seen: bool(seen["online"]))
                flood = Flood(flooding, place)
                await flooding.slash(place, "table open", title="metromania")
                await _acks(quiet, place, 1.0)
                times = [await _round(quiet, flood, seconds) for _ in range(rounds)]
                unanswered = (await quiet.report())["unanswered"]
            finally:
                await bot.stop()
    usual, worst = (median(map(_p99_ms, runs)) for runs in zip(*times, strict=True))
    responses = sum(len(found) for each in times for found in each)
    findings.facts |= {
        "rounds": rounds,
        "refused to the flooding member": flood.refused,
        "responses": responses,
        "ack p99 alone": f"{usual:.0f} ms",
        "ack p99 in the flood": f"{worst:.0f} ms",
        "times": round(worst / usual, 1),
    }
    if worst > GOAL_TIMES * max(usual, LEAST_MS):
        findings.late.append(
            f"the quiet member's responses take {worst / usual:.1f} times as long, goal {GOAL_TIMES:g}"
        )
    if not flood.refused:
        findings.problems.append("nothing was refused to the flooding member")
    findings.none_of("unanswered", unanswered)
    findings.none_of("log errors", bot.troubles())
    return findings


async def _round(
    quiet: PlaygroundClient, flood: Flood, seconds: float
) -> tuple[list[float], list[float]]:
    """The times of the first responses, alone and then in the flood."""
    alone = await _acks(quiet, flood.place, seconds)
    floods = [asyncio.create_task(flood.go_on(number)) for number in range(AT_ONCE)]
    await asyncio.sleep(0.5)
    flooded = await _acks(quiet, flood.place, seconds)
    for each in floods:
        each.cancel()
    await asyncio.gather(*floods, return_exceptions=True)
    return alone, flooded


async def _acks(member: PlaygroundClient, place: str, seconds: float) -> list[float]:
    """The times of the first responses, one after another."""
    ends_at = time.perf_counter() + seconds
    found: list[float] = []
    while (began := time.perf_counter()) < ends_at:
        outcome = await member.slash(place, "my tables")
        found.append(time.perf_counter() - began)
        assert outcome["outcome"] in ("message", "deferred"), outcome
        await asyncio.sleep(PAUSE_S)
    return found


def _p99_ms(seconds: Sequence[float]) -> float:
    ranked = sorted(seconds)
    return ranked[math.ceil(0.99 * len(ranked)) - 1] * 1000


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.flood", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="each half of a round")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return command(run(Path(folder), seconds=options.seconds))


if __name__ == "__main__":
    sys.exit(main())
