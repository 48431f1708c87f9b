from rules.core.squares import Cell, distance, neighbours, reading_order


def test_neighbours_go_round_from_the_north() -> None:
    assert neighbours(Cell(2, 5)) == (Cell(2, 6), Cell(3, 5), Cell(2, 4), Cell(1, 5))


def test_neighbours_are_one_step_away() -> None:
    at = Cell(-1, 3)
    assert [distance(at, other) for other in neighbours(at)] == [1, 1, 1, 1]


def test_distance_counts_steps_over_edges() -> None:
    assert distance(Cell(0, 0), Cell(-3, 4)) == 7
    assert distance(Cell(2, 2), Cell(2, 2)) == 0


def test_reading_order_starts_in_the_north_west() -> None:
    cells = {Cell(0, 0), Cell(1, 0), Cell(0, 1), Cell(-1, -1)}
    assert reading_order(cells) == [Cell(0, 1), Cell(0, 0), Cell(1, 0), Cell(-1, -1)]
