"""The drawn examples beside the rules: a card and its payment; a tile, and MarsBot's tracks."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from PIL.Image import Image

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.encode import with_palette
from render.core.fonts import Weight
from render.core.palette import ACCENT, BACKGROUND, HAIR, INK, MUTED, PANEL, TEXT, WHITE
from render.core.panel.focus import Focus
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, fit_lines
from render.tmars.board.planet import middle_of, planet
from render.tmars.board.tiles import bot_sign, tile
from render.tmars.cards.rows import draw_items
from render.tmars.figures_layout import (
    BOT_CARD,
    BOT_TEXT,
    CARD_BOX,
    CARD_MARKS,
    CELLS,
    CROP,
    CROP_MIDDLE,
    HEAD_Y,
    HEIGHT,
    INSET,
    LIST,
    LOWER,
    RADIUS,
    REFUSED_BOX,
    SUM_TEXT,
    SUMS,
    TILE_LIST,
    UPPER,
    WIDTH,
    list_boxes,
    track_cell,
)
from render.tmars.focus.cards import held_tile
from render.tmars.focus.tiles import Tile, draw_tile
from render.tmars.icons.signs import icon, tag
from render.tmars.icons.tile_glyphs import TALL, hexagon
from render.tmars.icons.tokens_steps import Token
from render.tmars.layout import W
from render.tmars.palette import GOLD, SUNK, TYPE
from render.tmars.quantised import colours
from rules.core.text import Say, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.tracks import TRACKS
from rules.tmars.view import HandCardView
from rules.tmars.wording.names import card_msg

HEADING = Type(24)
NUMBER = Type(18)
BODY = ((Type(20, Weight.REGULAR), 2), (Type(18, Weight.REGULAR), 3), (Type(16, Weight.REGULAR), 3))
PARAGRAPH = ((Type(20, Weight.REGULAR), 3), (Type(18, Weight.REGULAR), 4))
LARGE = Type(36)
MARK = 13
"""Half the size of a number's disc."""

CARD, COST = "052", 7
"""The explained card, and its cost with a discount."""
REFUSED = "P42"
"""A card that its owner cannot pay for, and the money for it."""
MONEY = 9
EXPLAINED = (
    "number",
    "cost",
    "tags",
    "kind",
    "requirement",
    "effects",
    "points",
    "refused",
)
PAYMENTS: tuple[tuple[str, int, tuple[tuple[str, int], ...]], ...] = (
    ("building", 20, (("steel", 4), ("mc", 12))),
    ("space", 14, (("titanium", 4), ("mc", 2))),
)
"""A tag, a cost, and the units that pay it."""

NEW = "F3"
"""The space of a greenery that was just placed."""
LYING: tuple[tuple[str, str, int | None], ...] = (
    ("E4", "ocean", None),
    ("F4", "city", 1),
    ("F2", "greenery", 0),
    (NEW, "greenery", 1),
)
TILE_STEPS: tuple[tuple[str, tuple[Token, ...]], ...] = (
    ("bonus", (Token("plants", "+1"),)),
    ("ocean", (Token("mc", "+2"),)),
    ("greenery", (Token("oxygen", "+1"), Token("tr", "+1"))),
    ("city", (Token("vp", "+2"),)),
)
BOT_TRACK, BOT_CARD_ID = "space", "009"
BEFORE, AFTER = 4, 5


def paint_cards(say: Say) -> Image:
    return with_palette(cards_canvas(say).image, colours())


def paint_places(say: Say) -> Image:
    return with_palette(places_canvas(say).image, colours())


FIGURES: Mapping[int, Callable[[Say], Image]] = MappingProxyType({1: paint_cards, 6: paint_places})


def cards_canvas(say: Say) -> Canvas:
    """A card explained, and how metals pay."""
    canvas = _sheet(say, "card", "paying")
    _lay_tile(canvas, CARD_BOX, _card(say))
    _lay_tile(canvas, REFUSED_BOX, _refused(say))
    for number, at in enumerate(CARD_MARKS, 1):
        _draw_number(canvas, number, *at)
    _draw_list(canvas, LIST, [_word(say, key) for key in EXPLAINED])
    for at, (name, cost, paid) in zip(SUMS, PAYMENTS, strict=True):
        _draw_payment(canvas, at, name, cost, paid)
    _write(canvas, SUM_TEXT, _word(say, "metals"))
    return canvas


