"""Duties of a tournament, from sign-up to its end (chapter "Life cycle")."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from rules.contest.director.duties import (
    CallOff,
    Close,
    OpenCheckin,
    PairRound,
    PutOff,
    Remind,
    Start,
    Wait,
)
from rules.contest.director.held import Stage
from rules.contest.director.next_duty import next_duty
from rules.contest.director.outcome import results
from rules.contest.director.plan import DAY_MS, HOUR_MS, Format
from rules.contest.director.playing import hurried, whole_hour
from rules.contest.director.rounds import next_round
from rules.contest.director.snapshot import Asked, Entry, Kind, Snapshot, Status
from rules.contest.director.stages.swiss import rounds_for
from rules.contest.pairing.model import Input
from rules.contest.scores.results import Unplayed
from rules.contest.scores.scoring import UNIT
from rules.contest.scores.standings import standings
from rules.contest.showing.podium import podium_view
from rules.contest.showing.subject import Subject
from rules.contest.views.parts import Moment
from tests.rules.contest.courses import START_MS, Course, plan, signed_up, stage
from tests.rules.contest.recomputed import recomputed
from tests.scale import sized


def _kinds(course: Course) -> list[str]:
    return [type(duty).__name__ for _, duty in course.duties]


def test_a_tournament_runs_from_sign_up_to_its_end() -> None:
    course = Course(signed_up(plan(4, (3, 4)), *[True] * 8), Random(1))
    at = course.run()
    assert at.status is Status.FINISHED
    round_of_two = ["PairRound", *["OpenTable"] * 2, *["Score"] * 2, "CloseRound"]
    assert [kind for kind in _kinds(course) if kind != "Remind"] == [
        *("OpenCheckin", "Start", "StartStage"),
        *round_of_two * 2,
        *("CloseStage", "Close", "Finish"),
    ]
    moments = [moment for moment, _ in course.duties]
    assert moments[:4] == [START_MS - DAY_MS, *[START_MS] * 3]
    assert moments[-1] == moments[-2] + 2 * DAY_MS


@settings(deadline=None, max_examples=sized(25, 100))
@given(
    st.integers(0, 10**6),
    st.sampled_from([(4, (3, 4)), (3, (2, 3)), (2, (2,)), (5, (4, 5)), (4, (4,))]),
    st.integers(5, 18),
    st.integers(0, 6),
)
def test_every_entrant_is_somewhere_in_every_round_after_late_entries_and_withdrawals(
    seed: int, sizes: tuple[int, tuple[int, ...]], entrants: int, moving: int
) -> None:
    rng = Random(seed)
    course = Course(signed_up(plan(*sizes, rounds=4), *[True] * entrants), rng)
    course.late = {entrants + late: rng.randint(2, 3) for late in range(moving // 2)}
    course.leaves = {
        no: rng.randint(2, 4) for no in rng.sample(range(entrants), min(moving, entrants))
    }
    at = course.run()
    assert at.status is Status.FINISHED
    for number, held in enumerate(at.stages[0].rounds, start=1):
        seen = Counter(no for pod in held.pods for no in pod.seats)
        seen += Counter(rest.no for rest in held.rests)
        assert seen == Counter(each.no for each in at.entries if each.plays(number))
        assert {len(pod.seats) for pod in held.pods} <= set(sizes[1])
    paired = [held.paired_ms for held in at.stages[0].rounds]
    assert all(later - before >= 12 * HOUR_MS for before, later in pairwise(paired))


@settings(deadline=None, max_examples=sized(8, 20))
@given(st.integers(0, 10**6), st.integers(6, 16))
def test_final_standings_are_those_of_a_recomputation(seed: int, entrants: int) -> None:
    course = Course(signed_up(plan(4, (3, 4)), *[True] * entrants), Random(seed))
    at = course.run()
    nos = [each.no for each in at.entrants()]
    again = recomputed(entrants, list(results(at, 1)), 4)
    for each in standings(nos, results(at, 1), at.plan.stages[0].scheme):
        assert each.points == again[each.no]["points"] * UNIT
        assert each.values["share"] == again[each.no]["share"]


def test_too_few_put_the_start_off_twice_and_then_it_is_called_off() -> None:
    course = Course(signed_up(plan(4, (4,)), True, True, True, False), Random(1))
    assert course.run().status is Status.CANCELLED
    ends = [duty for _, duty in course.duties if isinstance(duty, PutOff | CallOff)]
    assert ends == [PutOff(START_MS + DAY_MS), PutOff(START_MS + 2 * DAY_MS), CallOff()]
    asked = [duty for _, duty in course.duties if isinstance(duty, Remind)]
    assert [each.who for each in asked] == [(3,)] * 3
    assert len({each.cause for each in asked}) == 3


def test_the_bench_takes_the_places_of_entrants_without_check_in() -> None:
    entries = (
        Entry(0, is_checked_in=True),
        Entry(1),
        Entry(2, is_checked_in=True),
        Entry(3, Kind.SUBSTITUTE, is_checked_in=True),
        Entry(4, Kind.BENCH, is_checked_in=True),
        Entry(5, Kind.BENCH, is_checked_in=True),
    )
    at = Snapshot(plan(3, (3,), entrants_max=3), Status.CHECKIN, entries)
    assert next_duty(at, START_MS) == Start((0, 2, 4))


def test_nothing_is_due_before_its_time_or_in_a_pause() -> None:
    at = signed_up(plan(4, (4,)), *[True] * 4)
    assert next_duty(at, START_MS - DAY_MS - 1) == Wait(START_MS - DAY_MS)
    assert next_duty(at, START_MS - DAY_MS) == OpenCheckin()
    paused = Snapshot(at.plan, Status.OPEN, at.entries, is_paused=True)
    assert next_duty(paused, START_MS) == Wait(None)


def test_a_round_without_enough_entrants_ends_the_tournament() -> None:
    course = Course(signed_up(plan(4, (3, 4), rounds=5), *[True] * 8), Random(2))
    course.leaves = dict.fromkeys(range(6), 2)
    at = course.run()
    assert at.status is Status.FINISHED
    assert len(at.stages[0].rounds) == 1
    assert isinstance(course.duties[-2][1], Close)


def test_a_requested_bye_scores_the_mean() -> None:
    wanted = frozenset({Asked(1, 1, 2)})
    entries = signed_up(plan(4, (3, 4), rounds=1), *[True] * 9).entries
    at = Snapshot(plan(4, (3, 4), rounds=1), Status.OPEN, entries, wanted_byes=wanted)
    at = Course(at, Random(1)).run()
    [rest] = at.stages[0].rounds[0].rests
    assert (rest.no, rest.kind, rest.points) == (2, Unplayed.REQUESTED, 6300)


def test_the_next_pairing_knows_the_rounds_before() -> None:
    at = Course(signed_up(plan(3, (2, 3), rounds=2), *[True] * 5), Random(3)).run()
    at = _after_one_round(at)
    found = {each.no: each for each in _next_input(at).entrants}
    first = at.stages[0].rounds[0]
    assert all(
        found[no].sat == ((len(pod.seats), seat),)
        for pod in first.pods
        for seat, no in enumerate(pod.seats)
    )
    short = {no for pod in first.pods if len(pod.seats) == 2 for no in pod.seats}
    assert {no for no, each in found.items() if each.shorts} == short
    assert sum(met.tables for met in _next_input(at).met) == 3 + 1
    order = standings(range(5), results(at, 1), at.plan.stages[0].scheme)
    scores = {each.no: each.points for each in order}
    assert {no: each.score for no, each in found.items()} == scores


def _next_input(at: Snapshot) -> Input:
    made = next_round(at, 1, 1, 0)
    assert made.certificate is not None
    return made.certificate.input


def _after_one_round(at: Snapshot) -> Snapshot:
    held = Stage(at.stages[0].field, rounds_wanted=2, rounds=at.stages[0].rounds[:1])
    return Snapshot(at.plan, Status.RUNNING, at.entries, (held,))


@pytest.mark.parametrize(
    ("wanted", "entrants", "rounds"),
    [(4, 16, 3), (4, 64, 4), (4, 512, 6), (2, 8, 4), (2, 33, 7), (4, 7, 2), (3, 4, 1), (2, 3, 2)],
)
def test_rounds_suit_the_number_of_entrants(wanted: int, entrants: int, rounds: int) -> None:
    assert rounds_for(stage(wanted, (wanted,)), entrants) == rounds


def test_the_organiser_may_choose_the_rounds_and_a_single_table_has_one() -> None:
    assert rounds_for(stage(4, (4,), rounds=7), 16) == 7
    assert rounds_for(stage(4, (4,), format=Format.SINGLE_TABLE, rounds=7), 4) == 1


def test_rounds_begin_at_a_whole_hour_outside_the_organisers_nights() -> None:
    assert whole_hour(5 * HOUR_MS, ()) == 5 * HOUR_MS
    assert whole_hour(5 * HOUR_MS + 1, ()) == 6 * HOUR_MS
    night = (6 * HOUR_MS, 14 * HOUR_MS - HOUR_MS // 2)
    assert whole_hour(5 * HOUR_MS + 1, (night,)) == 14 * HOUR_MS
    assert whole_hour(5 * HOUR_MS + 1, (night, (14 * HOUR_MS, 15 * HOUR_MS))) == 15 * HOUR_MS


def test_the_next_round_waits_for_the_gap() -> None:
    course = Course(signed_up(plan(4, (4,), rounds=2), *[True] * 8), Random(1))
    over = _after_one_round(course.run())
    held = structs.replace(over.stages[0].rounds[0], ended_ms=START_MS + HOUR_MS)
    over = structs.replace(over, stages=(structs.replace(over.stages[0], rounds=(held,)),))
    assert next_duty(over, START_MS + 12 * HOUR_MS - 1) == Wait(START_MS + 12 * HOUR_MS)
    assert next_duty(over, START_MS + 12 * HOUR_MS) == PairRound(1, 2)


def test_a_round_that_ends_late_is_followed_at_the_next_whole_hour_outside_the_night() -> None:
    course = Course(signed_up(plan(4, (4,), rounds=2), *[True] * 8), Random(1))
    evening_ms = START_MS + 9 * DAY_MS + 23 * HOUR_MS
    night = (evening_ms, evening_ms + 9 * HOUR_MS - HOUR_MS // 2)
    morning_ms = evening_ms + 9 * HOUR_MS
    played = _after_one_round(course.run())

    def over(ended_ms: int) -> Snapshot:
        held = structs.replace(played.stages[0].rounds[0], ended_ms=ended_ms)
        stages = (structs.replace(played.stages[0], rounds=(held,)),)
        return structs.replace(played, stages=stages, quiet=(night,))

    for now_ms in (evening_ms - HOUR_MS // 2, evening_ms, evening_ms + 5 * HOUR_MS + 14 * 60_000):
        assert next_duty(over(now_ms), now_ms) == Wait(morning_ms)
    assert next_duty(over(evening_ms), morning_ms) == PairRound(1, 2)
    noon_ms = morning_ms + 4 * HOUR_MS + 14 * 60_000
    assert next_duty(over(noon_ms), noon_ms) == Wait(morning_ms + 5 * HOUR_MS)
    # A bot that was away begins at once, but not in the night.
    early = over(evening_ms - 3 * HOUR_MS)
    assert next_duty(early, evening_ms - 40 * 60_000) == PairRound(1, 2)
    assert next_duty(early, evening_ms + HOUR_MS) == Wait(morning_ms)
    hasty = structs.replace(early, reminded=frozenset({hurried(1, 2)}))
    assert next_duty(hasty, evening_ms) == PairRound(1, 2)


@pytest.mark.parametrize("entrants", [3, 4, 5, 9])
@pytest.mark.parametrize("late", [0, 2])
def test_no_final_table_has_all_entrants(entrants: int, late: int) -> None:
    final = stage(4, (2, 3, 4), format=Format.SINGLE_TABLE, cut=4)
    given = plan(4, (2, 3, 4), final, rounds=2, late_until=2)
    course = Course(signed_up(given, *[True] * entrants), Random(entrants))
    course.late = {entrants + each: 2 for each in range(late)}
    at = course.run()
    assert at.status is Status.FINISHED
    assert len(at.stages) == (1 if entrants + late <= 4 else 2)
    assert (
        podium_view(at, Subject("nim", "Cup", {}), Moment(2026, 1, 1, 3, 20, 0, "UTC")) is not None
    )
