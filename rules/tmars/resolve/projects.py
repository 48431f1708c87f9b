"""Standard projects and conversions (chapter "Turns and moves")."""

from collections.abc import Mapping
from typing import Final

from rules.core.errors import IllegalMove
from rules.core.log import Log
from rules.core.naming import excerpt
from rules.core.seats import Seat
from rules.core.text import Msg, SeatName
from rules.tmars.components.content import (
    HEAT_FOR_TEMPERATURE,
    HIGHEST,
    STANDARD_PROJECTS,
)
from rules.tmars.components.designs import Event
from rules.tmars.components.effects import Parameter, Resource, Where
from rules.tmars.economy.costs import greenery_plants, project_cost
from rules.tmars.economy.frames import begin
from rules.tmars.economy.paying import Means, Units, cannot_afford, funds, means, paid_with, pay
from rules.tmars.economy.placing import has_space, legal_spaces, oceans_out, space_refusal
from rules.tmars.economy.supplies import begin_act, change_stock, note_change
from rules.tmars.economy.triggers import happened
from rules.tmars.state import Stage, State
from rules.tmars.wording.names import amount_msg, project_msg, resource_word, tile_msg

SELL_PATENTS: Final = "sell_patents"
PLANTS: Final = "plants"
HEAT: Final = "heat"
CONVERSIONS: Final = (PLANTS, HEAT)

_TILES: Final[Mapping[str, Where]] = {
    "aquifer": Where.OCEAN,
    "greenery": Where.GREENERY,
    "city": Where.CITY,
}
_PROGRAMS: Final[Mapping[str, str]] = {
    "power_plant": "rules.energy",
    "asteroid": "rules.temperature",
    "aquifer": "rules.ocean",
    "greenery": "rules.greenery",
    "city": "rules.city_project",
}


def brings_tile(state: State, project: str) -> bool:
    """Return true if the project would place a tile now."""
    return project in _TILES and not (
        project == "aquifer" and oceans_out(state) == HIGHEST[Parameter.OCEANS]
    )


def project_spaces(state: State, seat: Seat, project: str) -> tuple[str, ...]:
    """Return the spaces for the tile of a standard project."""
    left = funds(state, seat) - project_cost(state, seat, project)
    return legal_spaces(state, seat, _TILES[project], mc_left=left)


def _has_space(state: State, seat: Seat, project: str) -> bool:
    left = funds(state, seat) - project_cost(state, seat, project)
    return has_space(state, seat, _TILES[project], mc_left=left)


def project_means(state: State, seat: Seat) -> Means:
    return means(state, seat)


def project_refusal(state: State, seat: Seat, project: str) -> IllegalMove | None:
    """Return the reason that the seat cannot take the project at all; codes: unknown_project, no_cards,
    cannot_afford, no_legal_space.
    """
    if project not in STANDARD_PROJECTS:
        return IllegalMove("tmars.unknown_project", text=excerpt(project))
    if project == SELL_PATENTS:
        return None if state.seats[seat].hand else IllegalMove("tmars.no_cards")
    cost = project_cost(state, seat, project)
    refused = cannot_afford(project_means(state, seat), cost, project_msg(project))
    if refused is not None:
        return refused
    if brings_tile(state, project) and not _has_space(state, seat, project):
        return IllegalMove("tmars.no_legal_space", tile=_tile_of(project))
    return None


def refuse_project_space(state: State, seat: Seat, project: str, space: str) -> None:
    """Raises IllegalMove: no_tile_due, or those of `placing.space_refusal`."""
    if not brings_tile(state, project):
        if space:
            raise IllegalMove("tmars.no_tile_due", space=excerpt(space))
        return
    left = funds(state, seat) - project_cost(state, seat, project)
    if (refused := space_refusal(state, seat, _TILES[project], space, left)) is not None:
        raise refused


def _tile_of(project: str) -> Msg:
    return tile_msg("ocean" if project == "aquifer" else project)


def available_projects(state: State, seat: Seat) -> list[str]:
    return [project for project in STANDARD_PROJECTS if _can_take(state, seat, project)]


def has_project(state: State, seat: Seat) -> bool:
    return bool(state.seats[seat].hand) or any(
        _can_take(state, seat, project) for project in STANDARD_PROJECTS
    )


