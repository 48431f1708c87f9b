"""The browser that drives the page."""

import os
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

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

FONTS = """<?xml version="1.0"?>
<fontconfig><include>/etc/fonts/fonts.conf</include><dir>{korean}</dir></fontconfig>
"""
"""The fonts of this machine, and that of the pictures: a visitor's device has Korean letters."""


def find_chromium() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


@asynccontextmanager
async def launched(chromium: str) -> AsyncIterator[Browser]:
    """A browser and its driver, which take seconds to start."""
    with tempfile.TemporaryDirectory() as folder:
        fonts = Path(folder) / "fonts.conf"
        fonts.write_text(FONTS.format(korean=files("justmytype_intl_cjk") / "fonts"))
        async with async_playwright() as driver:
            browser = await driver.chromium.launch(
                executable_path=chromium,
                args=list(ARGUMENTS),
                env={**os.environ, "FONTCONFIG_FILE": str(fonts)},
            )
            yield browser
            await browser.close()
