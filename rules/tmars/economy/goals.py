"""Milestones and awards: standings, claiming and funding (chapter "Milestones and awards")."""

from rules.core.log import Log
from rules.core.seats import Seat
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.content import AWARD_PRICES, MOST_AWARDS, MOST_MILESTONES
from rules.tmars.economy.metrics import award_metric, bot_metric, expected_metric, milestone_metric
from rules.tmars.economy.owners import owner_msg
from rules.tmars.state import Mode, State
from rules.tmars.view import BOT
from rules.tmars.wording.names import award_msg, milestone_msg


def milestone_value(state: State, owner: int, milestone: str) -> int:
    goal = BOARDS[state.board].milestones[milestone]
    if owner != BOT:
        return milestone_metric(state, owner, goal.metric)
    if goal.bot is None:
        return award_metric(state, BOT, goal.metric)
    assert state.bot is not None
    return bot_metric(state.bot, goal.bot)


def milestone_need(state: State, owner: int, milestone: str) -> int:
    """The value that is needed to claim it."""
    goal = BOARDS[state.board].milestones[milestone]
    return goal.bot_needs if owner == BOT and goal.bot_needs is not None else goal.need


def milestone_met(state: State, owner: int, milestone: str) -> bool:
    return milestone_value(state, owner, milestone) >= milestone_need(state, owner, milestone)


def can_claim(state: State, seat: Seat) -> bool:
    """Return true if the seat meets any of the remaining milestones. It is called every turn, so it must be fast."""
    if state.mode is Mode.SOLO or len(state.milestones) == MOST_MILESTONES:
        return False
    for name, goal in BOARDS[state.board].milestones.items():
        if name in state.milestones:
            continue
        if milestone_metric(state, seat, goal.metric) >= goal.need:
            return True
    return False


def milestones_left(state: State) -> tuple[str, ...]:
    """The milestones that can still be claimed, in the order of the board."""
    if state.mode is Mode.SOLO or len(state.milestones) == MOST_MILESTONES:
        return ()
    return tuple(each for each in BOARDS[state.board].milestones if each not in state.milestones)


def award_value(state: State, owner: int, award: str) -> int:
    goal = BOARDS[state.board].awards[award]
    if owner != BOT or goal.bot is None:
        return award_metric(state, owner, goal.metric)
    assert state.bot is not None
    return bot_metric(state.bot, goal.bot)


def expected_award_value(state: State, seat: Seat, award: str) -> int:
    """A seat's value as MarsBot estimates it when it looks for an award to fund."""
    return expected_metric(state, seat, BOARDS[state.board].awards[award].metric)


def awards_left(state: State) -> tuple[str, ...]:
    """The awards that can still be funded, in the order of the board."""
    if award_price(state) is None:
        return ()
    return tuple(each for each in BOARDS[state.board].awards if each not in state.awards)


def award_price(state: State) -> int | None:
    """Return the price of funding the next award; None if no more can be funded."""
    if state.mode is Mode.SOLO or len(state.awards) == MOST_AWARDS:
        return None
    return AWARD_PRICES[len(state.awards)]


def claim(draft: State, owner: int, milestone: str, log: Log) -> None:
    """Record the claim. The caller takes the payment."""
    draft.milestones[milestone] = owner
    log.tell(
        "tmars.event.claimed",
        owner=owner_msg(owner),
        milestone=milestone_msg(milestone),
        value=milestone_value(draft, owner, milestone),
        need=milestone_need(draft, owner, milestone),
    )


def fund(draft: State, owner: int, award: str, log: Log) -> None:
    """Record the funding. The caller takes the payment."""
    draft.awards[award] = owner
    log.tell("tmars.event.funded", owner=owner_msg(owner), award=award_msg(award))
