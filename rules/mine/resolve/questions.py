"""Questions before an effect can be carried out (chapter "Effect stack and pending decisions").

Questions with only one answer are not asked. `resolve.stack` uses the picks.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, assert_never

from rules.core.seats import Seat
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.content import in_printed_order, numbered
from rules.mine.components.effects import (
    Buys,
    Choose,
    CostMod,
    Credit,
    Discard,
    Draw,
    EachSeat,
    Energy,
    Exile,
    Gain,
    GoalFlip,
    GoalToken,
    If,
    LookAt,
    Lose,
    LoseMost,
    MarketLook,
    MarketReveal,
    Peek,
    Penalty,
    Reveal,
    RevealDeckTops,
    Schedule,
    Source,
    TakeBack,
    Use,
    UseFrom,
    Watch,
)
from rules.mine.components.programs import CAN_BE_USED, PROGRAMS
from rules.mine.components.reasons import Reason
from rules.mine.components.terms import RESOURCES, AnyResource, Resource
from rules.mine.economy.amounts import matching
from rules.mine.economy.triggers import takes_tokens
from rules.mine.state import Decision, Frame, SeatState, State

LOOKED = "~looked"
"""The bind of cards looked at, still in their deck."""
POOL = "~pool"
"""The bind of cards that were there to be used at the first pick."""


@dataclass(frozen=True, slots=True)
class Question:
    seat: Seat
    kind: str
    why: Reason
    options: tuple[str, ...]
    at_least: int
    at_most: int
    shown: tuple[str, ...] = ()


def ask(state: State, frame: Frame) -> Question | tuple[str, ...]:
    """Return the question of the next effect of a frame; the picks themselves if there is only one way."""
    actor, mine = frame.actor, state.seats[frame.actor]
    match PROGRAMS[frame.program][frame.at]:
        case Gain(AnyResource()):
            return Question(actor, "resource", Reason.GAIN, RESOURCES, 1, 1)
        case Lose(AnyResource(), n):
            owned = tuple(each for each in RESOURCES if mine.resources[each] >= n)
            return _one_of(Question(actor, "resource", Reason.LOSE, owned, 1, 1))
        case LoseMost():
            return _one_of(
                Question(state.turn.seat, "resource", Reason.LOSE_MOST, _largest(mine), 1, 1)
            )
        case Discard(Source.HAND, n, only):
            return _from_hand(state, actor, Reason.DISCARD, matching(mine.hand, only), n)
        case Exile(Source.HAND, n):
            return _from_hand(state, actor, Reason.EXILE, mine.hand, n)
        case Exile(Source.DECK_TOP, n, optional=True):
            return _any_of(actor, Reason.EXILE_TOP, mine.deck[:n], seen=mine.deck[:n])
        case Peek(n):
            return _any_of(actor, Reason.BOTTOM, mine.deck[:n], seen=mine.deck[:n])
        case TakeBack(n=n, filter=only, optional=optional):
            return _take_back(actor, matching(mine.discard, only), n, optional=optional)
        case Choose(options):
            places = tuple(str(place) for place in range(1, len(options) + 1))
            return Question(actor, "option", Reason.CHOOSE, places, 1, 1)
        case Reveal(only, most):
            return _any_of(actor, Reason.REVEAL, matching(mine.hand, only), most=most)
        case Use() as use:
            return _use(state, frame, use)
        case MarketLook() as look:
            return _look(state, frame, look)
        case GoalToken(choose=True):
            goals = tuple(
                goal.id for seat in state.seats for goal in seat.goals if takes_tokens(goal)
            )
            return Question(actor, "goal", Reason.TOKEN, goals, 0, 1) if goals else ()
        case GoalFlip():
            goals = tuple(
                goal.id for seat in state.seats for goal in seat.goals if not goal.flipped
            )
            return _one_of(Question(actor, "goal", Reason.FLIP, goals, 1, 1))
        case Discard() | Exile() | Gain() | Lose() | GoalToken():
            return ()
        case Buys() | CostMod() | Credit() | Draw() | EachSeat() | Energy() | If():
            return ()
        case MarketReveal() | Penalty() | RevealDeckTops() | Schedule() | Watch():
            return ()
        case never:
            assert_never(never)


def can_pay(mine: SeatState, card_or_goal: str) -> bool:
    """Return true if the seat owns the things that the card or goal removes. If not, it can neither be put down nor
    used.
    """
    for resource, n in _REMOVED[card_or_goal]:
        owned = mine.resources
        if (max(owned.values()) if isinstance(resource, AnyResource) else owned[resource]) < n:
            return False
    return True


_REMOVED: Final[Mapping[str, tuple[tuple[Resource | AnyResource, int], ...]]] = MappingProxyType(
    {
        program: tuple((each.resource, each.n) for each in effects if isinstance(each, Lose))
        for program, effects in PROGRAMS.items()
    }
)
"""By card or goal: the resources that it removes."""


def open_decision(draft: State, question: Question, frame: int | None, source: str) -> None:
    draft.pending.append(
        Decision(
            seat=question.seat,
            kind=question.kind,
            why=question.why,
            source=source,
            options=question.options,
            shown=question.shown,
            at_least=question.at_least,
            at_most=question.at_most,
            frame=frame,
            picks=None,
        )
    )


def hand_question(seat: Seat, why: Reason, cards: list[str], n: int) -> Question | tuple[str, ...]:
    """Return the question for `n` of these cards of the hand, or all if there are fewer. Equal cards are no choice."""
    if len(cards) <= n or len(set(cards)) == 1:
        return numbered(cards)[:n]
    return Question(seat, "cards", why, _copies(cards, n), n, n)


def _from_hand(
    state: State, seat: Seat, why: Reason, cards: list[str], n: int
) -> Question | tuple[str, ...]:
    asked = hand_question(seat, why, cards, n)
    if seat != state.turn.seat and len(cards) > n and not isinstance(asked, Question):
        # Without a question the others would learn that the cards left in the hand are of one kind.
        return Question(seat, "cards", why, _copies(cards, n), n, n)
    return asked


def _copies(cards: list[str], most: int) -> tuple[str, ...]:
    """The options of a choice among cards: copies, or kinds if only one is picked."""
    return tuple(dict.fromkeys(cards)) if most == 1 else numbered(cards)


def _any_of(
    seat: Seat, why: Reason, cards: list[str], *, most: int = 99, seen: Sequence[str] = ()
) -> Question | tuple[str, ...]:
    """Any number of these cards, possibly none."""
    if not cards:
        return ()
    at_most = min(most, len(cards))
    return Question(seat, "cards", why, _copies(cards, at_most), 0, at_most, tuple(seen))


def _one_of(question: Question) -> Question | tuple[str, ...]:
    return question if len(question.options) > 1 else question.options


def _largest(mine: SeatState) -> tuple[str, ...]:
    most = max(mine.resources.values())
    return tuple(each for each in RESOURCES if mine.resources[each] == most) if most else ()


def _take_back(
    seat: Seat, cards: list[str], n: int, *, optional: bool
) -> Question | tuple[str, ...]:
    kinds = tuple(dict.fromkeys(cards))
    assert n == 1
    if not kinds or (len(kinds) == 1 and not optional):
        return kinds
    return Question(seat, "cards", Reason.TAKE_BACK, kinds, 0 if optional else 1, 1)


def _use(state: State, frame: Frame, use: Use) -> Question | tuple[str, ...]:
    mine = state.seats[frame.actor]
    match use.source:
        case UseFrom.BOUND:
            return tuple(card for card in frame.binds.get(use.bind, ()) if _usable(mine, card))
        case UseFrom.DECK:
            if frame.round > 0:
                return ()
            kinds = dict.fromkeys(in_printed_order(matching(mine.deck, use.filter)))
            options = tuple(card for card in kinds if CAN_BE_USED[card])
            return _one_of(Question(frame.actor, "cards", Reason.USE, options, 1, 1))
        case UseFrom.DISCARD:
            there = list(mine.discard)
            options_left = []
            for card in use_pool(state, frame, use):
                if card in there:
                    there.remove(card)
                    options_left.append(card)
            kinds = dict.fromkeys(card for card in options_left if _usable(mine, card))
            if not kinds:
                return ()
            return Question(frame.actor, "cards", Reason.USE, tuple(kinds), 0, 1)
        case _:
            assert_never(use.source)


def use_pool(state: State, frame: Frame, use: Use) -> list[str]:
    """Cards that were in the discard pile at the first pick, without those used since (ruling D43)."""
    if POOL in frame.binds:
        return frame.binds[POOL]
    return matching(state.seats[frame.actor].discard, use.filter)


def _usable(mine: SeatState, card: str) -> bool:
    return CAN_BE_USED[card] and can_pay(mine, card)


def _look(state: State, frame: Frame, look: MarketLook) -> Question | tuple[str, ...]:
    """The cards to gain in the first round, and to discard in the second."""
    seen = frame.binds[LOOKED]
    if frame.round == 0:
        if look.gain is None:
            return ()
        limit = look.gain.max_cost
        options = tuple(
            dict.fromkeys(
                name for name in seen if limit is None or _printed(look.deck, name) <= limit
            )
        )
        if not options:
            return ()
        return Question(
            frame.actor,
            "cards" if look.deck is LookAt.MARKET else "goal",
            Reason.GAIN_LOOK,
            options,
            0,
            look.gain.n,
            tuple(seen),
        )
    return _any_of(frame.actor, Reason.DISCARD_LOOK, seen, seen=seen) if look.may_discard else ()


def _printed(deck: LookAt, name: str) -> int:
    return CARDS[name].cost if deck is LookAt.MARKET else PUBLIC_GOALS[name].cost


def _looks_the_same(asked: Question, decision: Decision) -> bool:
    """Return true if others see the same question. They know how many cards may be shown, not how many could be."""
    if decision.why is Reason.REVEAL:
        return asked.at_least == decision.at_least
    return (asked.at_least, asked.at_most) == (decision.at_least, decision.at_most)


def renew(state: State) -> bool:
    """Ask every open question of a frame again; False if one of them would be different.

    This serves `determinize`: the offered options follow the newly dealt cards.
    """
    for frame in state.stack:
        if LOOKED in frame.binds:
            look = PROGRAMS[frame.program][frame.at]
            assert isinstance(look, MarketLook)
            deck = state.market_deck if look.deck is LookAt.MARKET else state.goal_deck
            frame.binds[LOOKED] = deck[: len(frame.binds[LOOKED])]
    for decision in state.pending:
        if decision.frame is None:
            continue
        asked = ask(state, state.stack[decision.frame])
        if (
            not isinstance(asked, Question)
            or not _looks_the_same(asked, decision)
            or (decision.picks is not None and not set(decision.picks) <= set(asked.options))
        ):
            return False
        decision.options, decision.shown = asked.options, asked.shown
        decision.at_most = asked.at_most
    return True
