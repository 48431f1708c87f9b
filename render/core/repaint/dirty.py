"""Which rectangles of a picture have changed."""

from collections import Counter
from collections.abc import Iterable, Sequence

from render.core.boxes import Box
from render.core.repaint.recorder import Key

SPARE_PX = 8_000
"""Two rectangles are painted as one if that adds fewer pixels than this: each has a price of its own."""


def differing(before: Sequence[Key], after: Sequence[Key]) -> list[Box]:
    """Boxes that hold every pixel in which two lists of the same part differ.

    Beside what is in one list only, that is whatever lies in another order: a pixel outside these boxes has the same
    things upon it, one over the other as before.
    """
    if before == after:
        return []
    gone, new = set(before), set(after)
    if len(gone) != len(before) or len(new) != len(after):
        return _differing_often(before, after)
    boxes = [Box(*key[2:]) for key in before if key not in new]
    boxes += [Box(*key[2:]) for key in after if key not in gone]
    kept_before = [key for key in before if key in new]
    kept_after = [key for key in after if key in gone]
    return boxes + _reordered(kept_before, kept_after)


def _differing_often(before: Sequence[Key], after: Sequence[Key]) -> list[Box]:
    """The same if something is put on the same place more than once: all of it counts as changed."""
    counted = [key for keys in (before, after) for key, n in Counter(keys).items() if n > 1]
    often = dict.fromkeys(counted)
    once_before = [key for key in before if key not in often]
    once_after = [key for key in after if key not in often]
    return [Box(*key[2:]) for key in often] + differing(once_before, once_after)


def _reordered(before: Sequence[Key], after: Sequence[Key]) -> list[Box]:
    """Boxes of what lies between the first and the last difference of two lists of the same things."""
    if before == after:
        return []
    places = [place for place, (a, b) in enumerate(zip(before, after, strict=True)) if a != b]
    return [Box(*key[2:]) for key in before[places[0] : places[-1] + 1]]


def gathered(boxes: Iterable[Box], whole: Box) -> list[Box]:
    """A few rectangles inside the whole that hold all boxes."""
    found: list[Box] = []
    for box in sorted(set(boxes)):
        x0, y0 = max(box.x0, whole.x0), max(box.y0, whole.y0)
        x1, y1 = min(box.x1, whole.x1), min(box.y1, whole.y1)
        if x0 >= x1 or y0 >= y1:
            continue
        new = Box(x0, y0, x1, y1)
        while (near := _near(found, new)) is not None:
            new = found.pop(near).around(new)
        found.append(new)
    return found


def _near(found: Sequence[Box], new: Box) -> int | None:
    """The place of a rectangle that is painted more quickly together with the new one."""
    x0, y0, x1, y1 = new
    area = (x1 - x0) * (y1 - y0)
    # Hundreds of these are compared for a picture, so there is no call in it.
    for place, (left, top, right, bottom) in enumerate(found):
        width = (x1 if x1 > right else right) - (x0 if x0 < left else left)
        height = (y1 if y1 > bottom else bottom) - (y0 if y0 < top else top)
        if width * height - area - (right - left) * (bottom - top) <= SPARE_PX:
            return place
    return None
