"""The strip above the city: the acting seat or the winner, the last turn, the stock, and the compass."""

from dataclasses import dataclass

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, INK, MUTED, PANEL, TEXT, Colour, seat_colour
from render.core.plates import box_sprite, cup
from render.core.signs import sign
from render.core.sprites import SPRITES, Sprite
from render.core.text import ELLIPSIS, Line, Type, fit, seat_name, signed
from render.core.winners import fit_won, won_by
from render.expancity.glyphs import block, roof_sign
from render.expancity.icons import icon
from render.expancity.layout import RADIUS, Frame
from render.expancity.palette import CREAM
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.expancity.components.content import CITY_HALL, ROOFS
from rules.expancity.components.coordinates import cell_name
from rules.expancity.view import TurnView, View

CAPTION = Type(14, Weight.REGULAR)
BODY = Type(18)
LARGE = Type(24)
LOUD = Type(36)

_ROOFS_AT = (174, 226, 278)
"""Columns, measured from the left edge of the stock box."""
_BAG_AT = 104


def captions(say: Say) -> tuple[str, ...]:
    """The words on the ground of the strip."""
    return say(msg("expancity.board.turn")), say(msg("expancity.board.bag"))


def draw_head_ground(canvas: Canvas, frame: Frame, said: tuple[str, ...]) -> None:
    """Everything in the strip that is the same in all pictures of this size and language."""
    for box in (frame.acting, frame.last, frame.stock):
        canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, None, 0), box.x0, box.y0)
    stock = frame.stock
    low = stock.y0 + 46
    for caption, x, right in zip(said, (16, _BAG_AT), (_BAG_AT - 8, 154), strict=True):
        text = fit(caption, right - x, (CAPTION,))
        canvas.write(text, stock.x0 + x, low, MUTED, within=stock)
    for roof, x in zip(ROOFS, _ROOFS_AT, strict=True):
        canvas.stamp(roof_sign(roof, 13), stock.x0 + x, low)


def draw_head(canvas: Canvas, frame: Frame, view: View, say: Say) -> None:
    last, winners = view.last, view.outcome.winners if view.outcome else None
    stock = view.turn, view.turns, view.bag, tuple(view.roofs[roof] for roof in ROOFS)

    def draw_last(on: Canvas) -> None:
        if last is None:
            _draw_hall(on, frame.last, say)
        else:
            _draw_last(on, frame.last, last, say)

    canvas.part(lambda on: _draw_compass(on, frame), "compass", frame)
    if winners is not None:
        _draw_winners(canvas, frame.acting, winners, say)
    elif view.acting is not None:
        _draw_acting(canvas, frame.acting, view.acting, say)
    canvas.part(draw_last, "last", frame, last)
    canvas.part(lambda on: _draw_stock(on, frame.stock, *stock), "stock", frame, stock)


def _draw_compass(canvas: Canvas, frame: Frame) -> None:
    x, y = frame.compass
    canvas.stamp(compass(), x, y)
    canvas.write(Line("N", Type(14)), x + 26, y - 17, ACCENT, within=frame.city)


def _draw_stock(
    canvas: Canvas, stock: Box, turn: int, turns: int, bag: int, roofs: tuple[int, ...]
) -> None:
    y = stock.y0 + 18
    canvas.write(Line(f"{turn} / {turns}", BODY), stock.x0 + 16, y, TEXT, within=stock)
    canvas.write(Line(str(bag), BODY), stock.x0 + _BAG_AT, y, TEXT, within=stock)
    for left, x in zip(roofs, _ROOFS_AT, strict=True):
        canvas.write(Line(str(left), BODY), stock.x0 + x, y, TEXT, within=stock, align="middle")


def _draw_acting(canvas: Canvas, box: Box, seat: Seat, say: Say) -> None:
    _gold(canvas, box)
    canvas.stamp(sign(seat, 14, INK), box.x0 + 28, box.y0 + 33)
    name = fit(seat_name(say, seat), 290, (LOUD, LARGE))
    canvas.write(name, box.x0 + 52, box.middle[1], INK, within=box)


def _draw_winners(canvas: Canvas, box: Box, winners: tuple[Seat, ...], say: Say) -> None:
    """Draw a cup, the signs of the winners, and their names."""
    _gold(canvas, box)
    canvas.stamp(cup(17, INK), box.x0 + 30, box.middle[1])
    x = box.x0 + 68
    for seat in winners:
        canvas.stamp(sign(seat, 9, INK), x, box.middle[1])
        x += 24
    x -= 6
    names = tuple(seat_name(say, seat) for seat in winners)
    won = won_by(say, "expancity.board.won")
    lines = fit_won(won, names, box.x1 - 14 - x, WON, BODY)
    canvas.write_lines(lines, x, box.middle[1], INK, within=box)


