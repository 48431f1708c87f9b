"""Pairs that meet so often that organisers should know (9.6). It has no other effect."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

LATELY: Final = 30
"""The number of latest rated tables of each that count."""
LEAST: Final = 10
"""The least number of tables of either: newcomers have met few opponents."""
TOO_OFTEN: Final = Fraction(6, 10)


def shared(own: Sequence[int], other: Sequence[int]) -> int:
    """At how many of their last rated tables two members met. The tables come with the newest first."""
    return len(set(own[:LATELY]) & set(other[:LATELY]))


def meet_too_often(own: Sequence[int], other: Sequence[int]) -> bool:
    """Do two members meet at more than three in five of the last rated tables of each?"""
    counts = min(len(own), LATELY), min(len(other), LATELY)
    if min(counts) < LEAST:
        return False
    return all(Fraction(shared(own, other), count) > TOO_OFTEN for count in counts)
