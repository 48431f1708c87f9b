"""City pieces, their layouts, and the printed city they make (chapter "City pieces and the original map")."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, TypeAlias

from rules.core.errors import MalformedMove
from rules.core.naming import excerpt
from rules.core.rng import Rng
from rules.core.text import Msg, msg
from rules.metromania.components.content import KINDS, LAKE, PARK, TUNNELS
from rules.metromania.components.coordinates import (
    CITY_CELLS,
    CORNERS,
    EXIT,
    SIDE,
    SIDES,
    START,
    cell_label,
    mouths,
    side_of,
    tip,
    turned_cell,
)
from rules.metromania.network.board import (
    BORDER_PLACES,
    Board,
    closed_sides,
    continuations,
    read_board,
)

ROWS: Final = tuple(range(2 * SIDE - 1, 0, -2))
"""Cells of a piece's rows, from the outer side towards the centre."""
ROTATIONS: Final = 3
_WARNED: Final = 64
"""The number of cities whose warnings are cached: a replay of a table looks at the same city again."""

Layout: TypeAlias = tuple[tuple[str, int], ...]
"""For each slot, 1 to 6: a piece, and how often it is turned clockwise by 120 degrees."""

_ENTRY: Final = re.compile(r"(\S+)\.([0-9])")


@dataclass(frozen=True, slots=True)
class CityMap:
    """The printed parts of a map, checked."""

    id: str
    title: str
    pieces: Mapping[str, tuple[str, ...]]
    """Rows of ``R C E P L .`` by the piece's name."""
    border: str
    """``S``, ``X`` and ``.``: sides 1 to 6, positions 1 to 5."""


def identity_layout(city: CityMap) -> Layout:
    return tuple((piece, 0) for piece in city.pieces)


def random_layout(city: CityMap, rng: Rng) -> Layout:
    pieces = list(city.pieces)
    rng.shuffle(pieces)
    return tuple((piece, rng.below(ROTATIONS)) for piece in pieces)


def read_layout(city: CityMap, text: str) -> Layout:
    """Read a layout such as ``P3.0-P1.2-P6.1-P2.0-P5.1-P4.2``: pieces with their turns, slot 1 first.

    Raises:
        MalformedMove: layout_count, layout_entry, layout_piece or layout_repeated.
    """
    names = {piece.upper(): piece for piece in city.pieces}
    layout: list[tuple[str, int]] = []
    for word, turns in layout_entries(text):
        piece = names.pop(word.upper(), None)
        if piece is None:
            used = any(word.upper() == each.upper() for each in city.pieces)
            code = "metromania.layout_repeated" if used else "metromania.layout_piece"
            raise MalformedMove(code, piece=excerpt(word))
        layout.append((piece, turns))
    return tuple(layout)


def layout_entries(text: str) -> Layout:
    """Return the entries of a layout's text, on any map.

    Raises:
        MalformedMove: layout_count or layout_entry.
    """
    words = re.split(r"\s+|(?<=\.[0-9])-", text.strip())
    if len(words) != len(SIDES):
        raise MalformedMove("metromania.layout_count", count=len(words), pieces=len(SIDES))
    entries: list[tuple[str, int]] = []
    for word in words:
        found = _ENTRY.fullmatch(word)
        if found is None or int(found[2]) >= ROTATIONS:
            raise MalformedMove("metromania.layout_entry", entry=excerpt(word))
        entries.append((found[1], int(found[2])))
    return tuple(entries)


def printed_city(city: CityMap, layout: Layout) -> str:
    """Return the print on the 150 cells, in the order of `CITY_CELLS`."""
    by_cell: dict[str, str] = {}
    for slot, (piece, turns) in enumerate(layout, 1):
        by_cell |= placed_piece(city.pieces[piece], slot, turns)
    return "".join(by_cell[cell] for cell in CITY_CELLS)


def placed_piece(rows: tuple[str, ...], slot: int, turns: int) -> dict[str, str]:
    """The symbols of a piece by cell, once it is placed in its slot."""
    return dict(zip(_slot_cells(slot, turns), "".join(rows), strict=True))


