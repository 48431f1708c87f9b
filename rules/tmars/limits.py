"""The longest that a table can last."""

from typing import Final

from rules.tmars.components.cards import PROJECTS
from rules.tmars.components.content import SEATS

MOST_GENERATIONS: Final = 60
"""The table ends after this many generations, even if the planet is not terraformed."""

_PER_CARD: Final = 12
"""Moves for one card played or action taken: the move itself, its questions, and those of its triggers."""
_PER_SEAT: Final = _PER_CARD * (2 * len(PROJECTS) + 100)
"""Per generation: every card played, every action taken, plus standard projects and conversions."""
MOST_MOVES: Final = SEATS[-1] * MOST_GENERATIONS * _PER_SEAT
