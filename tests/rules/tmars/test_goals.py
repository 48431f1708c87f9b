"""Chapter "Milestones and awards": measures, claims, and the cost of the next award."""

from typing import Any

import pytest

from rules.core.log import Log
from rules.tmars.components.boards import BOARDS
from rules.tmars.economy.frames import begin
from rules.tmars.economy.goals import (
    award_price,
    award_value,
    awards_left,
    claim,
    expected_award_value,
    fund,
    milestone_met,
    milestone_need,
    milestone_value,
    milestones_left,
)
from rules.tmars.resolve.stack import resolve
from rules.tmars.state import Mode
from rules.tmars.verbs.answer import ANSWER, Answer
from rules.tmars.view import BOT
from tests.rules.tmars.bot_positions import automa, said, table

BUILDINGS = ["056", "113", "117", "141"]
"""Cards with one building tag each; 117 also has a power tag."""

SEAT_MILESTONES = [
    pytest.param("tharsis", "terraformer", {"tr": 34}, "", 34, 35, id="terraformer"),
    pytest.param(
        "tharsis",
        "mayor",
        {},
        "D5:city:0 F2:capital:0 GANYMEDE:city:0 C1:city:bot",
        3,
        3,
        id="mayor: the capital and cities off the map",
    ),
    pytest.param(
        "tharsis", "gardener", {}, "D5:greenery:0 C1:greenery:bot", 1, 3, id="gardener: own ones"
    ),
    pytest.param(
        "tharsis",
        "builder",
        {"tableau": [*BUILDINGS, "P40"], "events": ["009"]},
        "",
        5,
        8,
        id="builder: a wild tag counts",
    ),
    pytest.param("tharsis", "planner", {"hand": ["001", "002"]}, "", 2, 16, id="planner"),
    pytest.param(
        "hellas",
        "diversifier",
        {"tableau": ["117", "081", "P40"]},
        "",
        6,
        8,
        id="diversifier: a wild tag is one more",
    ),
    pytest.param(
        "hellas",
        "diversifier",
        {"tableau": ["081", "117", "042", "048", "172", "018", "090", "P40", "P40", "P40"]},
        "",
        10,
        8,
        id="diversifier: ten at most",
    ),
    pytest.param(
        "hellas",
        "tactician",
        {"tableau": ["018", "035", "056", "R03", "P02"], "events": ["050"]},
        "",
        2,
        5,
        id="tactician: cards with a requirement",
    ),
    pytest.param(
        "hellas",
        "polar_explorer",
        {},
        "H1:greenery:0 I2:city:0 G1:greenery:0 I5:city:bot H3:ocean GANYMEDE:city:0",
        2,
        3,
        id="polar explorer: two rows",
    ),
    pytest.param("hellas", "energizer", {"production": {"energy": 4}}, "", 4, 6, id="energizer"),
    pytest.param("hellas", "rim_settler", {"tableau": ["081", "018"]}, "", 2, 3, id="rim settler"),
    pytest.param(
        "elysium",
        "generalist",
        {"production": {"mc": 1, "steel": 2, "energy": 1}},
        "",
        3,
        6,
        id="generalist",
    ),
    pytest.param(
        "elysium",
        "specialist",
        {"production": {"mc": 9, "heat": 4}},
        "",
        9,
        10,
        id="specialist: the best production",
    ),
    pytest.param(
        "elysium",
        "ecologist",
        {"tableau": ["042", "048", "172", "P40"]},
        "",
        4,
        4,
        id="ecologist: a wild tag counts once",
    ),
    pytest.param(
        "elysium",
        "tycoon",
        {"tableau": ["R03", "P02", "056", "035"], "events": ["009"]},
        "",
        2,
        15,
        id="tycoon: neither corporations nor preludes",
    ),
    pytest.param("elysium", "legend", {"events": ["009", "011"]}, "", 2, 5, id="legend"),
]


