"""Which browser drives the page."""

import shutil

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
