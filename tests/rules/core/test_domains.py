from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.domains import (
    Amount,
    Domain,
    Offers,
    OneOf,
    Option,
    Part,
    SomeOf,
    Split,
    contains,
    sample,
    values,
)
from rules.core.rng import Rng
from rules.core.text import msg
from tests.cases import cases


def _options(names: str, groups: dict[str, tuple[str, ...]] | None = None) -> tuple[Option, ...]:
    return tuple(
        Option(name, msg("toy.thing", name=name), groups=(groups or {}).get(name, ()))
        for name in names
    )


def _part(name: str, most: int, worth: int = 1) -> Part:
    return Part(name, msg("toy.coin", name=name), most, worth)


LIMITED = SomeOf(
    _options("abcd", {"a": ("red",), "b": ("red",), "c": ("red", "big"), "d": ("big",)}),
    at_least=1,
    at_most=3,
    limits={"red": 1, "big": 1},
)


@cases(
    ("domain", "expected"),
    {
        "one of two": (OneOf(_options("ab")), ["a", "b"]),
        "one of none": (OneOf(()), []),
        "amount with both ends": (Amount(2, 4), [2, 3, 4]),
        "empty amount": (Amount(2, 1), []),
        "up to two of three": (
            SomeOf(_options("abc"), 0, 2),
            [(), ("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c")],
        ),
        "none of nothing": (SomeOf((), 0, 2), [()]),
        "two of one": (SomeOf(_options("a"), 2, 2), []),
        "groups limit what goes together": (
            LIMITED,
            [("a",), ("b",), ("c",), ("d",), ("a", "d"), ("b", "d")],
        ),
        "nothing is paid that could be left out": (
            Split((_part("gold", 2, 5), _part("coin", 9)), 7),
            [(0, 7), (1, 2), (2, 0)],
        ),
        "too poor to pay": (Split((_part("gold", 1, 5),), 7), []),
        "nothing to pay": (Split((_part("gold", 1, 5),), 0), [(0,)]),
        "no parts, nothing to pay": (Split((), 0), [()]),
        "one part at hand": (Split((_part("gold", 0, 5), _part("coin", 3, 2)), 5), [(0, 3)]),
        "worthless pieces pay nothing": (
            Split((_part("stone", 3, 0), _part("coin", 3)), 2),
            [(0, 2)],
        ),
    },
)
def test_a_domain_lists_its_values(domain: Domain, expected: list[Any]) -> None:
    assert list(values(domain)) == expected


@cases(
    ("domain", "value"),
    {
        "no such option": (OneOf(_options("ab")), "c"),
        "below the amount": (Amount(1, 3), 0),
        "above the amount": (Amount(1, 3), 4),
        "a text is no amount": (Amount(1, 3), "2"),
        "a truth value is no amount": (Amount(0, 3), True),
        "too few": (SomeOf(_options("abc"), 1, 2), ()),
        "too many": (SomeOf(_options("abc"), 1, 2), ("a", "b", "c")),
        "out of order": (SomeOf(_options("abc"), 1, 2), ("b", "a")),
        "one thing twice": (SomeOf(_options("abc"), 1, 2), ("a", "a")),
        "an unknown thing among them": (SomeOf(_options("abc"), 1, 2), ("a", "z")),
        "a list is not a tuple": (SomeOf(_options("abc"), 1, 2), ["a"]),
        "a lone value": (SomeOf(_options("abc"), 1, 2), "a"),
        "over a group's limit": (LIMITED, ("a", "b")),
        "over the limit of a shared group": (LIMITED, ("c", "d")),
        "too little paid": (Split((_part("coin", 3),), 2), (1,)),
        "a coin too many": (Split((_part("coin", 3),), 2), (3,)),
        "coins one does not have": (Split((_part("coin", 1),), 2), (2,)),
        "counts for parts that are not there": (Split((_part("coin", 3),), 2), (2, 0)),
        "a negative count": (Split((_part("a", 3), _part("b", 3)), 2), (-1, 3)),
        "a truth value is no count": (Split((_part("coin", 3),), 1), (True,)),
        "a lone count": (Split((_part("coin", 3),), 1), 1),
    },
)
def test_a_domain_does_not_contain_other_values(domain: Domain, value: Any) -> None:
    assert not contains(domain, value)


GROUPS = st.lists(st.sampled_from(["red", "big", "old"]), max_size=2, unique=True).map(tuple)


