"""The ground of a card: rock in layers, with a few stones that are always in the same places."""

from math import pi, sin
from random import Random

from PIL.Image import Image, Resampling, new

from render.core.artwork import Artwork, Point
from render.core.palette import PANEL, Colour
from render.core.sprites import SPRITES, Sprite
from render.mine.layout import CardFrame
from render.mine.palette import band, strata

RIM = 3
LAYERS = (0.42, 0.62, 0.82)
"""The upper edges of the layers, as shares of the height of the strata."""
STONES = 9
_STEPS = 24


@SPRITES.keep
def card_ground(card: str, base: Colour, frame: CardFrame) -> Sprite:
    """The card without words and signs; its anchor is the upper left corner."""
    width, top = frame.width, frame.strata
    low = top + frame.band
    plain = low + 1
    # Between the name and the lower corner all rows are the same. So a lower card is drawn, and one of them repeated.
    height = min(frame.height, plain + 1 + frame.chamfer + RIM)
    art = Artwork(0, 0, width, height)
    art.polygon(outline(width, height, frame.chamfer, 0), base)
    art.polygon(outline(width, height, frame.chamfer, RIM), PANEL)
    _draw_strata(art, card, base, frame)
    art.polygon(((RIM, top), (width - RIM, top), (width - RIM, low), (RIM, low)), band(base))
    return Sprite(_taller(art.sprite().image, frame.height, plain), (0, 0))


def _taller(image: Image, height: int, row: int) -> Image:
    """The image at this height: one of its rows is repeated."""
    whole = new(image.mode, (image.width, height))
    middle = image.crop((0, row, image.width, row + 1))
    whole.paste(image.crop((0, 0, image.width, row)), (0, 0))
    whole.paste(
        middle.resize((image.width, height - image.height + 1), Resampling.NEAREST), (0, row)
    )
    rest = image.crop((0, row + 1, image.width, image.height))
    whole.paste(rest, (0, height - rest.height))
    return whole


def outline(width: float, height: float, chamfer: float, inset: float) -> tuple[Point, ...]:
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


def _draw_strata(art: Artwork, card: str, base: Colour, frame: CardFrame) -> None:
    dice = Random(card)
    ground, *layers, stones = strata(base)
    left, right, low = RIM, frame.width - RIM, frame.strata
    cut = frame.chamfer - RIM * 0.59
    art.polygon(
        ((left + cut, RIM), (right, RIM), (right, low), (left, low), (left, RIM + cut)), ground
    )
    for share, tone in zip(LAYERS, layers, strict=True):
        swell, turn = 0.07 * low, dice.random() * 2 * pi
        waves = 1 + dice.random()
        top = [
            (
                left + (right - left) * step / _STEPS,
                share * low + swell * sin(turn + waves * 2 * pi * step / _STEPS),
            )
            for step in range(_STEPS + 1)
        ]
        art.polygon((*top, (right, low), (left, low)), tone)
    for _ in range(STONES):
        x = left + frame.chamfer + dice.random() * (right - left - 2 * frame.chamfer)
        y = low * (0.3 + 0.6 * dice.random())
        r = 2 + 4 * dice.random()
        art.polygon(_pebble(dice, x, y, r), stones)


def _pebble(dice: Random, x: float, y: float, r: float) -> tuple[Point, ...]:
    jag = [r * (0.7 + 0.5 * dice.random()) for _ in range(4)]
    return (x - jag[0], y), (x, y - jag[1]), (x + jag[2], y), (x, y + jag[3])
