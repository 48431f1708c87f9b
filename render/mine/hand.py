"""The hand, for its owner alone: numbered cards, those in play, the secret corporate goal, and the offers."""

from collections import Counter
from collections.abc import Iterator, Sequence

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Canvas, Drawing
from render.core.palette import ACCENT, BACKGROUND, HAIR, MUTED, TEXT, seat_colour
from render.core.plates import box_sprite
from render.core.repaint.recorder import Sketch
from render.core.signs import sign
from render.core.text import Line, Type, fit, fit_lines, seat_name
from render.mine.cards.card import Face, draw_faces
from render.mine.cards.corporation import draw_corporation
from render.mine.cards.faces import card_kind, hand_face
from render.mine.cards.offers import decision_canvases, offer_canvas, own_goals_canvas
from render.mine.head import names_of
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.layout import (
    HAND_CARD,
    HAND_HEAD,
    HAND_SLOTS,
    HEIGHT,
    RADIUS,
    WIDTH,
    hand_places,
    slot_box,
)
from render.mine.palette import CARD_COLOURS, band
from render.mine.panels import BODY, CAPTION, LARGE, SMALL, TEXT_TYPE, board_word, panel
from render.mine.quantised import colours
from rules.core.seats import Seat
from rules.core.text import Msg, Say, msg
from rules.mine.components.content import ENERGY
from rules.mine.components.terms import RESOURCES
from rules.mine.view import SeatView, View
from rules.mine.view_own import HandCardView, PrivateView
from rules.mine.wording.cards import card_msg

WITH_PLAY = HAND_SLOTS - 2
"""The most cards in a hand that leave room for the cards in play."""
FIRST_CARDS = HAND_SLOTS - 1
"""The number of cards on the first picture; the corporate goal has the last slot."""
WHY = ("energy", "energy_x", "resource", "any_resource")
"""The refusals that have a short form for a card."""
PLAY_ROWS = 4
_AMOUNT = Type(34)


def paint_hand(view: View, say: Say) -> tuple[Image, ...]:
    """An open offer first, then the hand, then the seat's public goals.

    The first picture has up to seven cards, and further pictures have the rest.
    """
    return tuple(drawing.image() for drawing in hand_drawings(view, say))


def hand_drawings(view: View, say: Say) -> tuple[Drawing, ...]:
    return tuple(canvas.drawing(colours()) for canvas in hand_canvases(view, say))


def hand_canvases(view: View, say: Say) -> Iterator[Sketch]:
    if view.viewer is None or view.mine is None:
        return
    seat, mine = view.viewer, view.mine
    if mine.offer and mine.corporation is None:
        yield offer_canvas(seat, mine.offer, len(view.seats), say)
    if mine.decision is not None:
        yield from decision_canvases(view, seat, mine, mine.decision, say)
    if mine.hand or mine.corporation is not None:
        yield _first_page(view, seat, mine, say)
    for start in range(FIRST_CARDS, len(mine.hand), HAND_SLOTS):
        yield _page(view, seat, mine, range(start, len(mine.hand))[:HAND_SLOTS], say)
    if view.seats[seat].goals:
        yield own_goals_canvas(seat, view.seats[seat].goals, say)


def _first_page(view: View, seat: Seat, mine: PrivateView, say: Say) -> Sketch:
    canvas = _page(view, seat, mine, range(len(mine.hand))[:FIRST_CARDS], say)
    if not mine.hand:
        box = slot_box(0).around(slot_box(WITH_PLAY - 1))
        said = fit(board_word(say, "empty_hand"), box.width, (LARGE, BODY))
        canvas.write(said, *box.middle, MUTED, within=box, align="middle")
    if len(mine.hand) <= WITH_PLAY:
        _draw_play(canvas, slot_box(FIRST_CARDS - 1), view.seats[seat], mine, say)
    if mine.corporation is not None:
        expected = sum(part.points for part in mine.parts)
        draw_corporation(
            canvas,
            slot_box(HAND_SLOTS - 1),
            mine.corporation,
            seats=len(view.seats),
            expected=expected,
            say=say,
        )
    return canvas


def _page(view: View, seat: Seat, mine: PrivateView, slots: Sequence[int], say: Say) -> Sketch:
    canvas = Sketch.blank(WIDTH, HEIGHT, BACKGROUND)
    _draw_head(canvas, view, seat, mine, say)
    faces = [_face(mine.hand[slot], slot, say) for slot in slots]
    draw_faces(canvas, hand_places(), faces, HAND_CARD)
    return canvas


def _face(card: HandCardView, slot: int, say: Say) -> Face:
    why = "" if card.refusal is None else say(short_reason(card.refusal))
    return hand_face(card, slot, why, say)


def short_reason(refusal: Msg) -> Msg:
    """Return the reason that a card cannot be put down, in the few words that fit on it."""
    code = refusal.key.rpartition(".")[2]
    return msg(f"mine.board.why.{code}", **refusal.args) if code in WHY else refusal