WON = ((LOUD, 1), (LARGE, 1), (BODY, 2))


def _gold(canvas: Canvas, box: Box) -> None:
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, ACCENT, None, 0), box.x0, box.y0)


def _draw_hall(canvas: Canvas, box: Box, say: Say) -> None:
    """Draw the contents of the city and the next step, before the first turn."""
    canvas.stamp(icon(CITY_HALL, 24), box.x0 + 40, box.middle[1])
    x = box.x0 + 80
    stands = fit(say(msg("expancity.board.hall")), box.x1 - 16 - x, (LARGE, BODY))
    canvas.write(stands, x, box.y0 + 21, ACCENT, within=box)
    comes = fit(say(msg("expancity.board.first_tile")), box.x1 - 16 - x, (BODY, Type(14)))
    canvas.write(comes, x, box.y0 + 47, TEXT, within=box)


def _draw_last(canvas: Canvas, box: Box, last: TurnView, say: Say) -> None:
    cell = Line(cell_name(last.at), LOUD)
    canvas.write(cell, box.x0 + 16, box.y0 + 31, ACCENT, within=box)
    x = box.x0 + 16 + cell.width + 20
    right = box.x1 - 16
    upper = box.y0 + 18 if last.floors or last.roofs else box.middle[1]
    canvas.stamp(sign(last.seat, 9, seat_colour(last.seat)), x + 9, upper)
    tile = fit(say(msg(f"expancity.tile.{last.tile}")), (right - x) // 2, (BODY, Type(14)))
    name = fit(seat_name(say, last.seat), right - x - 26 - 14 - tile.width, (BODY,))
    canvas.write(name, x + 26, upper, TEXT, within=box)
    canvas.write(tile, x + 26 + name.width + 14, upper, ACCENT, within=box)
    _draw_deeds(canvas, Box(x, box.y0 + 45, right, box.y1), last, box)


def _draw_deeds(canvas: Canvas, room: Box, last: TurnView, box: Box) -> None:
    """New floors after a block, each new roof after its shape with its points; cut if it does not fit."""
    for type_ in (BODY, Type(14)):
        deeds = _deeds(last, type_)
        if sum(part.width for part in deeds) <= room.width:
            break
    x = room.x0
    more = Line(ELLIPSIS, type_)
    for index, deed in enumerate(deeds):
        rest = 0 if index == len(deeds) - 1 else more.width
        if x + deed.width + rest > room.x1:
            canvas.write(more, x, room.y0, MUTED, within=box)
            return
        deed.draw(canvas, x, room.y0, box)
        x += deed.width


@dataclass(frozen=True, slots=True)
class _Deed:
    """A part of the last turn: words, with or without a sign before them."""

    mark: Sprite | None
    line: Line
    colour: Colour

    @property
    def width(self) -> int:
        """Its width, including the gap after it."""
        return self._indent + self.line.width + (12 if self.colour == ACCENT else 9)

    @property
    def _indent(self) -> int:
        return 28 if self.mark else 0

    def draw(self, canvas: Canvas, x: int, y: int, within: Box) -> None:
        if self.mark:
            canvas.stamp(self.mark, x + 11, y)
        canvas.write(self.line, x + self._indent, y, self.colour, within=within)


def _deeds(last: TurnView, type_: Type) -> list[_Deed]:
    brick = block(seat_colour(last.seat))
    deeds = [
        _Deed(None if index else brick, Line(cell_name(cell), type_), TEXT)
        for index, cell in enumerate(last.floors)
    ]
    for roof in last.roofs:
        deeds.append(_Deed(roof_sign(roof.roof, 10), Line(cell_name(roof.at), type_), TEXT))
        deeds.append(_Deed(None, Line(signed(roof.points), type_), ACCENT))
    return deeds


@SPRITES.keep
def compass() -> Sprite:
    """A four-pointed star on the plane of the city, its northern arm in gold."""
    art = Artwork(-30, -30, 44, 30)
    reach, waist = 22.0, 5.0
    north, east = (reach, -reach / 2), (reach, reach / 2)
    south, west = (-reach, reach / 2), (-reach, -reach / 2)
    up, right, down, left = (0.0, -waist), (2 * waist, 0.0), (0.0, waist), (-2 * waist, 0.0)
    star = (north, right, east, down, south, left, west, up)
    art.polygon(star, MUTED)
    for arm, side in ((east, down), (south, left), (west, up)):
        art.polygon(((0, 0), side, arm), CREAM)
    art.polygon((north, right, (0, 0), up), ACCENT)
    return art.sprite()
