"""The private pictures of Terraforming Mars have the buttons' numbers, and are readable."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace

from render.core.encode import encode_png
from render.core.sprites import SPRITES
from render.tmars.board.hand import hand_canvases, paint_hand
from render.tmars.cards import face
from render.tmars.cards.faces import short_reason
from render.tmars.cards.layout import BIG, HEAD, SMALL, CardFrame, places, sheet_height
from render.tmars.palette import MET_GROUND, NEED_GROUND, UNMET_GROUND
from rules.core.text import msg
from rules.tmars.components.cards import CARDS, CORPORATIONS, PRELUDES, PROJECTS
from rules.tmars.components.effects import RESOURCES
from rules.tmars.view import View
from tests.render.conftest import LONG_NAMES, Speak, Written
from tests.render.pixels import pixels
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
    with_hand,
)
from tests.render.tmars_hands import (
    PROJECTS as OFFERED,
)
from tests.render.tmars_views import start, table

ALL_PROJECTS = tuple(PROJECTS)


def texts(written: list[Written]) -> list[str]:
    return [word.line.text for word in written]


def tabs(written: list[Written]) -> list[str]:
    """The numbers above cards, which have boxes of their own."""
    sizes = {(frame.tab.width, frame.tab.height) for frame in (BIG, SMALL)}
    return [word.line.text for word in written if (word.within.width, word.within.height) in sizes]


def test_a_spectator_sees_no_hand(speak: Speak) -> None:
    assert paint_hand(table(4), speak()) == ()


@pytest.mark.parametrize(
    ("cards", "pictures"), [(0, 1), (1, 1), (6, 1), (7, 1), (12, 1), (13, 2), (25, 3)]
)
def test_at_most_twelve_cards_stand_on_a_picture(
    cards: int, pictures: int, speak: Speak, written: list[Written]
) -> None:
    view = with_hand(table(4), ALL_PROJECTS[:cards])
    assert len(paint_hand(view, speak())) == pictures
    assert tabs(written) == [str(number + 1) for number in range(cards)]


def test_six_cards_are_large_and_have_their_texts(speak: Speak, written: list[Written]) -> None:
    say = speak("en")
    (image,) = paint_hand(with_hand(table(4), HAND), say)
    assert image.size == (1200, sheet_height(BIG, 6))
    assert "Raise the temperature by 1 step. Gain 2" in texts(written)
    (small,) = paint_hand(with_hand(table(4), LARGE_HAND[:9]), say)
    assert small.size == (1200, sheet_height(SMALL, 9))


def test_a_card_shows_how_it_would_be_paid_or_why_not(speak: Speak, written: list[Written]) -> None:
    paint_hand(with_hand(table(4)), speak("en"))
    assert {"energy production 3/4", "Oxygen: 8%/11%"} <= set(texts(written))


def test_a_reason_without_a_short_form_is_shown_in_full(speak: Speak) -> None:
    say = speak("en")
    refusal = msg("error.tmars.no_actions_left")
    assert short_reason(refusal, say) == say(refusal)


@pytest.mark.parametrize("cards", [6, 12])
@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_every_reason_fits_a_card(
    language: str, cards: int, speak: Speak, written: list[Written]
) -> None:
    say = speak(language, "Kim")
    for start_at in range(0, len(REASONS), 6):
        reasons = REASONS[start_at : start_at + 6] * 2
        hand = tuple(
            replace(in_hand("178"), refusal=reason, pay=None) for reason in reasons[:cards]
        )
        view = replace(table(4), viewer=0, mine=replace(private(()), hand=hand))
        paint_hand(view, say)
    assert not [word for word in written if not word.within.holds(word.box)]
    assert not [text for text in texts(written) if text.endswith("...")]


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_a_long_name_and_much_of_everything_keep_to_the_head(
    language: str, speak: Speak, written: list[Written]
) -> None:
    view = table(4)
    rich = replace(
        view.seats[0],
        stock=dict.fromkeys(RESOURCES, 388),
        tr=112,
        metal_values=(13, 14),
    )
    view = replace(view, seats=(rich, *view.seats[1:]))
    say = speak(language, LONG_NAMES[language])
    for shown in (with_hand(view, LARGE_HAND), researching(view), looking(view), drafting(view)):
        written.clear()
        for _ in hand_canvases(shown, say):
            assert not [word for word in written if not word.within.holds(word.box)]
            head = [word.box for word in written if word.within == HEAD]
            assert not [(a, b) for a, b in combinations(head, 2) if a.overlap(b)]
            written.clear()


def test_at_the_start_everything_offered_is_shown(speak: Speak, written: list[Written]) -> None:
    pictures = paint_hand(choosing_at_start(start(3)), speak("en"))
    assert len(pictures) == 3
    assert tabs(written) == [
        *("A", "B"),
        *("1", "2", "3", "4"),
        *(str(number + 1) for number in range(10)),
    ]
    said = texts(written)
    assert "Keep one corporation and two preludes" in said
    assert "Keep any project cards: 3 M€ each" in said
    assert {"Tharsis Republic", "ThorGate"} <= set(said)


def test_at_the_start_without_preludes_none_are_asked_for(
    speak: Speak, written: list[Written]
) -> None:
    pictures = paint_hand(choosing_at_start(start(3), preludes=False), speak("en"))
    assert len(pictures) == 3
    assert "Keep one corporation" in texts(written)
    assert pictures[0].height < pictures[1].height


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_everything_that_may_be_offered_fits(
    language: str, speak: Speak, written: list[Written]
) -> None:
    say = speak(language, LONG_NAMES[language])
    corporations, preludes = tuple(CORPORATIONS), tuple(PRELUDES)
    base = choosing_at_start(start(3))
    for first in range(0, len(preludes), 4):
        second = 2 * first % len(corporations)
        assert base.mine is not None
        mine = replace(
            base.mine,
            corporations=(corporations * 2)[second : second + 2],
            preludes=preludes[first : first + 4],
            offer=tuple(map(offered, OFFERED)),
        )
        paint_hand(replace(base, mine=mine), say)
    assert not [word for word in written if not word.within.holds(word.box)]
    assert not [text for text in texts(written) if text.endswith("...")]


def test_in_research_each_card_has_its_price_and_the_hand_is_listed(
    speak: Speak, written: list[Written]
) -> None:
    pictures = paint_hand(researching(table(4)), speak("en"))
    assert len(pictures) == 2
    said = texts(written)
    assert said.count("3") >= 4
    assert "Your hand (6)" in said
    assert tabs(written)[:4] == ["1", "2", "3", "4"]


@pytest.fixture
def unreduced(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Cards in all their colours, not in those of the palette."""
    SPRITES.clear()
    monkeypatch.setattr(face, "with_palette", lambda image, palette: image)
    yield
    SPRITES.clear()


