"""The text above a panel's buttons fits, and the question is never cut."""

import dataclasses
from collections.abc import Sequence
from typing import Any

import pytest

from bot.core import form
from bot.core.text.lines import ELLIPSIS, MESSAGE_CHARS
from bot.core.text.translator import translator
from bot.features.turn.panel_text import MOST_ROWS, Above, brief_text, panel_text
from rules.core import engine
from rules.core.domains import Domain, OneOf, Option
from rules.core.game import Field, Given, Setup, default_options, verb_named
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from tests.bot.ui import stall
from tests.bot.ui.stall import SEAT, STATE, State
from tests.catalogues import toy_catalogues
from tests.toys import nim

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
    text = translator(toy_catalogues()["en"], None)
    told_here = tuple(said(line) for line in told)
    return panel_text(text, Above(game=game, asked=QUESTION, told=told_here, page=page))


def test_everything_is_shown_if_it_fits() -> None:
    shown = text(["first", "last"], options=3, note="costs 8")
    assert shown.index("first") < shown.index("last") < shown.index("Which one?")
    assert shown.count("costs 8") == 3


def test_the_oldest_events_are_cut_first() -> None:
    shown = text([f"fact {i} {LONG_NOTE}" for i in range(30)])
    assert len(shown) <= MESSAGE_CHARS
    assert shown.startswith(ELLIPSIS)
    assert "fact 29" in shown
    assert "fact 0" not in shown
    assert "Which one?" in shown


@pytest.mark.parametrize("options", [8, 15])
def test_long_notes_are_cut_to_the_same_length(options: int) -> None:
    shown = text(["what happened"], options=options, note=LONG_NOTE)
    assert len(shown) <= MESSAGE_CHARS
    notes = [line for line in shown.split("\n") if line.startswith("- **")]
    assert len(notes) == options
    assert all(line.endswith(ELLIPSIS) for line in notes)
    assert max(map(len, notes)) - min(map(len, notes)) <= 2
    assert "what happened" in shown
    assert "Which one?" in shown


@pytest.mark.parametrize("several", [True, False])
def test_the_verb_is_named_if_there_are_several(several: bool) -> None:
    state = engine.start(nim.GAME, Setup(2, default_options(nim.GAME), seed=6)).state
    (seat,) = nim.GAME.waiting_for(state)
    take = verb_named(nim.GAME, "take")
    assert take is not None
    page = form.page(nim.GAME, state, seat, take, {}, {})
    assert page.controls
    say = translator(toy_catalogues()["en"], None)
    shown = panel_text(say, Above(game=nim.GAME, asked=QUESTION, page=page, several=several))
    assert (say.words("nim.verb.take") in shown) == several


@pytest.mark.parametrize("happened", ["short", "long " * 60])
def test_above_a_picture_there_are_at_most_four_rows(happened: str) -> None:
    page = form.page(stall.GAME, STATE, SEAT, noted(3, "costs 8"), {}, {})
    say = translator(toy_catalogues()["en"], None)
    told = (said("earlier"), said(happened))
    shown = brief_text(say, Above(game=stall.GAME, asked=QUESTION, told=told, page=page))
    assert "Which one?" in shown
    assert ("short" in shown) == (happened == "short")
    assert "earlier" not in shown
    assert "costs 8" not in shown
    assert len(shown.split("\n")) <= MOST_ROWS


def test_a_refusal_is_told_above_a_picture_however_long_it_is() -> None:
    say = translator(toy_catalogues()["en"], None)
    note = said("very long " * 40 + "reason")
    shown = brief_text(say, Above(game=stall.GAME, asked=QUESTION, told=(said("done"),), note=note))
    assert "very long " * 40 + "reason" in shown
    assert "done" not in shown
