"""Whether a phone shows a question together with its picture: ``python -m tests.browser.sight [TITLE ...]``.

One member plays against a robot on a page of 400 × 860 pixels, and answers at random. A form is *together* if its last
picture, all choices and *Confirm* fit between the head of the page and the box for messages. Lines of text above the
picture are counted, too. ``--answers 12`` of each
title and language, ``--language ko`` for one language, ``--shots FOLDER`` writes what the phone shows.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.i18n import LANGUAGES
from rules.registry import GAME_KEYS
from tests.browser.chromium import MISSING, find_chromium, launched
from tests.browser.hands import Hands, Look
from tests.browser.panel import Panel, asked_by
from tests.browser.scene import Scene
from tests.browser.table import open_table, start_table
from tests.catalogues import own_catalogues

WIDTH, HEIGHT = 400, 860
MOST_LINES = 4
"""The most lines of text above the picture."""
_PARTS = """
id => {
  const message = document.querySelector(`[data-message-id="${id}"]`);
  const pictures = [...message.querySelectorAll("img[src]")];
  const controls = [...message.querySelectorAll("[data-custom-id]")];
  if (!controls.length || !pictures.length) return null;
  const top = pictures.at(-1).getBoundingClientRect().top;
  const lines = [];
  for (const text of message.querySelectorAll(".message-body > .md")) {
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { bottom, height } of range.getClientRects())
      if (height && !lines.some(each => Math.abs(each - bottom) < height / 2)) lines.push(bottom);
  }
  return [
    pictures.length,
    Math.round(controls.at(-1).getBoundingClientRect().bottom - top),
    document.querySelector("#log-scroll").clientHeight,
    lines.length,
  ];
}
"""


class Seen(NamedTuple):
    pictures: int
    needed: int
    """Pixels from the top of the last picture to the bottom of the controls."""
    room: int
    lines: int
    """Lines of text above the picture."""

    @property
    def is_together(self) -> bool:
        return self.needed <= self.room


class Watched(Panel):
    """A panel that measures everything that it shows."""

    def __init__(self, hands: Hands, rng: Random, shots: Path | None) -> None:
        super().__init__(hands, rng)
        self._page, self._shots = hands.page, shots
        self.seen: list[Seen] = []

    async def note(self, panel: Look) -> None:
        """Measure a form; a message without a question is none."""
        found = None if asked_by(panel) is None else await self._page.evaluate(_PARTS, panel.id)
        if found is None:
            return
        self.seen.append(Seen(*found))
        if self._shots is not None:
            file = f"{len(self.seen):03}-{self.seen[-1].lines}.png"
            await self._page.screenshot(path=self._shots / file)

    async def fill_in(self, panel: Look, row: str, *, careful: bool = False) -> Look:
        shown = await super().fill_in(panel, row, careful=careful)
        await self.note(shown)
        return shown


async def watched(
    scene: Scene, hands: Hands, title: str, language: str, answers: int, shots: Path | None
) -> list[Seen]:
    """Return the forms of so many answers at a new table."""
    words = own_catalogues()[language].words
    member = scene.members[0]
    await hands.come(member, locale="en-US" if language == "en" else language)
    typed = f"{words('cmd.table')} {words('cmd.table.open')}"
    lobby = await open_table(hands, [member], robots=1, typed=typed, title=title)
    table = await start_table(hands, lobby)
    panel, answered = Watched(hands, Random(7), shots), 0
    while not table.over and answered < answers:
        shown = await table.take_turn(member)
        while asked_by(shown) is not None and answered < answers:
            await panel.note(shown)
            shown = await panel.answer(shown)
            answered += 1
        if answered < answers:
            await table.next_turn()
    return panel.seen


async def measured(wanted: argparse.Namespace) -> None:
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit(MISSING)
    heads = ("title", "language", "forms", "together", "most pictures", "median and most height")
    _write(*heads, f"over {MOST_LINES} lines, most")
    with tempfile.TemporaryDirectory() as folder:
        async with launched(chromium) as browser:
            for title in wanted.titles or GAME_KEYS:
                for language in wanted.language or LANGUAGES:
                    own = Path(tempfile.mkdtemp(dir=folder))
                    async with Scene(own, browser) as scene:
                        page = await scene.new_page()
                        await page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
                        shots = wanted.shots and wanted.shots / f"{title}-{language}"
                        if shots:
                            shots.mkdir(parents=True, exist_ok=True)
                        hands = Hands(page, scene.playground.url)
                        seen = await watched(scene, hands, title, language, wanted.answers, shots)
                        await page.close()
                    heights = sorted(each.needed for each in seen)
                    _write(
                        title,
                        language,
                        len(seen),
                        f"{sum(each.is_together for each in seen)} of {len(seen)}",
                        max(each.pictures for each in seen),
                        f"{heights[len(heights) // 2]}, {heights[-1]} of {seen[0].room}",
                        f"{sum(each.lines > MOST_LINES for each in seen)}, {max(each.lines for each in seen)}",
                    )


def _write(*cells: object) -> None:
    sys.stdout.write(" | ".join(map(str, cells)) + "\n")
    sys.stdout.flush()


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.sight", description=__doc__)
    parser.add_argument("titles", nargs="*")
    parser.add_argument("--language", action="append")
    parser.add_argument("--answers", type=int, default=12)
    parser.add_argument("--shots", type=Path)
    asyncio.run(measured(parser.parse_args(argv)))


if __name__ == "__main__":
    main()
