"""Teams: teammates are kept apart, and a team has the points of its members."""

from collections import Counter
from itertools import combinations, groupby, pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from rules.contest.director.duties import CallOff, PutOff, Start
from rules.contest.director.next_duty import next_duty
from rules.contest.director.outcome import table_of
from rules.contest.director.plan import Format, Plan
from rules.contest.director.rounds import next_round
from rules.contest.director.snapshot import Deduction, Entry, Snapshot, Status
from rules.contest.director.teams import of_team, team_table
from rules.contest.formats.proof import ScheduleCertificate, evenness, is_true
from rules.contest.formats.schedule import Plot, schedule
from rules.contest.pairing.certificate import written
from rules.contest.pairing.model import Apart
from rules.contest.plans.checking import Unfit, check
from rules.contest.plans.defaults import default_plan, with_final
from rules.contest.plans.teams import TEAM_SIZES, with_teams
from rules.contest.scores.scoring import UNIT
from rules.contest.showing.podium import final_places, podium_view
from rules.contest.showing.subject import Subject
from rules.contest.verify import EQUAL, verdict
from rules.contest.views.parts import Moment
from tests.rules.contest.courses import START_MS, Course, Habits
from tests.scale import sized

pytestmark = pytest.mark.slow

SEATS = (2, 3, 4)
KINDS = (
    (Format.SWISS, 4),
    (Format.SWISS, 3),
    (Format.SWISS, 2),
    (Format.ROUND_ROBIN, 4),
    (Format.ROUND_ROBIN, 2),
)


def _plan(format_: Format, wanted: int, size: int) -> Plan:
    plan = with_teams(default_plan(format_, SEATS, START_MS, wanted), size)
    check(plan, SEATS)
    return plan


def _entries(teams: int, size: int, *, here: bool = True) -> tuple[Entry, ...]:
    """Return the members of teams, who signed up in turn: first the captains, then the others."""
    return tuple(
        Entry(
            no,
            is_checked_in=here,
            rank=no + 1,
            team=no % teams + 1,
            board=no // teams + 1,
        )
        for no in range(teams * size)
    )


def _course(
    kind: tuple[Format, int], teams: int, size: int, seed: int = 1, **habits: int
) -> Course:
    at = Snapshot(_plan(*kind, size), Status.OPEN, _entries(teams, size))
    return Course(at, Random(seed), habits=Habits(**habits))


def _mates_at_one_table(at: Snapshot) -> list[tuple[int, ...]]:
    """Return the pods with teammates, of rounds in which no team has more members than there are pods."""
    team = {each.no: each.team for each in at.entries}
    found = []
    for each in at.stages[0].rounds:
        members = Counter(team[no] for pod in each.pods for no in pod.seats)
        if max(members.values(), default=0) <= len(each.pods):
            found += [
                pod.seats
                for pod in each.pods
                if len({team[no] for no in pod.seats}) < len(pod.seats)
            ]
    return found


@settings(max_examples=sized(12, 60), deadline=None)
@given(
    st.sampled_from(KINDS),
    st.sampled_from(TEAM_SIZES),
    st.integers(0, sized(3, 8)),
    st.integers(0, 2**32),
    st.sampled_from([0, 30]),
)
def test_teammates_share_no_table_where_there_are_as_many_tables_as_members(
    kind: tuple[Format, int], size: int, more: int, seed: int, no_shows: int
) -> None:
    at = _course(kind, 2 + more, size, seed, no_shows=no_shows).run()
    assert at.status is Status.FINISHED
    assert not _mates_at_one_table(at)


def test_few_teams_share_tables_rather_than_stand_still() -> None:
    at = _course((Format.SWISS, 4), 2, 3).run()
    assert at.status is Status.FINISHED
    assert all(len(pod.seats) >= 3 for _, pod in at.pods())


