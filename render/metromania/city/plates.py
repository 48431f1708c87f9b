"""Button keys: gold squares with the letter of the button that does what they lie on."""

from render.core.artwork import Artwork
from render.core.canvas import Canvas
from render.core.palette import ACCENT, INK
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line, Type
from render.metromania.city.keys import SIZE, Plate
from render.metromania.layout import MAP, Place

LETTER = Type(18)


def draw_plates(canvas: Canvas, plates: tuple[Plate, ...]) -> None:
    for plate in plates:
        if plate.strays:
            x, y = plate.anchor
            canvas.stamp(_lead((plate.middle[0] - x, plate.middle[1] - y)), x, y)
    for plate in plates:
        canvas.stamp(_plate(), *plate.middle)
        canvas.write(Line(plate.key, LETTER), *plate.middle, INK, within=MAP, align="middle")


@SPRITES.keep
def _plate() -> Sprite:
    half = SIZE / 2
    art = Artwork(-half, -half, half, half)
    art.plate(-half, -half, half, half, 7, ACCENT, rim=INK, rim_width=2)
    return art.sprite()


@SPRITES.keep
def _lead(to: Place) -> Sprite:
    """From what a plate stands for to where it lies."""
    x, y = to
    art = Artwork(min(x, 0) - 6, min(y, 0) - 6, max(x, 0) + 6, max(y, 0) + 6)
    for ink, width in ((INK, 7.0), (ACCENT, 3.0)):
        art.line(((0, 0), to), ink, width)
        art.ellipse(0, 0, width / 2 + 2, width / 2 + 2, ink)
    return art.sprite()
