"""Answers with a payment: cards bought after a look at them, cards played at once."""

from collections.abc import Sequence
from typing import Final

from rules.core.domains import Split
from rules.core.errors import IllegalMove
from rules.core.seats import Seat
from rules.core.text import msg
from rules.tmars.components.content import CARD_PRICE, UNITS
from rules.tmars.components.effects import PlayFromHand
from rules.tmars.components.programs import PROGRAMS
from rules.tmars.components.reasons import Reason
from rules.tmars.economy.paying import NOTHING, Means, Units, means, pay_refusal, split
from rules.tmars.resolve.playing import pay_domain
from rules.tmars.resolve.playing import pay_refusal as refuse_card_payment
from rules.tmars.state import Question, State

_PAID: Final = "paid:"
_NO_MEANS: Final = Means(NOTHING, (1,) * len(UNITS))


def is_paid(question: Question) -> bool:
    """Return true if answering it may cost something."""
    return question.why in (Reason.BUY, Reason.PLAY)


def with_payment(picks: tuple[str, ...], units: Units) -> tuple[str, ...]:
    """Return the input of a frame: the picks and their payment."""
    return (*picks, _PAID + ",".join(map(str, units)))


def read_paid(given: Sequence[str]) -> tuple[tuple[str, ...], Units | None]:
    """The picks, and their payment if there is one."""
    if given and given[-1].startswith(_PAID):
        return tuple(given[:-1]), tuple(map(int, given[-1].removeprefix(_PAID).split(",")))
    return tuple(given), None


def payment_domain(state: State, seat: Seat, question: Question, picks: Sequence[str]) -> Split:
    """Return the ways to pay for the picks; other questions need no payment."""
    if not picks or not is_paid(question):
        return split(_NO_MEANS, 0)
    if question.why is Reason.PLAY:
        return pay_domain(state, seat, picks[0], discount=_discount(state))
    return split(means(state, seat), CARD_PRICE * len(picks))


def payment_refusal(
    state: State, seat: Seat, question: Question, picks: Sequence[str], units: Units
) -> IllegalMove | None:
    """Codes: nothing_to_pay, or those of `paying.pay_refusal`."""
    if not picks or not is_paid(question):
        return None if units == NOTHING else IllegalMove("tmars.nothing_to_pay")
    if question.why is Reason.PLAY:
        return refuse_card_payment(state, seat, picks[0], units, discount=_discount(state))
    cost = CARD_PRICE * len(picks)
    return pay_refusal(means(state, seat), units, cost, msg("tmars.cards", n=len(picks)))


def _discount(state: State) -> int:
    """The discount of the step that asks for a card to play."""
    frame = state.stack[-1]
    step = PROGRAMS[frame.program][frame.at]
    assert isinstance(step, PlayFromHand)
    return step.discount
