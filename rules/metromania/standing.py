"""Rules by which a seat's questions may be answered."""

from rules.core.ahead import AutoAnswer
from rules.core.seats import Seat
from rules.metromania.state import Phase, State
from rules.metromania.verbs.pass_ import PASS, Pass


def _goes_on(state: State, seat: Seat) -> bool:
    return state.phase is not Phase.OVER


def _pass(state: State, seat: Seat) -> Pass | None:
    return Pass() if PASS.available(state, seat) else None


def _is_over(before: State, after: State, seat: Seat) -> bool:
    return after.phase is Phase.OVER


STANDING = (AutoAnswer("pass", offered=_goes_on, answer=_pass, ends=_is_over),)