@pytest.mark.parametrize(("board", "milestone", "mine", "tiles", "have", "need"), SEAT_MILESTONES)
def test_a_seat_has_this_value_for_a_milestone(
    board: str, milestone: str, mine: dict[str, Any], tiles: str, have: int, need: int
) -> None:
    state = table(mine, {}, board=board, tiles=tiles)
    assert (milestone_value(state, 0, milestone), milestone_need(state, 0, milestone)) == (
        have,
        need,
    )
    assert milestone_met(state, 0, milestone) == (have >= need)


def test_generalist_without_corporate_era_needs_two_of_each() -> None:
    production = dict.fromkeys(("mc", "steel", "titanium", "plants", "energy"), 2) | {"heat": 1}
    state = table({"production": production}, {}, board="elysium", corporate_era="off")
    assert milestone_value(state, 0, "generalist") == 5
    state.options["corporate_era"] = "on"
    assert milestone_met(state, 0, "generalist")


SEAT_AWARDS = [
    pytest.param(
        "tharsis",
        "landlord",
        {},
        "D5:city:0 F1:mohole_area:0 PHOBOS:city:0 E4:ocean C1:city:1",
        3,
        id="landlord: all tiles but oceans",
    ),
    pytest.param("tharsis", "banker", {"production": {"mc": -3}}, "", -3, id="banker"),
    pytest.param(
        "tharsis", "scientist", {"tableau": ["090", "P40"]}, "", 2, id="scientist: no wild tags"
    ),
    pytest.param("tharsis", "thermalist", {"stock": {"heat": 7}}, "", 7, id="thermalist"),
    pytest.param("tharsis", "miner", {"stock": {"steel": 2, "titanium": 3}}, "", 5, id="miner"),
    pytest.param("hellas", "cultivator", {}, "D2:greenery:0", 1, id="cultivator"),
    pytest.param(
        "hellas",
        "magnate",
        {"tableau": ["R03", "P02", "056", "035"]},
        "",
        1,
        id="magnate: automated cards",
    ),
    pytest.param("hellas", "space_baron", {"tableau": ["081", "018"]}, "", 2, id="space baron"),
    pytest.param("hellas", "excentric", {"on_card": {"035": 3, "172": 2}}, "", 5, id="excentric"),
    pytest.param("hellas", "contractor", {"tableau": BUILDINGS}, "", 4, id="contractor"),
    pytest.param(
        "elysium",
        "celebrity",
        {"tableau": ["081", "082", "056", "R03"], "events": ["143"]},
        "",
        2,
        id="celebrity: cost twenty and more, no events",
    ),
    pytest.param(
        "elysium", "industrialist", {"stock": {"steel": 2, "energy": 1}}, "", 3, id="industrialist"
    ),
    pytest.param(
        "elysium",
        "desert_settler",
        {},
        "F1:city:0 I5:greenery:0 E1:greenery:0 GANYMEDE:city:0",
        2,
        id="desert settler: the four lowest rows of the map",
    ),
    pytest.param(
        "elysium",
        "estate_dealer",
        {},
        "B1:greenery:0 A1:ocean B2:city:0 F5:greenery:0 GANYMEDE:city:0",
        2,
        id="estate dealer",
    ),
    pytest.param("elysium", "benefactor", {"tr": 31}, "", 31, id="benefactor"),
]


@pytest.mark.parametrize(("board", "award", "mine", "tiles", "value"), SEAT_AWARDS)
def test_a_seat_has_this_value_for_an_award(
    board: str, award: str, mine: dict[str, Any], tiles: str, value: int
) -> None:
    assert award_value(table(mine, {}, board=board, tiles=tiles), 0, award) == value


def test_awards_cost_8_14_and_20_and_no_fourth_is_funded() -> None:
    """Worked example 34."""
    state = table({}, {})
    for award, price in (("banker", 8), ("miner", 14), ("landlord", 20)):
        assert award_price(state) == price
        fund(state, 1, award, Log())
    assert award_price(state) is None
    assert awards_left(state) == ()


