"""Rule texts, derived from effects: every card has a text in every language."""

import re

import pytest

from bot.i18n import LANGUAGES
from rules.core.text import Msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import TAGS
from rules.tmars.components.designs import Fixed, Type
from rules.tmars.components.effects import RESOURCES, CardResource, Choose, Parameter, Tag
from rules.tmars.wording.cards import (
    action_text,
    card_text,
    in_full,
    note_text,
    points_text,
    requirement_text,
    requirements_text,
    steps_text,
)
from rules.tmars.wording.names import (
    amount_msg,
    card_msg,
    on_card_amount,
    on_card_msg,
    parameter_value,
    production_msg,
    resource_msg,
    tag_msg,
    tags_msg,
    type_msg,
)
from tests.catalogues import catalogue_of

CATALOGUES = {language: catalogue_of(language) for language in LANGUAGES}


def say(text: Msg, language: str = "en") -> str:
    return CATALOGUES[language].words(text.key, **text.args)


def said(card: str, language: str = "en") -> str:
    return say(in_full(card_text(card)), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text(language: str) -> None:
    names = [say(card_msg(card), language) for card in CARDS]
    assert len(set(names)) == len(names)
    for card in CARDS:
        more = (requirements_text(card), note_text(card))
        for sentence in (*card_text(card), *filter(None, more)):
            words = say(sentence, language)
            assert words.endswith("."), (card, words)
            assert not re.search(r"[{}]|  | \.|\(가\)|\(를\)|-\d", words), (card, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_of_a_card_have_texts(language: str) -> None:
    for card in CARDS.values():
        phrases = [action_text(card.id, option) for option in range(len(card.actions))]
        phrases += [requirement_text(each) for each in card.requirements]
        for step in card.play:
            if isinstance(step, Choose):
                phrases += [steps_text(card.id, option) for option in step.options]
        if points := points_text(card.id):
            phrases.append(points)
        for phrase in phrases:
            words = say(phrase, language)
            assert not words.endswith((".", " ")), (card.id, words)


def test_only_cards_with_nothing_but_tags_and_points_have_no_text() -> None:
    silent = {card for card in CARDS if not card_text(card)}
    assert silent == {"001", "027", "084", "114", "119", "135", "P40"}
    for card in silent:
        assert not any((CARDS[card].play, CARDS[card].actions, CARDS[card].ongoing))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_with_different_effects_have_different_texts(language: str) -> None:
    meant: dict[str, set[str]] = {}
    for card in CARDS.values():
        does = str((card.free_hand, card.play, card.first_action, card.actions, card.ongoing))
        counted = [tag for tag in TAGS if tag in card.tags and f"Tag.{tag.name}" in does]
        what = f"{does}{card.holds}{counted}"
        text = say(in_full(card_text(card.id)), language) if card_text(card.id) else ""
        meant.setdefault(text, set()).add(what)
    assert all(len(whats) == 1 for whats in meant.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    for names in (
        [resource_msg(each) for each in RESOURCES],
        [production_msg(each) for each in RESOURCES],
        [on_card_msg(each) for each in CardResource],
        [tag_msg(each) for each in Tag],
        [type_msg(each) for each in Type],
    ):
        assert len({say(name, language) for name in names}) == len(names)


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (
            "009",
            "Raise the temperature by 1 step. Gain 2 titanium. "
            "You may remove up to 3 plants from any player.",
        ),
        ("165", "Production: energy −4, plants +2. Raise your TR by 3."),
        ("012", "Action: pay 12 M€ (titanium may be used) to place an ocean."),
        (
            "033",
            "Action: put 1 microbe here, or remove 2 microbes from here to raise oxygen by 1 step.",
        ),
        (
            "019",
            "Choose one: gain 3 plants, put 3 microbes on another card of yours, "
            "or put 2 animals on another card of yours. Place an ocean.",
        ),
        ("051", "M€ production +1 for each Earth tag you have."),
        ("137", "M€ production +1 for each Earth tag you have, this card’s included."),
        ("207", "M€ production +1 for every 2 building tags you have, this card’s included."),
        ("121", "You may remove up to 3 titanium, 4 steel or 7 M€ from any player."),
        ("197", "Raise your TR by 1 for each Jovian tag you have, this card’s included."),
        (
            "R31",
            "First action: place a city. "
            "Effect: whenever anyone places a city on Mars, raise your M€ production by 1. "
            "Effect: whenever you place a city, gain 3 M€.",
        ),
        (
            "R32",
            "Action: if your TR has risen this generation, pay 3 M€ to raise your TR by 1.",
        ),
    ],
)
def test_english_texts_read_like_this(card: str, words: str) -> None:
    assert said(card) == words


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("009", "기온 1단계 상승. 티타늄 2. 원하면 한 플레이어의 식물 3까지 제거."),
        ("165", "생산력: 에너지 −4, 식물 +2. TR 3 상승."),
        ("014", "행동: 에너지 1을 쓰고 카드 1장 뽑기."),
        ("101", "행동: 에너지 4를 쓰고 강철 1 받기, 산소 1단계 상승."),
        (
            "128",
            "녹지 옆에 자연 생태 형성지 타일 놓기. "
            "효과: 동물 또는 식물 태그를 사용할 때마다(이 카드 포함) 여기에 동물 1개 놓기.",
        ),
        ("173", "효과: 다른 플레이어는 내 식물, 미생물, 동물을 제거할 수 없음."),
    ],
)
def test_korean_texts_have_their_particles(card: str, words: str) -> None:
    assert said(card, "ko") == words


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (
            "009",
            "Alza la temperatura di 1 passo. Ottieni 2 titanio. "
            "Puoi togliere fino a 3 piante a un giocatore qualsiasi.",
        ),
        ("012", "Azione: paga 12 M€ (puoi usare titanio) e piazza 1 oceano."),
        ("101", "Azione: spendi 4 energia, poi ottieni 1 acciaio e alza l’ossigeno di 1 passo."),
        ("122", "Perdi 1 pianta. Produzione di piante +1."),
    ],
)
def test_italian_texts_read_like_this(card: str, words: str) -> None:
    assert said(card, "it") == words


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("023", "Requires −12 °C or colder."),
        ("024", "Requires at least 11% oxygen."),
        ("119", "Requires at most 3 oceans."),
        ("002", "Requires titanium production of at least 1."),
        ("128", "Requires 1 greenery of your own."),
        ("135", "Requires 1 plant tag, 1 animal tag and 1 microbe tag."),
    ],
)
def test_requirements_have_texts(card: str, words: str) -> None:
    requirements = requirements_text(card)
    assert requirements is not None
    assert say(requirements) == words


