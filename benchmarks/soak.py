"""Memory of the bot over a long time: ``python -m benchmarks.soak [--tables 42] [--minutes 60] [--rate 15]``.

The bot runs as a process beside the playground. Members press the bot's buttons and type its commands
(`tests.e2e.member`): they play tables of every title, and open another when one ends. Each minute is one line:
interactions so far and the megabytes that the bot's process occupies. Fails if the last third of the run occupies more
than the middle third by over `MOST_GROWTH`, or if any minute is above `MOST_MB`.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

from benchmarks.parts.occupied import resident_mb
from bot.store.rows import Status
from tests.e2e.bot_process import Bot
from tests.e2e.member import Temper
from tests.e2e.stage import Stage

MOST_MB = 300.0
MOST_GROWTH = 0.02
"""The last third may occupy this share more than the middle third: less than one sample differs from the next."""
SAMPLED_EVERY_S = 10.0
LOOKED_AT_EVERY_S = 2.0
MEMBERS = 21


@dataclass(frozen=True, slots=True)
class Sample:
    at_s: float
    interactions: int
    mb: float


async def measure(
    folder: Path,
    *,
    tables: int,
    seconds: float,
    rate: float,
    seed: int,
    tell: Callable[[str], None],
    bot: type[Bot] = Bot,
) -> list[Sample]:
    """Play at this many tables, with this many interactions a second in all; returns a sample each ten seconds.

    Raises:
        AssertionError: a member of the crowd has stopped.
    """
    # The pause lies between nothing and its limit; half of it is the mean.
    temper = Temper(rests_s=2 * MEMBERS / rate)
    samples: list[Sample] = []
    async with Stage(
        folder, seed=seed, members=MEMBERS, temper=temper, checks_bodies=False, bot=bot
    ) as stage:
        await stage.start_bot()
        pid = stage.bot.pid
        place = (await stage.director.world())["channels"][0]["id"]
        # Members also open tables of their own accord.
        await stage.director.slash(place, "server set", setting="most_tables", value=str(tables))
        stage.play()
        began = time.monotonic()
        while (elapsed := time.monotonic() - began) < seconds:
            stage.assert_playing()
            held = [
                each
                for each in stage.ledger.tables()
                if each.status in (Status.LOBBY, Status.PLAYING)
            ]
            open_now = len(held)
            if open_now < tables:
                await stage.open_table()
            elif open_now > tables:
                # First games and rematches do not count towards the limit.
                number, reason = str(held[0].id), "The crowd has opened another."
                await stage.director.slash(place, "moderate end", table=number, reason=reason)
            if elapsed >= len(samples) * SAMPLED_EVERY_S:
                sample = Sample(elapsed, stage.diary.interactions, resident_mb(pid))
                samples.append(sample)
                if len(samples) % 6 == 1:
                    tell(
                        f"{elapsed / 60:5.1f} min {sample.interactions:6} interactions "
                        f"{open_now:3} tables {sample.mb:6.1f} MB"
                    )
            await asyncio.sleep(0.2 if open_now < tables else LOOKED_AT_EVERY_S)
        await stage.rest()
        await stage.bot.stop()
        for trouble in stage.bot.troubles():
            tell(trouble)
    return samples


def growth(samples: list[Sample]) -> float:
    """By which share the last third of a run occupies more than its middle third."""
    third = len(samples) // 3
    middle, last = samples[third : 2 * third], samples[2 * third :]
    return mean(each.mb for each in last) / mean(each.mb for each in middle) - 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description=__doc__)
    parser.add_argument("--tables", type=int, default=42)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--rate", type=float, default=15.0, help="interactions a second")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the database and the log")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder: Path = given.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        samples = asyncio.run(
            measure(
                folder,
                tables=given.tables,
                seconds=given.minutes * 60,
                rate=given.rate,
                seed=given.seed,
                tell=lambda line: print(line, flush=True),
            )
        )
    sizes = [each.mb for each in samples]
    print(
        f"mean {mean(sizes):.0f} MB, most {max(sizes):.0f} MB (goal {MOST_MB:.0f}), "
        f"last third {growth(samples):+.1%} (goal {MOST_GROWTH:+.0%})"
    )
    return int(max(sizes) > MOST_MB or growth(samples) > MOST_GROWTH)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main())
