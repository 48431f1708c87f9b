"""Shapes that the panels of every title need: boxes with round corners, and a cup."""

from PIL import Image

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import Colour
from render.core.sprites import SPRITES, Sprite


@SPRITES.keep
def box_sprite(
    width: int, height: int, radius: int, fill: Colour | None, rim: Colour | None, rim_width: int
) -> Sprite:
    """A box with round corners; its anchor is the upper left corner."""
    corner = max(radius, rim_width) + 1
    # A large box is the same as a small one with longer sides, which is much quicker to draw.
    size = min(width, 2 * corner + 1), min(height, 2 * corner + 1)
    small = _box(*size, radius, fill, rim, rim_width)
    if small.image.size != size:
        return small  # Nothing of it can be seen.
    return Sprite(_stretched(small.image, width, height, corner), small.anchor)


def draw_frame(canvas: Canvas, box: Box, radius: int, ink: Colour, width: int) -> None:
    """Draw a rim around a box, as its four sides: its inside need not be repainted when it comes or goes.

    The box must be larger than its corners.
    """
    for side in range(4):
        canvas.stamp(_side(box.width, box.height, radius, ink, width, side), box.x0, box.y0)


@SPRITES.keep
def _side(width: int, height: int, radius: int, ink: Colour, rim_width: int, side: int) -> Sprite:
    """One side of a rim, the upper and lower one with the corners; its anchor is the upper left corner of the box."""
    whole = box_sprite(width, height, radius, None, ink, rim_width).image
    deep = max(radius, rim_width) + 2
    left, right = rim_width, width - rim_width
    upper, lower = deep, height - deep
    part = (
        Box(0, 0, width, upper),
        Box(0, lower, width, height),
        Box(0, upper, left, lower),
        Box(right, upper, width, lower),
    )[side]
    return Sprite(whole.crop(part), (-part.x0, -part.y0))


def _box(
    width: int, height: int, radius: int, fill: Colour | None, rim: Colour | None, rim_width: int
) -> Sprite:
    art = Artwork(0, 0, width, height)
    art.plate(0, 0, width, height, radius, fill, rim=rim, rim_width=rim_width)
    return art.sprite()


def _stretched(image: Image.Image, width: int, height: int, corner: int) -> Image.Image:
    """The image at this size: the column and the row of pixels behind its first corner are repeated."""
    if image.width < width:
        whole = Image.new(image.mode, (width, image.height))
        left, right = corner, image.width - corner - 1
        whole.paste(image.crop((0, 0, left, image.height)), (0, 0))
        middle = image.crop((left, 0, left + 1, image.height))
        whole.paste(middle.resize((width - left - right, image.height)), (left, 0))
        whole.paste(image.crop((left + 1, 0, image.width, image.height)), (width - right, 0))
        image = whole
    if image.height < height:
        turned = image.transpose(Image.Transpose.TRANSPOSE)
        image = _stretched(turned, height, width, corner).transpose(Image.Transpose.TRANSPOSE)
    return image


@SPRITES.keep
def cup(r: float, ink: Colour) -> Sprite:
    """The winner's cup."""
    art = Artwork(-1.2 * r, -1.2 * r, 1.2 * r, 1.2 * r)
    fig = art.figure(0, 0, r)
    for side in (-1, 1):
        handle = ((0.5 * side, -0.62), (0.98 * side, -0.62), (0.9 * side, -0.1), (0.4 * side, 0.1))
        fig.line(handle, ink, 0.2)
    bowl = ((-0.62, -0.9), (0.62, -0.9), (0.52, -0.1), (0.2, 0.26), (-0.2, 0.26), (-0.52, -0.1))
    fig.polygon(bowl, ink)
    fig.polygon(((-0.14, 0.2), (0.14, 0.2), (0.18, 0.62), (-0.18, 0.62)), ink)
    fig.polygon(((-0.56, 0.95), (-0.5, 0.6), (0.5, 0.6), (0.56, 0.95)), ink)
    return art.sprite()
