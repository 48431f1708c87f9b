"""Reacts to events: passive goals, counters of corporate goals, watches (chapter "Timing")."""

from typing import assert_never

from rules.core.log import Log
from rules.core.seats import Seat, seats_in_order
from rules.core.text import SeatName
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.effects import Until, Watch
from rules.mine.components.programs import PROGRAMS, within
from rules.mine.components.terms import (
    By,
    CardIs,
    ColorsPutDown,
    CreditsAtLeast,
    EnergyAtLeast,
    EnergyCostAtLeast,
    GoalChange,
    Happening,
    NoResourceChange,
    OthersFlipped,
    PutDownAtLeast,
    PutDownExactly,
    RankAtLeast,
    TriggerCondition,
)
from rules.mine.economy.holdings import flipped_goals, matches, points_of, ranked_resource
from rules.mine.state import Frame, GoalState, State, Watching
from rules.mine.wording.cards import card_msg


def happened(draft: State, on: Happening, seat: Seat, log: Log, *, card: str | None = None) -> None:
    """Let everything react to something that `seat` did or that was done to it."""
    for owner in seats_in_order(draft.turn.seat, len(draft.seats)):
        if owner == seat:
            _goals_react(draft, owner, on, card, log)
        _count(draft, owner, on, seat, card, log)
    _set_off(draft, on, seat, card)


def count_turn(draft: State, log: Log) -> None:
    """Let the counters of corporate goals look at the turn that is about to end."""
    seat = draft.turn.seat
    for owner in seats_in_order(seat, len(draft.seats)):
        _count(draft, owner, Happening.TURN_END, seat, None, log)


def turn_ended(draft: State, log: Log) -> None:
    """Let the acting seat's goals react to the end of its turn (ruling D12)."""
    _goals_react(draft, draft.turn.seat, Happening.TURN_END, None, log)
    check_state(draft, log)


def check_state(draft: State, log: Log) -> None:
    """Flip every goal whose condition holds, until there is none left (ruling T3)."""
    flipped = True
    while flipped:
        flipped = False
        for owner in seats_in_order(draft.turn.seat, len(draft.seats)):
            for goal in draft.seats[owner].goals:
                trigger = PUBLIC_GOALS[goal.id].trigger
                if (
                    trigger is not None
                    and trigger.on is Happening.STATE
                    and not goal.flipped
                    and _holds(draft, owner, trigger.when, goal=goal.id)
                ):
                    flip(draft, owner, goal, log)
                    flipped = True


def add_tokens(draft: State, owner: Seat, goal: GoalState, count: int, log: Log) -> None:
    """Put tokens on a goal. It flips as soon as it has enough."""
    needed = PUBLIC_GOALS[goal.id].tokens
    assert needed is not None
    assert not goal.flipped
    goal.tokens = min(needed, goal.tokens + count)
    log.tell(
        "mine.event.token",
        seat=SeatName(owner),
        goal=card_msg(goal.id),
        tokens=goal.tokens,
        needed=needed,
    )
    if goal.tokens == needed:
        flip(draft, owner, goal, log)


def flip(draft: State, owner: Seat, goal: GoalState, log: Log) -> None:
    goal.flipped = True
    if owner != draft.turn.seat:
        log.reveal()
    log.tell(
        "mine.event.flipped",
        seat=SeatName(owner),
        goal=card_msg(goal.id),
        points=PUBLIC_GOALS[goal.id].points,
    )


def takes_tokens(goal: GoalState) -> bool:
    """Return true if a token may be put on the goal."""
    return not goal.flipped and PUBLIC_GOALS[goal.id].tokens is not None


def reveal_corporation(draft: State, seat: Seat, count: int, log: Log) -> None:
    """Offer to reveal a research goal after events that count for it (ruling D25)."""
    mine = draft.seats[seat]
    assert mine.corporation is not None
    mine.revealed = True
    mine.trait_seen = True
    mine.corporation_tokens += count
    log.reveal()
    log.tell(
        "mine.event.revealed",
        seat=SeatName(seat),
        goal=card_msg(mine.corporation),
        tokens=mine.corporation_tokens,
    )


def _goals_react(draft: State, owner: Seat, on: Happening, card: str | None, log: Log) -> None:
    for goal in list(draft.seats[owner].goals):
        _react(draft, owner, goal, on, card, log)


