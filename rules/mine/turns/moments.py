"""What the moment of a table rules out, whatever a move says (chapter "Validation order").

For moves that are not on a seat's menu: the stage answers before an open question, an open question before the phase.
"""

from rules.core.errors import IllegalMove
from rules.core.seats import Seat
from rules.core.text import msg
from rules.mine.state import Stage, State
from rules.mine.turns.flow import REVEAL, open_decision_of, waiting_for


def refuse_other_stage(state: State, *stages: Stage) -> None:
    """Raises IllegalMove: stage."""
    if state.stage not in stages:
        raise IllegalMove("mine.stage", stage=msg(f"mine.stage.{state.stage.value}"))


def refuse_off_turn(state: State, seat: Seat) -> None:
    """For whatever is done on the own turn.

    Raises:
        IllegalMove: stage or pending.
    """
    refuse_other_stage(state, Stage.COMPETITION, Stage.TRANSITION)
    decision = open_decision_of(state, seat)
    if decision is not None:
        # What everybody may read of the question of a reveal does not name it.
        hidden = decision.kind == "reveal"
        question = msg(f"mine.asked.{REVEAL}") if hidden else waiting_for(state)[seat]
        raise IllegalMove("mine.pending", question=question)
