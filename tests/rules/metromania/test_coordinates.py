"""Names and places: the lattice (T01)."""

import pytest

from rules.metromania.components.coordinates import (
    CELLS_AT,
    CITY_CELLS,
    CITY_VERTICES,
    CORNERS,
    NEIGHBOURS,
    POINTS,
    bend,
    edge_cells,
    heading,
    mouths,
    side_of,
    tip,
)
from rules.metromania.network.board import board_of, closed_sides, continuations
from tests.rules.metromania.positions import blank


def test_the_city_has_so_many_cells_and_vertices() -> None:
    board = board_of(blank())
    assert (len(CITY_VERTICES), len(CITY_CELLS)) == (91, 150)
    assert (len(board.starts), len(board.exits)) == (12, 12)
    assert board.starts == tuple(f"S{side}{place}" for side in range(1, 7) for place in (1, 5))
    assert board.exits == tuple(f"X{side}{place}" for side in range(1, 7) for place in (2, 4))


def test_rows_have_these_cells() -> None:
    rows = [sum(cell[0] == row for cell in CITY_CELLS) for row in "ABCDEFGHIJ"]
    assert rows == [11, 13, 15, 17, 19, 19, 17, 15, 13, 11]
    heights = [point[1] for vertex, point in POINTS.items() if vertex in CELLS_AT]
    assert [heights.count(y) for y in range(-5, 6)] == [6, 7, 8, 9, 10, 11, 10, 9, 8, 7, 6]
    assert POINTS["v46"] == (0, 0)


@pytest.mark.parametrize(
    ("cell", "corners"),
    [
        ("A1", "v1 v7 v8"),
        ("A2", "v1 v2 v8"),
        ("E10", "v35 v36 v46"),
        ("F10", "v46 v56 v57"),
        ("S11", "s11 v1 v2"),
        ("X34", "v78 x34 v85"),
    ],
)
def test_cells_have_these_corners(cell: str, corners: str) -> None:
    assert set(CORNERS[cell]) == set(corners.split())


def test_arrow_spaces_lie_on_these_edges() -> None:
    assert (tip("S11"), mouths("S11")) == ("s11", ("v1", "v2"))
    assert mouths("X34") == ("v78", "v85")


def test_a_vertex_has_these_cells_around_it() -> None:
    assert CELLS_AT["v46"] == ("E9", "E10", "E11", "F9", "F10", "F11")
    assert CELLS_AT["v1"] == ("A1", "A2")
    assert NEIGHBOURS["v46"] == ("v47", "v57", "v56", "v45", "v35", "v36")


def test_an_edge_has_cells_on_both_sides() -> None:
    assert edge_cells("v36", "v46") == ("E10", "E11")
    assert edge_cells("v45", "v46") == ("E9", "F9")
    assert edge_cells("v1", "v2") == ("A2",)


def test_edges_have_headings_and_bends() -> None:
    assert [heading("v46", beside) for beside in NEIGHBOURS["v46"]] == [0, 1, 2, 3, 4, 5]
    assert bend("v9", "v17", "v26") == 0
    assert {bend("v9", "v17", end) for end in ("v25", "v18")} == {1}
    assert {bend("v9", "v17", end) for end in ("v10", "v16")} == {2}
    assert bend("v9", "v17", "v9") == 3


def test_every_cell_has_three_corners() -> None:
    assert all(len(set(CORNERS[cell])) == 3 for cell in CORNERS)


@pytest.mark.parametrize(("side", "closed"), [(1, (6, 1, 2)), (3, (2, 3, 4)), (6, (5, 6, 1))])
def test_sides_wrap_around(side: int, closed: tuple[int, int, int]) -> None:
    assert closed_sides(side) == closed
    assert side_of(f"S{side}1") == side


def test_a_line_can_continue_these_ways() -> None:
    found = continuations("v9", "v17")
    assert {way.end for way in found} == {"v26", "v25", "v18", "v10", "v16"}
    assert [(way.end, way.cell) for way in found[:2]] == [("v26", "C7"), ("v26", "C8")]
    assert {way.end for way in found if way.is_acute} == {"v10", "v16"}
    assert not any(way.is_exit for way in found)
    assert [way.cell for way in continuations("v77", "v85") if way.is_exit] == ["X35", "X34"]