def _draw_head(canvas: Canvas, view: View, seat: Seat, mine: PrivateView, say: Say) -> None:
    box, state = HAND_HEAD, view.seats[seat]
    panel(canvas, box)
    y = box.middle[1]
    canvas.stamp(sign(seat, 12, seat_colour(seat)), box.x0 + 28, y)
    x = box.x1 - 16
    for name, count in (("pile", len(state.discard)), ("deck", state.deck)):
        x = _draw_amount(canvas, box, x, name, count) - 14
    x -= 10
    for resource in reversed(RESOURCES):
        value = Line(str(state.resources[resource]), _AMOUNT)
        ink = TEXT if state.resources[resource] else MUTED
        canvas.write(value, x, y, ink, within=box, align="right")
        x = canvas.stamp(stone(resource, 38), x - max(value.width, 14) - 24, y).x0 - 14
    x -= 10
    for name, count in (
        ("buy", state.purchases),
        ("coin", state.coins),
        ("credit", mine.funds),
    ):
        x = _draw_amount(canvas, box, x, name, count) - 14
    if state.energy > ENERGY:
        x = _draw_amount(canvas, box, x, "energy", state.energy) - 14
    else:
        for index in reversed(range(ENERGY)):
            sprite = icon("energy" if index < state.energy else "spent", 34)
            x = canvas.stamp(sprite, x - 17, y).x0 - 6
    name_line = fit(seat_name(say, seat), x - 14 - (box.x0 + 52), (LARGE, BODY))
    canvas.write(name_line, box.x0 + 52, y, TEXT, within=box)


def _draw_amount(canvas: Canvas, box: Box, right: int, name: str, count: int) -> int:
    """Draw a sign and a number that end at the right; returns where they begin."""
    y = box.middle[1]
    value = Line(str(count), _AMOUNT)
    canvas.write(value, right, y, TEXT if count else MUTED, within=box, align="right")
    return canvas.stamp(icon(name, 38), right - max(value.width, 14) - 24, y).x0


def _draw_play(canvas: Canvas, box: Box, state: SeatView, mine: PrivateView, say: Say) -> None:
    """Draw the cards in play, and below them the rest of the deck, without showing its order."""
    panel(canvas, box)
    left, width = box.x0 + 14, box.width - 28
    title = fit(board_word(say, "in_play"), width, (BODY, SMALL))
    canvas.write(title, left, box.y0 + 24, TEXT, within=box)
    counts = Counter(state.play)
    y = box.y0 + 46
    if not counts:
        none = fit(board_word(say, "nothing_in_play"), width, (TEXT_TYPE, CAPTION))
        canvas.write(none, left, y + 14, MUTED, within=box)
    rows = list(counts.items())
    shown = rows if len(rows) <= PLAY_ROWS else rows[: PLAY_ROWS - 1]
    for card, count in shown:
        _draw_played(canvas, Box(left, y, left + width, y + 34), card, count, say)
        y += 38
    if len(shown) < len(rows):
        rest = sum(count for _, count in rows[len(shown) :])
        canvas.write(Line(f"+{rest}", BODY), left, y + 16, MUTED, within=box)
    middle = box.y0 + 206
    canvas.stamp(box_sprite(width, 1, 0, HAIR, None, 0), left, middle)
    caption = fit(board_word(say, "deck_cards"), width, (TEXT_TYPE, CAPTION))
    canvas.write(caption, left, middle + 20, MUTED, within=box)
    _draw_deck(canvas, Box(left, middle + 36, left + width, box.y1 - 8), mine, say)


def _draw_played(canvas: Canvas, box: Box, card: str, count: int, say: Say) -> None:
    kind = card_kind(card)
    ground = band(CARD_COLOURS[kind])
    canvas.stamp(box_sprite(box.width, box.height, RADIUS // 2, ground, None, 0), box.x0, box.y0)
    canvas.stamp(stone(kind, 24), box.x0 + 20, box.middle[1])
    right = box.x1 - 10
    if count > 1:
        times = Line(f"×{count}", BODY)
        canvas.write(times, right, box.middle[1], TEXT, within=box, align="right")
        right -= times.width + 8
    name = fit(say(card_msg(card)), right - box.x0 - 40, (BODY, SMALL))
    canvas.write(name, box.x0 + 40, box.middle[1], TEXT, within=box)


def _draw_deck(canvas: Canvas, box: Box, mine: PrivateView, say: Say) -> None:
    """Draw the known cards at the ends of the deck, then all of its cards without showing their order."""
    for where, known in (("deck_top", mine.known.top), ("deck_bottom", mine.known.bottom)):
        if known:
            said = board_word(say, where, cards=tuple(map(card_msg, known)))
            line = fit(said, box.width, (TEXT_TYPE, CAPTION))
            canvas.write(line, box.x0, box.y0 + 11, ACCENT, within=box)
            box = Box(box.x0, box.y0 + 23, box.x1, box.y1)
    cards = [entry.card for entry in mine.deck for _ in range(entry.count)]
    text = names_of(cards, say) if cards else board_word(say, "deck_none")
    lines = fit_lines(text, box.width, ((TEXT_TYPE, box.height // 23), (CAPTION, box.height // 18)))
    pitch = 23 if lines[0].type == TEXT_TYPE else 18
    for index, line in enumerate(lines):
        canvas.write(line, box.x0, box.y0 + pitch // 2 + index * pitch, TEXT, within=box)
