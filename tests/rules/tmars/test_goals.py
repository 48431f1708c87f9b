"""Chapter "Milestones and awards": measures, claims, and the cost of the next award."""

from typing import Any, TypeAlias

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
EVERY_TRACK = ("building", "space", "event", "science", "power", "earth")

Milestones: TypeAlias = dict[str, tuple[dict[str, Any], int, int]]
"""By milestone and peculiarity: the seat with the tiles on the map, its value, and the value that is needed."""
Awards: TypeAlias = dict[str, tuple[dict[str, Any], int]]
"""By award and peculiarity: the seat with the tiles on the map, and its value."""


def of_goals(rows: Milestones | Awards) -> pytest.MarkDecorator:
    """Return the rows as parameters: the name of the goal first, then what its row holds."""
    return pytest.mark.parametrize(
        ("goal", "row"),
        [
            pytest.param(case.partition(":")[0].replace(" ", "_"), row, id=case)
            for case, row in rows.items()
        ],
    )


def where(goal: str, mine: dict[str, Any]) -> dict[str, Any]:
    """Return the board that has the goal, with the tiles of a row."""
    [board] = (key for key, each in BOARDS.items() if goal in {**each.milestones, **each.awards})
    return {"board": board, "tiles": mine.get("tiles", "")}


SEAT_MILESTONES: Milestones = {
    "terraformer": ({"tr": 34}, 34, 35),
    "mayor: the capital and cities off the map": (
        {"tiles": "D5:city:0 F2:capital:0 GANYMEDE:city:0 C1:city:bot"},
        3,
        3,
    ),
    "gardener: own ones": ({"tiles": "D5:greenery:0 C1:greenery:bot"}, 1, 3),
    "builder: a wild tag counts": ({"tableau": [*BUILDINGS, "P40"], "events": ["009"]}, 5, 8),
    "planner": ({"hand": ["001", "002"]}, 2, 16),
    "diversifier: a wild tag is one more": ({"tableau": ["117", "081", "P40"]}, 6, 8),
    "diversifier: ten at most": (
        {"tableau": ["081", "117", "042", "048", "172", "018", "090", "P40", "P40", "P40"]},
        10,
        8,
    ),
    "tactician: cards with a requirement": (
        {"tableau": ["018", "035", "056", "R03", "P02"], "events": ["050"]},
        2,
        5,
    ),
    "polar explorer: two rows": (
        {"tiles": "H1:greenery:0 I2:city:0 G1:greenery:0 I5:city:bot H3:ocean GANYMEDE:city:0"},
        2,
        3,
    ),
    "energizer": ({"production": {"energy": 4}}, 4, 6),
    "rim settler": ({"tableau": ["081", "018"]}, 2, 3),
    "generalist": ({"production": {"mc": 1, "steel": 2, "energy": 1}}, 3, 6),
    "specialist: the best production": ({"production": {"mc": 9, "heat": 4}}, 9, 10),
    "ecologist: a wild tag counts once": ({"tableau": ["042", "048", "172", "P40"]}, 4, 4),
    "tycoon: neither corporations nor preludes": (
        {"tableau": ["R03", "P02", "056", "035"], "events": ["009"]},
        2,
        15,
    ),
    "legend": ({"events": ["009", "011"]}, 2, 5),
}


@of_goals(SEAT_MILESTONES)
def test_a_seat_has_this_value_for_a_milestone(
    goal: str, row: tuple[dict[str, Any], int, int]
) -> None:
    mine, have, need = row
    state = table(mine, {}, **where(goal, mine))
    assert (milestone_value(state, 0, goal), milestone_need(state, 0, goal)) == (have, need)
    assert milestone_met(state, 0, goal) == (have >= need)


def test_generalist_without_corporate_era_needs_two_of_each() -> None:
    production = dict.fromkeys(("mc", "steel", "titanium", "plants", "energy"), 2) | {"heat": 1}
    state = table({"production": production}, {}, board="elysium", corporate_era="off")
    assert milestone_value(state, 0, "generalist") == 5
    state.options["corporate_era"] = "on"
    assert milestone_met(state, 0, "generalist")


