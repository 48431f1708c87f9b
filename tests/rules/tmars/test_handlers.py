"""Cards with effects of their own (chapter "Card data"): their questions and edge cases."""

import pytest

from rules.core.log import Log
from rules.tmars.components.coordinates import SPACES
from rules.tmars.economy.frames import begin
from rules.tmars.resolve.stack import resolve
from rules.tmars.state import Question, State
from tests.rules.tmars.whole_effect import answered, changes, position


def started(words: str, program: str, source: str, *, cause: str = "", space: str = "") -> State:
    state = position(words)
    begin(state, program, source, 0, cause=cause, space=space)
    resolve(state, Log())
    return state


def asked(state: State) -> Question:
    assert state.question is not None
    return state.question


def test_a_card_without_the_tag_brings_nothing() -> None:
    state = started("005 deck=056", "005.action.0", "005")
    assert state.discard == ["056"]
    assert state.seats[0].on_card == {}


def test_the_deck_is_reshuffled_for_a_card_to_turn_up() -> None:
    state = started("005 deck= discard=042", "005.action.0", "005")
    assert state.seats[0].on_card == {"005": 1}
    assert (state.deck, state.discard) == ([], ["042"])


def test_nothing_is_turned_up_if_no_card_is_left_at_all() -> None:
    assert started("005 deck=", "005.action.0", "005").seats[0].on_card == {}


@pytest.mark.parametrize(
    ("space", "board", "raised"),
    [
        pytest.param("A1", "tharsis", {"steel"}, id="steel"),
        pytest.param("H6", "tharsis", {"titanium"}, id="titanium"),
        pytest.param("D8", "elysium", {"steel"}, id="steel and a plant"),
    ],
)
def test_a_mine_raises_the_printed_metal(space: str, board: str, raised: set[str]) -> None:
    state = position("067")
    state.board = board
    begin(state, "067.play", "067", 0).given = (space,)
    resolve(state, Log())
    mine = state.seats[0]
    assert {resource for resource, n in mine.production.items() if n} == raised
    assert set(mine.metals.values()) == raised


def test_a_mine_built_again_raises_the_same_metal() -> None:
    state = started("064 metal=064:titanium", "064.box", "064")
    assert state.seats[0].production["titanium"] == 1


def test_a_claim_keeps_others_away() -> None:
    state = answered(started("066", "066.play", "066"), ["B1"])
    assert state.claims == {"B1": 0}


def test_nothing_is_claimed_without_a_free_space() -> None:
    covered = " ".join(f"{label}=greenery:1" for label in SPACES)
    state = started(covered, "066.play", "066")
    assert (state.question, state.claims) == (None, {})


def test_each_card_can_be_discarded_or_none() -> None:
    state = started("073 hand=056,057", "073.ongoing.0", "073", cause="073")
    question = asked(state)
    assert (question.options, question.at_least, question.at_most) == (("056", "057"), 0, 1)
    state = answered(state, ["057"])
    assert state.seats[0].hand == ["056", "001"]
    assert state.discard == ["057"]


def test_an_empty_hand_offers_nothing() -> None:
    assert started("073", "073.ongoing.0", "073", cause="073").question is None


@pytest.mark.parametrize(
    ("cause", "options"),
    [
        pytest.param("049", ("1", "2"), id="holds microbes"),
        pytest.param("052", ("1", "2"), id="holds animals"),
        pytest.param("048", None, id="holds nothing"),
        pytest.param("P10", None, id="a prelude"),
        pytest.param("050", None, id="an event"),
    ],
)
def test_a_plant_or_a_resource_is_gained(cause: str, options: tuple[str, ...] | None) -> None:
    state = started(f"074 {cause}", "074.ongoing.0", "074", cause=cause)
    assert (None if options is None else asked(state).options) == options
    if options is None:
        assert state.seats[0].stock["plants"] == 1


def test_a_copied_card_is_evaluated_again() -> None:
    state = answered(started("086 207 056 117", "086.play", "086"), ["207"])
    assert state.seats[0].production["mc"] == 1


