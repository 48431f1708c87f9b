"""The parts of every hero: a plate with the title, and confetti in the winners' colours."""

from collections.abc import Sequence
from math import cos, radians, sin
from random import Random

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import ACCENT, INK, MUTED, TEXT, WHITE, Colour
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, LEAST_PX
from render.core.plates import box_sprite
from render.core.sprites import SPRITES, Sprite
from render.core.text import Type, fit

TITLE = (Type(ESSENTIAL_PX), Type(LEAST_PX))
CAPTION = (Type(CAPTION_PX, Weight.REGULAR),)
PLATE_INDENT = 14
PLATE_WIDTH = 540


def draw_title_plate(canvas: Canvas, hero: Box, title: str, caption: str = "") -> Box:
    """Draw the title and one line below it in the upper left corner of a hero; returns the plate's box."""
    lines = [fit(title, PLATE_WIDTH - 44, TITLE)]
    if caption:
        lines.append(fit(caption, PLATE_WIDTH - 44, CAPTION))
    width = max(line.width for line in lines) + 44
    height = 100 if caption else 68
    x, y = hero.x0 + PLATE_INDENT, hero.y0 + PLATE_INDENT
    plate = canvas.stamp(box_sprite(width, height, 12, INK, None, 0), x, y)
    canvas.write(lines[0], x + 22, y + 34, TEXT, within=plate)
    for line in lines[1:]:
        canvas.write(line, x + 22, y + 74, MUTED, within=plate)
    return plate


_AHEAD = 0.618034
"""The step from one piece to the next, as a share of the width; it spreads them evenly."""


def draw_confetti(
    canvas: Canvas,
    room: Box,
    colours: Sequence[Colour],
    *,
    pieces: int = 40,
    keep_off: Sequence[Box] = (),
) -> None:
    """Draw confetti in gold, white and the winners' colours, always in the same places for the same room."""
    dice = Random(7)
    paper = (ACCENT, WHITE, *colours, *colours)
    for index in range(pieces):
        x = room.x0 + round((index * _AHEAD % 1 + dice.random() / pieces) * room.width)
        y = room.y0 + round(dice.random() * room.height)
        r, turn = 8 + round(4 * dice.random()), 15 * round(11 * dice.random())
        piece = _piece(paper[index % len(paper)], r, turn)
        box = piece.box(x, y)
        if room.holds(box) and not any(box.inset(-4).overlap(taken) for taken in keep_off):
            canvas.stamp(piece, x, y)


@SPRITES.keep
def _piece(paper: Colour, r: int, turn: int) -> Sprite:
    """A rhombus, turned by this many degrees."""
    art = Artwork(-r - 1, -r - 1, r + 1, r + 1)
    way, slim = radians(turn), 0.55
    along, across = (cos(way) * r, sin(way) * r), (-sin(way) * r * slim, cos(way) * r * slim)
    corners = (along, across, (-along[0], -along[1]), (-across[0], -across[1]))
    art.polygon(corners, paper)
    return art.sprite()
