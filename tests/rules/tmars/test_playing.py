"""Chapter "Playing a project card": the order of the checks, and the effects of playing."""

import pytest

from rules.core.domains import OneOf
from rules.core.log import Log
from rules.core.text import Msg
from rules.tmars.resolve.playing import has_playable_card, play_refusal, playable_cards
from rules.tmars.state import Stage
from rules.tmars.verbs.play import PLAY, PlayCard
from tests.rules.tmars.positions import do, drawn, is_offered, notes, offered, pay, refusal, stock


@pytest.mark.parametrize(
    ("seat", "board", "code"),
    [
        pytest.param({"hand": ()}, {}, "not_in_hand", id="not in hand comes first"),
        pytest.param({}, {}, "req_global", id="a requirement before an effect"),
        pytest.param({}, {"oxygen": 9}, "production_too_low", id="an effect before the cost"),
        pytest.param({"+plants": 1}, {"oxygen": 9}, "cannot_afford", id="then the cost"),
        pytest.param({"+plants": 1, "mc": 13}, {"oxygen": 9}, None, id="fine"),
    ],
)
def test_the_first_reason_is_given(
    seat: dict[str, object], board: dict[str, int], code: str | None
) -> None:
    """Livestock needs 9 % oxygen, lowers plant production and costs 13 M€."""
    state = drawn({"hand": ["184"], **seat}, {}, **board)
    refused = play_refusal(state, 0, "184")
    assert (refused and refused.code.removeprefix("tmars.")) == code
    assert refusal(state, 0, PlayCard("184", pay(mc=13))) == code
    assert (playable_cards(state, 0) == ["184"]) is (code is None)
    assert has_playable_card(state, 0) is (code is None)


def test_a_payment_is_checked_last() -> None:
    state = drawn({"hand": ["056"], "mc": 9, "steel": 2}, {})
    assert refusal(state, 0, "play 056 m5") == "pay_waste"
    assert refusal(state, 0, "play 056 s1") == "pay_short"
    assert refusal(state, 0, "play 056 h4") == "pay_unit"


def test_a_card_moves_from_the_hand_to_the_tableau() -> None:
    state = drawn({"hand": ["005", "056", "006"], "mc": 9, "steel": 2}, {})
    log = Log()
    do(state, 0, "play 056 s2", log=log)
    mine = state.seats[0]
    assert mine.hand == ["005", "006"]
    assert mine.tableau[-1] == "056"
    assert state.actions == 1
    assert not log.revealed
    assert log.events[0].msg.key == "tmars.event.plays"
    assert log.events[0].msg.args["cost"] == 4


def test_an_event_goes_face_down() -> None:
    state = drawn({"hand": ["009"], "mc": 14}, {})
    do(state, 0, "play 009")
    assert state.seats[0].events == ["009"]
    assert "009" not in state.seats[0].tableau


def test_the_act_is_recorded_with_its_changes() -> None:
    state = drawn({"hand": ["009"], "mc": 14}, {})
    do(state, 0, "play 009")
    act = state.acts[-1]
    assert (act.owner, act.what, act.subject) == (0, "card", "009")
    assert act.changes == {"mc": -14, "temperature": 2, "tr": 1, "titanium": 2}


def test_a_tolerance_is_used_up_by_the_next_card_that_is_played() -> None:
    state = drawn({"hand": ["206", "056", "005"], "mc": 40, "next_discount": 0}, {}, oxygen=8)
    do(state, 0, "play 206")
    assert play_refusal(state, 0, "005") is None
    do(state, 0, "play 056")
    assert state.seats[0].next_flex == 0
    assert play_refusal(state, 0, "005") is not None


def test_other_actions_do_not_use_up_effects_for_the_next_card() -> None:
    state = drawn({"hand": ["056"], "mc": 40, "next_discount": 8, "next_flex": 2}, {})
    do(state, 0, "project power_plant")
    assert (state.seats[0].next_discount, state.seats[0].next_flex) == (8, 2)


def test_the_form_offers_the_playable_cards() -> None:
    state = drawn({"hand": ["184", "056", "203"], "mc": 10}, {})
    assert offered(state, 0, PLAY, "card") == ["056"]
    domain = PLAY.fields[0].domain(state, 0, {})
    assert isinstance(domain, OneOf)
    (option,) = domain.options
    assert option.mark == "2"


@pytest.mark.parametrize(
    ("card", "board", "warning"),
    [
        pytest.param("009", {"temperature": 8}, "tmars.warn.at_maximum", id="no warmer"),
        pytest.param("009", {"temperature": 6}, None, id="warmer"),
        pytest.param(
            "127",
            {
                "tiles": " ".join(
                    f"{each}:ocean"
                    for each in ["A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6"]
                )
            },
            "tmars.warn.oceans_out",
            id="no ocean left",
        ),
        pytest.param("061", {}, "tmars.warn.only_you", id="no other seat to lose production"),
    ],
)
def test_the_form_warns(card: str, board: dict[str, object], warning: str | None) -> None:
    state = drawn({"hand": [card], "mc": 50, "+steel": 1}, {}, **board)
    found = notes(state, 0, PLAY)[card].args.get("warning")
    assert (found.key if isinstance(found, Msg) else None) == warning


def test_a_card_cannot_be_played_out_of_turn() -> None:
    state = drawn({"hand": ["056"], "mc": 9}, {}, stage="research")
    assert not is_offered(state, 0, PLAY)
    assert refusal(state, 0, "play 056") == "wrong_phase"
    state.stage = Stage.ACTION
    assert is_offered(state, 0, PLAY)
    assert not is_offered(state, 1, PLAY)


def test_a_question_comes_before_the_next_card() -> None:
    state = drawn({"hand": ["199", "056"], "mc": 40}, {})
    do(state, 0, "play 199")
    assert refusal(state, 0, "play 056") == "decision_pending"
    do(state, 0, "answer A1")
    assert refusal(state, 0, "play 056") is None


@pytest.mark.parametrize(
    ("card", "cost"), [pytest.param("140", 18, id="tile"), pytest.param("P37", 15, id="city")]
)
def test_without_volcanic_spaces_no_m_euro_are_kept_for_the_pole(card: str, cost: int) -> None:
    """Hellas has free land, so the South Pole's M€ need not be kept."""
    state = drawn({"hand": [card], "mc": cost, "+energy": 1}, {}, board="hellas")
    assert playable_cards(state, 0) == [card]
    assert refusal(state, 0, PlayCard(card, pay(mc=cost))) is None


def test_a_card_can_be_free() -> None:
    state = drawn({"hand": ["195"], "mc": 3}, {})
    log = Log()
    do(state, 0, "play 195", log=log)
    assert stock(state)[0] == 3
    assert log.events[0].msg.key == "tmars.event.plays_for_nothing"
    assert state.seats[0].next_discount == 8