def test_a_copied_card_asks_under_its_own_name() -> None:
    state = started("086 183 q.p_plants=1 r.p_plants=1", "086.play", "086")
    assert asked(state).why == "lower"
    assert asked(state).source == "183"
    assert answered(state, ["2"]).seats[2].production["plants"] == 0


def test_any_number_of_heat_production_becomes_m_euro_production() -> None:
    question = asked(started("p_heat=3", "152.play", "152"))
    assert (question.kind, question.options) == ("amount", ("0", "1", "2", "3"))


def test_a_flood_asks_for_the_space_and_then_for_its_victim() -> None:
    words = "B5=city:1 A4=city:2 q.mc=2 r.mc=9"
    state = started(words, "188.play", "188")
    assert asked(state).why == "ocean"
    state = answered(state, ["A5", "1:mc"])
    assert changes(position(words), state) == {"A5=ocean", "oceans+1", "tr+1", "q.mc-2"}


def test_a_card_played_at_once_still_needs_its_other_requirements() -> None:
    state = started("P10 hand=047,027,056 mc=9 next_discount=1", "P10.play", "P10")
    question = asked(state)
    assert (question.kind, question.options) == ("play", ("047", "056"))


def test_triggers_of_a_card_played_at_once_run_before_the_prelude_continues() -> None:
    state = position("074 P10 hand=047")
    begin(state, "rules.after_play", "", 0, cause="P10")
    begin(state, "P10.play", "P10", 0)
    resolve(state, Log())
    state = answered(state, ["047"])
    assert state.seats[0].stock["plants"] == 1 + 1 + 2
    assert state.seats[0].tableau == ["074", "P10", "047"]


def test_a_sponsor_lowers_the_cost_of_one_card() -> None:
    state = answered(started("P11 hand=013,056 mc=2", "P11.play", "P11"), ["013"])
    assert state.seats[0].stock["mc"] == 0
    assert state.seats[0].hand == ["056"]


@pytest.mark.parametrize(
    ("words", "lowest"),
    [
        pytest.param("", ("mc", "steel", "titanium", "plants", "energy", "heat"), id="all tie"),
        pytest.param("p_mc=1 p_heat=2 p_steel=1", ("titanium", "plants", "energy"), id="three tie"),
    ],
)
def test_the_lowest_production_is_raised(words: str, lowest: tuple[str, ...]) -> None:
    assert asked(started(words, "R27.action.0", "R27")).options == lowest


def test_one_prelude_of_three_is_played_and_the_others_discarded() -> None:
    state = started("R34 preludes=P01,P08,P17,P20", "R34.first", "R34")
    assert (asked(state).options, state.seats[0].preludes) == (
        ("P01", "P08", "P17"),
        ["P01", "P08", "P17"],
    )
    state = answered(state, ["P17"])
    assert state.prelude_discard == ["P01", "P08"]
    assert state.seats[0].tableau == ["R34", "P17"]
    assert state.seats[0].preludes == []


def test_a_prelude_that_can_be_carried_out_must_be_played() -> None:
    """M€ are never an alternative to playing it."""
    state = started("R34 mc=0 preludes=P02,P08,P17", "R34.first", "R34")
    assert asked(state).options == ("P08", "P17")


def test_a_prelude_that_cannot_be_carried_out_fizzles() -> None:
    state = started("R34 mc=0 preludes=P02,P06,P13", "R34.first", "R34")
    assert asked(state).options == ("P02", "P06", "P13")
    state = answered(state, ["P02"])
    assert state.seats[0].stock["mc"] == 15
    assert state.seats[0].tableau == ["R34"]
    assert sorted(state.prelude_discard) == ["P02", "P06", "P13"]


@pytest.mark.parametrize(
    ("words", "awards"),
    [
        pytest.param("awards=miner", "landlord banker scientist thermalist", id="unfunded ones"),
        pytest.param("awards=miner,banker,landlord", "", id="three are funded"),
        pytest.param("solo", "", id="alone"),
    ],
)
def test_an_award_is_funded_for_free(words: str, awards: str) -> None:
    state = started(words, "R35.first", "R35")
    options = () if state.question is None else state.question.options
    assert options == tuple(awards.split())
    assert state.seats[0].stock["mc"] == 100
