"""Where things are on the drawn examples: numbers only, in pixels."""

from render.core.boxes import Box

WIDTH, HEIGHT = 1200, 900
RADIUS = 14
INSET = 22
HEAD_Y = 36
"""Of a panel's heading, from its top."""

UPPER = Box(16, 16, 1184, 556)
LOWER = Box(16, 568, 1184, 884)

CARD_AT = (64, 136)
"""The explained card's upper left corner."""
CARD_GROUND = Box(30, 92, 474, 516)
CARD_MARKS = (
    (52, 122),
    (52, 164),
    (452, 164),
    (452, 215),
    (452, 257),
    (452, 345),
    (440, 420),
    (52, 478),
)
"""Numbers beside the card: tab, cost, tags, name, requirement, effects, points, payment."""
LIST = Box(506, 84, 1160, 540)
"""The explanations, one below the other."""

SUMS = ((116, 664), (116, 746))
"""Where the examples of payments begin; the words stand below."""
SUM_TEXT = Box(38, 796, 1160, 872)

CROP = Box(38, 80, 518, 532)
"""The piece of the map."""
CROP_MIDDLE = (240, 192)
"""Where in it the new tile lies."""
TILE_LIST = Box(560, 84, 1160, 540)
TRACK = Box(372, 650, 1160, 710)
CELL, CELL_PITCH = 54, 65
CELLS = 12
BOT_CARD = Box(38, 638, 318, 722)
BOT_TEXT = Box(38, 770, 1160, 872)


def list_boxes(box: Box, count: int) -> tuple[Box, ...]:
    """So many explanations of equal height."""
    height = box.height // count
    return tuple(
        Box(box.x0, box.y0 + index * height, box.x1, box.y0 + (index + 1) * height)
        for index in range(count)
    )


def track_cell(space: int) -> Box:
    x = TRACK.x0 + space * CELL_PITCH
    return Box(x, TRACK.y0, x + CELL, TRACK.y0 + CELL)
