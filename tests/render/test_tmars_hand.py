"""The private pictures of Terraforming Mars have the buttons' numbers, and show each card with its whole effect."""

import pytest
from msgspec.structs import replace

from bot.core.posts.pictures import MOST_OF_A_HAND
from render.core.encode import encode_png
from render.core.panel.focus import Focus
from render.tmars.cards.faces import short_reason
from render.tmars.focus.cards import held_tile, offered_tile, words_of
from render.tmars.focus.hand import hand_pages, paint_hand
from render.tmars.focus.tiles import NEED_GROUNDS
from render.tmars.icons.tokens import card_rows, requirement_items
from render.tmars.palette import GOLD, UNMET_GROUND
from rules.core.text import msg
from rules.tmars.components.cards import PROJECTS
from rules.tmars.view import View
from rules.tmars.wording.names import card_msg
from tests.render.conftest import LONG_NAMES, Speak
from tests.render.test_focus import complaints
from tests.render.tmars_hands import (
    HAND,
    LARGE_HAND,
    REASONS,
    choosing_at_start,
    drafting,
    in_hand,
    looking,
    offered,
    private,
    researching,
    with_events,
    with_hand,
)
from tests.render.tmars_views import start, table

ALL_PROJECTS = tuple(PROJECTS)


def pages(view: View, speak: Speak, language: str = "en") -> list[Focus]:
    return list(hand_pages(view, speak(language)))


def said(shown: list[Focus]) -> list[str]:
    return [text.line.text for page in shown for text in page.texts]


def labels(page: Focus) -> list[str]:
    """The texts that stand in frames of their own, in their order."""
    return [text.line.text for text in page.texts if text.within.height == 48]


def test_a_spectator_sees_no_hand(speak: Speak) -> None:
    assert paint_hand(table(4), speak()) == ()


