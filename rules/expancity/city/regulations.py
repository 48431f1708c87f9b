"""Maximum heights of buildings by kind (chapter "Building regulations")."""

from collections.abc import Collection

from msgspec import Struct

from rules.core.errors import IllegalMove
from rules.core.seats import Seat
from rules.core.squares import Cell, reading_order
from rules.core.text import SeatName, msg
from rules.expancity.components.content import (
    ACTIONS,
    COM,
    COM_MIN_FLOORS,
    LOTS,
    MAX_UNFINISHED,
    RES,
    RES_MAX_FLOORS,
)
from rules.expancity.components.coordinates import cell_name
from rules.expancity.state import Buildings, City


class Permit(Struct, frozen=True):
    """The floors that a seat may build this turn, fixed once the tile is laid and before the first action."""

    limits: dict[str, int]
    """The number of floors that each kind of building may reach."""
    unfinished: tuple[Cell, ...]
    """Own unfinished buildings."""

    @property
    def new_allowed(self) -> int:
        """Return the number of buildings that may be started."""
        return MAX_UNFINISHED - len(self.unfinished)


def permit(city: City, buildings: Buildings, seat: Seat) -> Permit:
    tallest = {RES: 0, COM: 0}
    unfinished = []
    for at, building in buildings.items():
        if building.owner != seat:
            continue
        if building.roof is None:
            unfinished.append(at)
        elif building.floors > tallest[city[at]]:
            tallest[city[at]] = building.floors
    return Permit(
        limits={
            RES: min(RES_MAX_FLOORS, tallest[RES] + 1),
            COM: max(COM_MIN_FLOORS, tallest[COM] + 1),
        },
        unfinished=tuple(unfinished),
    )


def growable(city: City, buildings: Buildings, allowed: Permit) -> list[Cell]:
    """Own unfinished buildings that may gain a floor, in reading order."""
    return reading_order(
        at for at in allowed.unfinished if buildings[at].floors < allowed.limits[city[at]]
    )


def empty_lots(city: City, buildings: Buildings) -> list[Cell]:
    """Lots without a building, in reading order."""
    return reading_order(at for at, tile in city.items() if tile in LOTS and at not in buildings)


def check_floor(
    city: City,
    buildings: Buildings,
    seat: Seat,
    allowed: Permit,
    at: Cell,
    before: Collection[Cell],
) -> None:
    """Refuse one floor, if the cells `before` gain theirs earlier in this turn.

    Raises:
        IllegalMove: cell_empty, not_lot, not_yours, already_done, res_max, height_limit or
            too_many_unfinished.
    """
    name = cell_name(at)
    tile = city.get(at)
    if tile is None:
        raise IllegalMove("expancity.cell_empty", cell=name)
    if tile not in LOTS:
        raise IllegalMove("expancity.not_lot", cell=name, tile=msg(f"expancity.tile.{tile}"))
    building = buildings.get(at)
    if building is None:
        unfinished = {*allowed.unfinished, *before}
        if len(unfinished) >= MAX_UNFINISHED:
            cells = tuple(cell_name(cell) for cell in reading_order(unfinished))
            raise IllegalMove("expancity.too_many_unfinished", cells=cells)
        return
    if building.owner != seat:
        raise IllegalMove("expancity.not_yours", cell=name, owner=SeatName(building.owner))
    if building.roof is not None:
        raise IllegalMove("expancity.already_done", cell=name)
    if tile == RES and building.floors >= RES_MAX_FLOORS:
        raise IllegalMove("expancity.res_max", cell=name)
    if building.floors >= allowed.limits[tile]:
        raise IllegalMove(
            "expancity.height_limit",
            cell=name,
            limit=allowed.limits[tile],
            kind=msg(f"expancity.kind.{tile}"),
        )


def collects(builds: int, reserve: int) -> int:
    """Blocks fetched by the actions that do not build."""
    return min(ACTIONS - builds, reserve)


def most_builds(supply: int, reserve: int) -> int:
    """Return the number of floors that the blocks pay for."""
    builds = ACTIONS
    while builds > supply + collects(builds, reserve):
        builds -= 1
    return builds


class Sites(Struct, frozen=True):
    """The sites for floors in a turn, and the numbers of floors required and possible."""

    growing: tuple[Cell, ...]
    lots: tuple[Cell, ...]
    new_allowed: int
    at_least: int
    at_most: int


def sites(city: City, buildings: Buildings, seat: Seat, supply: int, reserve: int) -> Sites:
    """The sites in a city in which this turn's tile has been laid.

    Any choice within the limits can be extended to `at_least` floors: sites differ only in that started buildings share
    a limit, so all choices that cannot be extended have the same size.
    """
    allowed = permit(city, buildings, seat)
    growing = growable(city, buildings, allowed)
    lots = empty_lots(city, buildings)
    room = len(growing) + min(len(lots), allowed.new_allowed)
    return Sites(
        growing=tuple(growing),
        lots=tuple(lots),
        new_allowed=allowed.new_allowed,
        at_least=min(max(ACTIONS - reserve, 0), room, supply + reserve),
        at_most=min(room, most_builds(supply, reserve)),
    )


def further_sites(within: Sites, picked: Collection[Cell]) -> list[Cell]:
    """Return the sites for one more floor after those picked, if there were a block for it."""
    started = sum(1 for cell in within.lots if cell in picked)
    growing = [cell for cell in within.growing if cell not in picked]
    if started >= within.new_allowed:
        return growing
    return growing + [cell for cell in within.lots if cell not in picked]
