"""The owner's private picture: the cards on offer, the numbered hand, and below it the events played face down."""

from collections.abc import Iterator, Sequence

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas, Drawing
from render.core.palette import BACKGROUND, MUTED, TEXT
from render.core.repaint.recorder import Sketch
from render.core.text import Line, fit, fit_lines
from render.tmars.cards.face import draw_face
from render.tmars.cards.faces import hand_face, short_reason
from render.tmars.cards.layout import (
    BIG,
    BIG_MOST,
    HEAD,
    HEADER_HEIGHT,
    MARGIN,
    SMALL,
    SMALL_MOST,
    WIDTH,
    places,
    sheet_height,
)
from render.tmars.cards.offers import offer_canvases
from render.tmars.cards.sheets import (
    CAPTION,
    HEADING,
    NOTE,
    NUMBER,
    draw_head,
    head_panel,
    rounded,
    sheet_word,
)
from render.tmars.icons.signs import icon
from render.tmars.quantised import colours
from rules.core.seats import Seat
from rules.core.text import Say
from rules.tmars.components.effects import RESOURCES
from rules.tmars.view import PrivateView, SeatView, View
from rules.tmars.wording.names import card_msg

EMPTY_HEIGHT = 220
EVENTS_LINE = 28


def paint_hand(view: View, say: Say) -> tuple[Image, ...]:
    """The cards on offer, then the hand, twelve cards to a picture at most, with the seat's events below the last."""
    return tuple(drawing.image() for drawing in hand_drawings(view, say))


def hand_drawings(view: View, say: Say) -> tuple[Drawing, ...]:
    return tuple(canvas.drawing(colours()) for canvas in hand_canvases(view, say))


def hand_canvases(view: View, say: Say) -> Iterator[Sketch]:
    if view.viewer is None or view.mine is None:
        return
    seat, mine = view.viewer, view.mine
    yield from offer_canvases(view, seat, mine, say)
    if view.seats[seat].corporation is not None:
        yield from _hand_pages(view.seats[seat], seat, mine, say)


def _hand_pages(state: SeatView, seat: Seat, mine: PrivateView, say: Say) -> Iterator[Sketch]:
    events = _events(mine.events, say)
    if not mine.hand:
        canvas = Sketch.blank(WIDTH, EMPTY_HEIGHT + _room(events), BACKGROUND)
        _draw_hand_head(canvas, state, seat, mine, say)
        box = Box(HEAD.x0, HEADER_HEIGHT, HEAD.x1, EMPTY_HEIGHT)
        said = fit(sheet_word(say, "empty_hand"), box.width, (HEADING, NOTE))
        canvas.write(said, *box.middle, MUTED, within=box, align="middle")
        _write_events(canvas, events)
        yield canvas
        return
    frame = BIG if len(mine.hand) <= BIG_MOST else SMALL
    most = BIG_MOST if frame is BIG else SMALL_MOST
    for start in range(0, len(mine.hand), most):
        cards = mine.hand[start : start + most]
        below = events if start + most >= len(mine.hand) else ()
        height = sheet_height(frame, len(cards)) + _room(below)
        canvas = Sketch.blank(WIDTH, height, BACKGROUND)
        _draw_hand_head(canvas, state, seat, mine, say)
        for slot, ((x, y), card) in enumerate(
            zip(places(frame, len(cards)), cards, strict=True), start
        ):
            draw_face(
                canvas, x, y, hand_face(card, slot, short_reason(card.refusal, say), say), frame
            )
        _write_events(canvas, below)
        yield canvas


def _draw_hand_head(
    canvas: Canvas, state: SeatView, seat: Seat, mine: PrivateView, say: Say
) -> None:
    box = HEAD
    head_panel(canvas, seat)
    y = box.middle[1]
    rating = Line(str(state.tr), NUMBER)
    canvas.write(rating, box.x1 - 16, y, TEXT, within=box, align="right")
    left = canvas.stamp(icon("tr", 34), box.x1 - 16 - rating.width - 26, y).x0
    values = dict(zip(("steel", "titanium"), state.metal_values, strict=True))
    x = left - 30
    for resource in reversed(RESOURCES):
        name = str(resource)
        if name in values:
            worth = Line(f"× {values[name]}", NOTE)
            canvas.write(worth, x, y + 1, MUTED, within=box, align="right")
            x -= worth.width + 6
        amount = state.stock.get(name, 0)
        line = Line(str(amount), NUMBER)
        canvas.write(line, x, y, TEXT if amount else MUTED, within=box, align="right")
        x = canvas.stamp(icon(name, 34), x - max(line.width, 14) - 25, y).x0 - 24
    draw_head(canvas, seat, sheet_word(say, "hand", count=len(mine.hand)), say, right=x)


def _events(events: Sequence[str], say: Say) -> tuple[Line, ...]:
    """The names of the events, in as many lines as they need."""
    if not events:
        return ()
    said = sheet_word(say, "events", cards=tuple(card_msg(card) for card in events))
    return fit_lines(said, HEAD.width - 2 * MARGIN, ((NOTE, 3), (CAPTION, 4)))


def _room(lines: Sequence[Line]) -> int:
    return EVENTS_LINE * len(lines) + 2 * MARGIN if lines else 0


def _write_events(canvas: Canvas, lines: Sequence[Line]) -> None:
    """Write the lines at the foot of the picture."""
    if not lines:
        return
    top = canvas.size[1] - _room(lines)
    box = Box(HEAD.x0, top, HEAD.x1, canvas.size[1] - MARGIN)
    rounded(canvas, box)
    for index, line in enumerate(lines):
        y = top + MARGIN // 2 + EVENTS_LINE * index + EVENTS_LINE // 2
        canvas.write(line, box.x0 + MARGIN, y, MUTED, within=box)
