"""What is told at the end: the closest win, the biggest comeback, the quickest player."""

from msgspec import structs

from rules.contest.director.held import Chair, Ended, Pod, RoundHeld
from rules.contest.director.plan import DAY_MS, Format
from rules.contest.facts import LEAST_ANSWERS, Course, Fact, facts
from rules.contest.scores.results import Seated, Table
from rules.contest.showing.pairings import pairings_view, waited
from rules.contest.showing.podium import podium_view
from tests.rules.contest.test_showing import DATE, SUBJECT, played, snapshot

SLOW, QUICK = (900,) * LEAST_ANSWERS, (60,) * LEAST_ANSWERS


def course(*totals: int, halfway: tuple[int, ...] = (), first: int = 1) -> Course:
    ranks = tuple(1 + sum(other > own for other in totals) for own in totals)
    return Course(tuple(range(first, first + len(totals))), ranks, totals, halfway)


def test_the_closest_win_is_by_the_fewest_points() -> None:
    found = facts([course(70, 60, 10), course(31, 33, 5, first=4), course(50, 48)])
    assert found.closest == Fact(5, 2)
    assert found.comeback is None
    assert found.quickest is None


def test_a_shared_win_is_no_close_one_and_who_plays_alone_beats_nobody() -> None:
    assert facts([course(40, 40, 3), course(80)]).closest is None


def test_a_comeback_is_that_of_a_winner() -> None:
    fell = course(70, 60, 10, halfway=(1, 3, 2))
    rose = course(10, 60, 70, halfway=(1, 2, 3), first=4)
    assert facts([fell, rose]).comeback == Fact(6, 3)
    assert facts([fell]).comeback is None


def test_whoever_answers_quickest_has_answered_some_times() -> None:
    slow = structs.replace(course(9, 8), answers=(SLOW, QUICK))
    hasty = structs.replace(course(9, 8, first=3), answers=(SLOW, (1,)))
    assert facts([slow, hasty]).quickest == Fact(2, 60)


def test_a_table_that_was_ruled_tells_no_totals() -> None:
    seats = tuple(Seated(no, no + 1, 0) for no in range(4))
    ruled = Pod(
        (0, 1, 2, 3),
        is_open=True,
        ended=Ended.ADJUDICATED,
        result=Table(seats),
        is_scored=True,
    )
    at = snapshot(RoundHeld((ruled,), (), 0, is_over=True))
    only = structs.replace(at.plan.stages[0], format=Format.SINGLE_TABLE, rounds=1)
    ended = structs.replace(at.stages[0], is_over=True)
    at = structs.replace(at, plan=structs.replace(at.plan, stages=(only,)), stages=(ended,))
    view = podium_view(at, SUBJECT, DATE)
    assert view is not None
    assert [each.result for each in view.winners] == [None, None, None]
    assert {each.total for each in pairings_view(at, 1, 1, SUBJECT).pods[0].seats} == {None}
    finished = structs.replace(at.stages[0], rounds=(played("A9 B8 C7 D0"),))
    view = podium_view(structs.replace(at, stages=(finished,)), SUBJECT, DATE)
    assert view is not None
    assert [each.result is None for each in view.winners] == [False, False, False]


def test_who_keeps_others_waiting_is_late_and_not_merely_asked() -> None:
    silent, there = Chair(), Chair(is_ready=True)
    asked = Chair(has_moved=True, is_waited_for=True, asked_ms=0)
    open_pod = Pod((0, 1, 2), is_open=True, opened_ms=0, chairs=(asked, there, there))
    other = Pod((3, 4, 5), is_open=True, opened_ms=0, chairs=(there, silent, there))
    done = played("G9 H8").pods[0]
    at = snapshot(RoundHeld((open_pod, other, done), (), 0), wanted=3)
    half = at.plan.show_ms // 2
    assert half < DAY_MS
    assert waited(at, 1, 1, half - 1) == ()
    assert waited(at, 1, 1, half) == ((1, 1),)
    assert waited(at, 1, 1, DAY_MS) == ((1, 1), (0, 0))
    view = pairings_view(at, 1, 1, SUBJECT, waited=waited(at, 1, 1, DAY_MS))
    assert [each.waits_longest for each in view.pods] == [False, True, False]
    assert view.pods[0].seats[0].is_waited_for