def _can_take(state: State, seat: Seat, project: str) -> bool:
    """Like `project_refusal`, without working out a reason."""
    if project == SELL_PATENTS:
        return bool(state.seats[seat].hand)
    if project_cost(state, seat, project) > funds(state, seat):
        return False
    return not brings_tile(state, project) or _has_space(state, seat, project)


def take_project(
    draft: State, seat: Seat, project: str, space: str, units: Units, log: Log
) -> None:
    """Pay. The project's steps come next, then the triggers of paying for it."""
    cost = project_cost(draft, seat, project)
    begin_act(draft, seat, "project", project)
    pay(draft, seat, units)
    log.tell(
        "tmars.event.project",
        seat=SeatName(seat),
        project=project_msg(project),
        cost=cost,
        paid=paid_with(units) if log.hears else (),
    )
    happened(draft, Event.PAID_BASE_COST, seat, card=project, cost=STANDARD_PROJECTS[project])
    happened(draft, Event.STANDARD_PROJECT_PAID, seat, card=project)
    _begin(draft, seat, project, _PROGRAMS[project], space)


def sell_patents(draft: State, seat: Seat, cards: tuple[str, ...], log: Log) -> None:
    """Discard cards face down for 1 M€ each."""
    begin_act(draft, seat, "project", SELL_PATENTS)
    mine = draft.seats[seat]
    for card in cards:
        mine.hand.remove(card)
    draft.discard += cards
    note_change(draft, seat, "cards", -len(cards))
    change_stock(draft, seat, {"mc": len(cards)}, None)
    log.tell("tmars.event.sold", seat=SeatName(seat), count=len(cards))


def _begin(draft: State, seat: Seat, project: str, program: str, space: str) -> None:
    if project in _TILES and not space:
        return
    frame = begin(draft, program, "", seat)
    if space:
        frame.given = (space,)


def conversion_price(state: State, seat: Seat, what: str) -> int:
    """The plants for a greenery, or the heat for a step of temperature."""
    return greenery_plants(state.seats[seat]) if what == PLANTS else HEAT_FOR_TEMPERATURE


def conversion_spaces(state: State, seat: Seat) -> tuple[str, ...]:
    return legal_spaces(state, seat, Where.GREENERY, mc_left=funds(state, seat))


def _has_greenery_space(state: State, seat: Seat) -> bool:
    return has_space(state, seat, Where.GREENERY, mc_left=funds(state, seat))


def conversion_refusal(state: State, seat: Seat, what: str) -> IllegalMove | None:
    """Codes: unknown_conversion, resource_short or no_legal_space."""
    if what not in CONVERSIONS:
        return IllegalMove("tmars.unknown_conversion", text=excerpt(what))
    price, have = conversion_price(state, seat, what), state.seats[seat].stock[what]
    if have < price:
        word = resource_word(Resource(what))
        return IllegalMove("tmars.resource_short", n=price, resource=word, have=have)
    if what == PLANTS and not _has_greenery_space(state, seat):
        return IllegalMove("tmars.no_legal_space", tile=tile_msg("greenery"))
    return None


def can_convert(state: State, seat: Seat, what: str) -> bool:
    """Like `conversion_refusal`, without working out a reason."""
    if state.seats[seat].stock[what] < conversion_price(state, seat, what):
        return False
    return what == HEAT or _has_greenery_space(state, seat)


def refuse_conversion_space(state: State, seat: Seat, what: str, space: str) -> None:
    """Raises IllegalMove: no_tile_due, or those of `placing.space_refusal`."""
    if what == HEAT:
        if space:
            raise IllegalMove("tmars.no_tile_due", space=excerpt(space))
        return
    left = funds(state, seat)
    if (refused := space_refusal(state, seat, Where.GREENERY, space, left)) is not None:
        raise refused


def convert(draft: State, seat: Seat, what: str, space: str, log: Log) -> None:
    """Convert. Greeneries placed in the final conversions raise nothing."""
    price = conversion_price(draft, seat, what)
    is_final = draft.stage is Stage.FINAL
    begin_act(draft, seat, "greenery" if is_final else "convert", "" if is_final else what)
    change_stock(draft, seat, {what: -price}, None)
    log.tell(
        f"tmars.event.convert_{what}",
        seat=SeatName(seat),
        price=amount_msg(Resource(what), price),
    )
    if what == HEAT:
        begin(draft, "rules.temperature", "", seat)
        return
    frame = begin(draft, "rules.greenery_final" if is_final else "rules.greenery", "", seat)
    frame.given = (space,)
