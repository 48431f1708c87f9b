"""Plays a title on a page that shows no picture, and writes down every word: ``python -m tests.browser.by_words``.

One person plays against a robot by the words of panels and ``/table text`` alone: no picture is ever fetched. All that
the person read stands in a file, so that a reader can judge it.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TextIO

from playwright.async_api import Error, Page, Route

from bot.i18n import LANGUAGES
from tests.browser.chromium import MISSING, find_chromium, launched
from tests.browser.hands import Control, Hands, Look, Option
from tests.browser.panel import asked_by
from tests.browser.scene import Scene
from tests.browser.sensible import HABITS, Habits, Sensible
from tests.browser.table import open_table, start_table
from tests.catalogues import own_catalogues

MOST = 2000
"""Answers of the person; no table takes so many."""


class Reading(Hands):
    """Hands whose person writes down all that they read and choose."""

    def __init__(self, page: Page, url: str, book: TextIO) -> None:
        super().__init__(page, url)
        self._book = book

    def note(self, what: str) -> None:
        self._book.write(f"{what}\n")
        self._book.flush()

    async def answer_to(self, act: Callable[[], Any]) -> Look:
        try:
            return self._read(await super().answer_to(act))
        except Error:
            self.note(f"NO ANSWER\n{(await self.page.inner_text('body'))[-3000:]}")
            raise

    async def changed(self, before: Look) -> Look:
        return self._read(await super().changed(before))

    async def newer_post(self, before: Look, *kinds: str) -> Look:
        return self._read(await super().newer_post(before, *kinds))

    async def open_list(self, look: Look, control: Control) -> list[Option]:
        options = await super().open_list(look, control)
        for each in options:
            label = each.label.replace("\n", " / ")
            self.note(f"    {'x' if each.chosen else '-'} {label}")
        return options

    async def pick(self, look: Look, control: Control, value: str) -> Look:
        self.note(f"    > {value}")
        return await super().pick(look, control, value)

    async def toggle(self, control: Control, value: str) -> list[Option]:
        self.note(f"    > {value}")
        return await super().toggle(control, value)

    async def click(self, look: Look, control: Control) -> None:
        self.note(f"  > {control.label}")
        await super().click(look, control)

    def _read(self, look: Look) -> Look:
        labels = " ".join(f"[{each.label}]" for each in look.controls if not each.disabled)
        self.note(f"---\n{look.text}\n{labels}")
        return look


async def play(
    scene: Scene, habits: Habits, language: str, book: TextIO, *, most: int = MOST
) -> tuple[int, bool]:
    """Play a title to its end, or for so many answers. Returns their number, and whether the table has ended."""
    words = own_catalogues()[language].words
    page = await scene.new_page()

    async def refuse(route: Route) -> None:
        await route.abort()

    await page.route("**/files/**", refuse)
    hands = Reading(page, scene.playground.url, book)
    member = scene.members[0]
    await hands.come(member, locale="en-US" if language == "en" else language)
    await hands.command("server set", "server set", pick={"setting": "language", "value": language})
    opening = f"{words('cmd.table')} {words('cmd.table.open')}"
    lobby = await open_table(
        hands, (member,), robots=1, typed=opening, title=habits.title, options=habits.options
    )
    table = await start_table(hands, lobby)
    reading = f"{words('cmd.table')} {words('cmd.table.text')}"
    person = Sensible(hands, habits)
    answers = 0
    while not table.over and answers < most:
        hands.note(f"===== answer {answers}")
        await hands.command("table text", reading)
        shown = await table.take_turn()
        while asked_by(shown) is not None and answers < most:
            shown = await person.answer(shown)
            answers += 1
        if answers < most:
            await table.next_turn()
    hands.note("===== the end")
    await hands.command("table text", reading)
    assert await page.evaluate(
        "[...document.images].every(image => !image.src.includes('/files/') || image.naturalWidth === 0)"
    ), "a picture was seen"
    await page.close()
    return answers, table.over


async def main(arguments: Sequence[str] | None = None) -> int:
    titles = {habits.title: habits for habits in HABITS}
    parser = argparse.ArgumentParser(prog="python -m tests.browser.by_words", description=__doc__)
    parser.add_argument("--title", choices=titles, default="tmars")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--to", type=Path, default=Path("by-words.txt"), help="what was read")
    options = parser.parse_args(arguments)
    chromium = find_chromium()
    if chromium is None:
        sys.stderr.write(f"{MISSING}\n")
        return 2
    with tempfile.TemporaryDirectory() as folder:
        async with launched(chromium) as browser, Scene(Path(folder), browser) as scene:
            with options.to.open("w") as book:
                try:
                    answers, is_over = await play(
                        scene, titles[options.title], options.language, book
                    )
                except Error:
                    sys.stderr.write(f"{scene.complaints() or 'no complaints'}\n")
                    raise
            complaints = scene.complaints()
    sys.stdout.write(
        f"{options.title} {options.language}: {answers} answers, "
        f"{'played to its end' if is_over else 'not ended'}; complaints: {complaints or 'none'}\n"
    )
    return int(not is_over or bool(complaints))


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
