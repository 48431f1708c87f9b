"""The last picture of the same thing, and the next one made of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from render.core.boxes import Box
from render.core.canvas import Drawing
from render.core.encode import with_palette
from render.core.png import palette_bytes
from render.core.repaint.dirty import differing, gathered
from render.core.repaint.recorder import Mark, Segment, paint_marks, recorded
from render.core.repaint.records import SegmentRecord
from render.core.repaint.strips import ROWS, Rows, Strip, file_of, reached

MOST_DIRTY = 0.6
"""If more than this share of the picture has changed, it is painted as a whole."""


@dataclass(slots=True)
class Last:
    """A picture as it was sent: its compressed rows, and its marks.

    As long as it is fresh, its pixels and marks are there as well, so that the next one need not inflate or draw them.
    """

    ground: int
    """The number of the ground."""
    size: tuple[int, int]
    palette: bytes
    records: tuple[SegmentRecord, ...]
    strips: tuple[Strip, ...]
    png: bytes
    rows: Rows | None
    """Its pixels; None after they were taken for the next picture, or given up to save memory."""

    @property
    def weight(self) -> int:
        """Roughly the bytes that it takes without its pixels and marks."""
        return len(self.png) + sum(each.weight for each in self.records)

    @property
    def extra_weight(self) -> int:
        """Roughly the bytes that are given back if it is shrunk."""
        return 0 if self.rows is None else self.rows.weight

    def shrink(self) -> None:
        """Drop pixels and marks, which can be had again."""
        self.rows = None
        for each in self.records:
            each.shrink()


def painted(drawing: Drawing, *, quick: bool) -> Last:
    """The picture, painted as a whole."""
    return _whole(drawing, recorded(drawing), quick=quick)


def repainted(last: Last, drawing: Drawing, *, quick: bool) -> Last:
    """Return the same picture as `painted`, but repaint only the changes. It takes the last one's pixels."""
    segments = recorded(drawing)
    if not _continues(last, drawing, segments):
        return _whole(drawing, segments, quick=quick)
    dirty: list[Box] = []
    records = tuple(
        _compared(before, segment, dirty)
        for before, segment in zip(last.records, segments, strict=True)
    )
    whole = Box(0, 0, *last.size)
    boxes = gathered(dirty, whole)
    if sum(box.width * box.height for box in boxes) > MOST_DIRTY * whole.width * whole.height:
        return _whole(drawing, segments, quick=quick)
    rows, last.rows = last.rows or Rows(last.size), None
    layers = [
        (record.bounds or whole, segment, record)
        for segment, record in zip(segments, records, strict=True)
        if not record.is_empty
    ]
    for box in boxes:
        rows.paint(_piece(box, drawing, layers), box, last.strips)
    records = tuple(map(_refreshed, records, segments))
    changed = {index for box in boxes for index in reached(box)}
    strips = tuple(
        rows.strip(index, quick=quick) if index in changed else strip if quick else strip.improved()
        for index, strip in enumerate(last.strips)
    )
    png = last.png
    if any(new is not old for new, old in zip(strips, last.strips, strict=True)):
        png, strips = file_of(strips, last.size, last.palette)
    return Last(last.ground, last.size, last.palette, records, strips, png, rows)


def _continues(last: Last, drawing: Drawing, segments: Sequence[Segment]) -> bool:
    """Is the drawing one of the same picture, so that its parts can be compared?"""
    return (
        last.ground == drawing.ground.number
        and last.size == drawing.ground.size
        and last.palette == palette_bytes(drawing.palette)
        and len(last.records) == len(segments)
        and all(
            (before.seen is None) == (segment.seen is None)
            for before, segment in zip(last.records, segments, strict=True)
        )
    )


def _whole(drawing: Drawing, segments: Sequence[Segment], *, quick: bool) -> Last:
    """The picture, strip by strip: one fits into the processor's cache, and needs no memory from the system."""
    size = drawing.ground.size
    rows, strips = Rows(size), []
    for index, (box, marks) in enumerate(_by_strip(segments, size)):
        image = drawing.bare(box)
        paint_marks(marks, image, box)
        rows.paint(with_palette(image, drawing.palette), box, ())
        strips.append(rows.strip(index, quick=quick))
    palette = palette_bytes(drawing.palette)
    png, kept = file_of(strips, size, palette)
    records = tuple(map(SegmentRecord.of, segments))
    return Last(drawing.ground.number, size, palette, records, kept, png, rows)


def _by_strip(
    segments: Sequence[Segment], size: tuple[int, int]
) -> Iterator[tuple[Box, list[Mark]]]:
    """The box of each strip, and the marks that reach into it."""
    width, height = size
    found: list[list[Mark]] = [[] for _ in reached(Box(0, 0, width, height))]
    for segment in segments:
        for mark in segment.drawn():
            _, _, _, top, _, bottom = mark.key
            for marks in found[max(top, 0) // ROWS : max(-(-bottom // ROWS), 0)]:
                marks.append(mark)
    for index, marks in enumerate(found):
        top = index * ROWS
        yield Box(0, top, width, min(top + ROWS, height)), marks


def _compared(before: SegmentRecord, segment: Segment, dirty: list[Box]) -> SegmentRecord:
    """Return the record of a segment, and add the boxes of its changes to `dirty`."""
    if segment.seen is not None and segment.seen == before.seen:
        if before.marks is not None:
            segment.marks, segment.draw = before.marks, None
        return before
    after = SegmentRecord.of(segment)
    if after.is_empty and before.is_empty:
        return after
    dirty.extend(differing(before.keys, after.keys))
    return after


def _refreshed(record: SegmentRecord, segment: Segment) -> SegmentRecord:
    """The same with its marks, if they had to be drawn anyway."""
    return (
        record
        if record.marks is not None or segment.draw is not None
        else SegmentRecord.of(segment)
    )


def _piece(
    box: Box, drawing: Drawing, layers: Sequence[tuple[Box, Segment, SegmentRecord]]
) -> Image.Image:
    """Paint a rectangle of the picture, in colours of the palette."""
    image = drawing.bare(box)
    x0, y0, x1, y1 = box
    for (left, top, right, bottom), segment, record in layers:
        if left >= x1 or right <= x0 or top >= y1 or bottom <= y0:
            continue
        # Painting compares each mark with the box anyway.
        if record.marks is not None or record.reaches(box):
            paint_marks(segment.drawn(), image, box)
    return with_palette(image, drawing.palette)