@cache
def _slot_cells(slot: int, turns: int) -> tuple[str, ...]:
    """The cells on which a piece's places come to lie, row by row."""
    found: list[str] = []
    for row, places in enumerate(ROWS):
        for place in range(places):
            at_row, at_place = row, place
            for _ in range(turns):
                at_row, at_place = at_place // 2, 2 * SIDE - 2 - 2 * at_row - at_place
            cell = (at_place - (SIDE - 1 - at_row), at_row - SIDE)
            found.append(cell_label(turned_cell(cell, slot - 1)))
    return tuple(found)


@lru_cache(maxsize=_WARNED)
def layout_warnings(printed: str, border: str) -> tuple[Msg, ...]:
    """Warnings about a city that can be played but may make a poor game."""
    board = read_board(printed, border)
    warnings = [
        msg("metromania.map.side_without", kind=msg(f"metromania.kind.{kind}"), side=side)
        for kind in (START, EXIT)
        for side in SIDES
        if arrows_on(border, kind, side) == 0
    ]
    parks, lakes = board.cells_with(PARK), board.cells_with(LAKE)
    for park in parks:
        for lake in lakes:
            if set(CORNERS[park]) & set(CORNERS[lake]):
                warnings.append(msg("metromania.map.park_at_lake", park=park, lake=lake))
    blank = Blank(board)
    for start in board.starts:
        closed = closed_sides(side_of(start))
        wanted = [exit_ for exit_ in board.exits if side_of(exit_) not in closed]
        reached = blank.shortest_routes(start, wanted)
        missing = tuple(exit_ for exit_ in wanted if exit_ not in reached)
        if missing:
            warnings.append(msg("metromania.map.unreachable", start=start, exits=missing))
    return tuple(warnings)


_Rail: TypeAlias = tuple[str, str]
"""From a vertex to the next."""


class Blank:
    """The blank cells of a city, and how a line can go on over them without acute turns."""

    def __init__(self, board: Board) -> None:
        walls = (*KINDS, PARK, LAKE)
        self._allowed = {cell for cell, symbol in board.printed.items() if symbol not in walls}
        self._allowed |= set(board.exits)
        # Lines from all start spaces go over the same rails.
        self._after: dict[_Rail, tuple[tuple[_Rail, ...], tuple[str, ...]]] = {}

    def shortest_routes(self, start: str, wanted: Iterable[str] | None = None) -> dict[str, int]:
        """Tunnels from a start space to each exit space that a line can reach, or at least to the wanted ones."""
        reached: dict[str, int] = {}
        missing = None if wanted is None else set(wanted)
        front = [(tip(start), mouth) for mouth in mouths(start)]
        seen = set(front)
        for dug in range(2, TUNNELS + 1):
            ahead: list[_Rail] = []
            for rail in front:
                rails, exits = self._after.get(rail) or self._ways(rail)
                for exit_ in exits:
                    reached.setdefault(exit_, dug)
                for each in rails:
                    if each not in seen:
                        seen.add(each)
                        ahead.append(each)
            if missing is not None and missing <= reached.keys():
                break
            front = ahead
        return reached

    def _ways(self, rail: _Rail) -> tuple[tuple[_Rail, ...], tuple[str, ...]]:
        """The rails and the exit spaces that a line can reach with its next tunnel."""
        fitting = [
            way for way in continuations(*rail) if not way.is_acute and way.cell in self._allowed
        ]
        # Two cells may lie along the same rail.
        rails = dict.fromkeys((rail[1], way.end) for way in fitting if not way.is_exit)
        found = tuple(rails), tuple(way.cell for way in fitting if way.is_exit)
        self._after[rail] = found
        return found


def arrows_on(border: str, kind: str, side: int) -> int:
    """Return the number of arrow spaces of a kind on a side."""
    return sum(
        symbol == kind and at == side for symbol, (at, _) in zip(border, BORDER_PLACES, strict=True)
    )
