"""Plays a title's first game on the page and keeps its panels: ``python -m tests.browser.learning --title mine``.

The person follows the panel's proposals. Every panel with a lesson is kept as text, as the page shows it on a desktop
and on a phone, and with its pictures as they were sent.
"""

import argparse
import asyncio
import re
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.async_api import Error, Page

from bot.i18n import LANGUAGES
from tests.browser.chromium import MISSING, find_chromium, launched
from tests.browser.hands import Hands, Look
from tests.browser.panel import asked_by
from tests.browser.scene import Scene
from tests.browser.sensible import HABITS, Habits, Sensible
from tests.browser.shots import DESKTOP, PHONE
from tests.catalogues import own_catalogues

_TALL = 2400
"""As high as the highest panel on a phone."""
GROUPS = {"tmars": "mars"}
"""Groups of commands that are not called as the key of their title."""


async def learn(
    scene: Scene, habits: Habits, language: str, folder: Path, *, most: int
) -> tuple[list[str], bool]:
    """Play a first game for so many answers. Returns the lessons as they were read, and whether the game has ended."""
    words = own_catalogues()[language].words
    page = await scene.new_page()
    hands = Hands(page, scene.playground.url)
    await hands.come(scene.members[0], locale="en-US" if language == "en" else language)
    title = habits.title
    group = GROUPS.get(title, title)
    typed = f"{words(f'cmd.{group}')} {words(f'cmd.{group}.learn')}"
    shown = await hands.command(f"{group} learn", typed)
    person = Sensible(hands, habits)
    read: list[str] = []
    lesson = words("ui.learn.lesson", step=98, all=97, text="").strip("> ").replace("*", "")
    begins = re.escape(lesson).replace("98", r"\d+").replace("97", r"\d+")
    for _ in range(most):
        told = [line for line in shown.text.splitlines() if re.search(begins, line)]
        if told and told[0] not in read:
            read.append(told[0])
            await _keep(page, shown, folder / f"{title}-{language}-{len(read):02}")
        if asked_by(shown) is None:
            await _keep(page, shown, folder / f"{title}-{language}-end")
            break
        shown = await person.answer(shown)
    is_over = asked_by(shown) is None
    await page.close()
    return read, is_over


async def _keep(page: Page, shown: Look, at: Path) -> None:
    _write(at.with_suffix(".txt"), shown.text.encode())
    message = page.locator(f'[data-message-id="{shown.id}"]')
    for device, (width, _) in (("phone", PHONE), ("desktop", DESKTOP)):
        await page.set_viewport_size({"width": width, "height": _TALL})
        await message.evaluate("message => message.scrollIntoView({block: 'end'})")
        await message.screenshot(path=f"{at}-{device}.png", animations="disabled")
    for number, picture in enumerate(await message.locator("[data-picture] img").all()):
        source = await picture.evaluate("image => image.src")
        answer = await page.request.get(source)
        _write(Path(f"{at}-sent-{number}.png"), await answer.body())


def _write(file: Path, data: bytes) -> None:
    file.write_bytes(data)


async def main(arguments: Sequence[str] | None = None) -> int:
    titles = {habits.title: habits for habits in HABITS}
    parser = argparse.ArgumentParser(prog="python -m tests.browser.learning", description=__doc__)
    parser.add_argument("--title", choices=titles, nargs="*", default=list(titles))
    parser.add_argument("--language", choices=LANGUAGES, nargs="*", default=["en"])
    parser.add_argument("--answers", type=int, default=40)
    parser.add_argument("--to", type=Path, default=Path("learning"), help="a folder")
    options = parser.parse_args(arguments)
    chromium = find_chromium()
    if chromium is None:
        sys.stderr.write(f"{MISSING}\n")
        return 2
    await asyncio.to_thread(options.to.mkdir, exist_ok=True, parents=True)
    failed = False
    for language in options.language:
        for title in options.title:
            with tempfile.TemporaryDirectory() as folder:
                async with launched(chromium) as browser, Scene(Path(folder), browser) as scene:
                    try:
                        read, is_over = await learn(
                            scene, titles[title], language, options.to, most=options.answers
                        )
                    except Error:
                        sys.stderr.write(f"{scene.complaints() or 'no complaints'}\n")
                        raise
                    complaints = scene.complaints()
            ended = "ended" if is_over else "goes on"
            told = "\n  ".join(read)
            sys.stdout.write(f"{title} {language}: {len(read)} lessons, {ended}\n  {told}\n")
            if complaints:
                failed = True
                sys.stdout.write(f"complaints: {complaints}\n")
    return int(failed)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
