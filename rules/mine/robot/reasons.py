"""Reasons of the robot for a move, in words of the title (ADR 43). They use only the seat's knowledge."""

from collections.abc import Iterator, Sequence
from typing import Final

from rules.core.copying import copy_state
from rules.core.game import Move
from rules.core.hinting import weightiest
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.content import (
    MULLIGAN_PENALTY,
    RESOURCE_POINTS,
    TRANSITION_PENALTY,
    kind_of,
)
from rules.mine.components.effects import Effect, Gain, If
from rules.mine.components.reasons import Reason
from rules.mine.components.terms import RESOURCES, Resource
from rules.mine.economy.corporate import corporate_progress
from rules.mine.robot.appraisal import (
    corporate_worth,
    effects_value,
    goal_value,
    keep_value,
    resource_value,
)
from rules.mine.robot.outlook import Outlook
from rules.mine.state import Decision, State
from rules.mine.turns.flow import open_decision_of
from rules.mine.verbs.answer import Answer
from rules.mine.verbs.buy import Buy
from rules.mine.verbs.corporation import PickCorporation
from rules.mine.verbs.end import EndTurn
from rules.mine.verbs.end_play import EndPlay
from rules.mine.verbs.enter import Enter
from rules.mine.verbs.goal import UseGoal
from rules.mine.verbs.mulligan import Mulligan
from rules.mine.verbs.play import PutDown
from rules.mine.verbs.play_many import PutDownMany
from rules.mine.wording.cards import card_msg, in_full, resource_word, sentences

_Weighed = tuple[int, Msg]
"""A reason, after about how many hundredths of a point it is worth."""

_POINT: Final = 100
_FREE: Final = 30
"""A card that costs no energy."""
_LOSES: Final = frozenset(
    {Reason.DISCARD, Reason.EXILE, Reason.CLEAN_UP, Reason.EXILE_TOP, Reason.BOTTOM}
)


def reasons(state: State, seat: Seat, move: Move) -> tuple[Msg, ...]:
    """Return the reasons for a legal move, the weightiest first."""
    return weightiest(_weighed(Outlook(state, seat), move))


def _weighed(outlook: Outlook, move: Move) -> Iterator[_Weighed]:
    match move:
        case PutDown(card):
            yield from _played(outlook, (card,))
        case PutDownMany(cards):
            yield from _played(outlook, tuple(map(kind_of, cards)))
        case UseGoal(goal):
            yield from _effects(outlook, PUBLIC_GOALS[goal].effects)
            yield from _token(outlook, goal)
        case Buy(target) if target in PUBLIC_GOALS:
            yield from _goal(outlook, target)
        case Buy(target):
            yield from _bought(outlook, target)
        case PickCorporation(corp):
            points = CORPORATE_GOALS[corp].points
            share = corporate_worth(corp, len(outlook.state.seats)) // points
            yield 2, msg("mine.reason.corporation", points=points, share=share)
        case Answer(picks):
            decision = open_decision_of(outlook.state, outlook.seat)
            if decision is not None:
                yield from _answered(outlook, decision, picks)
        case Enter():
            cost = TRANSITION_PENALTY * (outlook.state.transition + 1)
            yield 1, msg("mine.reason.joins" if move.yes else "mine.reason.stays", points=cost)
        case Mulligan(False):
            yield 1, msg("mine.reason.no_redraw", points=MULLIGAN_PENALTY)
        case EndTurn() | EndPlay():
            yield 1, msg("mine.reason.nothing_pays")


def _played(outlook: Outlook, cards: Sequence[str]) -> Iterator[_Weighed]:
    for card in cards:
        yield from _effects(outlook, CARDS[card].effects)
    energy = sum(CARDS[card].energy or 0 for card in cards)
    if energy == 0:
        yield _FREE, msg("mine.reason.free")
    elif energy == outlook.mine.energy:
        yield _FREE, msg("mine.reason.all_energy", energy=energy)


def _effects(outlook: Outlook, effects: Sequence[Effect]) -> Iterator[_Weighed]:
    """Yield the effects, one by one, and the nearness of resources to their next points."""
    if any(isinstance(effect, If) for effect in effects):
        # A condition is about the effect before it, so that neither stands alone.
        yield effects_value(outlook, tuple(effects)), _text(tuple(effects))
        return
    for effect in effects:
        worth = effects_value(outlook, (effect,))
        if worth <= 0:
            continue
        match effect:
            case Gain(Resource() as resource, int(n)):
                yield from _resource(outlook, resource, n, worth)
            case _:
                yield worth, _text((effect,))


