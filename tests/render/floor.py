"""Sizes and contrasts of the texts of a picture on a phone 400 pixels wide, and its shape.

The pictures of panels declare their texts themselves (`render.core.panel.focus`). All others are watched while they are
painted: bold words are essential to a decision or a score, regular ones are captions.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from PIL import Image

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.fonts import Weight
from render.core.palette import Colour
from render.core.panel.focus import CAPTION_PX, LEAST_PX, MOST_HEIGHT, WIDTH
from render.core.text import Line
from tests.render.pixels import pixels
from tests.render.vision import contrast

LEAST_CONTRAST = 4.5
LARGE_PX, LARGE_CONTRAST = 72, 3
"""The size from which on a number counts as a sign, and its contrast."""


@dataclass(frozen=True, slots=True)
class Word:
    """A text on a picture, its colour, and the most frequent colour below it."""

    line: Line
    ink: Colour
    ground: Colour

    @property
    def least_px(self) -> int:
        return LEAST_PX if self.line.type.weight is Weight.BOLD else CAPTION_PX


def watched_words(monkeypatch: pytest.MonkeyPatch) -> list[Word]:
    """Return a list that every text written on any canvas from now on joins."""
    found: list[Word] = []
    write = Canvas.write

    def watched(
        canvas: Canvas, line: Line, x: int, y: int, colour: Colour, *args: Any, **options: Any
    ) -> Box:
        before = canvas.image.copy()
        box = write(canvas, line, x, y, colour, *args, **options)
        if line.text:
            found.append(Word(line, colour, options.get("halo") or _ground(before, box)))
        return box

    monkeypatch.setattr(Canvas, "write", watched)
    return found


def _ground(image: Image.Image, box: Box) -> Colour:
    part = image.crop(box.within(Box(0, 0, *image.size))).convert("RGB")
    counted = Counter(pixels(part))
    return counted.most_common(1)[0][0]


def complaints(size: tuple[int, int], words: list[Word]) -> Iterator[str]:
    """Yield the faults of a picture: small or pale texts, and a great height. Sizes are compared as if `WIDTH` wide."""
    width, height = size
    if height * WIDTH > MOST_HEIGHT * width:
        yield f"the picture is {width} × {height}"
    for word in words:
        px = word.line.type.size * WIDTH / width
        if px < word.least_px - 0.5:
            yield f"{word.line.text!r} is {px:.0f} high"
        least = LARGE_CONTRAST if px >= LARGE_PX else LEAST_CONTRAST
        if (seen := contrast(word.ink, word.ground)) < least:
            yield f"{word.line.text!r} has a contrast of {seen:.1f}"
