"""The benchmarks of tournaments measure what they say they do."""

from benchmarks import pairing, tournaments
from benchmarks.tournaments import Achieved, misses


def test_pairing_finds_the_strongest_more_often_than_chance() -> None:
    ours = tournaments.measure(32, 4, 40, 1.0, is_random=False)
    chance = tournaments.measure(32, 4, 40, 1.0, is_random=True)
    assert ours.repeats == 0 < chance.repeats
    assert "correlation" not in misses(32, ours, chance)


def test_a_gate_that_is_missed_is_named() -> None:
    good = Achieved([1, 1], [2.0, 2.0], [4, 4], [0.9, 0.9])
    bad = Achieved([0, 1], [1.0, 2.0], [3, 4], [0.8, 0.9])
    assert misses(32, good, bad) == []
    assert misses(32, bad, good) == [
        "best first",
        "the winner's strength",
        "first four",
        "correlation",
    ]


def test_every_round_of_a_field_is_timed() -> None:
    found = pairing.measure(17, 4, rounds=3, seed=1)
    assert len(found.pairing) == 3
    assert min(found.pairing) > 0
    assert found.standings[0] > 0
