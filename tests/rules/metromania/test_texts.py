"""Texts: keys that code composes, the sentences of refusals, and lines that can be typed."""

import re
from collections.abc import Iterator
from itertools import count, takewhile
from pathlib import Path

import pytest

from bot.core.controls.components import OPTION_CHARS
from bot.i18n import LANGUAGES, Catalogue
from rules import metromania
from rules.core.game import Setup, default_options
from rules.core.seats import Seat
from rules.core.text import Arg, Msg
from rules.metromania import GAME, Bonus, Dig, Pass, Station
from rules.metromania.components.content import LineStatus
from tests.catalogues import catalogue_of
from tests.rules.metromania.positions import P1, blank, dug
from tests.rules.offered import notes

KIND = Msg("metromania.kind.R")


@pytest.fixture(scope="module", params=LANGUAGES)
def catalogue(request: pytest.FixtureRequest) -> Catalogue:
    return catalogue_of(request.param)


def name(seat: Seat) -> str:
    return ("Ada", "Bruno", "최다은", "D")[seat]


def declared() -> Iterator[str]:
    """Keys that other code looks up or composes."""
    yield from ("text.arrows.S", "text.arrows.X")
    yield from (f"kind.{kind}" for kind in "RCEPLSX")
    for phase in ("construction", "final_round"):
        yield from (f"asked.{phase}", f"text.phase.{phase}")
    yield from (f"text.status.{status}" for status in LineStatus)
    yield from (f"event.station_{kind}" for kind in ("meet", "split", "intermediate", "bonus"))
    yield from (f"event.end_{trigger}" for trigger in ("both_lines", "stations", "lines"))
    yield "event.end_stalemate"
    yield from (
        f"event.{trip}_{end}" for trip in ("trip", "park_lake") for end in ("made", "impossible")
    )
    yield from (f"map.{warning}" for warning in ("side_without", "park_at_lake", "unreachable"))


def test_every_declared_key_has_a_text(catalogue: Catalogue) -> None:
    missing = [key for key in declared() if not catalogue.has(f"metromania.{key}")]
    assert missing == []


def rules(catalogue: Catalogue) -> list[str]:
    """The paragraphs of the short rules."""
    numbers = takewhile(lambda n: catalogue.has(f"metromania.rules.{n}"), count(1))
    return [catalogue.words(f"metromania.rules.{n}") for n in numbers]


def test_the_rules_in_short_have_ten_paragraphs_or_more(catalogue: Catalogue) -> None:
    assert len(rules(catalogue)) >= 10


@pytest.mark.parametrize(
    ("seats", "chosen"),
    [(2, {}), (3, {"markers": "hidden", "ruleset": "korean"}), (4, {"ruleset": "italian"})],
)
def test_notes_fit_a_menu(catalogue: Catalogue, seats: int, chosen: dict[str, str]) -> None:
    options = {**default_options(GAME), "layout": "random", **chosen}
    for note in notes(GAME, Setup(seats, options, seats)):
        assert len(catalogue.say(note, name)) <= OPTION_CHARS


