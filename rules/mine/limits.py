"""The most moves that a table can have."""

from typing import Final

from rules.mine.components.content import MOST_ROUNDS, MOST_TRANSITIONS, SEATS
from rules.mine.components.terms import RESOURCES

_PERIODS: Final = 6
_SEATS: Final = SEATS[-1]
_ROUNDS: Final = _PERIODS * (MOST_ROUNDS + 1) + MOST_TRANSITIONS
"""A period is declared over in round `MOST_ROUNDS` at the latest, and one more round follows."""
_OWNED: Final = 11 + 100 + 40 + 20
"""The most cards and public goals that one seat can own."""
_PER_CARD: Final = 8
"""Moves for one card put down, goal used or purchase made: the move itself and its questions."""
_PER_TURN: Final = _PER_CARD * 2 * _OWNED + len(RESOURCES) + 4
"""Moves for playing, buying, coins, the clean-up, standing answers, and ending the play phase and the turn."""
MOST_MOVES: Final = _SEATS * (_ROUNDS * _PER_TURN + 1 + 2 * MOST_TRANSITIONS)
"""Plus a corporate goal for every seat, and entering and redrawing for each transition period."""
