"""Panels of choices that come up once in a while: a corporate goal, a resource, an effect, entering, redrawing."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.core.boxes import Box
from render.core.fonts import Weight
from render.core.palette import ACCENT, HAIR, MUTED, PANEL, TEXT, Colour, seat_colour
from render.core.panel.focus import ESSENTIAL_PX, Focus, Question
from render.core.plates import box_sprite
from render.core.region import Region
from render.core.signs import sign
from render.core.text import Line, Type, fit, number, wrap
from render.mine.faces import sentences
from render.mine.focus.blocks import Block
from render.mine.focus.faces import card_tile, offers_of, picked_of
from render.mine.focus.tile import HALF_WIDTH, LEFT, RIGHT, draw_tokens, pitch_of, tokens_width
from render.mine.icons.signs import icon
from render.mine.icons.stones import stone
from render.mine.icons.tokens import Token, card_tokens, effect_tokens
from render.mine.palette import (
    CARD_COLOURS,
    CORPORATE_BAR,
    CORPORATE_GROUND,
    SHIELD,
    SUNK,
    VIOLET,
    strata,
)
from rules.core.seats import Seat
from rules.core.text import Say, msg, seat_msg
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.content import MULLIGAN_PENALTY, TRANSITION_PENALTY
from rules.mine.components.effects import Choose, Effect
from rules.mine.components.terms import RESOURCES
from rules.mine.view import View
from rules.mine.wording.cards import card_msg, corporate_text, effects_phrase, resource_msg

_WIDE = RIGHT - LEFT
_NAMES = (Type(56), Type(50), Type(44))
_TEXT_X = LEFT + 180
"""The left edge of a corporate goal's words."""
_PLATE_TEXT = Type(42)
_PLATE_PITCH = 52


def offered_block(
    goal: str, seats: int, say: Say, *, is_chosen: bool = False, size: int = ESSENTIAL_PX
) -> Block:
    """A corporate goal on offer, with the card that comes with it, and words of this size."""
    height = 184 + max(2, len(_corporate_lines(goal, seats, say, size))) * pitch_of(size)

    def draw(focus: Focus, y: int) -> None:
        box = Box(LEFT, y, RIGHT, y + height)
        _draw_corporate(focus, box, goal, seats, say, size, is_chosen=is_chosen)
        trait = Box(box.x0 + 172, box.y1 - 86, box.x1 - 14, box.y1 - 12)
        _draw_trait(focus, trait, CORPORATE_GOALS[goal].trait, say)

    return Block(height, draw)


def _corporate_lines(goal: str, seats: int, say: Say, size: int) -> tuple[Line, ...]:
    text, type_ = sentences(corporate_text(goal, seats), say), Type(size, Weight.REGULAR)
    return tuple(Line(each, type_) for each in wrap(text, RIGHT - 20 - _TEXT_X, type_, 9))


def own_goal_block(view: View, say: Say, size: int = ESSENTIAL_PX) -> list[Block]:
    """The seat's corporate goal, and how far it is."""
    mine = view.mine
    if mine is None or mine.corporation is None:
        return []
    goal, seats = mine.corporation, len(view.seats)
    height = 152 + max(2, len(_corporate_lines(goal.goal, seats, say, size))) * pitch_of(size)

    def draw(focus: Focus, y: int) -> None:
        box = Box(LEFT, y, RIGHT, y + height)
        _draw_corporate(focus, box, goal.goal, seats, say, size)
        line = Line(f"{number(goal.have)}/{goal.need}", Type(52))
        x = focus.say(
            line,
            box.x1 - 20,
            box.y1 - 38,
            ACCENT if goal.met else TEXT,
            on=CORPORATE_GROUND,
            within=box,
            align="right",
        ).x0
        bar = Box(box.x0 + 180, box.y1 - 54, x - 24, box.y1 - 22)
        focus.stamp(box_sprite(bar.width, bar.height, 16, SUNK, HAIR, 2), bar.x0, bar.y0)
        share = max(0, min(goal.have, goal.need)) * bar.width // max(goal.need, 1)
        if share >= bar.height:
            done = box_sprite(share, bar.height, 16, CORPORATE_BAR, None, 0)
            focus.stamp(done, bar.x0, bar.y0)

    return [Block(height, draw)]


