"""Pictures of the page for people to look at: taken when TURNPOST_SCREENSHOTS is set, into `screenshots/`."""

import os
from pathlib import Path

from playwright.async_api import Page

FOLDER = Path(__file__).parents[2] / "screenshots"
DESKTOP = (1280, 900)
PHONE = (400, 800)


class Shots:
    def __init__(self, page: Page, name: str) -> None:
        self._page = page
        self._name = name
        self._wanted = bool(os.environ.get("TURNPOST_SCREENSHOTS"))

    async def take(self, moment: str, *, message: str | None = None) -> None:
        """The page at both widths, with a message brought into sight if one is named."""
        if not self._wanted:
            return
        FOLDER.mkdir(exist_ok=True)
        for device, (width, height) in (("phone", PHONE), ("desktop", DESKTOP)):
            await self._page.set_viewport_size({"width": width, "height": height})
            if message is not None:
                target = self._page.locator(f'[data-message-id="{message}"]')
                await target.evaluate("message => message.scrollIntoView({block: 'end'})")
            await self._page.evaluate(_DECODED)
            file = FOLDER / f"{self._name}-{moment}-{device}.png"
            await self._page.screenshot(path=file, animations="disabled")


_DECODED = """
() => Promise.all([...document.querySelectorAll("#log img")]
  .filter(image => image.getBoundingClientRect().bottom > 0)
  .filter(image => image.getBoundingClientRect().top < innerHeight)
  .map(image => image.decode().catch(() => null)))
"""
