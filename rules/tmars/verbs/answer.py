"""Answering an open question (chapter "Pending decisions")."""

from functools import partial
from itertools import islice

from rules.core.domains import UNSAID, Area, Domain, Offers, OneOf, Option, SomeOf, values
from rules.core.domains import sample as draw
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb, when_possible
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import msg
from rules.tmars.components.effects import PlaceCity, PlaceGreenery, PlaceOcean, PlaceTile
from rules.tmars.components.reasons import Reason
from rules.tmars.economy.paying import NOTHING, Units, funds
from rules.tmars.economy.placing import space_refusal, where_of
from rules.tmars.economy.spots import areas_of
from rules.tmars.forms.answers import asked_step, option_of, options_of
from rules.tmars.resolve.purchases import is_paid, payment_domain, payment_refusal, with_payment
from rules.tmars.resolve.questions import question_msg
from rules.tmars.state import Question, State


class Answer(Move, frozen=True):
    picks: tuple[str, ...]
    """Options of the question; empty to decline."""
    pay: Units = NOTHING
    """Units as in `content.UNITS`, for cards bought or played."""


def _question(state: State, seat: Seat) -> Question | None:
    question = state.question
    return question if question is not None and question.seat == seat else None


def _available(state: State, seat: Seat) -> bool:
    return _question(state, seat) is not None


def check(state: State, seat: Seat, move: Answer) -> None:
    """Raises IllegalMove: no_decision, illegal_space, bad_value, chosen_twice, too_few, too_many, nothing_to_pay, or
    those of `paying.pay_refusal`.
    """
    question = _question(state, seat)
    if question is None:
        raise IllegalMove("tmars.no_decision")
    for pick in move.picks:
        if pick not in question.options:
            raise _no_option(state, question, pick)
    count = len(move.picks)
    if len(set(move.picks)) < count:
        raise IllegalMove("tmars.chosen_twice")
    if count < question.at_least:
        raise IllegalMove("tmars.too_few", asked=question_msg(question), least=question.at_least)
    if count > question.at_most:
        raise IllegalMove("tmars.too_many", asked=question_msg(question), most=question.at_most)
    refused = payment_refusal(state, seat, question, move.picks, move.pay)
    if refused is not None:
        raise refused


def _no_option(state: State, question: Question, pick: str) -> IllegalMove:
    step = asked_step(state)
    if isinstance(step, PlaceOcean | PlaceGreenery | PlaceCity | PlaceTile):
        where, left = where_of(state.board, step), funds(state, question.seat)
        refused = space_refusal(state, question.seat, where, pick, left)
        if refused is not None:
            return refused
    options = tuple(option.label for option in options_of(state, question))
    return IllegalMove("tmars.bad_value", text=pick[:40], options=options)


def apply(draft: State, seat: Seat, move: Answer, log: Log) -> None:
    question = draft.question
    assert question is not None
    draft.question = None
    draft.stack[-1].given = with_payment(move.picks, move.pay) if is_paid(question) else move.picks


def _picks(state: State, seat: Seat, given: Given) -> Domain:
    question = _question(state, seat)
    assert question is not None
    if question.at_most > 1:
        options = tuple(options_of(state, question))
        return SomeOf(options, question.at_least, question.at_most)
    offers = Offers(_single_picks(question, seat), partial(_single, state, question))
    if question.kind != "space" or question.at_least == 0:
        return OneOf(offers)
    return OneOf(offers, areas=partial(_areas, state, seat, question))


def _single_picks(question: Question, seat: Seat) -> list[tuple[str, ...]]:
    """The answers to a question for one option, or none."""
    picks: list[tuple[str, ...]] = [(option,) for option in question.options]
    if question.at_least == 0:
        # Declining comes first if only the seat's own things could be removed.
        picks.insert(0 if _are_all_own(question, seat) else len(picks), ())
    return picks


def _areas(state: State, seat: Seat, question: Question) -> tuple[Area, ...]:
    areas = areas_of(state, seat, question.options)
    return tuple(Area(each.name, tuple((space,) for space in each.values)) for each in areas)


def _are_all_own(question: Question, seat: Seat) -> bool:
    """Return true if the seat could remove only its own things."""
    return question.why is Reason.REMOVE and all(
        option.startswith(f"{seat}:") for option in question.options
    )


def _single(state: State, question: Question, picks: tuple[str, ...]) -> Option:
    if not picks:
        return Option((), msg(f"tmars.pick.none.{question.why}"))
    each = option_of(state, question, picks[0])
    return Option(picks, each.label, note=each.note, mark=each.mark)


def _among_cards(state: State, seat: Seat, given: Given) -> bool:
    question = _question(state, seat)
    return question is not None and question.kind != "space"


def _pay(state: State, seat: Seat, given: Given) -> Domain:
    question = _question(state, seat)
    assert question is not None
    return payment_domain(state, seat, question, given["picks"])


_OF_HIDDEN_CARDS = (Reason.KEEP, Reason.BUY, Reason.DISCARD, Reason.PLAY, Reason.PRELUDE)


def _tells(state: State, seat: Seat) -> bool:
    """Is the question about cards that the others do not see? Then how many answers there are is a secret."""
    question = _question(state, seat)
    return question is None or question.why in _OF_HIDDEN_CARDS


def only_answer(state: State, seat: Seat) -> Answer | None:
    """Return the only answer to the seat's open question, if all can see that there is no other."""
    if _tells(state, seat):
        return None
    picks = islice(values(_picks(state, seat, {})), 2)
    answers = [
        Answer(pick, pay)
        for pick in picks
        for pay in islice(values(_pay(state, seat, {"picks": pick})), 2)
    ]
    return answers[0] if len(answers) == 1 else None


def sample(state: State, seat: Seat, rng: Rng) -> Answer:
    question = _question(state, seat)
    assert question is not None
    if question.at_most > 1:
        options = tuple(Option(option, UNSAID) for option in question.options)
        picks = draw(SomeOf(options, question.at_least, question.at_most), rng)
    else:
        picks = rng.pick(_single_picks(question, seat))
    if picks and is_paid(question):
        return Answer(picks, draw(payment_domain(state, seat, question, picks), rng))
    rng.below(1)
    return Answer(picks)


ANSWER = Verb(
    name="answer",
    move=Answer,
    available=_available,
    check=check,
    apply=apply,
    sample=sample,
    fields=(Field("picks", _picks, show_private=_among_cards), Field("pay", _pay)),
    check_off_menu=True,
    proposed=when_possible,
    tells=_tells,
)
