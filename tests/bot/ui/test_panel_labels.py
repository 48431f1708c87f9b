"""What the panel that opens a table shows can be typed: options after ``options:``, paces after ``pace:``."""

from typing import Any, TypeVar

import discord
import pytest

from bot.clocks.paces import NO_CLOCK, PRESETS
from bot.core.commands.options import read_line
from bot.core.commands.paces import pace_meant
from bot.core.controls.ids import OpeningId, TournamentId
from bot.core.text.translator import translator
from bot.features.lobby.draft import PACES, Draft, options_of, proposed
from bot.features.lobby.listing import things_page
from bot.features.lobby.views import draft_view, more_view
from bot.i18n import LANGUAGES
from bot.title_files import TitleFiles
from rules.core.errors import MalformedMove
from rules.core.text import Msg
from rules.registry import GAME_KEYS, load
from tests.catalogues import catalogue_of
from tests.scale import sized

Id = TypeVar("Id", OpeningId, TournamentId)
PAGES = 12
"""More than any panel has."""


def spoken(text: Msg) -> tuple[str, ...]:
    return tuple(catalogue_of(each).sayer(str)(text) for each in LANGUAGES)


def read(draft: Draft, typed: str) -> dict[str, str]:
    return read_line(draft.game, TitleFiles(None), typed, spoken)


def custom_ids(kind: type[Id], view: discord.ui.View) -> list[tuple[Id, Any]]:
    """The controls of a view with ids of one kind."""
    inner: list[Any] = [each.item for each in view.children]  # type: ignore[attr-defined]
    read_ids = [(kind.read(each.custom_id), each) for each in inner]
    return [(clicked, each) for clicked, each in read_ids if clicked is not None]


def items(view: discord.ui.View) -> list[tuple[OpeningId, Any]]:
    return custom_ids(OpeningId, view)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAME_KEYS)
def test_each_label_of_an_option_can_be_typed(key: str, language: str) -> None:
    game, text = load(key), translator(catalogue_of(language), None)
    labels = 0
    for seats in game.seats:
        draft = proposed(game).with_seats(seats)
        for page in range(PAGES):
            for clicked, item in items(more_view(draft, page, text)):
                if clicked.op != "setoption":
                    continue
                spec = options_of(game)[clicked.arg]
                for option in item.options:
                    meant = {spec.name: spec.offered[int(option.value)]}
                    assert read(draft, option.label) == meant, option.label
                    labels += 1
    assert labels or not options_of(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_thing_that_a_menu_offers_can_be_typed(language: str) -> None:
    game, text = load("tmars"), translator(catalogue_of(language), None)
    draft = proposed(game)
    for page in range(PAGES):
        for clicked, item in items(things_page(draft, page, text)[1]):
            for option in item.options[:: sized(5, 1)] if clicked.op == "setthing" else ():
                chosen = draft.with_listed(option.value)
                label = things_page(chosen, page, text)[0].splitlines()[0]
                assert read(draft, label) == {"ban": option.value}
                head = label.partition(":")[0]
                assert read(draft, f"{head}: {option.label}") == {"ban": option.value}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_label_of_a_pace_and_of_its_options_can_be_typed(language: str) -> None:
    text = translator(catalogue_of(language), None)
    drafts = [proposed(load("mine")).with_pace(at) for at in range(len(PACES))]
    labels = {}
    for clicked, item in items(draft_view(drafts[0], text)):
        for option in item.options if clicked.op == "setpace" else ():
            labels[PACES[int(option.value)]] = option.label
    assert labels.keys() == {*PRESETS, NO_CLOCK}
    for pace, label in labels.items():
        assert pace_meant(label, spoken) == pace, label
        assert pace_meant(label.partition(": ")[2], spoken) == pace
    read_terms = 0
    for draft in drafts:
        for page in range(PAGES):
            for clicked, item in items(more_view(draft, page, text)):
                for option in item.options if clicked.op == "setterm" else ():
                    meant = draft.with_term(clicked.arg, int(option.value)).pace
                    for typed in (
                        f"{labels[draft.pace]} · {option.label}",
                        f"{draft.pace}, {option.label}",
                    ):
                        assert pace_meant(typed, spoken) == meant, typed
                        read_terms += 1
    assert read_terms > 50


def test_what_names_no_pace_is_left_to_the_refusal() -> None:
    for typed in ("", "36h", "3", "Daily · at noon", "No clock · Weekends: clocks stop"):
        assert pace_meant(typed, spoken) is None


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [("hellas", "Hellas"), ("map hellas", "Hellas"), ("=hellas", "Hellas"), ("map=", "Tharsis")],
)
def test_half_an_option_is_refused_with_the_whole_one(typed: str, nearest: str) -> None:
    draft = proposed(load("tmars"))
    with pytest.raises(MalformedMove) as refused:
        read(draft, typed)
    say = catalogue_of("en").sayer(str)
    assert f"“Map: {nearest}”" in say(refused.value.msg)
    assert read(draft, f"Map: {nearest}") == {"board": nearest.lower()}