def _draw_corporate(
    focus: Focus,
    box: Box,
    goal: str,
    seats: int,
    say: Say,
    size: int,
    *,
    is_chosen: bool = False,
) -> None:
    _draw_plate(focus, box, CORPORATE_GROUND, CORPORATE_BAR, is_chosen=is_chosen)
    focus.parts.append(Region(card_msg(goal), box))
    x = box.x0 + 88
    shield = focus.sign(icon("shield", 128), x, box.y0 + 88)
    points = Line(str(CORPORATE_GOALS[goal].points), Type(68))
    focus.say(points, x, shield.middle[1] - 6, TEXT, on=SHIELD, within=box, align="middle")
    if is_chosen:
        focus.sign(icon("check", 64), x, box.y1 - 56)
    name = fit(say(card_msg(goal)), box.x1 - 20 - _TEXT_X, _NAMES)
    focus.say(name, _TEXT_X, box.y0 + 44, TEXT, on=CORPORATE_GROUND, within=box)
    y = box.y0 + 106
    for line in _corporate_lines(goal, seats, say, size):
        focus.say(line, _TEXT_X, y, TEXT, on=CORPORATE_GROUND, within=box)
        y += pitch_of(size)


def _draw_trait(focus: Focus, box: Box, card: str, say: Say) -> None:
    tile = card_tile(card, say)
    _draw_plate(focus, box, tile.ground, tile.base, is_chosen=False)
    y = box.middle[1]
    hexagon = focus.sign(icon("cost", 58), box.x0 + 42, y)
    energy = Line(tile.head[1], Type(42))
    focus.say(energy, *hexagon.middle, TEXT, on=VIOLET, within=box, align="middle")
    focus.say(Line(tile.name, Type(46)), box.x0 + 86, y, TEXT, on=tile.ground, within=box)
    draw_tokens(focus, box, card_tokens(card), box.x1 - 16, y, TEXT, tile.ground, align="right")


def _draw_plate(focus: Focus, box: Box, ground: Colour, rim: Colour, *, is_chosen: bool) -> None:
    ink, width = (ACCENT, 7) if is_chosen else (rim, 3)
    focus.stamp(box_sprite(box.width, box.height, 12, ground, ink, width), box.x0, box.y0)


def plates_block(plates: Sequence["Plate"]) -> Block:
    """Answers in words, side by side."""
    type_ = _PLATE_TEXT
    room = HALF_WIDTH - 40
    texts = [wrap(each.text, room, type_, 9) for each in plates]
    rows = max(map(len, texts), default=1)
    height = 24 + _PLATE_PITCH * rows
    beside = [_is_beside(plate, lines) for plate, lines in zip(plates, texts, strict=True)]
    height += 0 if all(beside) else 68

    def draw(focus: Focus, y: int) -> None:
        for place, (plate, lines) in enumerate(zip(plates, texts, strict=True)):
            x = LEFT if place % 2 == 0 else RIGHT - HALF_WIDTH
            box = Box(x, y, x + HALF_WIDTH, y + height)
            _draw_plate(focus, box, PANEL, MUTED, is_chosen=plate.is_chosen)
            ink = ACCENT if plate.is_chosen else TEXT
            for index, line in enumerate(lines):
                at = y + 12 + _PLATE_PITCH // 2 + index * _PLATE_PITCH
                focus.say(Line(line, type_), x + 20, at, ink, on=PANEL, within=box)
            if beside[place]:
                right, at = box.x1 - 20, y + 12 + _PLATE_PITCH // 2
                draw_tokens(focus, box, plate.tokens, right, at, TEXT, PANEL, align="right")
            else:
                draw_tokens(focus, box, plate.tokens, x + 20, box.y1 - 44, TEXT, PANEL)

    return Block(height, draw)


@dataclass(frozen=True, slots=True)
class Plate:
    """An answer in words, and its effect in signs."""

    text: str
    tokens: tuple[Token, ...] = ()
    is_chosen: bool = False


def _is_beside(plate: Plate, lines: Sequence[str]) -> bool:
    """Do the signs fit beside the first line?"""
    used = 60 + tokens_width(plate.tokens) + Line(lines[0], _PLATE_TEXT).width
    return not plate.tokens or used <= HALF_WIDTH


def yes_no(question: Question[View], say: Say) -> tuple[Plate, ...]:
    """The two answers to entering a transition period, or to redrawing."""
    value = question.given.get("yes")
    if question.verb == "enter":
        cost = TRANSITION_PENALTY * (question.now.transition + 1)
        pay = (Token("penalty", f"+{cost}"),)
        return (
            Plate(say(msg("mine.pick.enter")), pay, value is True),
            Plate(say(msg("mine.pick.stay_out")), (), value is False),
        )
    return (
        Plate(say(msg("mine.pick.keep")), (), value is False),
        Plate(say(msg("mine.pick.redraw", penalty=MULLIGAN_PENALTY)), (), value is True),
    )


