"""What a completed building is worth (chapter "Scoring a completed building")."""

from dataclasses import dataclass

from rules.core.squares import Cell
from rules.core.text import Msg, msg
from rules.expancity.city.grid import around
from rules.expancity.components.content import LOTS, PER_FLOOR
from rules.expancity.state import FLOOR_ZERO, Buildings, City


@dataclass(frozen=True, slots=True)
class Worth:
    """The score of a building, and how it adds up."""

    terms: tuple[tuple[str, int], ...]
    """For each neighbour that counts, its tile and what it adds per floor; empty lots last."""
    per_floor: int
    floors: int
    points: int


def worth(city: City, buildings: Buildings, at: Cell, floors: int, rule: str) -> Worth:
    """The score of a building with this many floors on this lot in the present position.

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
