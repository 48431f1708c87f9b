"""The last move on the board of Terraforming Mars: what was done, and what it changed."""

import pytest
from msgspec.structs import replace

from bot.i18n import LANGUAGES
from render.tmars.board.board import paint_board
from render.tmars.layout import LAST, PLANET
from rules.tmars.view import BOT, NOBODY, Act, View
from tests.catalogues import catalogue_of
from tests.render.conftest import Written
from tests.render.tmars_views import automa, table

NAMES = ("김하늘", "Alessandra Bonaventura", "Tom", "정우성과 친구들", "Eve")
CATALOGUES = {language: catalogue_of(language) for language in LANGUAGES}


def last_words(view: View, written: list[Written], language: str = "en") -> list[str]:
    written.clear()
    paint_board(view, CATALOGUES[language].sayer(NAMES.__getitem__))
    return [word.line.text for word in written if word.box.y1 < PLANET.y0 and word.box.x0 > LAST.x0]


def test_the_last_move_says_from_where_to_where(written: list[Written]) -> None:
    said = last_words(table(4), written)
    assert said[:4] == ["Greenery · D4", "7 → 8 %", "−14 → −12 °C", "+2"]


def test_what_happens_to_all_is_no_last_move(written: list[Written]) -> None:
    view = table(4)
    later = replace(view, acts=(*view.acts, Act(NOBODY, "production", "", "", {})))
    assert last_words(later, written) == last_words(view, written)


def test_marsbots_passing_does_not_hide_its_last_turn(written: list[Written]) -> None:
    view = automa()
    passes = Act(BOT, "bot_pass", "", "", {})
    said = last_words(view, written)
    assert last_words(replace(view, acts=(*view.acts, passes)), written) == said
    later = (*view.acts, Act(0, "pass", "", "", {}), passes)
    assert last_words(replace(view, acts=later), written)[0] == "Passes"


DEEDS = {
    ("card", "067"): "Plays Mining Rights",
    ("action", "067"): "Uses Mining Rights",
    ("trigger", "067"): "Effect of Mining Rights",
    ("first", "R17"): "First action: Ecoline",
    ("corporation", "R17"): "Founds Ecoline",
    ("prelude", "P01"): "Prelude Allied Bank",
    ("project", "sell_patents"): "Sell Patents",
    ("project", "power_plant"): "Power Plant",
    ("project", "asteroid"): "Asteroid",
    ("project", "aquifer"): "Ocean",
    ("project", "greenery"): "Greenery",
    ("project", "city"): "City",
    ("convert", "plants"): "Greenery",
    ("convert", "heat"): "Heat warms Mars",
    ("milestone", "mayor"): "Claims Mayor",
    ("award", "miner"): "Funds Miner",
    ("greenery", ""): "Greenery",
    ("pass", ""): "Passes",
    ("research", ""): "Buys cards",
}
BOT_DEEDS = {
    ("bot", "010"): "MarsBot · Comet",
    ("bot", ""): "MarsBot moves its markers",
    ("greenery", ""): "Greenery",
    ("bot_pass", ""): "Passes",
}
EVERY_DEED = [
    *((1, what, subject, said) for (what, subject), said in DEEDS.items()),
    *((BOT, what, subject, said) for (what, subject), said in BOT_DEEDS.items()),
]


def deed_words(
    owner: int, what: str, subject: str, written: list[Written], language: str = "en"
) -> str:
    """What the board calls the latest deed."""
    view = automa() if owner == BOT else table(2)
    done = replace(view, acts=(Act(owner, what, subject, "", {}),))
    return last_words(done, written, language)[0]


@pytest.mark.parametrize(("owner", "what", "subject", "said"), EVERY_DEED)
def test_every_deed_has_words(
    owner: int, what: str, subject: str, said: str, written: list[Written]
) -> None:
    assert deed_words(owner, what, subject, written) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_deeds_are_told_apart_in_every_language(language: str, written: list[Written]) -> None:
    in_english = {
        deed_words(owner, what, subject, written, language): said
        for owner, what, subject, said in EVERY_DEED
    }
    assert set(in_english.values()) == {*DEEDS.values(), *BOT_DEEDS.values()}
