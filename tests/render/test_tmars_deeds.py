"""The last move on the board of Terraforming Mars: the deed and its changes."""

import pytest
from msgspec.structs import replace

from bot.i18n import LANGUAGES
from render.tmars.board.board import board_drawing, paint_board
from render.tmars.layout import LAST, PLANET
from rules.core.text import msg
from rules.tmars.components.cards import CARDS
from rules.tmars.view import BOT, NOBODY, Act, View
from tests.catalogues import catalogue_of
from tests.render.conftest import Written
from tests.render.tmars_views import automa, start, table

NAMES = ("김하늘", "Alessandra Bonaventura", "Tom", "정우성과 친구들", "Eve")
CATALOGUES = {language: catalogue_of(language) for language in LANGUAGES}


def last_words(view: View, written: list[Written], language: str = "en") -> list[str]:
    written.clear()
    paint_board(view, CATALOGUES[language].sayer(NAMES.__getitem__))
    return [word.line.text for word in written if word.box.y1 < PLANET.y0 and word.box.x0 > LAST.x0]


def test_the_last_move_says_from_where_to_where(written: list[Written]) -> None:
    said = last_words(table(4), written)
    assert said[:4] == ["Greenery · D4", "7 → 8%", "−14 → −12 °C", "+2"]


def test_events_for_all_players_are_not_a_last_move(written: list[Written]) -> None:
    view = table(4)
    later = replace(view, acts=(*view.acts, Act(NOBODY, "production", "", "", {})))
    assert last_words(later, written) == last_words(view, written)


@pytest.mark.parametrize(
    "quiet",
    [
        pytest.param(Act(BOT, "bot_pass", "", "", {}), id="MarsBot passes"),
        pytest.param(Act(0, "pass", "", "", {}), id="a seat passes"),
        pytest.param(Act(NOBODY, "production", "", "", {}), id="production"),
        pytest.param(Act(0, "research", "", "", {}), id="no card bought"),
    ],
)
def test_an_act_without_an_effect_hides_no_deed(quiet: Act, written: list[Written]) -> None:
    view = automa()
    said = last_words(view, written)
    assert last_words(replace(view, acts=(*view.acts, quiet, quiet)), written) == said


def test_the_two_deeds_before_stand_beside_the_newest(written: list[Written]) -> None:
    said = last_words(table(4), written)
    assert said.index("Plays Mining Rights · B2") > said.index("Greenery · D4")
    assert said.index("Funds Banker") > said.index("Plays Mining Rights · B2")
    assert not [word for word in said if "Passes" in word]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_before_the_first_deed_the_question_stands_there(
    language: str, seats: int, written: list[Written]
) -> None:
    say = CATALOGUES[language].sayer(NAMES.__getitem__)
    said = last_words(start(seats), written, language)
    assert said[0] == say(msg("tmars.board.stage.start"))
    assert say(msg("tmars.title")) not in said


def test_a_check_stands_beside_each_seat_that_has_decided() -> None:
    say = CATALOGUES["en"].sayer(NAMES.__getitem__)
    view = start(3)
    decided = tuple(replace(state, chosen=seat < 2) for seat, state in enumerate(view.seats))
    images = [
        board_drawing(shown, say).canvas().image.crop(LAST)
        for shown in (view, replace(view, seats=decided))
    ]
    assert images[0].tobytes() != images[1].tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_newest_deed_is_whole_beside_any_before(language: str, written: list[Written]) -> None:
    say = CATALOGUES[language].sayer(NAMES.__getitem__)
    view = table(2)
    changed = {"temperature": 1, "tr": 1, "mc": -28, "p_mc": -2}
    longest = max(CARDS, key=lambda card: len(say(msg(f"tmars.card.{card}"))))
    for card in (*sorted(CARDS)[::9], longest):
        act = Act(1, "card", card, "E5", changed)
        said = last_words(replace(view, acts=(act, act, act)), written, language)
        name = say(msg(f"tmars.card.{card}"))
        assert name in said[0], card
        assert not [w for w in written if not w.within.holds(w.box)], card


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
    ("research", ""): "Buys cards",
}
BOT_DEEDS = {
    ("bot", "010"): "MarsBot · Comet",
    ("bot", ""): "MarsBot moves its markers",
    ("greenery", ""): "Greenery",
}
EVERY_DEED = [
    *((1, what, subject, said) for (what, subject), said in DEEDS.items()),
    *((BOT, what, subject, said) for (what, subject), said in BOT_DEEDS.items()),
]


def deed_words(
    owner: int, what: str, subject: str, written: list[Written], language: str = "en"
) -> str:
    """The words on the board for the latest deed."""
    view = automa() if owner == BOT else table(2)
    done = replace(view, acts=(Act(owner, what, subject, "", {"mc": -3}),))
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