def test_a_card_without_requirements_says_none() -> None:
    assert requirements_text("009") is None


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("001", "2 points"),
        ("178", "−1 point"),
        ("024", "1 point for each animal here"),
        ("035", "1 point for every 2 microbes here"),
        ("005", "3 points with at least 1 science resource here"),
        ("081", "1 point for each Jovian tag you have"),
        ("008", "1 point for each ocean next to this tile"),
        ("085", "1 point for each city next to this tile"),
        ("198", "1 point for every 3 cities in play"),
    ],
)
def test_points_have_texts(card: str, words: str) -> None:
    points = points_text(card)
    assert points is not None
    assert say(points) == words


def test_points_are_described_for_cards_that_have_some() -> None:
    for card in CARDS.values():
        assert (points_text(card.id) is None) == (card.points is None)
        if isinstance(card.points, Fixed):
            assert points_text(card.id) == Msg("tmars.vp", {"n": card.points.points})


def test_amounts_agree_with_their_number() -> None:
    assert [say(amount_msg("plants", n)) for n in (1, 2)] == ["1 plant", "2 plants"]
    assert say(on_card_amount("animal", 1), "it") == "1 animale"
    assert say(tags_msg("earth", 2)) == "2 Earth tags"
    assert say(parameter_value(Parameter.TEMPERATURE, -14), "ko") == "−14 °C"


def test_similar_cards_share_a_note() -> None:
    assert note_text("002") == note_text("061")
    assert note_text("009") is None
