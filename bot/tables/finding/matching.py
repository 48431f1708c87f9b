"""Matching of seekers (specification of hosting, 6.2). Pure and deterministic.

Sets of members are numbers with a bit for each, in order of waiting, so that a thousand are matched in an instant.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Final

from bot.clocks.paces import DAY_MS, MINUTE_MS
from bot.clocks.spans import Span, clipped, merged

QUARTERS: Final = 96
"""Quarters of an hour in a day."""
QUARTER_MS: Final = DAY_MS // QUARTERS
ALL_DAY: Final = (1 << QUARTERS) - 1
LEAST_TOGETHER: Final = 16
"""Quarters of a day in which a group must be awake together, where that matters: four hours."""
_MOST_TRIES: Final = 10_000
"""Most additions to groups that are tried in all. Members left after that wait for the next look."""
_TRIES_OF_ONE: Final = 200
_MOST_SEATS: Final = 16
_EQUALS: Final = 16
"""Most members with equal waits whose common time awake is compared."""

Game = tuple[str, int]
"""A title and a number of seats."""


@dataclass(frozen=True, slots=True)
class Ready:
    """A member in the queue, with the facts that matter to the others."""

    member_id: int
    games: tuple[Game, ...]
    """Games that they would play, their favourite title first."""
    made_ms: int
    reliability: int
    """Their own, in percent."""
    asks: int = 0
    """The least reliability that they ask of others."""
    apart: frozenset[int] = frozenset()
    """Members with whom they are never matched, at the wish of either."""
    awake: int = ALL_DAY
    """A bit for each quarter of the next 24 hours in which they are awake."""


@dataclass(frozen=True, slots=True)
class Matched:
    """A table that can be opened."""

    title: str
    members: tuple[int, ...]
    """Members in order of waiting, the longest first."""


def awake_quarters(asleep: Iterable[Span], now_ms: int) -> int:
    """Return the quarters of the next 24 hours in which a member is awake throughout, as bits."""
    awake = ALL_DAY
    for start, end in clipped(merged(asleep), now_ms, now_ms + DAY_MS):
        first = (start - now_ms) // QUARTER_MS
        last = -((now_ms - end) // QUARTER_MS)
        awake &= ~(((1 << (last - first)) - 1) << first)
    return awake


def matched(ready: Iterable[Ready]) -> list[Matched]:
    """Return the tables that can be opened for seekers of one pace.

    The member who has waited longest comes first, at the table whose other members have waited longest. All at a table
    fit each other, and are awake together for at least `LEAST_TOGETHER`.
    """
    return _Matching(sorted(ready, key=lambda each: (each.made_ms, each.member_id))).run()


class _Matching:
    """The state of one pass over the queue."""

    def __init__(self, ready: Sequence[Ready]) -> None:
        self._ready = ready
        self._tries = _MOST_TRIES
        self._place = {each.member_id: place for place, each in enumerate(ready)}
        self._wanting: dict[Game, int] = {}
        self._minutes: dict[int, int] = {}
        self._asking: dict[int, int] = {}
        self._being: dict[int, int] = {}
        for place, each in enumerate(ready):
            bit = 1 << place
            for game in each.games:
                self._wanting[game] = self._wanting.get(game, 0) | bit
            for held, key in (
                (self._minutes, each.made_ms // MINUTE_MS),
                (self._asking, each.asks),
                (self._being, each.reliability),
            ):
                held[key] = held.get(key, 0) | bit
        self._apart: dict[int, int] = {}
        for place, each in enumerate(ready):
            for member in each.apart & self._place.keys():
                other = self._place[member]
                self._apart[place] = self._apart.get(place, 0) | 1 << other
                self._apart[other] = self._apart.get(other, 0) | 1 << place
        self._fits: dict[int, int] = {}
        self._enough: dict[int, int] = {}
        self._content: dict[int, int] = {}

    def run(self) -> list[Matched]:
        free, found = (1 << len(self._ready)) - 1, list[Matched]()
        for place in range(len(self._ready)):
            if not free >> place & 1:
                continue
            # Later members have already been tried with all earlier ones.
            free &= ~(1 << place)
            groups = list(self._groups(place, free))
            if not groups:
                continue
            (title, _), group = min(groups, key=lambda each: self._rank(each[1]))
            for other in group:
                free &= ~(1 << other)
            found.append(Matched(title, tuple(self._ready[each].member_id for each in group)))
        return found

    def _groups(self, place: int, free: int) -> Iterator[tuple[Game, tuple[int, ...]]]:
        first = self._ready[place]
        for game in first.games:
            pool = self._wanting[game] & free & self._fitting(place)
            missing = game[1] - 1
            if missing < 1 or pool.bit_count() < missing:
                continue
            tries = _Tries(min(self._tries, _TRIES_OF_ONE))
            group = self._filled((place,), pool, first.awake, missing, tries)
            self._tries -= tries.made
            if group is not None:
                yield game, group

    def _rank(self, group: tuple[int, ...]) -> tuple[int, ...]:
        """Return the sort key of a group: longer waits first; if one group begins like another, the larger first."""
        last = len(self._ready)
        return group + (last,) * (_MOST_SEATS - len(group))

    def _filled(
        self, group: tuple[int, ...], pool: int, awake: int, missing: int, tries: "_Tries"
    ) -> tuple[int, ...] | None:
        if missing == 0:
            return group
        while pool.bit_count() >= missing and tries.another():
            place = self._next(pool, awake)
            pool &= ~(1 << place)
            both = awake & self._ready[place].awake
            if both.bit_count() < LEAST_TOGETHER:
                continue
            rest = pool & self._fitting(place)
            found = self._filled((*group, place), rest, both, missing - 1, tries)
            if found is not None:
                return found
        return None

    def _next(self, pool: int, awake: int) -> int:
        """Return the longest waiting member; after equal waits, the one awake longest with the group."""
        oldest = _lowest(pool)
        equals = pool & self._minutes[self._ready[oldest].made_ms // MINUTE_MS]
        best, longest = oldest, -1
        for _ in range(_EQUALS):
            if not equals:
                break
            place = _lowest(equals)
            equals &= equals - 1
            together = (awake & self._ready[place].awake).bit_count()
            if together > longest:
                best, longest = place, together
        return best

    def _fitting(self, place: int) -> int:
        """Return the members that could share a table with a member, apart from their hours."""
        if place not in self._fits:
            one = self._ready[place]
            fits = self._reliable(one.asks) & self._suited(one.reliability)
            self._fits[place] = fits & ~self._apart.get(place, 0)
        return self._fits[place]

    def _reliable(self, asks: int) -> int:
        """Return the members that meet a wish for reliability."""
        if asks not in self._enough:
            those = (these for own, these in self._being.items() if own >= asks)
            self._enough[asks] = reduce(or_, those, 0)
        return self._enough[asks]

    def _suited(self, reliability: int) -> int:
        """Return the members with wishes that a reliability meets."""
        if reliability not in self._content:
            those = (these for asked, these in self._asking.items() if asked <= reliability)
            self._content[reliability] = reduce(or_, those, 0)
        return self._content[reliability]


class _Tries:
    """Counts attempts, so that every search is short."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.made = 0

    def another(self) -> bool:
        if self.made >= self._most:
            return False
        self.made += 1
        return True


def _lowest(places: int) -> int:
    """Return the first place in a set that is not empty."""
    return (places & -places).bit_length() - 1
