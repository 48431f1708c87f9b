"""Feasibility of mandatory steps (chapter "What makes a card unplayable")."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rules.core.errors import IllegalMove
from rules.core.seats import Seat
from rules.tmars.components.cards import CARDS
from rules.tmars.components.designs import Event, Trigger
from rules.tmars.components.effects import (
    RESOURCES,
    AddToCard,
    CopyProduction,
    EffectStep,
    Gain,
    PayMc,
    PlaceCity,
    PlaceGreenery,
    PlaceTile,
    PlantOrResource,
    Production,
    ReduceAnyProduction,
    RemoveHere,
    Resource,
    Scope,
    Spend,
    Take,
    Where,
)
from rules.tmars.components.programs import PROGRAMS, box_program
from rules.tmars.economy.costs import heat_pays
from rules.tmars.economy.counting import amounts
from rules.tmars.economy.placing import has_space, where_of
from rules.tmars.economy.supplies import least_production
from rules.tmars.economy.triggers import TRIGGERS
from rules.tmars.resolve.removing import lowering_targets, take_targets
from rules.tmars.state import State
from rules.tmars.wording.names import (
    card_msg,
    on_card_word,
    production_word,
    resource_word,
    tile_msg,
)


def _may_block(step: EffectStep) -> bool:
    match step:
        case Production():
            six = (step.mc, step.steel, step.titanium, step.plants, step.energy, step.heat)
            return any(isinstance(n, int) and n < 0 for n in six)
        case AddToCard(must=must):
            return must
        case Spend() | PayMc() | ReduceAnyProduction() | CopyProduction() | Take():
            return True
        case PlaceGreenery() | PlaceCity() | PlaceTile():
            return True
        case _:
            return False


_MAY_BLOCK: Final = frozenset(
    program for program, steps in PROGRAMS.items() if any(map(_may_block, steps))
)


def _lowered(program: str) -> tuple[tuple[str, int], ...]:
    """The least productions needed, if only one change of productions can block a program."""
    changes = [
        step for step in PROGRAMS[program] if _may_block(step) or isinstance(step, Production)
    ]
    if len(changes) > 1 or not isinstance(changes[0], Production):
        return ()
    fixed = {resource: getattr(changes[0], resource) for resource in RESOURCES}
    return tuple(
        (resource.value, least_production(resource) - n)
        for resource, n in fixed.items()
        if isinstance(n, int) and n < 0
    )


_LOWERED: Final[Mapping[str, tuple[tuple[str, int], ...]]] = {
    program: lowered for program in _MAY_BLOCK if (lowered := _lowered(program))
}
"""The productions that alone decide whether a program is blocked, for the programs where that is so."""

_CITY_PRODUCTION: Final[Mapping[str, Production]] = {
    card: trigger.do[0]
    for card, triggers in TRIGGERS.items()
    for _, trigger in triggers
    if trigger.event is Event.CITY_PLACED and isinstance(trigger.do[0], Production)
}
"""The grants of cities to the owners of these cards."""

_PLANT_TRIGGERS: Final[Mapping[str, Trigger]] = {
    card: trigger
    for card, triggers in TRIGGERS.items()
    for _, trigger in triggers
    if isinstance(trigger.do[0], PlantOrResource)
}


@dataclass(slots=True)
class _Ledger:
    """The seat's supplies when a step is reached."""

    stock: dict[str, int]
    production: dict[str, int]
    heat_pays: bool

    @property
    def funds(self) -> int:
        return self.stock["mc"] + (self.stock["heat"] if self.heat_pays else 0)


def blocked(
    state: State, seat: Seat, card_id: str, program: str, spent: Mapping[str, int]
) -> IllegalMove | None:
    """Return the reason that the steps of a program cannot all be carried out, or None if they can.

    `spent` holds the units that the payment takes from the stock first. Whether a step can play a card from the hand is
    not checked.
    """
    if program not in _MAY_BLOCK:
        return None
    mine = state.seats[seat]
    if program in _LOWERED and not any(
        mine.production[resource] < least for resource, least in _LOWERED[program]
    ):
        return None
    ledger = _Ledger(
        {resource: n - spent.get(resource, 0) for resource, n in mine.stock.items()},
        dict(mine.production),
        heat_pays(mine),
    )
    for step in PROGRAMS[program]:
        refused = _refusal(state, seat, card_id, step, ledger)
        if refused is not None:
            return refused
        _enter(state, seat, card_id, step, ledger)
    return None


