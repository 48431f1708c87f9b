"""The cover: a shaft that leads down into layers of rock with stones in them, and the title."""

from math import pi, sin

from PIL.Image import Image

from render.core.artwork import Artwork, Point
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.cover import COVER_HEIGHT, COVER_WIDTH, Event, draw_title
from render.core.encode import with_palette
from render.core.palette import BACKGROUND, INK, TEXT
from render.core.sprites import SPRITES
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.layout import COVER_TEXT
from render.mine.palette import CARD_COLOURS, band, strata
from render.mine.quantised import colours
from rules.core.text import Say
from rules.mine.components.content import SEATS

_LAYERS = ("plan", "iron", "emerald", "gold", "ruby")
"""The kinds of rock, from the top layer down."""
_TOPS = (0, 84, 176, 272, 372)
_LEFT = 600
_CHAMFER = 110
_STEPS = 40


def paint_cover(say: Say, event: Event | None = None) -> Image:
    canvas = Canvas(_scene().copy())
    draw_title(canvas, say, "mine", COVER_TEXT, TEXT, seats=max(SEATS), event=event)
    return with_palette(canvas.image, colours())


@SPRITES.keep
def _scene() -> Image:
    canvas = Canvas.blank(COVER_WIDTH, COVER_HEIGHT, BACKGROUND)
    art = Artwork(_LEFT, 0, COVER_WIDTH, COVER_HEIGHT)
    for index, (kind, top) in enumerate(zip(_LAYERS, _TOPS, strict=True)):
        rock = strata(CARD_COLOURS[kind])
        low = ((COVER_WIDTH, COVER_HEIGHT), (_LEFT, COVER_HEIGHT))
        art.polygon((*_wave(top, index), *low), rock[2])
        for x, y, r in _pebbles(top, index):
            art.polygon(((x - r, y), (x, y - r), (x + r, y), (x, y + r)), rock[4])
    art.polygon(((_LEFT, 0), (_LEFT + _CHAMFER, 0), (_LEFT, _CHAMFER)), BACKGROUND)
    canvas.stamp(art.sprite(), 0, 0)
    for kind, size, x, y in _STONES:
        canvas.stamp(stone(kind, size), x, y)
    for kind, x, y in _CARDS:
        _draw_card(canvas, kind, Box(x, y, x + 150, y + 200))
    return canvas.image


_STONES = (
    ("sapphire", 56, 780, 92),
    ("gold", 56, 1120, 84),
    ("iron", 54, 676, 236),
    ("emerald", 62, 1096, 436),
    ("ruby", 58, 860, 430),
)
_CARDS = (("ruby", 722, 170), ("sapphire", 874, 138), ("emerald", 1026, 170))


def _wave(top: int, index: int) -> tuple[Point, ...]:
    """The upper edge of a layer; the edge of the picture cuts off the top one."""
    swell = 16 if index else 0
    width = COVER_WIDTH - _LEFT
    return tuple(
        (
            _LEFT + width * step / _STEPS,
            top + swell * sin(index * 1.7 + 3 * pi * step / _STEPS),
        )
        for step in range(_STEPS + 1)
    )


def _pebbles(top: int, index: int) -> tuple[tuple[float, float, float], ...]:
    """The pebbles of a layer, spread so that no two of them meet."""
    room = COVER_WIDTH - _LEFT - 60
    return tuple(
        (
            _LEFT + 30 + (index * 97 + step * 211) % room,
            top + 36 + (step * 37 + index * 11) % 44,
            3 + (step + index) % 4,
        )
        for step in range(9)
    )


def _draw_card(canvas: Canvas, kind: str, box: Box) -> None:
    base = CARD_COLOURS[kind]
    art = Artwork(0, 0, box.width, box.height)
    art.polygon(_outline(box.width, box.height, 20, 0), INK)
    art.polygon(_outline(box.width, box.height, 20, 3), base)
    art.polygon(_outline(box.width, box.height, 20, 7), strata(base)[0])
    art.polygon(
        ((7, 124), (box.width - 7, 124), (box.width - 7, 160), (7, 160)),
        band(base),
    )
    canvas.stamp(art.sprite(), box.x0, box.y0)
    canvas.stamp(stone(kind, 76), box.middle[0], box.y0 + 72)
    canvas.stamp(icon("energy", 34), box.x0 + 30, box.y0 + 34)
    canvas.stamp(icon("credit", 34), box.x1 - 28, box.y0 + 34)
    canvas.stamp(icon("shield", 34), box.x0 + 28, box.y1 - 26)


def _outline(width: float, height: float, chamfer: float, inset: float) -> tuple[Point, ...]:
    """A rectangle with its upper left and its lower right corner cut off."""
    cut = chamfer - inset * 0.59
    return (
        (inset + cut, inset),
        (width - inset, inset),
        (width - inset, height - inset - cut),
        (width - inset - cut, height - inset),
        (inset, height - inset),
        (inset, inset + cut),
    )
