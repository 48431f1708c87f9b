"""The layout of the examples beside the rules: only numbers, in pixels."""

from render.core.boxes import Box
from render.metromania.layout import Lattice, Place
from rules.metromania.components.coordinates import POINTS

MARGIN = 12
SCENE_RADIUS = 20
WIDE = 1176, 690
"""The size of a scene that has the picture to itself."""
HALF = 582, 640
"""The size of a scene beside another one."""

LARGE = 250.0, 216.0
MIDDLE = 182.0, 158.0
SMALL = 142.0, 123.0
"""The scales of scenes: the length of an edge, and the distance between rows of vertices."""


def scene_boxes(size: tuple[int, int], count: int) -> tuple[Box, ...]:
    """The boxes of the drawings, side by side."""
    width, height = size
    lefts = (MARGIN + place * (width + MARGIN) for place in range(count))
    return tuple(Box(x, MARGIN, x + width, MARGIN + height) for x in lefts)


INSET = 8
CAPTION_DOWN = 36
"""The distance from a drawing to the middle of the first line below it."""
PITCH = 1.22
"""The distance between lines, relative to their size."""


def caption_height(lines: int, size: int) -> int:
    """The height of the room for lines of this size."""
    return 2 * CAPTION_DOWN + round((lines - 1) * PITCH * size)


def text_box(scene: Box, height: int) -> Box:
    """The room for the words below a drawing."""
    return Box(scene.x0 + INSET, scene.y1, scene.x1 - INSET, scene.y1 + height)


def near(
    vertex: str, size: tuple[int, int], scale: tuple[float, float], dx: int = 0, dy: int = 0
) -> Lattice:
    """The lattice of a scene with this vertex in its middle, moved by (dx, dy)."""
    (x, y), (edge, row), (width, height) = POINTS[vertex], scale, size
    return Lattice(edge, row, width / 2 - x * edge / 2 + dx, height / 2 - y * row + dy)


CALLOUT_SIZE = 352, 88
"""Enough room for two lines of words beside a vertex."""
CALLOUT_AWAY = 118
TIME_SIZE = 200, 56
TIME_UP = 72


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
