"""The market: cards, public goals, and the mines, which are always for sale. Texts stand on the panels."""

from dataclasses import dataclass

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.palette import BACKGROUND, HAIR, INK, MUTED, TEXT
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Picture
from render.core.text import Line, Type
from render.mine.faces import card_kind
from render.mine.icons.rings import ring
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.icons.tokens import Token, card_tokens, token_sign
from render.mine.layout import (
    MINE_CELL,
    MINE_CELLS_AT,
    MINE_PITCH,
    MINES,
    goal_boxes,
    market_boxes,
)
from render.mine.palette import ACTIVE, CARD_COLOURS, PASSIVE, REFUSAL, strata
from render.mine.panels import panel, whole_words
from render.mine.quantised import colours
from rules.core.text import Say
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.view import View
from rules.mine.wording.cards import card_msg

SIZES = ("medium", "large")
"""The sizes of mines, in the order of their rows."""
TALL = 200
"""The least height of a card with its name."""
NARROW = 170
"""The greatest width of a card with smaller signs."""
_ROUND, _SHORT_ROUND = 56, 48
_PRICE, _SHORT_PRICE, _FIGURE, _CAPTION = Type(42), Type(36), Type(36), Type(28)
_SHORT_LABEL = Type(24)
_SIGNS = ((48, Type(38)), (44, Type(36)), (38, Type(32)), (32, Type(28)), (26, Type(22)))
"""The sizes of signs and of the numbers beside them; the first that fits is used."""
_CARD_NAMES = ((Type(30), 1), (Type(28), 2), (Type(26), 2), (Type(24), 2), (Type(22), 3))
_GOAL_NAMES = ((Type(36), 1), (Type(32), 1), (Type(30), 2), (Type(26), 2), (Type(24), 2))


@dataclass(frozen=True, slots=True)
class _Stall:
    """Everything that a card or a goal on the market shows."""

    name: str
    said: str
    label: str
    cost: int
    printed: int


def draw_market(canvas: Canvas, view: View, say: Say) -> None:
    for slot, box in enumerate(market_boxes(len(view.market)), 1):
        card = view.market[slot - 1]
        said = say(card_msg(card.card))
        stall = _Stall(card.card, said, f"m{slot}", card.cost, card.printed)
        canvas.lay(_card(stall, box.width, box.height), box.x0, box.y0)
    for slot, box in enumerate(goal_boxes(len(view.goals)), 1):
        goal = view.goals[slot - 1]
        said = say(card_msg(goal.goal))
        stall = _Stall(goal.goal, said, f"g{slot}", goal.cost, goal.printed)
        canvas.lay(_goal(stall, box.width, box.height), box.x0, box.y0)
    canvas.lay(_mines(tuple((mine.card, mine.cost, mine.left) for mine in view.basic)), *MINES[:2])


