"""The labels for the options of open questions (chapter "Pending decisions")."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from msgspec import structs

from rules.core.domains import Offers, Option
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.designs import Card
from rules.tmars.components.effects import (
    EffectStep,
    MetalBonusProduction,
    PlayFromHand,
    Production,
    ReduceAnyProduction,
    Resource,
)
from rules.tmars.components.programs import PROGRAMS, box_program, within
from rules.tmars.components.reasons import Reason
from rules.tmars.components.tracks import TRACK_HIT_BY
from rules.tmars.economy.costs import card_cost
from rules.tmars.economy.counting import amounts
from rules.tmars.economy.goals import award_value
from rules.tmars.economy.owners import owner_msg
from rules.tmars.economy.spots import space_option
from rules.tmars.forms.offers import TEXTS
from rules.tmars.resolve.removing import TOKENS, Loss, amount_lost, choices_of, read_target
from rules.tmars.state import Question, State
from rules.tmars.view import BOT, NOBODY
from rules.tmars.wording.cards import steps_text
from rules.tmars.wording.names import (
    amount_msg,
    award_msg,
    card_msg,
    on_card_amount,
    production_msg,
    production_word,
    quantity,
    track_msg,
)


def asked_step(state: State) -> EffectStep:
    """The step that asks the open question."""
    frame = state.stack[-1]
    return PROGRAMS[frame.program][frame.at]


def options_of(state: State, question: Question) -> Sequence[Option]:
    """The possible picks; values are single picks."""
    return Offers(question.options, partial(option_of, state, question))


def option_of(state: State, question: Question, pick: str) -> Option:
    """One of a question's options."""
    return _BUILDERS[question.kind](state, question, pick)


def _space(state: State, question: Question, space: str) -> Option:
    """Return the grants of a space; a reserved one grants them later."""
    option = space_option(state, space)
    if question.why is not Reason.CLAIM:
        return option
    assert option.note is not None
    return structs.replace(option, note=msg("tmars.note.once_built", what=option.note))


def _seat(state: State, question: Question, option: str) -> Option:
    """Return a seat that may lose production, with the rest it would have left."""
    step = asked_step(state)
    assert isinstance(step, ReduceAnyProduction)
    owner = int(option)
    if owner == BOT:
        assert state.bot is not None
        track = TRACK_HIT_BY[step.resource]
        before = state.bot.markers[track]
        note = msg("tmars.note.marker", track=track_msg(track), before=before, after=before - 1)
        return Option(option, _owner(owner, question.seat), note=note)
    before = state.seats[owner].production[step.resource]
    note = msg(
        "tmars.note.production",
        production=production_msg(step.resource),
        before=before,
        after=before - step.steps,
    )
    return Option(option, _owner(owner, question.seat), note=note)


def _owner(owner: int, seat: Seat) -> Msg:
    return (
        msg("tmars.pick.yourself")
        if owner == seat
        else msg("tmars.pick.owner", owner=owner_msg(owner))
    )


def _target(state: State, question: Question, option: str) -> Option:
    owner, resource, card = read_target(option)
    step = asked_step(state)
    assert isinstance(step, Loss)
    n = amount_lost(state, option, step)
    if resource == TOKENS:
        assert state.bot is not None
        note = msg("tmars.note.tokens", tokens=state.bot.tokens)
        return Option(option, msg("tmars.pick.tokens", count=n), note=note)
    kind = next(choice.resource for choice in choices_of(step) if choice.resource == resource)
    what = quantity(kind, n)
    if owner == NOBODY:
        return Option(option, msg("tmars.pick.bank", what=what))
    who = _owner(owner, question.seat)
    if card:
        have = state.seats[owner].on_card[card]
        label = msg("tmars.pick.from_card", owner=who, card=card_msg(card), what=what)
    else:
        have = state.seats[owner].stock[resource]
        label = msg("tmars.pick.from", owner=who, what=what)
    return Option(option, label, note=msg("tmars.note.has", what=quantity(kind, have)))


def _own_card(state: State, question: Question, option: str) -> Option:
    """Return a card in play: the resources on it, or the effect it would repeat."""
    if question.why is Reason.COPY:
        note = msg("tmars.note.copies", what=_productions(state, question.seat, option))
    else:
        holds = CARDS[option].holds
        n = state.seats[question.seat].on_card.get(option, 0)
        note = msg("tmars.note.here", what=on_card_amount(holds, n))
    return Option(option, card_msg(option), note=note)


def _productions(state: State, seat: Seat, card: str) -> tuple[Msg, ...]:
    """Return the changes by applying a card's productions again."""
    found: list[Msg] = []
    for step in PROGRAMS[box_program(card)]:
        match step:
            case Production():
                deltas = amounts(state, seat, step)
            case MetalBonusProduction():
                deltas = {state.seats[seat].metals[card]: 1}
            case ReduceAnyProduction(resource, n):
                what = production_word(resource)
                found.append(msg("tmars.changed_of_somebody", what=what, count=-n))
                continue
            case _:
                raise AssertionError(f"no production in {step}")
        found += (
            msg("tmars.changed_by", what=production_word(resource), count=n)
            for resource, n in deltas.items()
        )
    return tuple(found)


def _branch(state: State, question: Question, option: str) -> Option:
    frame = state.stack[-1]
    if question.why is Reason.PLANT_OR_RESOURCE:
        return Option(option, _plant_or_resource(CARDS[frame.cause], option))
    steps = PROGRAMS[within(frame.program, frame.at, int(option) - 1)]
    return Option(option, steps_text(question.source, steps))


def _plant_or_resource(cause: Card, option: str) -> Msg:
    if option == "1":
        return amount_msg(Resource.PLANTS, 1)
    what = on_card_amount(cause.holds, 1)
    return msg("tmars.pick.onto", what=what, card=card_msg(cause.id))


def _hidden_card(state: State, question: Question, option: str) -> Option:
    """A card of the hand, marked with its number there, or one that is looked at."""
    hand = state.seats[question.seat].hand
    mark = str(hand.index(option) + 1) if option in hand else ""
    return Option(option, card_msg(option), note=TEXTS[option], mark=mark)


def _played(state: State, question: Question, option: str) -> Option:
    step = asked_step(state)
    assert isinstance(step, PlayFromHand)
    hand = state.seats[question.seat].hand
    cost = card_cost(state, question.seat, option, step.discount)
    note = msg("tmars.note.costs", cost=amount_msg(Resource.MC, cost))
    mark = str(hand.index(option) + 1)
    return Option(option, card_msg(option), note=note, mark=mark)


def _award(state: State, question: Question, option: str) -> Option:
    value = award_value(state, question.seat, option)
    return Option(option, award_msg(option), note=msg("tmars.note.award", value=value))


def _resource(state: State, question: Question, option: str) -> Option:
    return Option(option, production_msg(option))


def _amount(state: State, question: Question, option: str) -> Option:
    return Option(option, amount_msg(Resource.HEAT, int(option)))


_BUILDERS: Final[Mapping[str, Callable[[State, Question, str], Option]]] = {
    "space": _space,
    "seat": _seat,
    "target": _target,
    "card": _own_card,
    "option": _branch,
    "cards": _hidden_card,
    "play": _played,
    "prelude": _hidden_card,
    "award": _award,
    "metal": _resource,
    "resource": _resource,
    "amount": _amount,
}
