"""A move in the making, seen by its seat (chapter "Moves").

Nothing that a half-filled move does shows on the board: the view is the seat's own.
"""

from rules.core.game import Given
from rules.core.seats import Seat
from rules.mine.state import State
from rules.mine.view import View, view


def preview(state: State, seat: Seat, verb: str, given: Given) -> View:
    return view(state, seat)
