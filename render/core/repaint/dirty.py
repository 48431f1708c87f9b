"""Finds the rectangles of a picture that have changed."""

from collections import Counter
from collections.abc import Iterable, Sequence

from render.core.boxes import Box
from render.core.repaint.recorder import Key

SPARE_PX = 8_000
"""Two rectangles are painted as one if that adds fewer pixels than this: each has a price of its own."""


def differing(before: Sequence[Key], after: Sequence[Key]) -> list[Box]:
    """Boxes that hold every pixel in which two lists of the same part differ.

    They hold the marks of one list only, and marks in another order: a pixel outside these boxes has the same
    marks upon it, in the same order.
    """
    if before == after:
        return []
    gone, new = set(before), set(after)
    if len(gone) != len(before) or len(new) != len(after):
        return _differing_often(before, after)
    boxes = [Box(*key[2:]) for key in gone ^ new]
    kept_before = list(filter(new.__contains__, before))
    kept_after = list(filter(gone.__contains__, after))
    return boxes + _reordered(kept_before, kept_after)


def _differing_often(before: Sequence[Key], after: Sequence[Key]) -> list[Box]:
    """The same if something is put on the same place more than once: all of it counts as changed."""
    counted = [key for keys in (before, after) for key, n in Counter(keys).items() if n > 1]
    often = dict.fromkeys(counted)
    once_before = [key for key in before if key not in often]
    once_after = [key for key in after if key not in often]
    return [Box(*key[2:]) for key in often] + differing(once_before, once_after)


def _reordered(before: Sequence[Key], after: Sequence[Key]) -> list[Box]:
    """Return the boxes between the first and the last difference of two lists of the same marks."""
    if before == after:
        return []
    places = [place for place, (a, b) in enumerate(zip(before, after, strict=True)) if a != b]
    return [Box(*key[2:]) for key in before[places[0] : places[-1] + 1]]


def gathered(boxes: Iterable[Box], whole: Box) -> list[Box]:
    """A few rectangles inside the whole that hold all boxes."""
    first_x, first_y, last_x, last_y = whole
    found: list[tuple[int, int, int, int, int]] = []
    # Hundreds of rectangles are compared for a picture, so there is hardly a call in it.
    for x0, y0, x1, y1 in sorted(set(boxes)):
        x0, y0 = first_x if x0 < first_x else x0, first_y if y0 < first_y else y0
        x1, y1 = last_x if x1 > last_x else x1, last_y if y1 > last_y else y1
        if x0 >= x1 or y0 >= y1:
            continue
        is_alone = False
        while not is_alone:
            area = (x1 - x0) * (y1 - y0)
            for near in found:
                left, top, right, bottom, other = near
                width = (x1 if x1 > right else right) - (x0 if x0 < left else left)
                height = (y1 if y1 > bottom else bottom) - (y0 if y0 < top else top)
                if width * height - area - other <= SPARE_PX:
                    # The two are painted more quickly as one, which may be near to a third.
                    x0, y0, x1, y1 = min(x0, left), min(y0, top), max(x1, right), max(y1, bottom)
                    found.remove(near)
                    break
            else:
                is_alone = True
        found.append((x0, y0, x1, y1, area))
    return [Box(*corners[:4]) for corners in found]
