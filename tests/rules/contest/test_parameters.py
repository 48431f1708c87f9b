"""Parameters: filled up, checked, fingerprinted, and planned; presets (chapter "Parameters")."""

from random import Random

import msgspec
import pytest
from msgspec import structs

from rules.contest.director.held import Deal
from rules.contest.director.plan import DAY_MS, Format
from rules.contest.director.snapshot import Entry, Snapshot, Status
from rules.contest.parameters.checking import check
from rules.contest.parameters.lengths import rounds_in
from rules.contest.parameters.model import Parameters, encoded, fingerprint
from rules.contest.parameters.planning import planned
from rules.contest.parameters.presets import Preset, preset, presets_for
from rules.contest.parameters.reading import Unfit, filled, read
from rules.contest.scores.tie_breaks import CHESS, HEATS, LEAGUE, STANDARD
from tests.rules.contest.courses import Course

SEATS = (1, 2, 3, 4, 5)
START_MS = 100 * DAY_MS


def _given(format_: Format = Format.SWISS, **changed: object) -> Parameters:
    given = Parameters(name="Cup", title="tmars", format=format_, starts_at_ms=START_MS)
    return structs.replace(given, **changed)


def _filled(format_: Format = Format.SWISS, **changed: object) -> Parameters:
    return filled(_given(format_, **changed), SEATS)


@pytest.mark.parametrize(
    ("given", "wanted", "sizes", "bye", "order"),
    [
        pytest.param({}, 4, (3, 4), "second", STANDARD, id="pods of four and three"),
        pytest.param({"seats": 2}, 2, (2,), "win", CHESS, id="pairs"),
        pytest.param({"seats": 5}, 5, (4, 5), "second", STANDARD, id="pods of five"),
        pytest.param({"format_": Format.HEATS}, 4, (3, 4), "second", HEATS, id="heats"),
        pytest.param({"format_": Format.LEAGUE}, 4, (3, 4), "second", LEAGUE, id="league"),
    ],
)
def test_what_is_left_open_suits_format_and_pods(
    given: dict[str, object], wanted: int, sizes: tuple[int, ...], bye: str, order: tuple[str, ...]
) -> None:
    found = _filled(**given)  # type: ignore[arg-type]  # the parameters of the case
    assert (found.seats, found.pod_sizes, found.bye_points) == (wanted, sizes, bye)
    assert found.tie_breaks == order
    assert filled(found, SEATS) == found


def test_a_title_for_two_to_five_is_wanted_with_four_and_a_duel_with_two() -> None:
    assert filled(_given(), (2, 3, 4, 5)).seats == 4
    assert filled(_given(), (2,)).seats == 2
    assert filled(_given(), (2, 3)).seats == 3


def test_groups_of_a_title_whose_tables_have_no_schedule_are_refused() -> None:
    with pytest.raises(Unfit, match="size_unfit"):
        check(filled(_given(Format.GROUPS), (9,)), (9,))


@pytest.mark.parametrize(
    ("given", "entrants", "rounds"),
    [
        pytest.param({}, 64, 4, id="as many as a Swiss of 64 has"),
        pytest.param({"cut": 4}, 64, 5, id="and a final table"),
        pytest.param({"format_": Format.SINGLE}, 16, 3, id="16, 8, 4"),
        pytest.param(
            {"format_": Format.DOUBLE, "seats": 2}, 8, 6, id="both brackets and the final"
        ),
        pytest.param({"format_": Format.LEAGUE}, 21, 1, id="four tables each, all at a time"),
        pytest.param({"format_": Format.LEAGUE, "at_once": 2}, 21, 2, id="two at a time"),
        pytest.param({"format_": Format.GROUPS}, 14, 2, id="groups, then a final of four"),
        pytest.param({"format_": Format.GROUPS}, 28, 3, id="groups, then eight and four"),
        pytest.param({"format_": Format.ROUND_ROBIN, "seats": 2}, 9, 2, id="eight tables each"),
        pytest.param({"format_": Format.HEATS}, 64, 3, id="heats"),
        pytest.param({"format_": Format.LADDER}, 64, 8, id="weeks of a ladder"),
        pytest.param({"format_": Format.DUPLICATE, "seats": 1}, 64, 1, id="all deals at a time"),
    ],
)
def test_how_long_it_takes_is_known_beforehand(
    given: dict[str, object], entrants: int, rounds: int
) -> None:
    plan = planned(_filled(**given), SEATS)  # type: ignore[arg-type]  # the parameters of the case
    assert rounds_in(plan, entrants) == rounds


def test_sealed_is_the_rule_for_duplicates_only() -> None:
    assert _filled(Format.DUPLICATE, seats=1).is_sealed
    assert not _filled().is_sealed
    assert not _filled(Format.DUPLICATE, seats=1, is_sealed=False).is_sealed


