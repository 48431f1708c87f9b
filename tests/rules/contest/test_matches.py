"""Best of three: pairs play on until one has two wins, and each pairing is one box of the bracket."""

from itertools import pairwise
from random import Random

import pytest
from msgspec import structs

from rules.contest.director.plan import Format
from rules.contest.director.rounds import is_still_in
from rules.contest.director.snapshot import Entry, Snapshot, Status
from rules.contest.director.stages.knocked_out import places_in
from rules.contest.director.stages.matches import game_of, merged
from rules.contest.plans.checking import Unfit, check
from rules.contest.plans.defaults import default_plan
from rules.contest.plans.lengths import rounds_in
from rules.contest.showing.bracket import bracket_view
from rules.contest.showing.podium import final_places
from rules.contest.showing.subject import Subject
from tests.rules.contest.courses import Course, Habits
from tests.rules.contest.test_plans import SEATS, START_MS


def _course(entrants: int, seed: int, wins: int = 2, **changed: object) -> Course:
    plan = default_plan(Format.SINGLE, SEATS, START_MS, 2)
    first = structs.replace(plan.stages[0], wins=wins, **changed)
    plan = structs.replace(plan, stages=(first,), entrants_max=entrants, is_strict=False)
    check(plan, SEATS)
    entries = tuple(Entry(no, is_checked_in=True, rank=no + 1) for no in range(entrants))
    return Course(Snapshot(plan, Status.OPEN, entries), Random(seed))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("wins", [2, 3])
@pytest.mark.parametrize("entrants", [2, 5, 8])
def test_the_winner_of_a_pairing_has_the_wins_or_more_of_them(
    entrants: int, wins: int, seed: int
) -> None:
    at = _course(entrants, seed, wins).run()
    assert at.status is Status.FINISHED
    whole = merged(at, 1)
    games: dict[frozenset[int], list[int]] = {}
    for each in at.stages[0].rounds:
        for pod in each.pods:
            best = [no for no, place in places_in(pod).items() if place == 1]
            games.setdefault(frozenset(pod.seats), []).extend(best if len(best) == 1 else [-1])
    for each in whole.stages[0].rounds:
        for pod in each.pods:
            played = games[frozenset(pod.seats)]
            won = {no: played.count(no) for no in pod.seats}
            assert pod.result is not None
            assert {seat.no: seat.total for seat in pod.result.seats} == won
            assert max(won.values()) == wins or len(played) == 2 * wins - 1
            assert played.count(played[-1]) == wins or len(played) == 2 * wins - 1
    assert len(whole.stages[0].rounds) == whole.stages[0].rounds_wanted
    assert len(at.stages[0].rounds) <= rounds_in(at.plan, entrants)
    assert sorted(no for _, no in final_places(at)) == list(range(entrants))


@pytest.mark.parametrize("seed", range(6))
def test_a_ruling_about_an_earlier_game_changes_no_pairing_that_exists(seed: int) -> None:
    at = _course(8, seed).run()
    before = merged(at, 1)
    first, *others = at.stages[0].rounds
    for place, pod in enumerate(first.pods):
        if pod.result is None:
            continue
        seats = tuple(structs.replace(each, rank=3 - each.rank) for each in pod.result.seats)
        turned = structs.replace(pod, result=structs.replace(pod.result, seats=seats))
        pods = (*first.pods[:place], turned, *first.pods[place + 1 :])
        rounds = (structs.replace(first, pods=pods), *others)
        stages = (structs.replace(at.stages[0], rounds=rounds), *at.stages[1:])
        after = merged(structs.replace(at, stages=stages), 1)
        for one, other in zip(before.stages[0].rounds, after.stages[0].rounds, strict=True):
            assert [each.seats for each in one.pods] == [each.seats for each in other.pods]
            assert all(each.is_scored for each in other.pods)
        assert len(list(final_places(structs.replace(at, stages=stages)))) == 8


@pytest.mark.parametrize("seed", range(4))
def test_entrants_who_left_and_are_back_change_no_pairing_that_exists(seed: int) -> None:
    course = _course(8, seed)
    course.leaves = {0: 2, 3: 2, 5: 3}
    at = course.run()
    entries = tuple(structs.replace(each, dropped_round=None) for each in at.entries)
    back = structs.replace(at, entries=entries)
    for one, other in zip(
        merged(at, 1).stages[0].rounds, merged(back, 1).stages[0].rounds, strict=True
    ):
        assert {frozenset(each.seats) for each in one.pods} == {
            frozenset(each.seats) for each in other.pods
        }


def test_seats_change_from_game_to_game() -> None:
    at = _course(2, 3).run()
    seats = [each.pods[0].seats for each in at.stages[0].rounds]
    assert len(seats) >= 2
    assert all(first == second[::-1] for first, second in pairwise(seats))
    assert [game_of(at, 1, number) for number in range(1, len(seats) + 1)] == list(
        range(1, len(seats) + 1)
    )


def test_the_bracket_has_a_box_for_each_pairing_with_its_wins() -> None:
    at = _course(8, 2, has_small_final=True).run()
    view = bracket_view(at, 1, Subject("mine", "Cup", {no: f"P{no}" for no in range(8)}))
    assert view is not None
    main, small = view.bands
    assert [len(column.pods) for column in main.columns] == [4, 2, 1]
    totals = [[row.total for row in pod.rows] for column in main.columns for pod in column.pods]
    assert all(each[0] in (1, 2) and each[0] >= (each[1] or 0) for each in totals)
    assert [row.place for row in small.columns[0].pods[0].rows] == [3, 4]
    champion = main.columns[-1].pods[0].rows[0]
    assert champion.name == f"P{next(no for place, no in final_places(at) if place == 1)}"


def test_a_loser_of_the_first_game_is_still_in() -> None:
    at = _course(4, 1).run()
    stage = at.stages[0]
    before = structs.replace(
        at,
        status=Status.RUNNING,
        stages=(structs.replace(stage, rounds=stage.rounds[:1], is_over=False),),
    )
    assert all(is_still_in(before, no) for no in range(4))


@pytest.mark.parametrize("seed", range(6))
def test_an_entrant_who_leaves_between_games_is_behind_and_all_ends(seed: int) -> None:
    course = _course(8, seed, has_small_final=True)
    course.habits = Habits(no_shows=20, time_outs=10)
    course.leaves = {0: 2, 5: 3}
    at = course.run()
    assert at.status is Status.FINISHED
    assert sorted(no for _, no in final_places(at)) == list(range(8))
    winner = next(no for place, no in final_places(at) if place == 1)
    assert at.entry(winner).dropped_round is None


def test_several_wins_are_for_knockouts_in_pairs() -> None:
    for format_, wanted in ((Format.SINGLE, 4), (Format.SWISS, 2), (Format.DOUBLE, 2)):
        plan = default_plan(format_, SEATS, START_MS, wanted)
        plan = structs.replace(plan, stages=(structs.replace(plan.stages[0], wins=2),))
        with pytest.raises(Unfit, match="no_such_choice"):
            check(plan, SEATS)
