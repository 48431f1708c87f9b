"""The parameters: temperature and oxygen as arcs around the planet, oceans below, numbers in the corners."""

from math import cos, radians, sin

from render.core.artwork import Artwork, Point, arc_points
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import HAIR, INK, MUTED, TEXT, WHITE, Colour
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, number
from render.tmars.icons.signs import icon
from render.tmars.layout import (
    AIR_ARC,
    BONUS_MARK_R,
    CENTRE,
    CORNER_GOAL,
    CORNER_NUMBER,
    CORNER_SIGN,
    CURSOR,
    CURSOR_CORE,
    GAP_DEGREES,
    GAUGE_R,
    GAUGE_THICK,
    POOL,
    POOL_NUMBER,
    POOL_START,
    POOL_STEP,
    POOL_WORD,
    POOLS,
    TICK,
    WARMTH_ARC,
    W,
    along,
    around,
    hexagon,
)
from render.tmars.palette import AIR_STEPS, WARMTH_STEPS, air, warmth
from render.tmars.palette import POOL as POOL_COLOUR
from rules.core.text import Say, msg
from rules.tmars.view import View

FIGURE = Type(48)
SMALL = Type(19, Weight.REGULAR)
COLDEST, DEGREES = -30, 2
"""The temperature at the start, and how much each step adds."""
WARMEST = COLDEST + DEGREES * WARMTH_STEPS
WARMTH_BONUSES = ((3, "heat"), (5, "heat"), (15, "ocean"))
AIR_BONUSES = ((8, "temperature"),)
"""The steps that give a bonus, and its sign."""
BONUS_SIGN = round(0.32 * W)
Arc = tuple[float, float]


def draw_open_gauges(canvas: Canvas) -> None:
    """Draw every segment as open, with marks at the steps that give a bonus."""
    gauges = ((WARMTH_ARC, WARMTH_STEPS, WARMTH_BONUSES), (AIR_ARC, AIR_STEPS, AIR_BONUSES))
    for arc, steps, bonuses in gauges:
        for step in range(steps):
            canvas.stamp(_segment(arc, step, steps, HAIR), 0, 0)
        for step, name in bonuses:
            angle = along(arc, step / steps)
            canvas.stamp(_tick(angle), 0, 0)
            x, y = around(angle, BONUS_MARK_R)
            canvas.stamp(icon(name, BONUS_SIGN), round(x), round(y))
    for index in range(POOLS):
        canvas.stamp(_pool(HAIR), *_pool_middle(index))


def draw_gauges(canvas: Canvas, square: Box, view: View, say: Say) -> None:
    """Draw the reached values; the square is the planet's place on the picture."""
    reached = view.temperature, view.oxygen, view.oceans
    canvas.part(lambda on: _draw_reached(on, square, view, say), "gauges", square, reached)


def _draw_reached(canvas: Canvas, square: Box, view: View, say: Say) -> None:
    warm = (view.temperature - COLDEST) // DEGREES
    gauges = (
        (WARMTH_ARC, WARMTH_STEPS, warm, warmth),
        (AIR_ARC, AIR_STEPS, view.oxygen, air),
    )
    for arc, steps, reached, tone in gauges:
        for step in range(reached):
            canvas.stamp(_segment(arc, step, steps, tone(step)), square.x0, square.y0)
        x, y = around(along(arc, reached / steps), GAUGE_R)
        canvas.stamp(_cursor(), square.x0 + round(x), square.y0 + round(y))
    for index in range(view.oceans):
        x, y = _pool_middle(index)
        canvas.stamp(_pool(POOL_COLOUR), square.x0 + x, square.y0 + y)
    _draw_corners(canvas, square, view, say)


def _draw_corners(canvas: Canvas, square: Box, view: View, say: Say) -> None:
    """Draw the current values, and the missing steps."""
    left, right, top = square.x0 + 6, square.x1 - 6, square.y0 + CORNER_NUMBER
    half = CORNER_SIGN // 2
    canvas.stamp(icon("temperature", CORNER_SIGN), left + half, top)
    warm = Line(f"{number(view.temperature)}°", FIGURE)
    canvas.write(warm, left + 2 * half + 4, top, TEXT, within=square)
    if view.temperature < WARMEST:
        goal = Line(say(msg("tmars.board.goal_temperature", goal=WARMEST)), SMALL)
        canvas.write(goal, left + 8, square.y0 + CORNER_GOAL, MUTED, within=square)

    canvas.stamp(icon("oxygen", CORNER_SIGN), right - half, top)
    rich = Line(say(msg("tmars.board.percent", n=view.oxygen)), FIGURE)
    canvas.write(rich, right - 2 * half - 8, top, TEXT, within=square, align="right")
    if view.oxygen < AIR_STEPS:
        goal = Line(say(msg("tmars.board.goal_oxygen", goal=AIR_STEPS)), SMALL)
        canvas.write(goal, right - 4, square.y0 + CORNER_GOAL, MUTED, within=square, align="right")

    y = square.y0 + POOL_NUMBER
    canvas.stamp(icon("ocean", CORNER_SIGN), left + half, y)
    out = Line(f"{view.oceans}/{POOLS}", FIGURE)
    canvas.write(out, left + 2 * half + 12, y, TEXT, within=square)
    word = fit(say(msg("tmars.board.oceans")), 190, (SMALL,))
    canvas.write(word, left + 4, square.y0 + POOL_WORD, MUTED, within=square)


@SPRITES.keep
def _segment(arc: Arc, step: int, steps: int, tone: Colour) -> Sprite:
    """One step of a gauge; its anchor is the corner of the planet's square."""
    turn = 1 if arc[1] > arc[0] else -1
    start = along(arc, step / steps) + turn * GAP_DEGREES
    end = along(arc, (step + 1) / steps) - turn * GAP_DEGREES
    inner, outer = GAUGE_R - GAUGE_THICK / 2, GAUGE_R + GAUGE_THICK / 2
    return _shape(
        (
            *arc_points(CENTRE, CENTRE, outer, outer, start, end),
            *arc_points(CENTRE, CENTRE, inner, inner, end, start),
        ),
        tone,
    )


@SPRITES.keep
def _tick(angle: float) -> Sprite:
    """A short line across the gauge's outer half."""
    dx, dy = -sin(radians(angle)), cos(radians(angle))
    (ax, ay), (bx, by) = (around(angle, r) for r in TICK)
    corners = ((ax - dx, ay - dy), (ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy))
    return _shape(corners, WHITE)


def _shape(points: tuple[Point, ...], tone: Colour) -> Sprite:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    art = Artwork(min(xs), min(ys), max(xs) + 1, max(ys) + 1)
    art.polygon(points, tone)
    return art.sprite()


@SPRITES.keep
def _cursor() -> Sprite:
    art = Artwork(-CURSOR, -CURSOR, CURSOR, CURSOR)
    art.ellipse(0, 0, CURSOR, CURSOR, WHITE)
    art.ellipse(0, 0, CURSOR_CORE, CURSOR_CORE, INK)
    return art.sprite()


def _pool_middle(index: int) -> tuple[int, int]:
    x, y = around(POOL_START + POOL_STEP * index, GAUGE_R)
    return round(x), round(y)


@SPRITES.keep
def _pool(tone: Colour) -> Sprite:
    art = Artwork(-POOL / 2, -0.6 * POOL, POOL / 2, 0.6 * POOL)
    art.polygon(hexagon(POOL), tone)
    return art.sprite()
