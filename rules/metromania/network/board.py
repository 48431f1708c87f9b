"""The printed map of a table's city, indexed for look-ups."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from rules.metromania.components.content import KINDS, LAKE, PARK
from rules.metromania.components.coordinates import (
    ACUTE,
    ARROW_SPACES,
    CELLS_AT,
    CITY_CELLS,
    CITY_VERTICES,
    CORNERS,
    EXIT,
    NEIGHBOURS,
    POSITIONS,
    SIDES,
    START,
    bend,
    edge_cells,
    is_arrow,
    mouths,
    side_of,
    tip,
)
from rules.metromania.state import State

_TABLES: Final = 64
"""The number of boards that are cached."""
BORDER_PLACES: Final = tuple((side, position) for side in SIDES for position in POSITIONS)
"""All border places, in the order of a state's `border`."""


@dataclass(frozen=True, slots=True)
class Board:
    printed: Mapping[str, str]
    """By city cell: ``R C E P L .``."""
    starts: tuple[str, ...]
    exits: tuple[str, ...]
    closed: frozenset[str]
    """Cells that can never hold a tunnel: park, lake, and arrow spaces that this map does not use."""
    targets: frozenset[str]
    """The cells that are destinations."""
    worth: Mapping[str, int]
    """By vertex: the destinations that a station there touches."""
    open_exits: tuple[frozenset[str], ...]
    """By the side on which a line starts: the exit spaces on sides that are open to it."""

    @property
    def arrows(self) -> tuple[str, ...]:
        return self.starts + self.exits

    def cells_with(self, symbol: str) -> tuple[str, ...]:
        return tuple(cell for cell, each in self.printed.items() if each == symbol)

    def kind(self, cell: str) -> str | None:
        """``R``, ``C`` or ``E`` if the cell is a destination."""
        return self.printed[cell] if cell in self.targets else None


def board_of(state: State) -> Board:
    return read_board(state.printed, state.border)


@lru_cache(maxsize=_TABLES)
def read_board(printed: str, border: str) -> Board:
    """The board of a state's two texts."""
    by_cell = dict(zip(CITY_CELLS, printed, strict=True))
    arrows = _read_border(border)
    destinations = [cell for cell, symbol in by_cell.items() if symbol in KINDS]
    walls = [cell for cell, symbol in by_cell.items() if symbol in (PARK, LAKE)]
    worth = dict.fromkeys(CITY_VERTICES, 0)
    for cell in destinations:
        for vertex in CORNERS[cell]:
            worth[vertex] += 1
    return Board(
        printed=MappingProxyType(by_cell),
        starts=arrows.starts,
        exits=arrows.exits,
        closed=arrows.unused.union(walls),
        targets=frozenset(destinations),
        worth=MappingProxyType(worth),
        open_exits=arrows.open_exits,
    )


class _Arrows(NamedTuple):
    """The arrows of a border, which are the same at most tables."""

    starts: tuple[str, ...]
    exits: tuple[str, ...]
    unused: frozenset[str]
    open_exits: tuple[frozenset[str], ...]


@lru_cache(maxsize=_TABLES)
def _read_border(border: str) -> _Arrows:
    used = {
        f"{symbol}{side}{position}": symbol
        for symbol, (side, position) in zip(border, BORDER_PLACES, strict=True)
        if symbol in (START, EXIT)
    }
    exits = tuple(cell for cell, symbol in used.items() if symbol == EXIT)
    return _Arrows(
        starts=tuple(cell for cell, symbol in used.items() if symbol == START),
        exits=exits,
        unused=frozenset(set(ARROW_SPACES) - used.keys()),
        open_exits=tuple(
            frozenset(cell for cell in exits if side_of(cell) not in closed_sides(side))
            for side in (0, *SIDES)
        ),
    )


@dataclass(frozen=True, slots=True)
class Continuation:
    """A tunnel that could continue a line by geometry alone."""

    end: str
    cell: str
    is_acute: bool
    is_exit: bool


@cache
def continuations(before: str, at: str) -> tuple[Continuation, ...]:
    """The possible continuations at `at` of a line that came from `before`; straight first, acute last."""
    found = [(end, cell) for end in NEIGHBOURS[at] for cell in edge_cells(at, end)]
    found += [(tip(cell), cell) for cell in _exit_places(at)]
    bent = sorted(
        ((bend(before, at, end), end, cell) for end, cell in found), key=lambda each: each[0]
    )
    return tuple(
        Continuation(end, cell, is_acute=sixths == ACUTE, is_exit=is_arrow(cell))
        for sixths, end, cell in bent
        if sixths <= ACUTE
    )


@cache
def gentle_continuations(before: str, at: str) -> tuple[Continuation, ...]:
    """Those without an acute turn, which needs a station."""
    return tuple(way for way in continuations(before, at) if not way.is_acute)


@cache
def _exit_places(vertex: str) -> tuple[str, ...]:
    return tuple(cell for cell in ARROW_SPACES if cell[0] == EXIT and vertex in mouths(cell))


@cache
def neighbouring(cell: str) -> frozenset[str]:
    """The city's cells that share a corner or an edge with this one."""
    return frozenset(
        other for vertex in CORNERS[cell] if vertex in CELLS_AT for other in CELLS_AT[vertex]
    ) - {cell}


def is_city_vertex(label: str) -> bool:
    return label in CELLS_AT


def closed_sides(side: int) -> tuple[int, int, int]:
    """A side between its two neighbours."""
    return (side - 2) % 6 + 1, side, side % 6 + 1
