"""The progress of terraforming in the map's free corners: temperature, oxygen, oceans, generation."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, HAIR, MUTED, TEXT, Colour
from render.core.text import Type, fit, number
from render.tmars.board.gauges import COLDEST, DEGREES
from render.tmars.board.panels import plate, word
from render.tmars.icons.signs import icon
from render.tmars.layout import POOLS
from render.tmars.palette import AIR_STEPS, POOL, WARMTH_STEPS, air, warmth
from render.tmars.table.layout import CORNER_FIGURE_Y, bar_steps, corner_box
from rules.core.text import Say
from rules.tmars.view import View

FIGURES = (Type(48), Type(44), Type(40), Type(36))
WORD = (Type(36, Weight.REGULAR), Type(30, Weight.REGULAR))
SIGN, THIN_SIGN = 42, 26
WARM, RICH = corner_box(right=False, low=False), corner_box(right=True, low=False)
WET, WHEN = corner_box(right=False, low=True), corner_box(right=True, low=True)
GAUGES = ((WARM, "temperature", WARMTH_STEPS), (RICH, "oxygen", AIR_STEPS), (WET, "ocean", POOLS))


def draw_corner_grounds(canvas: Canvas) -> None:
    for box in (WARM, RICH, WET, WHEN):
        plate(canvas, box, 16, BACKGROUND)
    for box, sign, steps in GAUGES:
        x = box.x0 + (0 if sign == "temperature" else 6) + SIGN // 2
        canvas.stamp(icon(sign, SIGN), x, box.y0 + CORNER_FIGURE_Y)
        for segment in bar_steps(box, steps):
            plate(canvas, segment, 3, HAIR)


def draw_corners(canvas: Canvas, view: View, say: Say) -> None:
    warm = (view.temperature - COLDEST) // DEGREES
    _draw_gauge(canvas, WARM, f"{number(view.temperature)}°", THIN_SIGN)
    _fill(canvas, WARM, WARMTH_STEPS, [warmth(step) for step in range(warm)])
    _draw_gauge(canvas, RICH, f"{view.oxygen}%", SIGN)
    _fill(canvas, RICH, AIR_STEPS, [air(step) for step in range(view.oxygen)])
    _draw_gauge(canvas, WET, f"{view.oceans}/{POOLS}", SIGN)
    _fill(canvas, WET, POOLS, [POOL] * view.oceans)
    _draw_generation(canvas, WHEN, view, say)


def _draw_gauge(canvas: Canvas, box: Box, said: str, sign: int) -> None:
    """Draw a gauge's value and bar after a sign of this width."""
    left = box.x0 + 10 + sign
    line = fit(said, box.x1 - 4 - left, FIGURES)
    x, y = box.x1 - 6, box.y0 + CORNER_FIGURE_Y
    canvas.write(line, x, y, TEXT, within=box, align="right")


def _fill(canvas: Canvas, box: Box, steps: int, tones: list[Colour]) -> None:
    for segment, tone in zip(bar_steps(box, steps), tones, strict=False):
        plate(canvas, segment, 3, tone)


def _draw_generation(canvas: Canvas, box: Box, view: View, say: Say) -> None:
    """Draw the word, and below it the number, with the last generation's if there is one."""
    x = box.middle[0]
    word_line = fit(word(say, "generation"), box.width - 12, WORD)
    canvas.write(word_line, x, box.y0 + 24, MUTED, within=box, align="middle")
    last = "" if view.last_generation is None else f"/{view.last_generation}"
    figure = fit(f"{view.generation}{last}", box.width - 12, FIGURES)
    canvas.write(figure, x, box.y0 + 66, TEXT, within=box, align="middle")
