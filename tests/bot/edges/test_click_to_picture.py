"""CONTRIBUTING.md lists the functions between a click and the new picture of the board. They run, in this order."""

import inspect
import re
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from types import CodeType, FrameType

import pytest

from bot.core.posts.renderer import Renderer
from bot.i18n import Catalogues
from bot.tables.notices import MID_TURN_S
from tests.bot.edges.scene import button, scene
from tests.bot.edges.test_clicks import typed_panel

pytestmark = pytest.mark.sockets

_HEADING = "## From click to picture"
_GUIDE = Path(__file__).parents[3] / "CONTRIBUTING.md"


def listed() -> list[str]:
    """The functions of the list, by dotted name."""
    _, _, section = _GUIDE.read_text("utf-8").partition(_HEADING)
    return re.findall(r"^\d+\. `([\w.]+)`", section.partition("\n## ")[0], re.MULTILINE)


def code_of(name: str) -> CodeType:
    """The code of a function or method, such as ``bot.tables.service.Tables.play``."""
    parts = re.fullmatch(r"([a-z_.]+?)\.((?:[A-Z]\w+\.)?\w+)", name)
    assert parts is not None
    code = inspect.unwrap(attrgetter(parts[2])(import_module(parts[1]))).__code__
    assert isinstance(code, CodeType)
    return code


@contextmanager
def calls_of(names: Sequence[str]) -> Iterator[list[str]]:
    """The calls of these functions in this thread and in threads that start meanwhile, in order."""
    named = {code_of(name): name for name in names}
    called: list[str] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code in named:
            called.append(named[frame.f_code])

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def in_order(names: Sequence[str], called: Sequence[str]) -> list[str]:
    """The names up to the first one that was not called after those before it."""
    rest = iter(called)
    return [name for name in names if name in rest]


async def test_a_click_walks_through_the_listed_functions(
    tmp_path: Path, catalogues: Catalogues, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = listed()
    assert len(names) > 10
    renderer = Renderer()
    with calls_of(names) as called:
        async with scene(tmp_path, catalogues, renderer, monkeypatch) as on:
            table, member = await on.asked()
            panel = await typed_panel(on, member, table)
            await on.told()
            called.clear()
            await on.reply(member, member.click(panel["id"], button(panel, "go")))
            # In the middle of a turn the board waits a little.
            await on.later(MID_TURN_S + 1)
    renderer.close()
    assert in_order(names, called) == names


def test_a_function_that_runs_too_early_is_noticed() -> None:
    assert in_order(["a", "b", "c"], ["a", "c", "b", "a"]) == ["a", "b"]
    assert in_order(["a", "b"], ["a", "x", "b"]) == ["a", "b"]