def _card(say: Say) -> Tile:
    """A card that can be played."""
    held = HandCardView(card=CARD, cost=COST, pay=None, refusal=None, requirements=(True,))
    return replace(held_tile(held, 3, say), words="")


def _refused(say: Say) -> Tile:
    """A card that its owner cannot pay for."""
    cost, name = CARDS[REFUSED].cost, card_msg(REFUSED)
    short = msg("error.tmars.cannot_afford", what=name, cost=cost, most=MONEY)
    held = HandCardView(card=REFUSED, cost=cost, pay=None, refusal=short, requirements=(True,))
    return replace(held_tile(held, 4, say), words="")


def _lay_tile(canvas: Canvas, box: Box, shown: Tile) -> None:
    """Lay a tile where it stands on a picture of its own."""
    focus = Focus(HEIGHT, PANEL, colours())
    draw_tile(focus, box, shown)
    canvas.image.paste(focus.image.crop(box), (box.x0, box.y0))


def places_canvas(say: Say) -> Canvas:
    """Return a tile with its bonus, and a move of MarsBot's marker."""
    canvas = _sheet(say, "tile", "marsbot")
    _draw_map(canvas)
    for number, (box, (key, tokens)) in enumerate(
        zip(list_boxes(TILE_LIST, len(TILE_STEPS)), TILE_STEPS, strict=True), 1
    ):
        _draw_number(canvas, number, box.x0 + MARK, box.y0 + 26)
        row = Box(box.x0 + 44, box.y0, box.x1, box.y0 + 52)
        draw_items(canvas, tokens, 42, row.x0, row)
        _write(canvas, Box(row.x0, row.y1 + 2, box.x1, box.y1), _word(say, key))
    _draw_track(canvas, say)
    _write(canvas, BOT_TEXT, _word(say, "tracks"))
    return canvas


def _word(say: Say, key: str) -> str:
    return say(msg(f"tmars.figure.{key}"))


def _sheet(say: Say, upper: str, lower: str) -> Canvas:
    canvas = Canvas.blank(WIDTH, HEIGHT, BACKGROUND)
    for box, key in ((UPPER, upper), (LOWER, lower)):
        canvas.stamp(box_sprite(box.width, box.height, RADIUS, PANEL, HAIR, 1), box.x0, box.y0)
        title = fit(_word(say, key), box.width - 2 * INSET, (HEADING, NUMBER))
        canvas.write(title, box.x0 + INSET, box.y0 + HEAD_Y, ACCENT, within=box)
    return canvas


def _draw_number(canvas: Canvas, number: int, x: int, y: int) -> None:
    disc = canvas.stamp(box_sprite(2 * MARK, 2 * MARK, MARK, WHITE, None, 0), x - MARK, y - MARK)
    canvas.write(Line(str(number), NUMBER), x, y, INK, within=disc, align="middle")


def _draw_list(canvas: Canvas, box: Box, texts: Sequence[str]) -> None:
    for number, (row, text) in enumerate(zip(list_boxes(box, len(texts)), texts, strict=True), 1):
        _draw_number(canvas, number, row.x0 + MARK, row.middle[1])
        room = Box(row.x0 + 44, row.y0, row.x1, row.y1)
        lines = fit_lines(text, room.width, BODY)
        canvas.write_lines(lines, room.x0, row.middle[1], TEXT, within=room.inset(-4))


def _write(canvas: Canvas, box: Box, text: str) -> None:
    """Write the text from the top of a box downwards."""
    lines = fit_lines(text, box.width, PARAGRAPH)
    for index, line in enumerate(lines):
        y = box.y0 + 14 + round(index * 1.32 * line.type.size)
        canvas.write(line, box.x0, y, TEXT, within=box.inset(-4))


