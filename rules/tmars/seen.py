"""Build the view of a table for one viewer (chapter "State and hidden information")."""

from collections.abc import Mapping
from typing import Final

from rules.core.seats import Seat
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.content import TAGS
from rules.tmars.components.effects import Tag
from rules.tmars.components.maps import Award, Milestone
from rules.tmars.economy.costs import card_cost, metal_values
from rules.tmars.economy.goals import award_price, award_value, milestone_value
from rules.tmars.economy.metrics import cities, greeneries, tags_of
from rules.tmars.economy.paying import suggest
from rules.tmars.economy.placing import oceans_out
from rules.tmars.economy.requirements import requirement_refusal, requirements_held
from rules.tmars.marsbot.level import is_hard
from rules.tmars.resolve.card_actions import action_cards, action_refusal
from rules.tmars.resolve.playing import means_for, play_refusal
from rules.tmars.state import BotState, Mode, Question, SeatState, Stage, State
from rules.tmars.turns.drafting import picks_in_draft
from rules.tmars.turns.generations import (
    buys_in_research,
    last_generation,
    rating_goal,
)
from rules.tmars.turns.scoring import bot_parts, outcome, own_parts, public_parts
from rules.tmars.view import (
    BOT,
    Act,
    ActionView,
    BotView,
    GoalView,
    HandCardView,
    OfferedView,
    OpenQuestion,
    OwnQuestion,
    PrivateView,
    SeatView,
    View,
)

_NOBODYS_TURN: Final = (Stage.START, Stage.DRAFT, Stage.RESEARCH, Stage.OVER)


def view(state: State, viewer: Seat | None) -> View:
    """The table as a seat or a spectator (None) may know it."""
    asked = state.question
    return View(
        viewer=viewer,
        mode=state.mode.value,
        board=state.board,
        hard=state.bot is not None and is_hard(state),
        stage=state.stage.value,
        generation=state.generation,
        last_generation=last_generation(state),
        rating_goal=rating_goal(state),
        first=state.first,
        active=None if state.stage in _NOBODYS_TURN else state.active,
        actions=state.actions,
        oxygen=state.oxygen,
        temperature=state.temperature,
        oceans=oceans_out(state),
        tiles=dict(state.tiles),
        claims=dict(state.claims),
        marked=tuple(state.marked),
        legal=asked.options if asked and (asked.seat, asked.kind) == (viewer, "space") else (),
        chosen="",
        milestones=_milestones(state),
        awards=_awards(state),
        award_price=award_price(state),
        deck=len(state.deck),
        discard=len(state.discard),
        seats=tuple(_seat(state, seat) for seat in range(len(state.seats))),
        bot=None if state.bot is None else _bot(state, state.bot),
        acts=tuple(_act(each) for each in state.acts),
        question=None if asked is None else _open_question(asked),
        mine=None if viewer is None else _private(state, viewer),
        outcome=outcome(state),
    )


def _open_question(asked: Question) -> OpenQuestion:
    return OpenQuestion(asked.seat, asked.kind, asked.why, asked.source)


def _milestones(state: State) -> tuple[GoalView, ...]:
    goals: Mapping[str, Milestone] = BOARDS[state.board].milestones
    if state.mode is Mode.SOLO:
        return ()
    return tuple(
        GoalView(
            id=name,
            values=tuple(milestone_value(state, seat, name) for seat in range(len(state.seats))),
            bot=None if state.bot is None else milestone_value(state, BOT, name),
            owner=state.milestones.get(name),
            need=goal.need,
            bot_need=None if state.bot is None else goal.bot_needs,
        )
        for name, goal in goals.items()
    )


def _awards(state: State) -> tuple[GoalView, ...]:
    goals: Mapping[str, Award] = BOARDS[state.board].awards
    if state.mode is Mode.SOLO:
        return ()
    return tuple(
        GoalView(
            id=name,
            values=tuple(award_value(state, seat, name) for seat in range(len(state.seats))),
            bot=None if state.bot is None else award_value(state, BOT, name),
            owner=state.awards.get(name),
            need=None,
            bot_need=None,
        )
        for name in goals
    )


def _seat(state: State, seat: Seat) -> SeatView:
    mine = state.seats[seat]
    is_over = state.stage is Stage.OVER
    return SeatView(
        corporation=mine.corporation,
        tr=mine.tr,
        stock=dict(mine.stock),
        production=dict(mine.production),
        metal_values=metal_values(mine),
        hand=len(mine.hand),
        tableau=tuple(mine.tableau),
        on_card=dict(mine.on_card),
        events=len(mine.events),
        tags=_tags(mine),
        used=tuple(mine.used),
        greeneries=greeneries(state, seat),
        cities=cities(state, seat),
        passed=mine.passed,
        chosen=_has_chosen(state, seat),
        parts=own_parts(state, seat) if is_over else public_parts(state, seat),
    )


def _tags(mine: SeatState) -> dict[str, int]:
    held = tags_of(mine)
    tags = {tag.value: held[tag] for tag in TAGS if tag in held}
    return tags | {Tag.EVENT.value: len(mine.events)} if mine.events else tags


def _has_chosen(state: State, seat: Seat) -> bool:
    match state.stage:
        case Stage.START:
            return state.seats[seat].choice is not None
        case Stage.DRAFT:
            return not picks_in_draft(state, seat)
        case Stage.RESEARCH:
            return not buys_in_research(state, seat)
        case _:
            return False


def _bot(state: State, bot: BotState) -> BotView:
    return BotView(
        tr=bot.tr,
        markers=dict(bot.markers),
        pile=len(bot.pile),
        used=tuple(bot.used),
        tokens=bot.tokens,
        passed=bot.passed,
        greeneries=greeneries(state, BOT),
        cities=cities(state, BOT),
        turn=tuple(bot.turn),
        parts=bot_parts(state),
    )


def _act(act: Act) -> Act:
    """A copy, because a view must share nothing mutable with the state."""
    return Act(act.owner, act.what, act.subject, act.space, dict(act.changes))


def _private(state: State, seat: Seat) -> PrivateView:
    mine, asked = state.seats[seat], state.question
    return PrivateView(
        hand=tuple(_hand_card(state, seat, card) for card in mine.hand),
        corporations=tuple(mine.corporations),
        offer=tuple(_offered(state, seat, card) for card in mine.offer),
        kept=tuple(_offered(state, seat, card) for card in mine.kept),
        preludes=tuple(mine.preludes),
        events=tuple(mine.events),
        actions=tuple(_action(state, seat, card) for card in action_cards(state, seat)),
        question=None
        if asked is None or asked.seat != seat
        else OwnQuestion(
            asked.kind, asked.why, asked.source, asked.options, asked.at_least, asked.at_most
        ),
        parts=own_parts(state, seat),
    )


def _hand_card(state: State, seat: Seat, card: str) -> HandCardView:
    refused = play_refusal(state, seat, card)
    cost = card_cost(state, seat, card)
    return HandCardView(
        card=card,
        cost=cost,
        pay=suggest(means_for(state, seat, card), cost) if refused is None else None,
        refusal=None if refused is None else refused.msg,
        requirements=requirements_held(state, seat, card),
    )


def _offered(state: State, seat: Seat, card: str) -> OfferedView:
    refused = requirement_refusal(state, seat, card)
    return OfferedView(
        card=card,
        requirements=requirements_held(state, seat, card),
        unmet=None if refused is None else refused.msg,
    )


def _action(state: State, seat: Seat, card: str) -> ActionView:
    refused = action_refusal(state, seat, card)
    return ActionView(card, None if refused is None else refused.msg)
