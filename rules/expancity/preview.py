"""An unfinished turn plan, as its seat sees it before confirming (chapter "Discord flow")."""

from typing import Any

from msgspec.structs import replace

from rules.core.copying import copy_state
from rules.core.errors import IllegalMove, MalformedMove
from rules.core.game import Given
from rules.core.seats import Seat
from rules.core.squares import Cell, reading_order
from rules.expancity.city.placement import check_place, legal_cells
from rules.expancity.city.regulations import check_floor, collects, most_builds, permit
from rules.expancity.city.roofs import check_roof, with_floors
from rules.expancity.city.scoring import worth
from rules.expancity.components.coordinates import read_name
from rules.expancity.state import RoofPut, State, TurnMade
from rules.expancity.verbs.plan import read_roof
from rules.expancity.view import View, view


def preview(state: State, seat: Seat, verb: str, given: Given) -> View:
    """Return the seat's view with as much of the plan applied as is legal; no contracts or tiles are drawn.

    Blocks are fetched only once the floors are chosen: until then the number of remaining actions is unknown.
    """
    if verb != "plan":
        return view(state, seat)
    draft = copy_state(state)
    at = _laid(draft, seat, given)
    if at is None:
        cells = tuple(reading_order(legal_cells(state.city)))
        return replace(view(state, seat), candidates=cells)
    floors = _built(draft, seat, given)
    roofs = _roofed(draft, seat, given)
    draft.last = TurnMade(seat, given["tile"], at, floors, roofs)
    return view(draft, seat)


def _laid(draft: State, seat: Seat, given: Given) -> Cell | None:
    """Lay the tile if it and its cell are chosen and legal; returns the cell."""
    tile = given.get("tile")
    if tile not in draft.seats[seat].hand or "at" not in given:
        return None
    try:
        at = read_name(given["at"])
        check_place(draft.city, at)
    except (IllegalMove, MalformedMove):
        return None
    draft.seats[seat].hand.remove(tile)
    draft.city[at] = tile
    return at


def _built(draft: State, seat: Seat, given: Given) -> tuple[Cell, ...]:
    if "builds" not in given:
        return ()
    mine = draft.seats[seat]
    allowed = permit(draft.city, draft.buildings, seat)
    floors: list[Cell] = []
    for name in given["builds"][: most_builds(mine.supply, mine.reserve)]:
        try:
            at = read_name(name)
            check_floor(draft.city, draft.buildings, seat, allowed, at, floors)
        except (IllegalMove, MalformedMove):
            continue
        if at not in floors:
            floors.append(at)
    draft.buildings = with_floors(draft.buildings, seat, tuple(floors))
    fetched = collects(len(floors), mine.reserve)
    mine.reserve -= fetched
    mine.supply += fetched - len(floors)
    return tuple(floors)


def _roofed(draft: State, seat: Seat, given: Given) -> tuple[RoofPut, ...]:
    put: list[RoofPut] = []
    chosen: tuple[Any, ...] = given.get("roofs", ())
    for text in chosen:
        try:
            at, shape = read_roof(text)
            check_roof(draft.city, draft.buildings, seat, draft.roofs, at, shape)
        except (IllegalMove, MalformedMove):
            continue
        building = draft.buildings[at]
        found = worth(
            draft.city, draft.buildings, at, building.floors, draft.negative_building_scores
        )
        building.roof = shape
        building.scored = found.points
        draft.roofs[shape] -= 1
        draft.seats[seat].score += found.points
        put.append(RoofPut(at, shape, found.points))
    return tuple(put)
