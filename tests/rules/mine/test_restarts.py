"""Whole random games: no card is lost, seats have equally many turns, and a restart at any question changes nothing."""

from collections.abc import Iterator

import pytest

from rules.core import engine
from rules.core.codec import decode_state, encode_state
from rules.core.game import Move, Setup, default_options
from rules.core.rng import Rng
from rules.mine import GAME, SetStanding
from rules.mine.state import Stage, State
from tests.rules.mine.positions import market_total

pytestmark = pytest.mark.slow

GAMES = 200


def _played(seats: int, seed: int) -> Iterator[tuple[State, int, Move, State]]:
    """State, seat, move and the next state, with an occasional standing answer."""
    options = {**default_options(GAME), "periods": "4"}
    state, chance = engine.start(GAME, Setup(seats, options, seed)).state, Rng(seed)
    while GAME.outcome(state) is None:
        seat = chance.pick(sorted(GAME.waiting_for(state)))
        move = engine.sample_move(GAME, state, seat, chance)
        if isinstance(move, SetStanding) and chance.below(4):
            continue
        after = engine.play(GAME, state, seat, move).state
        yield state, seat, move, after
        state = after


@pytest.mark.parametrize("part", range(8))
def test_a_restart_at_any_question_changes_nothing(part: int) -> None:
    asked = 0
    for seed in range(part, GAMES, 8):
        for state, seat, move, after in _played(2 + seed % 3, seed):
            if not state.pending:
                continue
            asked += 1
            stored = decode_state(GAME, encode_state(state), GAME.rules_version)
            assert stored == state
            assert GAME.waiting_for(stored) == GAME.waiting_for(state)
            again = engine.play(GAME, stored, seat, move).state
            assert encode_state(again) == encode_state(after)
    assert asked > GAMES // 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_lost_and_turns_are_equal(seats: int) -> None:
    for seed in range(1000, 1003):
        for before, _, _, after in _played(seats, seed):
            GAME.check_invariants(after)
            assert market_total(after) == 100
            if before.stage is Stage.COMPETITION and after.period != before.period:
                turns = [mine.turns for mine in before.seats]
                turns[before.turn.seat] += 1
                assert len(set(turns)) == 1
