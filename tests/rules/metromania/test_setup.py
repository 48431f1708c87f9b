"""Setting a table up: options and the deal (T35)."""

import pytest

from rules.core import engine
from rules.core.errors import MalformedMove
from rules.core.game import Setup, default_options
from rules.metromania import GAME
from rules.metromania.components.content import KINDS, MARKERS, kind_of, letter_of
from rules.metromania.setup import new
from tests.refusing import refuses
from tests.rules.metromania.positions import P1, fresh, options


def dealt(seats: int, markers: str, seed: int) -> list[list[str]]:
    state = new(Setup(seats, default_options(GAME) | {"markers": markers}, seed))
    return [mine.hand for mine in state.seats]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("markers", ["open", "hidden"])
def test_every_hand_has_all_types_and_different_letters(seats: int, markers: str) -> None:
    for seed in range(200):
        hands = dealt(seats, markers, seed)
        assert sorted(marker for hand in hands for marker in hand) == sorted(MARKERS)
        for hand in hands:
            assert len(hand) == 12 // seats
            assert {kind_of(marker) for marker in hand} == set(KINDS)
            assert len({letter_of(marker) for marker in hand}) == len(hand)


def test_different_seeds_deal_differently() -> None:
    assert len({str(dealt(4, "open", seed)) for seed in range(50)}) > 40


def test_fixed_hands_are_dealt_by_column() -> None:
    assert [mine.hand for mine in fresh(4, markers="fixed").seats] == [
        ["R-A", "C-B", "E-C"],
        ["R-D", "C-A", "E-E"],
        ["R-F", "C-E", "E-B"],
        ["R-C", "C-D", "E-F"],
    ]
    assert [mine.hand for mine in fresh(3, markers="fixed").seats] == [
        ["R-A", "R-D", "C-B", "E-C"],
        ["R-C", "C-A", "C-E", "E-F"],
        ["R-F", "C-D", "E-B", "E-E"],
    ]


def test_with_two_seats_each_has_one_column() -> None:
    first, second = fresh(2).seats
    assert first.hand == ["R-A", "R-D", "C-B", "C-E", "E-C", "E-F"]
    assert second.hand == ["R-C", "R-F", "C-A", "C-D", "E-B", "E-E"]


def test_hands_follow_the_turn_order() -> None:
    for seed in range(10):
        state = new(Setup(4, default_options(GAME) | {"markers": "fixed"}, seed))
        assert state.seats[state.first].hand == ["R-A", "C-B", "E-C"]
        assert state.turn.seat == state.first


def test_an_option_decides_which_seat_begins() -> None:
    firsts = {new(Setup(4, default_options(GAME), seed)).first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    assert {new(Setup(4, options(), seed)).first for seed in range(30)} == {P1}


@pytest.mark.parametrize("markers", ["hidden", "fixed"])
def test_two_seats_play_only_with_open_markers(markers: str) -> None:
    with refuses("metromania.markers_need_three", MalformedMove):
        engine.start(GAME, Setup(2, options(markers=markers), 1))


@pytest.mark.parametrize(
    ("chosen", "flags"),
    [
        ({}, ("penalty", "always", True, "builder")),
        ({"ruleset": "korean"}, ("penalty", "blocked_only", False, "owners")),
        ({"ruleset": "italian"}, ("compensation", "always", True, "builder")),
        (
            {"ruleset": "korean", "station_between": "true", "station_points": "builder"},
            ("penalty", "blocked_only", True, "builder"),
        ),
    ],
)
def test_rule_sets_set_their_flags(chosen: dict[str, str], flags: tuple[object, ...]) -> None:
    rules = fresh(4, **chosen).rules
    found = (rules.impossible_trip, rules.final_round, rules.station_between, rules.station_points)
    assert found == flags
    assert (rules.empty_supply, rules.split_at_line_end) == ("forbid", False)


def test_single_flags_override_the_rule_set() -> None:
    rules = fresh(4, empty_supply="skip", split_at_line_end="true").rules
    assert (rules.empty_supply, rules.split_at_line_end) == ("skip", True)


def test_a_new_table_is_empty() -> None:
    state = fresh(3)
    assert (state.supply, state.stations, state.placed, state.passes) == (30, [], [], 0)
    assert all(mine.turns == mine.points == 0 for mine in state.seats)
    assert not any(line.path for mine in state.seats for line in mine.lines)
