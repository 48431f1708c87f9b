"""Chapters "A generation" and "Turns and moves": whose turn it is, and when a turn, a generation and a table end."""

from typing import Any

import pytest

from rules.core.log import Log
from rules.tmars.components.coordinates import SPACES
from rules.tmars.limits import MOST_GENERATIONS
from rules.tmars.state import Stage, State
from rules.tmars.turns.flow import waiting_for
from rules.tmars.verbs.award import AWARD
from rules.tmars.verbs.convert import CONVERT
from rules.tmars.verbs.end import END
from rules.tmars.verbs.first import FIRST
from rules.tmars.verbs.passing import PASS
from rules.tmars.verbs.play import PLAY
from rules.tmars.verbs.project import PROJECT
from rules.tmars.view import BOT
from tests.rules.tmars.positions import drawn, gone_on, is_offered, played, put, refusal, started

RICH = {"mc": 100}
ALL_OCEANS = "A2 A4 A5 B6 D8 E4 E5 E6 F6"
OCEANS = " ".join(f"{space}:ocean" for space in ALL_OCEANS.split())


def _asked(state: State) -> str:
    ((_, asked),) = waiting_for(state).items()
    return asked.key.removeprefix("tmars.asked.")


def test_a_turn_is_one_or_two_actions_and_an_end() -> None:
    state = drawn(RICH, RICH)
    assert not is_offered(state, 0, END)
    assert refusal(state, 0, "end") == "no_action_taken"
    state = played(state, 0, "project power_plant")
    assert is_offered(state, 0, END)
    assert not is_offered(state, 0, PASS)
    assert refusal(state, 0, "pass") == "end_instead"
    state = played(state, 0, "project power_plant")
    assert refusal(state, 0, "project power_plant") == "no_actions_left"
    assert [
        verb for verb in (PLAY, PROJECT, CONVERT, AWARD, PASS) if is_offered(state, 0, verb)
    ] == []
    state = played(state, 0, "end")
    assert (state.active, state.actions) == (1, 0)


def test_a_seat_that_has_passed_is_skipped() -> None:
    state = played(drawn(RICH, RICH, RICH), 0, "pass")
    assert state.active == 1
    state = played(state, 1, "project power_plant", "end")
    assert state.active == 2
    state = played(state, 2, "project power_plant", "end")
    assert state.active == 1


def test_the_last_seat_continues_until_it_passes() -> None:
    state = played(drawn(RICH, RICH), 0, "pass")
    assert _asked(state) == "alone"
    for _ in range(3):
        state = played(state, 1, "project power_plant")
    assert not is_offered(state, 1, END)
    assert refusal(state, 1, "end") == "only_pass_ends"
    state = played(state, 1, "pass")
    assert state.generation == 2


def test_a_seat_continues_if_all_others_pass_in_its_turn() -> None:
    state = drawn(RICH, {"passed": True})
    state = played(state, 0, "project power_plant", "project power_plant", "project power_plant")
    assert state.active == 0


def test_passing_loses_discounts_for_the_next_card() -> None:
    state = drawn({"next_discount": 8, "next_flex": 2}, RICH)
    state = played(state, 0, "pass")
    assert (state.seats[0].next_discount, state.seats[0].next_flex) == (0, 0)


def test_the_first_player_changes_every_generation() -> None:
    state = drawn({}, {}, {})
    for generation, first in ((2, 1), (3, 2), (4, 0)):
        for _ in range(3):
            state = played(state, state.active, "pass")
        assert (state.generation, state.first, state.stage) == (generation, first, Stage.RESEARCH)
        for seat in range(3):
            state = played(state, seat, "research -")
        assert state.active == first


def test_marsbot_and_the_seat_take_turns_at_being_first() -> None:
    state = drawn({}, generation=1)
    for first in (BOT, 0, BOT):
        state = played(state, 0, "pass")
        assert state.first == first
        state = played(state, 0, "research -")
        assert state.active == 0, "MarsBot has acted by itself"


