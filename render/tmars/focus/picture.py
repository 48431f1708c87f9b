"""The picture that answers the question: what each verb shows."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from string import ascii_uppercase
from typing import Any

from render.core.boxes import Box
from render.core.palette import ACCENT, BACKGROUND, MUTED, PANEL, TEXT
from render.core.panel.focus import MOST_HEIGHT, Focus, Question
from render.core.region import Region
from render.core.sprites import Sprite
from render.core.text import Line, Type
from render.tmars.focus.cards import card_tile, hand_tile, hand_tiles, offered_tile, words_of
from render.tmars.focus.choices import (
    action_tiles,
    answer_tiles,
    convert_tiles,
    goals,
    plants_for_greenery,
    project_tiles,
)
from render.tmars.focus.goals import ROW, draw_goals
from render.tmars.focus.grid import draw_grid, fitting, grid, total
from render.tmars.focus.payment import draw_payment, payment_height, units_of
from render.tmars.focus.place import paint_place
from render.tmars.focus.strips import (
    HEIGHT,
    LINE_HEIGHT,
    draw_means,
    draw_money,
    draw_standing,
    plate,
)
from render.tmars.focus.tiles import (
    GAP,
    MARGIN,
    WIDTH,
    Tile,
)
from render.tmars.icons.signs import icon
from render.tmars.quantised import colours
from rules.core.text import Say, msg
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import CARD_PRICE, HEAT_FOR_TEMPERATURE, UNITS
from rules.tmars.components.coordinates import SPACES
from rules.tmars.view import PrivateView, View

TOP, FOOT = 12, 8
REST = 96
"""The height of the line with everything but cards."""


def paint_focus(question: Question[View], say: Say) -> Focus:
    mine, seat = question.now.mine, question.now.viewer
    if mine is None or seat is None:
        return Focus(TOP + FOOT, BACKGROUND, colours())
    if not set(SPACES).isdisjoint(question.then.legal):
        return paint_place(question, say)
    paid = _payment(question)
    if question.field("pay") is not None and any(paid):
        return _paint_payment(question, seat, paid, say)
    match question.verb:
        case "start":
            return _paint_start(question, mine, say)
        case "draft" | "research":
            return _paint_offer(question, mine, seat, say)
        case "milestone" | "award":
            return _paint_goals(question, question.verb, seat, say)
        case "answer" if mine.question is not None and mine.question.kind == "award":
            return _paint_goals(question, "award", seat, say)
        case None | "end" | "pass":
            return _paint_tiles(question, seat, tuple(hand_tiles(mine, say)), say, has_rest=True)
        case _:
            return _paint_tiles(question, seat, tuple(_tiles(question, mine, say)), say)


def _tiles(question: Question[View], mine: PrivateView, say: Say) -> Iterator[Tile]:
    given = question.given
    match question.verb:
        case "play":
            chosen = given.get("card")
            found = [
                (number, card) for number, card in enumerate(mine.hand, 1) if card.card == chosen
            ]
            if not found:
                yield from hand_tiles(mine, say)
            for number, card in found:
                tile = hand_tile(card, number, say)
                yield replace(tile, is_chosen=True, words=words_of(card.card, say))
        case "project" if given.get("project") == "sell_patents":
            yield from hand_tiles(mine, say, chosen=given.get("cards", ()), is_open=True)
        case "project":
            yield from project_tiles(question, say)
        case "action":
            yield from action_tiles(question, say)
        case "convert":
            yield from convert_tiles(question, say)
        case "first":
            corporation = question.now.seats[question.now.viewer or 0].corporation
            if corporation is not None:
                yield replace(card_tile(corporation, say), words=words_of(corporation, say))
        case "answer" if mine.question is not None and mine.question.kind == "play":
            yield from hand_tiles(mine, say, chosen=given.get("picks", ()), is_open=True)
        case _:
            yield from answer_tiles(question, say)


def _payment(question: Question[View]) -> tuple[int, ...]:
    paid = question.given.get("pay")
    return paid if isinstance(paid, tuple) else ()


def _spent(question: Question[View]) -> Mapping[str, int]:
    """The units that the move takes from the stock, as far as it is chosen."""
    return dict(zip(UNITS, _payment(question), strict=False))


def _paint_tiles(
    question: Question[View],
    seat: int,
    tiles: Sequence[Tile],
    say: Say,
    *,
    has_rest: bool = False,
) -> Focus:
    below = HEIGHT + FOOT + (REST + GAP if has_rest else 0)
    columns = 1 if len(tiles) == 1 else 2
    noted = None if has_rest else say
    shown = fitting(tiles, columns, MOST_HEIGHT - TOP - below - GAP, say=noted)
    heights = grid(shown, columns, room=900 - TOP - below - GAP)
    high = total(heights) + GAP if heights else 0
    focus = Focus(TOP + high + below, BACKGROUND, colours())
    y = draw_grid(focus, shown, TOP, heights, columns)
    if has_rest:
        box = Box(MARGIN, y, WIDTH - MARGIN, y + REST)
        _draw_rest(focus, box, question, seat, len(tiles) - len(shown))
        y += REST + GAP
    draw_means(focus, y, question.now, seat, _spent(question))
    return focus


def _draw_rest(focus: Focus, box: Box, question: Question[View], seat: int, hidden: int) -> None:
    """Draw everything that a seat may do besides playing the cards shown, each with a check, a cross or a number."""
    view, menu = question.now, question.menu
    mine = view.seats[seat]
    plate(focus, box, PANEL)
    x, y = box.x0 + 12, box.middle[1]
    gap = 18 if hidden else 44
    plants = plants_for_greenery(mine.tableau)
    for name, price, gain in (
        ("plants", plants, "greenery"),
        ("heat", HEAT_FOR_TEMPERATURE, "temperature"),
    ):
        x = focus.sign(icon(name, 54), x + 27, y).x1 + 8
        line = Line(str(price), Type(46))
        focus.say(line, x, y, MUTED, on=PANEL, within=box)
        x = focus.sign(icon("arrow", 34), x + line.width + 22, y, is_minor=True).x1 + 6
        goal = focus.sign(icon(gain, 56), x + 28, y)
        part = "oxygen" if name == "plants" else "temperature"
        focus.parts.append(Region(msg(f"tmars.region.{part}"), goal))
        x = goal.x1 + 12
        able = "convert" in menu and mine.stock[name] >= price
        x = focus.sign(_sign_of(able=able), x + 20, y).x1 + gap
    verbs = ["action", "project", *(["milestone", "award"] if view.milestones else [])]
    for verb in verbs:
        goal = focus.sign(icon("active" if verb == "action" else verb, 56), x + 28, y)
        if verb in ("milestone", "award"):
            focus.parts.append(Region(msg(f"tmars.region.{verb}s"), goal))
        x = goal.x1 + 10
        x = focus.sign(_sign_of(able=verb in menu), x + 20, y).x1 + gap
    if hidden:
        x = focus.sign(icon("hand", 50), x + 25, y).x1 + 8
        focus.say(Line(f"+{hidden}", Type(46)), x, y, MUTED, on=PANEL, within=box)


def _sign_of(*, able: bool) -> Sprite:
    return icon("check", 44) if able else icon("cross", 54)


def _paint_payment(question: Question[View], seat: int, paid: tuple[int, ...], say: Say) -> Focus:
    """The card to pay for, and the payment."""
    mine = question.now.seats[seat]
    tiles = tuple(_paid_for(question, say))
    card = question.given.get("card")
    units = units_of(mine, card if question.verb == "play" and isinstance(card, str) else "", paid)
    below = payment_height(units)
    columns = 1 if len(tiles) == 1 else 2
    shown = fitting(tiles, columns, MOST_HEIGHT - TOP - below - FOOT, say=say)
    heights = grid(shown, columns)
    high = total(heights) + GAP if heights else 0
    focus = Focus(TOP + high + below + FOOT, BACKGROUND, colours())
    draw_payment(focus, draw_grid(focus, shown, TOP, heights, columns), units, seat)
    return focus


def _paid_for(question: Question[View], say: Say) -> Iterator[Tile]:
    mine = question.now.mine
    if mine is None:
        return
    if question.verb == "research":
        cards = question.given.get("cards", ())
        for number, card in enumerate(mine.offer, 1):
            if card.card in cards:
                yield offered_tile(card, say, number=number, chosen=cards)
    elif question.verb in ("milestone", "award"):
        for goal in goals(question, question.verb, say):
            if goal.is_chosen:
                yield Tile(name=goal.name, cost=goal.price, is_chosen=True)
    elif question.verb == "answer":
        yield from (tile for tile in answer_tiles(question, say) if tile.is_chosen)
    else:
        yield from (tile for tile in _tiles(question, mine, say) if tile.is_chosen)


def _paint_offer(question: Question[View], mine: PrivateView, seat: int, say: Say) -> Focus:
    """The cards on offer; in research what money is left, in a draft the cards that are kept."""
    field = "card" if question.verb == "draft" else "cards"
    chosen = question.given.get(field) or ()
    chosen = chosen if isinstance(chosen, tuple) else (chosen,)
    tiles = [
        offered_tile(card, say, number=number, chosen=chosen)
        for number, card in enumerate(mine.offer, 1)
    ]
    if not mine.offer:
        tiles = _corporations(mine, chosen, say)
    tiles += [offered_tile(card, say, number=0, chosen=()) for card in mine.kept]
    tiles = [replace(tile, mark="✓") if tile.mark == "0" else tile for tile in tiles]
    is_research = question.verb == "research"
    below = LINE_HEIGHT + FOOT + (LINE_HEIGHT + GAP if is_research else 0)
    shown = fitting(tiles, 2, MOST_HEIGHT - TOP - below - GAP, say=say)
    heights = grid(shown, 2)
    focus = Focus(TOP + total(heights) + GAP + below, BACKGROUND, colours())
    y = draw_grid(focus, shown, TOP, heights)
    if is_research:
        have = question.now.seats[seat].stock["mc"]
        counts = range(1, len(mine.offer) + 1)
        left = [(n, have - CARD_PRICE * n) for n in counts if have >= CARD_PRICE * n]
        draw_money(focus, y, have, left, len(chosen))
        y += LINE_HEIGHT + GAP
    draw_standing(focus, y, question.now, seat)
    return focus


def _corporations(mine: PrivateView, chosen: Sequence[Any], say: Say) -> list[Tile]:
    return [
        replace(card_tile(card, say, mark=letter), is_chosen=card in chosen)
        for letter, card in zip(ascii_uppercase, mine.corporations, strict=False)
    ]


def _paint_goals(question: Question[View], kind: str, seat: int, say: Say) -> Focus:
    found = goals(question, kind, say)
    high = (ROW + GAP) * len(found)
    focus = Focus(TOP + high + HEIGHT + FOOT, BACKGROUND, colours())
    y = draw_goals(focus, TOP, found)
    draw_means(focus, y, question.now, seat, _spent(question))
    return focus


def _paint_start(question: Question[View], mine: PrivateView, say: Say) -> Focus:
    """The corporations, the preludes and the projects, as far as there is room with their effects."""
    given = question.given
    corporations = _corporations(mine, (given.get("corporation"),), say)
    preludes = [
        replace(card_tile(card, say, mark=str(number)), is_chosen=card in given.get("preludes", ()))
        for number, card in enumerate(mine.preludes, 1)
    ]
    chosen = given.get("projects") or ()
    projects = [
        replace(offered_tile(card, say, number=number, chosen=chosen), met=None, warning="")
        for number, card in enumerate(mine.offer, 1)
    ]
    tiles = [*corporations, *preludes]
    if question.field("projects") is not None or not preludes:
        tiles += projects
    money = CARDS[given["corporation"]].start_mc if given.get("corporation") in CARDS else 0
    below = LINE_HEIGHT + FOOT
    room = MOST_HEIGHT - TOP - below - GAP
    shown = fitting(tiles, 2, room, kept=len(corporations), say=say)
    heights = grid(shown, 2)
    focus = Focus(TOP + total(heights) + GAP + below, BACKGROUND, colours())
    y = draw_grid(focus, shown, TOP, heights)
    _draw_budget(focus, Box(MARGIN, y, WIDTH - MARGIN, y + LINE_HEIGHT), money, len(chosen))
    return focus


def _draw_budget(focus: Focus, box: Box, money: int, cards: int) -> None:
    """Draw the starting money, and what the chosen cards leave of it."""
    plate(focus, box, PANEL)
    y = box.middle[1]
    x = focus.sign(icon("mc", 64), box.x0 + 50, y).x1 + 16
    line = Line(str(money), Type(60))
    focus.say(line, x, y, TEXT, on=PANEL, within=box)
    x += line.width + 60
    x = focus.sign(icon("card", 56), x + 28, y).x1 + 8
    count = Line(f"× {cards} · {CARD_PRICE}", Type(50))
    focus.say(count, x, y, TEXT, on=PANEL, within=box)
    x = focus.sign(icon("arrow", 40), x + count.width + 50, y, is_minor=True).x1 + 30
    left = Line(str(money - CARD_PRICE * cards), Type(60))
    focus.say(left, x, y, ACCENT, on=PANEL, within=box)
