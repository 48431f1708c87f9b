"""SplitMix64: the only source of chance.

One 64-bit word of state and only integer arithmetic, so that every Python on every machine draws the same numbers.
"""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class Rng(Struct, forbid_unknown_fields=True):
    """A generator; `word` is its whole memory and is stored with the state."""

    word: int

    def next64(self) -> int:
        """The next number, 0 to 2**64 - 1."""
        self.word = z = (self.word + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each equally likely (`bound` from 1 to 2**64)."""
        # The same as `next64`, written out: nothing is called more often in playouts.
        self.word = z = (self.word + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        drawn = z ^ (z >> 31)
        if drawn > _MASK - bound:
            # Numbers beyond the last whole multiple of the bound would make small results likelier.
            limit = (1 << 64) - (1 << 64) % bound
            while drawn >= limit:
                drawn = self.next64()
        return drawn % bound

    def pick(self, items: Sequence[T]) -> T:
        """Raises `IndexError` if there is nothing to pick from."""
        if not items:
            raise IndexError("nothing to pick from")
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle `items` in place (Fisher-Yates)."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]