def test_a_round_with_teams_can_be_worked_out_again() -> None:
    course = _course((Format.SWISS, 4), 5, 3)
    while not course.at.stages or len(course.at.stages[0].rounds) < 2:
        course.step()
    at = structs.replace(course.at, stages=(_over(course.at),))
    paired = next_round(at, 1, 99, course.now_ms)
    assert paired.certificate is not None
    assert len(paired.certificate.input.apart) == 5 * 3
    assert verdict(written(paired.certificate)) == EQUAL
    touched = structs.replace(paired.certificate.input, apart=())
    alone = structs.replace(paired.certificate, input=touched)
    assert alone.pairing.criteria.apart == 0
    assert verdict(written(alone)) != EQUAL or alone.pairing == paired.certificate.pairing


def _over(at: Snapshot) -> Any:
    rounds = tuple(
        structs.replace(
            each,
            is_over=True,
            pods=tuple(structs.replace(pod, is_scored=True) for pod in each.pods),
        )
        for each in at.stages[0].rounds
    )
    return structs.replace(at.stages[0], rounds=rounds)


def _apart(teams: int, size: int) -> tuple[Apart, ...]:
    entries = _entries(teams, size)
    return tuple(Apart(a.no, b.no) for a, b in combinations(entries, 2) if a.team == b.team)


def test_in_duels_everybody_meets_every_member_of_the_other_teams_once() -> None:
    apart = _apart(4, 3)
    plot = Plot(tuple(range(12)), 2, (2,), 5, apart=apart)
    met = schedule(plot).meetings()
    mates = {(each.a, each.b) for each in apart}
    assert set(met) == set(combinations(range(12), 2)) - mates
    assert set(met.values()) == {1}
    twice = schedule(structs.replace(plot, is_twice=True)).meetings()
    assert set(twice) == set(met)
    assert set(twice.values()) == {2}


@pytest.mark.parametrize(("wanted", "teams", "size"), [(4, 4, 4), (3, 3, 3), (4, 6, 2), (3, 7, 1)])
def test_a_schedule_of_larger_tables_keeps_teammates_apart(
    wanted: int, teams: int, size: int
) -> None:
    plot = Plot(
        tuple(range(teams * size)), wanted, (wanted - 1, wanted), 5, apart=_apart(teams, size)
    )
    made = schedule(plot)
    assert not set(made.meetings()) & {(each.a, each.b) for each in plot.apart}
    proof = ScheduleCertificate(1, (plot,), 1, ())
    even = evenness(proof)
    assert even is not None
    assert even.even_least <= 1 <= even.even_most
    assert not is_true(proof)


def _naive(at: Snapshot) -> dict[int, int]:
    """Return the points of each team, added up from the standings of all entrants."""
    found = {each.team: 0 for each in at.entries if each.team}
    own = {each.no: each.points for each in table_of(at, 1)}
    for each in at.entries:
        if each.team and not each.is_disqualified:
            found[each.team] += own.get(each.no, 0)
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_a_team_has_the_points_of_its_members(kind: tuple[Format, int]) -> None:
    at = _course(kind, 5, 3, no_shows=20, time_outs=10).run()
    table = team_table(at, 1)
    assert {each.no: each.points for each in table} == _naive(at)
    assert [each.points for each in table] == sorted(_naive(at).values(), reverse=True)
    assert [each.place for each in table] == [1, 2, 3, 4, 5]
    assert all(sum(each.by_round) == each.points for each in table)


def test_penalties_count_for_the_team() -> None:
    at = _course((Format.SWISS, 4), 4, 2).run()
    before = {each.no: each for each in team_table(at, 1)}
    fined = structs.replace(at, deductions=(Deduction(1, 1, 2 * UNIT),))
    after = {each.no: each for each in team_table(fined, 1)}
    assert after[2].points == before[2].points - 2 * UNIT
    assert after[2].deducted == 2 * UNIT
    entries = tuple(structs.replace(each, is_disqualified=each.no == 1) for each in at.entries)
    out = structs.replace(at, entries=entries)
    assert {each.no: each.points for each in team_table(out, 1)} == _naive(out)
    assert {no: place for place, no in final_places(out)}[1] == 5