def test_an_offered_card_tells_its_unmet_requirement(
    speak: Speak, written: list[Written], unreduced: None
) -> None:
    for view in (researching(table(4), ()), drafting(table(4))):
        written.clear()
        canvas = next(hand_canvases(view, speak("en")))
        assert texts(written).count("Oxygen: 8%/11%") == 1
        seen = set(pixels(canvas.image))
        assert {MET_GROUND, UNMET_GROUND} <= seen
        assert NEED_GROUND not in seen


def test_at_the_start_requirements_are_not_judged(speak: Speak, unreduced: None) -> None:
    canvases = list(hand_canvases(choosing_at_start(start(3)), speak("en")))
    seen = {pixel for canvas in canvases for pixel in pixels(canvas.image)}
    assert NEED_GROUND in seen
    assert not {MET_GROUND, UNMET_GROUND} & seen


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_an_unmet_requirement_stands_whole_beside_the_price(
    language: str, speak: Speak, written: list[Written]
) -> None:
    """The card has a medal, which leaves the least room."""
    unmet = [reason for reason in REASONS if ".req_" in reason.key]
    view = researching(table(4), ())
    assert view.mine is not None
    offer = tuple(replace(offered("024"), unmet=reason) for reason in unmet)
    paint_hand(replace(view, mine=replace(view.mine, offer=offer)), speak(language))
    assert not [word for word in written if not word.within.holds(word.box)]
    assert not [text for text in texts(written) if text.endswith("...")]


def test_a_long_hand_is_listed_as_far_as_it_goes(speak: Speak, written: list[Written]) -> None:
    hand = ALL_PROJECTS[:30]
    paint_hand(researching(table(4), hand), speak("en"))
    assert "+17" in texts(written)


def test_in_the_draft_kept_cards_have_no_number(speak: Speak, written: list[Written]) -> None:
    paint_hand(drafting(table(4)), speak("en"))
    first = tabs(written)[: tabs(written).index("3") + 1]
    assert first == ["1", "2", "3"]
    assert "Kept" in texts(written)
    assert texts(written).index("Keep one card and pass the others on") >= 0


def test_cards_looked_at_come_with_their_question(speak: Speak, written: list[Written]) -> None:
    canvases = list(hand_canvases(looking(table(4)), speak("en")))
    assert len(canvases) == 2
    assert "Cards looked at for Invention Contest" in texts(written)


def test_an_empty_hand_says_so(speak: Speak, written: list[Written]) -> None:
    (image,) = paint_hand(with_hand(table(4), ()), speak("en"))
    assert "No cards in hand" in texts(written)
    assert image.height < 300


@pytest.mark.parametrize("hand", [(), ALL_PROJECTS[:6], ALL_PROJECTS[:13]], ids=len)
def test_own_events_stand_below_the_last_cards(
    hand: tuple[str, ...], speak: Speak, written: list[Written]
) -> None:
    view = with_hand(table(4), hand)
    assert view.mine is not None
    without = paint_hand(view, speak("en"))
    events = tuple(card for card in CARDS if CARDS[card].type == "event")[:13]
    pictures = paint_hand(replace(view, mine=replace(view.mine, events=events)), speak("en"))
    heights = [picture.height for picture in pictures]
    assert heights[:-1] == [picture.height for picture in without][:-1]
    assert heights[-1] > without[-1].height
    [below] = [text for text in texts(written) if text.startswith("Events played face down: ")]
    assert below


@pytest.mark.parametrize("frame", [BIG, SMALL], ids=["big", "small"])
def test_cards_do_not_touch(frame: CardFrame) -> None:
    boxes = [frame.outer.moved(x, y) for x, y in places(frame, 12)]
    assert not [(a, b) for a, b in combinations(boxes, 2) if a.overlap(b)]
    assert all(box.x0 >= 0 and box.x1 <= 1200 and box.y1 <= 900 for box in boxes)
    assert min(box.y0 for box in boxes) > HEAD.y1


def test_pictures_are_small_files(speak: Speak) -> None:
    views: tuple[View, ...] = (
        with_hand(table(4)),
        with_hand(table(4), LARGE_HAND),
        choosing_at_start(start(3)),
    )
    for view in views:
        for image in paint_hand(view, speak("ko")):
            assert image.mode == "P"
            assert len(encode_png(image)) <= 220_000
