"""Plans: defaults of each format, refusals, and lengths (chapter "Parameters")."""

from random import Random

import msgspec
import pytest
from msgspec import structs

from rules.contest.director.held import Deal
from rules.contest.director.plan import DAY_MS, HOUR_MS, Format, Plan, StagePlan
from rules.contest.director.snapshot import Entry, Snapshot, Status
from rules.contest.plans.checking import MOST, Unfit, check
from rules.contest.plans.defaults import default_plan, with_final
from rules.contest.plans.lengths import rounds_in
from rules.contest.plans.resizing import ODD, odd_of, sizes_beside
from rules.contest.scores.results import Scheme
from rules.contest.scores.tie_breaks import CHESS, HEATS, LEAGUE, STANDARD
from tests.rules.contest.courses import Course

SEATS = (1, 2, 3, 4, 5)
START_MS = 100 * DAY_MS
WANTED = {Format.DOUBLE: 2, Format.DUPLICATE: 1}
"""Sizes of pods for formats that the usual size does not suit."""


def _plan(
    format_: Format = Format.SWISS,
    wanted: int = 0,
    *,
    cut: int = 0,
    seats: tuple[int, ...] = SEATS,
    **changed: object,
) -> Plan:
    """Return a default plan with fields of the plan, the first stage or its scheme changed."""
    plan = default_plan(format_, seats, START_MS, wanted)
    if cut:
        plan = structs.replace(plan, stages=with_final(plan.stages, cut))
    first = plan.stages[0]
    scheme, stage = (
        {name: changed[name] for name in changed if name in of.__struct_fields__}
        for of in (Scheme, StagePlan)
    )
    first = structs.replace(first, **stage, scheme=structs.replace(first.scheme, **scheme))
    rest = {name: changed[name] for name in changed if name not in {*scheme, *stage}}
    return structs.replace(plan, stages=(first, *plan.stages[1:]), **rest)


@pytest.mark.parametrize(
    ("plan", "wanted", "sizes", "bye", "order"),
    [
        pytest.param(_plan(), 4, (3, 4), "second", STANDARD, id="pods of four and three"),
        pytest.param(_plan(wanted=2), 2, (2,), "win", CHESS, id="pairs"),
        pytest.param(_plan(wanted=5), 5, (4, 5), "second", STANDARD, id="pods of five"),
        pytest.param(_plan(Format.HEATS), 4, (3, 4), "second", HEATS, id="heats"),
        pytest.param(_plan(Format.LEAGUE), 4, (3, 4), "second", LEAGUE, id="league"),
    ],
)
def test_defaults_suit_format_and_pods(
    plan: Plan, wanted: int, sizes: tuple[int, ...], bye: str, order: tuple[str, ...]
) -> None:
    (first,) = plan.stages
    assert (first.scheme.wanted, first.sizes, first.bye) == (wanted, sizes, bye)
    assert first.scheme.order == order


def test_a_title_for_two_to_five_is_wanted_with_four_and_a_duel_with_two() -> None:
    assert _plan(seats=(2, 3, 4, 5)).stages[0].scheme.wanted == 4
    assert _plan(seats=(2,)).stages[0].scheme.wanted == 2
    assert _plan(seats=(2, 3)).stages[0].scheme.wanted == 3


def test_one_table_is_of_any_size_up_to_four_and_holds_its_whole_field() -> None:
    plan = _plan(Format.SINGLE_TABLE)
    assert plan.stages[0].sizes == (2, 3, 4)
    assert plan.entrants_max == 4
    assert _plan(Format.SINGLE_TABLE, seats=(5, 6)).stages[0].sizes == (6,)


def test_groups_of_a_title_whose_tables_have_no_schedule_are_refused() -> None:
    with pytest.raises(Unfit, match="size_unfit"):
        check(_plan(Format.GROUPS, seats=(9,)), (9,))


