"""Standard projects, conversions, milestones and awards (chapter "Turns and moves")."""

import pytest

from rules.core.domains import SomeOf
from rules.core.log import Log
from rules.core.text import msg
from rules.tmars.components.coordinates import SPACES
from rules.tmars.economy.owners import owner_msg
from rules.tmars.preview import preview
from rules.tmars.state import State
from rules.tmars.verbs.award import AWARD
from rules.tmars.verbs.convert import CONVERT, Convert
from rules.tmars.verbs.milestone import MILESTONE
from rules.tmars.verbs.project import PROJECT, StandardProject
from rules.tmars.wording.names import production_word
from tests.cases import cases
from tests.rules.tmars.bot_positions import ENGLISH, automa
from tests.rules.tmars.positions import (
    do,
    drawn,
    is_offered,
    notes,
    offered,
    pay,
    production,
    put,
    refusal,
    stock,
)

OCEANS = " ".join(
    f"{space}:ocean" for space in ["A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6"]
)


def test_a_standard_project_costs_and_does_this() -> None:
    state = drawn({"mc": 91}, {}, temperature=-28)
    do(state, 0, "project power_plant")
    state.actions = 0
    do(state, 0, "project asteroid")
    state.actions = 0
    do(state, 0, "project aquifer A5")
    state.actions = 0
    do(state, 0, "project greenery G3")
    state.actions = 0
    do(state, 0, "project city D7")
    assert stock(state)[0] == 0
    assert production(state) == (1, 0, 0, 0, 1, 0)
    assert (state.temperature, state.oxygen, state.seats[0].tr) == (-26, 1, 23)
    assert {space: tile.kind for space, tile in state.tiles.items()} == {
        "A5": "ocean",
        "G3": "greenery",
        "D7": "city",
    }


@pytest.mark.parametrize("project", ["power_plant", "asteroid", "aquifer", "greenery", "city"])
def test_an_unaffordable_project_is_refused(project: str) -> None:
    state = drawn({"mc": 10}, {})
    space = {"aquifer": "A5", "greenery": "G3", "city": "D7"}.get(project, "")
    assert refusal(state, 0, StandardProject(project, (), space, pay(mc=10))) == "cannot_afford"
    assert project not in offered(state, 0, PROJECT, "project")


def test_the_tile_comes_before_the_production_of_a_city() -> None:
    """A city on a space that gives a card asks nothing, and the M€ production rises last."""
    state = drawn({"mc": 25}, {}, tiles="E5:ocean")
    do(state, 0, "project city D5")
    assert stock(state)[0] == 2
    assert production(state)[0] == 1


def test_projects_that_raise_nothing_can_be_taken() -> None:
    state = drawn({"mc": 55}, {}, tiles=OCEANS, temperature=8, oxygen=14)
    do(state, 0, "project asteroid")
    do(state, 0, StandardProject("aquifer", (), "", pay(mc=18)))
    state.actions = 0
    do(state, 0, "project greenery G3")
    assert stock(state)[0] == 0
    assert state.seats[0].tr == 20
    assert len(state.tiles) == 10


def test_the_form_warns_of_projects_that_raise_nothing() -> None:
    state = drawn({"mc": 55}, {}, tiles=OCEANS, temperature=8)
    found = notes(state, 0, PROJECT)
    warned = {name for name, note in found.items() if note.key == "tmars.note.project_warned"}
    assert warned == {"asteroid", "aquifer"}
    assert offered(state, 0, PROJECT, "space", project="aquifer", cards=()) == [""]


def test_selling_cards_brings_m_euro() -> None:
    state = drawn({"hand": ["001", "002", "003"]}, {})
    log = Log()
    do(state, 0, "project sell 001 003", log=log)
    assert stock(state)[0] == 2
    assert state.seats[0].hand == ["002"]
    assert state.discard == ["001", "003"]
    assert not log.revealed
    assert [event.msg.key for event in log.events] == ["tmars.event.sold"]
    assert state.acts[-1].changes == {"mc": 2, "cards": -2}


