"""The drawn examples beside the rules: a card, the signs on cards, metals as payment, a tile, and MarsBot's track."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from render.core.boxes import Box
from render.core.canvas import Align
from render.core.fonts import Weight
from render.core.painter import paint_scenes
from render.core.palette import ACCENT, BACKGROUND, HAIR, INK, MUTED, PANEL, TEXT, Colour
from render.core.panel.focus import ESSENTIAL_PX, LEAST_PX, Focus
from render.core.plates import box_sprite
from render.core.text import Line, Type, fit, fit_lines
from render.tmars.board.planet import middle_of
from render.tmars.board.spaces import last_mark
from render.tmars.board.tiles import bot_sign, tile
from render.tmars.cards.faces import short_reason
from render.tmars.figures_layout import (
    BOT_CARD,
    BOT_HEIGHT,
    BOT_WORDS,
    CALLOUTS,
    CARD,
    CARD_HEIGHT,
    CELLS,
    EDGE,
    GAINS,
    INSET,
    MAP,
    MAP_MIDDLE,
    MAP_W,
    PITCH,
    PLACE_HEIGHT,
    SIGN,
    SIGNS_HEIGHT,
    SIGNS_RIGHT,
    SIGNS_WORDS,
    SUM_HEIGHT,
    SUM_PITCH,
    SUMS_HEIGHT,
    SUMS_WORDS,
    WIDTH,
    rows,
    track_cell,
)
from render.tmars.focus.cards import held_tile
from render.tmars.focus.place import draw_frame, draw_space, soil
from render.tmars.focus.signs import draw_items, draw_rows, laid
from render.tmars.focus.tiles import draw_tile
from render.tmars.icons.signs import icon, tag
from render.tmars.icons.tokens import Row
from render.tmars.icons.tokens_steps import ARROW, Plate, Token
from render.tmars.layout import Grid
from render.tmars.palette import GOLD, REFUSAL, SUNK, TYPE
from render.tmars.quantised import colours
from rules.core.text import Say, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import STEEL_VALUE, TITANIUM_VALUE
from rules.tmars.components.coordinates import SPACES
from rules.tmars.components.tracks import TRACKS
from rules.tmars.view import HandCardView
from rules.tmars.wording.names import card_msg

WORDS = (
    *((Type(ESSENTIAL_PX, Weight.REGULAR), lines) for lines in (1, 2)),
    *((Type(LEAST_PX, Weight.REGULAR), lines) for lines in (2, 3)),
)
CALLED = ((Type(ESSENTIAL_PX), 1), (Type(ESSENTIAL_PX), 2), (Type(LEAST_PX), 2))
LARGE = Type(60)
DOT = 7
"""Half the size of the end of a line."""

EXPLAINED, COST = "052", 7
"""The explained card, and its cost with a discount."""
REFUSED, MONEY = "P42", 9
"""A card that its owner cannot pay for, and the money for it."""
KINDS: tuple[tuple[str, Row], ...] = (
    ("production", Row("play", (Plate((Token("mc", "+4"),)),))),
    ("anybody", Row("play", (Plate((Token("plants", "−1", anybody=True),)),))),
    ("action", Row("action", (Token("energy", "−1"), ARROW, Token("mc", "+1")))),
)
"""The signs on cards, and the keys of their words."""
VALUES = {"steel": STEEL_VALUE, "titanium": TITANIUM_VALUE}
PAYMENTS: tuple[tuple[str, int, str, int, int], ...] = (
    ("building", 20, "steel", 4, 12),
    ("space", 14, "titanium", 4, 2),
)
"""A tag, a cost, and the metal, its units, and the M€ that pay it."""

BOARD, NEW = "tharsis", "F3"
"""A board, and the space of a greenery that was just placed."""
LYING: tuple[tuple[str, str, int | None], ...] = (
    ("E4", "ocean", None),
    ("F4", "city", 1),
    ("F2", "greenery", 0),
    (NEW, "greenery", 1),
)
GAINED: tuple[tuple[str, tuple[Token, ...]], ...] = (
    ("bonus", (Token("plants", "+1"),)),
    ("ocean", (Token("mc", "+2"),)),
    ("greenery", (Token("oxygen", "+1"), Token("tr", "+1"))),
    ("city", (Token("vp", "+2"),)),
)
BOT_TRACK, BOT_CARD_ID = "space", "203"
BEFORE, AFTER = 4, 5


def card_scene(say: Say) -> Focus:
    """The parts of a card in hand."""
    focus = Focus(CARD_HEIGHT, BACKGROUND, colours())
    held = HandCardView(card=EXPLAINED, cost=COST, pay=None, refusal=None, requirements=(True,))
    draw_tile(focus, CARD, replace(held_tile(held, 3, say), words=""))
    for key, words, x, y, reach in CALLOUTS:
        is_left = words.x1 < x
        start = words.x1 if is_left else words.x0
        align: Align = "right" if is_left else "left"
        lines = fit_lines(_word(say, key), words.width, CALLED)
        for index, line in enumerate(lines):
            at = words.middle[1] + PITCH * index - PITCH * (len(lines) - 1) // 2
            focus.say(line, start, at, ACCENT, on=BACKGROUND, within=words, align=align)
        near, far = (words.x1 + 8, x) if is_left else (x, words.x0 - 8)
        focus.fill(ACCENT, Box(near, y - 2, far, y + 2))
        if reach:
            focus.fill(ACCENT, Box(x - 2, y - reach, x + 2, y + reach))
        else:
            focus.stamp(box_sprite(2 * DOT, 2 * DOT, DOT, ACCENT, INK, 2), x - DOT, y - DOT)
    return focus


def signs_scene(say: Say) -> Focus:
    """The signs on cards, each with its meaning."""
    focus = Focus(SIGNS_HEIGHT, BACKGROUND, colours())
    boxes = rows(Box(EDGE, EDGE, WIDTH - EDGE, SIGNS_HEIGHT - EDGE), len(KINDS) + 1, EDGE)
    for box, (key, row) in zip(boxes, KINDS, strict=False):
        _panel(focus, box)
        shown = laid((row,), SIGNS_RIGHT - box.x0 - 2 * INSET, SIGN)
        room = Box(box.x0 + INSET, box.y0, SIGNS_RIGHT, box.y1)
        draw_rows(focus, shown, room, PANEL)
        _write(focus, Box(SIGNS_WORDS, box.y0, box.x1 - INSET, box.y1), _word(say, key))
    box = boxes[-1]
    _panel(focus, box, SUNK)
    cost, name = CARDS[REFUSED].cost, card_msg(REFUSED)
    short = short_reason(msg("error.tmars.cannot_afford", what=name, cost=cost, most=MONEY), say)
    reason = Line(short, Type(LEAST_PX + 10, Weight.REGULAR))
    left = box.x0 + INSET + (SIGNS_RIGHT - box.x0 - INSET - SIGN - EDGE - reason.width) // 2
    focus.sign(icon("cross", SIGN), left + SIGN // 2, box.middle[1])
    focus.say(reason, left + SIGN + EDGE, box.middle[1], REFUSAL, on=SUNK, within=box)
    words = Box(SIGNS_WORDS, box.y0, box.x1 - INSET, box.y1)
    _write(focus, words, _word(say, "refused"), SUNK)
    return focus


def paying_scene(say: Say) -> Focus:
    """The metals that pay for cards, exactly or with M€."""
    focus = Focus(SUMS_HEIGHT, BACKGROUND, colours())
    for index, (name, cost, metal, units, rest) in enumerate(PAYMENTS):
        y = EDGE + index * SUM_PITCH
        box = Box(EDGE, y, WIDTH - EDGE, y + SUM_HEIGHT)
        _panel(focus, box)
        _draw_payment(focus, box, name, cost, metal, units, rest)
    _write(focus, SUMS_WORDS, _word(say, "metals"), BACKGROUND)
    return focus


def _draw_payment(
    focus: Focus, box: Box, name: str, cost: int, metal: str, units: int, rest: int
) -> None:
    """Draw a card's cost and tag, and the units that pay it with their worth."""
    y = box.middle[1]
    plate = Box(box.x0 + INSET, y - 52, box.x0 + INSET + 144, y + 52)
    focus.stamp(box_sprite(plate.width, plate.height, 10, GOLD, None, 0), plate.x0, plate.y0)
    focus.say(Line(str(cost), LARGE), *plate.middle, INK, on=GOLD, within=plate, align="middle")
    focus.sign(tag(name, 84), plate.x1 + 66, y)
    focus.say(Line("=", LARGE), plate.x1 + 148, y, MUTED, on=PANEL, within=box, align="middle")
    x = plate.x1 + 200
    for unit in range(units):
        focus.sign(icon(metal, 84), x + 42 + 98 * unit, y - 32)
    worth = Line(f"{units} × {VALUES[metal]}", Type(50))
    middle = x + 98 * units // 2 - 7
    focus.say(worth, middle, y + 56, TEXT, on=PANEL, within=box, align="middle")
    x += 98 * units + 40
    focus.say(Line("+", LARGE), x, y, MUTED, on=PANEL, within=box, align="middle")
    focus.sign(icon("mc", 84), x + 94, y)
    focus.say(Line(str(rest), LARGE), x + 154, y, TEXT, on=PANEL, within=box)


