"""One seat alone: its panel, and all cards that it has in play."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, MUTED, PANEL, TEXT, mix
from render.core.text import Line, Type, fit, fit_lines
from render.tmars.board.asked import waiting
from render.tmars.board.panels import BODY, CAPTION, PLAIN, panel, plate, word
from render.tmars.board.seats import draw_seat, draw_seat_ground
from render.tmars.cards.faces import medal
from render.tmars.crops.marsbot import paint_notice
from render.tmars.icons.signs import icon, tag
from render.tmars.layout import Tableau
from render.tmars.palette import TYPE
from render.tmars.quantised import colours
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import SEATS
from rules.tmars.components.effects import Tag
from rules.tmars.view import SeatView, View

NAMES = ((PLAIN, 1), (CAPTION, 1), (Type(16, Weight.REGULAR), 2))


def _look(seat: Seat) -> Callable[[View, Say], Image]:
    def paint(view: View, say: Say) -> Image:
        if seat >= len(view.seats):
            return paint_notice(word(say, "no_seat", seat=seat + 1))
        return paint_seat(view, seat, say)

    return paint


SEAT_PICTURES: Mapping[str, Callable[[View, Say], Image]] = MappingProxyType(
    {f"seat{seat + 1}": _look(seat) for seat in range(max(SEATS))}
)
"""A picture of each seat; for seats that the table does not have, a picture that says so."""


def paint_seat(view: View, seat: Seat, say: Say) -> Image:
    state = view.seats[seat]
    sheet = Tableau(len(state.tableau))
    canvas = Canvas.blank(*sheet.size, BACKGROUND)
    draw_seat_ground(canvas, sheet.head, seat)
    draw_seat(canvas, sheet.head, view, seat, say, acting=seat in waiting(view))
    box = sheet.body
    panel(canvas, box)
    title = fit(word(say, "tableau"), box.width // 2, (BODY,))
    canvas.write(title, box.x0 + 20, box.y0 + 30, TEXT, within=box)
    events = fit(word(say, "events", n=state.events), box.width // 3, (PLAIN,))
    canvas.write(events, box.x1 - 20, box.y0 + 30, MUTED, within=box, align="right")
    canvas.stamp(tag(Tag.EVENT, 32), box.x1 - 20 - events.width - 26, box.y0 + 30)
    if not state.tableau:
        said = fit(word(say, "no_cards"), box.width - 40, (PLAIN,))
        canvas.write(said, box.x0 + 20, box.y0 + 76, MUTED, within=box)
    for card, row in zip(state.tableau, sheet.rows, strict=True):
        _draw_card(canvas, row, card, state, say)
    return with_palette(canvas.image, colours())


def _draw_card(canvas: Canvas, row: Box, card: str, state: SeatView, say: Say) -> None:
    design, y = CARDS[card], row.middle[1]
    plate(canvas, row, 8, mix(PANEL, BACKGROUND, 0.5))
    used = card in state.used
    square = Box(row.x0, row.y0, row.x0 + row.height, row.y1)
    tone = TYPE[design.type]
    plate(canvas, square, 8, mix(tone, PANEL, 0.6) if used else tone)
    canvas.stamp(icon("check" if used else design.type, 24), *square.middle)
    x = row.x1 - 4
    worth = medal(design)
    if worth is not None:
        canvas.stamp(icon("vp", 42), x - 21, y)
        points = fit(worth.text, 26, (Type(20), Type(17), Type(14)))
        canvas.write(points, x - 21, y, TEXT, within=row, align="middle")
        x -= 52
        if worth.per and worth.per != design.holds:
            canvas.stamp(icon(worth.per, 28), x - 12, y)
            x -= 40
    if design.holds is not None:
        held = Line(str(state.on_card.get(card, 0)), BODY)
        canvas.write(held, x, y, TEXT, within=row, align="right")
        canvas.stamp(icon(design.holds, 30), x - held.width - 22, y)
        x -= held.width + 46
    start = square.x1 + 12
    name = fit_lines(say(msg(f"tmars.card.{card}")), x - 4 - start, NAMES)
    canvas.write_lines(name, start, y, MUTED if used else TEXT, within=row)
