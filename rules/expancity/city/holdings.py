"""The buildings of one seat and what lies next to them: the input of contracts and goals."""

from dataclasses import dataclass

from rules.core.seats import Seat
from rules.core.squares import Cell
from rules.expancity.city.grid import around
from rules.expancity.components.content import CITY_HALL, LOTS
from rules.expancity.components.vocabulary import Filter
from rules.expancity.state import Buildings, City, State


@dataclass(frozen=True, slots=True)
class Rival:
    """A neighbouring building of another seat."""

    floors: int
    completed: bool


@dataclass(frozen=True, slots=True)
class Holding:
    """One of the seat's buildings."""

    at: Cell
    kind: str
    floors: int
    roof: str | None
    beside: tuple[str, ...]
    """Special tiles and City Hall among the neighbours, once for each neighbour."""
    rivals: tuple[Rival, ...]

    @property
    def types_beside(self) -> set[str]:
        """Kinds of special tile among the neighbours; City Hall does not count."""
        return {tile for tile in self.beside if tile != CITY_HALL}


@dataclass(frozen=True, slots=True)
class Holdings:
    """All buildings of a seat, and the city they stand in."""

    city: City
    buildings: Buildings
    own: dict[Cell, Holding]


def holdings_in(city: City, buildings: Buildings, seat: Seat) -> Holdings:
    own = {
        at: _holding(city, buildings, at)
        for at, building in buildings.items()
        if building.owner == seat
    }
    return Holdings(city, buildings, own)


def holdings(state: State, seat: Seat) -> Holdings:
    return holdings_in(state.city, state.buildings, seat)


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


def _holding(city: City, buildings: Buildings, at: Cell) -> Holding:
    mine = buildings[at]
    beside: list[str] = []
    rivals: list[Rival] = []
    for cell in around(at):
        tile = city.get(cell)
        if tile is None:
            continue
        if tile not in LOTS:
            beside.append(tile)
        elif (other := buildings.get(cell)) is not None and other.owner != mine.owner:
            rivals.append(Rival(other.floors, completed=other.roof is not None))
    return Holding(at, city[at], mine.floors, mine.roof, tuple(beside), tuple(rivals))
