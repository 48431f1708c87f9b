"""A curve of ratings as a mountain seen through thinning mist: the band is how far it may be off."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render.contest.parts.head import INSET, draw_head
from render.contest.parts.palette import LINE
from render.contest.parts.quantised import band_of, finished
from render.contest.parts.signs import dot, ring
from render.core.artwork import Point
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.crest import Crests
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, MUTED, PANEL, TEXT, Colour
from render.core.panel.focus import CAPTION_PX, LEAST_PX
from render.core.plates import box_sprite
from render.core.sprites import Sprite
from render.core.text import Line, Type, fit
from rules.contest.views.ratings import CurveView, Rated
from rules.core.text import Say, msg

WIDTH, HEIGHT = 1200, 560
CARD = Box(16, 124, 1184, 544)
PLOT = Box(110, 164, 1140, 510)
LEAST_TABLES = 8
"""Fewer tables are dots instead of a curve."""


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of a curve."""

    line: Colour
    band: Colour
    grid: Colour
    words: Colour
    ground: Colour


def paint_curve(view: CurveView, crests: Crests, say: Say) -> Image.Image:
    crest = crests(view.head.title)
    canvas = Canvas.blank(WIDTH, HEIGHT, BACKGROUND)
    draw_head(canvas, view.head, crest, say)
    canvas.stamp(box_sprite(CARD.width, CARD.height, 14, PANEL, None, 0), CARD.x0, CARD.y0)
    ink = Ink(crest.tone, band_of(crest, PANEL), LINE, MUTED, PANEL)
    scale = draw_curve(canvas, PLOT, view.history, ink, Type(CAPTION_PX, Weight.REGULAR))
    if view.best is not None and len(view.history) >= LEAST_TABLES:
        _draw_best(canvas, view, scale, say)
    return finished(canvas.image, (crest,))


def _draw_best(canvas: Canvas, view: CurveView, scale: "Scale", say: Say) -> None:
    """Draw the highest rating, named above its point."""
    assert view.best is not None
    rated = view.history[view.best]
    x, y = scale.x(view.best), scale.y(rated.rating)
    canvas.stamp(ring(7, 3, TEXT, PANEL), x, y)
    if view.best == len(view.history) - 1:
        return
    line = fit(say(msg("contest.best", rating=str(rated.rating))), 300, (Type(LEAST_PX),))
    left = min(max(x - line.width // 2, PLOT.x0 + 8), CARD.x1 - INSET - line.width)
    room = Box(left - 2, y - 52, left + line.width, y - 14)
    canvas.write(line, left, y - 32, TEXT, within=room)


@dataclass(frozen=True, slots=True)
class Scale:
    """The places of ratings in a plot."""

    plot: Box
    low: int
    high: int
    count: int

    def x(self, index: int) -> int:
        return self.plot.x0 + round(self.plot.width * index / max(1, self.count - 1))

    def y(self, rating: int) -> int:
        share = (rating - self.low) / max(1, self.high - self.low)
        return self.plot.y1 - round(self.plot.height * share)


def draw_curve(canvas: Canvas, plot: Box, history: Sequence[Rated], ink: Ink, label: Type) -> Scale:
    """The curve with its band, over lines at round ratings; few tables are dots."""
    low = min((each.rating - each.deviation for each in history), default=1300)
    high = max((each.rating + each.deviation for each in history), default=1700)
    scale = Scale(plot, low - 20, high + 20, len(history))
    most = max(1, plot.height // (2 * label.size))
    step = next(each for each in (50, 100, 200, 500) if high - low <= each * most or each == 500)
    band = [(scale.x(i), scale.y(each.rating + each.deviation)) for i, each in enumerate(history)]
    band += [
        (scale.x(i), scale.y(each.rating - each.deviation))
        for i, each in reversed(list(enumerate(history)))
    ]
    line = [(scale.x(i), scale.y(each.rating)) for i, each in enumerate(history)]
    is_curve = len(history) >= LEAST_TABLES
    if is_curve:
        _stamp(canvas, plot, _polygon(plot, band, ink.band))
    for mark in range(-(-scale.low // step) * step, scale.high + 1, step):
        y = scale.y(mark)
        canvas.stamp(box_sprite(plot.width, 1, 0, ink.grid, None, 0), plot.x0, y)
        text = Line(str(mark), label)
        room = Box(plot.x0 - 80, y - label.size, plot.x0 - 10, y + label.size)
        canvas.write(text, plot.x0 - 10, y, ink.words, within=room, align="right")
    if is_curve:
        _stamp(canvas, plot, _stroke(plot, line, ink.line))
    else:
        for x, y in line[:-1]:
            canvas.stamp(dot(5, ink.line), x, y)
    if line:
        canvas.stamp(ring(8, 3, ink.ground, ink.line), *line[-1])
    return scale


SCALE = 3
_PAD = 4


def _polygon(plot: Box, points: Sequence[Point], fill: Colour) -> Sprite:
    return _shape(plot, points, fill, None)


def _stroke(plot: Box, points: Sequence[Point], ink: Colour) -> Sprite:
    return _shape(plot, points, ink, 4)


def _shape(plot: Box, points: Sequence[Point], ink: Colour, width: int | None) -> Sprite:
    """A large smooth shape in one colour: only its mask is drawn large, which is much quicker than an `Artwork`."""
    size = plot.width + 2 * _PAD, plot.height + 2 * _PAD
    mask = Image.new("L", (size[0] * SCALE, size[1] * SCALE))
    pen = ImageDraw.Draw(mask)
    path = [((x - plot.x0 + _PAD) * SCALE, (y - plot.y0 + _PAD) * SCALE) for x, y in points]
    if width is None:
        pen.polygon(path, fill=255)
    else:
        pen.line(path, fill=255, width=width * SCALE, joint="curve")
    return Sprite(Image.new("RGB", size, ink), (0, 0), mask.reduce(SCALE))


def _stamp(canvas: Canvas, plot: Box, sprite: Sprite) -> None:
    canvas.stamp(sprite, plot.x0 - _PAD, plot.y0 - _PAD)
