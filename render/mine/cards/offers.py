"""Private choices of a seat: the corporate goals dealt to it, and the cards it looks at."""

from collections.abc import Iterator, Sequence

from render.core.boxes import Box
from render.core.canvas import Canvas
from render.core.palette import BACKGROUND, MUTED, TEXT, seat_colour
from render.core.repaint.recorder import Sketch
from render.core.signs import sign
from render.core.text import fit
from render.mine.cards.card import Face, draw_faces
from render.mine.cards.corporation import draw_offered
from render.mine.cards.faces import plain_face
from render.mine.cards.goals import GoalFace, draw_goal, goal_face, owned_goal_face
from render.mine.layout import (
    GAP,
    GOALS_WIDTH,
    HAND_HEAD,
    MARGIN,
    MARKET_CARD,
    OFFER_HEIGHT,
    WIDTH,
    choice_places,
    goal_grid,
    offer_boxes,
)
from render.mine.panels import BODY, LARGE, TEXT_TYPE, board_word, panel
from rules.core.seats import Seat
from rules.core.text import Say
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.content import goal_mark, kind_of
from rules.mine.view import OwnedGoalView, View
from rules.mine.view_own import OwnDecision, PrivateView

MOST_CHOICES = 12
"""The most choices on a picture: two rows."""
GRID_TOP = HAND_HEAD.y1 + GAP


def offer_canvas(seat: Seat, goals: Sequence[str], seats: int, say: Say) -> Sketch:
    canvas = Sketch.blank(WIDTH, OFFER_HEIGHT, BACKGROUND)
    _draw_question(canvas, HAND_HEAD, seat, board_word(say, "pick_corporation"), say)
    for box, goal in zip(offer_boxes(len(goals)), goals, strict=True):
        draw_offered(canvas, box, goal, seats, say)
    return canvas


def decision_canvases(
    view: View, seat: Seat, mine: PrivateView, decision: OwnDecision, say: Say
) -> Iterator[Sketch]:
    """The cards or goals to choose from, unless they are those of the hand; each kind is shown once."""
    options = [kind_of(option) for option in decision.options]
    held = {card.card for card in mine.hand}
    seen = list(dict.fromkeys((*map(kind_of, decision.shown), *options)))
    cards = [card for card in seen if card in CARDS]
    goals = [goal for goal in seen if goal in PUBLIC_GOALS]
    if decision.kind == "reveal":
        return
    question = board_word(say, "choose_from" if options else "looked_at")
    if set(cards) - held or decision.shown:
        for start in range(0, len(cards), MOST_CHOICES):
            yield _cards(seat, cards[start : start + MOST_CHOICES], options, question, say)
    if goals:
        faces = [_goal_choice(view, seat, goal, say) for goal in goals]
        yield _goals(seat, faces, question, say)


def _cards(
    seat: Seat, cards: Sequence[str], options: Sequence[str], question: str, say: Say
) -> Sketch:
    places = choice_places(len(cards))
    height = places[-1][1] + MARKET_CARD.height + MARGIN
    canvas = Sketch.blank(WIDTH, height, BACKGROUND)
    _draw_question(canvas, HAND_HEAD, seat, question, say)
    faces = [_choice(card, options.count(card), say) for card in cards]
    draw_faces(canvas, places, faces, MARKET_CARD)
    return canvas


def _choice(card: str, count: int, say: Say) -> Face:
    """A card with the number of copies that can be chosen."""
    tab, mark = f"×{count}" if count > 1 else "", "check" if count else "cross"
    return plain_face(card, say, tab=tab, mark=mark)


def _goal_choice(view: View, seat: Seat, name: str, say: Say) -> GoalFace:
    """Return a goal to choose: one with an owner, with its tokens and its mark, or one that the seat looks at."""
    for owner, state in enumerate(view.seats):
        for slot, goal in enumerate(state.goals):
            if goal.goal == name:
                return owned_goal_face(goal, goal_mark(owner, slot, seat), say)
    return goal_face(name, say)


def own_goals_canvas(seat: Seat, goals: Sequence[OwnedGoalView], say: Say) -> Sketch:
    """All public goals of the seat with their texts, numbered as members type them: o1, o2 …"""
    faces = [
        owned_goal_face(goal, goal_mark(seat, slot, seat), say) for slot, goal in enumerate(goals)
    ]
    return _goals(seat, faces, board_word(say, "own_goals"), say)


def _goals(seat: Seat, goals: Sequence[GoalFace], question: str, say: Say) -> Sketch:
    boxes = goal_grid(GRID_TOP, len(goals))
    canvas = Sketch.blank(GOALS_WIDTH, boxes[-1].y1 + MARGIN, BACKGROUND)
    head = Box(MARGIN, HAND_HEAD.y0, GOALS_WIDTH - MARGIN, HAND_HEAD.y1)
    _draw_question(canvas, head, seat, question, say)
    for box, goal in zip(boxes, goals, strict=True):
        draw_goal(canvas, box, goal)
    return canvas


def _draw_question(canvas: Canvas, box: Box, seat: Seat, question: str, say: Say) -> None:
    panel(canvas, box)
    y = box.middle[1]
    canvas.stamp(sign(seat, 12, seat_colour(seat)), box.x0 + 28, y)
    private = fit(board_word(say, "private"), box.width // 2, (TEXT_TYPE,))
    canvas.write(private, box.x1 - 16, y, MUTED, within=box, align="right")
    room = box.width - 52 - 16 - private.width - 16
    asked = fit(question, room, (LARGE, BODY))
    canvas.write(asked, box.x0 + 52, y, TEXT, within=box)
