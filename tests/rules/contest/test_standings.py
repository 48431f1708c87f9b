"""Standings: the worked example digit by digit, rounds without a table, and a recomputation by other code."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.contest.scores import tie_breaks
from rules.contest.scores.results import Rest, Round, Scheme, Seated, Table, Unplayed
from rules.contest.scores.scoring import UNIT
from rules.contest.scores.standings import decided_by, standings
from tests.rules.contest.recomputed import recomputed

ROUNDS = (
    ("A 71 B 64 C 64 D 40", "E 80 F 77 G 52 H 51"),
    ("E 66 A 60 B 58 F 44", "C 75 D 70 G 69 H 33"),
    ("C 62 A 62 E 59 G 50", "B 81 F 70 D 69 H 69"),
)
EXAMPLE = """
    E 9     2   0.8504 5.056 5.625 28    -5
    A 9     3/2 0.8263 6.278 6.812 173/4 -9/2
    C 17/2  3/2 0.8375 4.778 5.312 105/4 -5
    B 13/2  1   0.8024 5.444 6.062 71/4  -13/2
    F 4     0   0.7314 5.056 5.625 11/2  -8
    D 5/2   0   0.6895 5.111 5.688 11/4  -19/2
    G 2     0   0.6939 5.722 6.375 1     -10
    H 1/2   0   0.5685 4.556 4.875 5/4   -23/2
