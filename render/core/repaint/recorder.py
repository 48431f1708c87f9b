"""A canvas that paints nothing, but records the marks of painters."""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from PIL import Image

from render.core.boxes import Box
from render.core.canvas import Align, Canvas, Drawing, plain, put, words
from render.core.palette import Colour
from render.core.sprites import Sprite
from render.core.text import Line

Key: TypeAlias = tuple[int, int, int, int, int, int]
"""The number of a sprite, its colour or the corner of its part, and the corners of its box."""
KEY_LENGTH = 6


class Mark(NamedTuple):
    """One thing that is put on a picture."""

    key: Key
    sprite: Sprite | None
    colour: Colour | None
    part: Box | None

    def paint(self, image: Image.Image, left: int, top: int) -> None:
        """Paint it on an image whose upper left corner is this point of the picture."""
        _, _, x0, y0, x1, y1 = self.key
        box = Box(x0 - left, y0 - top, x1 - left, y1 - top)
        put(image, box, self.sprite, self.colour, self.part)


@dataclass(slots=True)
class Segment:
    """Consecutive marks of a picture: a part that painters have named, or the marks between two parts."""

    seen: tuple[Any, ...] | None
    """The facts that the part depends on; None between named parts."""
    draw: Callable[[Canvas], None] | None = None
    ground: Image.Image | None = None
    marks: Sequence[Mark] = field(default_factory=list)

    def drawn(self) -> Sequence[Mark]:
        """Return its marks, which are recorded at the first call."""
        if self.draw is not None and self.ground is not None:
            recording = _QuickRecording(self.ground)
            self.draw(recording)
            self.marks, self.draw = recording.marks, None
        return self.marks


class _Recording(Canvas):
    """Records marks; its image is the bare ground."""

    def __init__(self, ground: Image.Image) -> None:
        super().__init__(ground)
        self.marks: list[Mark] = []

    def put(self, box: Box, sprite: Sprite | None, colour: Colour | None, part: Box | None) -> None:
        how = 0
        if colour is not None:
            red, green, blue = colour
            how = red << 16 | green << 8 | blue
        elif part is not None:
            how = part.x0 << 16 | part.y0
        key = (0 if sprite is None else sprite.number), how, *box
        self.marks.append(tuple.__new__(Mark, (key, sprite, colour, part)))


class _QuickRecording(_Recording):
    """The same without the calls between a sprite or words and their mark: most of a picture is that."""

    def stamp(self, sprite: Sprite, x: int, y: int) -> Box:
        across, down = sprite.anchor
        width, height = sprite.size
        left, top = x - across, y - down
        corners = left, top, left + width, top + height
        key = sprite.number, 0, *corners
        self.marks.append(tuple.__new__(Mark, (key, sprite, None, None)))
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
        across, down = mask.anchor
        width, height = mask.image.size
        left, top = x - across, y - down
        corners = left, top, left + width, top + height
        key = mask.number, red << 16 | green << 8 | blue, *corners
        self.marks.append(tuple.__new__(Mark, (key, mask, colour, None)))
        return tuple.__new__(Box, corners)


class Recorder(_QuickRecording):
    """Notes a whole drawing, part by part; parts are not drawn before they are wanted."""

    def __init__(self, ground: Image.Image) -> None:
        super().__init__(ground)
        self.segments: list[Segment] = [Segment(None, marks=self.marks)]

    def part(self, draw: Callable[[Canvas], None], *seen: Any) -> None:
        ground = self._image
        self.marks = []
        self.segments += (Segment(seen, draw, ground), Segment(None, marks=self.marks))


class Sketch(_Recording):
    """A canvas that is painted when its image is read, or becomes a drawing, which may be repainted in part."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        # If the image is never read, nothing larger than this is needed.
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
        return Drawing(plain(*self._size, self._ground), palette, self._draw_onto)

    def _draw_onto(self, canvas: Canvas) -> None:
        for (_, _, *corners), sprite, colour, part in self.marks:
            canvas.put(Box(*corners), sprite, colour, part)


def paint_marks(marks: Sequence[Mark], image: Image.Image, area: Box) -> None:
    """Paint the marks that reach into an area of a picture on an image of that area."""
    x0, y0, x1, y1 = area
    # A picture has hundreds of marks, most of them small, so the usual two are painted without further calls.
    for (_, _, left, top, right, bottom), sprite, colour, part in marks:
        if left >= x1 or right <= x0 or top >= y1 or bottom <= y0:
            continue
        box = left - x0, top - y0, right - x0, bottom - y0
        if sprite is None or part is not None or sprite.plate is not None:
            put(image, Box(*box), sprite, colour, part)
        elif colour is not None:
            image.paste(colour, box, sprite.image)
        else:
            image.paste(sprite.image, box, sprite.mask or sprite.image)


def recorded(drawing: Drawing) -> list[Segment]:
    recorder = Recorder(drawing.ground.image)
    drawing.draw(recorder)
    return recorder.segments


def packed(keys: Sequence[Key]) -> "array[int]":
    """Keys in little memory; `unpacked` turns them back."""
    return array("q", [number for key in keys for number in key])


def unpacked(keys: "array[int]") -> list[Key]:
    numbers = iter(keys)
    return list(zip(*[numbers] * KEY_LENGTH, strict=True))
