"""Robots that take a value for a little more or less than it is."""

from rules.core.erring import Erring, exact
from rules.core.rng import Rng


def test_an_exact_judgement_changes_nothing() -> None:
    assert [exact(value) for value in (-3, 0, 700)] == [-3, 0, 700]


def test_errors_stay_within_their_bound_and_even_out() -> None:
    judge = Erring(Rng(1), 100)
    errors = [judge(1000) - 1000 for _ in range(2000)]
    assert -100 <= min(errors) < -80
    assert 80 < max(errors) <= 100
    assert abs(sum(errors)) < 5 * len(errors)
    near = sum(abs(error) < 50 for error in errors)
    assert near > 1300, "small errors are likelier than large ones"


def test_the_same_chance_errs_alike() -> None:
    one, other = Erring(Rng(7), 300), Erring(Rng(7), 300)
    assert [one(n) for n in range(20)] == [other(n) for n in range(20)]


def test_who_errs_by_nothing_is_exact() -> None:
    judge = Erring(Rng(3), 0)
    assert [judge(n) for n in range(5)] == list(range(5))
