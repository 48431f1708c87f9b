"""Resolves effects one at a time until a question comes up (chapter "Effect stack and pending decisions")."""

from collections.abc import Sequence
from typing import assert_never

from rules.core.log import Log
from rules.core.piles import put_bottom
from rules.core.seats import Seat, following, seats_in_order
from rules.core.text import SeatName
from rules.mine.components.cards import CARDS
from rules.mine.components.content import kind_of
from rules.mine.components.effects import (
    Buys,
    Choose,
    CostMod,
    Credit,
    DeckEnd,
    Discard,
    Draw,
    EachSeat,
    Effect,
    Energy,
    Exile,
    Gain,
    GoalFlip,
    GoalToken,
    If,
    Lose,
    LoseMost,
    MarketLook,
    MarketReveal,
    Peek,
    Penalty,
    Reveal,
    RevealDeckTops,
    Schedule,
    Scope,
    Source,
    TakeBack,
    Use,
    Watch,
)
from rules.mine.components.programs import PROGRAMS, within
from rules.mine.components.reasons import Reason
from rules.mine.components.terms import AnyResource, ColorOf, Happening
from rules.mine.economy.amounts import amount_of, is_true
from rules.mine.economy.knowledge import (
    looked_at_top,
    moved_to_bottom,
    put_openly,
    showed_top,
)
from rules.mine.economy.market import reveal_cards
from rules.mine.economy.supplies import (
    add_credits,
    add_energy,
    add_penalty,
    add_purchases,
    add_resource,
    remove_resource,
)
from rules.mine.economy.triggers import add_tokens, check_state, flip, happened, takes_tokens
from rules.mine.economy.zones import (
    discard_from_deck,
    discard_from_hand,
    draw,
    exile_from_deck,
    exile_from_hand,
    frame_of,
    names_of,
    show,
)
from rules.mine.resolve.looking import finish_look, look
from rules.mine.resolve.questions import Question, ask, open_decision
from rules.mine.resolve.using import use
from rules.mine.state import Frame, GoalState, Scheduled, State, Watching
from rules.mine.wording.cards import card_msg


def step(draft: State, log: Log) -> None:
    """Resolve the next effect of the topmost frame, or ask its question."""
    frame = draft.stack[-1]
    if frame.at == len(PROGRAMS[frame.program]):
        draft.stack.pop()
        return
    effect = PROGRAMS[frame.program][frame.at]
    picks = frame.given
    if picks is None:
        if isinstance(effect, MarketLook):
            look(draft, frame, effect, log)
        asked = ask(draft, frame)
        if isinstance(asked, Question):
            if asked.shown:
                log.reveal()
            open_decision(draft, asked, len(draft.stack) - 1, frame.source)
            return
        picks = asked
    frame.given = None
    at, round_ = frame.at, frame.round
    if _resolve_effect(draft, frame, effect, picks, log):
        frame.at, frame.round = at + 1, 0
    else:
        frame.round = round_ + 1
    check_state(draft, log)


def _resolve_effect(
    draft: State, frame: Frame, effect: Effect, picks: Sequence[str], log: Log
) -> bool:
    """Resolve an effect as far as this round of choices reaches. Returns whether it is finished."""
    match effect:
        case Use():
            return use(draft, frame, effect, picks, log)
        case MarketLook():
            return finish_look(draft, frame, effect, picks, log)
        case Discard() | Exile() | Peek() | TakeBack() | Reveal() | RevealDeckTops() | Draw():
            _move_cards(draft, frame, effect, picks, log)
        case GoalToken() | GoalFlip():
            _touch_goal(draft, frame, effect, picks, log)
        case Choose() | If() | EachSeat() | Schedule() | Watch():
            _go_deeper(draft, frame, effect, picks, log)
        case _:
            _change_supplies(draft, frame, effect, picks, log)
    return True