def test_after_the_seat_has_passed_marsbot_uses_up_its_pile() -> None:
    state = drawn({})
    assert state.bot is not None
    state.bot.pile += state.deck[:6]
    del state.deck[:6]
    state = played(state, 0, "pass")
    assert state.bot is not None
    assert state.stage is Stage.RESEARCH
    assert len(state.bot.used) == 10


def test_marsbot_acts_between_two_turns_of_the_seat() -> None:
    state = played(drawn(RICH), 0, "project power_plant", "end")
    assert state.bot is not None
    assert len(state.bot.used) == 2
    assert (state.active, state.actions) == (0, 0)


def test_state_of_a_generation_is_cleared() -> None:
    mine = {"tableau": ["014"], "used": ["014"], "energy": 3, "tr_raised": True}
    state = played(drawn(mine, {"passed": True}), 0, "pass")
    after = state.seats[0]
    assert (after.used, after.tr_raised, after.passed) == ([], False, False)


def test_reaching_all_goals_does_not_end_the_action_phase() -> None:
    state = drawn({"mc": 14}, {}, temperature=6, oxygen=14, tiles=OCEANS)
    state = played(state, 0, "project asteroid")
    assert state.stage is Stage.ACTION
    state = played(state, 0, "end")
    state = played(state, 1, "pass")
    state = played(state, 0, "pass")
    assert state.stage is Stage.OVER


def test_an_endless_table_ends() -> None:
    state = drawn({}, {}, generation=MOST_GENERATIONS)
    state = played(played(state, 0, "pass"), 1, "pass")
    assert state.stage is Stage.OVER


@pytest.mark.parametrize(("prelude", "last"), [("off", 14), ("on", 12)])
def test_classic_solo_play_has_a_last_generation(prelude: str, last: int) -> None:
    state = drawn({}, alone="classic", prelude=prelude, generation=last - 1)
    state = played(state, 0, "pass")
    assert state.stage is Stage.RESEARCH
    state = played(state, 0, "research -", "pass")
    assert state.stage is Stage.OVER


def test_classic_solo_play_continues_after_the_planet_is_finished() -> None:
    state = drawn({}, alone="classic", generation=5, temperature=8, oxygen=14, tiles=OCEANS)
    assert played(state, 0, "pass").stage is Stage.RESEARCH


@pytest.mark.parametrize(
    ("state", "asked"),
    [
        pytest.param(drawn({}, {}, temperature=8, oxygen=14, tiles=OCEANS), "last", id="ready"),
        pytest.param(drawn({}, {}, temperature=6, oxygen=14, tiles=OCEANS), "turn", id="not yet"),
        pytest.param(drawn({}, alone="classic", generation=14), "last", id="classic solo"),
    ],
)
def test_the_last_generation_is_announced(state: State, asked: str) -> None:
    assert _asked(state) == asked


# First actions


def test_the_first_action_comes_first() -> None:
    state = drawn({"corp": "R43", "first_due": True, "mc": 50}, {})
    assert _asked(state) == "first"
    for line in ("pass", "project power_plant", "convert heat"):
        assert refusal(state, 0, line) == "first_action_due"
    assert not is_offered(state, 0, PASS)
    state = played(state, 0, "first")
    assert (len(state.seats[0].hand), state.actions) == (3, 1)
    assert not is_offered(state, 0, FIRST)
    assert refusal(state, 0, "first") == "no_first_action"


@pytest.mark.parametrize(
    ("corporation", "board"),
    [
        pytest.param("R35", {"alone": "classic"}, id="no awards in classic solo play"),
        pytest.param("R31", {}, id="no space for a city"),
    ],
)
def test_an_impossible_first_action_is_dropped(corporation: str, board: dict[str, Any]) -> None:
    mine = {"corp": corporation, "first_due": True}
    state = drawn(*([mine] if "alone" in board else [mine, {}]), stage="preludes", **board)
    if corporation == "R31":
        put(state, " ".join(f"{space}:city:1" for space in SPACES))
    log = Log()
    after = gone_on(state, log)
    assert not after.seats[0].first_due
    assert "tmars.event.first_dropped" in [event.msg.key for event in log.events]


def test_a_started_table_waits_for_its_first_player() -> None:
    state = started(3)
    assert state.active == state.first
    assert set(waiting_for(state)) == {state.first}
