"""What stands above a panel's buttons fits, and what is asked is never cut away."""

import dataclasses
from collections.abc import Sequence
from typing import Any

import pytest

from bot.ui import form
from bot.ui.panel.panel_text import panel_text
from bot.ui.text.lines import ELLIPSIS, MESSAGE_CHARS
from bot.ui.text.translator import translator
from rules.core.domains import Domain, OneOf, Option
from rules.core.game import Field, Given
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from tests.bot.ui import stall
from tests.bot.ui.stall import SEAT, STATE, State
from tests.catalogues import own_catalogues

QUESTION = msg("core.seat", seat="Which one?")
LONG_NOTE = "long " * 60


def said(text: str) -> Msg:
    return msg("ui.panel.problem", text=text)


def noted(count: int, note: str) -> Any:
    def stands(state: State, seat: Seat, given: Given) -> Domain:
        return OneOf(
            tuple(Option(f"s{i}", said(f"s{i}"), said(note), mark=f"{i}!") for i in range(count))
        )

    return dataclasses.replace(
        stall.LONG, fields=(Field("stand", stands), *stall.WALK.fields[1:2]), move=stall.Walk
    )


def text(told: Sequence[str] = (), *, options: int = 0, note: str = "") -> str:
    game = stall.GAME
    page = None
    if options:
        verb = noted(options, note)
        page = form.page(game, STATE, SEAT, verb, {}, {})
    text = translator(own_catalogues()["en"], None)
    return panel_text(
        text, game=game, asked=QUESTION, told=[said(line) for line in told], page=page
    )


def test_all_of_it_where_there_is_room() -> None:
    shown = text(["first", "last"], options=3, note="costs 8")
    assert shown.index("first") < shown.index("last") < shown.index("Which one?")
    assert shown.count("costs 8") == 3


def test_the_oldest_of_what_happened_goes_first() -> None:
    shown = text([f"fact {i} {LONG_NOTE}" for i in range(30)])
    assert len(shown) <= MESSAGE_CHARS
    assert shown.startswith(ELLIPSIS)
    assert "fact 29" in shown
    assert "fact 0" not in shown
    assert "Which one?" in shown


@pytest.mark.parametrize("options", [8, 15])
def test_long_notes_are_cut_alike(options: int) -> None:
    shown = text(["what happened"], options=options, note=LONG_NOTE)
    assert len(shown) <= MESSAGE_CHARS
    notes = [line for line in shown.split("\n") if line.startswith("- **")]
    assert len(notes) == options
    assert all(line.endswith(ELLIPSIS) for line in notes)
    assert max(map(len, notes)) - min(map(len, notes)) <= 2
    assert "what happened" in shown
    assert "Which one?" in shown
