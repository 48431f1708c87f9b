"""Points for a completed building (chapter "Scoring a completed building")."""

from msgspec import Struct

from rules.core.seats import Seat
from rules.core.squares import Cell
from rules.core.text import Msg, msg
from rules.expancity.city.grid import around
from rules.expancity.components.content import LOTS, PER_FLOOR
from rules.expancity.state import FLOOR_ZERO, Buildings, City, State


class Worth(Struct, frozen=True):
    """The score of a building, and how it adds up."""

    terms: tuple[tuple[str, int], ...]
    """For each neighbour that counts, its tile and its addition per floor; empty lots last."""
    per_floor: int
    floors: int
    points: int


def worth(city: City, buildings: Buildings, at: Cell, floors: int, rule: str) -> Worth:
    """The current score of a building with this many floors on this lot.

    `rule` is the table's option for negative scores.
    """
    values = PER_FLOOR[city[at]]
    special: list[tuple[str, int]] = []
    empty: list[tuple[str, int]] = []
    for beside in around(at):
        tile = city.get(beside)
        if tile is None:
            continue
        if tile in values:
            special.append((tile, values[tile]))
        elif tile in LOTS and beside not in buildings:
            empty.append((tile, -1))
    terms = (*special, *empty)
    per_floor = 1 + sum(value for _, value in terms)
    points = per_floor * floors
    if rule == FLOOR_ZERO:
        points = max(points, 0)
    return Worth(terms, per_floor, floors, points)


def formula(found: Worth) -> Msg:
    """The sum in words, such as ``1 +1 park +2 mall −1 empty lot``."""
    total = msg("expancity.text.sum_base")
    for tile, value in found.terms:
        what = msg("expancity.text.empty_lot" if tile in LOTS else f"expancity.tile.{tile}")
        total = msg("expancity.text.sum_term", before=total, value=value, what=what)
    return total


class Effect(Struct, frozen=True):
    """The effect of a tile on scores, in points per floor."""

    per_floor: int | None
    """The score of a floor on this lot now; None for a tile that is no lot."""
    own: int
    """The sum that unfinished neighbours of the seat gain."""
    others: int
    """The sum that unfinished neighbours of other seats gain."""

    @property
    def value(self) -> int:
        """Return the worth of the place for the seat that lays the tile."""
        return self.own - self.others if self.per_floor is None else self.per_floor


def effect_at(state: State, seat: Seat, tile: str, at: Cell) -> Effect:
    if tile in LOTS:
        city = {**state.city, at: tile}
        found = worth(city, state.buildings, at, 1, state.negative_building_scores)
        return Effect(found.per_floor, 0, 0)
    own = others = 0
    for beside in around(at):
        building = state.buildings.get(beside)
        if building is not None and building.roof is None:
            gain = PER_FLOOR[state.city[beside]].get(tile, 0)
            if building.owner == seat:
                own += gain
            else:
                others += gain
    return Effect(None, own, others)


def values_beside(state: State, seat: Seat, tile: str) -> dict[Cell, int]:
    """Return `Effect.value` by place, less the 1 that a lot has anywhere; places left out have 0."""
    found: dict[Cell, int] = {}
    if tile in LOTS:
        values, buildings = PER_FLOOR[tile], state.buildings
        for at, laid in state.city.items():
            gain = (0 if at in buildings else -1) if laid in LOTS else values.get(laid, 0)
            if gain:
                _add_around(found, at, gain)
        return found
    for at, building in state.buildings.items():
        if building.roof is None:
            gain = PER_FLOOR[state.city[at]].get(tile, 0)
            if gain:
                _add_around(found, at, gain if building.owner == seat else -gain)
    return found


def _add_around(found: dict[Cell, int], at: Cell, gain: int) -> None:
    for beside in around(at):
        found[beside] = found.get(beside, 0) + gain
