"""Chapter "Playing a project card": requirements."""

import pytest

from rules.core.text import msg
from rules.tmars.economy.requirements import requirement_refusal, requirements_held
from rules.tmars.resolve.playing import play_refusal
from tests.rules.tmars.positions import drawn

OCEANS = "A2:ocean A4:ocean A5:ocean B6:ocean D8:ocean"


@pytest.mark.parametrize(
    ("card", "board", "code"),
    [
        pytest.param("024", {"oxygen": 11}, None, id="oxygen reached"),
        pytest.param("024", {"oxygen": 10}, "req_global", id="oxygen not reached"),
        pytest.param("005", {"oxygen": 6}, None, id="oxygen at the most"),
        pytest.param("005", {"oxygen": 7}, "req_global", id="too much oxygen"),
        pytest.param("042", {"temperature": -18}, None, id="cold enough"),
        pytest.param("042", {"temperature": -20}, None, id="colder"),
        pytest.param("042", {"temperature": -16}, "req_global", id="too warm"),
        pytest.param("047", {"tiles": OCEANS}, None, id="five oceans"),
        pytest.param("047", {"tiles": OCEANS[:40]}, "req_global", id="four oceans"),
    ],
)
def test_global_requirements_are_checked(
    card: str, board: dict[str, object], code: str | None
) -> None:
    state = drawn({}, {}, **board)
    refused = requirement_refusal(state, 0, card)
    assert (refused and refused.code.removeprefix("tmars.")) == code


def test_oceans_that_are_missing_are_named_once() -> None:
    refused = requirement_refusal(drawn({}, {}, tiles=OCEANS[:40]), 0, "047")
    assert refused is not None
    told = refused.msg.args
    assert told["parameter"] == msg("tmars.parameter.oceans")
    assert (told["now"], told["need"]) == (
        msg("tmars.value.count", n=4),
        msg("tmars.value.count", n=5),
    )


@pytest.mark.parametrize(
    ("seat", "oxygen", "held"),
    [
        pytest.param({}, 10, False, id="no tolerance"),
        pytest.param({"corp": "R43"}, 9, True, id="two steps of the corporation"),
        pytest.param({"corp": "R43"}, 8, False, id="not three"),
        pytest.param({"corp": "R43", "tableau": ["153"]}, 7, True, id="tolerances add up"),
        pytest.param({"next_flex": 2}, 9, True, id="for the next card"),
    ],
)
def test_tolerance_relaxes_a_requirement(seat: dict[str, object], oxygen: int, held: bool) -> None:
    assert requirements_held(drawn(seat, {}, oxygen=oxygen), 0, "024") == (held,)


@pytest.mark.parametrize("oxygen", [8, 9])
def test_tolerance_works_in_the_other_direction(oxygen: int) -> None:
    state = drawn({"corp": "R43"}, {}, oxygen=oxygen)
    assert requirements_held(state, 0, "005") == (oxygen == 8,)


@pytest.mark.parametrize(
    ("seat", "card", "held"),
    [
        pytest.param({"tableau": ["005", "006"]}, "208", (False,), id="two of three tags"),
        pytest.param({"tableau": ["005", "090"]}, "208", (True,), id="three tags"),
        pytest.param({"tableau": ["005", "006", "P40"]}, "208", (True,), id="a wild tag"),
        pytest.param({"events": ["206"] * 3}, "208", (False,), id="events do not count"),
        pytest.param(
            {"tableau": ["048", "042", "P40"]}, "135", (True, True, True), id="a wild one of three"
        ),
        pytest.param({"+titanium": 1}, "002", (True,), id="a production"),
        pytest.param({}, "002", (False,), id="no production"),
    ],
)
def test_requirements_of_the_seat_are_checked(
    seat: dict[str, object], card: str, held: tuple[bool, ...]
) -> None:
    assert requirements_held(drawn({"corp": "R08", **seat}, {}), 0, card) == held


def test_one_wild_tag_fills_one_gap() -> None:
    state = drawn({"tableau": ["048", "P40"]}, {})
    held = requirements_held(state, 0, "135")
    assert held.count(False) == 1
    refused = requirement_refusal(state, 0, "135")
    assert refused is not None
    assert refused.code == "tmars.req_tags"


def test_cities_count_for_all_owners_and_greeneries_only_for_the_seat() -> None:
    state = drawn({}, {}, tiles="D3:city:1 GANYMEDE:city:1 C1:greenery:1")
    assert requirements_held(state, 0, "186") == (True,)
    assert requirements_held(state, 0, "128") == (False,)
    assert requirements_held(state, 1, "128") == (True,)
    assert requirements_held(drawn({}, {}, tiles="D3:city:1"), 0, "186") == (False,)


def test_a_cards_own_tags_do_not_count() -> None:
    state = drawn({"corp": "R08", "tableau": ["P40"], "hand": ["P42"], "mc": 50}, {})
    refused = play_refusal(state, 0, "P42")
    assert refused is not None
    assert refused.code == "tmars.req_tags"


def test_a_prelude_may_ignore_global_requirements() -> None:
    state = drawn({"hand": ["024"], "mc": 50}, {})
    assert play_refusal(state, 0, "024", ignore_global=True) is None
    assert requirement_refusal(state, 0, "208", ignore_global=True) is not None
