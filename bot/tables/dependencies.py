"""What operations on tables need from the outside world."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.clocks.spans import Span
from bot.store.rows import Secrets
from rules.core.game import GameDef

HasLeft = Callable[[int, int], Awaitable[bool]]
"""Whether a member (the second number) has left a server (the first), as far as can be found out."""


async def nobody_has_left(guild_id: int, member_id: int) -> bool:
    """For programs that know no servers."""
    return False


OutagesSince = Callable[[int, int], Sequence[Span]]
"""The stretches beyond a moment (UTC milliseconds) in which the bot could not serve a server (the second number)."""


def no_outages(since_ms: int, guild_id: int) -> Sequence[Span]:
    """For programs that are always there."""
    return ()


def ignored(moment_s: float) -> None:
    """For programs whose clock is never behind Discord's."""


@dataclass(frozen=True, slots=True)
class Dependencies:
    """Clock, chance, titles, and whom to tell about changes."""

    now: Callable[[], float]
    """Seconds since 1970."""
    secrets: Callable[[], Secrets]
    """Returns a new, unpredictable seed and salt."""
    games: Callable[[str], GameDef[Any, Any]]
    """Returns the title with a key; raises `KeyError` if there is none."""
    on_change: Callable[[int], None]
    """Called with a table's number after a change to it was stored."""
    outages: OutagesSince = no_outages
    at_least: Callable[[float], None] = ignored
    """Called with moments of Discord's that have passed, in seconds since 1970; the clock may be behind them."""
