"""Rulings of referees about seats and results: they never stop a tournament, and undone they leave no trace."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.contest.director.held import Blame, Ended, Fault, Place, Pod
from rules.contest.director.next_duty import next_duty
from rules.contest.director.outcome import table_of
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Kind, Snapshot, Status
from rules.contest.scores.results import Excused, Seated, Table, judged
from rules.contest.showing.bracket import bracket_view
from rules.contest.showing.crosstable import crosstable_view
from rules.contest.showing.duplicate import duplicate_view
from rules.contest.showing.pairings import pairings_view
from rules.contest.showing.podium import podium_view
from rules.contest.showing.standings import standings_view
from tests.rules.contest.compared import differences
from tests.rules.contest.courses import Course
from tests.rules.contest.events import EVENTS, any_course, course
from tests.rules.contest.final_order import final_order
from tests.rules.contest.hosting import pod_at, with_pod
from tests.rules.contest.test_events import POINTED
from tests.rules.contest.test_showing import DATE, SUBJECT
from tests.scale import sized

BLAMES = (
    *[Blame.EXCUSED] * 3,
    *(None, None, Blame.TIMED_OUT, Blame.GAVE_UP, Blame.NO_SHOW, Blame.LOSS),
)


class Referee:
    """Rules about tables at random, takes rulings back, and likes to excuse whole tables."""

    def __init__(self, course: Course, percent: int = 20) -> None:
        self._course = course
        self._percent = percent
        self._rng = Random(course.rng.random())

    def held(self) -> Snapshot:
        """Return the tournament at its end, ruled about all the way."""
        for _ in range(20000):
            if not self._course.step():
                return self._course.at
            at, rng = self._course.at, self._rng
            pods = list(at.pods())
            if pods and at.status is Status.RUNNING and rng.randrange(100) < self._percent:
                self._rule(*rng.choice(pods))
        raise AssertionError("it goes on and on")

    def _rule(self, place: Place, pod: Pod) -> None:
        before, rng = self._course.at, self._rng
        if pod.result is not None and rng.random() < 0.2:
            ranks = [rng.randint(1, len(pod.seats)) for _ in pod.seats]
            seats = [Seated(no, rank, 0) for no, rank in zip(pod.seats, ranks, strict=True)]
            ruled = with_pod(
                before, place, ended=Ended.ADJUDICATED, result=Table(tuple(seats)), faults=()
            )
            taken_back = with_pod(
                ruled, place, ended=pod.ended, result=pod.result, faults=pod.faults
            )
        else:
            ruled = before
            everybody = range(len(pod.seats))
            blame = rng.choice(BLAMES)
            for seat in everybody if rng.random() < 0.4 else [rng.choice(everybody)]:
                faults = _faulted(pod_at(ruled, place), seat, blame, self._course.now_ms)
                ruled = with_pod(ruled, place, faults=faults)
            taken_back = with_pod(ruled, place, faults=pod.faults)
        assert taken_back == before
        next_duty(ruled, self._course.now_ms)
        _look_at_all(ruled)
        if rng.random() < 0.7:
            self._course.at = ruled


def _faulted(pod: Pod, seat: int, blame: Blame | None, at_ms: int) -> tuple[Fault, ...]:
    no = pod.seats[seat]
    others = tuple(each for each in pod.faults if (each.seat, each.no) != (seat, no))
    if blame is None:
        return others
    return (*others, Fault(seat, no, blame, at_ms, pod.chair(seat).has_moved))


def _look_at_all(at: Snapshot) -> None:
    """Make what people are shown of the stage that is played."""
    stage, plan = len(at.stages), at.plan.stages[len(at.stages) - 1]
    if plan.format is Format.DUPLICATE and max(plan.sizes) == 1:
        duplicate_view(at, stage, SUBJECT)
    else:
        standings_view(at, stage, SUBJECT)
        crosstable_view(at, stage, SUBJECT)
    bracket_view(at, stage, SUBJECT)
    for number in range(1, len(at.stages[-1].rounds) + 1):
        pairings_view(at, stage, number, SUBJECT)


@pytest.mark.slow
@settings(deadline=None, max_examples=sized(40, 1000))
@given(st.integers(0, 10**6))
def test_no_rulings_stop_a_tournament_and_undone_they_leave_no_trace(seed: int) -> None:
    at = Referee(any_course(seed)).held()
    assert at.status in (Status.FINISHED, Status.CANCELLED)
    if at.status is Status.CANCELLED:
        return
    podium_view(at, SUBJECT, DATE)
    nos = [no for group in final_order(at) for no in group]
    assert sorted(nos) == sorted(each.no for each in at.entries if each.kind is Kind.ENTRANT)


@pytest.mark.slow
@settings(deadline=None, max_examples=sized(12, 300))
@given(st.sampled_from(POINTED), st.integers(0, 10**6))
def test_standings_after_rulings_are_those_of_a_recomputation(event: str, seed: int) -> None:
    at = Referee(course(event, "time-outs", seed), percent=5).held()
    assert at.status is Status.FINISHED
    assert list(differences(at)) == []


def test_a_seat_that_is_excused_and_cleared_is_back_with_its_points() -> None:
    table = Table((Seated(4, 2, 10), Seated(5, 1, 30), Seated(6, 3, 5)), (7, 8, 9))
    out = judged(table, {6: 50}, {5})
    assert out.seats == (Seated(4, 2, 10), Seated(6, 3, 5, fault=50, seat=2))
    assert (out.points, out.excused) == ((7, 9), (Excused(Seated(5, 1, 30, seat=1), 8),))
    assert judged(out, {}, ()) == table
    assert judged(judged(table, {}, {4, 5, 6}), {}, ()) == table


@pytest.mark.parametrize("event", [each for each in EVENTS if each != "solo duplicate"])
def test_a_table_at_which_all_are_excused_counts_as_not_played(event: str) -> None:
    running = course(event, "on time")
    while not any(pod.is_scored for _, pod in running.at.pods()):
        assert running.step()
    place, pod = next((place, pod) for place, pod in running.at.pods() if pod.is_scored)
    faults = tuple(Fault(seat, no, Blame.EXCUSED, 1) for seat, no in enumerate(pod.seats))
    at = with_pod(running.at, place, faults=faults)
    left = pod_at(at, place)
    assert left.table is None
    assert [each.no for each in left.rests] == list(pod.seats)
    points = {each.no: each.points for each in table_of(at, 1)}
    assert len({points[no] for no in pod.seats}) == 1
    running.at = at
    assert running.run().status is Status.FINISHED
