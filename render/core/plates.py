"""Shapes that the panels of every title need: boxes with round corners, and a cup."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple

from PIL import Image

from render.core.artwork import Artwork
from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import Colour
from render.core.sprites import SPRITES, Piece, Plate, Sprite

PLATE_PX: Final = 10_000
"""From this area on, a box is painted more quickly in pieces than as a picture with transparency."""
OPAQUE: Final = 255


@SPRITES.keep
def box_sprite(
    width: int, height: int, radius: int, fill: Colour | None, rim: Colour | None, rim_width: int
) -> Sprite:
    """A box with round corners; its anchor is the upper left corner."""
    corner = max(radius, rim_width) + 1
    # A large box is the same as a small one with longer sides, which is much quicker to draw.
    size = min(width, 2 * corner + 1), min(height, 2 * corner + 1)
    small = _box(*size, radius, fill, rim, rim_width)
    if small.image.size != size or size == (width, height):
        return small  # Nothing of it can be seen, or everything.
    if width * height < PLATE_PX:
        return Sprite(_stretched(small.image, width, height, corner), small.anchor)
    pieces = tuple(_pieces(small.image, width, height, corner))
    return Sprite(small.image, small.anchor, plate=Plate((width, height), pieces))


def draw_frame(canvas: Canvas, box: Box, radius: int, ink: Colour, width: int) -> None:
    """Draw a rim around a box, as its four sides: its inside need not be repainted when it comes or goes.

    The box must be larger than its corners.
    """
    for side in range(4):
        canvas.stamp(_side(box.width, box.height, radius, ink, width, side), box.x0, box.y0)


@SPRITES.keep
def _side(width: int, height: int, radius: int, ink: Colour, rim_width: int, side: int) -> Sprite:
    """One side of a rim, the upper and lower one with the corners; its anchor is the upper left corner of the box."""
    whole = box_sprite(width, height, radius, None, ink, rim_width).whole
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


@SPRITES.keep
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


class _Span(NamedTuple):
    """Columns or rows of a small box, and those of the large one that look like them."""

    start: int
    end: int
    large_start: int
    large_end: int

    @property
    def is_repeated(self) -> bool:
        return self.large_end - self.large_start > self.end - self.start


def _spans(small: int, large: int, corner: int) -> tuple[_Span, ...]:
    if small == large:
        return (_Span(0, small, 0, large),)
    end = large - (small - corner - 1)
    return (
        _Span(0, corner, 0, corner),
        _Span(corner, corner + 1, corner, end),
        _Span(corner + 1, small, end, large),
    )


def _pieces(image: Image.Image, width: int, height: int, corner: int) -> Iterator[Piece]:
    """Yield what `_stretched` would put together: its middle columns, and at its sides corners and middle rows."""
    rows = _spans(image.height, height, corner)
    for across in _spans(image.width, width, corner):
        columns = image.crop((across.start, 0, across.end, image.height))
        if across.is_repeated:
            for start, end, colour in _runs(columns, rows):
                yield from _piece(Box(across.large_start, start, across.large_end, end), colour)
            continue
        for down in rows:
            part = columns.crop((0, down.start, columns.width, down.end))
            top, bottom = down.large_start, down.large_end
            if not down.is_repeated:
                yield Piece(Box(across.large_start, top, across.large_end, bottom), part)
                continue
            turned = part.transpose(Image.Transpose.TRANSPOSE)
            whole = _Span(0, part.width, across.large_start, across.large_end)
            for start, end, colour in _runs(turned, (whole,)):
                yield from _piece(Box(start, top, end, bottom), colour)


def _runs(column: Image.Image, rows: Sequence[_Span]) -> Iterator[tuple[int, int, Any]]:
    """Yield the first row, the end and the colour of each stretch of one colour in a column."""
    looks = [
        (column.getpixel((0, y)), span.large_end - span.large_start if span.is_repeated else 1)
        for span in rows
        for y in range(span.start, span.end)
    ]
    start = rows[0].large_start
    for colour, alike in groupby(looks, key=itemgetter(0)):
        end = start + sum(count for _, count in alike)
        yield start, end, colour
        start = end


def _piece(box: Box, colour: tuple[int, int, int, int]) -> Iterator[Piece]:
    """Yield a rectangle of one colour and opacity, unless it cannot be seen."""
    red, green, blue, alpha = colour
    if alpha == OPAQUE:
        yield Piece(box, (red, green, blue))
    elif alpha:
        yield Piece(box, Image.new("RGBA", (box.width, box.height), colour))


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