def _change_supplies(
    draft: State,
    frame: Frame,
    effect: Gain | Lose | LoseMost | Credit | Energy | Buys | Penalty | CostMod | MarketReveal,
    picks: Sequence[str],
    log: Log,
) -> None:
    actor = frame.actor
    match effect:
        case Gain(resource, n):
            match resource:
                case AnyResource():
                    added: str | None = picks[0]
                case ColorOf(bind):
                    added = CARDS[frame.binds[bind][0]].color
                case _:
                    added = resource
            if added is not None:
                add_resource(draft, actor, added, amount_of(draft, frame, n), log)
        case Lose(resource, n):
            removed = picks if isinstance(resource, AnyResource) else (resource,)
            for each in removed:
                remove_resource(draft, actor, each, n, log)
        case LoseMost(n):
            for each in picks:
                remove_resource(draft, actor, each, n, log)
        case Credit(n):
            add_credits(draft, actor, amount_of(draft, frame, n), log)
        case Energy(n):
            add_energy(draft, actor, amount_of(draft, frame, n), log)
        case Buys(n):
            add_purchases(draft, actor, n, log)
        case Penalty(n):
            add_penalty(draft, actor, n, log)
        case CostMod(delta):
            draft.turn.cost_delta += delta
            log.tell("mine.event.cost_delta", count=delta)
        case MarketReveal(n, bind):
            cards = reveal_cards(draft, n, log)
            frame.binds[bind] = cards
            if cards:
                log.tell("mine.event.opened", cards=names_of(cards), count=len(cards))
        case _:
            assert_never(effect)


def _move_cards(
    draft: State,
    frame: Frame,
    effect: Discard | Exile | Peek | TakeBack | Reveal | RevealDeckTops | Draw,
    picks: Sequence[str],
    log: Log,
) -> None:
    actor, mine = frame.actor, draft.seats[frame.actor]
    cards = [kind_of(pick) for pick in picks]
    match effect:
        case Draw(n):
            if draw(draft, actor, n, log):
                happened(draft, Happening.DREW, actor, log)
        case Discard():
            if effect.source is Source.HAND:
                discard_from_hand(draft, actor, cards, log)
            else:
                cards = discard_from_deck(draft, actor, effect.n, log)
            _bind(draft, frame, effect.bind, cards)
        case Exile():
            if effect.source is Source.HAND:
                exile_from_hand(draft, actor, cards, log)
            else:
                if effect.optional:
                    looked_at_top(mine, effect.n)
                cards = cards if effect.optional else mine.deck[: effect.n]
                exile_from_deck(draft, actor, cards, log)
            _bind(draft, frame, effect.bind, cards)
        case Peek(n):
            if mine.deck:
                log.tell("mine.event.looked_top", seat=SeatName(actor), count=n)
            looked_at_top(mine, n)
            for card in cards:
                mine.deck.remove(card)
            put_bottom(mine.deck, cards)
            moved_to_bottom(mine, len(cards))
        case TakeBack(to, bind=bind):
            _take_back(draft, actor, to, cards, log)
            _bind(draft, frame, bind, cards)
        case Reveal(bind=bind):
            show(draft, actor, cards, log)
            _bind(draft, frame, bind, cards)
        case RevealDeckTops(scope, bind):
            tops: list[str] = []
            for seat in _seats_in_scope(draft, actor, scope):
                show(draft, seat, draft.seats[seat].deck[:1], log)
                showed_top(draft.seats[seat], 1)
                tops += draft.seats[seat].deck[:1]
            _bind(draft, frame, bind, tops)
        case _:
            assert_never(effect)


def _take_back(draft: State, seat: Seat, to: DeckEnd, cards: Sequence[str], log: Log) -> None:
    mine = draft.seats[seat]
    for card in cards:
        mine.discard.remove(card)
        match to:
            case DeckEnd.TOP:
                mine.deck.insert(0, card)
            case DeckEnd.BOTTOM:
                put_bottom(mine.deck, [card])
            case _:
                assert_never(to)
        put_openly(mine, to)
        log.tell(f"mine.event.put_on_{to.value}", seat=SeatName(seat), card=card_msg(card))


