"""Chapter "Paying"."""

from itertools import product

import pytest

from rules.core.domains import contains, values
from rules.core.text import msg
from rules.tmars.components.coordinates import SPACES
from rules.tmars.economy.paying import (
    Means,
    card_means,
    means,
    paid_with,
    pay,
    pay_refusal,
    split,
    suggest,
)
from rules.tmars.resolve.playing import means_for, pay_domain
from tests.rules.tmars.positions import drawn, played, put, refusal, stock
from tests.rules.tmars.positions import pay as units

WHAT = msg("tmars.card.113")


def _able(most: str, worth: str = "1 2 3 1 2") -> Means:
    return Means(tuple(int(n) for n in most.split()), tuple(int(n) for n in worth.split()))


@pytest.mark.parametrize(
    ("most", "worth", "cost", "suggested"),
    [
        pytest.param("20 0 0 0 0", "1 2 3 1 2", 11, (11, 0, 0, 0, 0), id="M€ alone"),
        pytest.param(
            "20 9 0 0 0", "1 2 3 1 2", 11, (1, 5, 0, 0, 0), id="steel, and M€ for the rest"
        ),
        pytest.param("0 9 0 0 0", "1 2 3 1 2", 11, (0, 6, 0, 0, 0), id="no M€: one steel more"),
        pytest.param("9 3 2 0 0", "1 2 3 1 2", 14, (2, 3, 2, 0, 0), id="titanium before steel"),
        pytest.param("2 0 0 10 0", "1 2 3 1 2", 6, (2, 0, 0, 4, 0), id="M€ before heat"),
        pytest.param("9 0 0 0 4", "1 2 3 1 2", 7, (1, 0, 0, 0, 3), id="microbes"),
        pytest.param(
            "1 0 5 0 0", "1 2 4 1 2", 14, (0, 0, 4, 0, 0), id="M€ that would be wasted stay"
        ),
        pytest.param(
            "0 1 2 0 0", "1 2 5 1 2", 8, (0, 0, 2, 0, 0), id="steel that would be wasted stays"
        ),
        pytest.param("9 9 9 9 9", "1 2 3 1 2", 0, (0, 0, 0, 0, 0), id="nothing to pay"),
        pytest.param("3 1 1 2 0", "1 2 3 1 2", 11, None, id="not enough"),
    ],
)
def test_the_suggested_payment(
    most: str, worth: str, cost: int, suggested: tuple[int, ...] | None
) -> None:
    assert suggest(_able(most, worth), cost) == suggested


def test_a_suggestion_is_always_a_legal_payment() -> None:
    cases = product((0, 1, 4), (0, 1, 3), (0, 1, 3), (0, 2), (0, 2), (0, 1, 5, 8, 13))
    for mc, steel, titanium, heat, microbes, cost in cases:
        for worth in ((1, 2, 3, 1, 2), (1, 3, 5, 1, 2)):
            able = Means((mc, steel, titanium, heat, microbes), worth)
            suggested = suggest(able, cost)
            assert (suggested is None) == (able.total < cost)
            if suggested is not None:
                assert pay_refusal(able, suggested, cost, WHAT) is None
                assert contains(split(able, cost), suggested)


def test_a_payment_is_accepted_if_and_only_if_the_form_offers_it() -> None:
    able = _able("4 3 2 2 1")
    for cost in (0, 5, 11):
        allowed = set(values(split(able, cost)))
        tried = product(range(6), range(5), range(4), range(4), range(3))
        accepted = {each for each in tried if pay_refusal(able, each, cost, WHAT) is None}
        assert accepted == allowed


