"""The hand of Project MINE and the offer are shown completely, and only to their owner."""

import re
from itertools import combinations

import pytest
from msgspec.structs import replace

from render.core.encode import encode_png
from render.mine import PAINTER
from render.mine.hand import FIRST_CARDS, short_reason
from render.mine.layout import HAND_CARD, HAND_HEAD, HAND_SLOTS, hand_places, offer_boxes
from rules.core.text import msg
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.view_own import KnownView
from tests.render.conftest import LONG_NAMES, Speak, Written
from tests.render.mine_views import HAND, asking, corporation, in_hand, owned, table, with_hand

ALL_CARDS = tuple(CARDS)
ALL_CORPORATE = tuple(CORPORATE_GOALS)


def texts(written: list[Written]) -> list[str]:
    return [word.line.text for word in written]


def test_a_spectator_sees_no_hand(speak: Speak) -> None:
    assert PAINTER.hand(table(4), speak()) == ()


@pytest.mark.parametrize(("cards", "pictures"), [(0, 1), (6, 1), (7, 1), (8, 2), (15, 2), (16, 3)])
def test_cards_beyond_the_seventh_are_on_further_pictures(
    cards: int, pictures: int, speak: Speak, written: list[Written]
) -> None:
    view = with_hand(table(4), ("fund",) * cards)
    assert len(PAINTER.hand(view, speak())) == pictures
    tabs = [text for text in texts(written) if text.startswith("h") and text[1:].isdigit()]
    assert tabs == [f"h{number + 1}" for number in range(cards)]


def test_a_card_shows_why_it_cannot_be_played(speak: Speak, written: list[Written]) -> None:
    PAINTER.hand(with_hand(table(4)), speak("en"))
    assert "Gold 1/3" in texts(written)
    assert "Can’t be played" in texts(written)


def test_a_reason_without_a_short_form_is_shown_in_full() -> None:
    refusal = msg("error.mine.phase_play")
    assert short_reason(refusal) == refusal


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_every_card_fits_a_hand_with_a_reason(
    language: str, speak: Speak, written: list[Written]
) -> None:
    say = speak(language, "Kim")
    energy = msg("error.mine.energy", card=msg("mine.card.grant"), need=3, have=2)
    for start in range(0, len(ALL_CARDS), HAND_SLOTS):
        view = with_hand(table(4), ALL_CARDS[start : start + HAND_SLOTS])
        assert view.mine is not None
        hand = tuple(
            replace(in_hand(c.card), refusal=energy, playable=False) for c in view.mine.hand
        )
        PAINTER.hand(replace(view, mine=replace(view.mine, hand=hand)), say)
    assert not [word for word in written if not word.within.holds(word.box)]
    assert not [text for text in texts(written) if text.endswith("...")]


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_corporate_goal_fits_its_card(
    language: str, seats: int, speak: Speak, written: list[Written]
) -> None:
    say = speak(language, "Kim")
    view = table(seats)
    for start in range(0, len(ALL_CORPORATE), 3):
        offer = ALL_CORPORATE[start : start + 3]
        PAINTER.hand(with_hand(view, (), goal=None, offer=offer), say)
    for goal in ALL_CORPORATE:
        PAINTER.hand(with_hand(view, HAND, goal=goal), say)
    assert not [word for word in written if not word.within.holds(word.box)]
    assert not [text for text in texts(written) if text.endswith("...")]


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_a_full_hand_of_a_long_name_keeps_to_its_boxes(
    language: str, speak: Speak, written: list[Written]
) -> None:
    view = table(4)
    rich = replace(
        view.seats[2],
        resources=dict.fromkeys(view.seats[2].resources, 128),
        energy=14,
        purchases=3,
        play=ALL_CARDS[:9],
        discard=("fund",) * 24,
    )
    view = replace(view, seats=(*view.seats[:2], rich, view.seats[3]))
    PAINTER.hand(with_hand(view), speak(language, LONG_NAMES[language]))
    assert not [word for word in written if not word.within.holds(word.box)]
    head = [word.box for word in written if word.within == HAND_HEAD]
    assert not [(a, b) for a, b in combinations(head, 2) if a.overlap(b)]


def test_before_the_start_only_the_offer_is_shown(speak: Speak, written: list[Written]) -> None:
    offer = ("dodge", "mirae_mining", "arsene")
    pictures = PAINTER.hand(with_hand(table(4), (), goal=None, offer=offer), speak("en"))
    assert len(pictures) == 1
    names = {"Dodge", "Mirae Mining Co.", "Arsene Ltd."}
    assert names <= set(texts(written))


def test_cards_looked_at_come_before_the_hand(speak: Speak, written: list[Written]) -> None:
    decision = asking("cards", ("grant",), shown=("grant", "venture"))
    pictures = PAINTER.hand(with_hand(table(4), decision=decision), speak("en"))
    assert len(pictures) == 2
    assert {"Grant", "Venture Incubation"} <= set(texts(written))


