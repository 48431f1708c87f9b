"""Thinking ahead: which moves are compared, in which worlds, and for how long."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from benchmarks.redealt import SUSPICIOUS, compared, distance
from rules.core import engine
from rules.core.codec import encode_state
from rules.core.game import GameDef, Move, RobotLevel, Setup, default_options
from rules.core.rng import Rng
from rules.core.search import Thought, choose, search
from rules.core.seats import Seat
from rules.core.thinking import POINT, Thinking
from tests.rules.core.tables import heaps
from tests.scale import sized
from tests.toys import nim, sealed
from tests.toys.sealed.state import State
from tests.toys.sealed.verbs import Lay

WORLDS = sized(20, 200)
"""The number of redealt worlds over which the choices are compared."""


def _at_start(game: GameDef[Any, Any], seats: int = 2, seed: int = 3) -> Any:
    return engine.start(game, Setup(seats, default_options(game), seed)).state


def _worst(state: nim.State, seat: Seat, level: RobotLevel, rng: Rng) -> Move:
    """A level 2 that takes one from the last heap."""
    if state.from_heap is not None:
        return nim.EndTurn()
    return nim.Take(max(at for at, left in enumerate(state.heaps, 1) if left), 1)


def test_it_finds_a_better_move_than_level_2() -> None:
    """Of heaps 1 and 3 two must go from the second; level 2 takes one."""
    game = replace(nim.GAME, robot=_worst, thinking=Thinking(candidates=8, budget=400))
    state = heaps(1, 3)
    thought = search(game, state, 0, seed=1)
    assert thought.usual == nim.Take(2, 1)
    assert thought.move != thought.usual
    assert thought.lines[0].mean > next(
        line.mean for line in thought.lines if line.move == thought.usual
    )


@pytest.mark.parametrize("game", [nim.GAME, sealed.GAME], ids=["nim", "sealed"])
def test_the_same_seed_and_budget_lead_to_the_same_thought(game: GameDef[Any, Any]) -> None:
    state = _at_start(game)
    seat = min(game.waiting_for(state))
    before = encode_state(state)
    assert search(game, state, seat, seed=7, budget=300) == search(
        game, state, seat, seed=7, budget=300
    )
    assert encode_state(state) == before


@pytest.mark.parametrize("budget", [0, 50, 500])
def test_the_budget_counts_moves(budget: int) -> None:
    state = _at_start(sealed.GAME)
    thought = search(sealed.GAME, state, 0, seed=1, budget=budget)
    world = thought.positions // max(1, min(line.playouts for line in thought.lines))
    assert budget <= thought.positions <= budget + world
    assert all(line.playouts >= 1 for line in thought.lines)


def test_a_budget_below_one_world_compares_fewer_moves() -> None:
    """The choice of level 2 is tried first. A move that was asked for is compared with all."""
    state = _at_start(sealed.GAME)
    whole = search(sealed.GAME, state, 0, seed=1, budget=500)
    assert len(whole.lines) > 3
    one = search(sealed.GAME, state, 0, seed=1, budget=1)
    assert [line.move for line in one.lines] == [one.usual]
    three = search(sealed.GAME, state, 0, seed=1, budget=2 * one.positions + 1)
    assert [line.playouts for line in three.lines] == [1, 1, 1]
    also = search(sealed.GAME, state, 0, seed=1, budget=1, also=(one.usual,))
    assert len(also.lines) == len(whole.lines)


def test_lines_come_best_first_and_say_how_far_they_lie_behind() -> None:
    thought = search(sealed.GAME, _at_start(sealed.GAME), 0, seed=1, budget=2_000)
    first, *others = thought.lines
    assert first.behind == 0
    assert first.playouts == max(line.playouts for line in thought.lines)
    assert len({line.move for line in thought.lines}) == len(thought.lines)
    assert all(line.playouts <= first.playouts for line in others)


def test_a_move_without_a_proposal_is_compared_when_asked_for() -> None:
    game = replace(nim.GAME, thinking=Thinking(propose=_only_the_usual))
    state = heaps(1, 3)
    other = nim.Take(1, 1)
    assert {line.move for line in search(game, state, 0, seed=1, also=(other,)).lines} == {
        nim.Take(2, 2),
        other,
    }


def _only_the_usual(state: nim.State, seat: Seat, rng: Rng, most: int) -> list[Move]:
    return [nim.GAME.robot(state, seat, RobotLevel.NORMAL, rng)]


def test_what_does_not_matter_is_left_to_level_2() -> None:
    game = replace(nim.GAME, thinking=Thinking(matters=lambda state, seat: False))
    thought = search(game, heaps(1, 3), 0, seed=1)
    assert thought == Thought(thought.lines, nim.Take(2, 2), 0)
    assert [line.move for line in thought.lines] == [nim.Take(2, 2)]


def test_playouts_are_cut_at_the_horizon() -> None:
    """With every heap that is left a horizon of its own, a playout ends after one heap."""
    cut: Thinking[nim.State] = Thinking(
        horizon=lambda state: -sum(state.heaps),
        stretch=1,
        appraise=lambda state: (POINT, 0),
        candidates=4,
    )
    state = heaps(5, 5, 5)
    thought = search(replace(nim.GAME, thinking=cut), state, 0, seed=1, budget=60)
    assert {line.mean for line in thought.lines} == {POINT}
    assert thought.positions == sum(line.playouts for line in thought.lines)


def test_a_lead_within_doubt_is_not_enough() -> None:
    game = replace(sealed.GAME, thinking=Thinking(doubt=10**9, budget=300))
    for seed in range(5):
        thought = search(game, _at_start(game), 0, seed=seed)
        assert thought.move == thought.usual


def test_other_levels_are_the_titles_own() -> None:
    state = heaps(1, 3)
    for level in (RobotLevel.QUICK, RobotLevel.NORMAL):
        assert choose(nim.GAME, state, 0, level, Rng(1)) == nim.GAME.robot(state, 0, level, Rng(1))
    assert choose(nim.GAME, state, 0, RobotLevel.EXPERT, Rng(1), budget=50) in list(
        engine.legal_moves(nim.GAME, state, 0)
    )


def test_worlds_dealt_anew_lead_to_the_same_choices() -> None:
    """Over many seeds the choices in the true world and in redealt ones are distributed alike."""
    state = _at_start(sealed.GAME, seats=3)
    true, dealt = compared(sealed.GAME, state, 0, worlds=WORLDS, budget=120)
    assert distance(true, dealt) < SUSPICIOUS


def test_an_expert_that_peeks_is_seen() -> None:
    """One that proposes by the others' hands chooses otherwise in redealt worlds."""
    peeking = replace(sealed.GAME, thinking=Thinking(propose=_by_the_hand_of_another))
    state = _at_start(sealed.GAME, seats=3)
    true: Counter[Move] = Counter()
    dealt: Counter[Move] = Counter()
    for number in range(WORLDS):
        world = sealed.GAME.determinize(state, 0, Rng(number))
        true[_by_the_hand_of_another(state, 0, Rng(1), 1)[0]] += 1
        dealt[_by_the_hand_of_another(world, 0, Rng(1), 1)[0]] += 1
    assert distance(true, dealt) > SUSPICIOUS
    # The search hands out worlds, never the truth: even this robot learns nothing.
    assert distance(*compared(peeking, state, 0, worlds=WORLDS, budget=0)) < SUSPICIOUS


def _by_the_hand_of_another(state: State, seat: Seat, rng: Rng, most: int) -> list[Move]:
    own, other = state.seats[seat].hand, state.seats[1].hand
    return [Lay((own[sum(map(ord, "".join(sorted(other)))) % len(own)],))]
