"""The picture of a panel of Terraforming Mars shows what each question is about."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from bot.i18n import LANGUAGES
from render.core.panel.focus import Focus, Offer, Offered, Question
from render.core.text import number
from render.tmars.focus.grid import fitting, grid, total
from render.tmars.focus.picture import paint_focus
from render.tmars.focus.place import paint_place
from render.tmars.focus.tiles import Tile
from render.tmars.icons.tokens import card_rows
from rules.core.rng import Rng
from rules.core.text import msg
from rules.registry import load
from rules.tmars.components.cards import CARDS
from rules.tmars.components.designs import CardDiscount, ProjectDiscount
from rules.tmars.components.effects import RESOURCES, Tag
from rules.tmars.lessons import COURSE
from rules.tmars.view import ActionView, View
from rules.tmars.wording.names import card_msg
from tests.render.conftest import Speak
from tests.render.focuses import Asked, questions
from tests.render.golden_views import sampled_states
from tests.render.tmars_hands import private, with_hand
from tests.render.tmars_views import table

pytestmark = pytest.mark.slow

GAME: Any = load("tmars")
TABLES = ("marsbot_tharsis_normal", "three_seats_hellas", "draft_start", "prelude")


def asked(*tables: str, count: int = 12) -> Iterator[Asked]:
    for name in tables or TABLES:
        for place, state in enumerate(sampled_states(GAME, name, count)):
            yield from questions(GAME, state, Rng(place))


def said(focus: Focus) -> list[str]:
    return [text.line.text for text in focus.texts]


def of(verb: str, field: str = "") -> list[Question[View]]:
    """Questions of a verb, with a choice left in a field if one is given."""
    found = [each.question for each in asked() if each.verb == verb]
    return [each for each in found if not field or each.field(field) is not None]


@pytest.mark.parametrize(
    ("verb", "field"), [("play", "card"), ("research", "cards"), ("draft", "card"), ("start", "")]
)
def test_a_card_has_the_label_of_the_menu(verb: str, field: str, speak: Speak) -> None:
    """At once, as long as nothing is chosen and there is room for all."""
    some = False
    for question in of(verb, field):
        offered = question.field(field or "corporation")
        if offered is None or offered.chosen is not None or len(offered.offers) > 12:
            continue
        some = True
        assert {each.mark for each in offered.offers} <= set(said(paint_focus(question, speak())))
    assert some or verb == "start"


def test_a_chosen_card_is_told_in_full(speak: Speak) -> None:
    say = speak("it")
    for question in of("play"):
        card = question.given.get("card")
        if card is None:
            continue
        words = said(paint_focus(question, say))
        assert not [text for text in words if text.endswith("...")]
        assert set(say(card_msg(card)).split()) <= set(" ".join(words).split())


def test_a_payment_shows_what_is_left_of_each_resource(speak: Speak) -> None:
    found = [each for each in of("play", "pay") if each.given.get("pay")]
    assert found
    for question in found:
        seat = question.now.viewer
        assert seat is not None
        stock, paid = question.now.seats[seat].stock, question.given["pay"]
        left = [stock[name] - n for name, n in zip(("mc", "steel", "titanium"), paid, strict=False)]
        words = said(paint_focus(question, speak()))
        assert {str(n) for n, used in zip(left, paid, strict=False) if used} <= set(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_have_names_and_the_chosen_one_is_told(language: str, speak: Speak) -> None:
    found = [each.question for each in asked() if each.question.then.legal]
    assert found
    for question in found:
        view, words = question.then, said(paint_place(question, speak(language)))
        if len(view.legal) <= 9:
            assert set(view.legal) <= set(words)
        if view.chosen:
            assert words.count(view.chosen) >= 2


def test_a_dozen_places_are_all_on_the_map(speak: Speak) -> None:
    """Their names are also the labels of buttons."""
    scattered = ["A4", "B4", "C3", "C4", "D3", "D4", "D5", "E4", "F1", "F3", "G7", "H1", "H5", "H6"]
    question = next(each.question for each in asked() if each.question.then.legal)
    then = structs.replace(question.then, legal=tuple(scattered), chosen="", tiles={})
    assert set(scattered) <= set(said(paint_place(replace(question, then=then), speak())))


def test_every_goal_is_shown_with_everybodys_value(speak: Speak) -> None:
    found = of("award")
    assert found
    for question in found:
        words = said(paint_focus(question, speak()))
        for goal in question.now.awards:
            assert speak()(msg(f"tmars.award.{goal.id}")) in " ".join(words)
            assert {number(value) for value in goal.values} <= set(words)


def test_the_menu_shows_the_resources_that_lessons_mark(speak: Speak) -> None:
    found = [each.question for each in asked("marsbot_tharsis_normal") if each.verb == "menu"]
    assert found
    for question in found:
        shown = [part.shows.key for part in paint_focus(question, speak()).parts]
        assert shown.count("core.region.of_seat") == len(RESOURCES)


def test_lessons_mark_something_on_the_picture(speak: Speak) -> None:
    """The card to begin with, the money, the place of a tile, the card on offer, and the oceans."""
    met: set[str] = set()
    for each in asked("marsbot_tharsis_normal", "marsbot_corporate_era_off"):
        for lesson in COURSE.lessons:
            if lesson.verb == each.verb and lesson.when(each.question.now):
                part = lesson.mark(each.question.then)
                parts = [one.shows for one in paint_focus(each.question, speak()).parts]
                met |= {lesson.key} if part in parts else set()
    assert {"start", "play", "place", "research", "action", "project"} <= met


def test_actions_of_cards_are_not_told_when_none_can_be_used_now(speak: Speak) -> None:
    """A number of cards was read as the number of actions that are left."""
    found = [each.question for each in asked() if each.verb == "menu" and each.question.now.mine]
    found = [each for each in found if any(card.refusal is None for card in each.now.mine.actions)]
    assert found
    for question in found[:3]:
        pictures = []
        for actions in (question.now.mine.actions, ()):
            mine = structs.replace(question.now.mine, actions=actions)
            now = structs.replace(question.now, mine=mine)
            shown = replace(question, now=now, menu=("end",))
            pictures.append(paint_focus(shown, speak()).finished().image().tobytes())
        assert pictures[0] == pictures[1]


def test_tiles_without_room_are_counted(speak: Speak) -> None:
    tiles = [Tile(name=f"card {number}", cost=number) for number in range(30)]
    shown = fitting(tiles, 2, 600, say=speak("en"))
    assert total(grid(shown)) <= 600
    assert shown[-1].name == f"{len(tiles) - len(shown) + 1} more in the menu"
    assert fitting(tiles[:4], 2, 600, say=speak("en")) == tuple(tiles[:4])


ACTIONS = tuple(card for card in CARDS if CARDS[card].actions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_dozen_actions_each_tile_has_its_effect_and_the_rest_is_named(
    language: str, speak: Speak
) -> None:
    say = speak(language)
    for start in range(0, len(ACTIONS) - 12, 3):
        cards = ACTIONS[start : start + 12]
        actions = tuple(ActionView(card=card, refusal=None) for card in cards)
        view = structs.replace(
            with_hand(table(4)), mine=structs.replace(private(), actions=actions)
        )
        offered = Offered("card", tuple(map(Offer, cards)), None, len(cards))
        focus = paint_focus(Question(view, view, "action", ("action",), {}, (offered,)), say)
        shown = [part.shows for part in focus.parts]
        told = [card for card in cards if card_msg(card) in shown]
        rows = [row for card in told for row in card_rows(card) if row.kind == "action"]
        assert len(told) >= 8
        in_strip = len(RESOURCES) + 2
        assert len(focus.signs) >= in_strip + len(rows) + sum(len(row.items) for row in rows)
        words = " ".join(said(focus))
        assert all(set(say(card_msg(card)).split()) <= set(words.split()) for card in cards)


def project_question(mc: int, tableau: tuple[str, ...]) -> Question[View]:
    """The menu of standard projects of a seat with this money and these cards; none can be taken."""
    asking = next(each for each in of("project") if each.field("project") is not None)
    seat = asking.now.viewer
    assert seat is not None
    mine = structs.replace(
        asking.now.seats[seat], stock=asking.now.seats[seat].stock | {"mc": mc}, tableau=tableau
    )
    seats = tuple(mine if at == seat else each for at, each in enumerate(asking.now.seats))
    offered = (replace(asking.offered[0], offers=()),)
    return replace(asking, now=structs.replace(asking.now, seats=seats), offered=offered)


def test_a_standard_project_shows_its_price_and_the_missing_money(speak: Speak) -> None:
    thorgate = next(card.id for card in CARDS.values() if card.ongoing == POWER_SAVINGS)
    words = said(paint_focus(project_question(5, ()), speak()))
    assert {"11", "−6", "14", "−9"} <= set(words)
    words = said(paint_focus(project_question(5, (thorgate,)), speak()))
    assert words[words.index("Power Plant") - 1] == "8"
    assert "−3" in words


POWER_SAVINGS = (CardDiscount(3, Tag.POWER), ProjectDiscount("power_plant", 3))
