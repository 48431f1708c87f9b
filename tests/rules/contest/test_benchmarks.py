"""The benchmarks of tournaments measure the figures that they claim."""

import pytest

from benchmarks import pairing, tournaments
from benchmarks.tournaments import Achieved, misses
from tests.scale import sized

pytestmark = pytest.mark.slow

COUNT = sized(16, 40)
"""The number of tournaments compared."""


def test_pairing_finds_the_strongest_more_often_than_chance() -> None:
    ours = tournaments.measure(32, 4, COUNT, 1.0, is_random=False)
    chance = tournaments.measure(32, 4, COUNT, 1.0, is_random=True)
    assert ours.repeats == 0 < chance.repeats
    assert "correlation" not in misses(32, ours, chance, 1.0)


def test_a_gate_that_is_missed_is_named() -> None:
    good = Achieved([1, 1], [2.0, 2.0], [4, 4], [0.9, 0.9])
    bad = Achieved([0, 1], [1.0, 2.0], [3, 4], [0.8, 0.9])
    assert misses(32, good, bad, 1.0) == []
    assert misses(32, bad, good, 1.0) == [
        "best first",
        "the winner's strength",
        "first four",
        "correlation",
    ]


def test_where_chance_rules_only_differences_beyond_doubt_are_missed() -> None:
    many = 100
    chance = Achieved([1, 0] * many, [1.0, 2.0] * many, [4] * 2 * many, [0.9] * 2 * many)
    little = Achieved(
        [1, 0] * (many - 5) + [0] * 10, chance.winner, chance.overlap, chance.correlation
    )
    far = Achieved([1, 0, 0, 0] * (many // 2), [1.0] * 2 * many, chance.overlap, chance.correlation)
    assert misses(32, little, chance, 2.0) == []
    assert misses(32, little, chance, 1.0) == ["best first", "the winner's strength"]
    assert misses(32, far, chance, 2.0) == ["best first", "the winner's strength"]


def test_every_round_of_a_field_is_timed() -> None:
    found = pairing.measure(17, 4, rounds=3, seed=1)
    assert len(found.pairing) == 3
    assert min(found.pairing) > 0
    assert found.standings[0] > 0