@cases(
    ("move", "code"),
    {
        "none": (StandardProject("sell_patents", (), "", pay()), "too_few_sold"),
        "strange": (StandardProject("sell_patents", ("009",), "", pay()), "not_offered"),
        "order": (StandardProject("sell_patents", ("002", "001"), "", pay()), "card_order"),
        "a space": (StandardProject("sell_patents", ("001",), "A5", pay()), "no_tile_due"),
        "a payment": (StandardProject("sell_patents", ("001",), "", pay(mc=1)), "pay_waste"),
        "cards": (StandardProject("asteroid", ("001",), "", pay(mc=14)), "sells_nothing"),
        "tile": (StandardProject("asteroid", (), "A5", pay(mc=14)), "no_tile_due"),
        "unknown": (StandardProject("moon", (), "", pay()), "unknown_project"),
        "nowhere": (StandardProject("city", (), "Z9", pay(mc=25)), "no_such_space"),
        "ocean": (StandardProject("city", (), "A2", pay(mc=25)), "illegal_space"),
    },
)
def test_an_impossible_project_is_refused(move: StandardProject, code: str) -> None:
    assert refusal(drawn({"hand": ["001", "002"], "mc": 50}, {}), 0, move) == code


def test_any_part_of_the_hand_may_be_sold() -> None:
    state = drawn({"hand": ["001", "002", "003"]}, {})
    domain = PROJECT.fields[1].domain(state, 0, {"project": "sell_patents"})
    assert isinstance(domain, SomeOf)
    assert (len(domain.options), domain.at_least, domain.at_most) == (3, 1, 3)
    assert refusal(drawn({}, {}), 0, StandardProject("sell_patents", (), "", pay())) == "no_cards"


def test_a_city_without_a_space_is_refused() -> None:
    state = drawn({"mc": 50}, {})
    put(state, " ".join(f"{space}:greenery:1" for space in SPACES if space != "E3"))
    assert refusal(state, 0, StandardProject("city", (), "E3", pay(mc=25))) == "no_legal_space"
    assert "city" not in offered(state, 0, PROJECT, "project")


def test_paying_for_a_project_sets_off_triggers() -> None:
    """CrediCor gets 4 M€ from a printed cost of 20, Standard Technology 3 M€ for every project."""
    state = drawn({"corp": "R08", "tableau": ["156"], "mc": 50, "hand": ["001"]}, {})
    do(state, 0, "project greenery G3")
    assert stock(state)[0] == 50 - 23 + 4 + 3
    do(state, 0, "project sell 001")
    assert stock(state)[0] == 50 - 23 + 4 + 3 + 1


# Conversions


def test_plants_and_heat_are_converted() -> None:
    state = drawn({"plants": 9, "heat": 9}, {"corp": "R17", "plants": 7})
    do(state, 0, "convert plants G3", "convert heat")
    assert stock(state)[3:] == (1, 0, 1)
    assert (state.oxygen, state.temperature, state.seats[0].tr) == (1, -28, 22)
    state.active = 1
    state.actions = 0
    do(state, 1, "convert plants G5")
    assert stock(state, 1)[3] == 0


@cases(
    ("move", "code"),
    {
        "too few plants": (Convert("plants", "G3"), "resource_short"),
        "heat": (Convert("heat", ""), None),
        "no tile for heat": (Convert("heat", "G3"), "no_tile_due"),
        "steel": (Convert("steel", ""), "unknown_conversion"),
    },
)
def test_an_impossible_conversion_is_refused(move: Convert, code: str | None) -> None:
    assert refusal(drawn({"plants": 7, "heat": 8}, {}), 0, move) == code


def test_a_greenery_goes_next_to_one_s_own_tiles() -> None:
    state = drawn({"plants": 8}, {}, tiles="D7:city:0")
    assert offered(state, 0, CONVERT, "space", what="plants") == ["C6", "C7", "D6", "E7", "E8"]
    assert refusal(state, 0, "convert plants G3") == "illegal_space"


def test_the_form_warns_of_heat_without_effect() -> None:
    state = drawn({"heat": 8}, {}, temperature=8)
    assert notes(state, 0, CONVERT)["heat"].key == "tmars.note.convert_warned"
    do(state, 0, "convert heat")
    assert state.seats[0].tr == 20


# Milestones and awards


def _terraformer(**board: object) -> State:
    return drawn({"tr": 35, "mc": 8}, {"tr": 35, "mc": 8}, **board)


