"""The requirements for playing a project card (chapter "Playing a project card")."""

from collections.abc import Mapping
from typing import Final, assert_never

from rules.core.errors import IllegalMove
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.tmars.components.cards import CARDS, PROJECTS
from rules.tmars.components.content import STEP
from rules.tmars.components.designs import (
    Global,
    NeedsCities,
    NeedsGreeneries,
    NeedsProduction,
    NeedsTags,
    Requirement,
    RequirementFlex,
)
from rules.tmars.components.effects import Tag
from rules.tmars.economy.counting import cities, own_tags
from rules.tmars.economy.parameters import value_of
from rules.tmars.state import SeatState, State
from rules.tmars.wording.names import (
    card_msg,
    parameter_msg,
    production_msg,
    tag_msg,
    tile_msg,
    value_beside,
)

_REQUIREMENTS: Final[Mapping[str, tuple[Requirement, ...]]] = {
    card.id: card.requirements for card in PROJECTS.values() if card.requirements
}
_FLEX: Final[Mapping[str, int]] = {
    card.id: ongoing.steps
    for card in CARDS.values()
    for ongoing in card.ongoing
    if isinstance(ongoing, RequirementFlex)
}


def flex_of(mine: SeatState) -> int:
    """By how many steps the global requirements of the next card may be missed."""
    return mine.next_flex + sum(_FLEX[card] for card in mine.tableau if card in _FLEX)


def meets_requirements(state: State, seat: Seat, card: str) -> bool:
    """Return true if all requirements are met."""
    needed = _REQUIREMENTS.get(card)
    if needed is None:
        return True
    if len(needed) == 1 and isinstance(needed[0], Global):
        return _holds_global(state, seat, needed[0])
    return all(requirements_held(state, seat, card))


def requirement_refusal(
    state: State, seat: Seat, card: str, *, ignore_global: bool = False
) -> IllegalMove | None:
    """The first requirement that is not met; codes: req_global, req_tags or req_other."""
    needed = _REQUIREMENTS.get(card)
    if needed is None:
        return None
    held = requirements_held(state, seat, card, ignore_global=ignore_global)
    if all(held):
        return None
    return _refusal(state, seat, card, needed[held.index(False)])


def requirements_held(
    state: State, seat: Seat, card: str, *, ignore_global: bool = False
) -> tuple[bool, ...]:
    """Return true for each printed requirement that is met, in printed order.

    Each wild tag counts as one missing tag of one requirement; earlier requirements are served first.
    """
    needed = _REQUIREMENTS.get(card)
    if needed is None:
        return ()
    wild: int | None = None
    held: list[bool] = []
    for each in needed:
        match each:
            case Global():
                held.append(ignore_global or _holds_global(state, seat, each))
            case NeedsTags(tag, at_least):
                missing = at_least - own_tags(state, seat, tag, wild=False)
                if missing > 0 and wild is None:
                    wild = own_tags(state, seat, Tag.WILD, wild=False)
                held.append(missing <= (wild or 0))
                if missing > 0 and wild is not None:
                    wild = max(0, wild - missing)
            case NeedsProduction(resource, at_least):
                held.append(state.seats[seat].production[resource] >= at_least)
            case NeedsGreeneries(at_least):
                held.append(_greeneries(state, seat) >= at_least)
            case NeedsCities(at_least):
                held.append(cities(state) >= at_least)
            case _:
                assert_never(each)
    return tuple(held)


def _holds_global(state: State, seat: Seat, needed: Global) -> bool:
    missed = _missed_by(value_of(state, needed.parameter), needed)
    return missed <= 0 or missed <= flex_of(state.seats[seat]) * STEP[needed.parameter]


def _missed_by(now: int, needed: Global) -> int:
    if needed.at_least is not None:
        return needed.at_least - now
    assert needed.at_most is not None
    return now - needed.at_most


def _greeneries(state: State, seat: Seat) -> int:
    return sum(tile.kind == "greenery" and tile.owner == seat for tile in state.tiles.values())


def _refusal(state: State, seat: Seat, card: str, needed: Requirement) -> IllegalMove:
    name = card_msg(card)
    match needed:
        case Global(parameter, at_least, at_most):
            flex = flex_of(state.seats[seat]) * STEP[parameter]
            bound = at_least if at_least is not None else at_most
            assert bound is not None
            return IllegalMove(
                "tmars.req_global",
                card=name,
                parameter=parameter_msg(parameter),
                bound="least" if at_least is not None else "most",
                need=value_beside(parameter, bound),
                now=value_beside(parameter, value_of(state, parameter)),
                flex=flex,
            )
        case NeedsTags(tag, at_least):
            return IllegalMove(
                "tmars.req_tags",
                card=name,
                need=at_least,
                tag=tag_msg(tag),
                have=own_tags(state, seat, tag),
            )
        case NeedsProduction(resource, at_least):
            have = state.seats[seat].production[resource]
            return _other(name, production_msg(resource), at_least, have)
        case NeedsGreeneries(at_least):
            return _other(name, tile_msg("greenery"), at_least, _greeneries(state, seat))
        case NeedsCities(at_least):
            return _other(name, msg("tmars.cities_of_all"), at_least, cities(state))
        case _:
            assert_never(needed)


def _other(card: Msg, what: Msg, need: int, have: int) -> IllegalMove:
    return IllegalMove("tmars.req_other", card=card, what=what, need=need, have=have)
