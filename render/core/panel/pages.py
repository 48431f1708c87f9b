"""Parts below one another on as few pictures as hold them, about equally high."""

from collections.abc import Sequence


def cuts(heights: Sequence[int], most: int) -> list[tuple[int, int]]:
    """Return the first part of each picture and the one after its last; each height includes the gap below the part.

    A part higher than `most` has a picture of its own.
    """
    if not heights:
        return []
    least = len(_filled(heights, most))
    low, high = max(heights) - 1, max(most, *heights)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if len(_filled(heights, middle)) <= least else (middle, high)
    return _filled(heights, high)


def _filled(heights: Sequence[int], most: int) -> list[tuple[int, int]]:
    found, start, high = [], 0, 0
    for place, height in enumerate(heights):
        if place > start and high + height > most:
            found.append((start, place))
            start, high = place, 0
        high += height
    return [*found, (start, len(heights))]
