"""What operations on tables need from outside."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.store.rows import Secrets
from rules.core.game import GameDef


@dataclass(frozen=True, slots=True)
class Dependencies:
    """Clock, chance, titles, and who is told."""

    now: Callable[[], float]
    """Seconds since 1970."""
    secrets: Callable[[], Secrets]
    """A new seed and salt that nobody can foresee."""
    games: Callable[[str], GameDef[Any, Any]]
    """The title of a key; raises `KeyError`."""
    on_change: Callable[[int], None]
    """Called with a table's number after something about it was kept."""
