"""Answering an open question (chapter "Effect stack and pending decisions")."""

from rules.core.domains import UNSAID, Domain, OneOf, Option, SomeOf
from rules.core.domains import sample as draw
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb, always, when_possible
from rules.core.log import Log
from rules.core.naming import excerpt
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import msg
from rules.mine.forms.answers import option_mark, option_msg, option_note
from rules.mine.state import State
from rules.mine.turns.flow import open_decision_of
from rules.mine.wording.counts import how_many


class Answer(Move, frozen=True):
    picks: tuple[str, ...]
    """Options of the question, in the order in which they take effect."""


def _available(state: State, seat: Seat) -> bool:
    return open_decision_of(state, seat) is not None


def check(state: State, seat: Seat, move: Answer) -> None:
    """Raises IllegalMove: not_your_decision, choice or choice_count."""
    decision = open_decision_of(state, seat)
    if decision is None:
        raise IllegalMove("mine.not_your_decision")
    for pick in move.picks:
        if pick not in decision.options:
            raise IllegalMove(
                "mine.choice",
                text=excerpt(pick),
                options=tuple(option_msg(state, decision, option) for option in decision.options),
            )
    count = len(move.picks)
    if not decision.at_least <= count <= decision.at_most or len(set(move.picks)) < count:
        many = how_many(decision.at_least, decision.at_most)
        raise IllegalMove("mine.choice_count", many=many)


def apply(draft: State, seat: Seat, move: Answer, log: Log) -> None:
    decision = open_decision_of(draft, seat)
    assert decision is not None
    decision.picks = move.picks


def _picks(state: State, seat: Seat, given: Given) -> Domain:
    decision = open_decision_of(state, seat)
    assert decision is not None
    several = decision.at_most > 1
    options = tuple(
        Option(
            option if several else (option,),
            option_msg(state, decision, option),
            note=option_note(decision, option),
            mark=(mark := option_mark(state, decision, option)),
            short=mark,
        )
        for option in decision.options
    )
    if several:
        return SomeOf(options, decision.at_least, decision.at_most)
    if decision.at_least == 0:
        options = (*options, Option((), msg("mine.pick.none")))
    return OneOf(options)


def sample(state: State, seat: Seat, rng: Rng) -> Answer:
    decision = open_decision_of(state, seat)
    assert decision is not None
    if decision.at_most > 1:
        options = tuple(Option(option, UNSAID) for option in decision.options)
        return Answer(draw(SomeOf(options, decision.at_least, decision.at_most), rng))
    picks: list[tuple[str, ...]] = [(option,) for option in decision.options]
    if decision.at_least == 0:
        picks.append(())
    return Answer(rng.pick(picks))


ANSWER = Verb(
    name="answer",
    move=Answer,
    available=_available,
    check=check,
    apply=apply,
    sample=sample,
    fields=(Field("picks", _picks, show_private=always),),
    check_off_menu=True,
    proposed=when_possible,
)
