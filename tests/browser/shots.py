"""Saves the page and its pictures in `screenshots/` for people to look at, if TURNPOST_SCREENSHOTS is set."""

import os
from pathlib import Path

from playwright.async_api import Page

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "screenshots"
DOCS = ROOT / "docs" / "media"
DESKTOP = (1280, 900)
PHONE = (400, 800)
_COLUMN = 500
"""The width of a picture in the documents."""
_TALL = 2400
"""Higher than any message, so that nothing of it lies under the page's head."""


def is_wanted() -> bool:
    return bool(os.environ.get("TURNPOST_SCREENSHOTS"))


class Shots:
    def __init__(self, page: Page, name: str) -> None:
        self._page = page
        self._name = name
        self._wanted = is_wanted()

    async def take(self, moment: str, *, message: str | None = None) -> None:
        """The page at both widths. A named message is scrolled into view, and its pictures are saved as sent."""
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
        if message is not None:
            await self._keep_pictures(moment, f'[data-message-id="{message}"] [data-picture]')

    async def message(self, moment: str, message: str) -> None:
        """One message alone, at both widths."""
        if not self._wanted:
            return
        FOLDER.mkdir(exist_ok=True)
        for device, (width, _) in (("phone", PHONE), ("desktop", DESKTOP)):
            await self._alone(message, width, FOLDER / f"{self._name}-{moment}-{device}.png")

    async def document(self, message: str, file: str) -> None:
        """One message alone, as a picture of the documents, if those are wanted."""
        if os.environ.get("TURNPOST_SCREENSHOTS") == "docs":
            await self._alone(message, _COLUMN, DOCS / file)

    async def _alone(self, message: str, width: int, file: Path) -> None:
        target = self._page.locator(f'[data-message-id="{message}"]').first
        await self._page.set_viewport_size({"width": width, "height": _TALL})
        await target.scroll_into_view_if_needed()
        await self._page.evaluate(_DECODED)
        await target.screenshot(path=file, animations="disabled")
        # A narrow page hides its channels.
        width, height = DESKTOP
        await self._page.set_viewport_size({"width": width, "height": height})

    async def _keep_pictures(self, moment: str, selector: str) -> None:
        for picture in await self._page.locator(selector).all():
            name = await picture.get_attribute("data-picture")
            source = await picture.locator("img").evaluate("image => image.src")
            answer = await self._page.request.get(source)
            (FOLDER / f"{self._name}-{moment}-{name}").write_bytes(await answer.body())


_DECODED = """
() => Promise.all([...document.querySelectorAll("#log img")]
  .filter(image => image.getBoundingClientRect().bottom > 0)
  .filter(image => image.getBoundingClientRect().top < innerHeight)
  .map(image => image.decode().catch(() => null)))
"""
