"""The shapes of rails, which boards need sooner or later, drawn while idle."""

from collections.abc import Iterator
from itertools import permutations

from render.metromania.city.rails import Bend, bend_at, turned
from render.metromania.city.strokes import draw_shapes
from render.metromania.layout import BOARD
from rules.metromania.components.coordinates import (
    ARROW_SPACES,
    NEIGHBOURS,
    edge_cells,
    mouths,
    tip,
)

_CENTRE = "v46"


def draw_ahead() -> Iterator[None]:
    """Work it off, at each step a tenth of a millisecond or two."""
    for stand_in in stand_ins():
        yield from draw_shapes(stand_in, BOARD.unit)


def stand_ins() -> tuple[Bend, ...]:
    """Those of all bends: around the centre, where each has one, at heads, and at the tips of arrow spaces."""
    nowhere = "", ""
    around = [(other, cell) for other in NEIGHBOURS[_CENTRE] for cell in edge_cells(_CENTRE, other)]
    found = [
        bend_at(BOARD, _CENTRE, before, after)
        for before, after in permutations(around, 2)
        if before[0] != after[0] and before[1] != after[1]
    ]
    found += [bend_at(BOARD, _CENTRE, before, nowhere) for before in around]
    found += [
        bend_at(BOARD, tip(arrow), nowhere, (mouth, arrow))
        for arrow in ARROW_SPACES
        for mouth in mouths(arrow)
    ]
    return tuple(dict.fromkeys(turned(bend).stand_in for _, bend in found))
