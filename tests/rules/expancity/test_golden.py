"""Recorded games, one for each way a table can end.

Robots played the tables without a tie (greedy ones, except for the random moves in ``floor_zero`` and ``seat_left``).
Each of these is the first of its kind. Ties are rare among good players, so they were found by trying seeds of tables
where every fourth move is random and the others are automatic. In ``nobody_builds`` every move is automatic, so that no
seat completes anything.
"""

from rules.core.text import msg
from rules.expancity import GAME
from tests.golden import goldens

GAMES = goldens(GAME)


def test_every_way_to_end_is_recorded() -> None:
    assert {golden.end.reason.rpartition(".")[2] for golden in GAMES.values()} == {
        *("outright", "shared"),
        *("contracts", "buildings", "tallest"),
    }
    assert {len(golden.end.ranks) for golden in GAMES.values()} == {2, 3, 4}


def test_a_table_of_chosen_goals_is_recorded() -> None:
    chosen = GAMES["chosen_goals"].record.setup.options["goals"]
    paid = ("expancity.event.goal_paid", "expancity.event.goal_unpaid")
    told = [text.args["goal"] for text in GAMES["chosen_goals"].told if text.key in paid]
    assert told == [msg(f"expancity.goal.{goal}") for goal in chosen.split(",")]


def test_in_floor_zero_the_option_decides() -> None:
    told = GAMES["floor_zero"].told
    floored = [text for text in told if text.key == "expancity.event.roofed_zero"]
    assert floored
    assert all(text.args["points"] == 0 for text in floored)
