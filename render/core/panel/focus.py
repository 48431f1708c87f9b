"""The picture of a panel: what a question concerns, large enough for a phone 400 pixels wide.

A focus declares its texts and signs, each with its height and whether a decision needs it, so that a test can hold the
least sizes for every title.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PIL import Image

from render.core.boxes import Box
from render.core.canvas import Align, Drawing
from render.core.palette import Colour
from render.core.plates import box_sprite
from render.core.region import Region
from render.core.repaint.recorder import Sketch
from render.core.sprites import Sprite
from render.core.text import Line
from rules.core.text import Msg

V = TypeVar("V")

WIDTH = 1200
HEIGHT = 900
MOST_HEIGHT = 1050
"""A desk shows 350 pixels of height, so a higher picture is narrower than 400 there."""
ESSENTIAL_PX = 42
"""The usual least height of what a decision or a score needs: 12 pixels where a phone shows 336."""
LEAST_PX = 36
"""The least height of the same where the usual one has no room."""
CAPTION_PX = 30


@dataclass(frozen=True, slots=True)
class Offer:
    """A value that can be chosen, and the mark before its label, such as the number of a card; empty if it has none."""

    value: Any
    mark: str = ""
    label: Msg | None = None
    """The words of the choice."""


@dataclass(frozen=True, slots=True)
class Offered:
    """A field of the open form."""

    field: str
    offers: tuple[Offer, ...]
    """The values on the open page; empty for a payment."""
    chosen: Any
    """The current value; None if there is none."""
    count: int
    """The number of values on all pages."""


@dataclass(frozen=True, slots=True)
class Question(Generic[V]):
    """What a table asks a seat, and the form as it is filled in so far."""

    now: V
    """The seat's view of the position."""
    then: V
    """The same with the move carried out as far as it is chosen."""
    verb: str | None
    """The verb whose form is open; None while the menu is open."""
    menu: tuple[str, ...]
    """The verbs that the seat can choose."""
    given: Mapping[str, Any]
    """All current values: chosen, forced, proposed and default ones."""
    offered: tuple[Offered, ...]
    """The fields with more than one value, as far as the form has come."""

    def field(self, name: str) -> Offered | None:
        return next((each for each in self.offered if each.field == name), None)


@dataclass(frozen=True, slots=True)
class Text:
    """A text on a focus, with the colour around it."""

    line: Line
    box: Box
    colour: Colour
    on: Colour
    within: Box
    is_caption: bool


@dataclass(frozen=True, slots=True)
class Sign:
    box: Box
    is_minor: bool
    """True for an ornament beside a text that says the same."""


class Focus(Sketch):
    """A picture that declares its texts and signs."""

    def __init__(self, height: int, ground: Colour, palette: Image.Image) -> None:
        super().__init__(WIDTH, height, ground)
        self._palette = palette
        self.texts: list[Text] = []
        self.signs: list[Sign] = []
        self.parts: list[Region] = []
        """The parts that a lesson may mark."""

    def say(
        self,
        line: Line,
        x: int,
        y: int,
        colour: Colour,
        *,
        on: Colour,
        within: Box,
        align: Align = "left",
        halo: Colour | None = None,
        is_caption: bool = False,
    ) -> Box:
        """Write a line (`Canvas.write`) on a ground of the colour `on`, or with a rim of the colour `halo`."""
        box = self.write(line, x, y, colour, within=within, align=align, halo=halo)
        self.texts.append(Text(line, box, colour, halo or on, within, is_caption))
        return box

    def sign(self, sprite: Sprite, x: int, y: int, *, is_minor: bool = False) -> Box:
        """Stamp a sign (`Canvas.stamp`)."""
        box = self.stamp(sprite, x, y)
        self.signs.append(Sign(box, is_minor))
        return box

    def finished(self) -> Drawing:
        return self.drawing(self._palette)


_FRAME_PX, _CORNER = 8, 20


def framed(picture: Image.Image, parts: tuple[Box, ...], colour: Colour) -> Image.Image:
    """Return the picture with a frame around each part; nothing is dimmed or covered."""
    shown = picture.convert("RGB")
    for part in parts:
        box = part.inset(-_FRAME_PX).within(Box(0, 0, *picture.size))
        frame = box_sprite(box.width, box.height, _CORNER, None, colour, _FRAME_PX)
        whole = frame.whole
        shown.paste(whole, (box.x0, box.y0), whole)
    return shown
