"""The closed vocabulary of contracts and goals (chapter "Contracts", section "Vocabulary").

A condition is a small tree of these values; `conditions` and `goals` define their meaning.
"""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct


class Filter(Struct, frozen=True, kw_only=True):
    """Selects buildings of the card's holder that meet everything given; with nothing given, any building."""

    kind: str | None = None
    """``res`` or ``com``."""
    completed: bool = False
    """With a roof; otherwise finished or not."""
    floors: int | None = None
    """Exactly this many."""
    roof: str | None = None
    next_to: Mapping[str, int] = {}
    """At least this many neighbours are that tile; City Hall may be named."""
    next_to_types: int = 0
    """The neighbours show at least this many kinds of special tile."""
    rivals_next_to: int = 0
    """At least this many neighbouring buildings belong to other seats, finished or not."""
    taller_than_rival_by: int = 0
    """Some neighbouring completed building of another seat is at least this many floors lower."""


class Need(Struct, frozen=True):
    """At least `n` buildings that pass `of`."""

    of: Filter
    n: int


class Count(Struct, frozen=True, tag=True):
    """At least `n` buildings pass."""

    of: Filter
    n: int


class Row(Struct, frozen=True, tag=True):
    """`n` cells side by side in a row or column all hold buildings that pass.

    With `rising`, floors strictly increase when read from one of the two ends.
    """

    of: Filter
    n: int
    rising: bool = False


class Area(Struct, frozen=True, tag=True):
    """Some square of `size` by `size` cells, gaps allowed, meets every need and holds the listed tiles."""

    size: int
    needs: tuple[Need, ...]
    tiles: Mapping[str, int] = {}


class Hub(Struct, frozen=True, tag=True):
    """One tile of this kind has neighbours that meet every need; the needs differ in kind."""

    tile: str
    needs: tuple[Need, ...]


class Pair(Struct, frozen=True, tag=True):
    """Two buildings side by side, one passing `a`, the other `b`."""

    a: Filter
    b: Filter
    equal_floors: bool = False


class FloorsSet(Struct, frozen=True, tag=True):
    """For every listed number some building that passes has exactly that many floors."""

    of: Filter
    floors: tuple[int, ...]


class Variety(Struct, frozen=True, tag=True):
    """The buildings that pass touch at least `n` kinds of special tile in total."""

    of: Filter
    n: int


class Cluster(Struct, frozen=True, tag=True):
    """At least `n` buildings that pass are connected by edges."""

    of: Filter
    n: int


Condition: TypeAlias = Count | Row | Area | Hub | Pair | FloorsSet | Variety | Cluster


class Contract(Struct, frozen=True):
    id: str
    points: int
    condition: Condition


class Tallest(Struct, frozen=True, tag=True):
    """The floors of the tallest building that passes."""

    of: Filter


class HowMany(Struct, frozen=True, tag=True):
    """The number of buildings that pass."""

    of: Filter


class ContractsFulfilled(Struct, frozen=True, tag=True):
    """The number of contracts fulfilled."""


class LongestRow(Struct, frozen=True, tag=True):
    """The longest unbroken straight line of buildings that pass."""

    of: Filter


Metric: TypeAlias = Tallest | HowMany | ContractsFulfilled | LongestRow


class Goal(Struct, frozen=True):
    id: str
    points: int
    metric: Metric
