"""The worth of the parts of a position is found where it is known."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import Struct

from benchmarks import hopes
from benchmarks.hopes import STAGES, Valued, fitted, positions, valued
from benchmarks.levels.matches import Scene, played_out, player_named
from rules.core import engine
from rules.core.thinking import POINT
from rules.registry import load

WORTH = {"coins": 300, "cards": 20}
AT_A_TABLE = 12


class Weights(Struct, frozen=True):
    coins: int = 100
    cards: int = 50


def prospects(state: tuple[dict[str, int], dict[str, int]], seat: int, weights: Weights) -> int:
    return state[seat]["coins"] * weights.coins + state[seat]["cards"] * weights.cards


def test_weights_that_foretell_the_end_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    of = Valued(load("mine"), prospects, Weights(), tuple(WORTH))

    def made_up(of: Valued, seed: int) -> Iterator[tuple[int, list[float]]]:
        """Yield positions of a table at which each seat keeps its holdings: the lead in the end is their worth."""
        drawn = Random(seed)
        first, second = ({name: drawn.randrange(30) for name in WORTH} for _ in range(2))
        for _ in range(AT_A_TABLE):
            yield of.parts((first, second))
        yield sum((first[name] - second[name]) * worth for name, worth in WORTH.items()), []

    monkeypatch.setattr(hopes, "positions", made_up)
    for found in fitted(of, range(20)):
        assert dict(zip(WORTH, found.weights, strict=True)) == pytest.approx(WORTH, abs=1)
        assert found.would_miss < 1 < found.missed


@pytest.mark.parametrize("title", ["expancity", "mine"])
def test_positions_are_valued_as_where_playouts_are_cut(title: str) -> None:
    of = valued(title)
    appraise = of.game.thinking.appraise
    assert appraise is not None
    state = engine.start(of.game, Scene(2).setup(of.game, 1)).state
    first, second = appraise(state)
    assert of.parts(state)[0] == first - second


def test_the_last_position_of_a_table_is_its_end() -> None:
    of = valued("mine", ["stock", "goals"])
    *at, (end, nothing) = positions(of, 1)
    assert len(at) >= len(STAGES)
    assert all(len(parts) == len(of.names) for _, parts in at)
    outcome, _ = played_out(of.game, Scene(2).setup(of.game, 1), [player_named("2")] * 2)
    first, second = (score.total for score in outcome.scores)
    assert (end, nothing) == (POINT * (first - second), [])
