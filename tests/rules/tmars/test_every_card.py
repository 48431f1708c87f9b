"""Every card is played once in a position made for it, with all its changes and refusals."""

import pytest

from rules.tmars.components.cards import CARDS
from rules.tmars.economy.triggers import TRIGGERS
from tests.rules.tmars.card_cases import ALL
from tests.rules.tmars.doing import changed_by, refusal
from tests.rules.tmars.whole_effect import Case

REFUSED = [
    pytest.param(case, more, code, id=f"{case.card} {more}")
    for case in ALL
    for more, code in case.refused
]


@pytest.mark.parametrize("case", ALL, ids=lambda case: f"{case.card} {case.do} {case.given}")
def test_a_card_changes_exactly_this(case: Case) -> None:
    assert changed_by(case) == set(case.then.split())


@pytest.mark.parametrize(("case", "more", "code"), REFUSED)
def test_a_card_is_refused_in_this_position(case: Case, more: str, code: str) -> None:
    assert refusal(case, more) == code


def test_every_card_is_played() -> None:
    played = {case.card for case in ALL if case.do in ("play", "prelude", "corporation")}
    assert sorted(CARDS.keys() - played) == []


def test_every_action_is_taken() -> None:
    taken = {(case.card, case.do.split(":")[1]) for case in ALL if case.do.startswith("action")}
    actions = {
        (card.id, str(option)) for card in CARDS.values() for option in range(len(card.actions))
    }
    assert sorted(actions - taken) == []


def test_every_requirement_is_refused_once() -> None:
    refused = {case.card for case in ALL for _, code in case.refused if code.startswith("req_")}
    assert {card.id for card in CARDS.values() if card.requirements} == refused


def test_every_trigger_is_set_off() -> None:
    others = {case.card for case in ALL if case.do.removeprefix("q.").startswith(("play:", "proj"))}
    own = {"073", "074", "R03", "R10"}
    assert TRIGGERS.keys() - others - own == set()
