"""Refusals that depend only on the current stage or phase, for every move (chapter "Validation order").

They are for moves that are not on a seat's menu. The stage is checked before an open question, and that before the
phase.
"""

from rules.core.errors import IllegalMove
from rules.core.seats import Seat
from rules.core.text import msg
from rules.mine.components.reasons import Reason
from rules.mine.state import Stage, State
from rules.mine.turns.flow import open_decision_of, waiting_for


def refuse_other_stage(state: State, *stages: Stage) -> None:
    """Raises IllegalMove: stage."""
    if state.stage not in stages:
        raise IllegalMove("mine.stage", stage=msg(f"mine.stage.{state.stage.value}"))


def refuse_off_turn(state: State, seat: Seat) -> None:
    """Refuse a move that belongs in the seat's own turn at any other time.

    Raises:
        IllegalMove: stage or pending.
    """
    refuse_other_stage(state, Stage.COMPETITION, Stage.TRANSITION)
    decision = open_decision_of(state, seat)
    if decision is not None:
        # The public question about a reveal does not name the reveal.
        hidden = decision.kind == "reveal"
        question = (
            msg(f"mine.asked.{Reason.REVEAL_CORPORATION}") if hidden else waiting_for(state)[seat]
        )
        raise IllegalMove("mine.pending", question=question)