def _refusal(
    state: State, seat: Seat, card_id: str, step: EffectStep, ledger: _Ledger
) -> IllegalMove | None:
    match step:
        case Production():
            return _too_low(state, seat, card_id, step, ledger)
        case Spend():
            return _short(state, seat, card_id, step, ledger)
        case PayMc(n) if ledger.funds < n:
            return IllegalMove(
                "tmars.cannot_afford", what=card_msg(card_id), cost=n, most=ledger.funds
            )
        case ReduceAnyProduction(resource, steps, own_gain_first):
            own = ledger.production[resource]
            if own_gain_first or lowering_targets(state, seat, resource, steps, own):
                return None
            return IllegalMove(
                "tmars.no_production_target", n=steps, resource=production_word(resource)
            )
        case PlaceGreenery() | PlaceCity() | PlaceTile():
            where = where_of(state.board, step)
            if has_space(state, seat, where, mc_left=ledger.funds):
                return None
            return IllegalMove("tmars.no_legal_space", tile=tile_msg(tile_of(step)))
        case AddToCard(must=True) if not cards_for(state, seat, card_id, step):
            return IllegalMove("tmars.no_card_to_add_to")
        case CopyProduction() if not copy_targets(state, seat):
            return IllegalMove("tmars.nothing_to_copy")
        case Take(resource, n) if not take_targets(state, seat, resource, n):
            return IllegalMove("tmars.no_target_card", resource=on_card_word(resource))
        case _:
            return None


def _too_low(
    state: State, seat: Seat, card_id: str, step: Production, ledger: _Ledger
) -> IllegalMove | None:
    for resource, n in amounts(state, seat, step).items():
        have = ledger.production[resource]
        if n < 0 and have + n < least_production(resource):
            return IllegalMove(
                "tmars.production_too_low",
                card=card_msg(card_id),
                n=-n,
                resource=production_word(resource),
                have=have,
            )
    return None


def _short(
    state: State, seat: Seat, card_id: str, step: Spend, ledger: _Ledger
) -> IllegalMove | None:
    for resource, n in amounts(state, seat, step).items():
        have = ledger.stock[resource]
        if resource == Resource.PLANTS:
            have += _plants_after(state, seat, card_id)
        if have < n:
            return IllegalMove(
                "tmars.resource_short",
                n=n,
                resource=resource_word(resource),
                have=ledger.stock[resource],
            )
    return None


def _plants_after(state: State, seat: Seat, card_id: str) -> int:
    """Plants that playing the card grants for its tags; they may pay for the plants that it costs."""
    tableau = state.seats[seat].tableau
    tags = CARDS[card_id].tags
    return sum(
        tag in trigger.tags
        for card, trigger in _PLANT_TRIGGERS.items()
        if card in tableau
        for tag in tags
    )


def _enter(state: State, seat: Seat, card_id: str, step: EffectStep, ledger: _Ledger) -> None:
    """Record the changes of a step that later steps may need."""
    match step:
        case Production():
            for resource, n in amounts(state, seat, step).items():
                ledger.production[resource] += n
        case Gain():
            for resource, n in amounts(state, seat, step).items():
                ledger.stock[resource] += n
        case PlaceCity(where) if where not in (Where.PHOBOS, Where.GANYMEDE):
            for card in (*state.seats[seat].tableau, card_id):
                if card in _CITY_PRODUCTION:
                    _enter(state, seat, card_id, _CITY_PRODUCTION[card], ledger)
        case _:
            pass


def tile_of(step: PlaceGreenery | PlaceCity | PlaceTile) -> str:
    match step:
        case PlaceGreenery():
            return "greenery"
        case PlaceCity():
            return "city"
        case PlaceTile(tile):
            return tile.value


def cards_for(state: State, seat: Seat, source: str, step: AddToCard) -> tuple[str, ...]:
    """The seat's cards that can receive the step's resources."""
    mine = state.seats[seat]
    return tuple(
        card
        for card in mine.tableau
        if (holds := _HOLDS[card]) is not None
        and step.resource in (None, holds)
        and not (step.scope is Scope.OTHER and card == source)
        and mine.on_card.get(card, 0) >= step.at_least
    )


_HOLDS: Final = {card.id: card.holds for card in CARDS.values()}


def copy_targets(state: State, seat: Seat) -> tuple[str, ...]:
    """The seat's cards whose productions can be applied again."""
    return tuple(
        card
        for card in state.seats[seat].tableau
        if (box := box_program(card)) in PROGRAMS and blocked(state, seat, card, box, {}) is None
    )


def is_possible(state: State, seat: Seat, source: str, steps: Sequence[EffectStep]) -> bool:
    """Return true if an option can be carried out; only then is it offered."""
    mine = state.seats[seat]
    for step in steps:
        match step:
            case AddToCard() if not cards_for(state, seat, source, step):
                return False
            case RemoveHere(n) if mine.on_card.get(source, 0) < n:
                return False
            case _:
                pass
    return True