SEAT_AWARDS: Awards = {
    "landlord: all tiles but oceans": (
        {"tiles": "D5:city:0 F1:mohole_area:0 PHOBOS:city:0 E4:ocean C1:city:1"},
        3,
    ),
    "banker": ({"production": {"mc": -3}}, -3),
    "scientist: no wild tags": ({"tableau": ["090", "P40"]}, 2),
    "thermalist": ({"stock": {"heat": 7}}, 7),
    "miner": ({"stock": {"steel": 2, "titanium": 3}}, 5),
    "cultivator": ({"tiles": "D2:greenery:0"}, 1),
    "magnate: automated cards": ({"tableau": ["R03", "P02", "056", "035"]}, 1),
    "space baron": ({"tableau": ["081", "018"]}, 2),
    "excentric": ({"on_card": {"035": 3, "172": 2}}, 5),
    "contractor": ({"tableau": BUILDINGS}, 4),
    "celebrity: cost twenty and more, no events": (
        {"tableau": ["081", "082", "056", "R03"], "events": ["143"]},
        2,
    ),
    "industrialist": ({"stock": {"steel": 2, "energy": 1}}, 3),
    "desert settler: the four lowest rows of the map": (
        {"tiles": "F1:city:0 I5:greenery:0 E1:greenery:0 GANYMEDE:city:0"},
        2,
    ),
    "estate dealer": (
        {"tiles": "B1:greenery:0 A1:ocean B2:city:0 F5:greenery:0 GANYMEDE:city:0"},
        2,
    ),
    "benefactor": ({"tr": 31}, 31),
}


@of_goals(SEAT_AWARDS)
def test_a_seat_has_this_value_for_an_award(goal: str, row: tuple[dict[str, Any], int]) -> None:
    mine, value = row
    assert award_value(table(mine, {}, **where(goal, mine)), 0, goal) == value


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


BOT_MILESTONES: Milestones = {
    "terraformer: S33": ({"tr": 36}, 36, 35),
    "mayor: its cities": ({"tiles": "D5:city:bot C1:city:0"}, 1, 3),
    "gardener": ({"tiles": "D5:greenery:bot"}, 1, 3),
    "builder: S46": ({"markers": {"building": 8}}, 8, 8),
    "planner: every marker, S46": ({"markers": dict.fromkeys(EVERY_TRACK, 5)}, 0, 4),
    "diversifier: the sum of all markers, worked example 65": (
        {"markers": {"building": 2, "space": 1, "event": 1, "science": 1, "power": 1, "earth": 1}},
        7,
        8,
    ),
    "tactician: used cards, no events, S56": ({"used": ["018", "035", "056", "050"]}, 2, 5),
    "polar explorer: S56": ({"tiles": "H1:greenery:bot I1:city:0"}, 1, 3),
    "energizer: S56": ({"markers": {"power": 6}}, 6, 6),
    "rim settler: S56": ({"markers": {"power": 5}}, 5, 6),
    "generalist: S58": ({"markers": dict.fromkeys(EVERY_TRACK, 3)}, 0, 2),
    "specialist: S58": ({"markers": {"earth": 10, "bio": 3}}, 10, 10),
    "ecologist: S58": ({"markers": {"bio": 4}}, 4, 4),
    "tycoon: no events, S58": ({"used": ["056", "035", "009"]}, 2, 15),
    "legend: S58": ({"markers": {"event": 5}}, 5, 5),
}


@of_goals(BOT_MILESTONES)
def test_marsbot_has_this_value_for_a_milestone(
    goal: str, row: tuple[dict[str, Any], int, int]
) -> None:
    bot, have, need = row
    state = automa({"tr": 1}, bot, **where(goal, bot))
    assert (milestone_value(state, BOT, goal), milestone_need(state, BOT, goal)) == (have, need)
    assert milestone_met(state, BOT, goal) == (have >= need)


def test_diversifier_is_met_with_a_sum_of_eight() -> None:
    """Worked example 65."""
    markers = dict.fromkeys(("space", "event", "science", "power", "earth", "bio"), 1)
    state = automa(bot={"markers": {**markers, "building": 2}}, board="hellas")
    assert milestone_met(state, BOT, "diversifier")


BOT_AWARDS: Awards = {
    "landlord: S47": ({"tiles": "D5:city:bot E4:ocean"}, 1),
    "banker: S47": ({"markers": {"building": 9}}, 9),
    "scientist: S47": ({"markers": {"science": 5}}, 5),
    "thermalist: S47": ({"markers": {"power": 4}}, 4),
    "miner: S47": ({"markers": {"space": 8}}, 8),
    "cultivator": ({"tiles": "D2:greenery:bot"}, 1),
    "magnate": ({"used": ["056", "035", "009"]}, 1),
    "space baron: S57": ({"markers": {"space": 3}}, 3),
    "excentric: tokens, S57": ({"tokens": 4}, 4),
    "contractor: S57": ({"markers": {"building": 2}}, 2),
    "celebrity": ({"used": ["081", "143", "056"]}, 1),
    "industrialist: S59": ({"markers": {"power": 7}}, 7),
    "desert settler": ({"tiles": "F1:city:bot"}, 1),
    "estate dealer": ({"tiles": "B1:greenery:bot A1:ocean"}, 1),
    "benefactor: TR less 15, S59": ({"tr": 33}, 18),
}


@of_goals(BOT_AWARDS)
def test_marsbot_has_this_value_for_an_award(goal: str, row: tuple[dict[str, Any], int]) -> None:
    bot, value = row
    assert award_value(automa(bot=bot, **where(goal, bot)), BOT, goal) == value
