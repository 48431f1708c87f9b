"""The hand, for its owner alone: an open offer, the cards and means, the corporate goal, own goals, and the deck."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Drawing
from render.core.fonts import Weight
from render.core.palette import ACCENT, HAIR, MUTED, PANEL, TEXT, Colour
from render.core.panel.focus import CAPTION_PX, LEAST_PX, Focus, Question
from render.core.plates import box_sprite
from render.core.text import Line, Type, wrap
from render.mine.focus.blocks import (
    SIZES,
    Block,
    Pages,
    fewest,
    heading,
    joined,
    paged,
    rows_of,
    stacked,
)
from render.mine.focus.faces import goal_tiles, hand_tiles, looked_at_tiles
from render.mine.focus.rare import offered_block, own_goal_block
from render.mine.focus.strip import STRIP_HEIGHT, draw_strip
from render.mine.focus.tile import LEFT, RIGHT, Tile
from render.mine.head import names_of
from render.mine.icons.tokens import Token
from render.mine.panels import board_word
from rules.core.seats import Seat
from rules.core.text import Say
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.content import kind_of
from rules.mine.view import View
from rules.mine.view_own import OwnDecision, PrivateView
from rules.mine.wording.cards import card_msg

NAMES, NAME_PITCH = Type(LEAST_PX, Weight.REGULAR), 44
CAPTION, CAPTION_PITCH = Type(CAPTION_PX), 40
_INSET = 20


def paint_hand(view: View, say: Say) -> tuple[Image, ...]:
    """Return an open offer first, then the hand with the seat's means, its goals and its deck."""
    return tuple(drawing.image() for drawing in hand_drawings(view, say))


def hand_drawings(view: View, say: Say) -> tuple[Drawing, ...]:
    return tuple(page.finished() for page in hand_pages(view, say))


def hand_pages(view: View, say: Say) -> Iterator[Focus]:
    """Yield as few pictures as hold everything, with words as large as these have room for."""
    if view.viewer is None or view.mine is None:
        return
    seat, mine = view.viewer, view.mine
    offers, small_offers = (_offers(view, mine, say, size) for size in SIZES)
    for large, small in zip(offers, small_offers, strict=True):
        yield from map(stacked, fewest(paged(large), paged(small)))
    if mine.hand or mine.corporation is not None:
        yield from map(stacked, fewest(*(_hand(view, seat, mine, say, size) for size in SIZES)))


def _offers(view: View, mine: PrivateView, say: Say, size: int) -> Iterator[Sequence[Block]]:
    """Yield the corporate goals on offer, or the cards and goals of an open choice."""
    if mine.offer and mine.corporation is None:
        yield [offered_block(goal, len(view.seats), say, size=size) for goal in mine.offer]
    if mine.decision is not None and (names := _apart(mine, mine.decision)):
        asked = heading(board_word(say, "choose_from" if mine.decision.options else "looked_at"))
        shown = [card_msg(name) for name in names]
        tiles = looked_at_tiles(_alone(view), mine.decision, say)
        first, *others = rows_of([tile for tile in tiles if tile.shows in shown], size)
        yield [joined(asked, first), *others]


def _alone(view: View) -> Question[View]:
    """No question, so that nothing is chosen."""
    return Question(view, view, None, (), {}, ())


def _hand(view: View, seat: Seat, mine: PrivateView, say: Say, size: int) -> Pages:
    """The cards, then everything else that the seat owns; on pictures of their own unless these are more."""
    question = _alone(view)
    cards = rows_of(_held_tiles(question, mine, say), size)
    owned = [
        Block(STRIP_HEIGHT, lambda focus, y: draw_strip(focus, question, y)),
        *own_goal_block(view, say, size),
        *rows_of(goal_tiles(view, seat, say), size),
        *_zones(view, seat, mine, say),
    ]
    cards = cards or [heading(board_word(say, "empty_hand"), MUTED)]
    apart, together = [*paged(cards), *paged(owned)], paged([*cards, *owned])
    return apart if len(apart) == len(together) else together


def _apart(mine: PrivateView, decision: OwnDecision) -> set[str]:
    """The cards and goals of a choice, unless they are cards of the hand."""
    if decision.kind == "reveal":
        return set()
    names = {kind_of(each) for each in (*decision.options, *decision.shown)}
    held = {card.card for card in mine.hand}
    cards = {name for name in names if name in CARDS}
    if cards <= held and not decision.shown:
        cards = set()
    return cards | {name for name in names if name in PUBLIC_GOALS}


def _held_tiles(question: Question[View], mine: PrivateView, say: Say) -> list[Tile]:
    """The cards with their whole effects, and the reason why one cannot be played now."""
    refused = [card_msg(card.card) for card in mine.hand if card.refusal is not None]
    return [
        replace(
            tile,
            why=tile.why or ((Token("cross"),) if tile.shows in refused else ()),
            keeps_effect=True,
        )
        for tile in hand_tiles(question, "card", say)
    ]


def _zones(view: View, seat: Seat, mine: PrivateView, say: Say) -> Iterator[Block]:
    """The cards in play, and those in the deck: the known ones at its ends, then all without their order."""
    if play := view.seats[seat].play:
        yield _named(board_word(say, "in_play"), [(names_of(play, say), TEXT)])
    known = [
        (board_word(say, where, cards=tuple(map(card_msg, cards))), ACCENT)
        for where, cards in (("deck_top", mine.known.top), ("deck_bottom", mine.known.bottom))
        if cards
    ]
    deck = [entry.card for entry in mine.deck for _ in range(entry.count)]
    said = names_of(deck, say) if deck else board_word(say, "deck_none")
    yield _named(board_word(say, "deck_cards"), [*known, (said, TEXT)])


def _named(caption: str, texts: Sequence[tuple[str, Colour]]) -> Block:
    """A caption, and names of cards in as many lines as they need."""
    room = RIGHT - LEFT - 2 * _INSET
    lines = [
        (Line(each, NAMES), ink) for text, ink in texts for each in wrap(text, room, NAMES, 20)
    ]
    height = 12 + CAPTION_PITCH + NAME_PITCH * len(lines)

    def draw(focus: Focus, y: int) -> None:
        box = Box(LEFT, y, RIGHT, y + height)
        focus.stamp(box_sprite(box.width, box.height, 12, PANEL, HAIR, 1), box.x0, box.y0)
        x, at = LEFT + _INSET, y + 6 + CAPTION_PITCH // 2
        head = Line(caption, CAPTION)
        focus.say(head, x, at, MUTED, on=PANEL, within=box, is_caption=True)
        at = y + 6 + CAPTION_PITCH + NAME_PITCH // 2
        for line, ink in lines:
            focus.say(line, x, at, ink, on=PANEL, within=box)
            at += NAME_PITCH

    return Block(height, draw)
