"""A canvas that paints nothing, but notes what painters put where."""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from PIL import Image

from render.core.boxes import Box
from render.core.canvas import AS_THEY_ARE, Align, Canvas, Drawing, around, plain, put, words
from render.core.palette import Colour
from render.core.repaint.inside import LARGE_PX, inside_of, paint_around
from render.core.sprites import Sprite
from render.core.text import Line

Key: TypeAlias = tuple[int, int, int, int, int, int]
"""What was put (the number of a sprite or picture, then its colour or which part of it) and the corners of its box."""
KEY_LENGTH = 6


class Mark(NamedTuple):
    """One thing that is put on a picture."""

    key: Key
    source: Image.Image | Colour
    mask: Image.Image | None
    part: Box | None

    def paint(self, image: Image.Image, left: int, top: int) -> None:
        """Paint it on an image whose upper left corner is this point of the picture."""
        _, _, x0, y0, x1, y1 = self.key
        box = Box(x0 - left, y0 - top, x1 - left, y1 - top)
        put(image, box, self.source, self.mask, self.part)


@dataclass(slots=True)
class Segment:
    """Consecutive things on a picture: a part that painters have named, or what is between two of them."""

    seen: tuple[Any, ...] | None
    """What the part depends on; None for what is not a named part."""
    draw: Callable[[Canvas], None] | None = None
    ground: Image.Image | None = None
    marks: Sequence[Mark] = field(default_factory=list)

    def drawn(self) -> Sequence[Mark]:
        """Its marks, which are only noted when somebody asks."""
        if self.draw is not None and self.ground is not None:
            notes = _QuickNotes(self.ground)
            self.draw(notes)
            self.marks, self.draw = notes.marks, None
        return self.marks


class _Notes(Canvas):
    """Notes what is drawn; its image is the bare ground."""

    def __init__(self, ground: Image.Image) -> None:
        super().__init__(ground)
        self.marks: list[Mark] = []

    def _put(
        self,
        number: int,
        box: Box,
        source: Image.Image | Colour,
        mask: Image.Image | None,
        part: Box | None = None,
    ) -> None:
        how = 0
        if type(source) is tuple:
            red, green, blue = source
            how = red << 16 | green << 8 | blue
        elif part is not None:
            how = part.x0 << 16 | part.y0
        self.marks.append(tuple.__new__(Mark, ((number, how, *box), source, mask, part)))


class _QuickNotes(_Notes):
    """The same without the calls between a sprite or words and their mark: most of a picture is that."""

    def stamp(self, sprite: Sprite, x: int, y: int) -> Box:
        (across, down), image = sprite.anchor, sprite.image
        width, height = image.size
        left, top = x - across, y - down
        corners = left, top, left + width, top + height
        key = sprite.number, 0, *corners
        self.marks.append(tuple.__new__(Mark, (key, image, sprite.mask or image, None)))
        return tuple.__new__(Box, corners)

    def write(
        self,
        line: Line,
        x: int,
        y: int,
        colour: Colour,
        *,
        within: Box,
        align: Align = "left",
        halo: Colour | None = None,
    ) -> Box:
        text, type_ = line
        if halo is not None or not text:
            return super().write(line, x, y, colour, within=within, align=align, halo=halo)
        if align != "left":
            x -= line.width if align == "right" else line.width // 2
        mask, (red, green, blue) = words(text, type_), colour
        (across, down), image = mask.anchor, mask.image
        width, height = image.size
        left, top = x - across, y - down
        corners = left, top, left + width, top + height
        key = mask.number, red << 16 | green << 8 | blue, *corners
        self.marks.append(tuple.__new__(Mark, (key, colour, image, None)))
        return tuple.__new__(Box, corners)


class Recorder(_QuickNotes):
    """Notes a whole drawing, part by part; parts are not drawn before they are wanted."""

    def __init__(self, ground: Image.Image) -> None:
        super().__init__(ground)
        self.segments: list[Segment] = [Segment(None, marks=self.marks)]

    def part(self, draw: Callable[[Canvas], None], *seen: Any) -> None:
        ground = self._image
        self.marks = []
        self.segments += (Segment(seen, draw, ground), Segment(None, marks=self.marks))


class Sketch(_Notes):
    """A canvas that is painted when somebody looks at its image, or becomes a drawing, of which less may be painted."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        # Where nobody looks at the image, nothing larger than this is needed.
        super().__init__(Image.new("RGB", (1, 1), ground))
        self._size, self._ground = (width, height), ground
        self._painted: Image.Image | None = None
        self._done = 0

    @classmethod
    def blank(cls, width: int, height: int, ground: Colour) -> "Sketch":
        return cls(width, height, ground)

    @property
    def size(self) -> tuple[int, int]:
        return self._size

    @property
    def image(self) -> Image.Image:
        if self._painted is None:
            self._painted = Image.new("RGB", self._size, self._ground)
        for mark in self.marks[self._done :]:
            mark.paint(self._painted, 0, 0)
        self._done = len(self.marks)
        return self._painted

    def drawing(self, palette: Image.Image) -> Drawing:
        return Drawing(plain(*self._size, self._ground, palette), palette, self._draw_onto)

    def _draw_onto(self, canvas: Canvas) -> None:
        for (number, _, *corners), source, mask, part in self.marks:
            canvas._put(number, Box(*corners), source, mask, part)


def paint_marks(marks: Sequence[Mark], pixels: Any, area: Box) -> None:
    """Paint what reaches into an area of a picture on the pixels of that area, as they are inside an image."""
    x0, y0, x1, y1 = area
    is_plain = pixels.mode == "RGB"
    # A hundred of these are painted for a picture, most of them small, so there is no call in it that need not be.
    for (number, _, left, top, right, bottom), source, mask, part in marks:
        if left >= x1 or right <= x0 or top >= y1 or bottom <= y0:
            continue
        box = left - x0, top - y0, right - x0, bottom - y0
        if isinstance(source, tuple):
            pixels.paste(source, box, *(() if mask is None else (mask.im,)))
        elif mask is not None and part is None and is_plain and source.mode in AS_THEY_ARE:
            is_large = mask is source and (right - left) * (bottom - top) >= LARGE_PX
            if is_large and (inside := inside_of(number, source)) is not None:
                paint_around(pixels, area, Box(left, top, right, bottom), source, inside)
            else:
                pixels.paste(source.im, box, mask.im)
        else:
            put(around(pixels), Box(*box), source, mask, part)


def recorded(drawing: Drawing) -> list[Segment]:
    recorder = Recorder(drawing.ground)
    drawing.draw(recorder)
    return recorder.segments


def packed(keys: Sequence[Key]) -> "array[int]":
    """Keys in little memory; `unpacked` turns them back."""
    return array("q", [number for key in keys for number in key])


def unpacked(keys: "array[int]") -> list[Key]:
    numbers = iter(keys)
    return list(zip(*[numbers] * KEY_LENGTH, strict=True))
