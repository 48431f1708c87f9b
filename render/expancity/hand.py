"""The hand: tiles, contracts, the values of special tiles, and open offers. Only its owner sees it."""

from collections.abc import Iterator, Sequence

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas, Drawing
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, HAIR, MUTED, PANEL, TEXT, seat_colour
from render.core.plates import box_sprite
from render.core.repaint.recorder import Sketch
from render.core.signs import sign
from render.core.text import Type, fit, fit_lines, seat_name
from render.expancity.cards import draw_card, draw_letter
from render.expancity.city.tiles import tile_ground, tile_sign
from render.expancity.layout import (
    FIRST_CARDS,
    HAND_HEIGHT,
    HAND_LEGEND,
    HAND_TILES,
    HAND_WIDTH,
    MARGIN,
    MORE_CARDS,
    OFFERED_CARD,
    OFFERED_TILE,
    RADIUS,
    card_boxes,
    more_card_boxes,
    offered_boxes,
)
from render.expancity.legend import draw_legend
from render.expancity.palette import NO_VALUE
from render.expancity.quantised import colours
from render.expancity.values import value_row
from rules.core.seats import Seat
from rules.core.text import Say, msg
from rules.expancity.components.content import LOTS
from rules.expancity.view import ContractView, PrivateView, View

HEAD_Y = 44
SMALL = Type(30, Weight.REGULAR)
BODY = Type(36)
LARGE = Type(42)
RULES = (SMALL, Type(28, Weight.REGULAR), Type(26, Weight.REGULAR))
TILE_HALF = 120
LETTERS = "AB"


def paint_hand(view: View, say: Say) -> tuple[Image, ...]:
    """The open offer, if there is one, then the hand; contracts beyond the ninth are on further pictures."""
    return tuple(drawing.image() for drawing in hand_drawings(view, say))


def hand_drawings(view: View, say: Say) -> tuple[Drawing, ...]:
    return tuple(canvas.drawing(colours()) for canvas in hand_canvases(view, say))


def hand_canvases(view: View, say: Say) -> Iterator[Sketch]:
    if view.viewer is None or view.mine is None:
        return
    seat, mine = view.viewer, view.mine
    if mine.offered_contracts:
        yield _contract_offer(seat, mine.offered_contracts, say)
    if mine.offered_tiles:
        yield _tile_offer(seat, mine.offered_tiles, say)
    yield _hand(view, seat, mine, say)
    for start in range(FIRST_CARDS, len(mine.contracts), MORE_CARDS):
        yield _more(seat, mine.contracts[start : start + MORE_CARDS], say)


def _hand(view: View, seat: Seat, mine: PrivateView, say: Say) -> Sketch:
    canvas = Sketch.blank(HAND_WIDTH, HAND_HEIGHT, BACKGROUND)
    _draw_owner(canvas, seat, say)
    for index, box in enumerate(HAND_TILES):
        if index < len(mine.tiles):
            _draw_tile(canvas, box, mine.tiles[index], str(index + 1), say)
        else:
            canvas.stamp(box_sprite(box.width, box.height, RADIUS, None, HAIR, 2), box.x0, box.y0)
    shown = mine.contracts[:FIRST_CARDS]
    _draw_cards(canvas, card_boxes(len(shown)), shown, say)
    if not shown:
        _draw_no_contracts(canvas, say)
    draw_legend(canvas, HAND_LEGEND, view.census, say)
    return canvas


def _more(seat: Seat, cards: Sequence[ContractView], say: Say) -> Sketch:
    boxes = more_card_boxes(len(cards))
    canvas = Sketch.blank(HAND_WIDTH, boxes[-1].y1 + MARGIN, BACKGROUND)
    _draw_owner(canvas, seat, say)
    _draw_cards(canvas, boxes, cards, say)
    return canvas