def _touch_goal(
    draft: State,
    frame: Frame,
    effect: GoalToken | GoalFlip,
    picks: Sequence[str],
    log: Log,
) -> None:
    match effect:
        case GoalToken(n, choose):
            for name in picks if choose else (frame.source,):
                owner, goal = _face_up(draft, name)
                if takes_tokens(goal):
                    add_tokens(draft, owner, goal, n, log)
        case GoalFlip():
            for name in picks:
                owner, goal = _face_up(draft, name)
                flip(draft, owner, goal, log)
        case _:
            assert_never(effect)


def _face_up(state: State, name: str) -> tuple[Seat, GoalState]:
    """Return a public goal with an owner, and the owner."""
    return next(
        (seat, goal)
        for seat, mine in enumerate(state.seats)
        for goal in mine.goals
        if goal.id == name
    )


def _go_deeper(
    draft: State,
    frame: Frame,
    effect: Choose | If | EachSeat | Schedule | Watch,
    picks: Sequence[str],
    log: Log,
) -> None:
    """Start the effects within an effect: now, for each seat, or later."""
    inner = within(frame.program, frame.at)
    match effect:
        case Choose():
            _push_branch(draft, frame, within(frame.program, frame.at, int(picks[0]) - 1))
        case If(condition):
            if is_true(draft, frame, condition):
                _push_branch(draft, frame, inner)
        case EachSeat(scope):
            _each_seat(draft, frame, scope, inner, log)
        case Schedule(at):
            draft.schedules.append(Scheduled(frame.actor, at.value, inner, frame.source))
        case Watch():
            draft.watches.append(
                Watching(frame.actor, frame.program, frame.at, frame.source, fired=[])
            )
        case _:
            assert_never(effect)


def _push_branch(draft: State, frame: Frame, program: str) -> None:
    branch = frame_of(program, frame.source, frame.actor)
    branch.binds = {name: list(cards) for name, cards in frame.binds.items()}
    draft.stack.append(branch)


def _each_seat(draft: State, frame: Frame, scope: Scope, program: str, log: Log) -> None:
    """Ask all seats together for their first effect; each then resolves it in turn."""
    seats = _seats_in_scope(draft, frame.actor, scope)
    frames = [frame_of(program, frame.source, seat) for seat in seats]
    base = len(draft.stack)
    draft.stack += reversed(frames)
    for place, each in enumerate(frames):
        asked = ask(draft, each)
        if not isinstance(asked, Question):
            continue
        each.given = _answered_in_advance(draft, asked)
        if each.given is None:
            open_decision(draft, asked, base + len(frames) - 1 - place, frame.source)
    others = tuple(
        SeatName(decision.seat) for decision in draft.pending if decision.seat != draft.turn.seat
    )
    if others:
        log.tell("mine.event.asked", seats=others, count=len(others), card=card_msg(frame.source))


def _answered_in_advance(state: State, question: Question) -> tuple[str, ...] | None:
    """The standing answer of a seat that must discard out of turn, if it covers the question."""
    if question.why is not Reason.DISCARD or question.seat == state.turn.seat:
        return None
    picks = [
        option
        for kind in state.seats[question.seat].standing.auto_discard
        for option in question.options
        if kind_of(option) == kind
    ]
    if len(picks) < question.at_least:
        return None
    return tuple(picks[: question.at_least])


def _seats_in_scope(state: State, actor: Seat, scope: Scope) -> list[Seat]:
    """The seats, starting left of the seat whose turn it is."""
    count = len(state.seats)
    seats = seats_in_order(following(state.turn.seat, count), count)
    return [seat for seat in seats if scope is Scope.ALL or seat != actor]


def _bind(draft: State, frame: Frame, bind: str, cards: Sequence[str]) -> None:
    """Remember cards for later effects. A leading ``+`` adds to the outer frame's cards."""
    if bind.startswith("+"):
        outer = next(
            each for each in reversed(draft.stack) if frame.program.startswith(f"{each.program}.")
        )
        outer.binds.setdefault(bind[1:], []).extend(cards)
    elif bind:
        frame.binds[bind] = list(cards)
