"""Commands that mend a database that no bot has open: damage by a wrong clock, and numbers after a restore."""

import argparse
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from sqlalchemy import URL

from bot.store.copying import numbering, rectifying
from bot.store.copying.beside import peek
from bot.store.database import Database

_MOST_LEFT_OUT = 10**9
"""Ids of controls have room for numbers of 15 digits."""
_UNITS_S = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
_LONGEST_S = 100 * 366 * 86_400
"""No clock is ahead by more than a century."""


class Wrong(Exception):
    """The command failed or found a fault; the message names it."""


def takes_clock(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `clock`."""
    parser.add_argument(
        "--repair", action="store_true", help="put it back by as much; stop the bot first"
    )
    parser.add_argument(
        "--by",
        type=_span_ms,
        metavar="SPAN",
        help="how far the clock was ahead, such as 10m, 5h or 365d; otherwise as far as the bot's last sign of life",
    )


async def clock(url: URL, now_ms: int, args: argparse.Namespace) -> str:
    """Report moments in the future, or move them back."""
    if not args.repair:
        found, by_ms = await peek(
            url,
            lambda conn: (rectifying.ahead(conn, now_ms), rectifying.ahead_by_ms(conn, now_ms)),
        )
        return "\n".join(_ahead(found, by_ms)) or "Nothing is in the future."
    database = await Database.open(url)
    try:
        by_ms = args.by or await database.read(lambda conn: rectifying.ahead_by_ms(conn, now_ms))
        if by_ms < rectifying.FAR_MS:
            raise Wrong(
                "The bot's last sign of life is not in the future, so say how far the clock was ahead: --by 365d."
            )
        changed = await database.write(lambda conn: rectifying.set_right(conn, now_ms, by_ms))
    finally:
        await database.close()
    return f"Put back by {by_ms // 1000:,} s: {changed:,} moments. No clock is charged until the bot starts."


def takes_renumber(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `renumber`."""
    parser.add_argument(
        "--gap",
        type=_count,
        metavar="N",
        help="leave out so many numbers; otherwise as many as may have been given since the last sign of life",
    )


async def renumber(url: URL, now_ms: int, args: argparse.Namespace) -> str:
    """Leave a gap behind the numbers that a database knows to be given."""
    database = await Database.open(url)
    try:
        gaps = await database.write(
            lambda conn: numbering.renumber(conn, now_ms / 1000, gap=args.gap)
        )
    finally:
        await database.close()
    return skipped(gaps)


def skipped(gaps: Mapping[str, int]) -> str:
    """Report how many numbers are left out."""
    each = ", ".join(f"{gap:,} of {name}" for name, gap in gaps.items())
    return f"Numbers that may have been given since are left out: {each}."


def _count(typed: str) -> int:
    """Read a number of numbers. Raise `ValueError`, which argparse explains."""
    if not 0 < (number := int(typed)) <= _MOST_LEFT_OUT:
        raise ValueError(typed)
    return number


def _ahead(found: Sequence[rectifying.Ahead], by_ms: int) -> list[str]:
    lines = [
        f"{each.what}: {each.rows:,}, up to {utc(each.furthest_ms)}"
        + (", which may be right" if each.may_be_right else "")
        for each in found
    ]
    if by_ms >= rectifying.FAR_MS:
        lines.append(
            f"The bot's last sign of life is {by_ms // 1000:,} s from now: its clock was ahead. "
            "`turnpost admin clock --repair` sets this right."
        )
    elif any(not each.may_be_right for each in found):
        lines.append(
            "A clock was ahead. `turnpost admin clock --repair --by SPAN` sets this right."
        )
    return lines


def _span_ms(typed: str) -> int:
    """Read a length of time. Raise `ValueError`, which argparse explains."""
    number, unit = int(typed[:-1]), _UNITS_S.get(typed[-1:], 0)
    if not 0 < number * unit <= _LONGEST_S:
        raise ValueError(typed)
    return number * unit * 1000


def utc(moment_ms: int) -> str:
    """Write a moment as people read it."""
    return datetime.fromtimestamp(moment_ms / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
