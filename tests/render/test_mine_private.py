"""The hand of Project MINE and the offer are shown completely, and only to their owner."""

import re

import pytest
from msgspec.structs import replace

from render.core.encode import encode_png
from render.core.panel.focus import Focus
from render.mine import PAINTER
from render.mine.focus.hand import hand_pages
from render.mine.icons.tokens import card_tokens, is_told
from rules.core.text import Say, msg
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.view import View
from rules.mine.view_own import KnownView
from rules.mine.wording.cards import card_msg, card_text, corporate_text, goal_text
from tests.render.conftest import LONG_NAMES, Speak
from tests.render.mine_views import HAND, asking, corporation, in_hand, owned, table, with_hand

ALL_CARDS = tuple(CARDS)


def pages(view: View, say: Say) -> list[Focus]:
    return list(hand_pages(view, say))


def texts(shown: list[Focus]) -> list[str]:
    return [text.line.text for page in shown for text in page.texts]


def holds(shown: list[Focus], words: str) -> bool:
    return "".join(words.split()) in "".join("".join(texts(shown)).split())


def test_a_spectator_sees_no_hand(speak: Speak) -> None:
    assert PAINTER.hand(table(4), speak()) == ()


@pytest.mark.parametrize(("cards", "pictures"), [(0, 1), (1, 1), (4, 2), (10, 3), (20, 5)])
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_each_card_stands_once_on_one_of_few_pictures(
    language: str, cards: int, pictures: int, speak: Speak
) -> None:
    for start in range(0, len(ALL_CARDS) - cards, 13):
        shown = pages(with_hand(table(4), ALL_CARDS[start : start + cards]), speak(language))
        assert len(shown) <= pictures
        labels = [text for text in texts(shown) if re.fullmatch(r"h\d+", text)]
        assert sorted(labels) == sorted(f"h{number + 1}" for number in range(cards))


def test_equal_cards_are_one_tile_with_their_number(speak: Speak) -> None:
    said = texts(pages(with_hand(table(4), ("fund", "grant", "fund", "fund")), speak()))
    assert said.count("×3") == 1
    assert "h1" in said
    assert "h2" in said
    assert "h3" not in said


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_a_card_that_cannot_be_played_keeps_its_effect(language: str, speak: Speak) -> None:
    say = speak(language)
    energy = msg("error.mine.energy", card=msg("mine.card.grant"), need=3, have=2)
    for card in ALL_CARDS:
        view = with_hand(table(4), (card,))
        assert view.mine is not None
        held = replace(in_hand(card), refusal=energy, playable=False)
        shown = pages(replace(view, mine=replace(view.mine, hand=(held,))), say)
        said = texts(shown)
        assert said.count("2/3") == 1
        if is_told(card):
            assert {token.text for token in card_tokens(card) if token.text} <= set(said)
        else:
            assert holds(shown, " ".join(map(say, card_text(card))))


def test_a_card_shows_the_amount_that_is_missing(speak: Speak) -> None:
    assert "1/3" in texts(pages(with_hand(table(4), ("gold_standard",)), speak("en")))


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_corporate_goal_is_told_in_full(language: str, seats: int, speak: Speak) -> None:
    say, view = speak(language), table(seats)
    goals = tuple(CORPORATE_GOALS)
    for start in range(0, len(goals), 3):
        offer = goals[start : start + 3]
        shown = pages(with_hand(view, (), goal=None, offer=offer), say)
        assert len(shown) == 1
        for goal in offer:
            told = " ".join(map(say, corporate_text(goal, seats)))
            assert holds(shown, told)
            assert holds(pages(with_hand(view, HAND, goal=goal), say), told)


def test_cards_looked_at_come_before_the_hand(speak: Speak) -> None:
    decision = asking("cards", ("grant",), shown=("grant", "venture"))
    shown = pages(with_hand(table(4), ("fund",), decision=decision), speak("en"))
    assert len(shown) == 2
    assert {"Choose from these", "Grant", "Venture Incubation"} <= set(texts(shown[:1]))


