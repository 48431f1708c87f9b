"""Components and numbers (chapter "Components and setup")."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class LineStatus(StrEnum):
    """The status of a line (chapter "Stations, completion, blocked lines")."""

    UNSTARTED = "unstarted"
    RUNNING = "running"
    COMPLETE = "complete"
    BLOCKED = "blocked"


SEATS: Final = range(2, 5)
TUNNELS: Final = 18
"""The tunnels of one line, including those on arrow spaces."""
DIG: Final = 3
"""The most tunnels per turn."""
STATIONS: Final = 30
KINDS: Final = ("R", "C", "E")
"""Residential, commercial, entertainment: hands are sorted in this order."""
LETTERS: Final = ("A", "B", "C", "D", "E", "F")
PARK, LAKE, BLANK = "P", "L", "."

TRIPS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "A": ("R-A", "C-A"),
        "B": ("C-B", "E-B"),
        "C": ("E-C", "R-C"),
        "D": ("R-D", "C-D"),
        "E": ("C-E", "E-E"),
        "F": ("E-F", "R-F"),
    }
)
"""The two markers of each letter, the left end first."""
MARKERS: Final = tuple(marker for ends in TRIPS.values() for marker in ends)

FIXED_HANDS: Final[Mapping[int, tuple[tuple[str, ...], ...]]] = MappingProxyType(
    {
        3: (
            ("R-A", "R-D", "C-B", "E-C"),
            ("R-C", "C-A", "C-E", "E-F"),
            ("R-F", "C-D", "E-B", "E-E"),
        ),
        4: (
            ("R-A", "C-B", "E-C"),
            ("R-D", "C-A", "E-E"),
            ("R-F", "C-E", "E-B"),
            ("R-C", "C-D", "E-F"),
        ),
    }
)
"""By number of seats, in turn order."""

CLOSED_LIMIT: Final[Mapping[int, int]] = MappingProxyType({2: 3, 3: 4, 4: 5})
"""By number of seats: the number of complete or blocked lines at which construction ends."""


def kind_of(marker: str) -> str:
    """``R``, ``C`` or ``E``."""
    return marker[0]


def letter_of(marker: str) -> str:
    return marker[2]


def sorted_hand(markers: tuple[str, ...] | list[str]) -> list[str]:
    return sorted(markers, key=lambda marker: (KINDS.index(marker[0]), marker))
