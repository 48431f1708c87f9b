"""Answers open questions for a robot."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import CARD_PRICE
from rules.tmars.components.effects import Choice, Flooding, RemoveAny, StealAny, Take
from rules.tmars.components.programs import PROGRAMS, box_program, within
from rules.tmars.components.reasons import Reason
from rules.tmars.economy.costs import card_cost
from rules.tmars.economy.goals import award_value
from rules.tmars.economy.owners import owners
from rules.tmars.economy.paying import NOTHING, Units
from rules.tmars.resolve.purchases import payment_domain
from rules.tmars.resolve.removing import TOKENS, read_target
from rules.tmars.robot.appraisal import card_worth, hope, points_each, steps_worth
from rules.tmars.robot.outlook import ONE, Outlook
from rules.tmars.state import Question
from rules.tmars.verbs.answer import Answer
from rules.tmars.view import BOT, NOBODY

_KINDS: Final[Mapping[Reason, str]] = MappingProxyType(
    {
        Reason.OCEAN: "ocean",
        Reason.GREENERY: "greenery",
        Reason.CITY: "city",
        Reason.TILE: "special",
        Reason.CLAIM: "city",
    }
)


_ANY: Final = 1_000_000
"""Added if one option must be picked, however bad."""


def answer(outlook: Outlook, question: Question) -> Answer:
    """The best option by simple estimates, or several if several may be picked."""
    picks = _PICKERS[question.kind](outlook, question)
    return Answer(picks, _payment(outlook, question, picks))


def _payment(outlook: Outlook, question: Question, picks: tuple[str, ...]) -> Units:
    domain = payment_domain(outlook.state, outlook.seat, question, picks)
    return domain.start if domain.start is not None else NOTHING


def _best(question: Question, worth: Callable[[str], int]) -> tuple[str, ...]:
    """The most valuable option; none if that is allowed and all are harmful."""
    best = max(question.options, key=worth)
    return () if question.at_least == 0 and worth(best) < 0 else (best,)


def _space(outlook: Outlook, question: Question) -> tuple[str, ...]:
    kind = _KINDS[question.why]
    return _best(question, lambda label: outlook.space(label, kind) + _ANY)


def _seat(outlook: Outlook, question: Question) -> tuple[str, ...]:
    """Pick the seat that loses production: never the robot's own if another can lose it."""

    def worth(option: str) -> int:
        owner = int(option)
        if owner == outlook.seat:
            return 0
        return _ANY if owner == BOT else 1 + outlook.state.seats[owner].tr

    return _best(question, worth)


def _target(outlook: Outlook, question: Question) -> tuple[str, ...]:
    return _best(question, lambda option: _target_worth(outlook, option))


def _target_worth(outlook: Outlook, option: str) -> int:
    owner, resource, card = read_target(option)
    if owner == outlook.seat:
        return -1
    if resource == TOKENS:
        return 50 * ONE
    step = _step(outlook)
    if card:
        return ONE + points_each(CARDS[card]) * 10
    most = next((each.most for each in _choices(step) if each.resource == resource), 1)
    have = most if owner == NOBODY else outlook.state.seats[owner].stock[resource]
    return min(most, have) * outlook.units[resource]


def _choices(step: RemoveAny | StealAny | Take | Flooding) -> tuple[Choice, ...]:
    match step:
        case RemoveAny(choices) | StealAny(choices):
            return choices
        case _:
            return ()


def _step(outlook: Outlook) -> RemoveAny | StealAny | Take | Flooding:
    frame = outlook.state.stack[-1]
    step = PROGRAMS[frame.program][frame.at]
    assert isinstance(step, RemoveAny | StealAny | Take | Flooding)
    return step


def _card(outlook: Outlook, question: Question) -> tuple[str, ...]:
    if question.why is Reason.COPY:
        return _best(
            question,
            lambda card: _ANY + steps_worth(outlook, CARDS[card], PROGRAMS[box_program(card)]),
        )
    return _best(question, lambda card: points_each(CARDS[card]))


def _option(outlook: Outlook, question: Question) -> tuple[str, ...]:
    frame = outlook.state.stack[-1]
    if question.why is Reason.PLANT_OR_RESOURCE:
        return ("2",) if points_each(CARDS[frame.cause]) >= ONE // 2 else ("1",)
    card = CARDS[question.source]
    return _best(
        question,
        lambda option: (
            _ANY
            + steps_worth(outlook, card, PROGRAMS[within(frame.program, frame.at, int(option) - 1)])
        ),
    )


def _cards(outlook: Outlook, question: Question) -> tuple[str, ...]:
    if question.why is Reason.DISCARD:
        worst = min(question.options, key=lambda card: hope(outlook, card))
        return (worst,) if hope(outlook, worst) < outlook.weights.card else ()
    ranked = sorted(question.options, key=lambda card: -hope(outlook, card))
    if question.why is Reason.BUY:
        wanted = [card for card in ranked if hope(outlook, card) > CARD_PRICE * ONE]
        picked = wanted[: question.at_most]
    else:
        picked = ranked[: question.at_most]
    return tuple(card for card in question.options if card in picked)


def _play(outlook: Outlook, question: Question) -> tuple[str, ...]:
    return _best(
        question,
        lambda card: (
            _ANY + card_worth(outlook, card) - 30 * card_cost(outlook.state, outlook.seat, card)
        ),
    )


def _prelude(outlook: Outlook, question: Question) -> tuple[str, ...]:
    return _best(question, lambda card: _ANY + card_worth(outlook, card))


def _award(outlook: Outlook, question: Question) -> tuple[str, ...]:
    state = outlook.state

    def lead(award: str) -> int:
        rivals = (award_value(state, other, award) for other in owners(state))
        return _ANY + award_value(state, outlook.seat, award) - max(rivals)

    return _best(question, lead)


def _resource(outlook: Outlook, question: Question) -> tuple[str, ...]:
    return _best(question, lambda resource: outlook.production(resource, 1))


def _amount(outlook: Outlook, question: Question) -> tuple[str, ...]:
    """For heat production into M€ production, all of it; for heat as M€, as little as possible."""
    numbers = sorted(question.options, key=int)
    return (numbers[-1],) if question.why is Reason.INSULATE else (numbers[0],)


_PICKERS: Final[Mapping[str, Callable[[Outlook, Question], tuple[str, ...]]]] = MappingProxyType(
    {
        "space": _space,
        "seat": _seat,
        "target": _target,
        "card": _card,
        "option": _option,
        "cards": _cards,
        "play": _play,
        "prelude": _prelude,
        "award": _award,
        "metal": _resource,
        "resource": _resource,
        "amount": _amount,
    }
)
