"""Where the name of a vertex goes: to the side where it hides least."""

from collections.abc import Collection, Sequence
from math import hypot

from render.core.boxes import Box
from render.metromania.layout import Lattice, Place
from rules.metromania.components.coordinates import CITY_VERTICES, POINTS

DIRECTIONS = ((2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1))
"""As steps of the lattice, the best first."""
ALONG_ROW, ACROSS_ROWS = 31, 27
TOO_DEAR = 9.0
ON_SYMBOL, BESIDE_SYMBOL = 24, 30
_VERTEX_AT = {POINTS[label]: label for label in CITY_VERTICES}


def place_label(
    lattice: Lattice,
    vertex: str,
    size: tuple[int, int],
    *,
    rails: Collection[frozenset[str]],
    stations: Collection[str],
    symbols: Sequence[Place],
    taken: Sequence[Box],
    shunned: Sequence[Box] = (),
    farther: int = 0,
    most: float = TOO_DEAR,
) -> Box | None:
    """The box of a vertex's name, or nothing where every place hides too much, which is what costs `most`.

    Rails and stations in the way, symbols near by and what is written already make a place dear; the boxes to be
    shunned do so a little. A ring round the vertex pushes its name farther away.
    """
    x, y = POINTS[vertex]
    px, py = lattice.at(vertex)
    near_symbols = [(sx, sy) for sx, sy in symbols if abs(sx - px) < NEAR and abs(sy - py) < NEAR]
    near_boxes = [(box, 10.0) for box in taken if _is_near(box, px, py)]
    near_boxes += [(box, 3.0) for box in shunned if _is_near(box, px, py)]
    best: Box | None = None
    least = most
    for dx, dy in DIRECTIONS:
        beyond = _VERTEX_AT.get((x + dx, y + dy))
        reach = (ALONG_ROW + (size[0] - 28) / 2 if dy == 0 else ACROSS_ROWS) * lattice.unit
        reach += farther
        length = hypot(dx / 2, dy * 0.866)
        mx, my = px + dx / 2 / length * reach, py + dy * 0.866 / length * reach
        box = Box(
            round(mx - size[0] / 2),
            round(my - size[1] / 2),
            round(mx + size[0] / 2),
            round(my + size[1] / 2),
        )
        cost = 0.5 * abs(dy) + (0 if dx > 0 else 0.3)
        if beyond is None or frozenset((vertex, beyond)) in rails:
            cost += 10
        elif beyond in stations:
            cost += 5
        for sx, sy in near_symbols:
            away = hypot(sx - mx, sy - my) / lattice.unit
            cost += 10 if away < ON_SYMBOL else 4 if away < BESIDE_SYMBOL else 0
        cost += sum(price for other, price in near_boxes if box.overlap(other))
        if cost < least:
            best, least = box, cost
    return best


NEAR = 110
"""Nothing farther away can be in the way of a name."""


def _is_near(box: Box, x: int, y: int) -> bool:
    return abs(box.x0 - x) < NEAR and abs(box.y0 - y) < NEAR
