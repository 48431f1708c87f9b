"""Private cards that a seat decides about: at the start, in the draft, in research, looked at."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from string import ascii_uppercase

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import BACKGROUND, MUTED, TEXT
from render.core.plates import box_sprite
from render.core.repaint.recorder import Sketch
from render.core.text import Line, fit
from render.tmars.cards.face import Face, draw_face
from render.tmars.cards.faces import offered_face, plain_face, short_reason
from render.tmars.cards.layout import BIG, BIG_MOST, HEAD, WIDTH, places, sheet_height
from render.tmars.cards.sheets import (
    BODY,
    CAPTION,
    HEADING,
    NOTE,
    head_panel,
    rounded,
    sheet_word,
)
from render.tmars.icons.signs import icon
from render.tmars.palette import SUNK, TYPE
from rules.core.seats import Seat
from rules.core.text import Say
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import CARD_PRICE
from rules.tmars.view import HandCardView, OfferedView, PrivateView, View
from rules.tmars.wording.names import card_msg

PRICE = (("mc", CARD_PRICE),)
ROWS = 7
"""The number of cards of the hand listed beside those on offer."""


def offer_canvases(view: View, seat: Seat, mine: PrivateView, say: Say) -> Iterator[Sketch]:
    match view.stage:
        case "start":
            yield from _start(seat, mine, say)
        case "draft":
            yield from _draft(view, seat, mine, say)
        case "research":
            yield from _research(view, seat, mine, say)
        case _:
            if mine.preludes:
                faces = _numbered(mine.preludes, say)
                yield from _sheets(seat, faces, sheet_word(say, "preludes"), say)
            if mine.offer:
                yield from _sheets(seat, _looked_at(mine, say), _asking(mine, say), say)


def _start(seat: Seat, mine: PrivateView, say: Say) -> Iterator[Sketch]:
    """Corporations with letters, preludes with numbers, then projects with the money that each corporation leaves."""
    if mine.corporations or mine.preludes:
        faces = (*_lettered(mine.corporations, say), *_numbered(mine.preludes, say))
        key = "start_preludes" if mine.preludes else "start"
        yield from _sheets(seat, faces, sheet_word(say, key), say)
    offer = _numbered(tuple(card.card for card in mine.offer), say)
    priced = tuple(replace(face, pay=PRICE) for face in offer)
    for start in range(0, len(priced), BIG_MOST):
        canvas = _sheet(seat, priced[start : start + BIG_MOST])
        right = _draw_budgets(canvas, mine.corporations, say)
        _draw_question(canvas, sheet_word(say, "start_projects", price=CARD_PRICE), right)
        yield canvas


def _draw_budgets(canvas: Canvas, corporations: Sequence[str], say: Say) -> int:
    """Draw the starting resources of each corporation, from the right; return their left end."""
    box = HEAD
    right, y = box.x1 - 16, box.middle[1]
    for card in reversed(corporations):
        name = fit(say(card_msg(card)), 220, (NOTE, CAPTION))
        canvas.write(name, right, y, MUTED, within=box, align="right")
        right -= name.width + 8
        line = Line(str(CARDS[card].start_mc), HEADING)
        canvas.write(line, right, y, TEXT, within=box, align="right")
        right = canvas.stamp(icon("mc", 30), right - line.width - 22, y).x0 - 26
    return right


def _draft(view: View, seat: Seat, mine: PrivateView, say: Say) -> Iterator[Sketch]:
    """The cards to pick from, then those already kept. At the start corporations and preludes too."""
    if view.generation == 1:
        yield from _first_draft(seat, mine, say)
        return
    kept = tuple(
        replace(offered_face(card, say), mark="check", reason=sheet_word(say, "kept"))
        for card in mine.kept
    )
    faces = (*_offered(mine.offer, say), *kept)
    if faces:
        yield from _beside_hand(view, seat, mine, faces, sheet_word(say, "draft"), say)


def _first_draft(seat: Seat, mine: PrivateView, say: Say) -> Iterator[Sketch]:
    choice = (*_lettered(mine.corporations, say), *_numbered(mine.preludes, say))
    if not mine.offer:
        yield from _sheets(seat, choice, sheet_word(say, "draft_corporation"), say)
        return
    kept = tuple(
        replace(plain_face(card.card, say), mark="check", reason=sheet_word(say, "kept"))
        for card in mine.kept
    )
    offer = _numbered(tuple(card.card for card in mine.offer), say)
    yield from _sheets(seat, (*offer, *kept), sheet_word(say, "draft"), say)
    key = "draft_own_preludes" if mine.preludes else "draft_own"
    yield from _sheets(seat, choice, sheet_word(say, key), say)


def _research(view: View, seat: Seat, mine: PrivateView, say: Say) -> Iterator[Sketch]:
    priced = tuple(replace(face, pay=PRICE) for face in _offered(mine.offer, say))
    if priced:
        asked = sheet_word(say, "research", price=CARD_PRICE)
        yield from _beside_hand(view, seat, mine, priced, asked, say)


def _looked_at(mine: PrivateView, say: Say) -> tuple[Face, ...]:
    options = mine.question.options if mine.question is not None else ()
    return tuple(
        replace(face, mark="check", reason="") if face.card in options else face
        for face in _offered(mine.offer, say)
    )


def _asking(mine: PrivateView, say: Say) -> str:
    source = mine.question.source if mine.question is not None else ""
    if source in CARDS:
        return sheet_word(say, "looked_at_for", card=card_msg(source))
    return sheet_word(say, "looked_at")


def _offered(cards: Sequence[OfferedView], say: Say) -> tuple[Face, ...]:
    """The cards on offer, with the requirements that are met; for those that are not, the current values."""
    return tuple(
        replace(
            offered_face(card, say, tab=str(index)),
            reason=short_reason(card.unmet, say),
        )
        for index, card in enumerate(cards, 1)
    )


def _numbered(cards: Sequence[str], say: Say) -> tuple[Face, ...]:
    return tuple(plain_face(card, say, tab=str(index)) for index, card in enumerate(cards, 1))


def _lettered(cards: Sequence[str], say: Say) -> tuple[Face, ...]:
    return tuple(
        plain_face(card, say, tab=letter)
        for letter, card in zip(ascii_uppercase, cards, strict=False)
    )


def _sheets(seat: Seat, faces: Sequence[Face], question: str, say: Say) -> Iterator[Sketch]:
    for start in range(0, len(faces), BIG_MOST):
        canvas = _sheet(seat, faces[start : start + BIG_MOST])
        right = _draw_private(canvas, say)
        _draw_question(canvas, question, right)
        yield canvas


def _sheet(seat: Seat, faces: Sequence[Face], rows: int = 0) -> Sketch:
    canvas = Sketch.blank(WIDTH, sheet_height(BIG, max(len(faces), rows)), BACKGROUND)
    head_panel(canvas, seat)
    for (x, y), face in zip(places(BIG, len(faces)), faces, strict=True):
        draw_face(canvas, x, y, face, BIG)
    return canvas


def _beside_hand(
    view: View, seat: Seat, mine: PrivateView, faces: Sequence[Face], question: str, say: Say
) -> Iterator[Sketch]:
    """Four cards at most, with the names of the hand in the free places of their picture."""
    canvas = _sheet(seat, faces, BIG_MOST)
    box = HEAD
    stock = Line(str(view.seats[seat].stock.get("mc", 0)), HEADING)
    y = box.middle[1]
    canvas.write(stock, box.x1 - 16, y, TEXT, within=box, align="right")
    right = canvas.stamp(icon("mc", 34), box.x1 - 16 - stock.width - 24, y).x0
    _draw_question(canvas, question, right - 24)
    corners = places(BIG, BIG_MOST)
    x0, y0 = corners[len(faces)] if len(faces) > 3 else corners[3]
    x1, y1 = corners[-1]
    panel = Box(x0, y0, x1 + BIG.width, y1 + BIG.height)
    _draw_hand_list(canvas, panel, mine.hand, say)
    yield canvas


def _draw_hand_list(canvas: Canvas, box: Box, hand: Sequence[HandCardView], say: Say) -> None:
    rounded(canvas, box)
    title = fit(sheet_word(say, "your_hand", count=len(hand)), box.width - 36, (HEADING, BODY))
    canvas.write(title, box.x0 + 18, box.y0 + 30, TEXT, within=box)
    columns = max(1, box.width // 370)
    width = (box.width - 32) // columns
    room = columns * ROWS
    shown = hand if len(hand) <= room else hand[: room - 1]
    for index, card in enumerate(shown):
        x = box.x0 + 16 + (index // ROWS) * width
        y = box.y0 + 56 + (index % ROWS) * 43
        _draw_listed(canvas, Box(x, y, x + width - 8, y + 38), card, say)
    if len(shown) < len(hand):
        line = Line(f"+{len(hand) - len(shown)}", HEADING)
        canvas.write(line, box.x1 - 24, box.y1 - 28, MUTED, within=box, align="right")


def _draw_listed(canvas: Canvas, box: Box, card: HandCardView, say: Say) -> None:
    """Draw a card of the hand as a line: its type, its name and its cost now."""
    type_ = str(CARDS[card.card].type)
    side = box.height
    canvas.stamp(box_sprite(box.width, side, 8, SUNK, None, 0), box.x0, box.y0)
    square = canvas.stamp(box_sprite(side, side, 8, TYPE[type_], None, 0), box.x0, box.y0)
    canvas.stamp(icon(type_, 20), *square.middle)
    y = box.middle[1]
    cost = Line(str(card.cost), BODY)
    canvas.write(cost, box.x1 - 10, y, TEXT, within=box, align="right")
    left = canvas.stamp(icon("mc", 22), box.x1 - 10 - cost.width - 16, y).x0
    name = fit(say(card_msg(card.card)), left - 10 - (square.x1 + 10), (NOTE, CAPTION))
    canvas.write(name, square.x1 + 10, y, TEXT, within=box)


def _draw_private(canvas: Canvas, say: Say) -> int:
    said = fit(sheet_word(say, "private"), 300, (NOTE, CAPTION))
    canvas.write(said, HEAD.x1 - 16, HEAD.middle[1], MUTED, within=HEAD, align="right")
    return HEAD.x1 - 16 - said.width - 24


def _draw_question(canvas: Canvas, question: str, right: int) -> None:
    x = HEAD.x0 + 52
    asked = fit(question, right - x, (HEADING, BODY, CAPTION))
    canvas.write(asked, x, HEAD.middle[1], TEXT, within=HEAD)
