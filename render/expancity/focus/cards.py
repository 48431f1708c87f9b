"""The contracts to choose from, with their whole condition, and the points that they bring."""

from render.core.boxes import Box
from render.core.palette import ACCENT, INK, PAPER, seat_colour
from render.core.panel.focus import ESSENTIAL_PX, LEAST_PX, WIDTH, Focus, Question
from render.core.plates import box_sprite
from render.core.region import Region
from render.core.signs import sign
from render.core.text import Line, Type, fit_lines
from render.expancity.focus.progress import contract_row
from render.expancity.focus.strip import EDGE, GAP, check, draw_change, draw_row, say_lines
from render.expancity.layout import RADIUS
from render.expancity.palette import DONE_TEXT, PAPER_POINTS
from rules.core.text import Say, msg, seat_msg
from rules.expancity.view import ContractView, PrivateView, View

_SCORE_WIDTH = 264
_WHOLE_CARDS = 2
"""The most contracts that are shown with their conditions; a fulfilled one needs none."""
_ROW_HEIGHT = 84
_HEAD, _FOOT = 96, 72
"""The room of name and points above the condition of a contract, and of its progress below."""
_NAME = ((Type(48), 1), (Type(ESSENTIAL_PX), 1), (Type(LEAST_PX), 2))
_CONDITION = ((Type(ESSENTIAL_PX), 4), (Type(LEAST_PX), 5))


def cards_height(view: View, say: Say) -> int:
    """Return the height of the contracts of a question, with the line above them."""
    mine = view.mine
    assert mine is not None
    cards = mine.offered_contracts or _met(mine)
    if len(cards) > _WHOLE_CARDS:
        return -(-len(cards) // 2) * (_ROW_HEIGHT + GAP) + 2 * EDGE
    indent = 0 if mine.offered_contracts else _SCORE_WIDTH + GAP
    boxes = _side_by_side(Box(EDGE + indent, 0, WIDTH - EDGE, 0), len(cards))
    texts = [_condition(card, box, say) for card, box in zip(cards, boxes, strict=True)]
    return max(len(text) * _pitch(text) for text in texts) + _HEAD + _FOOT + 2 * EDGE


def _condition(card: ContractView, box: Box, say: Say) -> tuple[Line, ...]:
    words = say(msg(f"expancity.contract.{card.card}.text"))
    return fit_lines(words, box.width - 48, _CONDITION)


def _pitch(lines: tuple[Line, ...]) -> int:
    return round(1.2 * lines[0].type.size)


def _met(mine: PrivateView) -> list[ContractView]:
    return [card for card in mine.contracts if card.met]


def draw_cards(canvas: Focus, top: int, question: Question[View], say: Say) -> None:
    mine = question.now.mine
    assert mine is not None
    box = Box(EDGE, top + 12, WIDTH - EDGE, canvas.size[1] - EDGE)
    if mine.offered_contracts:
        boxes = _side_by_side(box, len(mine.offered_contracts))
        for card, place in zip(mine.offered_contracts, boxes, strict=True):
            _draw_card(canvas, place, card, say, hot=card.card == question.given.get("card"))
        return
    met = _met(mine)
    shown = question.given.get("cards", ())
    _draw_score(canvas, Box(box.x0, box.y0, box.x0 + _SCORE_WIDTH, box.y1), question)
    box = Box(box.x0 + _SCORE_WIDTH + GAP, box.y0, box.x1, box.y1)
    if len(met) <= _WHOLE_CARDS:
        for card, place in zip(met, _side_by_side(box, len(met)), strict=True):
            _draw_card(canvas, place, card, say, hot=card.card in shown)
    else:
        for index, card in enumerate(met):
            column = _side_by_side(box, 2)[index % 2]
            y = box.y0 + index // 2 * (_ROW_HEIGHT + GAP)
            place = Box(column.x0, y, column.x1, y + _ROW_HEIGHT)
            draw_row(canvas, place, contract_row(card, card), say, hot=card.card in shown)


def _side_by_side(box: Box, count: int) -> tuple[Box, ...]:
    width = (box.width - GAP * (count - 1)) // max(1, count)
    lefts = (box.x0 + index * (width + GAP) for index in range(count))
    return tuple(Box(left, box.y0, left + width, box.y1) for left in lefts)


def _draw_score(canvas: Focus, box: Box, question: Question[View]) -> None:
    """Draw the score and what it becomes with the chosen contracts."""
    now, seat = question.now, question.now.viewer
    assert seat is not None
    assert now.mine is not None
    chosen = question.given.get("cards", ())
    before = now.seats[seat].score
    after = before + sum(card.points for card in now.mine.contracts if card.card in chosen)
    mark = sign(seat, 24, seat_colour(seat))
    draw_change(canvas, box, box.middle[1], mark, before, after)
    canvas.parts.append(Region(seat_msg(seat), box))


def _draw_card(canvas: Focus, box: Box, card: ContractView, say: Say, *, hot: bool) -> None:
    rim = (ACCENT, 8) if hot else (None, 0)
    canvas.stamp(box_sprite(box.width, box.height, RADIUS, PAPER, *rim), box.x0, box.y0)
    shown = msg(f"expancity.contract.{card.card}")
    points = Line(str(card.points), Type(60))
    canvas.say(points, box.x1 - 24, box.y0 + 48, PAPER_POINTS, on=PAPER, within=box, align="right")
    room = box.width - 24 - 24 - 16 - points.width
    name = fit_lines(say(shown), room, _NAME)
    say_lines(canvas, name, box.x0 + 24, box.y0 + 48, INK, on=PAPER, within=box, is_left=True)
    condition = _condition(card, box, say)
    middle = box.y0 + _HEAD + len(condition) * _pitch(condition) // 2
    say_lines(canvas, condition, box.x0 + 24, middle, INK, on=PAPER, within=box, is_left=True)
    y = box.y1 - 38
    if card.met:
        canvas.sign(check(DONE_TEXT), box.x0 + 46, y)
    count = Line(f"{card.have}/{card.need}", Type(48))
    ink = DONE_TEXT if card.met else INK
    canvas.say(count, box.x0 + (80 if card.met else 24), y, ink, on=PAPER, within=box)
    canvas.parts.append(Region(shown, box))
