"""City pieces, their layouts, and the printed city they make (chapter "City pieces and the original map")."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
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
from rules.metromania.network.board import BORDER_PLACES, Board, closed_sides, read_board, ways

ROWS: Final = tuple(range(2 * SIDE - 1, 0, -2))
"""Cells of a piece's rows, from the outer side towards the centre."""
ROTATIONS: Final = 3

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
    """The entries of a layout's text, whatever the map.

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
    """What is printed on the 150 cells, in the order of `CITY_CELLS`."""
    by_cell: dict[str, str] = {}
    for slot, (piece, turns) in enumerate(layout, 1):
        by_cell |= placed_piece(city.pieces[piece], slot, turns)
    return "".join(by_cell[cell] for cell in CITY_CELLS)


def placed_piece(rows: tuple[str, ...], slot: int, turns: int) -> dict[str, str]:
    """The symbols of a piece by cell, once it is placed in its slot."""
    found: dict[str, str] = {}
    for row, symbols in enumerate(rows):
        for place, symbol in enumerate(symbols):
            at_row, at_place = row, place
            for _ in range(turns):
                at_row, at_place = at_place // 2, 2 * SIDE - 2 - 2 * at_row - at_place
            cell = (at_place - (SIDE - 1 - at_row), at_row - SIDE)
            found[cell_label(turned_cell(cell, slot - 1))] = symbol
    return found


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
    for start in board.starts:
        reached = shortest_routes(board, start)
        closed = closed_sides(side_of(start))
        missing = tuple(
            exit_ for exit_ in board.exits if side_of(exit_) not in closed and exit_ not in reached
        )
        if missing:
            warnings.append(msg("metromania.map.unreachable", start=start, exits=missing))
    return tuple(warnings)


def shortest_routes(board: Board, start: str) -> dict[str, int]:
    """Tunnels from a start space to each exit space that a line can reach over blank cells without acute turns."""
    allowed = {cell for cell, symbol in board.printed.items() if symbol not in (*KINDS, PARK, LAKE)}
    allowed |= set(board.exits)
    reached: dict[str, int] = {}
    front = [(tip(start), mouth) for mouth in mouths(start)]
    seen = set(front)
    for dug in range(2, TUNNELS + 1):
        ahead: list[tuple[str, str]] = []
        for before, at in front:
            for way in ways(before, at):
                if way.is_acute or way.cell not in allowed:
                    continue
                if way.is_exit:
                    reached.setdefault(way.cell, dug)
                elif (at, way.end) not in seen:
                    seen.add((at, way.end))
                    ahead.append((at, way.end))
        front = ahead
    return reached


def arrows_on(border: str, kind: str, side: int) -> int:
    """How many arrow spaces of a kind a side has."""
    return sum(
        symbol == kind and at == side for symbol, (at, _) in zip(border, BORDER_PLACES, strict=True)
    )
