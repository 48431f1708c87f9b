"""The last picture of the same thing, and the next one made of it."""

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from render.core.boxes import Box
from render.core.canvas import Drawing
from render.core.encode import indexed, with_palette
from render.core.keeping.numbered import number_of
from render.core.png import palette_bytes
from render.core.repaint.dirty import differing, gathered
from render.core.repaint.recorder import (
    KEY_LENGTH,
    Key,
    Segment,
    packed,
    paint_marks,
    recorded,
    unpacked,
)
from render.core.repaint.strips import ROWS, Strip, changed, file_of, strips_of

MOST_DIRTY = 0.6
"""If more than this share of the picture has changed, it is painted as a whole."""


@dataclass(frozen=True, slots=True)
class Noted:
    """What is remembered of a segment."""

    seen: tuple[Any, ...] | None
    keys: "array[int]"
    bounds: Box | None
    """A box around everything; None if there is nothing."""

    def reaches(self, area: Box) -> bool:
        """Does anything of it reach into an area?"""
        if self.bounds is None or not self.bounds.overlap(area):
            return False
        x0, y0, x1, y1 = area
        keys = self.keys
        corners = (keys[place::KEY_LENGTH] for place in (2, 3, 4, 5))
        return any(
            left < x1 and right > x0 and top < y1 and bottom > y0
            for left, top, right, bottom in zip(*corners, strict=True)
        )


@dataclass(frozen=True, slots=True)
class Last:
    """A picture as it was sent: its compressed rows, and what was put where. No pixels are kept."""

    ground: int
    """The number of what everything was put on."""
    size: tuple[int, int]
    palette: int
    noted: tuple[Noted, ...]
    strips: tuple[Strip, ...]
    png: bytes

    @property
    def weight(self) -> int:
        """Roughly the bytes that it takes."""
        keys = sum(len(noted.keys) for noted in self.noted)
        return len(self.png) + 8 * keys


def painted(drawing: Drawing, *, quick: bool) -> Last:
    """The picture, painted as a whole."""
    return _whole(drawing, recorded(drawing), quick=quick)


def repainted(last: Last, drawing: Drawing, *, quick: bool) -> Last:
    """The same picture as `painted` gives, but only what has changed is painted."""
    segments = recorded(drawing)
    if not _continues(last, drawing, segments):
        return _whole(drawing, segments, quick=quick)
    dirty: list[Box] = []
    noted = tuple(
        _compared(before, segment, dirty)
        for before, segment in zip(last.noted, segments, strict=True)
    )
    whole = Box(0, 0, *last.size)
    boxes = gathered(dirty, whole)
    if sum(box.width * box.height for box in boxes) > MOST_DIRTY * whole.width * whole.height:
        return _whole(drawing, segments, quick=quick)
    patches = [_patch(box, drawing, segments, noted) for box in boxes]
    strips = tuple(_restripped(last, patches, quick=quick))
    png = last.png
    if any(new is not old for new, old in zip(strips, last.strips, strict=True)):
        png, strips = file_of(strips, last.size, palette_bytes(drawing.palette))
    return Last(last.ground, last.size, last.palette, noted, strips, png)


def _continues(last: Last, drawing: Drawing, segments: Sequence[Segment]) -> bool:
    """Is the drawing one of the same picture, so that its parts can be compared?"""
    return (
        last.ground == number_of(drawing.ground)
        and last.size == drawing.ground.size
        and last.palette == number_of(drawing.palette)
        and len(last.noted) == len(segments)
        and all(
            (before.seen is None) == (segment.seen is None)
            for before, segment in zip(last.noted, segments, strict=True)
        )
    )


def _whole(drawing: Drawing, segments: Sequence[Segment], *, quick: bool) -> Last:
    canvas = drawing.ground.copy()
    for segment in segments:
        for mark in segment.drawn():
            mark.paint(canvas, 0, 0)
    image = with_palette(canvas, drawing.palette)
    strips = strips_of(image, quick=quick)
    png, strips = file_of(strips, image.size, palette_bytes(drawing.palette))
    return Last(
        number_of(drawing.ground),
        image.size,
        number_of(drawing.palette),
        tuple(map(_note, segments)),
        strips,
        png,
    )


def _note(segment: Segment) -> Noted:
    keys = [mark.key for mark in segment.drawn()]
    return Noted(segment.seen, packed(keys), _bounds(keys))


def _bounds(keys: Sequence[Key]) -> Box | None:
    if not keys:
        return None
    _, _, lefts, tops, rights, bottoms = zip(*keys, strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def _compared(before: Noted, segment: Segment, dirty: list[Box]) -> Noted:
    """What to remember of a segment; adds the boxes of what has changed in it."""
    if segment.seen is not None and segment.seen == before.seen:
        return before
    after = [mark.key for mark in segment.drawn()]
    dirty.extend(differing(unpacked(before.keys), after))
    return Noted(segment.seen, packed(after), _bounds(after))


@dataclass(frozen=True, slots=True)
class _Patch:
    """A piece of the picture that is painted anew."""

    box: Box
    pixels: Any
    """In the colours of the palette: the library's own pixels, as they are inside an image."""


def _patch(
    box: Box, drawing: Drawing, segments: Sequence[Segment], noted: Sequence[Noted]
) -> _Patch:
    piece = drawing.ground.crop(box)
    for segment, note in zip(segments, noted, strict=True):
        if note.reaches(box):
            paint_marks(segment.drawn(), piece, box)
    return _Patch(box, indexed(piece.im, drawing.palette))


def _restripped(last: Last, patches: Sequence[_Patch], *, quick: bool) -> Iterator[Strip]:
    for index, strip in enumerate(last.strips):
        top = index * ROWS
        found = [each for each in patches if each.box.y0 < top + ROWS and each.box.y1 > top]
        if not found:
            yield strip if quick else strip.improved()
            continue

        def paint(rows: Any, found: Sequence[_Patch] = found, top: int = top) -> None:
            for patch in found:
                x0, y0, x1, y1 = patch.box
                # The first column is not part of the picture.
                rows.paste(patch.pixels, (x0 + 1, y0 - top, x1 + 1, y1 - top))

        yield changed(strip, last.size[0], paint, quick=quick)
