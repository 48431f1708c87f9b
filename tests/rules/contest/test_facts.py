"""Facts to tell about a tournament (10.3)."""

from rules.contest.showing.facts import LEAST_ANSWERS, Facts, Played, best_of

CLEAR = Played(1, (1, 2, 3), (1, 2, 3), (90, 70, 60), (3, 1, 2))
NARROW = Played(2, (4, 5, 6), (2, 1, 3), (80, 81, 40), (1, 2, 3))
SHARED = Played(3, (1, 5), (1, 1), (50, 50), (1, 1))


def test_the_narrowest_win_is_that_of_the_fewest_points() -> None:
    closest = best_of([CLEAR, NARROW, SHARED], {}).closest
    assert closest is not None
    assert (closest.table, closest.winner, closest.second, closest.by) == (2, 5, 4, 1)


def test_a_shared_first_place_is_no_win() -> None:
    assert best_of([SHARED], {}) == Facts()


def test_a_win_by_something_else_than_points_is_the_narrowest() -> None:
    level = Played(4, (7, 8), (1, 2), (50, 50))
    closest = best_of([NARROW, level], {}).closest
    assert closest is not None
    assert (closest.winner, closest.by) == (7, 0)


def test_a_title_that_does_not_rank_by_totals_has_no_narrowest_win() -> None:
    assert best_of([Played(4, (7, 8), (1, 2), (40, 50))], {}).closest is None


def test_the_biggest_comeback_is_from_last_to_first() -> None:
    found = best_of([NARROW, CLEAR], {}).comeback
    assert found is not None
    assert (found.table, found.no, found.before, found.after) == (1, 1, 3, 1)


def test_there_is_no_comeback_where_half_a_table_has_no_ranks() -> None:
    assert best_of([Played(5, (1, 2), (1, 2), (9, 8))], {}).comeback is None


def test_the_quickest_is_compared_by_the_middle_of_many_turns() -> None:
    steady = [600] * LEAST_ANSWERS
    hasty = [100] * (LEAST_ANSWERS // 2 - 1) + [9000] * (LEAST_ANSWERS // 2 + 1)
    found = best_of([], {1: hasty, 2: steady, 3: [1] * (LEAST_ANSWERS - 1)}).quickest
    assert found is not None
    assert (found.no, found.answer_ms) == (2, 600)