@SPRITES.keep
def _card(stall: _Stall, width: int, height: int) -> Picture:
    design, is_tall = CARDS[stall.name], height >= TALL
    canvas, box = Canvas.blank(width, height, BACKGROUND), Box(0, 0, width, height)
    base = CARD_COLOURS[card_kind(stall.name)]
    canvas.stamp(box_sprite(width, height, 12, strata(base)[1], base, 3), 0, 0)
    is_wide = width > NARROW
    size, type_ = (_ROUND, _PRICE) if is_wide else (_SHORT_ROUND, _SHORT_PRICE)
    side, y = size // 2 + 8, size // 2 + 8
    _draw_price(canvas, box, side, y, stall.cost, size, type_)
    name = "no_cost" if design.energy is None else "cost"
    hexagon = canvas.stamp(icon(name, size), width - side, y)
    energy = Line("X" if design.energy is None else str(design.energy), type_)
    canvas.write(energy, *hexagon.middle, TEXT, within=hexagon, align="middle")
    top = 2 * y
    if not is_tall:
        _draw_label(canvas, width // 2, y, Line(stall.label, _SHORT_LABEL))
        _draw_signs(canvas, Box(6, top, width - 6, height - 4), stall.name)
        return Picture(with_palette(canvas.image, colours()))
    lines = whole_words(stall.said, width - 14, _CARD_NAMES)
    pitch = round(1.05 * lines[0].type.size)
    foot = height - 34
    named = foot - 30 - pitch * len(lines)
    _draw_signs(canvas, Box(6, top, width - 6, named), stall.name)
    for index, line in enumerate(lines):
        at = named + pitch // 2 + index * pitch
        canvas.write(line, width // 2, at, TEXT, within=box, align="middle")
    if stall.cost != stall.printed:
        _draw_printed(canvas, box, width // 2, y, stall.printed)
    _draw_foot(canvas, box, stall, foot)
    return Picture(with_palette(canvas.image, colours()))


def _draw_price(canvas: Canvas, box: Box, x: int, y: int, cost: int, size: int, type_: Type) -> Box:
    coin = canvas.stamp(icon("price", size), x, y)
    canvas.write(Line(str(cost), type_), coin.middle[0], y - 1, INK, within=coin, align="middle")
    return coin


def _draw_foot(canvas: Canvas, box: Box, stall: _Stall, y: int) -> None:
    """Draw the points, the label, and the kind of card, for which a narrow card has no room."""
    design = CARDS[stall.name]
    depends = design.end_points is not None
    shield = canvas.stamp(icon("shield", 54), 36, y)
    points = Line("½" if depends else str(design.points), _FIGURE)
    canvas.write(points, shield.middle[0], y - 2, TEXT, within=shield, align="middle")
    # Points that depend on a resource have its stone beside them.
    beside, is_wide = bool(depends and design.color), box.width > NARROW
    if beside or is_wide:
        x = shield.x1 + 22 if beside else box.x1 - 32
        canvas.stamp(stone(card_kind(stall.name), 38), x, y)
    label = Line(stall.label, _CAPTION if is_wide else _SHORT_LABEL)
    _draw_label(canvas, box.middle[0] if is_wide and not beside else box.x1 - 34, y, label)


def _draw_label(canvas: Canvas, x: int, y: int, label: Line) -> Box:
    """Draw the label of a good on a plate of its own, so that it is not read as a number of the good."""
    width, height = label.width + 14, label.type.size + 10
    plate = canvas.stamp(
        box_sprite(width, height, 8, BACKGROUND, MUTED, 2), x - width // 2, y - height // 2
    )
    canvas.write(label, x, y, TEXT, within=plate, align="middle")
    return plate


def _draw_printed(canvas: Canvas, box: Box, x: int, y: int, printed: int) -> None:
    """Draw the printed price, struck through."""
    line = Line(str(printed), _CAPTION)
    canvas.write(line, x, y, TEXT, within=box, align="middle")
    strike = box_sprite(line.width + 12, 4, 0, REFUSAL, None, 0)
    canvas.stamp(strike, x - line.width // 2 - 6, y - 2)


def _draw_signs(canvas: Canvas, box: Box, card: str) -> None:
    """Draw the effect as far as signs tell it, in rows, at the largest size that fits."""
    tokens = card_tokens(card) or (Token("text"),)
    for size, type_ in _SIGNS:
        rows = _rows(tokens, size, type_, box.width)
        if len(rows) * (size + 4) <= box.height:
            break
    pitch = size + 4
    y = box.middle[1] - (len(rows) - 1) * pitch // 2
    for row in rows:
        x = box.middle[0] - (sum(_width(each, size, type_) for each in row) - _SPACE) // 2
        for token in row:
            canvas.stamp(token_sign(token, size), x + size // 2, y)
            canvas.write(Line(token.text, type_), x + size + 3, y, TEXT, within=box)
            x += _width(token, size, type_)
        y += pitch


_SPACE = 6


def _width(token: Token, size: int, type_: Type) -> int:
    return size + _SPACE + (3 + Line(token.text, type_).width if token.text else 0)


def _rows(tokens: tuple[Token, ...], size: int, type_: Type, room: int) -> list[list[Token]]:
    rows: list[list[Token]] = [[]]
    for token in tokens:
        used = sum(_width(each, size, type_) for each in (*rows[-1], token)) - _SPACE
        # An arrow begins a row rather than ending one.
        if rows[-1] and (used > room or token.sign == "arrow"):
            rows.append([])
        rows[-1].append(token)
    return rows


@SPRITES.keep
def _goal(stall: _Stall, width: int, height: int) -> Picture:
    design = PUBLIC_GOALS[stall.name]
    canvas, box = Canvas.blank(width, height, BACKGROUND), Box(0, 0, width, height)
    tone = ACTIVE if design.active else PASSIVE
    canvas.stamp(box_sprite(width, height, 12, strata(tone)[1], tone, 3), 0, 0)
    lines = whole_words(stall.said, width - 24, _GOAL_NAMES)
    pitch = lines[0].type.size
    for index, line in enumerate(lines):
        y = 36 + round((index - (len(lines) - 1) / 2) * pitch)
        canvas.write(line, 14, y, TEXT, within=box)
    y = height - 33
    coin = _draw_price(canvas, box, 38, y, stall.cost, 50, _PRICE)
    shield = canvas.stamp(icon("shield", 50), coin.x1 + 34, y)
    points = Line(str(design.points), _FIGURE)
    canvas.write(points, shield.middle[0], y - 2, TEXT, within=shield, align="middle")
    if stall.cost != stall.printed:
        _draw_printed(canvas, box, shield.x1 + 20, y, stall.printed)
    count = Line(str(design.tokens or ""), _FIGURE)
    x = canvas.write(count, width - 16, y, TEXT, within=box, align="right").x0
    x = canvas.stamp(ring(15, filled=False, square=design.tokens is None), x - 24, y).x0
    label = Line(stall.label, _CAPTION)
    _draw_label(canvas, x - 20 - label.width // 2, y, label)
    return Picture(with_palette(canvas.image, colours()))


@SPRITES.keep
def _mines(mines: tuple[tuple[str, int, int], ...]) -> Picture:
    """The mines, one row for each price, each with the number of copies left."""
    canvas = Canvas.blank(MINES.width, MINES.height, BACKGROUND)
    box = Box(0, 0, MINES.width, MINES.height)
    panel(canvas, box)
    for index, size in enumerate(SIZES):
        row = [mine for mine in mines if mine[0].startswith(size)]
        y = MINE_CELLS_AT[1] + index * MINE_PITCH[1] + MINE_CELL[1] // 2
        for column, (card, cost, left) in enumerate(row):
            if column == 0:
                _draw_price(canvas, box, 40, y, cost, 54, _PRICE)
            x = MINE_CELLS_AT[0] + column * MINE_PITCH[0]
            canvas.stamp(stone(card_kind(card), 46), x + 26, y)
            canvas.write(Line(str(left), Type(38)), x + 54, y, TEXT if left else MUTED, within=box)
    canvas.stamp(box_sprite(box.width - 28, 1, 0, HAIR, None, 0), 14, box.middle[1])
    return Picture(with_palette(canvas.image, colours()))
