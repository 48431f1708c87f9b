"""Block designs: all pairs meet equally often (section "Round robin")."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, TypeAlias

from msgspec import Struct

Block: TypeAlias = tuple[int, ...]
"""The entrants of a table, by place in the field, from 0."""


class Design(Struct, frozen=True):
    """`entrants` in tables of `size`; every two meet `meetings` times."""

    entrants: int
    size: int
    meetings: int
    rounds: tuple[tuple[Block, ...], ...]
    """Rounds of disjoint tables with as many seats as possible, if the design has such rounds; else one round of all.
    """

    @property
    def blocks(self) -> tuple[Block, ...]:
        return tuple(block for each in self.rounds for block in each)

    @property
    def tables_each(self) -> int:
        return self.meetings * (self.entrants - 1) // (self.size - 1)


_CYCLIC: Final[dict[tuple[int, int], tuple[int, tuple[Block, ...]]]] = {
    (7, 3): (1, ((0, 1, 3),)),
    (7, 4): (2, ((2, 4, 5, 6),)),
    (11, 5): (2, ((1, 3, 4, 5, 9),)),
    (13, 3): (1, ((0, 1, 4), (0, 2, 7))),
    (13, 4): (1, ((0, 1, 3, 9),)),
    (21, 5): (1, ((0, 1, 4, 14, 16),)),
}
"""Meetings, and base blocks to which every number of the field is added."""

_SUBSETS: Final = {(4, 3): 2, (5, 3): 3, (5, 4): 3, (6, 5): 4}
"""Meetings where the tables are all subsets of the size."""

_PLANES: Final = (3, 4, 5)
"""Orders of the affine planes: that many rounds and one, of that many tables of that size."""

DESIGNS: Final = tuple(
    sorted((*_CYCLIC, *_SUBSETS, *((order * order, order) for order in _PLANES)))
)
"""Entrants and size of all designs that there are."""


def design(entrants: int, size: int) -> Design | None:
    """Return the design for so many, or None if there is none here."""
    key = (entrants, size)
    if key in _CYCLIC:
        meetings, bases = _CYCLIC[key]
        return Design(entrants, size, meetings, (_developed(bases, entrants),))
    if key in _SUBSETS:
        subsets = tuple(combinations(range(entrants), size))
        rounds = tuple((each,) for each in subsets) if size == entrants - 1 else (subsets,)
        return Design(entrants, size, _SUBSETS[key], rounds)
    if size in _PLANES and entrants == size * size:
        return Design(entrants, size, 1, _plane(size))
    return None


def _developed(bases: Sequence[Block], entrants: int) -> tuple[Block, ...]:
    return tuple(
        tuple(sorted((each + step) % entrants for each in base))
        for base in bases
        for step in range(entrants)
    )


def _plane(order: int) -> tuple[tuple[Block, ...], ...]:
    """The lines of the affine plane, one class of parallels a round; the point (x, y) is `order` × x + y."""
    numbers = range(order)
    upright = tuple(tuple(order * x + y for y in numbers) for x in numbers)
    sloped = tuple(
        tuple(
            tuple(order * x + _plus(order, _times(order, slope, x), at) for x in numbers)
            for at in numbers
        )
        for slope in numbers
    )
    return (upright, *sloped)


def _plus(order: int, a: int, b: int) -> int:
    return a ^ b if order == 4 else (a + b) % order


def _times(order: int, a: int, b: int) -> int:
    """A product in the field of the order; that of order 4 has the elements 0, 1, x and x + 1, with x² = x + 1."""
    if order != 4:
        return a * b % order
    product = (a if b & 1 else 0) ^ (a << 1 if b & 2 else 0)
    return product ^ 0b111 if product & 0b100 else product
