"""Corporate goals: the three on offer, and the one that the seat picked, with its progress."""

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import TEXT
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type, fit, fit_lines, number
from render.mine.cards.faces import sentences
from render.mine.icons.signs import icon
from render.mine.palette import (
    CORPORATE,
    CORPORATE_BAR,
    CORPORATE_GROUND,
    CORPORATE_TEXT,
    ROCK,
)
from render.mine.panels import BODY, CAPTION, LARGE, LOUD, OVERHANG, SMALL, TEXT_TYPE, board_word
from rules.core.text import Say
from rules.mine.components.cards import CORPORATE_GOALS
from rules.mine.view_own import CorporationView
from rules.mine.wording.cards import card_msg, corporate_text

HEAD = 52
OFFER_TEXT = ((Type(24, Weight.REGULAR), 5), (TEXT_TYPE, 8), (CAPTION, 11))
OWN_TEXT = ((TEXT_TYPE, 4), (CAPTION, 7))


def draw_offered(canvas: Canvas, box: Box, goal: str, seats: int, say: Say) -> None:
    """Draw a corporate goal that can be picked, with the trait card that comes with it."""
    _draw_head(canvas, box, goal, say)
    inner = Box(box.x0 + 18, box.y0 + HEAD + 12, box.x1 - 18, box.y1 - 56)
    _draw_text(canvas, inner, goal, OFFER_TEXT, seats, say)
    trait = say(card_msg(CORPORATE_GOALS[goal].trait))
    said = fit(board_word(say, "with_trait", card=trait), inner.width, (TEXT_TYPE, CAPTION))
    canvas.write(said, inner.x0, box.y1 - 28, CORPORATE_TEXT, within=box)


def draw_corporation(
    canvas: Canvas, box: Box, mine: CorporationView, *, seats: int, expected: int, say: Say
) -> None:
    """Draw the goal that the seat picked, its progress, and its present score."""
    _draw_head(canvas, box, mine.goal, say)
    left, right = box.x0 + 16, box.x1 - 16
    caption = fit(
        board_word(say, "revealed" if mine.revealed else "corporate"), right - left, (CAPTION,)
    )
    canvas.write(caption, left, box.y0 + HEAD + 22, CORPORATE_TEXT, within=box)
    inner = Box(left, box.y0 + HEAD + 38, right, box.y1 - 150)
    _draw_text(canvas, inner, mine.goal, OWN_TEXT, seats, say)
    y = box.y1 - 132
    canvas.stamp(_bar(right - left, min(mine.have, mine.need), mine.need), left, y)
    reached = Line(f"{number(mine.have)}/{mine.need}", LARGE)
    canvas.write(reached, right, y + 36, TEXT, within=box, align="right")
    if mine.met:
        canvas.stamp(icon("check", 24), right - reached.width - 22, y + 36)
    canvas.stamp(box_sprite(right - left, 1, 0, CORPORATE, None, 0), left, box.y1 - 68)
    points = Line(number(expected), LOUD)
    canvas.write(points, right, box.y1 - 36, TEXT, within=box, align="right")
    room = right - left - points.width - 12
    now = fit(board_word(say, "expected"), room, (TEXT_TYPE, CAPTION))
    canvas.write(now, left, box.y1 - 36, CORPORATE_TEXT, within=box)


def _draw_head(canvas: Canvas, box: Box, goal: str, say: Say) -> None:
    canvas.stamp(_ground(box.width, box.height), box.x0, box.y0)
    y = box.y0 + HEAD // 2
    shield = canvas.stamp(icon("shield", 42), box.x1 - 34, y + 1)
    points = Line(str(CORPORATE_GOALS[goal].points), BODY)
    canvas.write(points, shield.middle[0], y - 1, TEXT, within=shield, align="middle")
    room = shield.x0 - 10 - (box.x0 + 16)
    name = fit_lines(say(card_msg(goal)), room, ((LARGE, 1), (BODY, 2), (SMALL, 2)))
    for index, line in enumerate(name):
        shift = round((index - (len(name) - 1) / 2) * 20)
        canvas.write(line, box.x0 + 16, y + shift, TEXT, within=box)


def _draw_text(
    canvas: Canvas,
    box: Box,
    goal: str,
    choices: tuple[tuple[Type, int], ...],
    seats: int,
    say: Say,
) -> None:
    lines = fit_lines(sentences(corporate_text(goal, seats), say), box.width, choices)
    pitch = round(1.3 * lines[0].type.size)
    room = box.inset(-OVERHANG)
    for index, line in enumerate(lines):
        canvas.write(line, box.x0, box.y0 + pitch // 2 + index * pitch, TEXT, within=room)


@SPRITES.keep
def _ground(width: int, height: int) -> Sprite:
    art = Artwork(0, 0, width, height)
    art.plate(0, 0, width, height, 12, CORPORATE_BAR)
    art.plate(2, 2, width - 2, height - 2, 10, CORPORATE_GROUND)
    art.plate(2, 2, width - 2, HEAD, 10, CORPORATE)
    art.polygon(((2, 20), (width - 2, 20), (width - 2, HEAD), (2, HEAD)), CORPORATE)
    return art.sprite()


@SPRITES.keep
def _bar(width: int, have: int, need: int) -> Sprite:
    """The progress bar; its anchor is the upper left corner."""
    art = Artwork(0, 0, width, 16)
    art.plate(0, 0, width, 16, 8, ROCK)
    if have > 0:
        art.plate(0, 0, max(16, width * have / need), 16, 8, CORPORATE_BAR)
    return Sprite(art.sprite().image, (0, 0))
