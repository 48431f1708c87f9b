"""How exactly a robot sees the difference between two things that it could do."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from rules.core.rng import Rng

Judgement: TypeAlias = Callable[[int], int]
"""What a robot takes a value for."""


def exact(value: int) -> int:
    """A value is what it is."""
    return value


@dataclass(frozen=True, slots=True)
class Erring:
    """Takes each value for one that is up to `by` more or less, most often for one close to it.

    It draws the same numbers for the same choices, so it tells no more than the values themselves.
    """

    rng: Rng
    by: int

    def __call__(self, value: int) -> int:
        half = self.by // 2 + 1
        return value + self.rng.below(half) + self.rng.below(half) - half + 1
