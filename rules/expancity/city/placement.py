"""Legal places for a tile (chapter "The turn", step 1)."""

from collections.abc import Iterable
from functools import cache
from itertools import chain

from rules.core.errors import IllegalMove
from rules.core.seats import Seat
from rules.core.squares import Cell, distance
from rules.core.text import msg
from rules.expancity.city.grid import CENTRE, around
from rules.expancity.components.coordinates import cell_name
from rules.expancity.state import Buildings, City

_NEAREST = 3
"""The number of legal cells in a refusal."""


def legal_cells(city: City) -> list[Cell]:
    """Empty cells that share an edge with a tile; the order means nothing."""
    beside = dict.fromkeys(chain.from_iterable(map(around, city)))
    return [cell for cell in beside if cell not in city]


def check_place(city: City, at: Cell) -> None:
    """Raises IllegalMove: cell_occupied or place_not_adjacent."""
    if at in city:
        raise IllegalMove(
            "expancity.cell_occupied", cell=cell_name(at), tile=msg(f"expancity.tile.{city[at]}")
        )
    if not any(beside in city for beside in around(at)):
        nearest = nearest_first(legal_cells(city), at)[:_NEAREST]
        raise IllegalMove(
            "expancity.place_not_adjacent",
            cell=cell_name(at),
            nearest=tuple(cell_name(cell) for cell in nearest),
        )


def nearest_first(cells: Iterable[Cell], to: Cell) -> list[Cell]:
    """By distance in steps from a cell; at equal distance clockwise from due north."""
    return sorted(cells, key=lambda cell: (distance(cell, to), _clockwise(cell, to)))


def suggested_first(cells: Iterable[Cell], buildings: Buildings, seat: Seat) -> list[Cell]:
    """Beside the seat's unfinished buildings, then beside its other buildings, then the rest; each nearest first."""
    unfinished: set[Cell] = set()
    completed: set[Cell] = set()
    for at, building in buildings.items():
        if building.owner == seat:
            (unfinished if building.roof is None else completed).update(around(at))
    found = sorted(cells, key=_from_centre)
    found.sort(key=lambda cell: 0 if cell in unfinished else 1 if cell in completed else 2)
    return found


@cache
def _from_centre(cell: Cell) -> tuple[int, tuple[int, int]]:
    return distance(cell, CENTRE), _clockwise(cell, CENTRE)


def _clockwise(cell: Cell, to: Cell) -> tuple[int, int]:
    """The compass quarter of a cell, and how far round within it."""
    x, y = cell.x - to.x, cell.y - to.y
    if y > 0 and x >= 0:
        return 0, x
    if x > 0:
        return 1, -y
    if y < 0:
        return 2, -x
    return 3, y
