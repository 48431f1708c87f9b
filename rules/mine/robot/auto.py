"""The automatic move of a quick robot (chapter "Defaults")."""

from rules.core.game import Move
from rules.core.seats import Seat
from rules.mine.robot.answers import default_picks
from rules.mine.state import Stage, State
from rules.mine.turns.flow import open_decision_of
from rules.mine.verbs.answer import Answer
from rules.mine.verbs.corporation import PickCorporation
from rules.mine.verbs.end import EndTurn
from rules.mine.verbs.enter import Enter
from rules.mine.verbs.mulligan import Mulligan


def auto_move(state: State, seat: Seat) -> Move:
    """Pick the first corporate goal, end turns at once, give safe answers, and enter no transition periods."""
    decision = open_decision_of(state, seat)
    if decision is not None:
        return Answer(picks=default_picks(state, decision))
    match state.stage:
        case Stage.CORPORATE:
            return PickCorporation(corp=state.seats[seat].offer[0])
        case Stage.ENTER:
            return Enter(yes=False)
        case Stage.MULLIGAN:
            return Mulligan(yes=False)
        case _:
            return EndTurn()