def _contract_offer(seat: Seat, cards: Sequence[ContractView], say: Say) -> Sketch:
    boxes = offered_boxes(*OFFERED_CARD, len(cards))
    canvas = _offer(seat, boxes, "keep_contract", say)
    for box, card, letter in zip(boxes, cards, LETTERS, strict=False):
        draw_card(canvas, box, card, say, letter)
    return canvas


def _tile_offer(seat: Seat, tiles: Sequence[str], say: Say) -> Sketch:
    boxes = offered_boxes(*OFFERED_TILE, len(tiles))
    canvas = _offer(seat, boxes, "keep_tile", say)
    for box, tile, letter in zip(boxes, tiles, LETTERS, strict=False):
        _draw_tile(canvas, box, tile, letter, say)
    return canvas


def _offer(seat: Seat, boxes: Sequence[Box], question: str, say: Say) -> Sketch:
    width, height = boxes[-1].x1 + MARGIN, boxes[-1].y1 + MARGIN
    canvas = Sketch.blank(width, height, BACKGROUND)
    canvas.stamp(sign(seat, 14, seat_colour(seat)), MARGIN + 24, HEAD_Y)
    head = Box(MARGIN, 0, width - MARGIN, boxes[0].y0)
    asked = fit(say(msg(f"expancity.board.{question}")), head.width - 48, (LARGE, BODY))
    canvas.write(asked, MARGIN + 48, HEAD_Y, TEXT, within=head)
    return canvas


def _draw_owner(canvas: Canvas, seat: Seat, say: Say) -> None:
    head = Box(MARGIN, 0, canvas.size[0] - MARGIN, 80)
    canvas.stamp(sign(seat, 14, seat_colour(seat)), MARGIN + 24, HEAD_Y)
    private = fit(say(msg("expancity.board.private")), head.width // 2, (SMALL,))
    canvas.write(private, head.x1, HEAD_Y, MUTED, within=head, align="right")
    room = head.width - 48 - private.width - 24
    name = fit(seat_name(say, seat), room, (LARGE,))
    canvas.write(name, MARGIN + 48, HEAD_Y, TEXT, within=head)


def _draw_cards(
    canvas: Canvas, boxes: Sequence[Box], cards: Sequence[ContractView], say: Say
) -> None:
    for box, card in zip(boxes, cards, strict=True):
        draw_card(canvas, box, card, say)


def _draw_no_contracts(canvas: Canvas, say: Say) -> None:
    first, last = card_boxes(6)[0], card_boxes(6)[-1]
    box = Box(first.x0, first.y0, last.x1, last.y1)
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, None, HAIR, 2), box.x0, box.y0)
    text = fit(say(msg("expancity.board.no_contracts")), box.width - 32, (SMALL,))
    canvas.write(text, *box.middle, MUTED, within=box, align="middle")


def _draw_tile(canvas: Canvas, box: Box, kind: str, letter: str, say: Say) -> None:
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, None, 0), box.x0, box.y0)
    draw_letter(canvas, box.x0 + 16, box.y0 + 16, letter)
    words = say(msg(f"expancity.tile.{kind}"))
    name = fit_lines(words, box.width - 66 - 16, ((LARGE, 1), (BODY, 2)))
    canvas.write_lines(name, box.x0 + 66, box.y0 + 44, TEXT, within=box)
    x, y = box.middle[0], box.y0 + 172
    canvas.stamp(tile_ground(kind, TILE_HALF, built=False), x, y)
    canvas.stamp(tile_sign(kind, TILE_HALF), x, y)
    low = box.y0 + 286
    if kind in LOTS:
        rule = say(msg(f"expancity.board.lot.{kind}"))
        lines = fit_lines(rule, box.width - 32, tuple((each, 2) for each in RULES))
        canvas.write_lines(lines, x, low, MUTED, within=box, align="middle")
    else:
        canvas.stamp(value_row(kind, LARGE, glyphs=True, zeros=NO_VALUE), x, low)