def test_a_milestone_is_claimed() -> None:
    state = _terraformer()
    assert offered(state, 0, MILESTONE, "milestone") == ["terraformer"]
    log = Log()
    do(state, 0, "milestone terraformer", log=log)
    assert [event.msg.key for event in log.events] == ["tmars.event.paid", "tmars.event.claimed"]
    assert stock(state)[0] == 0
    assert state.milestones == {"terraformer": 0}
    assert refusal(state, 0, "milestone terraformer") == "milestone_taken"


@pytest.mark.parametrize(
    ("milestone", "board", "code"),
    [
        ("mayor", {}, "milestone_not_met"),
        ("energizer", {}, "unknown_milestone"),
        (
            "terraformer",
            {"milestones": {"mayor": 1, "gardener": 1, "builder": 1}},
            "milestones_full",
        ),
    ],
)
def test_an_impossible_milestone_is_refused(
    milestone: str, board: dict[str, object], code: str
) -> None:
    state = _terraformer(**board)
    move = MILESTONE.move(milestone, pay(mc=8))
    assert refusal(state, 0, move) == code
    assert milestone not in offered(state, 0, MILESTONE, "milestone")


def test_a_milestone_costs_8() -> None:
    state = drawn({"tr": 35, "mc": 7}, {})
    assert not is_offered(state, 0, MILESTONE)
    assert refusal(state, 0, MILESTONE.move("terraformer", pay(mc=7))) == "cannot_afford"


def test_an_award_is_funded_once() -> None:
    state = drawn({"mc": 30}, {})
    do(state, 0, "award miner")
    assert refusal(state, 0, "award miner") == "award_funded"
    assert "miner" not in offered(state, 0, AWARD, "award")
    assert refusal(state, 0, AWARD.move("magnate", pay(mc=14))) == "unknown_award"
    assert state.awards == {"miner": 0}


def test_the_form_shows_the_measure_of_an_award_and_the_standings() -> None:
    state = drawn({"mc": 30, "+mc": 2}, {"+mc": 5}, {})
    what = production_word("mc")
    facts = {"cost": 8, "what": what, "mine": 2, "owner": owner_msg(1), "best": 5}
    assert notes(state, 0, AWARD)["banker"].args == facts


def test_the_form_shows_marsbots_measure() -> None:
    state = automa({"stock": {"mc": 30}}, {"markers": {"building": 5}})
    note = ENGLISH.say(notes(state, 0, AWARD)["banker"], "Seat {}".format)
    assert note == ("8 M€. Counts: M€ production. You have 0, MarsBot 5 (its track Building).")


def test_the_form_shows_the_measure_of_a_milestone() -> None:
    state = drawn({"mc": 30, "tr": 36}, {})
    facts = {"cost": 8, "what": msg("tmars.counts.tr"), "have": 36, "need": 35}
    assert notes(state, 0, MILESTONE)["terraformer"].args == facts


def test_classic_solo_play_offers_neither() -> None:
    state = drawn({"tr": 35, "mc": 30}, alone="classic")
    assert not is_offered(state, 0, MILESTONE)
    assert not is_offered(state, 0, AWARD)
    assert refusal(state, 0, MILESTONE.move("terraformer", pay(mc=8))) == "not_in_solo"
    assert refusal(state, 0, AWARD.move("miner", pay(mc=8))) == "not_in_solo"


# Half-made moves


@cases(
    ("verb", "given", "legal", "chosen"),
    {
        "nothing named yet": ("project", {}, 0, ""),
        "an ocean": ("project", {"project": "aquifer"}, 12, ""),
        "and its space": ("project", {"project": "aquifer", "space": "A5"}, 12, "A5"),
        "no such space": ("project", {"project": "aquifer", "space": "A1"}, 12, ""),
        "no tile": ("project", {"project": "asteroid"}, 0, ""),
        "nonsense": ("project", {"project": 7, "space": -1}, 0, ""),
        "a greenery": ("convert", {"what": "plants", "space": "G3"}, 48, "G3"),
        "heat": ("convert", {"what": "heat"}, 0, ""),
        "no question": ("answer", {"picks": -1, "pay": -1}, 0, ""),
        "a card": ("play", {"card": "009"}, 0, ""),
    },
)
def test_a_half_made_move_marks_its_spaces(
    verb: str, given: dict[str, object], legal: int, chosen: str
) -> None:
    state = drawn({"mc": 50, "plants": 8, "heat": 8}, {})
    seen = preview(state, 0, verb, given)
    assert (len(seen.legal), seen.chosen) == (legal, chosen)
