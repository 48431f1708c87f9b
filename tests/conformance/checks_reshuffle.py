"""Check that a table which goes on from its record is the same for every seat, but for things to come."""

from collections.abc import Sequence

from rules.core import engine
from rules.core.codec import encode_state
from tests.conformance.tables import Game, PlayedTable

_POSITIONS = 8
_SEED = 0x5EA1


def check_reshuffled(game: Game, table: PlayedTable) -> None:
    """With the face-down piles in another order, every seat sees the same as before, and the table goes on."""
    for position in table.sampled(_POSITIONS):
        if game.outcome(position.state) is not None:
            continue
        before = encode_state(position.state)
        step = engine.reshuffle(game, position.state, _SEED + position.number)
        again = engine.reshuffle(game, position.state, _SEED + position.number)
        where = table.at(position.number)
        game.check_invariants(step.state)
        assert encode_state(position.state) == before, (
            f"reshuffling changes what it is given {where}"
        )
        assert encode_state(again.state) == encode_state(step.state), (
            f"reshuffled otherwise with the same seed {where}"
        )
        assert step.waiting == game.waiting_for(position.state), f"reshuffling asks anew {where}"
        assert game.turn(step.state) == game.turn(position.state), (
            f"reshuffling ends a turn {where}"
        )
        for viewer in table.viewers if game.reshuffle is not None else (None,):
            assert game.view(step.state, viewer) == game.view(position.state, viewer), (
                f"reshuffling changes the view of {viewer} {where}"
            )


def check_reshuffle_shuffles(game: Game, tables: Sequence[PlayedTable]) -> None:
    """If chance decides anything during play, it decides otherwise with another seed."""
    if not any(turn.state.rng != turn.step.state.rng for table in tables for turn in table.turns):
        return
    for table in tables:
        for position in table.sampled(_POSITIONS):
            if game.outcome(position.state) is None:
                here, there = (engine.reshuffle(game, position.state, seed) for seed in (1, 2))
                assert here.state.rng != there.state.rng, (
                    f"reshuffling leaves chance as it was {table.at(position.number)}"
                )
