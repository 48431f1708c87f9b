"""Completing buildings (chapter "The turn", step 3)."""

from collections.abc import Mapping

from rules.core.errors import IllegalMove
from rules.core.seats import Seat
from rules.core.squares import Cell, reading_order
from rules.core.text import msg
from rules.expancity.components.content import COM_MIN_FLOORS, RES, SHAPES
from rules.expancity.components.coordinates import cell_name
from rules.expancity.state import Building, Buildings, City


def high_enough(kind: str, floors: int) -> bool:
    return kind == RES or floors >= COM_MIN_FLOORS


def roofable(city: City, buildings: Buildings, seat: Seat) -> list[Cell]:
    """Own unfinished buildings with enough floors for a roof, in reading order."""
    return reading_order(
        at
        for at, building in buildings.items()
        if building.owner == seat
        and building.roof is None
        and high_enough(city[at], building.floors)
    )


def with_floors(buildings: Buildings, seat: Seat, cells: tuple[Cell, ...]) -> dict[Cell, Building]:
    """The buildings after the seat has added a floor on each cell; the given ones are unchanged."""
    grown = dict(buildings)
    for at in cells:
        before = buildings.get(at)
        grown[at] = Building(
            owner=seat, floors=1 if before is None else before.floors + 1, roof=None, scored=None
        )
    return grown


def check_roof(
    city: City,
    buildings: Buildings,
    seat: Seat,
    stock: Mapping[str, int],
    at: Cell,
    shape: str,
) -> None:
    """Refuse one roof, after this turn's floors are built and with `stock` roofs left.

    Raises:
        IllegalMove: not_own_building, already_done, com_min, roof_type or roof_empty.
    """
    name = cell_name(at)
    building = buildings.get(at)
    if building is None or building.owner != seat:
        raise IllegalMove("expancity.not_own_building", cell=name)
    if building.roof is not None:
        raise IllegalMove("expancity.already_done", cell=name)
    kind = city[at]
    if not high_enough(kind, building.floors):
        raise IllegalMove("expancity.com_min", cell=name, floors=building.floors)
    fitting = SHAPES[kind]
    if shape not in fitting:
        raise IllegalMove(
            "expancity.roof_type",
            kind=msg(f"expancity.kind.{kind}"),
            allowed=tuple(msg(f"expancity.roof.{each}") for each in fitting),
        )
    if stock[shape] == 0:
        others = tuple(msg(f"expancity.roof.{each}") for each in fitting if stock[each] > 0)
        raise IllegalMove(
            "expancity.roof_empty", shape=msg(f"expancity.roof.{shape}"), others=others
        )
