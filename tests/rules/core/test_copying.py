from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest
from msgspec import Struct

from rules.core import engine
from rules.core.codec import encode_state
from rules.core.copying import copy_state
from rules.core.errors import InvariantBroken
from rules.core.game import Setup, default_options
from rules.core.rng import Rng
from rules.registry import GAME_KEYS, load
from tests.rules.core.tables import sealed_table


class At(NamedTuple):
    row: int
    column: int


class Stone(Struct, frozen=True):
    colour: str
    marks: Mapping[str, int]


class Heap(Struct):
    stones: list[Stone]
    at: At


class Board(Struct):
    heaps: dict[At, Heap]
    pair: tuple[Heap, int]
    row: tuple[Heap, ...]
    rows: list[list[int]]
    spare: Heap | list[int] | None
    names: tuple[str, ...]


class Crate(Struct, frozen=True):
    stones: list[Stone]


class Held(Struct):
    crate: Crate


class Pile(Struct):
    weights: list[int]


class Scale(Struct):
    weights: set[int]


def _heap() -> Heap:
    return Heap([Stone("red", {"chips": 1})], At(1, 2))


def _board(spare: Heap | list[int] | None = None) -> Board:
    return Board({At(0, 0): _heap()}, (_heap(), 3), (_heap(),), [[1], [2]], spare, ("a", "b"))


def _changing(held: Any) -> list[Any]:
    """Everything in a state that could be changed, at any depth."""
    if isinstance(held, Struct):
        inner = [getattr(held, name) for name in held.__struct_fields__]
        own = [] if held.__struct_config__.frozen else [held]
        return own + ([each for part in inner for each in _changing(part)] if own else [])
    if isinstance(held, dict):
        return [held, *(each for part in held.values() for each in _changing(part))]
    if isinstance(held, list):
        return [held, *(each for part in held for each in _changing(part))]
    if isinstance(held, tuple):
        return [each for part in held for each in _changing(part)]
    return []


def _assert_apart(state: Any, copied: Any) -> None:
    assert copied == state
    assert not {id(each) for each in _changing(state)} & {id(each) for each in _changing(copied)}


@pytest.mark.parametrize(
    "spare",
    [
        pytest.param(None, id="none of a choice"),
        pytest.param(_heap(), id="a struct of a choice"),
        pytest.param([4], id="a list of a choice"),
    ],
)
def test_everything_mutable_is_copied(spare: Heap | list[int] | None) -> None:
    board = _board(spare)
    _assert_apart(board, copy_state(board))


def test_a_struct_with_a_single_field_is_copied() -> None:
    pile = Pile([1, 2])
    _assert_apart(pile, copy_state(pile))


def test_immutable_values_are_shared() -> None:
    board = _board()
    copied = copy_state(board)
    assert copied.heaps[At(0, 0)].stones[0] is board.heaps[At(0, 0)].stones[0]
    assert copied.names is board.names


def test_changing_a_copy_leaves_the_state_unchanged() -> None:
    state = sealed_table()
    copied = copy_state(state)
    copied.seats[0].hand.clear()
    copied.rng.next64()
    assert state.seats[0].hand
    assert state.rng.word != copied.rng.word


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(Held(Crate([])), id="a frozen struct with a list"),
        pytest.param(Scale({1}), id="a set"),
    ],
)
def test_types_that_might_be_shared_by_mistake_are_refused(state: Struct) -> None:
    with pytest.raises(InvariantBroken):
        copy_state(state)


@pytest.mark.parametrize("key", GAME_KEYS)
def test_states_of_every_title_are_copied_completely(key: str) -> None:
    game, rng = load(key), Rng(3)
    state = engine.start(game, Setup(game.seats[-1], default_options(game), 5)).state
    for _ in range(80):
        _assert_apart(state, copied := copy_state(state))
        assert encode_state(copied) == encode_state(state)
        if not (waiting := game.waiting_for(state)):
            return
        seat = min(waiting)
        state = engine.play(game, state, seat, engine.sample_move(game, state, seat, rng)).state
