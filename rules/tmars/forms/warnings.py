"""Warns a member before a card is played whose effects would partly be wasted (chapter "Errors", warnings)."""

from collections.abc import Mapping
from typing import Final

from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.tmars.components.cards import PROJECTS
from rules.tmars.components.effects import (
    AddToCard,
    CardResource,
    EffectStep,
    Parameter,
    PlaceGreenery,
    PlaceOcean,
    Raise,
    ReduceAnyProduction,
)
from rules.tmars.economy.parameters import is_complete
from rules.tmars.resolve.feasible import cards_for
from rules.tmars.resolve.removing import lowering_targets
from rules.tmars.state import State
from rules.tmars.wording.names import on_card_word, parameter_msg, production_word

_WATCHED: Final = (AddToCard, PlaceGreenery, PlaceOcean, Raise, ReduceAnyProduction)
_STEPS: Final[Mapping[str, tuple[EffectStep, ...]]] = {
    card.id: found
    for card in PROJECTS.values()
    if (found := tuple(step for step in card.play if isinstance(step, _WATCHED)))
}


def card_warning(state: State, seat: Seat, card: str) -> Msg | None:
    """The first reason to think twice."""
    for step in _STEPS.get(card, ()):
        if (warning := _warning(state, seat, card, step)) is not None:
            return warning
    return None


def _warning(state: State, seat: Seat, card: str, step: EffectStep) -> Msg | None:
    match step:
        case PlaceOcean() if is_complete(state, Parameter.OCEANS):
            return msg("tmars.warn.oceans_out")
        case PlaceGreenery() if is_complete(state, Parameter.OXYGEN):
            return maximum_warning(Parameter.OXYGEN)
        case Raise(parameter) if is_complete(state, parameter):
            return maximum_warning(parameter)
        case AddToCard(CardResource() as resource) if not cards_for(state, seat, card, step):
            return msg("tmars.warn.no_holder", resource=on_card_word(resource))
        case ReduceAnyProduction(resource, steps):
            own = state.seats[seat].production[resource]
            if lowering_targets(state, seat, resource, steps, own) == (str(seat),):
                return msg("tmars.warn.only_you", resource=production_word(resource))
        case _:
            pass
    return None


def maximum_warning(parameter: Parameter) -> Msg:
    return msg("tmars.warn.at_maximum", parameter=parameter_msg(parameter))


def project_warning(state: State, project: str) -> Msg | None:
    """The same for a standard project or a conversion."""
    parameter = _RAISED_BY.get(project)
    if parameter is None or not is_complete(state, parameter):
        return None
    if parameter is Parameter.OCEANS:
        return msg("tmars.warn.oceans_out")
    return maximum_warning(parameter)


_RAISED_BY: Final[Mapping[str, Parameter]] = {
    "asteroid": Parameter.TEMPERATURE,
    "heat": Parameter.TEMPERATURE,
    "greenery": Parameter.OXYGEN,
    "plants": Parameter.OXYGEN,
    "aquifer": Parameter.OCEANS,
}
