"""Outside dependencies of operations on tables."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.clocks.spans import Span
from bot.store.rows import Secrets
from rules.core.game import GameDef

HasLeft = Callable[[int, int], Awaitable[bool]]
"""Function that tells, as far as known, whether a member (the second number) has left a server (the first)."""


async def nobody_has_left(guild_id: int, member_id: int) -> bool:
    """Return False, for programs that know no servers."""
    return False


OutagesSince = Callable[[int, int], Sequence[Span]]
"""Function for the outages of a server (the second number) after a moment (UTC milliseconds)."""


def no_outages(since_ms: int, guild_id: int) -> Sequence[Span]:
    """Return no outages, for programs that are always there."""
    return ()


def ignored(moment_s: float) -> None:
    """Ignore the moment, for programs whose clock is never behind Discord's."""


@dataclass(frozen=True, slots=True)
class Dependencies:
    """Clock, seeds, titles, and listeners to changes."""

    now: Callable[[], float]
    """Seconds since 1970."""
    secrets: Callable[[], Secrets]
    """Function that returns a new, unpredictable seed and salt."""
    games: Callable[[str], GameDef[Any, Any]]
    """Function that returns the title with a key; it raises `KeyError` if there is none."""
    on_change: Callable[[int], None]
    """Listener, called with a table's number after a change to it was stored."""
    outages: OutagesSince = no_outages
    at_least: Callable[[float], None] = ignored
    """Listener to past moments of Discord's, in seconds since 1970; the clock may be behind them."""
