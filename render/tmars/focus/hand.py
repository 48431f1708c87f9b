"""The owner's private pictures: the cards on offer, then the hand, with the means and the face-down events below it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from string import ascii_uppercase

from PIL.Image import Image

from render.core.boxes import Box
from render.core.canvas import Drawing
from render.core.fonts import Weight
from render.core.palette import BACKGROUND, HAIR, MUTED, PANEL, TEXT
from render.core.panel.focus import CAPTION_PX, ESSENTIAL_PX, HEIGHT, LEAST_PX, Focus
from render.core.panel.pages import cuts
from render.core.plates import box_sprite
from render.core.text import Line, Type, fit_lines
from render.tmars.focus.cards import card_tile, held_tile, offered_tile
from render.tmars.focus.grid import draw_grid, grid, total
from render.tmars.focus.strips import HEIGHT as MEANS
from render.tmars.focus.strips import draw_means
from render.tmars.focus.tiles import GAP, MARGIN, WIDTH, Tile
from render.tmars.quantised import colours
from rules.core.seats import Seat
from rules.core.text import Arg, Say, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import CARD_PRICE
from rules.tmars.view import PrivateView, View
from rules.tmars.wording.names import card_msg

EDGE = 12
HEADINGS = ((Type(ESSENTIAL_PX), 1), (Type(LEAST_PX), 1), (Type(LEAST_PX), 2))
HEADING_PITCH, EVENT_PITCH = 52, 40
EVENTS = ((Type(CAPTION_PX, Weight.REGULAR), 9),)
KEPT = "✓"
"""The mark of a card that a draft has kept."""


@dataclass(frozen=True, slots=True)
class Section:
    """Cards that belong together, on as many pictures as they need."""

    tiles: Sequence[Tile]
    heading: str = ""
    is_hand: bool = False


def paint_hand(view: View, say: Say) -> tuple[Image, ...]:
    """Return the cards on offer, then the hand with the seat's means and events below the last card."""
    return tuple(drawing.image() for drawing in hand_drawings(view, say))


def hand_drawings(view: View, say: Say) -> tuple[Drawing, ...]:
    return tuple(page.finished() for page in hand_pages(view, say))


def hand_pages(view: View, say: Say) -> Iterator[Focus]:
    if view.viewer is None or view.mine is None:
        return
    seat, mine = view.viewer, view.mine
    offers = tuple(_offers(view, mine, say))
    for section in offers:
        yield from _pages(section, view, seat, (), say)
    if view.seats[seat].corporation is not None:
        tiles = tuple(held_tile(card, number, say) for number, card in enumerate(mine.hand, 1))
        heading = ""
        if not tiles:
            heading = _word(say, "empty_hand")
        elif offers:
            heading = _word(say, "your_hand", count=len(tiles))
        events = _events(mine.events, say)
        yield from _pages(Section(tiles, heading, is_hand=True), view, seat, events, say)


def _word(say: Say, key: str, **args: Arg) -> str:
    return say(msg(f"tmars.face.{key}", **args))


def _offers(view: View, mine: PrivateView, say: Say) -> Iterator[Section]:
    corporations = [
        card_tile(card, say, mark=letter)
        for letter, card in zip(ascii_uppercase, mine.corporations, strict=False)
    ]
    preludes = [card_tile(card, say, mark=str(n)) for n, card in enumerate(mine.preludes, 1)]
    offer = [offered_tile(card, say, number=n, chosen=()) for n, card in enumerate(mine.offer, 1)]
    kept = [replace(offered_tile(card, say, number=0, chosen=()), mark=KEPT) for card in mine.kept]
    first, ends = [*corporations, *preludes], "_preludes" if preludes else ""
    match view.stage:
        case "start":
            if first:
                yield Section(first, _word(say, f"start{ends}"))
            if offer:
                unjudged = [replace(tile, met=None, warning="") for tile in offer]
                yield Section(unjudged, _word(say, "start_projects", price=CARD_PRICE))
        case "draft" if view.generation == 1:
            yield from _first_draft(first, [*offer, *kept], ends, say)
        case "draft":
            if offer or kept:
                yield Section([*offer, *kept], _word(say, "draft"))
        case "research":
            if offer:
                yield Section(offer, _word(say, "research", price=CARD_PRICE))
        case _:
            if preludes:
                yield Section(preludes, _word(say, "preludes"))
            if offer:
                yield Section(_looked_at(mine, offer), _asking(mine, say))


