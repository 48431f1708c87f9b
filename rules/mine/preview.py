"""A half-made move as its seat sees it (chapter "Moves").

No half-made move shows on the board, so this is the seat's own view.
"""

from rules.core.game import Given
from rules.core.seats import Seat
from rules.mine.state import State
from rules.mine.view import View, view


def preview(state: State, seat: Seat, verb: str, given: Given) -> View:
    return view(state, seat)
