"""Recorded games: one for each way in which a table can end, and for each option.

Robots played them, most of them greedy; games that end in transition periods or ties were played by random or
automatic ones. Each is the first of its kind.
"""

import pytest

from rules.mine import GAME
from tests.golden import goldens

GAMES = goldens(GAME)

TRANSITIONS = {
    "two_seats": 1,
    "three_seats": 1,
    "four_seats": 1,
    "nobody_enters": 0,
    "random_four_seats": 5,
    "limit_of_three": 3,
    "long_transitions": 5,
    "four_periods": 3,
    "seat_left": 1,
    "shared_victory": 0,
    "tie_resources": 0,
    "tie_penalty": 1,
    "tie_goals": 1,
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_so_many_transition_periods(name: str) -> None:
    assert GAMES[name].last.transition == TRANSITIONS[name]


def test_every_way_to_end_is_recorded() -> None:
    assert {golden.end.reason.rpartition(".")[2] for golden in GAMES.values()} == {
        *("outright", "shared"),
        *("goals", "resources", "penalty"),
    }
    assert {len(golden.end.ranks) for golden in GAMES.values()} == {2, 3, 4}


def test_after_the_last_period_a_seat_enters_or_the_table_ends() -> None:
    keys = [text.key for text in GAMES["nobody_enters"].told]
    assert keys.count("mine.event.stays_out") == 2
    assert "mine.event.transition" not in keys


def test_penalties_of_transition_periods_add_up() -> None:
    told = GAMES["long_transitions"].told
    numbers = [text.args["number"] for text in told if text.key == "mine.event.transition"]
    assert numbers == list(range(1, TRANSITIONS["long_transitions"] + 1))


def test_with_the_option_there_are_at_most_three_transition_periods() -> None:
    assert GAMES["limit_of_three"].record.setup.options["max_transitions"] == "3"
    state = GAMES["limit_of_three"].last
    assert any(not mine.out for mine in state.seats)


def test_a_short_game_has_four_periods() -> None:
    told = GAMES["four_periods"].told
    assert [text.args["period"] for text in told if text.key == "mine.event.period"] == [1, 2, 3, 4]


def test_a_robot_plays_on_for_a_seat_that_left() -> None:
    entries = GAMES["seat_left"].record.entries
    (gone,) = [place for place, entry in enumerate(entries) if entry.move is None]
    assert any(entry.seat == entries[gone].seat for entry in entries[gone + 1 :])


def test_every_seat_has_the_same_number_of_turns_in_every_period() -> None:
    for step in GAMES["four_seats"].steps():
        turns = [mine.turns for mine in step.state.seats]
        assert max(turns) - min(turns) <= 1
