"""The market: cards, public goals, and the mines, which are always for sale."""

from dataclasses import dataclass

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import BACKGROUND, HAIR, INK, MUTED, TEXT, mix
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Picture
from render.core.text import Line, fit
from render.mine.cards.card import draw_faces
from render.mine.cards.faces import card_kind, is_affordable, market_face
from render.mine.cards.goals import draw_goal, goal_face
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.icons.tokens import card_tokens
from render.mine.layout import (
    MINE_CELL,
    MINE_CELLS_AT,
    MINE_PITCH,
    MINES,
    goal_boxes,
    market_frame,
    market_places,
)
from render.mine.palette import CARD_COLOURS, SUNK
from render.mine.panels import BODY, CAPTION, LARGE, SMALL, TEXT_TYPE, board_word, panel
from rules.core.text import Say
from rules.mine.view import View

SIZES = ("medium", "large")
"""The sizes of mines, in the order of their rows."""


def draw_market(canvas: Canvas, view: View, say: Say) -> None:
    frame = market_frame(len(view.market))
    faces = [market_face(view, slot, say) for slot in range(len(view.market))]
    draw_faces(canvas, market_places(len(faces)), faces, frame)
    for slot, box in enumerate(goal_boxes(len(view.goals))):
        goal = view.goals[slot]
        affordable = is_affordable(view, goal.cost)
        mark = None if affordable is None else "check" if affordable else "cross"
        draw_goal(
            canvas,
            box,
            goal_face(goal.goal, say, cost=goal.cost, tab=f"g{slot + 1}", mark=mark),
        )
    rows = tuple(_row(view, size, say) for size in SIZES)
    title = board_word(say, "mines")
    decks = board_word(say, "decks", market=view.market_deck, goals=view.goal_deck)
    canvas.lay(_mines(title, decks, rows), MINES.x0, MINES.y0)


@dataclass(frozen=True, slots=True)
class _Row:
    """The mines of one size."""

    name: str
    cost: int
    mines: tuple[tuple[str, int], ...]
    """Each design with the number of copies left."""


def _row(view: View, size: str, say: Say) -> _Row:
    mines = [mine for mine in view.basic if mine.card.startswith(size)]
    return _Row(
        name=board_word(say, f"size.{size}"),
        cost=mines[0].cost,
        mines=tuple((mine.card, mine.left) for mine in mines),
    )


@SPRITES.keep
def _mines(title: str, decks: str, rows: tuple[_Row, ...]) -> Picture:
    canvas = Canvas.blank(MINES.width, MINES.height, BACKGROUND)
    box = Box(0, 0, MINES.width, MINES.height)
    panel(canvas, box)
    counts = fit(decks, 250, (CAPTION,))
    canvas.write(counts, box.x1 - 14, 21, MUTED, within=box, align="right")
    name = fit(title, box.width - 28 - counts.width - 12, (BODY, SMALL))
    canvas.write(name, 14, 21, TEXT, within=box)
    for index, row in enumerate(rows):
        y = MINE_CELLS_AT[1] + index * MINE_PITCH[1]
        for column, (card, left) in enumerate(row.mines):
            _draw_mine(canvas, MINE_CELLS_AT[0] + column * MINE_PITCH[0], y, card, left)
        _draw_row_head(canvas, box, y + MINE_CELL[1] // 2, row)
    return Picture(canvas.image)


def _draw_row_head(canvas: Canvas, box: Box, y: int, row: _Row) -> None:
    coin = canvas.stamp(icon("price", 32), MINE_CELLS_AT[0] - 21, y)
    cost = Line(str(row.cost), LARGE)
    canvas.write(cost, coin.middle[0], y - 1, INK, within=coin, align="middle")
    name = fit(row.name, coin.x0 - 14, (TEXT_TYPE, CAPTION))
    canvas.write(name, 10, y, TEXT, within=box)


def _draw_mine(canvas: Canvas, x: int, y: int, card: str, left: int) -> None:
    width, height = MINE_CELL
    kind = card_kind(card)
    rim = mix(SUNK, CARD_COLOURS[kind], 0.5) if left else HAIR
    box = canvas.stamp(box_sprite(width, height, 8, SUNK, rim, 1), x, y)
    canvas.stamp(stone(kind, 30 if left else 24), x + 20, y + height // 2)
    gain = Line(card_tokens(card)[0].text, BODY)
    ink = TEXT if left else MUTED
    canvas.write(gain, box.x1 - 6, y + 16, ink, within=box, align="right")
    count = Line(f"×{left}", CAPTION)
    canvas.write(count, box.x1 - 6, y + 36, MUTED, within=box, align="right")
