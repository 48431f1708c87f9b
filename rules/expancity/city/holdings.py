"""The buildings of one seat and their neighbours: the input of contracts and goals."""

from msgspec import Struct

from rules.core.seats import Seat
from rules.core.squares import Cell
from rules.expancity.city.kept import Kept
from rules.expancity.city.surroundings import Holding, holding_at
from rules.expancity.components.vocabulary import Filter
from rules.expancity.state import Buildings, City, State


class Holdings(Struct, frozen=True):
    """All buildings of a seat, and the city they stand in."""

    city: City
    buildings: Buildings
    own: dict[Cell, Holding]


def holdings_in(city: City, buildings: Buildings, seat: Seat) -> Holdings:
    own = {
        at: holding_at(city, buildings, at)
        for at, building in buildings.items()
        if building.owner == seat
    }
    return Holdings(city, buildings, own)


def holdings(state: State, seat: Seat) -> Holdings:
    if type(state) is not Kept:
        return holdings_in(state.city, state.buildings, seat)
    city, buildings, known = state.city, state.buildings, state.known
    own: dict[Cell, Holding] = {}
    for at, building in buildings.items():
        if building.owner == seat:
            found = known.get(at)
            if found is None:
                found = known[at] = holding_at(city, buildings, at)
            own[at] = found
    return Holdings(city, buildings, own)


def passes(holding: Holding, wanted: Filter) -> bool:
    """Does a filter select this building?"""
    if wanted.kind is not None and holding.kind != wanted.kind:
        return False
    if wanted.completed and holding.roof is None:
        return False
    if wanted.floors is not None and holding.floors != wanted.floors:
        return False
    if wanted.roof is not None and holding.roof != wanted.roof:
        return False
    if wanted.next_to:
        for tile, n in wanted.next_to.items():
            if holding.beside.count(tile) < n:
                return False
    if wanted.next_to_types and len(holding.types_beside) < wanted.next_to_types:
        return False
    if len(holding.rivals) < wanted.rivals_next_to:
        return False
    return not wanted.taller_than_rival_by or any(
        rival.completed and holding.floors - rival.floors >= wanted.taller_than_rival_by
        for rival in holding.rivals
    )


def selected(own: Holdings, wanted: Filter) -> list[Holding]:
    return [holding for holding in own.own.values() if passes(holding, wanted)]
