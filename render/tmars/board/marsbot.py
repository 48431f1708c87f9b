"""MarsBot's panel on the board: rating, tokens, cards, and its latest turn."""

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import ACCENT, HAIR, MUTED, TEXT
from render.core.plates import box_sprite
from render.core.text import Line, Type, fit, fit_lines, number
from render.tmars.board.panels import (
    BODY,
    CAPTION,
    LOUD,
    NAME,
    SMALL,
    TABLE,
    counted,
    draw_first,
    panel,
    pill,
    plate,
    word,
)
from render.tmars.icons.signs import icon, tag
from render.tmars.layout import NAME_X, NAME_Y, RADIUS
from render.tmars.palette import BOT, SUNK, TYPE
from rules.core.text import Say, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.designs import Type as CardType
from rules.tmars.components.effects import Tag
from rules.tmars.view import BotView, View

BOXES = (("token", "tokens"), ("hand", "pile"), ("played", "used"))
COUNT_X = 66
COUNTED = tuple(Type(size, CAPTION.weight) for size in (20, 19, 18, 17, 16))
BAND_HEIGHT = 44
SHOWN_CARDS = 2


def draw_bot_ground(canvas: Canvas, box: Box) -> None:
    panel(canvas, box)
    plate(canvas, Box(box.x0 + 8, box.y0 + 16, box.x0 + 16, box.y1 - 16), 4, BOT)
    canvas.stamp(icon("bot", 34), box.x0 + 46, box.y0 + NAME_Y)
    for index, (sign, _) in enumerate(BOXES):
        cell = _cell(box, index)
        plate(canvas, cell, 10, SUNK)
        canvas.stamp(icon(sign, 44), cell.x0 + 34, cell.middle[1])


def draw_bot(canvas: Canvas, box: Box, view: View, bot: BotView, say: Say) -> None:
    if view.outcome is not None and not view.outcome.winners:
        frame = box_sprite(box.width, box.height, RADIUS, None, ACCENT, 4)
        canvas.stamp(frame, box.x0, box.y0)
    left = _draw_figures(canvas, box, view, bot, say)
    x, y = box.x0 + NAME_X, box.y0 + NAME_Y
    name = fit(say(msg("tmars.marsbot")), left - x, (NAME, BODY))
    canvas.write(name, x, y, MUTED if bot.passed and view.outcome is None else TEXT, within=box)
    x += name.width + 14
    level = Line(word(say, level_key(view)), CAPTION)
    if x + level.width <= left:
        canvas.write(level, x, y + 3, MUTED, within=box)
    _draw_counts(canvas, box, bot, say)
    _draw_cards(canvas, box, bot, say)


def level_key(view: View) -> str:
    return "level.hard" if view.hard else "level.normal"


def _draw_figures(canvas: Canvas, box: Box, view: View, bot: BotView, say: Say) -> int:
    """Draw the numbers at the right of the head, after the name; returns where they begin."""
    x, y = box.x1 - 18, box.y0 + NAME_Y
    if view.outcome is not None:
        total = number(sum(part.points for part in bot.parts))
        x = counted(canvas, x, y, sign="vp", size=42, text=total, type_=LOUD, within=box) - 20
        x = counted(canvas, x, y, sign="tr", size=34, text=str(bot.tr), type_=BODY, within=box)
    else:
        x = counted(canvas, x, y, sign="tr", size=42, text=str(bot.tr), type_=LOUD, within=box)
    x -= 20
    for kind, count in (("city", bot.cities), ("greenery", bot.greeneries)):
        x = counted(canvas, x, y, sign=kind, size=32, text=str(count), type_=TABLE, within=box) - 14
    if bot.passed and view.stage == "action":
        x = pill(canvas, x, y, Line(word(say, "passed"), SMALL), HAIR, TEXT, within=box) - 12
    if view.first < 0 and view.outcome is None:
        x = draw_first(canvas, x, y) - 12
    return x


def _draw_counts(canvas: Canvas, box: Box, bot: BotView, say: Say) -> None:
    """Draw each number, with its unit below, all in one size."""
    said = [word(say, key) for _, key in BOXES]
    room = _cell(box, 0).width - COUNT_X - 6
    type_ = min((fit(text, room, COUNTED).type for text in said), key=lambda type_: type_.size)
    for index, (value, text) in enumerate(
        zip((bot.tokens, bot.pile, len(bot.used)), said, strict=True)
    ):
        cell = _cell(box, index)
        x = cell.x0 + COUNT_X
        canvas.write(Line(str(value), NAME), x, cell.y0 + 24, TEXT, within=cell)
        canvas.write(fit(text, room, (type_,)), x, cell.y0 + 54, MUTED, within=cell)


def _cell(box: Box, index: int) -> Box:
    left, right = box.x0 + 26, box.x1 - 16
    width = (right - left - 2 * 8) // 3
    x = left + index * (width + 8)
    return Box(x, box.y0 + 72, x + width, box.y0 + 144)


def _draw_cards(canvas: Canvas, box: Box, bot: BotView, say: Say) -> None:
    left, right = box.x0 + 26, box.x1 - 16
    width = (right - left - 12) // SHOWN_CARDS
    for index, turned in enumerate(bot.turn[-SHOWN_CARDS:]):
        x = left + index * (width + 12)
        y = box.y1 - 10 - BAND_HEIGHT
        draw_band(canvas, Box(x, y, x + width, y + BAND_HEIGHT), turned.card, say, BODY)


def draw_band(canvas: Canvas, box: Box, card: str, say: Say, type_: Type) -> None:
    """Draw a card's name on the colour of its type, with its tags; without a card, the words for a move of markers."""
    if not card:
        plate(canvas, box, 8, HAIR)
        said = fit(word(say, "bot.no_card"), box.width - 24, (type_, SMALL, Type(16)))
        canvas.write(said, box.x0 + 12, box.middle[1], TEXT, within=box)
        return
    design = CARDS[card]
    plate(canvas, box, 8, TYPE[design.type])
    size, y = round(0.78 * box.height), box.middle[1]
    canvas.stamp(icon(design.type, round(0.55 * box.height)), box.x0 + box.height // 2 + 2, y)
    x = box.x1 - 6
    for mark in reversed(bot_tags(card)):
        canvas.stamp(tag(mark, size), x - size // 2, y)
        x -= size + 3
    start = box.x0 + box.height + 4
    choices = ((type_, 1), (Type(21), 1), (SMALL, 1), (Type(17), 1), (Type(14), 2))
    name = fit_lines(say(msg(f"tmars.card.{card}")), x - 4 - start, choices)
    canvas.write_lines(name, start, y, TEXT, within=box)


def bot_tags(card: str) -> tuple[Tag, ...]:
    """The tags as MarsBot reads them: an event's symbol counts as a tag, the last one."""
    design = CARDS[card]
    return (*design.tags, Tag.EVENT) if design.type is CardType.EVENT else design.tags
