"""The one picture of a panel: what the question concerns, large, and below it the seat's own means."""

from dataclasses import replace

from render.core.palette import MUTED
from render.core.panel.focus import Focus, Question
from render.mine.focus.blocks import Block, Scene, heading, painted
from render.mine.focus.faces import (
    card_tile,
    choices,
    hand_tiles,
    looked_at_tiles,
    market_tiles,
    own_goal_tiles,
    picked_of,
)
from render.mine.focus.market import dear_blocks, dear_tiles, mines_block
from render.mine.focus.rare import (
    effect_plates,
    offered_block,
    own_goal_block,
    plates_block,
    resources_block,
    reveal_plates,
    standings_block,
    yes_no,
)
from render.mine.focus.strip import STRIP_HEIGHT, draw_strip
from render.mine.focus.tile import Tile
from render.mine.panels import board_word
from rules.core.text import Say
from rules.mine.components.reasons import Reason
from rules.mine.view import View
from rules.mine.view_own import OwnDecision

_FROM_HAND = (Reason.DISCARD, Reason.EXILE, Reason.REVEAL, Reason.CLEAN_UP)


def paint_focus(question: Question[View], say: Say) -> Focus:
    return painted(_scene(question, say))


def _scene(question: Question[View], say: Say) -> Scene:
    strip = _strip(question)
    mine = question.now.mine
    assert mine is not None
    match question.verb:
        case "corporation":
            return _corporation(question, say)
        case "answer" if mine.decision is not None:
            return _answer(question, mine.decision, say)
        case "enter":
            above = [plates_block(yes_no(question, say)), standings_block(question.now)]
            return Scene(above=[*above, *own_goal_block(question.now, say)], below=[strip])
        case "mulligan":
            hand = [replace(tile, marks=()) for tile in hand_tiles(question, "", say)]
            return Scene(hand, above=[plates_block(yes_no(question, say))], below=[strip])
        case "standing":
            return Scene(_owned_kinds(question, say), below=[strip])
        case "goal":
            return Scene(own_goal_tiles(question, say), below=[strip])
        case "play":
            return Scene(hand_tiles(question, "card", say), below=[strip])
        case "play_many":
            return Scene(hand_tiles(question, "cards", say), below=[strip])
        case "buy" | "coin" | "end_play":
            return _market(question, say)
        case _:
            return _turn(question, say)


def _strip(question: Question[View]) -> Block:
    return Block(STRIP_HEIGHT, lambda focus, y: draw_strip(focus, question, y))


def _turn(question: Question[View], say: Say) -> Scene:
    """The menu of a turn: the hand while cards can be played, otherwise the market."""
    if "play" in question.menu or "play_many" in question.menu:
        goals = own_goal_tiles(question, say) if "goal" in question.menu else []
        return Scene([*goals, *hand_tiles(question, "card", say)], below=[_strip(question)])
    if "goal" in question.menu:
        return Scene(own_goal_tiles(question, say), below=[_strip(question)])
    scene = _market(question, say)
    if question.now.phase == "buy":
        return scene
    if not (hand := hand_tiles(question, "card", say)):
        empty = heading(board_word(say, "empty_hand"), MUTED)
        return replace(scene, above=[empty])
    return scene if "buy" in question.menu else replace(scene, tiles=hand)


def _market(question: Question[View], say: Say) -> Scene:
    """The goods that the seat can pay, and the others by label; by name if it can pay none."""
    ends = [mines_block(question), _strip(question)]
    tiles = market_tiles(question, say)
    if not tiles:
        return Scene(dear_tiles(question, say), below=ends)
    return Scene(tiles, below=[ends[0], *dear_blocks(question), ends[1]])


def _corporation(question: Question[View], say: Say) -> Scene:
    mine = question.now.mine
    assert mine is not None
    picked = picked_of(question, "corp")
    seats = len(question.now.seats)
    above = [offered_block(goal, seats, say, is_chosen=goal in picked) for goal in mine.offer]
    return Scene(above=above)


def _answer(question: Question[View], decision: OwnDecision, say: Say) -> Scene:
    strip = _strip(question)
    match decision.kind:
        case "resource":
            return Scene(above=[resources_block(question)])
        case "reveal":
            above = [*own_goal_block(question.now, say), plates_block(reveal_plates(question, say))]
            return Scene(above=above, below=[strip])
        case "option":
            plates = effect_plates(question, decision.source, say)
            return Scene(above=[plates_block(plates)] if plates else (), below=[strip])
        case "cards" if decision.why in _FROM_HAND:
            return Scene(hand_tiles(question, "picks", say), below=[strip])
        case _:
            return Scene(looked_at_tiles(question, decision, say), below=[strip])


def _owned_kinds(question: Question[View], say: Say) -> list[Tile]:
    """The kinds of card that the seat owns, in one line each."""
    offered = question.field("auto_discard")
    names = () if offered is None else tuple(each.value for each in offered.offers)
    return [
        choices(question, "auto_discard", replace(card_tile(name, say), text=""), name)
        for name in names
    ]