def test_equal_points_go_by_first_places_then_by_the_boards_then_by_lot() -> None:
    at = _course((Format.SWISS, 2), 6, 2).run()
    table = team_table(at, 1)
    names = ("points", "wins", "board1", "board2", "draw")
    keys = [tuple(each.values[name] for name in names) for each in table]
    assert keys == sorted(keys, reverse=True)
    assert len({key[-1] for key in keys}) == 6
    for before, after in pairwise(table):
        name = next(name for name in names if before.values[name] != after.values[name])
        assert after.decided == name
    for each in table:
        boards = [each.values["board1"], each.values["board2"]]
        assert sum(board or 0 for board in boards) == each.points
        assert [one.board for one in of_team(at, each.no)] == [1, 2]


def test_members_have_the_place_of_their_team() -> None:
    at = _course((Format.ROUND_ROBIN, 3), 4, 3).run()
    team = {each.no: each.team for each in at.entries}
    places = list(final_places(at))
    assert [place for place, _ in places] == [1] * 3 + [2] * 3 + [3] * 3 + [4] * 3
    order = [team for team, _ in groupby(team[no] for _, no in places)]
    assert order == [each.no for each in team_table(at, 1)]


def test_only_full_teams_that_are_all_there_take_part() -> None:
    plan = _plan(Format.SWISS, 4, 3)
    entries = [*_entries(4, 3)][:-1]
    entries[4] = structs.replace(entries[4], is_checked_in=False)
    at = Snapshot(
        plan, Status.CHECKIN, tuple(entries), checkin_opened_ms=START_MS - plan.checkin_ms
    )
    duty = next_duty(at, START_MS)
    assert isinstance(duty, Start)
    assert duty.entrants == (1, 2, 5, 6, 9, 10)


def test_a_single_full_team_is_too_few() -> None:
    plan = _plan(Format.SWISS, 4, 2)
    entries = _entries(2, 2)[:-1]
    at = Snapshot(plan, Status.CHECKIN, entries, checkin_opened_ms=START_MS - plan.checkin_ms)
    assert isinstance(next_duty(at, START_MS), PutOff)
    late = structs.replace(at, put_off=2)
    assert isinstance(next_duty(late, START_MS), CallOff)


@pytest.mark.parametrize(
    "changed",
    [
        {"team_size": 1},
        {"team_size": 5},
        {"late_until": 2},
        {"substitutes_score": False},
        {"entrants_min": 5},
    ],
)
def test_a_plan_that_does_not_suit_teams_is_refused(changed: dict[str, Any]) -> None:
    plan = structs.replace(_plan(Format.SWISS, 4, 3), **changed)
    with pytest.raises(Unfit):
        check(plan, SEATS)


def test_teams_have_no_final_and_no_other_format() -> None:
    plan = _plan(Format.SWISS, 4, 3)
    assert len(plan.stages) == 1
    final = structs.replace(plan, stages=with_final(plan.stages, 4))
    cup = structs.replace(default_plan(Format.SINGLE, SEATS, START_MS), team_size=2)
    for each in (final, cup):
        with pytest.raises(Unfit) as refused:
            check(each, SEATS)
        assert refused.value.code == "no_such_choice"
    again = with_teams(plan, 0)
    assert (again.team_size, again.late_until) == (0, 2)


def test_a_team_of_disqualified_members_is_last_and_on_no_step() -> None:
    at = _course((Format.SWISS, 2), 3, 2).run()
    best = team_table(at, 1)[0].no
    entries = tuple(structs.replace(each, is_disqualified=each.team == best) for each in at.entries)
    # The others have less than the team's nothing.
    deductions = tuple(Deduction(1, each.no, 50 * UNIT) for each in at.entries if each.team != best)
    at = structs.replace(at, entries=entries, deductions=deductions)
    assert team_table(at, 1)[-1].no == best
    assert sorted({place for place, _ in final_places(at)}) == [1, 2, 4]
    subject = Subject("toy", "Cup", {}, teams={no: f"T{no}" for no in (1, 2, 3)})
    view = podium_view(at, subject, Moment(2026, 6, 12, 4, 18, 0, "UTC"))
    assert view is not None
    assert f"T{best}" not in {each.name for each in view.winners}
    assert len(view.winners) == 2