REFUSALS: dict[str, dict[str, Arg]] = {
    "syntax": {"token": "1;C7"},
    "unknown_cell": {"cell": "Z9"},
    "unknown_vertex": {"vertex": "v99"},
    "unknown_line": {},
    "ambiguous": {"token": ">v26", "candidates": ("1:C7>v26", "1:C8>v26")},
    "too_many_steps": {"most": 5},
    "bonus_pending": {"line": 1},
    "turn_used": {},
    "line_done": {"line": 1},
    "no_tunnels": {"line": 1, "tunnels": 18},
    "not_started": {"line": 2},
    "one_start_first_turn": {},
    "start_order": {},
    "start_cell": {"cells": ("S11", "S15"), "count": 2},
    "start_side": {"side": 2, "first": 1, "before": 6, "after": 2},
    "arrow_misuse": {"cell": "S11"},
    "not_at_head": {"line": 1, "head": "v17", "cell": "A3"},
    "not_corner": {"vertex": "v90", "cell": "C7", "head": "v17"},
    "occupied": {"cell": "D9", "others": ("D10",), "count": 1},
    "park_lake": {"cell": "B6", "kind": Msg("metromania.kind.P")},
    "loop": {"line": 1, "vertex": "v36"},
    "acute": {"line": 1, "head": "v17"},
    "end_side": {"line": 1, "first": 1, "before": 6, "after": 2},
    "no_station_left": {"needed": 1, "left": 0},
    "one_marker": {},
    "no_marker": {"cell": "A3", "kind": KIND, "letter": "E", "named": 1},
    "same_letter": {"letter": "A", "other": "A3", "cell": "B4"},
    "letter_required": {"cell": "A3", "letters": ("A", "D")},
    "no_destination": {"cell": "A4", "letter": "B"},
    "dead_end": {"closes": 0, "reached": 1, "required": 2, "example": ("1:C7>v26", "1:D9>v36")},
    "supply_empty": {},
    "not_on_line": {"vertex": "v46", "line": 1},
    "station_exists": {"vertex": "v26"},
    "not_between": {"vertices": ("v2", "v9"), "count": 2},
    "no_bonus": {},
    "cannot_pass": {"what": Msg("metromania.text.can_dig")},
    "markers_need_three": {},
    "layout_count": {"count": 5, "pieces": 6},
    "layout_entry": {"entry": "P1"},
    "layout_piece": {"piece": "P9"},
    "layout_repeated": {"piece": "P1"},
    "map_too_much": {"line": 3, "lines": 300, "chars": 200},
    "map_toml": {"line": 3},
    "map_missing": {"line": 3, "key": "rows"},
    "map_value": {"line": 3, "key": "id"},
    "map_side_length": {"line": 3, "key": "side_length", "length": 5},
    "map_meaning": {"line": 3, "key": "symbols", "symbol": "Q"},
    "map_border_count": {"line": 3, "key": "border", "sides": 6},
    "map_border": {"line": 3, "key": "border", "text": "SX"},
    "map_piece_count": {"line": 3, "key": "[[piece]]", "pieces": 6},
    "map_piece_repeated": {"line": 3, "piece": "P1"},
    "map_rows": {"line": 3, "piece": "P1", "rows": 5},
    "map_row": {"line": 3, "piece": "P1", "row": 2, "cells": 7},
    "map_symbol": {"line": 3, "piece": "P1", "row": 2, "symbol": "Q"},
    "map_too_few": {"line": 3, "kind": KIND, "count": 3, "needed": 4},
    "map_one": {"line": 3, "kind": Msg("metromania.kind.L"), "count": 2},
    "map_arrows": {
        "line": 3,
        "key": "border",
        "kind": Msg("metromania.kind.S"),
        "count": 7,
        "needed": 8,
    },
}


def test_every_refusal_has_a_sentence(catalogue: Catalogue) -> None:
    for code, facts in REFUSALS.items():
        assert catalogue.say(Msg(f"error.metromania.{code}", facts), name)


def test_every_code_in_the_rules_is_listed() -> None:
    assert set(codes_in_source()) == set(REFUSALS)


def codes_in_source() -> Iterator[str]:
    for file in sorted(Path(metromania.__file__).parent.rglob("*.py")):
        source = file.read_text("utf-8")
        yield from re.findall(r'(?:IllegalMove|MalformedMove)\(\s*"metromania\.(\w+)"', source)
        yield from re.findall(r'self\._wrong\(\s*"(\w+)"', source)
        yield from re.findall(r'"metromania\.(layout_\w+)"', source)


def test_the_lines_that_the_rules_show_can_be_typed(catalogue: Catalogue) -> None:
    shown = re.findall(r"`([^`]+)`", rules(catalogue)[-1])
    state = dug(blank("D9=R"), {P1: "1:S11>v2 1:A3>v9 1:B5>v17"})
    assert [GAME.read(state, P1, line) for line in shown] == [
        Dig("1:C7>v26", "1:D9>v36=A", "2:S41>v90"),
        Dig("1:X34"),
        Bonus("v9"),
        Bonus(""),
        Station(1, "v9"),
        Bonus("v9"),
        Pass(),
    ]


def test_a_choice_names_line_vertex_and_cell() -> None:
    label = Msg(
        "metromania.text.choice_marker",
        {"line": 1, "cell": "C7", "vertex": "v26", "kind": KIND, "letter": "A"},
    )
    said = [catalogue_of(language).say(label, name) for language in LANGUAGES]
    assert said == [
        "Line 1 → v26 via C7 (residential: A)",
        "1호선 → v26, C7 칸 (주거: A)",
        "Linea 1 → v26 per C7 (residenziale: A)",
    ]
