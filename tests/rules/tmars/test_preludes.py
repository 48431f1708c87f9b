"""Chapter "Prelude"."""

import pytest

from rules.core.log import Log
from rules.tmars.resolve.preludes import play_prelude, prelude_blocked
from rules.tmars.resolve.stack import resolve
from rules.tmars.state import Stage, State
from tests.rules.tmars.positions import do, drawn, fresh, played, production, stock


def _preludes(seat: dict[str, object], *preludes: str) -> State:
    state = drawn(seat, {}, prelude="on", stage="preludes")
    for prelude in preludes:
        play_prelude(state, 0, prelude, Log())
        resolve(state, Log())
    return state


def test_a_prelude_stays_in_the_tableau_and_its_tags_count() -> None:
    state = _preludes({"corp": "R10"}, "P01")
    assert state.seats[0].tableau == ["R10", "P01"]
    assert (stock(state)[0], production(state)[0]) == (3, 4)
    assert len(state.seats[0].hand) == 1, "Point Luna draws for the earth tag"


@pytest.mark.parametrize(
    ("prelude", "mc", "code"),
    [
        pytest.param("P02", 2, "cannot_afford", id="too dear"),
        pytest.param("P02", 3, None, id="affordable"),
        pytest.param("P17", 0, None, id="M€ production of -2"),
        pytest.param("P11", 0, "no_card_to_play", id="no card in hand"),
    ],
)
def test_a_prelude_is_blocked_in_this_position(prelude: str, mc: int, code: str | None) -> None:
    refused = prelude_blocked(drawn({"mc": mc}, {}), 0, prelude)
    assert (refused and refused.code.removeprefix("tmars.")) == code


def test_a_blocked_prelude_brings_15_m_euro() -> None:
    state = _preludes({}, "P11")
    assert stock(state)[0] == 15
    assert state.prelude_discard == ["P11"]
    assert "P11" not in state.seats[0].tableau


def test_eccentric_sponsor_plays_a_card_for_25_less() -> None:
    state = _preludes({"hand": ["203", "056"], "mc": 10}, "P11")
    assert state.question is not None
    assert state.question.options == ("203", "056")
    do(state, 0, "answer 203 m10")
    assert stock(state)[0] == 0
    assert state.seats[0].tableau[-2:] == ["P11", "203"]


def test_ecology_experts_ignore_global_requirements() -> None:
    """Livestock needs 9 % oxygen and costs the plant production that the prelude has just granted."""
    state = drawn({"hand": ["184"], "mc": 13}, {})
    assert prelude_blocked(state, 0, "P10") is None
    state = _preludes({"hand": ["184"], "mc": 13}, "P10")
    do(state, 0, "answer 184")
    assert production(state)[0] == 2
    assert production(state)[3] == 0


def test_other_requirements_still_hold() -> None:
    assert prelude_blocked(drawn({"hand": ["208"], "mc": 30}, {}), 0, "P10") is not None


def test_both_preludes_are_played_in_the_order_chosen_before_the_first_turn() -> None:
    state = fresh(2, prelude="on")
    state.first = 1
    for seat, preludes in enumerate((["P01", "P06"], ["P08", "P27"])):
        state.seats[seat].corporations = ["R08" if seat else "R16"]
        state.seats[seat].preludes = preludes
    log = Log()
    state = played(state, 0, "start R16 P06 P01", log=log)
    state = played(state, 1, "start R08 P08 P27", log=log)
    assert (state.stage, state.active) == (Stage.ACTION, 1)
    order = [
        event.msg.args["card"]
        for event in log.events
        if event.msg.key == "tmars.event.plays_prelude"
    ]
    assert [card.key.removeprefix("tmars.card.") for card in order] == ["P08", "P27", "P06", "P01"]  # type: ignore[union-attr]  # names
    assert state.seats[0].tableau == ["R16", "P06", "P01"]
    assert stock(state)[0] == 44 - 6 + 3


def test_a_question_of_a_prelude_is_answered_before_the_next_one() -> None:
    state = fresh(1, prelude="on")
    state.seats[0].corporations = ["R08"]
    state.seats[0].preludes = ["P14", "P27"]
    state = played(state, 0, "start R08 P14 P27")
    assert state.stage is Stage.PRELUDES
    assert production(state)[4] == 0
    state = played(state, 0, "answer A5", "answer A4")
    assert state.stage is Stage.ACTION
    assert production(state)[4] == 3


def test_valley_trust_plays_one_of_three() -> None:
    state = drawn({"corp": "R34", "first_due": True, "mc": 37}, {}, prelude="on")
    state.prelude_deck = ["P08", "P27", "P03", "P04"]
    state = played(state, 0, "first")
    assert state.question is not None
    assert state.question.options == ("P08", "P27", "P03")
    state = played(state, 0, "answer P27")
    assert production(state)[4] == 3
    assert sorted(state.prelude_discard) == ["P03", "P08"]
    assert state.seats[0].preludes == []
