"""Recorded games, one for each way a table can end.

Robots played the tables without a tie (greedy ones, except for the random moves in ``floor_zero`` and ``seat_left``).
Each of these is the first of its kind. Ties are rare among good players, so they were found by trying seeds of tables
where every fourth move is random and the others are automatic. In ``nobody_builds`` every move is automatic, so that
nobody completes anything.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from rules.core.engine import Step
from rules.core.record import decode_record, replay
from rules.expancity import GAME
from rules.expancity.state import State

FOLDER = Path(__file__).parents[2] / "golden" / "expancity"


@dataclass(frozen=True)
class Golden:
    name: str
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    reason: str

    def steps(self) -> Iterator[Step[State]]:
        return replay(GAME, decode_record((FOLDER / f"{self.name}.json").read_bytes()))


GAMES = (
    Golden("outright_two_seats", (2, 1), (185, 216), "outright"),
    Golden("outright_three_seats", (1, 3, 2), (134, 55, 97), "outright"),
    Golden("outright_four_seats", (2, 4, 3, 1), (82, 71, 79, 131), "outright"),
    Golden("tie_more_contracts", (1, 2), (29, 29), "contracts"),
    Golden("tie_more_buildings", (1, 2), (41, 41), "buildings"),
    Golden("tie_taller", (2, 3, 1), (34, 12, 34), "tallest"),
    Golden("shared_victory", (1, 1, 3), (23, 23, 18), "shared"),
    Golden("nobody_builds", (1, 1, 1), (0, 0, 0), "shared"),
    Golden("floor_zero", (2, 1), (67, 73), "outright"),
    Golden("seat_left", (2, 1), (68, 90), "outright"),
)


@pytest.mark.parametrize("golden", [pytest.param(golden, id=golden.name) for golden in GAMES])
def test_a_recorded_game_ends_as_recorded(golden: Golden) -> None:
    *_, last = golden.steps()
    outcome = GAME.outcome(last.state)
    assert outcome is not None
    assert outcome.ranks == golden.ranks
    assert tuple(score.total for score in outcome.scores) == golden.totals
    assert outcome.reason.key == f"expancity.reason.{golden.reason}"


def test_every_recorded_game_is_replayed() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == {golden.name for golden in GAMES}


def test_in_floor_zero_the_option_decides() -> None:
    told = [event.msg for step in GAMES[8].steps() for event in step.events]
    floored = [text for text in told if text.key == "expancity.event.roofed_zero"]
    assert floored
    assert all(text.args["points"] == 0 for text in floored)