@pytest.mark.parametrize(
    ("given", "code"),
    [
        pytest.param({"name": " "}, "name_unfit", id="no name"),
        pytest.param({"name": "x" * 61}, "name_unfit", id="a name that is too long"),
        pytest.param({"round_h": 23}, "out_of_range", id="a round of less than a day"),
        pytest.param({"show_h": 169}, "out_of_range", id="a week to show up"),
        pytest.param({"cut": 1}, "out_of_range", id="a cut to one"),
        pytest.param({"scoring": "golf"}, "no_such_choice", id="an unknown scoring"),
        pytest.param({"tie_breaks": ("luck",)}, "no_such_choice", id="an unknown tie-break"),
        pytest.param({"seats": 6}, "size_unfit", id="more seats than the title has"),
        pytest.param({"pod_sizes": (3,)}, "size_unfit", id="the wanted size is not allowed"),
        pytest.param({"entrants_min": 2}, "too_few", id="fewer than a pod"),
        pytest.param({"entrants_max": 2, "entrants_min": 2}, "too_few", id="room for no pod"),
        pytest.param({"entrants_min": 65}, "too_few", id="more at least than at most"),
        pytest.param(
            {"format_": Format.SINGLE, "advance": 4}, "advance_uneven", id="nobody goes out"
        ),
        pytest.param(
            {"format_": Format.SINGLE, "advance": 3}, "advance_uneven", id="rounds not full"
        ),
        pytest.param(
            {"format_": Format.LIVES, "advance": 3}, "advance_uneven", id="no life is lost"
        ),
        pytest.param({"format_": Format.DOUBLE}, "size_unfit", id="double elimination in fours"),
        pytest.param(
            {"cut": 20, "entrants_max": 16}, "cut_unfit", id="a cut of more than there are"
        ),
        pytest.param(
            {"format_": Format.SINGLE, "cut": 4}, "cut_unfit", id="a cut after elimination"
        ),
        pytest.param({"seats": 1, "entrants_min": 2}, "size_unfit", id="alone, but not duplicate"),
        pytest.param(
            {"format_": Format.DUPLICATE, "seats": 1, "rounds": 9}, "out_of_range", id="nine deals"
        ),
    ],
)
def test_what_cannot_be_played_is_refused_at_creation(given: dict[str, object], code: str) -> None:
    with pytest.raises(Unfit) as refused:
        check(_filled(**given), SEATS)  # type: ignore[arg-type]  # the parameters of the case
    assert refused.value.code == code


@pytest.mark.parametrize("format_", Format)
def test_every_format_can_be_played_as_it_is_filled_up(format_: Format) -> None:
    seats = {Format.DOUBLE: 2, Format.DUPLICATE: 1}.get(format_, 0)
    given = _filled(format_, seats=seats)
    check(given, SEATS)
    plan = planned(given, SEATS)
    assert plan.stages[0].format is format_
    assert len(plan.stages) == (2 if format_ is Format.GROUPS else 1)


def test_the_fingerprint_covers_what_is_frozen_and_nothing_else() -> None:
    first = _filled()
    assert fingerprint(first) == fingerprint(msgspec.json.decode(encoded(first), type=Parameters))
    assert fingerprint(first) == fingerprint(structs.replace(first, round_h=600, entrants_max=128))
    others = [
        structs.replace(first, show_h=24),
        structs.replace(first, rounds=5),
        structs.replace(first, options={"draft": "yes"}),
    ]
    assert len({fingerprint(each) for each in (first, *others)}) == 4
    swapped = [
        structs.replace(first, options=dict(pairs))
        for pairs in ([("a", "1"), ("b", "2")], [("b", "2"), ("a", "1")])
    ]
    assert fingerprint(swapped[0]) == fingerprint(swapped[1])
    assert len(fingerprint(first)) == 64


def test_parameters_are_read_as_they_were_written() -> None:
    given = _filled(Format.LEAGUE)
    assert read(encoded(given), SEATS) == given
    for text in (b"{}", b"\xff", b'{"name": "x", "unknown": 1}'):
        with pytest.raises(Unfit, match="unreadable"):
            read(text, SEATS)


@pytest.mark.parametrize("which", Preset)
def test_every_preset_is_played_to_its_end(which: Preset) -> None:
    given = preset(which, name="Cup", title="tmars", starts_at_ms=START_MS, seats=SEATS)
    check(given, SEATS)
    entries = tuple(Entry(no, is_checked_in=True, rank=no + 1) for no in range(14))
    deals = tuple(Deal(1, START_MS + number * 21 * DAY_MS) for number in (1, 2, 3))
    deals = deals if which is Preset.DUPLICATE else ()
    at = Snapshot(planned(given, SEATS), Status.OPEN, entries, deals=deals)
    at = Course(at, Random(1)).run()
    assert at.status is Status.FINISHED
    rounds = {Preset.LEAGUE: 7, Preset.DUPLICATE: 3}.get(which)
    assert rounds is None or len(at.stages[0].rounds) == rounds


def test_the_swiss_preset_ends_with_one_final_table() -> None:
    given = preset(Preset.SWISS, name="Cup", title="mine", starts_at_ms=START_MS, seats=(2, 3, 4))
    first, final = planned(given, (2, 3, 4)).stages
    assert (first.format, final.format, final.cut) == (Format.SWISS, Format.SINGLE_TABLE, 4)


def test_presets_are_those_that_the_title_can_be_seated_for() -> None:
    assert presets_for((2,), has_deals=False) == (Preset.DUEL,)
    assert Preset.DUPLICATE in presets_for(SEATS, has_deals=True)
    assert Preset.DUPLICATE not in presets_for((2, 3, 4), has_deals=True)
    with pytest.raises(Unfit, match="size_unfit"):
        preset(Preset.DUPLICATE, name="Cup", title="x", starts_at_ms=0, seats=(2, 3))