@pytest.mark.parametrize("cards", [1, 4, 10, 20])
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_each_card_stands_once_on_one_of_few_pictures(
    language: str, cards: int, speak: Speak
) -> None:
    shown = pages(with_hand(table(4), ALL_PROJECTS[:cards]), speak, language)
    assert len(shown) <= -(-cards // 6) + (cards == 10) <= MOST_OF_A_HAND
    numbers = [label for page in shown for label in labels(page)]
    assert numbers == [str(number) for number in range(1, cards + 1)]
    parts = [part.shows for page in shown for part in page.parts]
    for card in ALL_PROJECTS[:cards]:
        assert parts.count(card_msg(card)) == 1


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_every_card_of_a_large_hand_keeps_its_signs(language: str, speak: Speak) -> None:
    """Of 20 cards none gives its effect up for the others."""
    for start_at in range(0, len(ALL_PROJECTS) - 20, 37):
        cards = ALL_PROJECTS[start_at : start_at + 20]
        shown = pages(with_hand(table(4), cards), speak, language)
        signs = sum(len(page.signs) for page in shown)
        rows = [row for card in cards for row in card_rows(card)]
        assert signs >= len(rows) + sum(len(requirement_items(card)) for card in cards)


def test_pictures_of_a_hand_are_about_equally_full(speak: Speak) -> None:
    for cards in (10, 14, 20, 26):
        heights = [page.size[1] for page in pages(with_hand(table(4), ALL_PROJECTS[:cards]), speak)]
        assert min(heights) > 0.6 * max(heights)


def test_a_card_alone_is_told_in_words(speak: Speak) -> None:
    words = " ".join(said(pages(with_hand(table(4), ("024",)), speak)))
    assert words_of("024", speak("en")) in words


def test_a_card_that_cannot_be_played_shows_the_reason_and_its_effect(speak: Speak) -> None:
    say = speak("en")
    tile = held_tile(in_hand("024"), 1, say)
    assert tile.is_grey
    assert tile.rows == card_rows("024")
    assert tile.warning == "Oxygen: 8%/11%"
    playable = held_tile(in_hand("009"), 1, say)
    assert not playable.is_grey
    assert not playable.warning
    words = said(pages(with_hand(table(4)), speak))
    assert {"energy production 3/4", "Oxygen: 8%/11%"} <= set(words)


def test_a_seat_without_money_reads_no_sum_on_every_card(speak: Speak) -> None:
    """The ground of a cost is the reason; a card that is refused for another reason keeps that."""
    nothing = msg("error.tmars.cannot_afford", what=card_msg("009"), cost=14, most=0)
    view = with_hand(table(4))
    assert view.mine is not None
    hand = tuple(
        replace(card, refusal=card.refusal or nothing, pay=None) for card in view.mine.hand
    )
    shown = pages(replace(view, mine=replace(view.mine, hand=hand)), speak)
    assert not [text for text in said(shown) if text.startswith("0/")]
    assert {"energy production 3/4", "Oxygen: 8%/11%"} <= set(said(shown))
    costs = [text.on for page in shown for text in page.texts if text.within.width == 88]
    refused_otherwise = sum(card.card in ("024", "165") for card in hand)
    assert costs.count(UNMET_GROUND) == len(hand) - refused_otherwise
    assert costs.count(GOLD) == refused_otherwise
    assert not [each for page in shown for each in complaints(page)]


def test_a_reason_without_a_short_form_is_shown_in_full(speak: Speak) -> None:
    say = speak("en")
    refusal = msg("error.tmars.no_actions_left")
    assert short_reason(refusal, say) == say(refusal)


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_every_reason_is_whole_beside_a_medal(language: str, speak: Speak) -> None:
    """A medal leaves the least room."""
    say = speak(language)
    for reason in REASONS:
        hand = tuple(replace(in_hand(card), refusal=reason, pay=None) for card in ("024", "128"))
        view = replace(table(4), viewer=0, mine=replace(private(()), hand=hand))
        words = "".join(" ".join(said(pages(view, speak, language))).split())
        assert words.count("".join(short_reason(reason, say).split())) == 2


def test_the_ground_of_requirements_shows_whether_they_are_met(speak: Speak) -> None:
    say = speak("en")
    met, unmet = (
        held_tile(replace(in_hand("135"), requirements=(True, held, True)), 1, say).met
        for held in (True, False)
    )
    assert (met, unmet) == (True, False)
    assert held_tile(in_hand("009"), 1, say).met is None
    assert offered_tile(offered("024"), say, number=1, chosen=()).met is False
    assert len(set(NEED_GROUNDS.values())) == 3


def test_at_the_start_everything_offered_is_shown(speak: Speak) -> None:
    shown = pages(choosing_at_start(start(3)), speak)
    assert len(shown) == 3
    numbers = [label for page in shown for label in labels(page)]
    assert numbers == ["A", "B", "1", "2", "3", "4", *map(str, range(1, 11))]
    words = said(shown)
    assert "Keep one corporation and two preludes" in words
    assert "Keep any project cards: 3 M€ each" in words
    assert {"Tharsis Republic", "ThorGate"} <= set(words)


def test_at_the_start_requirements_are_not_judged(speak: Speak) -> None:
    view = choosing_at_start(start(3))
    assert view.mine is not None
    judged = []
    for held in (True, False):
        offer = tuple(replace(card, requirements=(held,)) for card in view.mine.offer)
        shown = replace(view, mine=replace(view.mine, offer=offer))
        judged.append([page.finished().image().tobytes() for page in pages(shown, speak)])
    assert judged[0] == judged[1]


def test_at_the_start_without_preludes_none_are_asked_for(speak: Speak) -> None:
    shown = pages(choosing_at_start(start(3), preludes=False), speak)
    assert "Keep one corporation" in said(shown)
    assert labels(shown[0]) == ["A", "B"]


def test_in_research_the_price_and_the_hand_are_told(speak: Speak) -> None:
    shown = pages(researching(table(4)), speak)
    assert len(shown) == 2
    assert "Buy any of these cards: 3 M€ each" in said(shown)
    assert "Your hand (6)" in said(shown)
    assert labels(shown[0]) == ["1", "2", "3", "4"]


def test_an_offered_card_tells_its_unmet_requirement(speak: Speak) -> None:
    for view in (researching(table(4), ()), drafting(table(4))):
        assert said(pages(view, speak)[:1]).count("Oxygen: 8%/11%") == 1


def test_in_the_draft_kept_cards_have_a_check(speak: Speak) -> None:
    shown = pages(drafting(table(4)), speak)
    assert labels(shown[0]) == ["1", "2", "3", "✓"]
    assert "Keep one card and pass the others on" in said(shown)


def test_cards_looked_at_come_with_their_question(speak: Speak) -> None:
    shown = pages(looking(table(4)), speak)
    assert len(shown) == 2
    assert "Cards looked at for Invention Contest" in said(shown)


def test_an_empty_hand_says_so_above_the_means(speak: Speak) -> None:
    (page,) = pages(with_hand(table(4), ()), speak)
    assert "No cards in hand" in said([page])
    assert page.size[1] < 300


@pytest.mark.parametrize("hand", [(), ALL_PROJECTS[:6], ALL_PROJECTS[:13]], ids=len)
def test_own_events_stand_below_the_last_cards(hand: tuple[str, ...], speak: Speak) -> None:
    shown = pages(with_events(with_hand(table(4), hand), 13), speak)
    below = [page for page in shown if "Events played face down" in " ".join(said([page]))]
    assert below == shown[-1:]


def test_pictures_are_small_files(speak: Speak) -> None:
    views: tuple[View, ...] = (
        with_hand(table(4), HAND),
        with_hand(table(4), LARGE_HAND),
        choosing_at_start(start(3)),
    )
    for view in views:
        for image in paint_hand(view, speak("ko")):
            assert image.mode == "P"
            assert len(encode_png(image)) <= 220_000