def _resource(outlook: Outlook, resource: str, n: int, worth: int) -> Iterator[_Weighed]:
    """More of a resource: the points that it reaches, or the next ones."""
    have = outlook.mine.resources[Resource(resource)]
    now = _step(have)
    reached = _step(have + n)
    word = resource_word(resource)
    if reached > now:
        yield (
            worth + _POINT * (reached - now),
            msg("mine.reason.step", resource=word, count=n, total=have + n, points=reached - now),
        )
        return
    upper = [(least, points) for least, points in RESOURCE_POINTS if least > have + n]
    if not upper:
        yield worth, msg("mine.reason.resource", resource=word, count=n, total=have + n)
        return
    least, points = upper[-1]
    yield (
        worth,
        msg(
            "mine.reason.towards",
            resource=word,
            count=n,
            missing=least - have - n,
            points=points - reached,
        ),
    )


def _text(effects: tuple[Effect, ...]) -> Msg:
    return in_full(tuple(sentences(effects)))


def _step(count: int) -> int:
    return next(points for least, points in RESOURCE_POINTS if count >= least)


def _bought(outlook: Outlook, card: str) -> Iterator[_Weighed]:
    design = CARDS[card]
    if design.points > 0:
        yield _POINT * design.points, msg("mine.reason.points", points=design.points)
    yield from _fits(outlook, card)
    left = _periods_left(outlook)
    if left and design.effects:
        best = max(design.effects, key=lambda effect: effects_value(outlook, (effect,)))
        worth = effects_value(outlook, (best,))
        if worth > 0:
            does = _text((best,))
            yield worth * left // 2, msg("mine.reason.every_period", does=does, periods=left)


def _fits(outlook: Outlook, card: str) -> Iterator[_Weighed]:
    """Yield the card's addition to the seat's corporate goal."""
    picked = outlook.mine.corporation
    if picked is None:
        return
    draft = copy_state(outlook.state)
    draft.seats[outlook.seat].discard.append(card)
    before = corporate_progress(outlook.state, outlook.seat)
    after = corporate_progress(draft, outlook.seat)
    if after.have > before.have and not before.met:
        points = CORPORATE_GOALS[picked].points
        yield (
            _POINT * points // after.need,
            msg("mine.reason.fits", goal=card_msg(picked), have=after.have, need=after.need),
        )


def _periods_left(outlook: Outlook) -> int:
    """All of them; an appraisal may look less far ahead."""
    return max(0, outlook.state.periods - outlook.state.period)


def _goal(outlook: Outlook, goal: str) -> Iterator[_Weighed]:
    design = PUBLIC_GOALS[goal]
    yield goal_value(outlook, goal), msg("mine.reason.goal", points=design.points)
    if design.tokens is not None:
        turns = 3 * _periods_left(outlook) + 1
        if turns >= design.tokens:
            yield 10, msg("mine.reason.tokens", count=design.tokens)


def _token(outlook: Outlook, goal: str) -> Iterator[_Weighed]:
    design = PUBLIC_GOALS[goal]
    held = next((each for each in outlook.mine.goals if each.id == goal), None)
    if held is None or design.tokens is None:
        return
    missing = design.tokens - held.tokens
    if missing > 0:
        reason = msg("mine.reason.token", points=design.points, missing=missing)
        yield _POINT * design.points // (missing + 1), reason


def _answered(outlook: Outlook, decision: Decision, picks: Sequence[str]) -> Iterator[_Weighed]:
    """Yield the reasons for the picks."""
    if not picks:
        yield 1, msg("mine.reason.nothing_picked")
    for pick in picks:
        name = kind_of(pick)
        if name in RESOURCES:
            if decision.why is Reason.GAIN:
                yield from _resource(outlook, name, 1, resource_value(outlook, name))
        elif name in PUBLIC_GOALS:
            yield (
                goal_value(outlook, name),
                msg("mine.reason.goal", points=PUBLIC_GOALS[name].points),
            )
        elif name in CARDS and decision.why in _LOSES:
            yield from _lost(outlook, name)
        elif name in CARDS:
            yield from _effects(outlook, CARDS[name].effects)


def _lost(outlook: Outlook, card: str) -> Iterator[_Weighed]:
    design = CARDS[card]
    if design.on_discard:
        does = _text(design.on_discard)
        yield 100, msg("mine.reason.discard_pays", card=card_msg(card), does=does)
    else:
        yield 50 - keep_value(outlook, card) // 10, msg("mine.reason.least", card=card_msg(card))
