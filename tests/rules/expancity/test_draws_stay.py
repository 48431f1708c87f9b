"""Every choice in a turn leads to the same tiles, so the turn can be taken back after they were seen."""

from rules.core import engine
from rules.core.game import Setup, default_options
from rules.core.rng import Rng
from rules.core.text import Arg
from rules.expancity import GAME
from rules.expancity.state import State

ALTERNATIVES = 6


def offered(state: State, rng: Rng) -> tuple[list[Arg], State]:
    """Play a turn at random; return the tiles that it offered, and the state after it."""
    seat = next(iter(GAME.waiting_for(state)))
    found, turn = [], GAME.turn(state)
    while GAME.outcome(state) is None and GAME.turn(state) == turn:
        step = engine.play(GAME, state, seat, engine.sample_move(GAME, state, seat, rng))
        state = step.state
        for event in step.events:
            if event.msg.key == "expancity.event.tiles_offered":
                found.append(event.msg.args["tiles"])
    return found, state


def test_every_choice_in_a_turn_leads_to_the_same_tiles() -> None:
    assert GAME.draws_stay
    rng, seen = Rng(1), 0
    state = engine.start(GAME, Setup(2, default_options(GAME), seed=4)).state
    while GAME.outcome(state) is None:
        turns = [offered(state, rng) for _ in range(ALTERNATIVES)]
        first, after = turns[0]
        assert all(tiles == first for tiles, _ in turns)
        assert len({then.rng.word for _, then in turns}) == 1
        seen += len(first)
        state = after
    assert seen > 10
