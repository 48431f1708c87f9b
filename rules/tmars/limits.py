"""How long a table can last."""

from typing import Final

from rules.tmars.components.content import PROJECTS, SEATS

MOST_GENERATIONS: Final = 60
"""A planet that nobody cares for is left as it is after so many."""

_PER_CARD: Final = 12
"""Moves for one card played or action taken: itself, its questions and those of what it sets off."""
_PER_SEAT: Final = _PER_CARD * (2 * len(PROJECTS) + 100)
"""In one generation: every card played, every action taken, standard projects and conversions besides."""
MOST_MOVES: Final = SEATS[-1] * MOST_GENERATIONS * _PER_SEAT
