"""Chapter "End of the game": final greeneries."""

from typing import Any

import pytest

from rules.core.log import Log
from rules.tmars.seen import view
from rules.tmars.state import Stage, State
from rules.tmars.turns.flow import waiting_for
from rules.tmars.turns.scoring import outcome
from rules.tmars.verbs.convert import CONVERT
from rules.tmars.verbs.end import END
from rules.tmars.verbs.passing import PASS
from rules.tmars.verbs.project import PROJECT
from rules.tmars.view import BOT
from tests.rules.tmars.positions import drawn, gone_on, is_offered, offered, played, refusal, stock

OCEANS = " ".join(
    f"{space}:ocean" for space in ["A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6"]
)


def _done(*seats: dict[str, object], **board: object) -> State:
    """Return a state with all parameters at their goals, and all seats passed."""
    ready = {"temperature": 8, "oxygen": 14, "tiles": OCEANS, "generation": 9, **board}
    state = drawn(*({**seat, "passed": True} for seat in seats), **ready)
    if state.bot is not None:
        state.bot.passed = True
    return gone_on(state)


def test_greeneries_are_placed_in_player_order_as_often_as_plants_allow() -> None:
    state = _done({"plants": 17}, {}, {"corp": "R17", "plants": 7})
    assert (state.stage, set(waiting_for(state))) == (Stage.FINAL, {0})
    assert not any(is_offered(state, 0, verb) for verb in (PROJECT, END))
    state = played(state, 0, "convert plants G3")
    assert set(waiting_for(state)) == {0}
    state = played(state, 0, "convert plants G4")
    assert set(waiting_for(state)) == {2}, "the second seat has no plants"
    state = played(state, 2, "convert plants C3")
    assert state.stage is Stage.OVER


def test_oxygen_and_rating_do_not_rise() -> None:
    """Classic solo play, in which the oxygen could rise."""
    state = _done({"plants": 8})
    state.oxygen = 13
    rating = state.seats[0].tr
    state = played(state, 0, "convert plants G3")
    assert (state.oxygen, state.seats[0].tr) == (13, rating)


def test_plants_from_a_space_can_be_used_again() -> None:
    state = _done({"plants": 8})
    state = played(state, 0, "convert plants D2")
    assert stock(state)[3] == 1
    state = _done({"plants": 15})
    state = played(state, 0, "convert plants D2")
    assert set(waiting_for(state)) == {0}
    assert stock(state)[3] == 8


def test_plants_may_be_kept() -> None:
    state = _done({"plants": 8}, {"plants": 8})
    assert is_offered(state, 0, PASS)
    state = played(state, 0, "pass")
    assert set(waiting_for(state)) == {1}
    assert played(state, 1, "pass").stage is Stage.OVER


def test_heat_cannot_be_converted_any_more() -> None:
    state = _done({"plants": 8, "heat": 20}, {})
    assert offered(state, 0, CONVERT, "what") == ["plants"]
    assert refusal(state, 0, "convert heat") == "only_plants"
    assert refusal(state, 0, "project power_plant") == "wrong_phase"


def test_the_player_order_is_that_of_the_last_generation() -> None:
    state = _done({"plants": 8}, {"plants": 8}, first=1)
    assert set(waiting_for(state)) == {1}


def test_marsbot_places_its_greeneries_in_its_turn() -> None:
    state = drawn(
        {"plants": 8, "passed": True},
        temperature=8,
        oxygen=14,
        tiles=OCEANS,
        first=BOT,
        generation=2,
    )
    assert state.bot is not None
    state.bot.passed = True
    state.bot.markers["building"] = 7
    state = gone_on(state)
    assert state.bot is not None
    assert state.bot.markers["building"] == 8
    assert [tile.owner for tile in state.tiles.values() if tile.kind == "greenery"] == [BOT]
    assert set(waiting_for(state)) == {0}


def test_an_unfinished_planet_is_lost() -> None:
    state = drawn({"plants": 30, "passed": True}, alone="classic", generation=14)
    log = Log()
    state = gone_on(state, log)
    assert state.stage is Stage.OVER
    result = outcome(state)
    assert result is not None
    assert (result.ranks, result.reason.key) == ((2,), "tmars.reason.solo_lost")
    assert log.events[-1].msg.key == "tmars.reason.solo_lost"


def test_a_finished_planet_gets_its_last_greeneries() -> None:
    state = _done({"plants": 8}, alone="classic", generation=14)
    assert state.stage is Stage.FINAL
    state = played(state, 0, "convert plants G3")
    result = outcome(state)
    assert result is not None
    assert result.ranks == (1,)


@pytest.mark.parametrize(
    ("rating", "planet", "reason"),
    [
        pytest.param(63, {}, "won", id="the planet need not be finished"),
        pytest.param(
            62, {"temperature": 8, "oxygen": 14, "tiles": OCEANS}, "lost", id="it must be 63"
        ),
    ],
)
def test_a_rating_of_63_wins_the_variant(rating: int, planet: dict[str, Any], reason: str) -> None:
    state = drawn({"tr": rating, "passed": True}, alone="rating", generation=14, **planet)
    assert view(state, 0).rating_goal == 63
    result = outcome(gone_on(state))
    assert result is not None
    assert result.ranks == ((1,) if reason == "won" else (2,))
    assert result.reason.key == f"tmars.reason.rating_{reason}"
    assert (result.reason.args["rating"], result.reason.args["goal"]) == (rating, 63)


def test_the_variant_is_decided_after_the_last_generation() -> None:
    state = gone_on(drawn({"tr": 70, "passed": True}, alone="rating", generation=9))
    assert (state.stage, state.generation) == (Stage.RESEARCH, 10)
    state = drawn({"tr": 70, "plants": 8, "passed": True}, alone="rating", generation=14)
    state = gone_on(state)
    assert state.stage is Stage.FINAL
    state = played(state, 0, "convert plants G3")
    assert (state.stage, state.seats[0].tr) == (Stage.OVER, 70)


def test_events_are_revealed_at_the_end() -> None:
    log = Log()
    state = drawn({"events": ["009"], "passed": True}, alone="classic", generation=14)
    gone_on(state, log)
    assert log.revealed
    assert "tmars.event.events" in [event.msg.key for event in log.events]
