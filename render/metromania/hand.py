"""A small private picture: the markers with letters that only their owner may know."""

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas, Drawing
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, INK, MUTED, PANEL, TEXT, seat_colour
from render.core.plates import box_sprite
from render.core.repaint.recorder import Sketch
from render.core.signs import sign
from render.core.text import Line, Type, fit
from render.metromania.layout import HAND_HEIGHT, HAND_WIDTH, MARGIN, RADIUS
from render.metromania.palette import MARKER_TINTS
from render.metromania.quantised import colours
from render.metromania.symbols import symbol, words_down
from rules.core.text import Say, msg
from rules.metromania.view import MarkerView, View

CAPTION = Type(17, Weight.REGULAR)
BODY = Type(20, Weight.REGULAR)
LARGE = Type(24)
LETTER = Type(36)
RADIUS_OF_SYMBOL = 38
SYMBOL_EDGE = RADIUS_OF_SYMBOL / 0.205


def paint_hand(view: View, say: Say) -> tuple[Image, ...]:
    """The picture; empty if everybody knows the letters, or if all markers are placed."""
    return tuple(drawing.image() for drawing in hand_drawings(view, say))


def hand_drawings(view: View, say: Say) -> tuple[Drawing, ...]:
    if view.viewer is None or view.rules.get("markers") != "hidden":
        return ()
    markers = view.seats[view.viewer].markers
    if not markers:
        return ()
    return (hand_canvas(view, markers, say).drawing(colours()),)


def hand_canvas(view: View, markers: tuple[MarkerView, ...], say: Say) -> Sketch:
    canvas = Sketch.blank(HAND_WIDTH, HAND_HEIGHT, BACKGROUND)
    head = Box(MARGIN, 0, HAND_WIDTH - MARGIN, 72)
    seat = view.viewer or 0
    canvas.stamp(sign(seat, 12, seat_colour(seat)), head.x0 + 20, 36)
    title = fit(say(msg("metromania.board.markers")), 280, (LARGE,))
    canvas.write(title, head.x0 + 44, 36, TEXT, within=head)
    private = fit(say(msg("metromania.board.private")), 240, (CAPTION,))
    canvas.write(private, head.x1 - 8, 36, MUTED, within=head, align="right")
    row = Box(MARGIN, 72, HAND_WIDTH - MARGIN, HAND_HEIGHT - MARGIN)
    canvas.stamp(box_sprite(row.width, row.height, RADIUS, PANEL, None, 0), row.x0, row.y0)
    pitch = row.width // max(len(markers), 4)
    for index, mark in enumerate(markers):
        _draw_marker(canvas, row, row.x0 + pitch // 2 + index * pitch, mark, say)
    return canvas


def _draw_marker(canvas: Canvas, row: Box, x: int, mark: MarkerView, say: Say) -> None:
    y = row.y0 + 62
    canvas.stamp(symbol(mark.kind, RADIUS_OF_SYMBOL, MARKER_TINTS[mark.kind]), x, y)
    if mark.letter is not None:
        down = words_down(mark.kind, SYMBOL_EDGE)
        canvas.write(Line(mark.letter, LETTER), x, y + down, INK, within=row, align="middle")
    kind = fit(say(msg(f"metromania.board.kind-{mark.kind}")), 140, (BODY, CAPTION))
    canvas.write(kind, x, row.y1 - 24, MUTED, within=row, align="middle")
