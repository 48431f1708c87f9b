"""The market on a panel: the mines, one line for each price, and the goods that are too dear."""

from collections.abc import Sequence
from dataclasses import replace

from render.core.boxes import Box
from render.core.palette import ACCENT, BACKGROUND, HAIR, INK, MUTED, TEXT
from render.core.panel.focus import Focus, Question
from render.core.plates import box_sprite
from render.core.region import Region
from render.core.text import MINUS, Line, Type
from render.mine.faces import card_kind
from render.mine.focus.blocks import Block
from render.mine.focus.faces import card_tile, dear_goods, goal_tile, picked_of
from render.mine.focus.tile import CHIP_HEIGHT, GAP, HALF_WIDTH, LEFT, RIGHT, Mark, Tile, draw_mark
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.icons.tokens import Token, card_tokens
from render.mine.palette import CARD_COLOURS, COIN, REFUSAL, SUNK, strata
from rules.core.text import Say
from rules.mine.components.cards import CARDS
from rules.mine.view import BasicView, View
from rules.mine.wording.cards import card_msg

ROW_HEIGHT = 72
IN_A_ROW = 4
_FIGURE, _SMALL = Type(42), Type(38)


def mines_block(question: Question[View]) -> Block:
    """The mines, one half for each size."""
    mines = question.now.basic
    sizes = [[mine for mine in mines if mine.card.startswith(size)] for size in ("medium", "large")]

    def draw(focus: Focus, y: int) -> None:
        for place, found in enumerate(sizes):
            x = LEFT if place == 0 else RIGHT - HALF_WIDTH
            _draw_mines(focus, Box(x, y, x + HALF_WIDTH, y + ROW_HEIGHT), found, question)

    return Block(ROW_HEIGHT, draw)


def _draw_mines(
    focus: Focus, box: Box, mines: Sequence[BasicView], question: Question[View]
) -> None:
    if not mines:
        return
    is_open = any(mine.refusal is None for mine in mines)
    rim, ink = (COIN, TEXT) if is_open else (HAIR, MUTED)
    focus.stamp(box_sprite(box.width, box.height, 12, SUNK, rim, 3), box.x0, box.y0)
    y = box.middle[1]
    _draw_price(focus, box, box.x0 + 38, y, mines[0].cost)
    gain = Line(card_tokens(mines[0].card)[0].text, _FIGURE)
    focus.say(gain, box.x0 + 74, y, ink, on=SUNK, within=box)
    picked = picked_of(question, "target")
    pitch = 86
    for place, mine in enumerate(mines):
        left = box.x0 + 144 + place * pitch
        cell = Box(left, box.y0 + 7, left + pitch - 2, box.y1 - 7)
        focus.parts.append(Region(card_msg(mine.card), cell))
        ground = SUNK
        if mine.card in picked:
            ground = strata(CARD_COLOURS[card_kind(mine.card)])[1]
            plate = box_sprite(cell.width, cell.height, 9, ground, ACCENT, 5)
            focus.stamp(plate, cell.x0, cell.y0)
        focus.sign(stone(card_kind(mine.card), 44), cell.x0 + 28, y)
        left_ink = ink if mine.left else MUTED
        count = Line(str(mine.left), Type(36))
        focus.say(count, cell.x0 + 53, y, left_ink, on=ground, within=cell)


def _draw_price(focus: Focus, box: Box, x: int, y: int, price: int) -> None:
    coin = focus.sign(icon("price", 54), x, y)
    line = Line(str(price), _FIGURE)
    focus.say(line, coin.middle[0], y - 1, INK, on=COIN, within=box, align="middle")


def dear_tiles(question: Question[View], say: Say) -> list[Tile]:
    """The goods that the seat cannot pay by name, each with the credits that are missing, but without its effect."""
    has = _funds(question)
    tiles = []
    for label, name, price in dear_goods(question.now):
        tile = card_tile(name, say, price=price) if name in CARDS else goal_tile(name, say, price)
        missing = (Token("credit", f"{MINUS}{price - has}"),) if price > has else ()
        marks = (Mark(label, is_chosen=False),)
        tile = replace(tile, text="", tokens=(), tokens_needed=None, is_open=False)
        tiles.append(replace(tile, why=missing, marks=marks))
    return tiles


def _funds(question: Question[View]) -> int:
    """The credits and coins to buy with."""
    seat, mine = question.now.viewer, question.now.mine
    assert seat is not None
    assert mine is not None
    return mine.funds + question.now.seats[seat].coins


def dear_blocks(question: Question[View]) -> list[Block]:
    """The goods that the seat cannot pay: label, price, and the credits that are missing."""
    goods = dear_goods(question.now)
    has = _funds(question)
    return [
        _dear_row(goods[start : start + IN_A_ROW], has) for start in range(0, len(goods), IN_A_ROW)
    ]


def _dear_row(goods: Sequence[tuple[str, str, int]], has: int) -> Block:
    width = (RIGHT - LEFT - (IN_A_ROW - 1) * GAP) // IN_A_ROW

    def draw(focus: Focus, y: int) -> None:
        for place, (label, name, price) in enumerate(goods):
            x = LEFT + place * (width + GAP)
            _draw_dear(focus, Box(x, y, x + width, y + CHIP_HEIGHT), label, name, price, has)

    return Block(CHIP_HEIGHT, draw)


def _draw_dear(focus: Focus, box: Box, label: str, name: str, price: int, has: int) -> None:
    rim = strata(CARD_COLOURS[card_kind(name)])[4] if name in CARDS else HAIR
    focus.stamp(box_sprite(box.width, box.height, 12, BACKGROUND, rim, 3), box.x0, box.y0)
    focus.parts.append(Region(card_msg(name), box))
    y = box.middle[1]
    mark = draw_mark(focus, box.x0 + 10, y, Mark(label, is_chosen=False), BACKGROUND, is_open=False)
    _draw_price(focus, box, mark.x1 + 48, y, price)
    if (missing := price - has) > 0:
        line = Line(f"{MINUS}{missing}", _SMALL)
        x = focus.say(line, box.x1 - 14, y, REFUSAL, on=BACKGROUND, within=box, align="right").x0
        focus.sign(icon("credit", 40), x - 26, y)
