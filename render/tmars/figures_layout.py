"""The layout of the drawn examples: only numbers, in pixels."""

from render.core.boxes import Box

WIDTH, HEIGHT = 1200, 900
RADIUS = 14
INSET = 22
HEAD_Y = 36
"""The middle of a panel's heading, measured from the panel's top."""

UPPER = Box(16, 16, 1184, 556)
LOWER = Box(16, 568, 1184, 884)

CARD_BOX = Box(56, 96, 632, 328)
"""The explained card."""
REFUSED_BOX = Box(56, 356, 632, 536)
CARD_MARKS = (
    (56, 296),
    (56, 138),
    (638, 127),
    (330, 127),
    (354, 178),
    (414, 234),
    (632, 296),
    (374, 504),
)
"""The numbers beside the cards: label, cost, tags, name, requirement, effects, points, and why not."""
LIST = Box(668, 48, 1166, 552)
"""The explanations, one below another."""

SUMS = ((116, 664), (116, 746))
"""The places where the examples of payments begin; the words are below them."""
SUM_TEXT = Box(38, 796, 1160, 872)

CROP = Box(38, 80, 518, 532)
"""The part of the map that is shown."""
CROP_MIDDLE = (240, 192)
"""The middle of the new tile within that part."""
TILE_LIST = Box(560, 84, 1160, 540)
TRACK = Box(372, 650, 1160, 710)
CELL, CELL_PITCH = 54, 65
CELLS = 12
BOT_CARD = Box(38, 638, 318, 722)
BOT_TEXT = Box(38, 770, 1160, 872)


def list_boxes(box: Box, count: int) -> tuple[Box, ...]:
    """This many boxes of equal height, for explanations."""
    height = box.height // count
    return tuple(
        Box(box.x0, box.y0 + index * height, box.x1, box.y0 + (index + 1) * height)
        for index in range(count)
    )


def track_cell(space: int) -> Box:
    x = TRACK.x0 + space * CELL_PITCH
    return Box(x, TRACK.y0, x + CELL, TRACK.y0 + CELL)
