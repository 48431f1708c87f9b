"""Measure how the bot is arranged: ``python -m tests.structure``.

The figures are counts, so they do not depend on the machine:

* lines of each folder of `bot`;
* classes of controls that discord.py chooses from, and files that name the operation of a button;
* functions and files that *Confirm* runs until the board is posted, and the functions between the click and the rules.
"""

import argparse
import asyncio
import re
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from inspect import currentframe
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final, cast

import discord
import pytest

from bot.core.posts.renderer import Renderer
from bot.tables.notices import MID_TURN_S
from tests.bot.edges.scene import button, scene
from tests.catalogues import own_catalogues

ROOT: Final = Path(__file__).parents[1]
_OURS: Final = ("bot", "render", "rules")
_BUTTONS: Final = ("nudge", "unblock", "rematch", "concede")
"""Operations whose names are no common words, so that each file that names one takes part in its button."""
_CHOICES: Final = frozenset({"op", "source", "key"})
"""Attributes of an id. A function on the way of a click that reads one decides where the click goes."""


def lines_by_folder() -> Counter[str]:
    """Return the lines of Python by folder of `bot`; modules beside the folders count as one."""
    counted: Counter[str] = Counter()
    for path in sorted((ROOT / "bot").rglob("*.py")):
        parts = path.relative_to(ROOT).parts
        deep = 3 if parts[1] in ("ui", "features", "core") else 2
        name = "/".join(parts[: min(deep, len(parts) - 1)])
        counted[name] += len(path.read_text("utf-8").splitlines())
    return counted


def files_of_button(op: str) -> list[str]:
    """Return the files of Python, texts apart, that name the operation of a button in a string."""
    named = re.compile(rf'"(?:[^"\n]* )?{op}(?: [^"\n]*)?"')
    return [
        str(path.relative_to(ROOT))
        for path in sorted((ROOT / "bot").rglob("*.py"))
        if "store" not in path.parts and named.search(path.read_text("utf-8"))
    ]


def classes_of_controls() -> int:
    """Return how many classes discord.py tries for each click, once the bot's modules are imported."""

    def below(kind: type[Any]) -> Iterator[type[Any]]:
        for each in kind.__subclasses__():
            yield each
            yield from below(each)

    found = [each for each in below(discord.ui.DynamicItem) if each.__module__.startswith("bot.")]
    return len([each for each in found if not each.__subclasses__()])


@dataclass
class Walk:
    """The functions of ours that ran, and the ways to two of them."""

    functions: set[CodeType] = field(default_factory=set)
    to_table: list[CodeType] = field(default_factory=list)
    """From discord.py's call to `Tables.play`."""
    to_rules: list[CodeType] = field(default_factory=list)
    """From `Tables.play` to `bot.tables.playing.play`, both included."""

    def files(self) -> set[str]:
        return {code.co_filename for code in self.functions}

    def choosers(self) -> list[str]:
        return [name_of(code) for code in self.to_table if _CHOICES & set(code.co_names)]


def name_of(code: CodeType) -> str:
    return f"{Path(code.co_filename).relative_to(ROOT).with_suffix('')}:{code.co_qualname}"


@contextmanager
def walked() -> Iterator[Walk]:
    """Note each function of ours that runs in this thread or in one that starts meanwhile."""
    walk = Walk()
    began: dict[asyncio.Task[Any], list[CodeType]] = {}
    loop = asyncio.get_running_loop()

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event != "call" or not _is_ours(code.co_filename):
            return
        walk.functions.add(code)
        if code.co_filename.endswith("bot/tables/playing.py") and code.co_name == "play":
            task = asyncio.current_task(loop)
            way = (began.get(task, []) if task else []) + _stack(frame)
            at = next(n for n, each in enumerate(way) if each.co_qualname == "Tables.play")
            walk.to_table, walk.to_rules = way[: at + 1], way[at:]

    def begin(
        loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], **options: Any
    ) -> asyncio.Task[Any]:
        task = asyncio.Task(work, loop=loop, **options)
        current = asyncio.current_task(loop)
        began[task] = (began.get(current, []) if current else []) + _stack(currentframe())
        return task

    loop.set_task_factory(cast(Any, begin))
    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield walk
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
        loop.set_task_factory(None)


def _is_ours(file: str) -> bool:
    path = Path(file)
    if not path.is_relative_to(ROOT):
        return False
    parts = path.relative_to(ROOT).parts
    return parts[0] in _OURS and parts[1:2] != ("playground",)


def _stack(frame: FrameType | None) -> list[CodeType]:
    """Return the functions of ours that wait for this one, outermost first."""
    codes: list[CodeType] = []
    while frame is not None:
        if _is_ours(frame.f_code.co_filename):
            codes.append(frame.f_code)
        frame = frame.f_back
    return codes[::-1]


async def confirm() -> Walk:
    """Press *Confirm* in a panel, and wait until the new board is posted."""
    renderer = Renderer()
    patches = pytest.MonkeyPatch()
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with scene(Path(folder), own_catalogues(), renderer, patches) as on:
                table = await on.table()
                member = await on.acting(table)
                at = await on.at(table)
                line = at.game.write(await on.a_move(table))
                panel = await on.slash(member, "table turn", table=str(table))
                box = await member.click(panel["id"], button(panel, "type"))
                panel = await on.reply(member, member.submit(box["interaction_id"], line=line))
                await on.told()
                with walked() as walk:
                    await on.reply(member, member.click(panel["id"], button(panel, "go")))
                    # In the middle of a turn the board waits a little.
                    await on.later(MID_TURN_S + 1)
    finally:
        patches.undo()
        renderer.close()
    return walk


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.structure", description=__doc__)
    parser.add_argument("--way", action="store_true", help="also name the functions of the way")
    asked = parser.parse_args(arguments)
    for folder, lines in sorted(lines_by_folder().items()):
        print(f"{lines:7} {folder}")
    print(f"{sum(lines_by_folder().values()):7} lines of bot")
    for op in _BUTTONS:
        print(f"{len(files_of_button(op)):7} files name the button {op}")
    walk = asyncio.run(confirm())
    print(f"{classes_of_controls():7} classes of controls")
    print(f"{len(walk.functions):7} functions of Confirm, in {len(walk.files())} files")
    print(f"{len(walk.to_table):7} frames from discord.py to Tables.play")
    print(f"{len(walk.choosers()):7} of them choose by the operation: {', '.join(walk.choosers())}")
    print(f"{len(walk.to_rules):7} frames from Tables.play to playing.play")
    if asked.way:
        for code in (*walk.to_table, *walk.to_rules[1:]):
            print(f"        {name_of(code)}")


if __name__ == "__main__":
    main()