@st.composite
def some_of(draw: st.DrawFn) -> SomeOf:
    names = "abcdef"[: draw(st.integers(0, 6))]
    low = draw(st.integers(0, 4))
    return SomeOf(
        tuple(Option(name, msg("toy.thing", name=name), groups=draw(GROUPS)) for name in names),
        at_least=low,
        at_most=low + draw(st.integers(0, 3)),
        limits=draw(st.dictionaries(st.sampled_from(["red", "big", "old"]), st.integers(0, 3))),
    )


@st.composite
def splits(draw: st.DrawFn) -> Split:
    parts = tuple(
        _part(name, draw(st.integers(0, 4)), draw(st.integers(0, 4)))
        for name in "abc"[: draw(st.integers(0, 3))]
    )
    return Split(parts, draw(st.integers(0, 12)))


DOMAINS = st.one_of(
    st.integers(0, 5).map(lambda count: OneOf(_options("abcdef"[:count]))),
    st.builds(Amount, st.integers(-3, 3), st.integers(-3, 6)),
    some_of(),
    splits(),
)


@given(DOMAINS)
def test_every_listed_value_is_contained_and_listed_once(domain: Domain) -> None:
    listed = list(values(domain))
    assert len(set(listed)) == len(listed)
    assert all(contains(domain, value) for value in listed)


@given(DOMAINS, st.integers(0, 2**64 - 1))
def test_a_sample_is_a_value_and_an_empty_domain_has_none(domain: Domain, word: int) -> None:
    if next(values(domain), None) is None:
        with pytest.raises(IndexError):
            sample(domain, Rng(word))
    else:
        assert sample(domain, Rng(word)) in list(values(domain))


@settings(max_examples=60)
@given(some_of())
def test_a_choice_of_some_holds_exactly_the_subsets_within_its_limits(domain: SomeOf) -> None:
    listed = set(values(domain))
    for size in range(len(domain.options) + 1):
        for picked in combinations(domain.options, size):
            chosen = tuple(option.value for option in picked)
            assert contains(domain, chosen) == (chosen in listed)


@settings(max_examples=60)
@given(splits())
def test_a_split_pays_the_total_with_no_piece_too_many(domain: Split) -> None:
    worths = [part.worth for part in domain.parts]

    def pays(counts: tuple[int, ...]) -> bool:
        return sum(w * n for w, n in zip(worths, counts, strict=True)) >= domain.total

    def fewer(counts: tuple[int, ...]) -> list[tuple[int, ...]]:
        return [
            tuple(n - (place == i) for i, n in enumerate(counts))
            for place, count in enumerate(counts)
            if count
        ]

    everything = product(*(range(part.most + 1) for part in domain.parts))
    expected = {
        counts for counts in everything if pays(counts) and not any(map(pays, fewer(counts)))
    }
    assert set(values(domain)) == expected
    assert all(contains(domain, counts) for counts in expected)


@pytest.mark.parametrize(
    "domain",
    [
        pytest.param(LIMITED, id="limited choice"),
        pytest.param(SomeOf(_options("abc"), 0, 3), id="any subset"),
        pytest.param(Split((_part("gold", 2, 5), _part("coin", 9)), 7), id="split"),
        pytest.param(Amount(-1, 2), id="amount"),
    ],
)
def test_every_value_can_be_sampled(domain: Domain) -> None:
    rng = Rng(8)
    assert {sample(domain, rng) for _ in range(400)} == set(values(domain))


def test_offers_are_built_only_when_looked_at() -> None:
    made: list[str] = []

    def make(name: str) -> Option:
        made.append(name)
        return Option(name, msg("toy.thing", name=name))

    domain = OneOf(Offers("abcd", make))
    assert list(values(domain)) == ["a", "b", "c", "d"]
    assert contains(domain, "c")
    assert not contains(domain, "e")
    assert sample(domain, Rng(1)) in list("abcd")
    last_two = domain.options[2:]
    assert made == []
    assert list(last_two) == list(_options("cd"))
    assert made == ["c", "d"]


def test_offers_are_equal_when_their_options_are() -> None:
    def make(name: str) -> Option:
        return Option(name, msg("toy.thing", name=name))

    def otherwise(name: str) -> Option:
        return Option(name, msg("toy.coin", name=name))

    offers = Offers(("a", "b"), make)
    assert offers == Offers(["a", "b"], make)
    assert offers != Offers(("a", "b"), otherwise)
    assert offers != Offers(("b", "a"), make)


def test_a_large_choice_is_listed_lazily() -> None:
    huge = SomeOf(_options("abcdefghijklmnopqrstuvwxyz"), 0, 26)
    assert next(values(huge)) == ()
