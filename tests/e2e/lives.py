"""The times in which a bot that is killed again and again was there. Moments are in UTC milliseconds."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

Span = tuple[int, int]

LOST_MS = 30_000
"""The bot was away if it says nothing for longer than this."""
SETTLING_MS = 60_000
"""For this long after an outage no clock runs out: clicks that waited for the bot are heard first."""


@dataclass(slots=True)
class Lives:
    """The times in which the bot was there, as seen from outside."""

    spans: list[Span] = field(default_factory=list)
    """From being ready to being killed."""
    starts: list[int] = field(default_factory=list)
    """The moment at which its process was started."""
    kills: list[int] = field(default_factory=list)
    waits: list[tuple[int, float]] = field(default_factory=list)
    """The seconds that it had waited for a processor altogether, at several moments."""
    settling_ms: int | None = None
    """The moment from which on posts may be unsent at the end."""

    def served(self, start: int, end: int) -> int:
        """Return how many milliseconds of a span it was connected."""
        return overlap(start, end, self.spans)

    def waited(self, start: int, end: int) -> int:
        """Return how many milliseconds it waited for a processor about that time, as far as it was noted."""
        if not self.waits:
            return 0
        first = max(0, bisect_right(self.waits, start, key=_moment) - 1)
        last = min(bisect_left(self.waits, end, key=_moment), len(self.waits) - 1)
        return int(max(0.0, self.waits[last][1] - self.waits[first][1]) * 1000)

    def ready_to_act(self, start: int, end: int, gaps: Sequence[Span]) -> int:
        """Return how many milliseconds of a span it was connected and did not settle after one of the gaps."""
        settling = [
            (max(low, start), min(high, end))
            for _, gap_end in gaps
            for low, high in self.spans_within(gap_end, gap_end + SETTLING_MS)
        ]
        return self.served(start, end) - overlap(start, end, settling)

    def spans_within(self, start: int, end: int) -> Iterator[Span]:
        """Return when it was connected within a span."""
        for low, high in self.spans:
            if max(low, start) < min(high, end):
                yield max(low, start), min(high, end)

    def had_to_tell(self, put_ms: int) -> bool:
        """Return whether a post put then must have been sent at the end."""
        return self.settling_ms is None or put_ms < self.settling_ms

    def outages(self) -> Iterator[Span]:
        """The spans without any process that are too long to be charged."""
        for killed in self.kills:
            after = bisect_right(self.starts, killed)
            if after < len(self.starts) and self.starts[after] - killed > LOST_MS:
                yield killed, self.starts[after]


def _moment(noted: tuple[int, float]) -> int:
    return noted[0]


def overlap(start: int, end: int, spans: Sequence[Span]) -> int:
    total, at = 0, start
    for low, high in sorted(spans):
        low, high = max(low, at), min(high, end)
        if low < high:
            total += high - low
            at = high
    return total
