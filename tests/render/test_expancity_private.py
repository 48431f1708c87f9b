"""The hand of Expancity and the offer are shown completely, and only to their owner."""

import pytest
from msgspec.structs import replace

from render.core.encode import encode_png
from render.expancity import PAINTER
from render.expancity.layout import FIRST_CARDS, HAND_LEGEND, card_boxes, more_card_boxes
from rules.expancity.components.cards.contracts import CONTRACTS
from rules.expancity.components.content import SPECIALS, TILES
from rules.expancity.view import ContractView, PrivateView, View
from tests.render.cities import grown, with_hand
from tests.render.conftest import LONG_NAMES, Speak, Written


def test_a_spectator_sees_no_hand(speak: Speak) -> None:
    assert PAINTER.hand(grown(1, 20, 3), speak()) == ()


@pytest.mark.parametrize(
    ("contracts", "pictures"), [(0, 1), (6, 1), (7, 1), (9, 1), (10, 2), (21, 2), (22, 3)]
)
def test_contracts_beyond_the_ninth_are_on_further_pictures(
    contracts: int, pictures: int, speak: Speak
) -> None:
    assert len(PAINTER.hand(with_hand(grown(1, 20, 3), contracts), speak())) == pictures


def test_an_open_offer_comes_first(speak: Speak, written: list[Written]) -> None:
    view = with_hand(grown(1, 20, 3), 2, offered_contracts=2)
    offer, hand = PAINTER.hand(view, speak("ko"))
    assert offer.size[1] < hand.size[1]
    letters = [word.line.text for word in written if word.line.text in ("A", "B")]
    assert letters == ["A", "B"]


def _everything(kinds: tuple[str, ...], *, offered: bool) -> View:
    """A hand with every kind of contract, each with the longest progress."""
    view = with_hand(grown(1, 20, 3), 0)
    cards = tuple(ContractView(kind, 10, 8, 8, True) for kind in kinds)
    held = PrivateView(("com", "res"), cards, (), ())
    offer = PrivateView((), (), cards, ("hospital", "police"))
    return replace(view, mine=offer if offered else held)


KINDS = tuple(CONTRACTS)


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_every_contract_fits_its_card(language: str, speak: Speak, written: list[Written]) -> None:
    say = speak(language, LONG_NAMES[language])
    PAINTER.hand(_everything(KINDS, offered=False), say)
    for start in range(0, len(KINDS), 6):
        PAINTER.hand(_everything(KINDS[start : start + 6], offered=False), say)
    for start in range(0, len(KINDS), 2):
        PAINTER.hand(_everything(KINDS[start : start + 2], offered=True), say)
    assert not [word for word in written if not word.within.holds(word.box)]
    owner = LONG_NAMES[language][:4]
    assert not [
        word.line.text
        for word in written
        if word.line.text.endswith("...") and not word.line.text.startswith(owner)
    ]


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_every_tile_can_be_in_a_hand(language: str, speak: Speak, written: list[Written]) -> None:
    for kind in TILES:
        view = with_hand(grown(1, 20, 3), 1, tiles=(kind,), offered_tiles=(kind, kind))
        PAINTER.hand(view, speak(language))
    assert not [word for word in written if not word.within.holds(word.box)]
    assert not [word.line.text for word in written if word.line.text.endswith("...")]


def test_the_legend_counts_the_unseen_special_tiles_of_each_kind(
    speak: Speak, written: list[Written]
) -> None:
    PAINTER.hand(with_hand(grown(1, 20, 3), 1), speak())
    counts = [word.line.text for word in written if word.line.text.startswith("×")]
    assert counts == [f"×{TILES[kind].count}" for kind in SPECIALS]


def test_hands_are_small_files(speak: Speak) -> None:
    for image in PAINTER.hand(with_hand(grown(1, 60, 4), 12), speak("ko")):
        assert len(encode_png(image)) <= 150_000


def test_cards_do_not_overlap() -> None:
    for boxes in (card_boxes(6), card_boxes(FIRST_CARDS), more_card_boxes(12)):
        for index, box in enumerate(boxes):
            assert all(box.overlap(other) == 0 for other in boxes[index + 1 :])
    assert [box.width for box in card_boxes(6)[:2]] == [412, 412]
    assert [box.width for box in card_boxes(7)[:3]] == [272, 272, 272]


@pytest.mark.parametrize("language", sorted(LONG_NAMES))
def test_tiles_and_the_legend_can_be_read_on_a_phone(
    language: str, speak: Speak, written: list[Written]
) -> None:
    """On a card the room for many contracts decides."""
    for kind in TILES:
        PAINTER.hand(with_hand(grown(1, 20, 3), 0, tiles=(kind,)), speak(language))
    assert min(word.line.type.size for word in written if word.within.y0 >= HAND_LEGEND.y0) >= 30
    told = [word for word in written if not word.line.text.isdigit()]
    assert min(word.line.type.size for word in told) >= 26
