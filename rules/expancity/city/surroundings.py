"""A building and its neighbours."""

from msgspec import Struct

from rules.core.squares import Cell
from rules.expancity.city.grid import around
from rules.expancity.components.content import CITY_HALL, LOTS
from rules.expancity.state import Buildings, City


class Rival(Struct, frozen=True):
    """A neighbouring building of another seat."""

    floors: int
    completed: bool


class Holding(Struct, frozen=True):
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


def holding_at(city: City, buildings: Buildings, at: Cell) -> Holding:
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
