"""Everything drawn on canvases, and the parts that cover words."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Any

import pytest

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.sprites import SPRITES, Sprite
from render.core.text import Line

SMALL = 80
"""The largest width and height of a sprite that counts as a sign or a badge; larger ones are grounds."""
INSIDE = 0.8
"""A word with at least this share on a sign is there on purpose."""
HALF = 128
"""The least opacity of a pixel that counts."""
SLACK = 4
"""The box of a word is taller than its letters by so much above and below."""
TOUCH = 6
"""The number of pixels of a sign that may lie in the rest of the box."""


@dataclass(slots=True)
class Drawn:
    """Everything on one canvas: words, each with its box and the box that it keeps to, and signs."""

    words: list[tuple[Line, Box, Box]] = field(default_factory=list)
    signs: list[tuple[Sprite, Box]] = field(default_factory=list)


def watched_canvases(monkeypatch: pytest.MonkeyPatch) -> dict[int, Drawn]:
    """Everything drawn on any canvas, even a cached one, by the identity of its picture."""
    found: dict[int, Drawn] = {}
    held: list[Any] = []
    write, stamp = Canvas.write, Canvas.stamp

    def on(canvas: Canvas) -> Drawn:
        if id(canvas.image) not in found:
            held.append(canvas.image)
            found[id(canvas.image)] = Drawn()
        return found[id(canvas.image)]

    def watched_write(
        canvas: Canvas, line: Line, x: int, y: int, *args: Any, **options: Any
    ) -> Box:
        signs = len(on(canvas).signs)
        box = write(canvas, line, x, y, *args, **options)
        del on(canvas).signs[signs:]
        if line.text:
            on(canvas).words.append((line, box, options["within"]))
        return box

    def watched_stamp(canvas: Canvas, sprite: Sprite, x: int, y: int) -> Box:
        box = stamp(canvas, sprite, x, y)
        if max(box.width, box.height) <= SMALL:
            on(canvas).signs.append((sprite, box))
        return box

    monkeypatch.setattr(Canvas, "write", watched_write)
    monkeypatch.setattr(Canvas, "stamp", watched_stamp)
    SPRITES.clear(pictures_only=True)
    return found


def painted(sign: Sprite, place: Box, word: Box) -> int:
    """Return the number of opaque pixels of a sign inside the box of a word."""
    alpha = sign.mask if sign.mask is not None else sign.image.getchannel("A")
    inside = Box(
        max(0, word.x0 - place.x0),
        max(0, word.y0 - place.y0),
        min(place.width, word.x1 - place.x0),
        min(place.height, word.y1 - place.y0),
    )
    return sum(alpha.crop(inside).histogram()[HALF:])


def collisions(found: Drawn, elsewhere: Box | None) -> Iterator[str]:
    """Yield the collisions. Words that keep to one box are checked elsewhere, except beside other words."""
    others = [each for each in found.words if each[2] == elsewhere]
    words = [each for each in found.words if each[2] != elsewhere]
    for line, box, within in words:
        if not within.holds(box):
            yield f"{line.text!r} leaves its box"
        letters = Box(box.x0, box.y0 + SLACK, box.x1, box.y1 - SLACK)
        for sign, place in found.signs:
            if letters.overlap(place):
                covered = painted(sign, place, letters)
                if TOUCH < covered < INSIDE * letters.width * letters.height:
                    yield f"{line.text!r} at {box} and {covered} pixels of a sign at {place}"
    for (one, box, _), (other, place, _) in (*combinations(words, 2), *product(words, others)):
        if box.overlap(place):
            yield f"{one.text!r} and {other.text!r}"
