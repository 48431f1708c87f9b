"""Spans of time, and how much of a turn lies outside them."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain
from operator import sub

Span = tuple[int, int]
"""From the first millisecond to the one after the last, in UTC milliseconds since 1970."""

FOREVER = 1 << 60
"""The end of a span that is still open."""


def merged(spans: Iterable[Span]) -> list[Span]:
    """Return the same time as disjoint spans in order. Spans that touch are joined, and empty ones are dropped."""
    result: list[Span] = []
    for start, end in sorted([span for span in spans if span[0] < span[1]]):
        if result and start <= result[-1][1]:
            result[-1] = (result[-1][0], max(end, result[-1][1]))
        else:
            result.append((start, end))
    return result


def clipped(spans: Iterable[Span], start: int, end: int) -> Iterator[Span]:
    """Yield the parts of the spans that lie in `[start, end)`."""
    for low, high in spans:
        if max(low, start) < min(high, end):
            yield max(low, start), min(high, end)


@dataclass(frozen=True, slots=True)
class FreeTime:
    """Time that is charged to no member (ADR 15). Each question takes two binary searches."""

    spans: tuple[Span, ...]
    """Disjoint and in order."""
    _starts: tuple[int, ...]
    _free_before: tuple[int, ...]
    """The free time before each span, followed by the total."""
    _charged_before: tuple[int, ...]
    """The start of each span, counted in charged time."""

    @classmethod
    def of(cls, *groups: Iterable[Span]) -> "FreeTime":
        """Return the union of groups of spans, which may overlap."""
        spans = merged(chain.from_iterable(groups))
        starts = tuple([start for start, _ in spans])
        free_before = tuple(accumulate([end - start for start, end in spans], initial=0))
        # The total at the end belongs to no start.
        charged_before = tuple(map(sub, starts, free_before))
        return cls(tuple(spans), starts, free_before, charged_before)

    def joined(self, extra: Sequence[Span]) -> "FreeTime":
        """Return this free time with further spans."""
        return FreeTime.of(self.spans, extra) if extra else self

    def charge(self, start: int, end: int) -> int:
        """Return the charged milliseconds of `[start, end)`; 0 if it is empty."""
        return max(0, self._charged_at(end) - self._charged_at(start)) if start < end else 0

    def due(self, start: int, charged: int) -> int | None:
        """Return the earliest moment from `start` on at which `charged` milliseconds have been charged.

        None if a span without an end prevents it.
        """
        if charged <= 0:
            return start
        target = self._charged_at(start) + charged
        passed = bisect_left(self._charged_before, target)
        moment = target + self._free_before[passed]
        return None if moment >= FOREVER else moment

    def covers(self, moment: int) -> bool:
        """Return whether the moment is free."""
        return self.end_of(moment) is not None

    def end_of(self, moment: int) -> int | None:
        """Return the end of the free span that covers the moment; None if none does."""
        at = bisect_right(self._starts, moment) - 1
        if at < 0 or self.spans[at][1] <= moment:
            return None
        return self.spans[at][1]

    def _charged_at(self, moment: int) -> int:
        """Return the moment, counted in charged time."""
        at = bisect_right(self._starts, moment) - 1
        if at < 0:
            return moment
        inside = min(moment, self.spans[at][1]) - self._starts[at]
        return moment - self._free_before[at] - inside


NO_FREE_TIME = FreeTime.of()