def test_cards_of_the_hand_are_not_shown_twice(speak: Speak) -> None:
    decision = asking("cards", ("grant", "sales"))
    shown = pages(with_hand(table(4), ("grant", "sales"), decision=decision), speak("en"))
    assert texts(shown).count("Grant") == 1


def test_copies_of_a_card_are_shown_once(speak: Speak) -> None:
    decision = asking("cards", ("fund", "fund#2", "fund#3"))
    shown = pages(with_hand(table(4), ("grant",), decision=decision), speak("en"))
    assert texts(shown).count("×3") == 1


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_own_goals_are_told_in_full_with_their_labels(language: str, speak: Speak) -> None:
    say, view = speak(language), table(2)
    goals = tuple(owned(goal, 1) for goal in PUBLIC_GOALS)[:6]
    seats = (replace(view.seats[0], goals=goals), view.seats[1])
    shown = pages(with_hand(replace(view, seats=seats)), say)
    assert [f"o{n}" for n in range(1, 7)] == [t for t in texts(shown) if re.fullmatch(r"o\d", t)]
    for goal in goals:
        assert holds(shown, " ".join(map(say, goal_text(goal.goal))))


def test_a_flipped_goal_and_a_used_one_look_different(speak: Speak) -> None:
    view, looks = table(2), set()
    for state in (
        owned("boost", 4),
        owned("boost", 4, flipped=True),
        replace(owned("boost", 4), used=True),
    ):
        seats = (replace(view.seats[0], goals=(state,)), view.seats[1])
        shown = pages(with_hand(replace(view, seats=seats)), speak("en"))
        looks.add(shown[-1].finished().image().tobytes())
    assert len(looks) == 3


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_goals_to_choose_from_are_told_in_full(language: str, speak: Speak) -> None:
    say, goals = speak(language), tuple(PUBLIC_GOALS)
    for start in range(0, len(goals), 6):
        some = goals[start : start + 6]
        shown = pages(with_hand(table(4), decision=asking("cards", some)), say)
        for goal in some:
            assert holds(shown, " ".join(map(say, goal_text(goal))))


def test_goals_with_owners_have_the_labels_that_members_type(speak: Speak) -> None:
    view = table(4)
    assert view.acting == 2
    seats = [*view.seats]
    seats[2] = replace(seats[2], goals=(owned("octopus", 1), owned("mine_survey", 2)))
    decision = asking("goal", ("handicap", "conglomerate", "mine_survey"))
    shown = pages(with_hand(replace(view, seats=tuple(seats)), decision=decision), speak())
    marks = [text for text in texts(shown) if re.fullmatch(r"\d?o\d", text)]
    assert marks[:3] == ["1o3", "2o1", "o2"]


def test_the_known_part_of_the_own_deck_is_above_the_rest(speak: Speak) -> None:
    view = with_hand(table(4))
    assert view.mine is not None
    known = KnownView(top=("loan", "grant"), bottom=("expo",), market=(), goals=())
    said = texts(pages(replace(view, mine=replace(view.mine, known=known)), speak()))
    top = said.index("On top: Loan and Grant")
    assert said[top + 1].startswith("At the bottom: Corp")


def test_a_met_goal_and_its_progress(speak: Speak) -> None:
    view = with_hand(table(4))
    assert view.mine is not None
    mine = replace(view.mine, corporation=corporation("mirae_mining", 12, 10))
    assert "12/10" in texts(pages(replace(view, mine=mine), speak("en")))


def test_every_card_of_a_hand_is_a_part_with_its_name(speak: Speak) -> None:
    parts = [part.shows for page in pages(with_hand(table(4)), speak()) for part in page.parts]
    assert all(card_msg(card) in parts for card in HAND)


def test_hands_are_small_files(speak: Speak) -> None:
    decision = asking("cards", ALL_CARDS[20:32])
    view = with_hand(table(4), ALL_CARDS[20:36], decision=decision)
    for image in PAINTER.hand(view, speak("ko")):
        assert image.mode == "P"
        assert len(encode_png(image)) <= 150_000
