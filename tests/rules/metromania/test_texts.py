"""Texts: keys that code composes, the sentences of refusals, and lines that can be typed."""

import re
from itertools import count, takewhile

import pytest

from bot.i18n import LANGUAGES, Catalogue
from rules.core.seats import Seat
from rules.core.text import Msg
from rules.metromania import GAME, Bonus, Dig, Pass, Station
from tests.catalogues import catalogue_of, spoken
from tests.rules.metromania.positions import P1, blank, dug

KIND = Msg("metromania.kind.R")


@pytest.fixture(scope="module", params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue_of(request.param)


def name(seat: Seat) -> str:
    return ("Ada", "Bruno", "최다은", "D")[seat]


def rules(catalogue: Catalogue) -> list[str]:
    """The paragraphs of the short rules."""
    numbers = takewhile(lambda n: catalogue.has(f"metromania.rules.{n}"), count(1))
    return [catalogue.words(f"metromania.rules.{n}") for n in numbers]


def test_the_lines_that_the_rules_show_can_be_typed(catalogue: Catalogue) -> None:
    shown = re.findall(r"`([^`]+)`", rules(catalogue)[-1])
    state = dug(blank("D9=R"), {P1: "1:S11>v2 1:A3>v9 1:B5>v17"})
    assert [GAME.read(state, P1, line, spoken) for line in shown] == [
        Dig("1:C7>v26", "1:D9>v36=A", "2:S41>v90"),
        Dig("1:X34"),
        Bonus("v9"),
        Bonus(""),
        Station(1, "v9"),
        Bonus("v9"),
        Pass(),
    ]


def test_a_choice_names_line_cells_and_marker() -> None:
    label = Msg(
        "metromania.text.choice_marker",
        {"line": 1, "cell": "C7", "corner": "C6/C8", "kind": "R", "letter": "A"},
    )
    said = [catalogue_of(language).say(label, name) for language in LANGUAGES]
    assert said == [
        "Solid line by the houses at C7 (your A) to C6/C8",
        "실선 노선: C7 주택으로, C6/C8 모퉁이까지 (A 놓기)",
        "Linea piena per le case in C7 (tuo A) fino a C6/C8",
    ]
