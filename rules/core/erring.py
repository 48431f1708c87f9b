"""The precision with which a robot sees the difference between two options."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from rules.core.rng import Rng

Judgement: TypeAlias = Callable[[int], int]
"""A function from a value to the robot's estimate of it."""


def exact(value: int) -> int:
    """Return the value itself."""
    return value


@dataclass(frozen=True, slots=True)
class Erring:
    """Takes each value for one that is up to `by` more or less, most often for one close to it.

    It draws the same numbers for the same choices, so it tells no more than the values themselves.
    """

    rng: Rng
    by: int

    def __call__(self, value: int) -> int:
        bound = self.by + 1
        return value + self.rng.below(bound) - self.rng.below(bound)