@pytest.mark.parametrize(
    ("plan", "entrants", "rounds"),
    [
        pytest.param(_plan(), 64, 4, id="as many as a Swiss of 64 has"),
        pytest.param(_plan(cut=4), 64, 5, id="and a final table"),
        pytest.param(_plan(Format.SINGLE), 16, 3, id="16, 8, 4"),
        pytest.param(_plan(Format.DOUBLE, 2), 8, 6, id="both brackets and the final"),
        pytest.param(_plan(cut=4), 4, 1, id="no final of all four"),
        pytest.param(_plan(Format.LEAGUE, at_once=4), 21, 1, id="four tables each, all at a time"),
        pytest.param(_plan(Format.LEAGUE), 21, 2, id="two at a time"),
        pytest.param(_plan(Format.GROUPS), 14, 3, id="groups, then a final of four"),
        pytest.param(_plan(Format.GROUPS), 28, 4, id="groups, then eight and four"),
        pytest.param(_plan(Format.ROUND_ROBIN, 2), 9, 4, id="eight tables each"),
        pytest.param(_plan(Format.HEATS), 64, 3, id="heats"),
        pytest.param(_plan(Format.LADDER), 64, 8, id="weeks of a ladder"),
        pytest.param(_plan(Format.DUPLICATE, 1), 64, 1, id="all deals at a time"),
    ],
)
def test_the_length_is_known_beforehand(plan: Plan, entrants: int, rounds: int) -> None:
    assert rounds_in(plan, entrants) == rounds


def test_solo_deals_may_be_played_in_the_whole_round() -> None:
    plan = _plan(Format.DUPLICATE, 1)
    assert plan.show_ms == plan.round_ms
    check(plan, SEATS)


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        pytest.param(_plan(round_ms=23 * HOUR_MS), "out_of_range", id="a round under a day"),
        pytest.param(_plan(show_ms=169 * HOUR_MS), "out_of_range", id="a week to show up"),
        pytest.param(_plan(checkin_ms=HOUR_MS - 1), "out_of_range", id="check-in under an hour"),
        pytest.param(_plan(gap_ms=-1), "out_of_range", id="a negative gap"),
        pytest.param(_plan(entrants_max=MOST + 1), "out_of_range", id="too large a field"),
        pytest.param(_plan(free_byes=3), "out_of_range", id="three free byes"),
        pytest.param(_plan(best_of=21), "out_of_range", id="the best of 21"),
        pytest.param(_plan(Format.LEAGUE, at_once=9), "out_of_range", id="nine tables at once"),
        pytest.param(_plan(Format.GROUPS, group_size=2), "out_of_range", id="groups of two"),
        pytest.param(_plan(scoring="golf"), "no_such_choice", id="an unknown scoring"),
        pytest.param(_plan(order=("luck",)), "no_such_choice", id="an unknown tie-break"),
        pytest.param(_plan(bye="half"), "no_such_choice", id="an unknown bye"),
        pytest.param(_plan(wanted=6), "size_unfit", id="more seats than the title has"),
        pytest.param(_plan(sizes=(3,)), "size_unfit", id="the wanted size is not allowed"),
        pytest.param(_plan(entrants_min=2), "too_few", id="fewer than a pod"),
        pytest.param(_plan(entrants_max=2, entrants_min=2), "too_few", id="room for no pod"),
        pytest.param(_plan(entrants_min=65), "too_few", id="more at least than at most"),
        pytest.param(_plan(Format.SINGLE, advance=4), "advance_uneven", id="no one goes out"),
        pytest.param(_plan(Format.SINGLE, advance=3), "advance_uneven", id="rounds not full"),
        pytest.param(_plan(Format.LIVES, advance=3), "advance_uneven", id="no life is lost"),
        pytest.param(_plan(Format.GROUPS, advance=7), "out_of_range", id="whole groups go on"),
        pytest.param(_plan(Format.DOUBLE), "size_unfit", id="double elimination in fours"),
        pytest.param(_plan(cut=1), "cut_unfit", id="a cut to one"),
        pytest.param(_plan(cut=20, entrants_max=16), "cut_unfit", id="a cut above the field"),
        pytest.param(_plan(cut=33), "cut_unfit", id="a cut to more than 32"),
        pytest.param(_plan(Format.SINGLE, cut=4), "cut_unfit", id="a cut after elimination"),
        pytest.param(_plan(wanted=1, entrants_min=2), "size_unfit", id="solo, but not duplicate"),
        pytest.param(_plan(Format.DUPLICATE, 1, rounds=9), "out_of_range", id="nine deals"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, code: str) -> None:
    with pytest.raises(Unfit) as refused:
        check(plan, SEATS)
    assert refused.value.code == code


