"""The layout of the sheet of examples beside the rules: only numbers, in pixels."""

from collections.abc import Sequence

from render.core.boxes import Box
from render.metromania.layout import GAP, MARGIN, Lattice, Place
from rules.metromania.components.coordinates import POINTS

PANEL_SIZE = (580, 430)
PLATE_SIZE = 36
INSET = 16
HEAD_Y = 30
"""The middle of a panel's heading, measured from the panel's top."""
SCENE_TOP = 56
SCENE_RADIUS = 12
HALF = 266, 250
"""The size of a scene that shares its panel with another."""
WIDE = PANEL_SIZE[0] - 2 * INSET, 276
"""The size of a scene that has the panel to itself."""

LARGE = 110.0, 95.0
MIDDLE = 84.0, 73.0
SMALL = 66.0, 57.0
"""The scales of scenes: the length of an edge, and the distance between rows of vertices."""


def example_box() -> Box:
    """The box of the only example on a small sheet."""
    return Box(MARGIN, MARGIN, MARGIN + PANEL_SIZE[0], MARGIN + PANEL_SIZE[1])


def panel_boxes() -> tuple[Box, Box, Box, Box]:
    """The four examples, row by row."""
    width, height = PANEL_SIZE
    first, second, third, fourth = (
        Box(x, y, x + width, y + height)
        for y in (MARGIN, MARGIN + height + GAP)
        for x in (MARGIN, MARGIN + width + GAP)
    )
    return first, second, third, fourth


def scene_boxes(panel: Box, sizes: Sequence[tuple[int, int]]) -> tuple[Box, ...]:
    """The boxes of a panel's drawings, side by side."""
    boxes: list[Box] = []
    x, y = panel.x0 + INSET, panel.y0 + SCENE_TOP
    for width, height in sizes:
        boxes.append(Box(x, y, x + width, y + height))
        x += width + INSET
    return tuple(boxes)


def text_box(panel: Box, scene: Box) -> Box:
    """The room for the words below a drawing."""
    return Box(scene.x0, scene.y1 + 6, scene.x1, panel.y1 - 6)


def near(
    vertex: str, size: tuple[int, int], scale: tuple[float, float], dx: int = 0, dy: int = 0
) -> Lattice:
    """The lattice of a scene with this vertex in its middle, moved by (dx, dy)."""
    (x, y), (edge, row), (width, height) = POINTS[vertex], scale, size
    return Lattice(edge, row, width / 2 - x * edge / 2 + dx, height / 2 - y * row + dy)


CALLOUT_SIZE = 152, 40
"""Enough room for two lines of words beside a vertex."""
CALLOUT_AWAY = 64
TIME_SIZE = 90, 28
TIME_UP = 30


def callout_box(at: Place, shift: int, *, up: bool) -> Box:
    """A box above or below a vertex, shifted this far to the right."""
    x, y = at[0] + shift, at[1] + (-CALLOUT_AWAY if up else CALLOUT_AWAY)
    return _around(x, y, CALLOUT_SIZE)


def time_box(at: Place) -> Box:
    """The box for the minutes of a route, above one of its vertices."""
    return _around(at[0], at[1] - TIME_UP, TIME_SIZE)


def _around(x: int, y: int, size: tuple[int, int]) -> Box:
    width, height = size
    return Box(x - width // 2, y - height // 2, x + width // 2, y + height // 2)