def test_claimed_milestones_and_funded_awards_cannot_be_taken_again() -> None:
    state = table({}, {})
    claim(state, 1, "builder", Log())
    fund(state, 0, "banker", Log())
    assert "builder" not in milestones_left(state)
    assert len(milestones_left(state)) == 4
    assert "banker" not in awards_left(state)
    claim(state, 1, "mayor", Log())
    claim(state, 0, "planner", Log())
    assert milestones_left(state) == ()
    assert list(state.milestones.items()) == [("builder", 1), ("mayor", 1), ("planner", 0)]


def test_classic_solo_play_has_no_milestones_and_awards() -> None:
    state = table({}, mode=Mode.SOLO)
    assert (milestones_left(state), awards_left(state), award_price(state)) == ((), (), None)


def test_claiming_and_funding_are_logged() -> None:
    state, log = automa({"tr": 36}), Log()
    claim(state, 0, "terraformer", log)
    fund(state, BOT, "miner", log)
    assert said(log) == [
        "Seat 1 claims Terraformer (36, needed 35): 5 VP.",
        "MarsBot funds Miner.",
    ]


def test_an_award_funded_for_free_raises_the_next_price() -> None:
    """Worked example 38."""
    state = table({"tableau": ["R35"], "stock": {"mc": 48}}, {})
    begin(state, "R35.first", "R35", 0)
    resolve(state, Log())
    assert state.question is not None
    assert state.question.options == tuple(BOARDS["tharsis"].awards)
    ANSWER.apply(state, 0, Answer(("miner",)), Log())
    resolve(state, Log())
    assert (state.awards, state.seats[0].stock["mc"], award_price(state)) == ({"miner": 0}, 48, 14)


def test_marsbot_counts_the_next_production_when_it_looks_for_an_award() -> None:
    """DECISION 18."""
    human = {"stock": {"heat": 3, "steel": 1}, "production": {"heat": 2, "titanium": 4, "mc": 6}}
    state = automa(human)
    assert award_value(state, 0, "thermalist") == 3
    assert expected_award_value(state, 0, "thermalist") == 5
    assert expected_award_value(state, 0, "miner") == 5
    assert expected_award_value(state, 0, "banker") == 6


BOT_MILESTONES = [
    pytest.param("tharsis", "terraformer", {"tr": 36}, "", 36, 35, id="S33 terraformer"),
    pytest.param("tharsis", "mayor", {}, "D5:city:bot C1:city:0", 1, 3, id="mayor: its cities"),
    pytest.param("tharsis", "gardener", {}, "D5:greenery:bot", 1, 3, id="gardener"),
    pytest.param("tharsis", "builder", {"markers": {"building": 8}}, "", 8, 8, id="S46 builder"),
    pytest.param(
        "tharsis",
        "planner",
        {"markers": dict.fromkeys(("building", "space", "event", "science", "power", "earth"), 5)},
        "",
        0,
        4,
        id="S46 planner: every marker",
    ),
    pytest.param(
        "hellas",
        "diversifier",
        {"markers": {"building": 2, "space": 1, "event": 1, "science": 1, "power": 1, "earth": 1}},
        "",
        7,
        8,
        id="worked example 65: the sum of all markers",
    ),
    pytest.param(
        "hellas",
        "tactician",
        {"used": ["018", "035", "056", "050"]},
        "",
        2,
        5,
        id="S56 tactician: used cards, no events",
    ),
    pytest.param(
        "hellas", "polar_explorer", {}, "H1:greenery:bot I1:city:0", 1, 3, id="S56 polar explorer"
    ),
    pytest.param("hellas", "energizer", {"markers": {"power": 6}}, "", 6, 6, id="S56 energizer"),
    pytest.param(
        "hellas", "rim_settler", {"markers": {"power": 5}}, "", 5, 6, id="S56 rim settler"
    ),
    pytest.param(
        "elysium",
        "generalist",
        {"markers": dict.fromkeys(("building", "space", "event", "science", "power", "earth"), 3)},
        "",
        0,
        2,
        id="S58 generalist",
    ),
    pytest.param(
        "elysium",
        "specialist",
        {"markers": {"earth": 10, "bio": 3}},
        "",
        10,
        10,
        id="S58 specialist",
    ),
    pytest.param("elysium", "ecologist", {"markers": {"bio": 4}}, "", 4, 4, id="S58 ecologist"),
    pytest.param(
        "elysium", "tycoon", {"used": ["056", "035", "009"]}, "", 2, 15, id="S58 tycoon: no events"
    ),
    pytest.param("elysium", "legend", {"markers": {"event": 5}}, "", 5, 5, id="S58 legend"),
]


