"""Efforts of measuring the goals of tournaments."""

from dataclasses import dataclass
from typing import Final

NAMES: Final = (
    *(f"A{number}" for number in range(1, 13)),
    "P",
    "G",
    "W",
    *(f"S{number}" for number in range(1, 7)),
)
"""A1 to A12, the published material, the gates against random pods, whole tournaments, S1 to S6: chapter 15."""


@dataclass(frozen=True)
class Effort:
    fields: int
    """Random fields that are paired for some rounds."""
    large: int
    """Fields of 512 that are."""
    by_hand: int
    """Fields of up to twelve, whose least cost is found by trying everything."""
    gated: tuple[tuple[int, int], ...]
    """Numbers of entrants, each with a number of tournaments to compare with random pods."""
    lucks: tuple[float, ...]
    """The spread of chance beside skill."""
    courses: int
    """Whole tournaments of each format and condition without a database."""
    served: int
    """Entrants of whole tournaments through the service; 0: none."""
    rounds: int
    """Rounds of 512 that are timed."""
    pairs: tuple[int, ...]
    """Fields whose pairs are timed."""
    tables: int
    """Tables that open at once."""
    rated: int
    """Tables whose ratings are made again."""
    is_timed: bool = True
    """Do limits of time count? In tests they do not: a machine that does much else would make them fail."""


FULL: Final = Effort(
    fields=300,
    large=3,
    by_hand=12,
    gated=((16, 1000), (32, 1000), (64, 1000), (128, 1000), (512, 100)),
    lucks=(1.0, 2.0),
    courses=3,
    served=32,
    rounds=100,
    pairs=(128, 512),
    tables=128,
    rated=10_000,
)
QUICK: Final = Effort(
    fields=30,
    large=1,
    by_hand=2,
    gated=((32, 200),),
    lucks=(1.0,),
    courses=1,
    served=8,
    rounds=6,
    pairs=(128,),
    tables=16,
    rated=1000,
)
