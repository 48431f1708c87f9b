"""A choice of an organiser among a few values."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.store.contest.rows import Settings
from rules.contest.director.plan import Plan
from rules.core.text import Msg

Chosen = tuple[Plan, Settings]


@dataclass(frozen=True, slots=True)
class Choice:
    """A menu: its values, the present one, and functions that return a value's label and its effect."""

    values: tuple[str, ...]
    now: str
    said: Callable[[str], Msg]
    change: Callable[[str], Chosen]
