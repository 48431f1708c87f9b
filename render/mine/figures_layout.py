"""Places on the sheet of examples beside the rules: only numbers, in pixels."""

from render.core.boxes import Box
from render.mine.layout import GAP, HEIGHT, MARGIN, MARKET_CARD, WIDTH

INSET = 16
HEAD_Y = 30
"""The distance from a panel's top to the middle of its heading."""
PLATE = 36
TOP = 60
"""The distance from a panel's top to its content."""

CARD_SHIFT = 0, 6
"""The offset of the card, tab included, from the middle of the space below the heading."""
CALLOUT_WIDTH = 160
CALLOUT_HEIGHT = 58
CALLOUT_GAP = 8
"""The gap between the words about a part and the line to it."""

PHASE_PITCH = 72
SIGN_X = 82
"""The distance from the panel's left edge to the middle of a phase's sign."""
PHASE_X = 124

GOAL = 336, 148
GOAL_PITCH = 158
NOTE_GAP = 14

BAR = Box(76, 104, 408, 116)
"""The bar of the first resource, within its panel; a full bar means the last step."""
BAR_PITCH = 46
STONE_X = 44
AMOUNT_X = 452
POINTS_X = 520
SUM_Y = 350
"""The middle of the numbers that are added up."""
NAMES_Y = 392
SUM_SIGN = 26


def panel_boxes() -> tuple[Box, ...]:
    """The four examples, row by row."""
    width, height = (WIDTH - 2 * MARGIN - GAP) // 2, (HEIGHT - 2 * MARGIN - GAP) // 2
    return tuple(
        Box(x, y, x + width, y + height)
        for y in (MARGIN, MARGIN + height + GAP)
        for x in (MARGIN, MARGIN + width + GAP)
    )


def card_place(panel: Box) -> tuple[int, int]:
    """The card's upper left corner, without its tab."""
    dx, dy = CARD_SHIFT
    free = panel.y1 - panel.y0 - TOP - MARKET_CARD.outer.height
    x = (panel.x0 + panel.x1 - MARKET_CARD.width) // 2 + dx
    return x, panel.y0 + TOP + MARKET_CARD.tab[1] + free // 2 - dy


def callout_box(panel: Box, y: int, *, left: bool) -> Box:
    """The box of the words about a part, at the side of the card."""
    x = panel.x0 + INSET if left else panel.x1 - INSET - CALLOUT_WIDTH
    return Box(x, y - CALLOUT_HEIGHT // 2, x + CALLOUT_WIDTH, y + CALLOUT_HEIGHT // 2)


def phase_box(panel: Box, number: int) -> Box:
    """The row of a phase, counted from 0."""
    y = panel.y0 + TOP + number * PHASE_PITCH
    return Box(panel.x0 + INSET, y, panel.x1 - INSET, y + PHASE_PITCH - 8)


def goal_box(panel: Box, number: int) -> Box:
    x, y = panel.x0 + INSET, panel.y0 + TOP - 4 + number * GOAL_PITCH
    return Box(x, y, x + GOAL[0], y + GOAL[1])


def note_box(panel: Box, goal: Box) -> Box:
    """The box of the words beside a goal."""
    return Box(goal.x1 + NOTE_GAP, goal.y0, panel.x1 - INSET + 4, goal.y1)


def foot_box(panel: Box) -> Box:
    """The box of the words below both goals."""
    return Box(panel.x0 + INSET, goal_box(panel, 1).y1 + 2, panel.x1 - INSET, panel.y1 - 2)


def bar_box(panel: Box, row: int) -> Box:
    return BAR.moved(panel.x0, panel.y0 + row * BAR_PITCH)


def sum_boxes(panel: Box, count: int) -> tuple[Box, ...]:
    """The boxes of the parts of a total, side by side; the name of each part goes below it."""
    left, right = panel.x0 + 8, panel.x1 - 8
    pitch = (right - left) // count
    return tuple(
        Box(
            left + i * pitch, panel.y0 + SUM_Y - 24, left + (i + 1) * pitch, panel.y0 + NAMES_Y + 26
        )
        for i in range(count)
    )
