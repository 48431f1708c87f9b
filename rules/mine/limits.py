"""How many moves a table can have at most."""

from typing import Final

from rules.mine.components.content import (
    MOST_ROUNDS,
    MOST_TRANSITIONS,
    RESOURCES,
    SEATS,
)

_PERIODS: Final = 6
_SEATS: Final = SEATS[-1]
_ROUNDS: Final = _PERIODS * (MOST_ROUNDS + 1) + MOST_TRANSITIONS
"""A period that drags on is declared over in round `MOST_ROUNDS`, and one more round is played."""
_OWNED: Final = 11 + 100 + 40 + 20
"""Cards and public goals that one seat can own."""
_PER_CARD: Final = 8
"""Moves for one card put down, goal used or purchase made: itself and its questions."""
_PER_TURN: Final = _PER_CARD * 2 * _OWNED + len(RESOURCES) + 4
"""What is put down or used, what is bought, coins, a clean-up, standing answers, the ends of playing and turn."""
MOST_MOVES: Final = _SEATS * (_ROUNDS * _PER_TURN + 1 + 2 * MOST_TRANSITIONS)
"""A corporate goal for every seat, and per transition period entering and redrawing."""