def _react(
    draft: State, owner: Seat, goal: GoalState, on: Happening, card: str | None, log: Log
) -> None:
    trigger = PUBLIC_GOALS[goal.id].trigger
    if trigger is None or trigger.on is not on or goal.flipped:
        return
    if not _holds(draft, owner, trigger.when, card=card, goal=goal.id):
        return
    match trigger.do:
        case GoalChange.TOKEN:
            add_tokens(draft, owner, goal, 1, log)
        case GoalChange.FLIP:
            flip(draft, owner, goal, log)
        case _:
            assert_never(trigger.do)


def _count(
    draft: State, owner: Seat, on: Happening, seat: Seat, card: str | None, log: Log
) -> None:
    mine = draft.seats[owner]
    tracker = None if mine.corporation is None else CORPORATE_GOALS[mine.corporation].tracker
    if tracker is None or tracker.on is not on or not _is_by(tracker.by, owner, seat):
        return
    if not _holds(draft, owner, tracker.when, card=card):
        return
    if mine.revealed:
        mine.corporation_tokens += 1
        assert mine.corporation is not None
        log.tell(
            "mine.event.counted",
            seat=SeatName(owner),
            goal=card_msg(mine.corporation),
            tokens=mine.corporation_tokens,
        )
    elif mine.standing.auto_reveal:
        reveal_corporation(draft, owner, 1, log)
    elif owner == draft.turn.seat:
        draft.turn.reveal_due += 1


def _set_off(draft: State, on: Happening, seat: Seat, card: str | None) -> None:
    frames = []
    for watching in list(draft.watches):
        effect = watch_of(watching)
        if effect.on is on and _may_fire(draft, watching, effect, seat, card):
            watching.fired.append(seat)
            frames.append(
                Frame(
                    program=within(watching.program, watching.at),
                    source=watching.source,
                    actor=watching.owner,
                    at=0,
                    round=0,
                    binds={},
                    given=None,
                )
            )
    draft.stack += reversed(frames)


def watch_of(watching: Watching) -> Watch:
    effect = PROGRAMS[watching.program][watching.at]
    assert isinstance(effect, Watch)
    return effect


def end_watches(draft: State, seat: Seat, until: Until) -> None:
    """End the seat's watches of that length."""
    draft.watches = [
        watching
        for watching in draft.watches
        if watching.owner != seat or watch_of(watching).until is not until
    ]


def _may_fire(
    draft: State, watching: Watching, effect: Watch, seat: Seat, card: str | None
) -> bool:
    return (
        _is_by(effect.by, watching.owner, seat)
        and (effect.limit is None or len(watching.fired) < effect.limit)
        and (effect.limit_per_seat is None or watching.fired.count(seat) < effect.limit_per_seat)
        and _holds(draft, seat, effect.when, card=card)
    )


def _is_by(by: By, owner: Seat, seat: Seat) -> bool:
    match by:
        case By.SELF:
            return owner == seat
        case By.OPPONENTS:
            return owner != seat
        case By.ANYONE:
            return True
        case _:
            assert_never(by)


def _holds(
    state: State,
    seat: Seat,
    condition: TriggerCondition | None,
    *,
    card: str | None = None,
    goal: str | None = None,
) -> bool:
    """Return true if the condition holds for a seat, after something was done with `card`, on behalf of `goal`."""
    mine = state.seats[seat]
    put_down = state.turn.put_down if state.turn.seat == seat else []
    match condition:
        case None:
            return True
        case NoResourceChange():
            return not state.turn.resources_changed
        case EnergyAtLeast(n):
            return mine.energy >= n
        case CreditsAtLeast(n):
            return mine.credits >= n
        case RankAtLeast(rank, n):
            return ranked_resource(mine, rank) >= n
        case OthersFlipped(n):
            own = any(each.id == goal and each.flipped for each in mine.goals)
            return flipped_goals(mine) - own >= n
        case ColorsPutDown(n):
            return _brought_color(put_down, n)
        case EnergyCostAtLeast(n):
            return card is not None and (CARDS[card].energy or 0) >= n
        case PutDownAtLeast(n):
            return len(put_down) >= n
        case PutDownExactly(n):
            return len(put_down) == n
        case CardIs(only):
            return (
                card is not None and card in CARDS and matches(only, CARDS[card], points_of(card))
            )
        case _:
            assert_never(condition)


def _brought_color(put_down: list[str], n: int) -> bool:
    """Return true if the last of these cards raised the number of different types to exactly `n`."""
    *before, last = (CARDS[card].color for card in put_down)
    known = {color for color in before if color is not None}
    return last is not None and last not in known and len(known) + 1 == n