def _draw_payment(
    canvas: Canvas, at: tuple[int, int], name: str, cost: int, paid: Sequence[tuple[str, int]]
) -> None:
    """Draw a card's cost and tag, and the units that pay it with their worth."""
    x, y = at
    plate = canvas.stamp(box_sprite(78, 56, 8, GOLD, None, 0), x - 78, y - 28)
    canvas.write(Line(str(cost), LARGE), *plate.middle, INK, within=plate, align="middle")
    canvas.stamp(tag(name, 46), x + 40, y)
    canvas.stamp(icon("arrow", 34), x + 100, y)
    x += 150
    row = Box(x, y - 28, LOWER.x1 - INSET, y + 28)
    for index, (sign, units) in enumerate(paid):
        if index:
            canvas.write(Line("+", LARGE), x + 4, y, MUTED, within=row)
            x += 46
        for _ in range(units if sign != "mc" else 1):
            canvas.stamp(icon(sign, 46), x + 23, y)
            x += 54
        worth = {"steel": 2, "titanium": 3}.get(sign)
        text = f"{units} × {worth} = {units * worth}" if worth else str(units)
        line = Line(text, HEADING)
        canvas.write(line, x + 6, y, TEXT, within=row)
        x += line.width + 26


def _draw_map(canvas: Canvas) -> None:
    cx, cy = middle_of(NEW)
    left, top = cx - CROP_MIDDLE[0], cy - CROP_MIDDLE[1]
    piece = planet("tharsis").crop((left, top, left + CROP.width, top + CROP.height))
    canvas.image.paste(piece, (CROP.x0, CROP.y0), _window().whole)
    for label, kind, owner in LYING:
        x, y = middle_of(label)
        canvas.stamp(tile(kind, W - 1, owner), CROP.x0 + x - left, CROP.y0 + y - top)
    x, y = CROP.x0 + cx - left, CROP.y0 + cy - top
    canvas.stamp(_ring(), x, y)
    spots = ((0, -10), (0, -10), (0, 26), (0, -10))
    for number, (label, (dx, dy)) in enumerate(zip((NEW, "E4", NEW, "F4"), spots, strict=True), 1):
        px, py = middle_of(label)
        _draw_number(canvas, number, CROP.x0 + px - left + dx, CROP.y0 + py - top + dy)


@SPRITES.keep
def _window() -> Sprite:
    return box_sprite(CROP.width, CROP.height, RADIUS, WHITE, None, 0)


@SPRITES.keep
def _ring() -> Sprite:
    """The mark around a tile that was just placed."""
    half = W / 2 + 2
    art = Artwork(-half - 5, -half * TALL - 5, half + 5, half * TALL + 5)
    points = [(half * x, half * y) for x, y in hexagon(1)]
    art.line(points, INK, 9, closed=True)
    art.line(points, ACCENT, 5, closed=True)
    return art.sprite()


def _draw_track(canvas: Canvas, say: Say) -> None:
    """Draw the card that was turned up, and its tag's track with the marker before and after."""
    design = CARDS[BOT_CARD_ID]
    box = BOT_CARD
    ground = TYPE[str(design.type)]
    canvas.stamp(box_sprite(box.width, box.height, 10, ground, None, 0), box.x0, box.y0)
    name = fit(say(card_msg(BOT_CARD_ID)), box.width - 130, (HEADING, NUMBER))
    canvas.write(name, box.x0 + 16, box.middle[1], TEXT, within=box)
    canvas.stamp(tag("event", 44), box.x1 - 34, box.middle[1])
    canvas.stamp(tag(BOT_TRACK, 44), box.x1 - 84, box.middle[1])
    track = next(track for track in TRACKS.values() if track.id == BOT_TRACK)
    for space in range(CELLS):
        cell = track_cell(space)
        fill = HAIR if space <= BEFORE else SUNK
        canvas.stamp(box_sprite(cell.width, cell.height, 6, fill, None, 0), cell.x0, cell.y0)
        printed = track.cells[space]
        if printed is not None:
            sign = "tr_empty" if printed.icon == "tr" else str(printed.icon)
            canvas.stamp(icon(sign, 38), *cell.middle)
            if printed.icon == "tr":
                plus = Line(f"+{printed.n}", NUMBER)
                canvas.write(plus, *cell.middle, TEXT, within=cell, align="middle")
        number = Line(str(space), Type(14, Weight.REGULAR))
        canvas.write(number, cell.middle[0], cell.y0 - 14, MUTED, within=LOWER, align="middle")
    old, new = track_cell(BEFORE), track_cell(AFTER)
    canvas.stamp(
        box_sprite(new.width + 8, new.height + 8, 9, None, ACCENT, 4), new.x0 - 4, new.y0 - 4
    )
    canvas.stamp(icon("arrow", 30), (old.middle[0] + new.middle[0]) // 2, old.y1 + 22)
    canvas.stamp(bot_sign(30), new.middle[0], new.y1 + 22)
