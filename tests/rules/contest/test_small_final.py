"""The match for third place, and its like at tables of several seats."""

from random import Random

import pytest
from msgspec import structs

from rules.contest.director.plan import Format
from rules.contest.director.rounds import is_still_in, order_of
from rules.contest.director.snapshot import Entry, Snapshot, Status
from rules.contest.director.stages.knocked_out import places_in
from rules.contest.director.stages.single import SMALL, small_finalists
from rules.contest.plans.checking import check
from rules.contest.plans.defaults import default_plan
from rules.contest.showing.bracket import bracket_view
from rules.contest.showing.podium import final_places
from rules.contest.showing.subject import Subject
from tests.rules.contest.courses import Course
from tests.rules.contest.test_plans import SEATS, START_MS


def _played(wanted: int, entrants: int, *, advance: int = 0, seed: int = 1) -> Course:
    plan = default_plan(Format.SINGLE, SEATS, START_MS, wanted)
    first = plan.stages[0]
    first = structs.replace(first, has_small_final=True, advance=advance or first.advance)
    plan = structs.replace(plan, stages=(first,), entrants_max=entrants)
    check(plan, SEATS)
    entries = tuple(Entry(no, is_checked_in=True, rank=no + 1) for no in range(entrants))
    return Course(Snapshot(plan, Status.OPEN, entries), Random(seed))


@pytest.mark.parametrize(
    ("wanted", "entrants", "small", "places"),
    [(2, 8, 2, (3, 4)), (2, 6, 2, (3, 4)), (4, 16, 4, (5, 8)), (3, 9, 3, (4, 6))],
    ids=["duels", "duels with byes", "tables of four", "tables of three"],
)
def test_the_last_to_go_out_play_for_the_places_behind_the_final(
    wanted: int, entrants: int, small: int, places: tuple[int, int]
) -> None:
    at = _played(wanted, entrants).run()
    assert at.status is Status.FINISHED
    rounds = at.stages[0].rounds
    final, beside = rounds[-1].pods
    assert (len(final.seats), len(beside.seats), beside.group) == (wanted, small, SMALL)
    assert all(pod.group != SMALL for each in rounds[:-1] for pod in each.pods)
    semifinals = {no for pod in rounds[-2].pods for no in pod.seats}
    assert set(beside.seats) <= semifinals - set(final.seats)
    ranked = {no: place for place, no in final_places(at)}
    own = places_in(beside)
    assert {ranked[no] for no in final.seats} <= set(range(1, wanted + 1))
    assert min(ranked[no] for no in beside.seats) == places[0]
    assert all(ranked[no] == wanted + own[no] for no in beside.seats)
    assert max(ranked[no] for no in beside.seats) <= places[1]
    assert sorted(no for group in order_of(at, 1) for no in group) == list(range(entrants))


def test_the_picture_shows_it_below_the_bracket_with_its_places() -> None:
    at = _played(2, 8).run()
    view = bracket_view(at, 1, Subject("mine", "Cup", {no: f"P{no}" for no in range(8)}))
    assert view is not None
    main, small = view.bands
    assert len(main.columns[-1].pods) == 1
    (box,) = small.columns[0].pods
    assert [row.place for row in box.rows] == [3, 4]
    assert small.columns[0].label.args["place"] == 3
    assert [row.is_champion for row in main.columns[-1].pods[0].rows] == [True, False]


def test_losers_of_a_semifinal_are_still_in_until_it_is_played() -> None:
    at = _played(2, 4).run()
    stage = at.stages[0]
    before = structs.replace(
        at,
        status=Status.RUNNING,
        stages=(structs.replace(stage, rounds=stage.rounds[:1], is_over=False),),
    )
    losers = set(small_finalists(before, 1))
    assert losers == set(stage.rounds[1].pods[1].seats)
    assert all(is_still_in(before, no) for no in range(4))
    plain = structs.replace(at.plan.stages[0], has_small_final=False)
    without = structs.replace(before, plan=structs.replace(at.plan, stages=(plain,)))
    assert small_finalists(without, 1) == ()
    assert {no for no in range(4) if not is_still_in(without, no)} == losers


def test_an_absentee_loses_the_match_for_third_place_too() -> None:
    course = _played(2, 8, seed=4)
    course.leaves = {0: 3, 1: 3, 2: 3}
    at = course.run()
    assert at.status is Status.FINISHED
    assert sorted(no for _, no in final_places(at)) == list(range(8))
