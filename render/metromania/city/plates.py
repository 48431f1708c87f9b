"""Button keys: gold squares with the letter of a button; chosen ones are dark with a gold rim."""

from collections.abc import Collection

from render.core.artwork import Artwork
from render.core.canvas import Canvas
from render.core.palette import ACCENT, INK
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type
from render.metromania.city.keys import Plate
from render.metromania.layout import MAP, Place

LETTERS = {38: Type(28), 34: Type(26), 28: Type(18)}
"""The type of the letter, by the size of the plate."""


def draw_plates(
    canvas: Canvas, plates: tuple[Plate, ...], chosen: Collection[str] = frozenset()
) -> None:
    """`chosen` are the keys that the half-made move has already."""
    for plate in plates:
        if plate.strays:
            x, y = plate.anchor
            canvas.stamp(_lead((plate.middle[0] - x, plate.middle[1] - y)), x, y)
    for plate in plates:
        is_chosen = plate.key in chosen
        canvas.stamp(_plate(plate.size, chosen=is_chosen), *plate.middle)
        line = Line(plate.key, LETTERS[plate.size])
        ink = ACCENT if is_chosen else INK
        canvas.write(line, *plate.middle, ink, within=MAP, align="middle")


@SPRITES.keep
def _plate(size: int, *, chosen: bool) -> Sprite:
    half = size / 2
    art = Artwork(-half, -half, half, half)
    fill, rim = (INK, ACCENT) if chosen else (ACCENT, INK)
    art.plate(-half, -half, half, half, 7, fill, rim=rim, rim_width=3 if chosen else 2)
    return art.sprite()


@SPRITES.keep
def _lead(to: Place) -> Sprite:
    """A leader line from a labelled place to its plate."""
    x, y = to
    art = Artwork(min(x, 0) - 6, min(y, 0) - 6, max(x, 0) + 6, max(y, 0) + 6)
    for ink, width in ((INK, 7.0), (ACCENT, 3.0)):
        art.line(((0, 0), to), ink, width)
        art.ellipse(0, 0, width / 2 + 2, width / 2 + 2, ink)
    return art.sprite()