def reveal_plates(question: Question[View], say: Say) -> tuple[Plate, ...]:
    mine = question.now.mine
    assert mine is not None
    goal = card_msg(mine.corporation.goal) if mine.corporation else msg("mine.board.corporate")
    picked = picked_of(question, "picks")
    return tuple(
        Plate(say(msg(f"mine.pick.{answer}", goal=goal)), (), answer in picked)
        for answer in ("yes", "no")
    )


def effect_plates(question: Question[View], source: str, say: Say) -> tuple[Plate, ...]:
    """The effects that a card or goal offers; empty if it has no such choice."""
    design = CARDS.get(source) or PUBLIC_GOALS.get(source)
    effects: tuple[Effect, ...] = () if design is None else design.effects
    options = next((each.options for each in effects if isinstance(each, Choose)), ())
    picked = picked_of(question, "picks")
    return tuple(
        Plate(say(effects_phrase(option)), effect_tokens(option), str(place) in picked)
        for place, option in enumerate(options, 1)
    )


def standings_block(view: View) -> Block:
    """The seats with their public scores, and who takes part in the transition period."""

    def draw(focus: Focus, y: int) -> None:
        width = (_WIDE - 10 * (len(view.seats) - 1)) // len(view.seats)
        for seat, state in enumerate(view.seats):
            x = LEFT + seat * (width + 10)
            box = Box(x, y, x + width, y + 84)
            rim = TEXT if seat == view.viewer else HAIR
            focus.stamp(box_sprite(width, 84, 12, PANEL, rim, 3), x, y)
            focus.parts.append(Region(seat_msg(seat), box))
            middle = box.middle[1]
            focus.sign(sign(seat, 22, seat_colour(seat)), x + 40, middle)
            points = sum(part.points for part in state.parts)
            score = Line(number(points), Type(52))
            right = focus.say(score, x + 78, middle, TEXT, on=PANEL, within=box).x1
            name = "cross" if state.out else "check" if state.entered else None
            if name is not None:
                focus.sign(icon(name, 60), right + 48, middle)

    return Block(84, draw)


def resources_block(question: Question[View]) -> Block:
    """The resources to choose from, with the amounts of all seats: the own ones first."""
    view = question.now
    own = view.viewer or 0
    order = [own, *(seat for seat in range(len(view.seats)) if seat != own)]
    height = 150 + 96 + 66 * (len(order) - 1)

    def draw(focus: Focus, y: int) -> None:
        offered = {each.value[0] for each in offers_of(question, "picks") if each.value}
        picked = picked_of(question, "picks")
        options = offered or set(
            view.mine.decision.options if view.mine and view.mine.decision else ()
        )
        for row, seat in enumerate(order):
            at = y + 150 + (44 if row == 0 else 96 + 66 * (row - 1) + 30)
            focus.sign(sign(seat, 26 if row == 0 else 21, seat_colour(seat)), LEFT + 44, at)
        for column, resource in enumerate(RESOURCES):
            x = LEFT + 96 + column * 216
            box = Box(x, y, x + 206, y + height)
            is_open = resource in options
            base = CARD_COLOURS[resource]
            ground = strata(base)[1] if is_open else SUNK
            rim = base if is_open else HAIR
            _draw_plate(focus, box, ground, rim, is_chosen=resource in picked)
            own_part = msg("core.region.of_seat", seat=seat_msg(own), what=resource_msg(resource))
            focus.parts.append(Region(own_part, box))
            focus.sign(stone(resource, 110), box.middle[0], y + 76)
            for row, seat in enumerate(order):
                at = y + 150 + (44 if row == 0 else 96 + 66 * (row - 1) + 30)
                _draw_cell(focus, box, at, question, seat, resource, ground)

    return Block(height, draw)


def _draw_cell(
    focus: Focus,
    box: Box,
    y: int,
    question: Question[View],
    seat: Seat,
    resource: str,
    ground: Colour,
) -> None:
    before = question.now.seats[seat].resources[resource]
    after = question.then.seats[seat].resources[resource]
    type_ = Type(64 if seat == question.now.viewer else 46)
    text = str(before) if before == after else f"{before} → {after}"
    line = fit(text, box.width - 20, (type_, Type(46), Type(40)))
    ink = TEXT if before == after else ACCENT
    focus.say(line, box.middle[0], y, ink, on=ground, within=box, align="middle")
