"""The strip above the city: the acting seat or the winners, the last turn, and the stock."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, INK, PANEL, TEXT, seat_colour
from render.core.plates import box_sprite, cup
from render.core.signs import sign
from render.core.text import Line, Type, fit, fit_lines, seat_name
from render.core.winners import fit_won, won_by
from render.expancity.glyphs import roof_sign
from render.expancity.icons import icon
from render.expancity.layout import RADIUS, Frame
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.expancity.components.content import CITY_HALL, ROOFS
from rules.expancity.components.coordinates import cell_name
from rules.expancity.view import TurnView, View

SMALL = Type(30)
BODY = Type(36)
LARGE = Type(42)
LOUD = Type(48)
WON = ((LOUD, 1), (LARGE, 1), (BODY, 1), (SMALL, 2))

_ROOFS_AT = (146, 232, 314)
"""Columns of the roofs left, measured from the left edge of the stock box."""


def draw_head_ground(canvas: Canvas, frame: Frame) -> None:
    """Everything in the strip that is the same in all pictures of this size."""
    for box in (frame.acting, frame.last, frame.stock):
        canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, None, 0), box.x0, box.y0)
    stock = frame.stock
    for roof, x in zip(ROOFS, _ROOFS_AT, strict=True):
        canvas.stamp(roof_sign(roof, 18), stock.x0 + x, stock.middle[1])


def draw_head(canvas: Canvas, frame: Frame, view: View, say: Say) -> None:
    last = view.last
    stock = view.turn, view.turns, tuple(view.roofs[roof] for roof in ROOFS)

    def draw_last(on: Canvas) -> None:
        if last is None:
            _draw_hall(on, frame.last, say)
        else:
            _draw_last(on, frame.last, last, say)

    canvas.part(lambda on: _draw_stock(on, frame.stock, *stock), "stock", frame, stock)
    if view.outcome is not None:
        _draw_winners(canvas, frame.won, view.outcome.winners, say)
        return
    if view.acting is not None:
        _draw_acting(canvas, frame.acting, view.acting, say)
    canvas.part(draw_last, "last", frame, last)


def _draw_stock(canvas: Canvas, stock: Box, turn: int, turns: int, roofs: tuple[int, ...]) -> None:
    y = stock.middle[1]
    canvas.write(Line(f"{turn}/{turns}", BODY), stock.x0 + 14, y, TEXT, within=stock)
    for left, x in zip(roofs, _ROOFS_AT, strict=True):
        canvas.write(Line(str(left), BODY), stock.x0 + x + 22, y, TEXT, within=stock)


def _draw_acting(canvas: Canvas, box: Box, seat: Seat, say: Say) -> None:
    _gold(canvas, box)
    canvas.stamp(sign(seat, 22, INK), box.x0 + 38, box.middle[1])
    name = fit(seat_name(say, seat), box.width - 70 - 12, (LOUD, LARGE, BODY))
    canvas.write(name, box.x0 + 70, box.middle[1], INK, within=box)


def _draw_winners(canvas: Canvas, box: Box, winners: tuple[Seat, ...], say: Say) -> None:
    """Draw a cup, the signs of the winners, and their names."""
    _gold(canvas, box)
    canvas.stamp(cup(24, INK), box.x0 + 44, box.middle[1])
    x = box.x0 + 98
    for seat in winners:
        canvas.stamp(sign(seat, 18, INK), x, box.middle[1])
        x += 44
    names = tuple(seat_name(say, seat) for seat in winners)
    won = won_by(say, "expancity.board.won")
    lines = fit_won(won, names, box.x1 - 14 - x, WON, SMALL)
    canvas.write_lines(lines, x - 8, box.middle[1], INK, within=box)


def _gold(canvas: Canvas, box: Box) -> None:
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, ACCENT, None, 0), box.x0, box.y0)


def _draw_hall(canvas: Canvas, box: Box, say: Say) -> None:
    """Draw the contents of the city, before the first turn."""
    canvas.stamp(icon(CITY_HALL, 30), box.x0 + 46, box.middle[1])
    x = box.x0 + 90
    words = say(msg("expancity.board.hall"))
    stands = fit_lines(words, box.x1 - 12 - x, ((LARGE, 1), (BODY, 1), (SMALL, 2)))
    canvas.write_lines(stands, x, box.middle[1], TEXT, within=box)


def _draw_last(canvas: Canvas, box: Box, last: TurnView, say: Say) -> None:
    y = box.middle[1]
    canvas.stamp(sign(last.seat, 20, seat_colour(last.seat)), box.x0 + 34, y)
    cell = Line(cell_name(last.at), LARGE)
    canvas.write(cell, box.x0 + 64, y, ACCENT, within=box)
    x = box.x0 + 64 + cell.width + 16
    words = say(msg(f"expancity.tile.{last.tile}"))
    tile = fit_lines(words, box.x1 - 10 - x, ((LARGE, 1), (BODY, 1), (SMALL, 2)))
    canvas.write_lines(tile, x, y, TEXT, within=box)
