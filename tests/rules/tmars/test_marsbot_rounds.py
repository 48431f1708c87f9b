"""Chapter "MarsBot": set-up, rounds and the end, played through the whole engine."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.core import engine
from rules.core.rng import Rng
from rules.tmars import GAME
from rules.tmars.components.tracks import TRACKS
from rules.tmars.state import Mode, Stage, State
from rules.tmars.verbs.passing import Pass
from rules.tmars.verbs.research import Research
from rules.tmars.verbs.start import Start
from rules.tmars.view import BOT
from tests.rules.tmars.bot_positions import bot_of, put
from tests.rules.tmars.wandering import fresh

NOTHING = (0, 0, 0, 0, 0)


def started(seed: int = 7) -> State:
    """A table in its first turn: a corporation without a first action, and no cards."""
    state = fresh(1, seed)
    state.seats[0].corporations[0] = "R08"
    return engine.play(GAME, state, 0, Start("R08", (), ())).state


def passing(state: State) -> Iterator[State]:
    """Yield the states after each move of a human that buys nothing and always passes."""
    while GAME.waiting_for(state):
        move = Research((), NOTHING) if state.stage is Stage.RESEARCH else Pass()
        state = engine.play(GAME, state, 0, move).state
        yield state


@pytest.mark.parametrize(("options", "pile"), [({}, 4), ({"prelude": "on"}, 8)])
def test_set_up(options: dict[str, Any], pile: int) -> None:
    """S4, S5, S9 to S11, S55, DECISION 37, worked example 41."""
    state = fresh(1, **options)
    bot = bot_of(state)
    assert state.mode is Mode.AUTOMA
    assert (bot.tr, bot.tokens, len(bot.pile), bot.used) == (20, 0, pile, [])
    assert bot.markers == dict.fromkeys(TRACKS, 0)
    assert (state.seats[0].tr, len(state.seats[0].corporations)) == (20, 2)
    assert (len(state.seats[0].offer), state.tiles) == (10, {})


def test_without_corporate_era_the_human_starts_with_productions() -> None:
    """DECISION 34."""
    state = fresh(1, corporate_era="off")
    assert set(state.seats[0].production.values()) == {1}
    assert bot_of(state).markers == dict.fromkeys(TRACKS, 0)


def test_the_human_begins_and_the_first_place_alternates() -> None:
    """S6, S12: round 1 has no research; MarsBot begins every second round."""
    state = started()
    assert (state.stage, state.generation, state.active, state.first) == (Stage.ACTION, 1, 0, 0)
    assert bot_of(state).used == []
    firsts = {}
    for later in passing(state):
        if later.stage is Stage.RESEARCH:
            firsts[later.generation] = later.first
        elif later.stage is Stage.ACTION:
            # If MarsBot is first, it has already had its turn.
            assert len(bot_of(later).used) % 4 == (2 if later.first == BOT else 0)
        if later.generation == 6:
            break
    assert firsts == {2: BOT, 3: 0, 4: BOT, 5: 0, 6: BOT}


def test_marsbot_continues_alone_and_keeps_no_cards() -> None:
    """S23, S33, worked example 59: after the human has passed, it uses all its cards."""
    state = next(passing(started()))
    assert (state.generation, state.stage) == (2, Stage.RESEARCH)
    assert len(bot_of(state).used) == 4
    assert (len(bot_of(state).pile), len(state.seats[0].offer)) == (4, 4)


def test_marsbot_does_not_produce() -> None:
    """S48."""
    state = started()
    rating = state.seats[0].tr
    before = state.seats[0].stock["mc"]
    state = next(passing(state))
    assert state.seats[0].stock["mc"] == before + rating
    assert [act.owner for act in state.acts if act.changes.get("mc")] == [0]


def nearly_done() -> State:
    """A table whose parameters are at their goals, in the last turns of round 1."""
    state = started()
    state.oxygen, state.temperature = 14, 8
    put(state, " ".join(f"{space}:ocean" for space in ("A2", "A4", "A5", "B6", "D8")))
    put(state, " ".join(f"{space}:ocean" for space in ("E4", "E5", "E6", "F6")))
    return state


def test_the_round_that_reaches_all_goals_is_the_last() -> None:
    """S49, S50: after production the human places greeneries, then MarsBot, in player order."""
    state = nearly_done()
    state.seats[0].stock["plants"] = 8
    bot_of(state).markers["bio"] = 2
    bot_of(state).pile = []
    state = next(passing(state))
    assert (state.stage, state.active) == (Stage.FINAL, 0)
    assert bot_of(state).markers["bio"] == 2
    *_, state = passing(state)
    assert state.stage is Stage.OVER
    assert bot_of(state).markers["bio"] == 3
    assert state.oxygen == 14


def test_a_first_marsbot_places_its_last_greeneries_first() -> None:
    """DECISION 27: the player order of the last round."""
    state = nearly_done()
    state.first = BOT
    state.seats[0].stock["plants"] = 8
    bot_of(state).markers["bio"] = 2
    bot_of(state).pile = []
    state = next(passing(state))
    assert (state.stage, bot_of(state).markers["bio"]) == (Stage.FINAL, 3)


@pytest.mark.parametrize("difficulty", ["normal", "hard"])
@pytest.mark.parametrize("board", ["tharsis", "hellas", "elysium"])
def test_random_tables_come_to_an_end(board: str, difficulty: str) -> None:
    state = fresh(1, 11, board=board, difficulty=difficulty, prelude="on")
    chance = Rng(11)
    while GAME.waiting_for(state):
        move = engine.sample_move(GAME, state, 0, chance)
        state = engine.play(GAME, state, 0, move).state
        GAME.check_invariants(state)
    result = GAME.outcome(state)
    assert result is not None
    assert result.reason.key.startswith("tmars.reason.automa_")
