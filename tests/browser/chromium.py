"""The browser that drives the page."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, async_playwright

NAMES = (
    "chromium-headless-shell",
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
)
"""The first is the same browser without a window, and takes less than half as long."""
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
MISSING = (
    f"no Chromium on the PATH (looked for {', '.join(NAMES)}): tests/browser/chromium.sh gets one"
)


def find_chromium() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


@asynccontextmanager
async def launched(chromium: str) -> AsyncIterator[Browser]:
    """A browser and its driver, which take seconds to start."""
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
        yield browser
        await browser.close()
