"""Records of a picture's segments: their marks, or only the keys of the marks in little memory."""

from array import array
from collections.abc import Sequence
from typing import Any

from render.core.boxes import Box
from render.core.repaint.recorder import KEY_LENGTH, Key, Mark, Segment, packed, unpacked


class SegmentRecord:
    """The record of one segment."""

    __slots__ = ("_bounds", "_marks", "_packed", "seen")

    def __init__(self, seen: tuple[Any, ...] | None, marks: Sequence[Mark]) -> None:
        self.seen = seen
        self._marks: Sequence[Mark] | None = marks
        self._packed: array[int] | None = None
        self._bounds: Box | None = None

    @classmethod
    def of(cls, segment: Segment) -> "SegmentRecord":
        return cls(segment.seen, segment.drawn())

    @property
    def marks(self) -> Sequence[Mark] | None:
        """The marks themselves; None if only their keys are left."""
        return self._marks

    @property
    def is_empty(self) -> bool:
        return not self._marks and not self._packed

    @property
    def bounds(self) -> Box | None:
        """A box around all of a part that has something; None if that is not worth finding out."""
        if self._bounds is None and (self.seen is not None or self._marks is None):
            _, _, lefts, tops, rights, bottoms = zip(*self.keys, strict=True)
            self._bounds = Box(min(lefts), min(tops), max(rights), max(bottoms))
        return self._bounds

    @property
    def keys(self) -> list[Key]:
        if self._marks is not None:
            return [mark.key for mark in self._marks]
        return [] if self._packed is None else unpacked(self._packed)

    @property
    def weight(self) -> int:
        """The bytes that its keys take."""
        keys = len(self._marks) * KEY_LENGTH if self._marks is not None else len(self._packed or ())
        return 8 * keys

    def shrink(self) -> None:
        """Keep the keys alone: marks hold sprites."""
        if self._marks is not None:
            self._packed, self._marks = packed(self.keys), None

    def reaches(self, area: Box) -> bool:
        """Does anything of it reach into an area?"""
        x0, y0, x1, y1 = area
        return any(
            left < x1 and right > x0 and top < y1 and bottom > y0
            for _, _, left, top, right, bottom in self.keys
        )
