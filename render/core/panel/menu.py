"""The games to choose from, side by side on one picture."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.cover import COVER_HEIGHT, COVER_WIDTH
from render.core.encode import COLOURS
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, MUTED, PANEL, TEXT, WHITE
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, LEAST_PX, MOST_HEIGHT, WIDTH
from render.core.plates import box_sprite
from render.core.text import Type, drawable, fit, fit_lines

MOST_GAMES = 8
GAP = 16
PAD = 22
CARD_WIDTH = (WIDTH - GAP) // 2
MOST_CARD, RADIUS = 440, 20
NAME, FACTS = 60, 54
"""The heights of the two lines below a picture."""
LINE = 38
"""The height of a line of the tagline; pictures of many games have none."""
LEAST_ART = 130
_NAMES = (Type(52), Type(46), Type(ESSENTIAL_PX), Type(LEAST_PX))
_FACTS = (Type(ESSENTIAL_PX), Type(LEAST_PX))
_TAGLINE = Type(CAPTION_PX, Weight.REGULAR)


@dataclass(frozen=True, slots=True)
class Game:
    """A game with its cover, and the words below it."""

    cover: Image.Image
    """Its right half is shown."""
    name: str
    facts: str
    tagline: str


def paint_menu(games: Sequence[Game]) -> Image.Image:
    """Return a picture of up to `MOST_GAMES` games, two in a row, of `WIDTH` by at most `MOST_HEIGHT` pixels."""
    rows = max(1, -(-len(games) // 2))
    height = min(MOST_CARD, (MOST_HEIGHT - GAP * (rows - 1)) // rows)
    canvas = Canvas.blank(WIDTH, (height + GAP) * rows - GAP, BACKGROUND)
    for index, game in enumerate(games):
        x, y = index % 2 * (CARD_WIDTH + GAP), index // 2 * (height + GAP)
        _draw_game(canvas, game, Box(x, y, x + CARD_WIDTH, y + height))
    return canvas.image.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def _draw_game(canvas: Canvas, game: Game, card: Box) -> None:
    canvas.stamp(box_sprite(card.width, card.height, RADIUS, PANEL, None, 0), card.x0, card.y0)
    room = card.width - 2 * PAD
    lines = (card.height - NAME - FACTS - LEAST_ART - PAD) // LINE
    tagline = (
        fit_lines(drawable(game.tagline), room, ((_TAGLINE, min(3, lines)),)) if lines > 0 else ()
    )
    words = NAME + FACTS + LINE * len(tagline) + PAD
    _lay_art(canvas, game.cover, Box(card.x0, card.y0, card.x1, card.y1 - words))
    x, y = card.x0 + PAD, card.y1 - words
    within = Box(x - 2, y, card.x1 - PAD + 2, card.y1)
    canvas.write(fit(drawable(game.name), room, _NAMES), x, y + NAME // 2 + 4, TEXT, within=within)
    y += NAME
    canvas.write(fit(drawable(game.facts), room, _FACTS), x, y + FACTS // 2, TEXT, within=within)
    y += FACTS
    for line in tagline:
        canvas.write(line, x, y + LINE // 2, MUTED, within=within)
        y += LINE


def _lay_art(canvas: Canvas, cover: Image.Image, box: Box) -> None:
    """Lay the middle of the cover's right half into a box whose upper corners are round."""
    half = cover.convert("RGB").crop((COVER_WIDTH // 2, 0, COVER_WIDTH, COVER_HEIGHT))
    art = half.resize(
        (box.width, round(half.height * box.width / half.width)), Image.Resampling.LANCZOS
    )
    top = max(0, (art.height - box.height) // 2)
    art = art.crop((0, top, box.width, top + box.height))
    shape = box_sprite(box.width, box.height + RADIUS, RADIUS, WHITE, None, 0).whole
    canvas.image.paste(art, box[:2], shape.crop((0, 0, box.width, box.height)))