@pytest.mark.parametrize("format_", Format)
def test_every_format_can_be_played_to_its_end_by_default(format_: Format) -> None:
    plan = _plan(format_, WANTED.get(format_, 0))
    check(plan, SEATS)
    assert plan.stages[0].format is format_
    assert len(plan.stages) == (2 if format_ is Format.GROUPS else 1)
    entries = tuple(
        Entry(no, is_checked_in=True, rank=no + 1) for no in range(min(14, plan.entrants_max))
    )
    deals = tuple(Deal(1, START_MS + number * 21 * DAY_MS) for number in (1, 2, 3))
    deals = deals if format_ is Format.DUPLICATE else ()
    at = Course(Snapshot(plan, Status.OPEN, entries, deals=deals), Random(1)).run()
    assert at.status is Status.FINISHED
    rounds = {Format.LEAGUE: 7, Format.DUPLICATE: 3}.get(format_)
    assert rounds is None or len(at.stages[0].rounds) == rounds


def test_a_final_table_takes_the_best_of_the_first_stage() -> None:
    plan = _plan(cut=4)
    check(plan, SEATS)
    first, final = plan.stages
    assert (final.format, final.cut, final.sizes) == (Format.SINGLE_TABLE, 4, first.sizes)
    assert with_final(plan.stages, 0) == (first,)


def test_a_stored_plan_without_the_fields_that_have_defaults_is_read_with_them() -> None:
    stages = _plan().stages
    stored = msgspec.json.encode({"stages": stages, "starts_at_ms": START_MS})
    assert msgspec.json.decode(stored, type=Plan) == Plan(stages, START_MS)


@pytest.mark.parametrize(("wanted", "cut", "rounds"), [(4, 8, 2), (4, 16, 3), (2, 8, 3), (3, 9, 2)])
def test_playoffs_after_a_swiss_are_played_to_one_winner(
    wanted: int, cut: int, rounds: int
) -> None:
    plan = _plan(wanted=wanted, cut=cut)
    check(plan, SEATS)
    entries = tuple(Entry(no, is_checked_in=True, rank=no + 1) for no in range(20))
    at = Course(Snapshot(plan, Status.OPEN, entries), Random(2)).run()
    assert at.status is Status.FINISHED
    swiss, playoffs = at.stages
    assert len(playoffs.field) == cut
    assert len(playoffs.rounds) == rounds == rounds_in(plan, 20) - len(swiss.rounds)
    assert len(playoffs.rounds[-1].pods) == 1


@pytest.mark.parametrize("odd", ODD)
def test_tables_beside_the_wanted_size_are_smaller_larger_or_both(odd: str) -> None:
    sizes = sizes_beside(4, SEATS, odd)
    assert sizes == {"smaller": (3, 4), "larger": (4, 5), "both": (3, 4, 5)}[odd]
    plan = _plan(sizes=sizes, entrants_min=4)
    check(plan, SEATS)
    assert odd_of(plan.stages[0]) == odd
    entries = tuple(Entry(no, is_checked_in=True, rank=no + 1) for no in range(21))
    at = Course(Snapshot(plan, Status.OPEN, entries), Random(3)).run()
    assert at.status is Status.FINISHED
    seated = {len(pod.seats) for each in at.stages[0].rounds for pod in each.pods}
    assert seated == {4, 5 if odd != "smaller" else 3}
