"""Chapter "Naming things": names of cards are read, and cards are put into words."""

import pytest

from bot.i18n import LANGUAGES
from rules.core.errors import MalformedMove
from rules.core.text import Msg
from rules.tmars.components.cards import CARDS
from rules.tmars.describe.reference import GLOSSARY
from rules.tmars.notation.names import read_award, read_card, read_milestone, read_project
from rules.tmars.wording.goals import AWARDS, MILESTONES
from rules.tmars.wording.names import card_msg
from tests.catalogues import catalogue_of, spoken

CATALOGUES = {language: catalogue_of(language) for language in LANGUAGES}


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("9", "009"),
        ("009", "009"),
        (" 12 ", "012"),
        ("P12", "P12"),
        ("p1", "P01"),
        ("r18", "R18"),
        ("Asteroid", "009"),
        ("ASTEROIDE", "009"),
        ("소행성", "009"),
        ("citta aperta", "108"),
        ("Città-Cupola", "029"),
        ("inventors guild", "006"),
        ("Inventors’ Guild", "006"),
        ("deimos", "039"),
        ("녹티스 농", "176"),
        ("unmi", "R32"),
    ],
)
def test_cards_are_read_by_number_and_by_name(text: str, card: str) -> None:
    assert read_card(text, spoken) == card


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_reads_as_its_card(language: str) -> None:
    for card in CARDS:
        assert read_card(CATALOGUES[language].words(card_msg(card).key), spoken) == card


def test_up_to_ten_candidates_are_named() -> None:
    with pytest.raises(MalformedMove) as refused:
        read_card("ing", spoken)
    assert refused.value.code == "tmars.ambiguous"
    names = refused.value.facts["names"]
    assert isinstance(names, tuple)
    assert len(names) == 10


def test_a_whole_name_comes_before_a_part_of_another() -> None:
    assert read_card("ice asteroid", spoken) == "078"
    assert read_card("giant ice asteroid", spoken) == "080"


@pytest.mark.parametrize("text", ["", "  ", "nothing like that", "301", "P99", "!"])
def test_unknown_names_are_refused(text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        read_card(text, spoken)
    assert refused.value.code == "tmars.unknown_card"
    for catalogue in CATALOGUES.values():
        assert catalogue.words("error.tmars.unknown_card", **refused.value.facts)


def test_only_the_given_cards_are_read() -> None:
    assert read_card("aster", spoken, among=["009", "052"]) == "009"
    assert read_card("o", spoken, among=["009"]) == "009"
    with pytest.raises(MalformedMove):
        read_card("009", spoken, among=["052"])


def test_goals_and_standard_projects_are_read_in_any_language() -> None:
    assert read_milestone("건축가", "tharsis", spoken) == "builder"
    assert read_milestone("sindaco", "tharsis", spoken) == "mayor"
    assert read_award("광업기업상", "tharsis", spoken) == "miner"
    assert read_project("Citta", spoken) == "city"
    assert read_project("sell_patents", spoken) == read_project("sell", spoken) == "sell_patents"
    with pytest.raises(MalformedMove):
        read_milestone("mayor", "hellas", spoken)
    with pytest.raises(MalformedMove):
        read_award("miner", "elysium", spoken)
    with pytest.raises(MalformedMove):
        read_project("temple", spoken)


def test_every_card_and_goal_can_be_looked_up() -> None:
    assert set(GLOSSARY.ids) == {*CARDS, *MILESTONES, *AWARDS}
    for component in GLOSSARY.ids:
        assert GLOSSARY.read(component, spoken) == component
        for language in LANGUAGES:
            name = _say(GLOSSARY.name(component), language)
            assert GLOSSARY.read(name, spoken) == component
            lines = [_say(line, language) for line in GLOSSARY.entry(component, None)]
            assert name in lines[0]
            assert all(lines)
            assert len("\n".join(lines)) <= 1000


def _say(line: Msg, language: str) -> str:
    return CATALOGUES[language].words(line.key, **line.args)


def test_an_entry_describes_everything_about_a_card() -> None:
    lines = [_say(line, "en") for line in GLOSSARY.entry("128", 3)]
    assert lines == [
        "**Ecological Zone** · 128 · Active · 12 M€ · Animal, Plant",
        "Requires 1 greenery of your own.",
        "Place the Ecological Zone tile next to a greenery.",
        "Effect: for each animal or plant tag you play, this card’s included, put 1 animal here.",
        "Worth 1 point for every 2 animals here.",
        "Note: The required greenery must be yours. The one next to the tile may be anyone’s.",
    ]


@pytest.mark.parametrize(
    ("goal", "lines"),
    [
        pytest.param(
            "planner",
            [
                "**Planner**: milestone on Tharsis. At least 16: cards in hand. 5 VP for 8 M€.",
                "MarsBot, at least 4: its marker furthest behind.",
            ],
            id="another number for MarsBot",
        ),
        pytest.param(
            "mayor",
            ["**Mayor**: milestone on Tharsis. At least 3: own cities. 5 VP for 8 M€."],
            id="one measure for all",
        ),
        pytest.param(
            "contractor",
            [
                "**Contractor**: award on Hellas. Whoever has most of this at the end: building tags. "
                "5 VP, the second 2 VP.",
                "MarsBot: its track Building.",
            ],
            id="an award",
        ),
    ],
)
def test_entries_describe_milestones_and_awards(goal: str, lines: list[str]) -> None:
    assert [_say(line, "en") for line in GLOSSARY.entry(goal, None)] == lines


def test_entries_describe_corporations_and_preludes() -> None:
    assert (
        _say(GLOSSARY.entry("R18", None)[0], "ko")
        == "**헬리온** · R18 · 기업 · 42 M€로 시작 · 우주"
    )
    assert (
        _say(GLOSSARY.entry("P08", None)[0], "it") == "**Donazione** · P08 · Preludio · nessun tag"
    )
