"""A file whose age says whether the process is alive, for health checks that must cost next to nothing.

The event loop touches the file; a health check reads its age. The check imports neither a database nor Discord, and so
takes a few hundredths of a second of processor time. Outages of the database or of Discord do not count as death: the
bot waits for both, and a restart would not help.
"""

import argparse
import asyncio
import logging
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

_log = logging.getLogger(__name__)

SETTING = "ALIVE_FILE"
"""The setting that names the file."""
TOUCHED_EVERY_S = 10.0
WITHIN_S = 120.0
OK, WRONG, BAD_SETTINGS = 0, 1, 2


async def keep_alive(file: Path, every_s: float = TOUCHED_EVERY_S) -> None:
    """Touch the file until cancelled, then delete it. Log once if it cannot be touched."""
    has_failed = False
    try:
        while True:
            try:
                await asyncio.to_thread(file.touch)
            except OSError as error:
                if not has_failed:
                    _log.error(
                        "Health checks will fail: %s cannot be touched (%s). It is tried again.",
                        *(file, error.strerror or error),
                    )
                has_failed = True
            else:
                has_failed = False
            await asyncio.sleep(every_s)
    finally:
        with suppress(OSError):
            os.unlink(file)


def check(argv: Sequence[str], env: Mapping[str, str], now: Callable[[], float] = time.time) -> int:
    """Print the age of the file; return the exit code, 1 if it is missing or too old."""
    parser = argparse.ArgumentParser(
        prog="turnpost health",
        description=f"Fail if the bot has not touched the file that {SETTING} names for some time.",
    )
    parser.add_argument(
        "--within",
        type=float,
        default=WITHIN_S,
        metavar="SECONDS",
        help="how long that may be (%(default).0f)",
    )
    within_s = parser.parse_args(argv).within
    named = env.get(SETTING, "").strip()
    if not named:
        print(f"{SETTING} is not set: name a file that the bot may write.", file=sys.stderr)
        return BAD_SETTINGS
    try:
        age_s = now() - Path(named).expanduser().stat().st_mtime
    except OSError as error:
        print(f"The bot is not running: {named}: {error.strerror}.", file=sys.stderr)
        return WRONG
    if abs(age_s) > within_s:
        # The clock was put back after the file was touched.
        when = f"{age_s:.0f} s old" if age_s > 0 else f"from {-age_s:.0f} s ahead"
        print(f"The last sign of life is {when}.", file=sys.stderr)
        return WRONG
    print(f"Alive {max(0.0, age_s):.0f} s ago.")
    return OK


def run(argv: Sequence[str]) -> int:
    """Check with the settings of the environment, or of `.env` in the current folder."""
    if SETTING not in os.environ:
        from dotenv import find_dotenv, load_dotenv

        try:
            load_dotenv(find_dotenv(usecwd=True))
        except (OSError, UnicodeDecodeError) as error:
            print(f".env cannot be read: {error}", file=sys.stderr)
            return BAD_SETTINGS
    return check(argv, os.environ)
