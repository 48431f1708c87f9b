"""Every refusal in turns (chapter "Errors"), triggered once and put into words in every language."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.i18n import LANGUAGES
from rules.core.errors import IllegalMove
from rules.core.game import Move
from rules.tmars.state import State
from rules.tmars.verbs.action import CardAction
from rules.tmars.verbs.award import FundAward
from rules.tmars.verbs.convert import Convert
from rules.tmars.verbs.draft import Draft
from rules.tmars.verbs.end import End
from rules.tmars.verbs.first import First
from rules.tmars.verbs.milestone import ClaimMilestone
from rules.tmars.verbs.passing import Pass
from rules.tmars.verbs.play import PlayCard
from rules.tmars.verbs.project import StandardProject
from rules.tmars.verbs.research import Research
from rules.tmars.verbs.start import Start
from tests.catalogues import catalogue_of
from tests.refusing import refuses
from tests.rules.tmars.positions import do, drawn, fresh, pay, verb_of

CATALOGUES = {language: catalogue_of(language) for language in LANGUAGES}
NONE = pay()
TAKEN = {"mayor": 1, "gardener": 1, "builder": 1}
FUNDED = {"miner": 0, "banker": 0, "scientist": 0}


def _after(state: State, *lines: str) -> State:
    do(state, 0, *lines)
    return state


def _turn(seat: Mapping[str, Any], **board: Any) -> State:
    return drawn({"mc": 50, **seat}, {"mc": 50}, **board)


CASES: dict[str, tuple[State, Move]] = {
    "decision_pending": (_after(_turn({"hand": ["199"]}), "play 199"), Pass()),
    "wrong_phase": (_turn({}, stage="research"), Pass()),
    "no_actions_left": (_turn({}, actions=2), StandardProject("asteroid", (), "", pay(mc=14))),
    "first_action_due": (_turn({"corp": "R43", "first_due": True}), Pass()),
    "no_first_action": (_turn({}), First()),
    "no_action_taken": (_turn({}), End()),
    "only_pass_ends": (drawn({}, {"passed": True}, actions=1), End()),
    "end_instead": (_turn({}, actions=1), Pass()),
    "not_in_hand": (_turn({}), PlayCard("009", NONE)),
    "not_in_play": (_turn({}), CardAction("014", 0, 0, NONE)),
    "not_offered": (_turn({}, stage="draft"), Draft("x" * 90)),
    "card_order": (
        _turn({"hand": ["001", "002"]}),
        StandardProject("sell_patents", ("002", "001"), "", NONE),
    ),
    "req_global": (_turn({"hand": ["005"]}, oxygen=7), PlayCard("005", NONE)),
    "req_tags": (_turn({"hand": ["208"]}), PlayCard("208", NONE)),
    "req_other": (_turn({"hand": ["002"]}), PlayCard("002", NONE)),
    "cannot_afford": (_turn({"mc": 3}), StandardProject("asteroid", (), "", pay(mc=3))),
    "resource_short": (_turn({}), Convert("heat", "")),
    "here_short": (_turn({"tableau": ["033"]}), CardAction("033", 1, 0, NONE)),
    "pay_form": (_turn({"hand": ["056"]}), PlayCard("056", (4,))),
    "pay_unit": (_turn({"hand": ["056"]}), PlayCard("056", pay(titanium=2))),
    "pay_more_than_owned": (_turn({"hand": ["056"], "steel": 1}), PlayCard("056", pay(steel=2))),
    "pay_short": (_turn({"hand": ["056"]}), PlayCard("056", pay(mc=3))),
    "pay_waste": (_turn({"hand": ["056"]}), PlayCard("056", pay(mc=5))),
    "unknown_project": (_turn({}), StandardProject("moon", (), "", NONE)),
    "unknown_conversion": (_turn({}), Convert("steel", "")),
    "no_cards": (_turn({}), StandardProject("sell_patents", (), "", NONE)),
    "too_few_sold": (_turn({"hand": ["001"]}), StandardProject("sell_patents", (), "", NONE)),
    "sells_nothing": (
        _turn({"hand": ["001"]}),
        StandardProject("asteroid", ("001",), "", pay(mc=14)),
    ),
    "no_tile_due": (_turn({"heat": 8}), Convert("heat", "A1")),
    "only_plants": (_turn({"heat": 8}, stage="final"), Convert("heat", "")),
    "no_action": (_turn({"tableau": ["056"]}), CardAction("056", 0, 0, NONE)),
    "action_used": (_turn({"tableau": ["049"], "used": ["049"]}), CardAction("049", 0, 0, NONE)),
    "no_such_option": (_turn({"tableau": ["049"]}), CardAction("049", 7, 0, NONE)),
    "bad_amount": (_turn({"tableau": ["194"], "energy": 2}), CardAction("194", 0, 3, NONE)),
    "condition_not_met": (_turn({"corp": "R32"}), CardAction("R32", 0, 0, pay(mc=3))),
    "not_in_solo": (drawn({"mc": 50}, alone="classic"), FundAward("miner", pay(mc=8))),
    "unknown_milestone": (_turn({}), ClaimMilestone("energizer", pay(mc=8))),
    "milestone_taken": (_turn({}, milestones={"mayor": 1}), ClaimMilestone("mayor", pay(mc=8))),
    "milestones_full": (_turn({}, milestones=TAKEN), ClaimMilestone("planner", pay(mc=8))),
    "milestone_not_met": (_turn({}), ClaimMilestone("mayor", pay(mc=8))),
    "unknown_award": (_turn({}), FundAward("magnate", pay(mc=8))),
    "award_funded": (_turn({}, awards={"miner": 1}), FundAward("miner", pay(mc=14))),
    "awards_full": (_turn({}, awards=FUNDED), FundAward("landlord", pay(mc=8))),
    "prelude_count": (fresh(2, seed=1), Start("", (), ())),
    "keeps_all": (fresh(2, seed=1, beginner_corporations="on"), Start("R00", (), ())),
    "bad_start": (fresh(2, seed=1), Start("R09", (), ())),
}


def _ready(code: str) -> tuple[State, Move]:
    """Moves at the start name the cards that were dealt."""
    state, move = CASES[code]
    mine = state.seats[0]
    match code:
        case "prelude_count":
            mine.preludes = ["P01", "P02", "P03", "P04"]
            return state, Start(mine.corporations[0], ("P01",), ())
        case "bad_start":
            mine.corporations = ["R09"]
            return state, Start("R09", (), tuple(mine.offer))
        case _:
            return state, move


@pytest.mark.parametrize("code", CASES)
def test_a_refusal_has_its_code_and_text(code: str) -> None:
    state, move = _ready(code)
    with pytest.raises(IllegalMove) as caught:
        verb_of(move).check(state, 0, move)
    assert caught.value.code == f"tmars.{code}"
    said = {
        catalogue.say(caught.value.msg, lambda seat: f"Seat {seat + 1}")
        for catalogue in CATALOGUES.values()
    }
    assert len(said) == len(LANGUAGES)
    assert all(0 < len(text) <= 400 for text in said)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Research(("x" * 90,), pay(mc=3)), "tmars.not_offered"),
        (Research((), (1,)), "tmars.pay_form"),
    ],
)
def test_research_refuses_invalid_choices(move: Research, code: str) -> None:
    state = _turn({}, stage="research")
    with refuses(code, IllegalMove):
        verb_of(move).check(state, 0, move)