@pytest.mark.parametrize(
    ("given", "code"),
    [
        pytest.param((0, 6, 0, 0, 0), None, id="one steel over"),
        pytest.param((1, 5, 0, 0, 0), None, id="exact"),
        pytest.param((1, 6, 0, 0, 0), "pay_waste", id="an M€ too many"),
        pytest.param((0, 5, 0, 0, 0), "pay_short", id="too little"),
        pytest.param((0, 0, 4, 0, 0), "pay_unit", id="titanium for a building"),
        pytest.param((0, 7, 0, 0, 0), "pay_more_than_owned", id="more than there is"),
        pytest.param((11, 0, 0), "pay_form", id="no payment"),
        pytest.param((12, 0, 0, -1, 0), "pay_form", id="less than nothing"),
    ],
)
def test_a_wrong_payment_is_refused(given: tuple[int, ...], code: str | None) -> None:
    refused = pay_refusal(_able("20 6 0 0 0"), given, 11, WHAT)
    assert (refused and refused.code.removeprefix("tmars.")) == code


@pytest.mark.parametrize(
    ("card", "seat", "most"),
    [
        ("113", {"steel": 2, "titanium": 3, "heat": 4, "mc": 5}, (5, 2, 0, 0, 0)),
        ("009", {"steel": 2, "titanium": 3, "heat": 4, "mc": 5}, (5, 0, 3, 0, 0)),
        ("013", {"steel": 2, "titanium": 3, "mc": 5}, (5, 2, 3, 0, 0)),
        ("068", {"corp": "R18", "heat": 4, "mc": 5, "steel": 1}, (5, 0, 0, 4, 0)),
        ("122", {"tableau": ["P39"], "on_card": {"P39": 3}, "mc": 1}, (1, 0, 0, 0, 3)),
        ("133", {"tableau": ["P39"], "on_card": {"P39": 3}, "mc": 1}, (1, 0, 0, 0, 0)),
    ],
)
def test_tags_decide_which_units_pay_for_a_card(
    card: str, seat: dict[str, object], most: tuple[int, ...]
) -> None:
    assert card_means(drawn(seat, {}), 0, card).most == most


def test_metals_are_worth_more() -> None:
    state = drawn({"corp": "R09", "tableau": ["071"], "steel": 1, "titanium": 1}, {})
    assert means(state, 0, steel=True, titanium=True).worth[1:3] == (3, 5)


def test_microbes_are_taken_from_their_card() -> None:
    state = drawn({"tableau": ["P39"], "on_card": {"P39": 3}, "mc": 5}, {})
    pay(state, 0, units(mc=2, microbes=2))
    assert state.seats[0].on_card == {"P39": 1}
    pay(state, 0, units(microbes=1))
    assert state.seats[0].on_card == {}
    assert stock(state)[0] == 3


def test_a_card_keeps_the_heat_that_it_takes() -> None:
    """Local Heat Trapping takes 5 heat in addition to its cost."""
    helion = {"corp": "R18", "hand": ["190"], "mc": 0, "heat": 5}
    state = drawn(helion, {})
    assert means_for(state, 0, "190").total == 0
    assert refusal(state, 0, "play 190") == "cannot_afford"
    state = drawn(helion | {"heat": 6}, {})
    assert list(values(pay_domain(state, 0, "190"))) == [units(heat=1)]
    assert stock(played(state, 0, "play 190"))[3:] == (4, 0, 0)


def test_a_card_keeps_the_price_of_the_south_pole() -> None:
    """A city that can go nowhere else needs 6 M€ in addition to its cost."""
    mine = {"hand": ["200"], "mc": 18, "steel": 9, "+energy": 1}
    state = drawn(mine, {}, board="hellas")
    assert means_for(state, 0, "200").most[:2] == (18, 9)
    put(state, " ".join(f"{space}:greenery:1" for space in SPACES if space != "I3"))
    assert means_for(state, 0, "200").most[:2] == (12, 9)


def test_a_payment_is_put_into_words() -> None:
    keys = [each.key for each in paid_with(units(mc=8, titanium=2, microbes=1))]
    assert keys == ["tmars.amount.mc", "tmars.amount.titanium", "tmars.on_card_amount.microbe"]
