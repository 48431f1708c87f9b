"""The positions of spaces, the same on every map. Labels run from A1 to I5: rows from the top, places from the left."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

ROW_LENGTHS: Final = (5, 6, 7, 8, 9, 8, 7, 6, 5)
_MIDDLE: Final = 8
"""The centre of every row, in half spaces from the left edge of the longest row."""

GANYMEDE: Final = "GANYMEDE"
PHOBOS: Final = "PHOBOS"
OFF_MAP: Final = (GANYMEDE, PHOBOS)
"""Spaces that are next to no other space."""

_AT: Final[Mapping[tuple[int, int], str]] = MappingProxyType(
    {
        (row, _MIDDLE - length + 1 + 2 * place): f"{'ABCDEFGHI'[row]}{place + 1}"
        for row, length in enumerate(ROW_LENGTHS)
        for place in range(length)
    }
)

SPACES: Final = tuple(_AT.values())
"""In reading order."""
READING: Final[Mapping[str, int]] = MappingProxyType(
    {label: index for index, label in enumerate((*SPACES, *OFF_MAP))}
)
"""Places in reading order; spaces off the map come last."""

_CENTRES: Final = MappingProxyType({label: centre for centre, label in _AT.items()})
_CLOCKWISE: Final = ((-1, -1), (-1, 1), (0, 2), (1, 1), (1, -1), (0, -2))
"""Steps by row and half spaces, from the upper left."""

_BESIDE_CLOCKWISE: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        label: tuple(
            _AT[row + down, x2 + right]
            for down, right in _CLOCKWISE
            if (row + down, x2 + right) in _AT
        )
        for label, (row, x2) in _CENTRES.items()
    }
    | dict.fromkeys(OFF_MAP, ())
)
_BESIDE: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        label: tuple(sorted(beside, key=READING.__getitem__))
        for label, beside in _BESIDE_CLOCKWISE.items()
    }
)


def neighbours(label: str) -> tuple[str, ...]:
    """The adjacent spaces, in reading order; none off the map."""
    return _BESIDE[label]


def clockwise(label: str) -> tuple[str, ...]:
    """The adjacent spaces, clockwise from the upper left."""
    return _BESIDE_CLOCKWISE[label]


def distance(one: str, other: str) -> int:
    """Steps from one space of the map to another; adjacent spaces are 1 apart."""
    (row, x2), (other_row, other_x2) = _CENTRES[one], _CENTRES[other]
    rows, halves = abs(row - other_row), abs(x2 - other_x2)
    return rows + max(0, halves - rows) // 2


def row_of(label: str) -> int:
    """The row of a space of the map, from 0 at the top."""
    return _CENTRES[label][0]


def x2_of(label: str) -> int:
    """The horizontal position of a space's centre, in half spaces; 8 is the middle of a row."""
    return _CENTRES[label][1]