"""
ALL = tuple(name for name in tie_breaks.NAMES if name != tie_breaks.POINTS)
NAMES = "ABCDEFGH"


def table(text: str) -> Table:
    """A table from ``A 71 B 64``: names in seat order, ranks by totals; ``!5`` after a total is a fault at 5."""
    words = text.split()
    totals = [int(word.partition("!")[0]) for word in words[1::2]]
    faults = [int(fault) if (fault := word.partition("!")[2]) else None for word in words[1::2]]
    return Table(
        tuple(
            Seated(NAMES.index(name), 1 + sum(other > total for other in totals), total, fault)
            for name, total, fault in zip(words[::2], totals, faults, strict=True)
        )
    )


def rounds(*each: tuple[str, ...]) -> list[Round]:
    return [Round(tuple(table(text) for text in tables)) for tables in each]


def scheme(*order: str, wanted: int = 4, **more: Any) -> Scheme:
    return Scheme(wanted, order=(tie_breaks.POINTS, *order), **more)


def _order(*order: str) -> str:
    return "".join(NAMES[each.no] for each in standings(range(8), rounds(*ROUNDS), scheme(*order)))


@pytest.mark.parametrize("line", EXAMPLE.strip().splitlines(), ids=lambda line: line.split()[0])
def test_the_worked_example(line: str) -> None:
    name, points, wins, share, opponents, cut1, sonneborn, places = line.split()
    values = _values()[name]
    assert values["points"] / UNIT == Fraction(points)
    assert values["wins"] == Fraction(wins)
    assert f"{values['share'].numerator / values['share'].denominator:.4f}" == share
    assert _three(values["opponents"] * 3 / UNIT) == pytest.approx(float(opponents), abs=6e-4)
    assert _three(values["opponents_cut1"] * 3 / UNIT) == pytest.approx(float(cut1), abs=6e-4)
    assert values["sonneborn"] / UNIT == Fraction(sonneborn)
    assert values["places"] * 3 == Fraction(places)


def _three(value: Fraction) -> float:
    return value.numerator / value.denominator


def _values() -> dict[str, dict[str, Fraction]]:
    found = standings(range(8), rounds(*ROUNDS), scheme(*ALL))
    return {
        NAMES[each.no]: {name: value for name, value in each.values.items() if value is not None}
        for each in found
    }


def test_points_by_round() -> None:
    found = {NAMES[each.no]: each for each in standings(range(8), rounds(*ROUNDS), scheme())}
    by_round = {name: [Fraction(units, UNIT) for units in found[name].by_round] for name in "ED"}
    assert by_round == {"E": [4, 4, 1], "D": [0, 2, Fraction(1, 2)]}


def test_the_list_decides_the_first_place() -> None:
    assert _order(*tie_breaks.STANDARD[1:]).startswith("EACB")
    assert _order("opponents", "share").startswith("AECB")


def test_what_decided_is_told_with_both_values() -> None:
    first, second, third, *_ = standings(
        range(8), rounds(*ROUNDS), scheme(*tie_breaks.STANDARD[1:])
    )
    told = decided_by(first, second)
    assert told is not None
    assert told[0] == "share"
    assert [round(_three(each), 4) for each in told[1:]] == [0.8504, 0.8263]
    assert decided_by(second, third) == (
        "points",
        Fraction(9 * UNIT),
        Fraction(17 * UNIT, 2),
    )


def test_the_first_of_a_split_group_is_explained_by_the_tie_break_that_split_it() -> None:
    played = rounds(("C 9 A 5 B 5 D 1",), ("C 9 B 6 A 6 D 1",), ("C 9 A 6 B 7 D 1",))
    found = standings(range(4), played, scheme("wins", "beaten"))
    assert [(NAMES[each.no], each.decided) for each in found] == [
        ("C", None),
        ("B", "points"),
        ("A", "points"),
        ("D", "points"),
    ]
    later = standings(range(4), rounds(("A 5 B 5 C 9 D 1",)), scheme("wins", "seat"))
    assert [(NAMES[each.no], each.decided) for each in later] == [
        ("C", None),
        ("B", "points"),
        ("A", "seat"),
        ("D", "points"),
    ]


def test_equals_in_everything_share_a_place() -> None:
    found = standings(range(4), rounds(("A 5 B 5 C 9 D 1",)), scheme("wins"))
    assert [(each.place, NAMES[each.no]) for each in found] == [
        (1, "C"),
        (2, "A"),
        (2, "B"),
        (4, "D"),
    ]
    assert decided_by(found[1], found[2]) is None


@pytest.mark.parametrize(
    ("played", "applies"),
    [
        pytest.param((("A 5 B 5",), ("C 5 D 5",)), False, id="not all have met"),
        pytest.param((("A 5 B 4",), ("A 4 B 5",)), True, id="the tied have met equally often"),
    ],
)
def test_direct_meetings(played: tuple[tuple[str, ...], ...], applies: bool) -> None:
    entrants = range(4 if not applies else 2)
    found = standings(entrants, rounds(*played), scheme("direct", wanted=2))
    assert all((each.values["direct"] is not None) == applies for each in found)


def test_an_empty_field_has_empty_standings() -> None:
    assert standings((), (), Scheme(4, order=tie_breaks.STANDARD)) == ()


def test_rounds_without_a_table() -> None:
    absent = [
        *rounds(("A 9 B 8 C 7 D 6",)),
        Round((table("A 9 B 8 C 7 D 6"),), (Rest(4, Unplayed.ALLOCATED, 2 * UNIT),)),
    ]
    found = {each.no: each for each in standings(range(5), absent, scheme("opponents_cut1"))}
    # Round 1 was a zero bye, which the cut takes away a dummy of; five dummies with 2 points in 2 rounds are left.
    assert found[4].by_round == (0, 2 * UNIT)
    assert found[4].values["opponents_cut1"] == UNIT


def test_an_absent_opponent_counts_as_the_mean() -> None:
    played = [*rounds(("A 9 B 8 C 7 D 6",)), Round((), (Rest(0, Unplayed.REQUESTED, 0),))]
    found = {each.no: each for each in standings(range(4), played, scheme("sonneborn"))}
    mean = Fraction(7, 4)
    assert found[0].values["sonneborn"] == (2 + 1 + 0 + 3 * mean) * UNIT


def test_a_seat_at_fault_has_no_share_and_others_move_up() -> None:
    found = {
        NAMES[each.no]: each
        for each in standings(range(4), rounds(("A 60!3 B 20 C 20 D 0",)), scheme(*ALL))
    }
    assert [found[name].points // (UNIT // 2) for name in "ABCD"] == [0, 6, 6, 2]
    assert found["A"].values["share"] == 0
    assert found["B"].values["share"] == Fraction(1, 5)


@st.composite
def stages(draw: st.DrawFn) -> tuple[int, list[Round], int]:
    """Entrants, rounds of random pods, and the wanted size."""
    wanted = draw(st.integers(2, 5))
    entrants = draw(st.integers(wanted, 14))
    found = []
    for _ in range(draw(st.integers(1, 4))):
        order = draw(st.permutations(range(entrants)))
        tables = []
        while len(order) >= max(2, wanted - 1):
            size = min(len(order), wanted)
            totals = draw(st.lists(st.integers(-3, 9), min_size=size, max_size=size))
            faults = draw(
                st.lists(st.sampled_from([None] * 5 + [3, 4]), min_size=size, max_size=size)
            )
            tables.append(
                Table(
                    tuple(
                        Seated(no, 1 + sum(other > total for other in totals), total, fault)
                        for no, total, fault in zip(order[:size], totals, faults, strict=True)
                    )
                )
            )
            order = order[size:]
        rests = tuple(Rest(no, Unplayed.ALLOCATED, UNIT) for no in order if no % 2)
        found.append(Round(tuple(tables), rests))
    return entrants, found, wanted


@settings(max_examples=60, deadline=None)
@given(stages())
def test_standings_equal_those_of_other_code(stage: tuple[int, list[Round], int]) -> None:
    entrants, played, wanted = stage
    order = ("share", "opponents_cut1", "wins", "sonneborn", "places", "beaten", "seat")
    found = standings(range(entrants), played, scheme(*order, wanted=wanted))
    by_no = recomputed(entrants, played, wanted)
    for each in found:
        expected = by_no[each.no]
        assert Fraction(each.points, UNIT) == expected["points"]
        for name, value in each.values.items():
            if name in expected and name != "points":
                assert value == expected[name], name
    keys = [tuple(by_no[each.no][name] for name in ("points", *order)) for each in found]
    assert keys == sorted(keys, reverse=True)
    assert [each.place for each in found] == [1 + sum(o > key for o in keys) for key in keys]


@settings(max_examples=30, deadline=None)
@given(stages(), st.data())
def test_other_numbers_give_the_same_standings(
    stage: tuple[int, list[Round], int], data: st.DataObject
) -> None:
    entrants, played, wanted = stage
    names = data.draw(st.permutations(range(100, 100 + entrants)))
    renamed = [
        Round(
            tuple(
                Table(tuple(Seated(names[s.no], s.rank, s.total, s.fault) for s in each.seats))
                for each in one.tables
            ),
            tuple(Rest(names[rest.no], rest.kind, rest.points) for rest in one.rests),
        )
        for one in played
    ]
    order = scheme(*[name for name in tie_breaks.STANDARD[1:] if name != "draw"], wanted=wanted)
    before = {names[e.no]: (e.place, e.points) for e in standings(range(entrants), played, order)}
    after = {e.no: (e.place, e.points) for e in standings(names, renamed, order)}
    assert before == after