@pytest.mark.parametrize(("board", "milestone", "bot", "tiles", "have", "need"), BOT_MILESTONES)
def test_marsbot_has_this_value_for_a_milestone(
    board: str, milestone: str, bot: dict[str, Any], tiles: str, have: int, need: int
) -> None:
    state = automa({"tr": 1}, bot, board=board, tiles=tiles)
    assert milestone_value(state, BOT, milestone) == have
    assert milestone_need(state, BOT, milestone) == need
    assert milestone_met(state, BOT, milestone) == (have >= need)


def test_diversifier_is_met_with_a_sum_of_eight() -> None:
    """Worked example 65."""
    markers = dict.fromkeys(("space", "event", "science", "power", "earth", "bio"), 1)
    state = automa(bot={"markers": {**markers, "building": 2}}, board="hellas")
    assert milestone_met(state, BOT, "diversifier")


BOT_AWARDS = [
    pytest.param("tharsis", "landlord", {}, "D5:city:bot E4:ocean", 1, id="S47 landlord"),
    pytest.param("tharsis", "banker", {"markers": {"building": 9}}, "", 9, id="S47 banker"),
    pytest.param("tharsis", "scientist", {"markers": {"science": 5}}, "", 5, id="S47 scientist"),
    pytest.param("tharsis", "thermalist", {"markers": {"power": 4}}, "", 4, id="S47 thermalist"),
    pytest.param("tharsis", "miner", {"markers": {"space": 8}}, "", 8, id="S47 miner"),
    pytest.param("hellas", "cultivator", {}, "D2:greenery:bot", 1, id="cultivator"),
    pytest.param("hellas", "magnate", {"used": ["056", "035", "009"]}, "", 1, id="magnate"),
    pytest.param("hellas", "space_baron", {"markers": {"space": 3}}, "", 3, id="S57 space baron"),
    pytest.param("hellas", "excentric", {"tokens": 4}, "", 4, id="S57 excentric: tokens"),
    pytest.param("hellas", "contractor", {"markers": {"building": 2}}, "", 2, id="S57 contractor"),
    pytest.param("elysium", "celebrity", {"used": ["081", "143", "056"]}, "", 1, id="celebrity"),
    pytest.param(
        "elysium", "industrialist", {"markers": {"power": 7}}, "", 7, id="S59 industrialist"
    ),
    pytest.param("elysium", "desert_settler", {}, "F1:city:bot", 1, id="desert settler"),
    pytest.param("elysium", "estate_dealer", {}, "B1:greenery:bot A1:ocean", 1, id="estate dealer"),
    pytest.param("elysium", "benefactor", {"tr": 33}, "", 18, id="S59 benefactor: TR less 15"),
]


@pytest.mark.parametrize(("board", "award", "bot", "tiles", "value"), BOT_AWARDS)
def test_marsbot_has_this_value_for_an_award(
    board: str, award: str, bot: dict[str, Any], tiles: str, value: int
) -> None:
    assert award_value(automa(bot=bot, board=board, tiles=tiles), BOT, award) == value
