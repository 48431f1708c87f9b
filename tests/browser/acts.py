"""Counts the interactions of a turn on the page, and names them: ``python -m tests.browser.acts --title mine``.

Two people play each title in each language. A turn begins with the button below the board and ends when the panel asks
nothing more; every click, list and command that reaches the bot counts once, as Discord counts them.

With ``--first`` it times the way from the empty page to the first move instead, beside its goal of a minute.
"""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import monotonic

from playwright.async_api import Page, Request

from bot.core.controls.ids import PanelId
from bot.i18n import LANGUAGES
from tests.browser.chromium import MISSING, find_chromium, launched
from tests.browser.first import GOAL_S, first_move
from tests.browser.hands import Hands
from tests.browser.panel import asked_by
from tests.browser.scene import Scene
from tests.browser.sensible import HABITS, Habits, Sensible, act_named
from tests.browser.table import open_table, start_table
from tests.catalogues import own_catalogues

TURNS = 12
OPEN_PANEL = "open the panel"


class Acts:
    """The names of the interactions that the page sends for its member, in their order."""

    def __init__(self, page: Page) -> None:
        self.names: list[str] = []
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        kind = request.url.rpartition("/")[2]
        if request.method != "POST" or "/play/members/" not in request.url:
            return
        if kind == "component":
            sent = request.post_data_json or {}
            clicked = PanelId.read(str(sent.get("custom_id", "")))
            self.names.append(OPEN_PANEL if clicked is None else act_named(clicked))
        elif kind in ("command", "modal"):
            self.names.append(kind)


@dataclass(frozen=True, slots=True)
class Counted:
    """The turns of a title in a language, each as the names of its interactions."""

    title: str
    language: str
    turns: tuple[tuple[str, ...], ...]

    @property
    def median(self) -> float:
        return median(map(len, self.turns))


async def count_turns(scene: Scene, habits: Habits, language: str, turns: int) -> Counted:
    """Play a title for so many turns, as two people with the bot in one language."""
    page = await scene.new_page()
    hands = Hands(page, scene.playground.url)
    locale = "en-US" if language == "en" else language
    words = own_catalogues()[language].words
    members = scene.members[:2]
    for member in reversed(members):
        await hands.come(member, locale=locale)
    typed = f"{words('cmd.table')} {words('cmd.table.open')}"
    lobby = await open_table(
        hands, members, typed=typed, title=habits.title, options=habits.options
    )
    table = await start_table(hands, lobby)
    person = Sensible(hands, habits)
    acts = Acts(page)
    played: list[tuple[str, ...]] = []
    while not table.over and len(played) < turns:
        for member in table.board.mentions:
            acts.names.clear()
            shown = await table.take_turn(member)
            while asked_by(shown) is not None:
                shown = await person.answer(shown)
            played.append(tuple(acts.names))
        if len(played) < turns:
            await table.next_turn()
    await page.close()
    return Counted(habits.title, language, tuple(played))


async def time_first_move(scene: Scene, habits: Habits, language: str) -> float:
    """The seconds from the empty page to the first move."""
    page = await scene.new_page()
    words = own_catalogues()[language].words
    typed = f"{words('cmd.table')} {words('cmd.table.open')}"
    locale = "en-US" if language == "en" else language
    began = monotonic()
    await first_move(Hands(page, scene.playground.url), scene.members[0], locale, typed, habits)
    return monotonic() - began


def told(counted: Counted) -> str:
    """The median, the spread, and the acts: those of the median turn, and all of them by number."""
    lengths = sorted(map(len, counted.turns))
    middle = min(counted.turns, key=lambda turn: abs(len(turn) - counted.median))
    often = Counter(name for turn in counted.turns for name in turn)
    lines = [
        f"{counted.title} {counted.language}: median {counted.median:g} "
        f"of {len(lengths)} turns ({', '.join(map(str, lengths))})",
        f"    a usual turn: {', '.join(middle)}",
        f"    all: {', '.join(f'{name} {number}' for name, number in often.most_common())}",
    ]
    return "\n".join(lines)


async def main(arguments: Sequence[str] | None = None) -> int:
    titles = {habits.title: habits for habits in HABITS}
    parser = argparse.ArgumentParser(prog="python -m tests.browser.acts", description=__doc__)
    parser.add_argument("--title", action="append", choices=titles, help="all when left out")
    parser.add_argument("--language", action="append", choices=LANGUAGES, help="all when left out")
    parser.add_argument("--turns", type=int, default=TURNS, help="how many, of each table")
    parser.add_argument("--first", action="store_true", help="time the first move")
    options = parser.parse_args(arguments)
    chromium = find_chromium()
    if chromium is None:
        sys.stderr.write(f"{MISSING}\n")
        return 2
    is_late = False
    for title in options.title or titles:
        for language in options.language or LANGUAGES:
            # The tables left unfinished would use up how often their members may be pinged.
            with tempfile.TemporaryDirectory() as folder:
                async with launched(chromium) as browser, Scene(Path(folder), browser) as scene:
                    if options.first:
                        took = await time_first_move(scene, titles[title], language)
                        is_late = is_late or took > GOAL_S
                        line = (
                            f"{title} {language}: first move after {took:.1f} s (goal {GOAL_S} s)"
                        )
                    else:
                        turns = options.turns
                        line = told(await count_turns(scene, titles[title], language, turns))
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
    return int(is_late)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
