"""The strip above the city: the acting seat or the winners, the last turn, and the stock."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, INK, PANEL, TEXT, seat_colour
from render.core.plates import box_sprite, cup
from render.core.signs import sign
from render.core.text import Line, Type, fit, fit_lines, seat_name
from render.core.winners import fit_won, won_by
from render.expancity.glyphs import roof_sign, seat_block
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

_ROOFS_AT = (32, 124, 216)
"""Columns of the roofs left, measured from the left edge of the stock box."""
_UPPER, _LOWER = 26, 68
"""The middles of two lines, measured from the upper edge of a box."""


def draw_head_ground(canvas: Canvas, frame: Frame) -> None:
    """Everything in the strip that is the same in all pictures of this size."""
    for box in (frame.acting, frame.last, frame.stock):
        canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, None, 0), box.x0, box.y0)
    stock = frame.stock
    for roof, x in zip(ROOFS, _ROOFS_AT, strict=True):
        canvas.stamp(roof_sign(roof, 18), stock.x0 + x, stock.y0 + _LOWER)


def draw_head(canvas: Canvas, frame: Frame, view: View, say: Say) -> None:
    last = view.last
    number = view.turn + (view.outcome is None)
    turn = say(msg("expancity.board.turn", turn=number, turns=view.turns))
    stock = turn, tuple(view.roofs[roof] for roof in ROOFS)

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


def _draw_stock(canvas: Canvas, stock: Box, turn: str, roofs: tuple[int, ...]) -> None:
    """Draw the number of the turn, and below it the roofs left."""
    said = fit(turn, stock.width - 28, (LARGE, BODY))
    canvas.write(said, stock.x0 + 14, stock.y0 + _UPPER, TEXT, within=stock)
    y = stock.y0 + _LOWER
    for left, x in zip(roofs, _ROOFS_AT, strict=True):
        canvas.write(Line(str(left), BODY), stock.x0 + x + 22, y, TEXT, within=stock)


def _draw_acting(canvas: Canvas, box: Box, seat: Seat, say: Say) -> None:
    _gold(canvas, box)
    canvas.stamp(sign(seat, 22, INK), box.x0 + 38, box.middle[1])
    name = fit_lines(
        seat_name(say, seat), box.width - 70 - 12, ((LOUD, 1), (LARGE, 1), (LARGE, 2), (BODY, 2))
    )
    canvas.write_lines(name, box.x0 + 70, box.middle[1], INK, within=box)


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
    """Draw the tile and where it was laid, and below it the lots that gained a floor."""
    y = box.y0 + _UPPER if last.floors else box.middle[1]
    canvas.stamp(sign(last.seat, 20, seat_colour(last.seat)), box.x0 + 34, y)
    words, where = say(msg(f"expancity.tile.{last.tile}")), cell_name(last.at)
    room = box.x1 - 10 - (box.x0 + 64) - 16
    fits = Line(where, LARGE).width + Line(words, SMALL).width <= room
    cell = Line(where, LARGE if fits else BODY)
    canvas.write(cell, box.x0 + 64, y, ACCENT, within=box)
    x = box.x0 + 64 + cell.width + 16
    types = ((LARGE, 1), (BODY, 1), (SMALL, 1 if last.floors else 2))
    tile = fit_lines(words, box.x1 - 10 - x, types)
    canvas.write_lines(tile, x, y, TEXT, within=box)
    if last.floors:
        _draw_floors(canvas, box, last)


def _draw_floors(canvas: Canvas, box: Box, last: TurnView) -> None:
    """Draw a block of the seat, the number of floors, and the lots that gained one each."""
    y = box.y0 + _LOWER
    canvas.stamp(seat_block(last.seat, 2), box.x0 + 34, y)
    count = Line(f"+{len(last.floors)}", LARGE)
    x = canvas.write(count, box.x0 + 64, y, TEXT, within=box).x1 + 18
    cells = "  ".join(cell_name(at) for at in last.floors)
    canvas.write(fit(cells, box.x1 - 10 - x, (BODY, SMALL)), x, y, ACCENT, within=box)
