"""The goals that tests hold, M2, R1, R2 and S1 to S3 (hosting, 10.2).

Each runs its tests, and measures its figures.
"""

import asyncio
import re
import sys
from pathlib import Path
from time import thread_time
from typing import Final

from benchmarks import copying
from benchmarks.pictures.animations import longest, turns
from benchmarks.pictures.painted import NAMES as OF_SEATS
from bot.features.look.replay.animations import MOST_BYTES, MOST_S, SIZES
from bot.i18n import Catalogue
from render.core.animation import Reel, Shrinker, chosen, encode_webp
from render.registry import load as load_painter
from rules import registry
from tests.goals import Goals
from tests.hosting.figures import Effort

ROOT: Final = Path(__file__).parents[2]
TESTS: Final = {
    "M2": ("tests/bot/edges/test_aheads_unseen.py", "tests/hosting/test_aheads.py"),
    "R1": ("tests/bot/tables/test_news.py", "tests/render/test_changes.py"),
    "R2": (
        "tests/bot/tables/test_tape.py",
        "tests/bot/edges/test_replay.py",
        "tests/bot/edges/test_animations.py",
        "tests/render/test_animation.py",
    ),
    "S1": ("tests/bot/ui/test_rights.py",),
    "S2": (
        "tests/hosting/test_privacy.py",
        "tests/hosting/test_forgetting.py",
        "tests/bot/tournaments/test_deleted.py",
        "tests/bot/tournaments/test_forgotten_servers.py",
    ),
    "S3": ("tests/bot/store/test_backup.py", "tests/bot/tables/test_drill.py"),
}
"""The tests of each of these goals."""


async def tested(goals: Goals, name: str) -> None:
    """Run the tests of a goal; it is met if there are some and all pass."""
    command = (
        *(sys.executable, "-m", "pytest", "-q", "-m", "", "-p", "no:cacheprovider"),
        *TESTS[name],
    )
    ran = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    told, _ = await ran.communicate()
    lines = told.decode(errors="replace").splitlines()
    figures = counted(lines)
    files = ", ".join(Path(each).stem for each in TESTS[name])
    goals.say(name, f"{figures} in {files}", is_met=ran.returncode == 0)


def counted(lines: list[str]) -> str:
    """Return the numbers of tests that passed and failed from the last lines of a run, or from its dots."""
    for line in reversed(lines):
        if re.search(r"\d+ (passed|failed|error)", line):
            return line.strip("= ")
    dots = [line.split()[0] for line in lines if re.fullmatch(r"[.FEsx]+ +\[ *\d+%\]", line)]
    marks = "".join(dots)
    failed = marks.count("F") + marks.count("E")
    return f"{marks.count('.')} tests passed, {failed} failed"


async def unseen(goals: Goals, effort: Effort) -> None:
    """M2."""
    await tested(goals, "M2")


async def news(goals: Goals, effort: Effort) -> None:
    """R1."""
    await tested(goals, "R1")


async def replays(goals: Goals, effort: Effort) -> None:
    """R2, with the cost of an animation of the longest golden table of each title."""
    for key in registry.GAME_KEYS:
        took_s, size, frames = animated(key)
        goals.say(
            "R2",
            f"{key}: {frames} frames, {took_s:.1f} s of the render thread, {size / 1e6:.2f} MB",
            is_met=took_s <= MOST_S and size <= MOST_BYTES,
        )
    await tested(goals, "R2")


def animated(key: str) -> tuple[float, int, int]:
    """Seconds of the thread that draws, bytes, and how many frames."""
    game, painter = registry.load(key), load_painter(key)
    say = Catalogue.load("en").sayer(lambda seat: OF_SEATS[seat])
    boards = list(turns(game, longest(key)))
    most, width = SIZES[0]
    shrinker, began = Shrinker(width), thread_time()
    frames = [
        shrinker.frame(painter.board(game.view(boards[place], None), say))
        for place in chosen(len(boards), most)
    ]
    took_s = thread_time() - began
    return took_s, len(encode_webp(Reel(frames))), len(frames)


async def rights(goals: Goals, effort: Effort) -> None:
    """S1."""
    await tested(goals, "S1")


async def privacy(goals: Goals, effort: Effort) -> None:
    """S2."""
    await tested(goals, "S2")


async def copies(goals: Goals, effort: Effort) -> None:
    """S3, with the time of moves while the database is copied."""
    alone, during, took = await copying.measure(effort.megabytes, effort.copying_s)
    before, after = copying.p99_ms(alone), copying.p99_ms(during)
    goals.say(
        "S3",
        f"a move takes {before:.1f} ms at p99, {after:.1f} ms while {effort.megabytes} MB are copied; "
        f"{len(took)} copies finished",
        is_met=bool(took) and after - before <= copying.GOAL_MS,
    )
    await tested(goals, "S3")
