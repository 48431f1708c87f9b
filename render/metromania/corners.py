"""The empty corners of the map: the last turn, how far the game is, and what is left until the end."""

from render.core.canvas import Canvas
from render.core.palette import ACCENT, MUTED, TEXT, seat_colour
from render.core.signs import sign
from render.core.text import Line, Type, fit
from render.metromania.city.stops import station
from render.metromania.city.strokes import SWATCH, swatch
from render.metromania.glyphs import closed_glyph
from render.metromania.layout import CLOSED, CORNER_LOWER, CORNER_UPPER, LAST, ROUND, STOPS, SUPPLY
from rules.core.text import Say, msg
from rules.metromania.view import TurnView, View

CELLS = (Type(42), Type(36))
WORDS = (Type(42), Type(36), Type(30))
NUMBER, CAPTION = Type(48), (Type(30),)
LEAN = 2
"""The reach of a large letter to the left of its start."""


def draw_corner_grounds(canvas: Canvas) -> None:
    y = SUPPLY.y0 + CORNER_UPPER
    canvas.stamp(station(STOPS, several=True, fresh=False), SUPPLY.x0 + 24, y)
    canvas.stamp(closed_glyph(), CLOSED.x1 - 126, y)


def draw_corners(canvas: Canvas, view: View, say: Say) -> None:
    if view.last is not None:
        _draw_last(canvas, view.last, say)
    phase = {"construction": "round", "final_round": "final_round", "over": "over"}[view.phase]
    line = fit(say(msg(f"metromania.board.{phase}", round=view.round)), ROUND.width, WORDS)
    ink = ACCENT if view.phase == "final_round" else TEXT
    y = ROUND.y0 + CORNER_UPPER
    canvas.write(line, ROUND.x1, y, ink, within=ROUND, align="right")
    _draw_supply(canvas, view, say)
    _draw_closed(canvas, view, say)


def _draw_supply(canvas: Canvas, view: View, say: Say) -> None:
    left = Line(str(view.supply), NUMBER)
    canvas.write(left, SUPPLY.x0 + 56, SUPPLY.y0 + CORNER_UPPER, TEXT, within=SUPPLY)
    words = fit(say(msg("metromania.board.stations", count=view.supply)), SUPPLY.width, CAPTION)
    canvas.write(words, SUPPLY.x0, SUPPLY.y0 + CORNER_LOWER, MUTED, within=SUPPLY)


def _draw_closed(canvas: Canvas, view: View, say: Say) -> None:
    """Write how many lines are complete or blocked, out of those that end construction."""
    closed = Line(f"{view.closed}/{view.closed_limit}", NUMBER)
    y = CLOSED.y0 + CORNER_UPPER
    canvas.write(closed, CLOSED.x1, y, TEXT, within=CLOSED, align="right")
    words = fit(say(msg("metromania.board.closed")), CLOSED.width, CAPTION)
    y = CLOSED.y0 + CORNER_LOWER
    canvas.write(words, CLOSED.x1, y, MUTED, within=CLOSED, align="right")


def _draw_last(canvas: Canvas, last: TurnView, say: Say) -> None:
    """Draw whose turn it was, the lines that it dug or the stations that it built, and its cells."""
    x, y = LAST.x0 + 24, LAST.y0 + CORNER_UPPER
    canvas.stamp(sign(last.seat, 18, seat_colour(last.seat)), x, y)
    x += 34
    for number in dict.fromkeys(tunnel.line for tunnel in last.tunnels):
        canvas.stamp(swatch(seat_colour(last.seat), striped=number == 2), x, y)
        x += SWATCH + 12
    for _ in last.stations:
        sprite = station(1.0, several=False, fresh=True)
        canvas.stamp(sprite, x + sprite.size[0] // 2, y)
        x += sprite.size[0] + 6
    cells = " ".join(tunnel.cell for tunnel in last.tunnels)
    if cells:
        line = fit(cells, LAST.width - LEAN, CELLS)
        canvas.write(line, LAST.x0 + LEAN, LAST.y0 + CORNER_LOWER, ACCENT, within=LAST)
    elif not last.stations:
        line = fit(say(msg("metromania.board.passed")), LAST.x1 - x, WORDS)
        canvas.write(line, x, y, ACCENT, within=LAST)
