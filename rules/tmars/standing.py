"""Rules by which a seat's questions may be answered."""

from rules.core.ahead import AutoAnswer
from rules.core.seats import Seat
from rules.tmars.state import Stage, State
from rules.tmars.verbs.answer import Answer, only_answer


def _goes_on(state: State, seat: Seat) -> bool:
    return state.stage is not Stage.OVER


def _answer(state: State, seat: Seat) -> Answer | None:
    return only_answer(state, seat)


def _is_over(before: State, after: State, seat: Seat) -> bool:
    return after.stage is Stage.OVER


STANDING = (AutoAnswer("forced", offered=_goes_on, answer=_answer, ends=_is_over),)