def test_cards_of_the_hand_are_not_shown_twice(speak: Speak) -> None:
    decision = asking("cards", ("grant", "sales"))
    assert len(PAINTER.hand(with_hand(table(4), decision=decision), speak())) == 1


def test_copies_of_a_card_are_shown_once(speak: Speak, written: list[Written]) -> None:
    decision = asking("cards", ("fund", "fund#2", "fund#3"))
    PAINTER.hand(with_hand(table(4), ("grant",), decision=decision), speak("en"))
    assert texts(written).count("×3") == 1


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_own_goals_are_shown_in_full(language: str, speak: Speak, written: list[Written]) -> None:
    view = table(2)
    goals = tuple(replace(owned(goal, 1), used=bool(i % 2)) for i, goal in enumerate(PUBLIC_GOALS))
    seats = (replace(view.seats[0], goals=goals), view.seats[1])
    PAINTER.hand(with_hand(replace(view, seats=seats)), speak(language))
    assert not [word for word in written if not word.within.holds(word.box)]
    assert not [text for text in texts(written) if text.endswith("...")]


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_goals_to_choose_from_are_shown_in_full(
    language: str, speak: Speak, written: list[Written]
) -> None:
    say = speak(language)
    goals = tuple(PUBLIC_GOALS)
    for start in range(0, len(goals), 10):
        decision = asking("cards", goals[start : start + 10])
        pictures = PAINTER.hand(with_hand(table(4), decision=decision), say)
        assert len(pictures) == 2
    assert not [word for word in written if not word.within.holds(word.box)]
    assert not [text for text in texts(written) if text.endswith("...")]


def test_owned_goals_to_choose_from_show_their_marks_and_tokens(
    speak: Speak, written: list[Written]
) -> None:
    view = table(4)
    assert view.acting == 2
    seats = [*view.seats]
    seats[2] = replace(seats[2], goals=(owned("octopus", 1), owned("mine_survey", 2)))
    decision = asking("goal", ("handicap", "conglomerate", "mine_survey"))
    shown = with_hand(replace(view, seats=tuple(seats)), decision=decision)
    PAINTER.hand(shown, speak())
    texts = [word.line.text for word in written]
    marks = [text for text in texts if re.fullmatch(r"\d?o\d", text)]
    assert marks[:3] == ["1o3", "2o1", "o2"]


def test_the_known_part_of_the_own_deck_is_above_the_rest(
    speak: Speak, written: list[Written]
) -> None:
    view = with_hand(table(4))
    assert view.mine is not None
    known = KnownView(top=("loan", "grant"), bottom=("expo",), market=(), goals=())
    PAINTER.hand(replace(view, mine=replace(view.mine, known=known)), speak())
    texts = [word.line.text for word in written]
    top = texts.index("On top: Loan and Grant")
    assert texts[top + 1].startswith("At the bottom: Corp")


def test_the_own_goals_come_last_with_their_tokens(speak: Speak, written: list[Written]) -> None:
    view = with_hand(table(2))
    pictures = PAINTER.hand(view, speak("en"))
    assert len(pictures) == 2
    tabs = [text for text in texts(written) if text.startswith("o") and text[1:].isdigit()]
    assert tabs == ["o1", "o2", "o3"]
    assert "Flipped" in texts(written)
    for state in (owned("boost", 4), owned("boost", 5, flipped=True)):
        seats = (replace(view.seats[0], goals=(state,)), view.seats[1])
        other = PAINTER.hand(replace(view, seats=seats), speak("en"))[1]
        assert other.tobytes() != pictures[1].tobytes()


def test_a_met_goal_and_its_progress(speak: Speak, written: list[Written]) -> None:
    view = with_hand(table(4))
    assert view.mine is not None
    mine = replace(view.mine, corporation=corporation("mirae_mining", 12, 10))
    PAINTER.hand(replace(view, mine=mine), speak("en"))
    assert "12/10" in texts(written)


def test_hands_are_small_files(speak: Speak) -> None:
    decision = asking("cards", ALL_CARDS[20:32])
    view = with_hand(table(4), ALL_CARDS[20:36], decision=decision)
    for image in PAINTER.hand(view, speak("ko")):
        assert image.mode == "P"
        assert len(encode_png(image)) <= 150_000


def test_cards_do_not_overlap() -> None:
    outer = HAND_CARD.outer
    boxes = [outer.moved(x, y - HAND_CARD.tab[1]) for x, y in hand_places()]
    assert not [(a, b) for a, b in combinations((HAND_HEAD, *boxes), 2) if a.overlap(b)]
    assert len(boxes) == FIRST_CARDS + 1
    offered = offer_boxes(3)
    assert not [(a, b) for a, b in combinations(offered, 2) if a.overlap(b)]