def place_scene(say: Say) -> Focus:
    """A greenery, and everything that it brings."""
    focus = Focus(PLACE_HEIGHT, BACKGROUND, colours())
    side = MAP.height
    focus.lay(soil(BOARD, side, side), MAP.x0, MAP.y0, Box(0, 0, MAP.width, side))
    origin = Grid(MAP_W, (0, 0), 0, 0, (0, 0), 0, (2, 16, 9), (0, 0))
    x, y = middle_of(NEW, origin)
    grid = replace(origin, centre=(MAP_MIDDLE[0] - x, MAP_MIDDLE[1] - y))
    lying = {space for space, _, _ in LYING}
    for space in SPACES:
        x, y = middle_of(space, grid)
        if space not in lying and MAP.inset(-MAP_W // 2).holds(Box(x, y, x, y)):
            draw_space(focus, BOARD, space, grid)
    for space, kind, owner in LYING:
        focus.stamp(tile(kind, MAP_W - 1, owner), *middle_of(space, grid))
    focus.stamp(last_mark(grid), *middle_of(NEW, grid))
    draw_frame(focus, MAP)
    for box, (key, tokens) in zip(rows(GAINS, len(GAINED), EDGE), GAINED, strict=True):
        _panel(focus, box)
        sign = Box(box.x0 + INSET, box.y0 + 12, box.x1, box.y0 + 92)
        draw_items(focus, tokens, SIGN, sign.x0, sign.middle[1], sign, PANEL)
        _write(focus, Box(sign.x0, sign.y1, box.x1 - 12, box.y1 - 8), _word(say, key))
    return focus


def marsbot_scene(say: Say) -> Focus:
    """The card that was turned up, and its tag's track with the marker before and after."""
    focus = Focus(BOT_HEIGHT, BACKGROUND, colours())
    box, ground = BOT_CARD, TYPE[str(CARDS[BOT_CARD_ID].type)]
    focus.stamp(box_sprite(box.width, box.height, 14, ground, None, 0), box.x0, box.y0)
    focus.sign(bot_sign(88), box.x0 + INSET + 44, box.middle[1])
    name = fit(say(card_msg(BOT_CARD_ID)), box.width - 330, (LARGE, Type(ESSENTIAL_PX)))
    focus.say(name, box.x0 + 150, box.middle[1], TEXT, on=ground, within=box)
    focus.sign(tag(BOT_TRACK, 92), box.x1 - INSET - 46, box.middle[1])
    track = next(track for track in TRACKS.values() if track.id == BOT_TRACK)
    for space in range(CELLS):
        cell = track_cell(space)
        fill = HAIR if space <= BEFORE else SUNK
        focus.stamp(box_sprite(cell.width, cell.height, 10, fill, None, 0), cell.x0, cell.y0)
        printed = track.cells[space]
        if printed is not None:
            focus.sign(icon(str(printed.icon), 84), *cell.middle)
        number = Line(str(space), Type(LEAST_PX))
        above = Box(cell.x0, cell.y0 - 60, cell.x1, cell.y0)
        ink = ACCENT if space == AFTER else MUTED
        focus.say(number, *above.middle, ink, on=BACKGROUND, within=above, align="middle")
    old, new = track_cell(BEFORE), track_cell(AFTER)
    rim = new.inset(-6)
    focus.stamp(box_sprite(rim.width, rim.height, 14, None, ACCENT, 6), rim.x0, rim.y0)
    focus.sign(icon("arrow", 64), (old.middle[0] + new.middle[0]) // 2 - 30, old.y1 + 50)
    focus.sign(bot_sign(72), new.middle[0], new.y1 + 50)
    _write(focus, BOT_WORDS, _word(say, "tracks"), BACKGROUND)
    return focus


SCENES: Mapping[int, Callable[[Say], Focus]] = MappingProxyType(
    {2: card_scene, 4: signs_scene, 5: paying_scene, 6: place_scene, 10: marsbot_scene}
)
"""The drawn examples, by the paragraph of the rules that each explains."""


FIGURES = paint_scenes(SCENES)


def _word(say: Say, key: str) -> str:
    return say(msg(f"tmars.figure.{key}"))


def _panel(focus: Focus, box: Box, fill: Colour = PANEL) -> None:
    focus.stamp(box_sprite(box.width, box.height, 14, fill, HAIR, 1), box.x0, box.y0)


def _write(focus: Focus, box: Box, text: str, on: Colour = PANEL) -> None:
    """Write the text in the middle of a box's height."""
    lines = fit_lines(text, box.width, WORDS)
    top = box.middle[1] - PITCH * (len(lines) - 1) // 2
    for index, line in enumerate(lines):
        focus.say(line, box.x0, top + PITCH * index, TEXT, on=on, within=box.inset(-4))
