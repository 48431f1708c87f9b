"""Recorded games: one for each way in which a table can end, and for each option.

Robots played them, most of them greedy; games that end in transition periods or ties were played by random or
automatic ones. Each is the first of its kind.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from rules.core.engine import Step
from rules.core.record import Record, decode_record, replay
from rules.core.text import Msg
from rules.mine import GAME
from rules.mine.state import Stage, State

FOLDER = Path(__file__).parents[2] / "golden" / "mine"


@dataclass(frozen=True)
class Golden:
    name: str
    transitions: int
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    reason: str

    @property
    def record(self) -> Record:
        return decode_record((FOLDER / f"{self.name}.json").read_bytes())

    def steps(self) -> Iterator[Step[State]]:
        return replay(GAME, self.record)

    @property
    def last(self) -> State:
        *_, step = self.steps()
        return step.state

    @property
    def told(self) -> list[Msg]:
        return [event.msg for step in self.steps() for event in step.events]


GAMES = {
    golden.name: golden
    for golden in (
        Golden("two_seats", 1, (1, 2), (41, 33), "outright"),
        Golden("three_seats", 1, (1, 2, 3), (60, 33, 24), "outright"),
        Golden("four_seats", 1, (4, 2, 1, 3), (21, 40, 44, 32), "outright"),
        Golden("nobody_enters", 0, (2, 1), (0, 16), "outright"),
        Golden("random_four_seats", 5, (4, 1, 3, 2), (-33, 2, -10, -3), "outright"),
        Golden("limit_of_three", 3, (1, 2), (7, 5), "outright"),
        Golden("long_transitions", 5, (2, 3, 1), (-2, -18, 2), "outright"),
        Golden("four_periods", 3, (1, 2, 3), (16, 6, -15), "outright"),
        Golden("seat_left", 1, (2, 1), (14, 24), "outright"),
        Golden("shared_victory", 0, (1, 1), (0, 0), "shared"),
        Golden("tie_resources", 0, (1, 2), (3, 3), "resources"),
        Golden("tie_penalty", 1, (2, 1), (0, 0), "penalty"),
        Golden("tie_goals", 1, (2, 1), (14, 14), "goals"),
    )
}


@pytest.mark.parametrize(
    "golden", [pytest.param(golden, id=name) for name, golden in GAMES.items()]
)
def test_a_recorded_game_ends_as_recorded(golden: Golden) -> None:
    state = golden.last
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert state.stage is Stage.OVER
    assert state.transition == golden.transitions
    assert outcome.ranks == golden.ranks
    assert tuple(score.total for score in outcome.scores) == golden.totals
    assert outcome.reason.key == f"mine.reason.{golden.reason}"


def test_every_recorded_game_is_replayed() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == set(GAMES)


def test_every_way_to_end_is_recorded() -> None:
    reasons = {"outright", "goals", "resources", "penalty", "shared"}
    assert {golden.reason for golden in GAMES.values()} == reasons
    assert {len(golden.ranks) for golden in GAMES.values()} == {2, 3, 4}
    assert {0, 1, 3} <= {golden.transitions for golden in GAMES.values()}


def test_after_the_last_period_somebody_enters_or_the_table_ends() -> None:
    keys = [text.key for text in GAMES["nobody_enters"].told]
    assert keys.count("mine.event.stays_out") == 2
    assert "mine.event.transition" not in keys


def test_penalties_of_transition_periods_add_up() -> None:
    told = GAMES["long_transitions"].told
    numbers = [text.args["number"] for text in told if text.key == "mine.event.transition"]
    assert numbers == list(range(1, GAMES["long_transitions"].transitions + 1))


def test_with_the_option_there_are_at_most_three_transition_periods() -> None:
    record = decode_record((FOLDER / "limit_of_three.json").read_bytes())
    assert record.setup.options["max_transitions"] == "3"
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