def _first_draft(
    first: Sequence[Tile], offer: Sequence[Tile], ends: str, say: Say
) -> Iterator[Section]:
    """The cards to pick from, then the corporations and preludes; or the corporations, which are drafted last."""
    if not offer:
        yield Section(first, _word(say, "draft_corporation"))
        return
    unjudged = [replace(tile, met=None, warning="") for tile in offer]
    yield Section(unjudged, _word(say, "draft"))
    if first:
        yield Section(first, _word(say, f"draft_own{ends}"))


def _looked_at(mine: PrivateView, offer: Sequence[Tile]) -> list[Tile]:
    """The cards looked at; those that may not be kept are grey."""
    options = mine.question.options if mine.question is not None else ()
    return [
        replace(tile, is_open=card.card in options)
        for tile, card in zip(offer, mine.offer, strict=True)
    ]


def _asking(mine: PrivateView, say: Say) -> str:
    source = mine.question.source if mine.question is not None else ""
    if source in CARDS:
        return _word(say, "looked_at_for", card=card_msg(source))
    return _word(say, "looked_at")


def _events(events: Sequence[str], say: Say) -> tuple[Line, ...]:
    """The names of the events, in as many lines as they need."""
    if not events:
        return ()
    said = _word(say, "events", cards=tuple(card_msg(card) for card in events))
    return fit_lines(said, WIDTH - 4 * MARGIN, EVENTS)


def _pages(
    section: Section, view: View, seat: Seat, events: Sequence[Line], say: Say
) -> Iterator[Focus]:
    """Yield the pictures of a section: as few as hold its cards, with words where all of a picture have room."""
    columns = 1 if len(section.tiles) == 1 else 2
    heading = _heading(section.heading)
    above = HEADING_PITCH * len(heading) + GAP if heading else 0
    below = GAP + MEANS + _room(events) if section.is_hand else 0
    signs = [replace(tile, words="") if tile.rows else tile for tile in section.tiles]
    parts = [height + GAP for height in grid(signs, columns)] or [0]
    parts[0] += above
    parts[-1] += below
    for start, end in cuts(parts, HEIGHT - 2 * EDGE + GAP):
        part = slice(start * columns, end * columns)
        is_first, is_last = start == 0, end == len(parts)
        room = HEIGHT - 2 * EDGE - (above if is_first else 0) - (below if is_last else 0)
        words = section.tiles[part]
        yield _page(
            words if total(grid(words, columns)) <= room else signs[part],
            columns,
            heading if is_first else (),
            (view, seat, events) if is_last and section.is_hand else None,
        )


def _heading(text: str) -> tuple[Line, ...]:
    return fit_lines(text, WIDTH - 4 * MARGIN, HEADINGS) if text else ()


def _room(events: Sequence[Line]) -> int:
    return EVENT_PITCH * len(events) + MARGIN + GAP if events else 0


def _page(
    tiles: Sequence[Tile],
    columns: int,
    heading: Sequence[Line],
    foot: tuple[View, Seat, Sequence[Line]] | None,
) -> Focus:
    above = HEADING_PITCH * len(heading) + GAP if heading else 0
    below = GAP + MEANS + _room(foot[2]) if foot else 0
    heights = grid(tiles, columns, room=HEIGHT - 2 * EDGE - above - below)
    focus = Focus(2 * EDGE + above + total(heights) + below, BACKGROUND, colours())
    for index, line in enumerate(heading):
        y = EDGE + HEADING_PITCH * index + HEADING_PITCH // 2
        box = Box(MARGIN, EDGE, WIDTH - MARGIN, EDGE + above)
        focus.say(line, MARGIN + 10, y, TEXT, on=BACKGROUND, within=box)
    y = draw_grid(focus, tiles, EDGE + above, heights, columns)
    if foot:
        view, seat, events = foot
        draw_means(focus, y, view, seat, {})
        _write_events(focus, y + MEANS + GAP, events)
    return focus


def _write_events(focus: Focus, y: int, events: Sequence[Line]) -> None:
    if not events:
        return
    box = Box(MARGIN, y, WIDTH - MARGIN, y + EVENT_PITCH * len(events) + MARGIN)
    focus.stamp(box_sprite(box.width, box.height, 12, PANEL, HAIR, 1), box.x0, box.y0)
    for index, line in enumerate(events):
        at = box.y0 + MARGIN // 2 + EVENT_PITCH * index + EVENT_PITCH // 2
        focus.say(line, box.x0 + MARGIN, at, MUTED, on=PANEL, within=box, is_caption=True)
