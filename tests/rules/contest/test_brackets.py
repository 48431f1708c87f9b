"""Elimination, double elimination and lives, followed only by the tables that were played."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from rules.contest.director.held import Place, Pod
from rules.contest.director.snapshot import Snapshot
from rules.contest.director.stages.double import brackets
from rules.contest.director.stages.double import rounds_needed as double_rounds
from rules.contest.director.stages.lives import rounds_needed as lives_rounds
from rules.contest.director.stages.single import rounds_needed as single_rounds
from rules.contest.formats.double_bracket import Bracket, Bracketed, Game, bracketed
from rules.contest.scores.results import Seated
from rules.contest.showing.bracket import bracket_view
from rules.contest.showing.podium import final_places
from rules.contest.showing.subject import Subject
from tests.rules.contest.courses import stage
from tests.rules.contest.events import CONDITIONS, held
from tests.rules.contest.final_order import final_order
from tests.rules.contest.hosting import with_pod
from tests.scale import sized

pytestmark = pytest.mark.slow

every_condition = pytest.mark.parametrize("condition", CONDITIONS)


def _places(pod: Pod) -> list[list[int]]:
    """Return the entrants of a pod by result: without fault by rank, then by fault, the latest first; the absent
    last.
    """
    if pod.result is None:
        first = [rest.no for rest in pod.rests]
        return [first, [no for no in pod.seats if no not in first]]
    keys = {
        each.no: (each.fault is not None, -(each.fault or 0), each.rank)
        if each.fault is not None
        else (False, 0, each.rank)
        for each in pod.result.seats
    }
    groups = [[no for no in keys if keys[no] == key] for key in sorted(set(keys.values()))]
    return [*groups, [no for no in pod.seats if no not in keys]]


@every_condition
@pytest.mark.parametrize(("event", "advance"), [("single", 2), ("fixed bracket", 1)])
def test_only_the_first_of_each_pod_go_on_or_a_lucky_loser(
    event: str, advance: int, condition: str
) -> None:
    at = held(event, condition).at
    rounds = at.stages[0].rounds
    for number, (before, after) in enumerate(pairwise(rounds), start=2):
        came = {no for pod in after.pods for no in pod.seats} | {rest.no for rest in after.rests}
        replaced = {fault.no for pod in after.pods for fault in pod.faults}
        guests = {each.no for each in at.entries if each.from_round == number and number > 1}
        through = {rest.no for rest in before.rests}
        for pod in before.pods:
            ordered = [no for group in _places(pod) for no in group]
            through |= set(ordered[:advance])
        gone = {each.no for each in at.entries if not each.plays(number)}
        lucky = came - through - guests
        assert len(lucky) <= len(through & gone)
        assert through - gone <= came | replaced


@every_condition
@pytest.mark.parametrize("event", ["single", "fixed bracket", "lives", "double"])
def test_who_wins_the_last_table_wins_the_tournament(event: str, condition: str) -> None:
    at = held(event, condition).at
    last = at.stages[0].rounds[-1]
    assert len(last.pods) == 1
    assert set(final_order(at)[0]) <= set(_places(last.pods[0])[0])


@every_condition
@pytest.mark.parametrize("event", ["single", "fixed bracket", "lives", "double", "groups"])
def test_a_result_that_is_corrected_later_leaves_every_entrant_in_the_order(
    event: str, condition: str
) -> None:
    at = held(event, condition).at
    every = sorted(no for _, no in final_places(at))
    ended = [(place, pod) for place, pod in at.pods() if pod.result is not None]
    for place, pod in ended[:: sized(4, 1)]:
        assert pod.result is not None
        turned = sorted(pod.result.seats, key=lambda each: -each.rank)
        corrected = _corrected(at, place, pod, tuple(turned))
        assert sorted(no for _, no in final_places(corrected)) == every


@pytest.mark.parametrize("event", ["single", "fixed bracket", "double"])
def test_a_disqualified_winner_is_no_champion_in_the_bracket(event: str) -> None:
    at = held(event, "on time").at
    (_, first), (_, second), *_ = final_places(at)
    entries = tuple(structs.replace(each, is_disqualified=each.no == first) for each in at.entries)
    names = {each.no: f"P{each.no}" for each in at.entries}
    view = bracket_view(structs.replace(at, entries=entries), 1, Subject("mine", "Cup", names))
    assert view is not None
    rows = [
        row
        for band in view.bands
        for column in band.columns
        for pod in column.pods
        for row in pod.rows
    ]
    assert {row.name for row in rows if row.is_champion} == {f"P{second}"}
    assert {row.place for row in rows if row.name == f"P{first}"} == {None}
    assert 1 in {row.place for row in rows if row.name == f"P{second}"}


def _corrected(at: Snapshot, place: Place, pod: Pod, seats: tuple[Seated, ...]) -> Snapshot:
    """Return the tournament with the ranks of a pod given to its seats in this order."""
    assert pod.result is not None
    ranks = sorted(each.rank for each in pod.result.seats)
    ranked = tuple(
        structs.replace(each, rank=rank) for each, rank in zip(seats, ranks, strict=True)
    )
    return with_pod(at, place, result=structs.replace(pod.result, seats=ranked))


@every_condition
def test_lives_are_lost_one_a_table_and_an_entrant_without_one_is_out(condition: str) -> None:
    at = held("lives", condition).at
    left: Counter[int] = Counter()
    rounds = at.stages[0].rounds
    for each in rounds[:-1]:
        for pod in each.pods:
            assert all(left[no] < 2 for no in pod.seats)
            ordered = [no for group in _places(pod) for no in group]
            left.update(ordered[2:])
    assert len(rounds[-1].pods[0].seats) <= 4
    assert not rounds[-1].rests


@every_condition
def test_two_defeats_and_out(condition: str) -> None:
    at = held("double", condition).at
    lost: Counter[int] = Counter()
    for each in at.stages[0].rounds:
        for pod in each.pods:
            assert all(lost[no] < 2 for no in pod.seats)
            first, *_ = [no for group in _places(pod) for no in group]
            lost.update(no for no in pod.seats if no != first)
    order = final_order(at)
    assert len(order[0]) == 1
    if condition == "on time":
        assert lost[order[0][0]] <= 1
        assert all(lost[no] == 2 for group in order[1:] for no in group)
        kinds = brackets(at, 1)
        for each in at.stages[0].rounds:
            for pod in each.pods:
                assert pod.group in kinds


def _by_seed(entrants: int, upsets: dict[int, bool]) -> Bracketed:
    """A bracket in which the better seed wins, unless the game is an upset."""

    def decide(game: Game) -> tuple[int | None, int | None]:
        first, second = sorted(no for no in game.pair if no is not None)
        return (second, first) if upsets.get(game.node) else (first, second)

    return bracketed(list(range(entrants)), decide, is_reset=True)


@given(st.integers(2, 40), st.dictionaries(st.integers(1, 90), st.booleans()))
@settings(deadline=None, max_examples=sized(20, 60))
def test_every_double_elimination_comes_to_an_end(entrants: int, upsets: dict[int, bool]) -> None:
    found = _by_seed(entrants, upsets)
    assert found.is_over
    out = [no for group in found.out for no in group]
    assert sorted(out) == list(range(entrants))
    assert out[-1] == found.winner


@pytest.mark.parametrize("size", [4, 8, 16, 32])
def test_no_pair_meets_again_before_it_is_unavoidable(size: int) -> None:
    """No order does better: with 2^r entrants the first rematch is in round r of the losers' bracket at the earliest.

    Until then the losers' bracket keeps opponents from the winners' bracket apart, and from each other's victims.
    """
    games = [size // 2 ** (2 + at // 2) for at in range(2 * size.bit_length() - 4)]
    early = sum(games[: size.bit_length() - 2])
    for upset in range(8):
        met: Counter[tuple[int, int]] = Counter()
        seen: list[Game] = []

        def decide(
            game: Game,
            upset: int = upset,
            met: Counter[tuple[int, int]] = met,
            seen: list[Game] = seen,
        ) -> tuple[int | None, int | None]:
            first, second = sorted(no for no in game.pair if no is not None)
            seen.append(game)
            met[first, second] += 1
            is_upset = (game.node * (upset + 3)) % 5 == 0
            return (second, first) if is_upset and upset else (first, second)

        bracketed(list(range(size)), decide, is_reset=False)
        again: Counter[tuple[int, int]] = Counter()
        lower = [game for game in seen if game.bracket is Bracket.LOSERS]
        late = {game.node for game in lower[early:]}
        for game in seen:
            first, second = sorted(no for no in game.pair if no is not None)
            again[first, second] += 1
            if again[first, second] > 1:
                assert game.bracket is Bracket.FINAL or game.node in late


@pytest.mark.parametrize(
    ("entrants", "size", "sizes", "advance", "rounds"),
    [(16, 4, (3, 4), 1, 2), (21, 4, (3, 4), 2, 4), (8, 2, (2,), 1, 3), (4, 4, (3, 4), 2, 1)],
)
def test_the_rounds_of_an_elimination_are_known(
    entrants: int, size: int, sizes: tuple[int, ...], advance: int, rounds: int
) -> None:
    assert single_rounds(stage(size, sizes, advance=advance), entrants) == rounds


def test_the_rounds_of_a_double_elimination_are_known() -> None:
    assert [double_rounds(each) for each in (2, 3, 4, 8, 16)] == [2, 4, 4, 6, 8]


def test_the_rounds_of_lives_are_known() -> None:
    assert lives_rounds(stage(4, (3, 4), advance=2, lives=1), 16) == 3
    assert lives_rounds(stage(4, (3, 4), advance=2, lives=2), 32) == 7
