"""What is remembered of a picture's segments: what was put where, in little memory or ready to be painted again."""

from array import array
from collections.abc import Sequence
from typing import Any

from render.core.boxes import Box
from render.core.repaint.recorder import KEY_LENGTH, Key, Mark, Segment, packed, unpacked


class Noted:
    """What is remembered of one segment."""

    __slots__ = ("_marks", "_packed", "bounds", "seen")

    def __init__(self, seen: tuple[Any, ...] | None, marks: Sequence[Mark]) -> None:
        self.seen = seen
        self._marks: Sequence[Mark] | None = marks
        self._packed: array[int] | None = None
        self.bounds = _bounds(marks)
        """A box around everything; None if there is nothing."""

    @classmethod
    def of(cls, segment: Segment) -> "Noted":
        return cls(segment.seen, segment.drawn())

    @property
    def marks(self) -> Sequence[Mark] | None:
        """The marks themselves; None if only their keys are left."""
        return self._marks

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
        """May anything of it reach into an area?"""
        if self.bounds is None:
            return False
        x0, y0, x1, y1 = area
        left, top, right, bottom = self.bounds
        if left >= x1 or right <= x0 or top >= y1 or bottom <= y0:
            return False
        # Whoever paints marks looks at each of them anyway.
        return self._marks is not None or any(
            left < x1 and right > x0 and top < y1 and bottom > y0
            for _, _, left, top, right, bottom in self.keys
        )


def _bounds(marks: Sequence[Mark]) -> Box | None:
    if not marks:
        return None
    _, _, lefts, tops, rights, bottoms = zip(*(mark.key for mark in marks), strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))
