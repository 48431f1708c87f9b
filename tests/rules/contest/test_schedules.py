"""Schedules of whole groups, leagues and their seasons, and duplicate at tables."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from rules.contest.director.duties import OpenSeason
from rules.contest.director.held import Former
from rules.contest.director.outcome import table_of
from rules.contest.director.plan import DAY_MS, Format
from rules.contest.director.rounds import next_stage
from rules.contest.director.snapshot import Snapshot, Status
from rules.contest.director.stages.league import divisions, season_end
from rules.contest.formats.divisions import Ended as EndedSeason
from rules.contest.formats.divisions import division_of, group_sizes, league_groups, placed
from rules.contest.formats.proof import (
    Evenness,
    ScheduleCertificate,
    evenness,
    is_true,
    planned,
    read_proof,
)
from rules.contest.formats.schedule import Plot, Schedule, least_and_most, schedule
from rules.contest.formats.seatwise import seat_matchpoints
from rules.contest.pairing.certificate import Unverifiable, written
from rules.contest.pairing.model import ALGORITHM
from rules.contest.scores.results import Round, Seated, Table, judged
from rules.contest.scores.tie_breaks import LEAGUE
from rules.contest.verify import verdict
from tests.rules.contest.courses import Course, plan, signed_up
from tests.rules.contest.events import course as event
from tests.rules.contest.final_order import final_order
from tests.scale import sized

pytestmark = pytest.mark.slow


def _seats(found: Schedule) -> Counter[tuple[int, int]]:
    return Counter(
        (no, seat) for each in found.rounds for table in each for seat, no in enumerate(table)
    )


def test_a_league_of_seven_plays_four_tables_each_opponent_twice_and_each_seat_once() -> None:
    found = schedule(Plot(tuple(range(7)), 4, (4,), 3))
    assert sum(len(each) for each in found.rounds) == 7
    assert set(found.meetings().values()) == {2}
    assert set(_seats(found).values()) == {1}
    assert len(_seats(found)) == 28


@pytest.mark.parametrize(("entrants", "rounds"), [(4, 3), (5, 5), (8, 7), (9, 9)])
def test_pairs_play_berger_tables(entrants: int, rounds: int) -> None:
    found = schedule(Plot(tuple(range(entrants)), 2, (2,), 5))
    assert len(found.rounds) == rounds
    assert set(found.meetings().values()) == {1}
    seats = _seats(found)
    assert all(abs(seats[no, 0] - seats[no, 1]) <= 1 for no in range(entrants))
    twice = schedule(Plot(tuple(range(entrants)), 2, (2,), 5, is_twice=True))
    assert set(twice.meetings().values()) == {2}


@settings(deadline=None, max_examples=25)
@given(st.sampled_from([6, 8, 9, 10, 11, 12, 14]), st.integers(0, 10**6))
def test_a_group_without_a_design_meets_nearly_evenly(entrants: int, seed: int) -> None:
    found = schedule(Plot(tuple(range(entrants)), 4, (3, 4), seed, rounds=4))
    assert len(found.rounds) == 4
    for each in found.rounds:
        seated = [no for table in each for no in table]
        assert len(seated) == len(set(seated)) == entrants
    _, most = least_and_most(4, entrants, 4)
    assert max(found.meetings().values()) <= most + 2


@settings(deadline=None, max_examples=sized(15, 40))
@given(st.sampled_from([(7, 4), (7, 3), (13, 4), (9, 3), (16, 4), (25, 5)]), st.integers(0, 10**6))
def test_tables_of_a_wave_are_disjoint_and_seats_differ_by_one_at_most(
    size: tuple[int, int], seed: int
) -> None:
    entrants, wanted = size
    found = schedule(Plot(tuple(range(entrants)), wanted, (wanted,), seed))
    for each in found.rounds:
        seated = [no for table in each for no in table]
        assert len(seated) == len(set(seated))
    seats = _seats(found)
    for no in range(entrants):
        own = [seats[no, seat] for seat in range(wanted)]
        assert max(own) - min(own) <= 1


def test_an_entrant_has_no_more_tables_at_once_than_the_plan_says() -> None:
    given_ = plan(4, (4,), format=Format.LEAGUE, group_size=7, at_once=2)
    course = Course(signed_up(given_, *[True] * 7), Random(4))
    most = 0
    while course.at.status is not Status.FINISHED:
        course.step()
        busy = Counter(no for _, pod in course.at.pods() if pod.is_played for no in pod.seats)
        most = max(most, max(busy.values(), default=0))
    assert most == 2


# Leagues


@pytest.mark.parametrize("entrants", [10, 11, 14])
def test_rests_go_round(entrants: int) -> None:
    rounds = schedule(Plot(tuple(range(entrants)), 4, (4,), 5, rounds=6)).rounds
    played = Counter(no for tables in rounds for table in tables for no in table)
    assert max(played.values()) - min(played[no] for no in range(entrants)) <= 1


@pytest.mark.parametrize(
    ("entrants", "sizes"),
    [
        (7, (7,)),
        (15, (7, 8)),
        (16, (8, 8)),
        (17, (7, 10)),
        (24, (8, 8, 8)),
        (28, (7, 7, 7, 7)),
        (5, (5,)),
    ],
)
def test_what_is_left_over_makes_the_lowest_groups_larger(
    entrants: int, sizes: tuple[int, ...]
) -> None:
    assert group_sizes(entrants, 7) == sizes


def test_a_pyramid_has_twice_as_many_groups_in_each_division() -> None:
    assert [division_of(group, is_pyramid=True) for group in range(1, 8)] == [1, 2, 2, 3, 3, 3, 3]
    assert [division_of(group, is_pyramid=False) for group in (1, 2, 3)] == [1, 2, 3]


def _season(*groups: tuple[int, ...]) -> list[EndedSeason]:
    return [
        EndedSeason(no, division_of(group, is_pyramid=True), place, len(members), 10 - place)
        for group, members in enumerate(groups, start=1)
        for place, no in enumerate(members, start=1)
    ]


def test_winners_go_up_and_the_last_two_go_down() -> None:
    former = _season(tuple(range(7)), tuple(range(10, 17)), tuple(range(20, 27)))
    everybody = [each.no for each in former]
    order = placed(everybody, former, moves_up=1, moves_down=2)
    top, *lower = league_groups(order, 7, is_pyramid=True)
    assert set(top) == {0, 1, 2, 3, 4, 10, 20}
    assert {5, 6} <= {no for group in lower for no in group}


def test_a_place_that_is_vacant_goes_to_the_best_second() -> None:
    former = _season(tuple(range(7)), tuple(range(10, 17)), tuple(range(20, 27)))
    former = [
        structs.replace(each, points=99) if each.no == 21 else each
        for each in former
        if each.no != 0
    ]
    order = placed([each.no for each in former] + [90], former, moves_up=1, moves_down=2)
    assert set(order[:7]) == {1, 2, 3, 4, 10, 20, 21}
    assert order[-1] == 90


def _league(entrants: int, **changed: object) -> Snapshot:
    given_ = plan(4, (3, 4), format=Format.LEAGUE, group_size=7, **changed)
    first = given_.stages[0]
    scheme = structs.replace(first.scheme, scoring="league", order=LEAGUE)
    given_ = structs.replace(given_, stages=(structs.replace(first, scheme=scheme),))
    return signed_up(given_, *[True] * entrants)


def test_a_season_is_played_in_divisions_and_the_next_one_begins_from_its_end() -> None:
    course = Course(_league(21, is_season=True), Random(5))
    at = course.run()
    assert divisions(at, 1) == (1, 2, 2)
    assert sum(isinstance(duty, OpenSeason) for _, duty in course.duties) == 1
    ended = season_end(at)
    assert sorted(each.no for each in ended) == list(range(21))
    top = [each.no for each in ended if each.division == 1]
    assert top == [no for group in final_order(at)[:7] for no in group]
    points = {each.no: each.points for each in table_of(at, 1, 1)}
    assert [points[no] for no in top] == sorted(points.values(), reverse=True)
    following = structs.replace(_league(21), former=ended, status=Status.RUNNING, draw=9)
    held = next_stage(following, 1, 1, 0)
    winners = {each.no for each in ended if each.place == 1}
    assert winners <= set(held.groups[0])
    assert {each.no for each in ended if each.division == 1 and each.place > 5}.isdisjoint(
        held.groups[0]
    )


def test_a_tie_at_the_very_end_goes_to_the_better_place_of_the_season_before() -> None:
    at = _league(7)
    former = tuple(Former(no, 1, 1, place=7 - no, members=7) for no in range(7))
    at = structs.replace(at, former=former, status=Status.RUNNING)
    held = next_stage(at, 1, 1, 0)
    at = structs.replace(at, stages=(held,))
    assert [each.no for each in season_end(at)] == [6, 5, 4, 3, 2, 1, 0]


# Duplicate at tables


def test_equal_seats_of_a_deal_are_compared_by_their_share_of_the_table() -> None:
    first = Table((Seated(0, 1, 60), Seated(1, 2, 40)))
    second = Table((Seated(2, 2, 30), Seated(3, 1, 70)))
    third = Table((Seated(4, 1, 30), Seated(5, 2, 20)))
    found = seat_matchpoints(Round((first, second, third)))
    assert {no: points for no, (points, _) in found.items()} == {
        0: Fraction(3, 4),
        2: Fraction(0),
        4: Fraction(3, 4),
        1: Fraction(1, 4),
        3: Fraction(1),
        5: Fraction(1, 4),
    }


def test_a_seat_at_fault_has_no_matchpoints_and_costs_the_others_none() -> None:
    first = Table((Seated(0, 1, 60, fault=5), Seated(1, 2, 40)))
    second = Table((Seated(2, 2, 30), Seated(3, 1, 70)))
    found = seat_matchpoints(Round((first, second)))
    assert (found[0][0], found[2][0]) == (Fraction(0), Fraction(1))


def test_deals_open_at_their_deadline_at_the_latest() -> None:
    course = event("solo duplicate", "time-outs")
    at = course.run()
    late = [pod for _, pod in at.pods() if pod.faults]
    assert late
    for pod in late:
        assert pod.due_ms is not None
        assert pod.faults[0].at_ms == pod.due_ms
        assert pod.result is not None
        assert pod.result.seats[0].fault == pod.due_ms
    assert course.now_ms <= max(deal.due_ms for deal in at.deals) + 3 * DAY_MS


GROUPS = (
    Plot(tuple(range(7)), 4, (3, 4), 11),
    Plot(tuple(range(7, 15)), 4, (3, 4), 12, rounds=4),
)
"""One with a design and one without."""


def certificate(number: int) -> ScheduleCertificate:
    return ScheduleCertificate(ALGORITHM, GROUPS, number, planned(GROUPS, number))


@pytest.mark.parametrize("number", [1, 2, 4])
def test_a_round_of_a_schedule_can_be_worked_out_again(number: int) -> None:
    proof = certificate(number)
    text = written(proof)
    assert read_proof(text) == proof
    assert is_true(read_proof(text))
    assert verdict(text) == (0, "equal")


def test_a_schedule_that_was_tampered_with_is_found() -> None:
    proof = certificate(1)
    first, second = (each.tables for each in proof.pods)
    seated = (first[0][::-1], *first[1:])
    for changed in (
        structs.replace(proof, pods=(structs.replace(proof.pods[0], tables=seated), proof.pods[1])),
        structs.replace(proof, pods=(structs.replace(proof.pods[0], tables=second), proof.pods[1])),
        structs.replace(proof, groups=(structs.replace(GROUPS[0], seed=1), GROUPS[1])),
    ):
        assert verdict(written(changed)) == (1, "not equal")
    older = structs.replace(proof, algorithm=ALGORITHM - 1)
    with pytest.raises(Unverifiable) as refused:
        read_proof(written(older))
    assert refused.value.code == "other_version"


def test_a_schedule_says_how_evenly_its_groups_meet() -> None:
    of_seven = ScheduleCertificate(ALGORITHM, GROUPS[:1], 1, planned(GROUPS[:1], 1))
    assert evenness(of_seven) == Evenness(2, 2, 2, 2)
    found = evenness(certificate(1))
    assert found is not None
    assert found.least < found.most
    alone = Plot((1,), 4, (4,), 1)
    assert evenness(ScheduleCertificate(ALGORITHM, (alone,), 1, ())) is None


def test_an_entrant_behind_an_excused_seat_is_compared_with_their_own_seat() -> None:
    full = Table((Seated(1, 1, 30), Seated(2, 2, 20), Seated(3, 3, 10)))
    seats = (Seated(4, 1, 25), Seated(5, 2, 15), Seated(6, 3, 40))
    excused = judged(Table(seats), {}, {5})
    assert [each.seat for each in excused.seats] == [None, 2]
    points = {no: share for no, (share, _) in seat_matchpoints(Round((full, excused))).items()}
    # 6 had the third seat, as 3 had, and a greater share of the table; no other had the second.
    assert [points[no] for no in (6, 3, 2)] == [Fraction(1), Fraction(0), Fraction(1, 2)]


@pytest.mark.parametrize(("entrants", "rounds"), [(4, 3), (5, 5)])
def test_a_round_robin_of_pairs_ends_when_all_have_met(entrants: int, rounds: int) -> None:
    given_ = plan(2, (2,), format=Format.ROUND_ROBIN)
    at = Course(signed_up(given_, *[True] * entrants), Random(3)).run()
    (held,) = at.stages
    assert len(held.rounds) == held.rounds_wanted == rounds
    met = Counter(tuple(sorted(pod.seats)) for each in held.rounds for pod in each.pods)
    assert met == Counter(combinations(range(entrants), 2))


@pytest.mark.parametrize("seed", range(4))
def test_short_tables_are_shared_as_far_as_meetings_allow(seed: int) -> None:
    rounds = schedule(Plot(tuple(range(10)), 4, (3, 4), seed, rounds=6)).rounds
    short = Counter(no for each in rounds for table in each if len(table) < 4 for no in table)
    assert max(short.values()) - min(short[no] for no in range(10)) <= 3
