"""Another state that a viewer cannot tell from the real one (chapter "Hidden information")."""

from typing import Final

from rules.core.copying import copy_state
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.mine.components.cards import CORPORATE_GOALS
from rules.mine.components.content import HAND_SIZE
from rules.mine.components.reasons import Reason
from rules.mine.resolve.questions import Question, hand_question, renew
from rules.mine.state import ACTING_PHASES, Decision, SeatState, Stage, State

_DEALS: Final = 40
"""The number of deals to try before the seats with an open question keep their hands."""

_OF_THE_OWN_DECK: Final = (Reason.EXILE_TOP, Reason.BOTTOM)


def determinize(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Deal the viewer's unknowns again: other hands, all decks, other corporate goals and traits.

    Cards that the viewer knows at the ends of decks stay in place. The open questions of other seats stay the same,
    with the cards those seats now hold.
    """
    for _ in range(_DEALS):
        world = _deal(state, viewer, rng, keeping=())
        if _asked_again(world, viewer, rng):
            return world
    asked = tuple(decision.seat for decision in state.pending if decision.seat != viewer)
    return _deal(state, viewer, rng, keeping=asked)


def reshuffle(state: State, rng: Rng) -> State:
    """Return a state with other chance, and all decks in another order except for known cards at their ends."""
    world = copy_state(state)
    world.rng = Rng(rng.next64())
    for seat, mine in enumerate(world.seats):
        top = max(mine.known.top, _looked_at(world, seat))
        mine.deck = _dealt(mine.deck, top, mine.known.bottom, rng)
    known = [mine.known for mine in world.seats]
    world.goal_deck = _dealt(world.goal_deck, max(each.goals for each in known), 0, rng)
    world.market_deck = _dealt(world.market_deck, max(each.market for each in known), 0, rng)
    return world


def _deal(state: State, viewer: Seat | None, rng: Rng, *, keeping: tuple[Seat, ...]) -> State:
    """A deal in which the seats in `keeping` have everything that they have in the given state."""
    world = copy_state(state)
    world.rng = Rng(rng.next64())
    _forget_reveal(world, viewer)
    _deal_corporations(world, viewer, keeping, rng)
    for seat, mine in enumerate(world.seats):
        if seat == viewer:
            top = max(mine.known.top, _looked_at(world, seat))
            mine.deck = _dealt(mine.deck, top, mine.known.bottom, rng)
        elif seat not in keeping:
            _deal_hand(mine, rng)
    _deal_shared(world, viewer, keeping, rng)
    return world


def _deal_shared(world: State, viewer: Seat | None, keeping: tuple[Seat, ...], rng: Rng) -> None:
    known = [world.seats[seat].known for seat in (viewer, *keeping) if seat is not None]
    goals = max((each.goals for each in known), default=0)
    world.goal_deck = _dealt(world.goal_deck, goals, 0, rng)
    seen = max((each.market for each in known), default=0)
    unseen = world.market_deck[seen:] + world.hidden_discard
    rng.shuffle(unseen)
    left = len(world.market_deck) - seen
    world.market_deck[seen:] = unseen[:left]
    world.hidden_discard = unseen[left:]


def _deal_hand(mine: SeatState, rng: Rng) -> None:
    """The hand, together with the part of the deck that is not publicly known."""
    top = mine.known.shown_top
    middle = max(top, len(mine.deck) - mine.known.shown_bottom)
    unseen = mine.deck[top:middle] + mine.hand
    rng.shuffle(unseen)
    dealt, mine.hand = unseen[len(mine.hand) :], unseen[: len(mine.hand)]
    mine.deck = [*mine.deck[:top], *dealt, *mine.deck[middle:]]


def _dealt(pile: list[str], top: int, bottom: int, rng: Rng) -> list[str]:
    """The pile with the unknown middle shuffled."""
    middle = max(top, len(pile) - bottom)
    between = pile[top:middle]
    rng.shuffle(between)
    return [*pile[:top], *between, *pile[middle:]]


def _looked_at(world: State, seat: Seat) -> int:
    """The cards on top of its deck that a seat is looking at."""
    return max(
        (
            len(decision.shown)
            for decision in world.pending
            if decision.seat == seat and decision.why in _OF_THE_OWN_DECK
        ),
        default=0,
    )


def _forget_reveal(world: State, viewer: Seat | None) -> None:
    """Drop the question to a seat whether it reveals its corporate goal, since the others see no question."""
    if world.turn.seat != viewer:
        world.pending = [decision for decision in world.pending if decision.kind != "reveal"]
        world.turn.reveal_due = 0
        world.turn.ending = world.turn.phase not in ACTING_PHASES


def _deal_corporations(
    world: State, viewer: Seat | None, keeping: tuple[Seat, ...], rng: Rng
) -> None:
    """Deal other offers and picks with their trait cards; cards that a seat has shown of them stay."""
    if world.stage is Stage.OVER:
        return
    hidden = [
        mine
        for seat, mine in enumerate(world.seats)
        if seat != viewer and seat not in keeping and not mine.revealed
    ]
    known = {goal for mine in world.seats if mine not in hidden for goal in mine.offer}
    free = [goal for goal in CORPORATE_GOALS if goal not in known]
    rng.shuffle(free)
    # Seats with a known trait can have only three goals, so they are dealt first.
    for mine in sorted(hidden, key=lambda mine: not mine.trait_seen):
        if mine.corporation is not None:
            _deal_pick(mine, free)
    for mine in hidden:
        picked = [] if mine.corporation is None else [mine.corporation]
        mine.offer = picked + [free.pop() for _ in mine.offer[len(picked) :]]
        rng.shuffle(mine.offer)


def _deal_pick(mine: SeatState, free: list[str]) -> None:
    assert mine.corporation is not None
    before = CORPORATE_GOALS[mine.corporation].trait
    picked = next(
        goal for goal in free if not mine.trait_seen or CORPORATE_GOALS[goal].trait == before
    )
    free.remove(picked)
    mine.corporation = picked
    after = CORPORATE_GOALS[picked].trait
    mine.deck = [after if card == before else card for card in mine.deck]
    mine.hand = [after if card == before else card for card in mine.hand]


def _asked_again(world: State, viewer: Seat | None, rng: Rng) -> bool:
    """Fit the open questions of other seats to this state; False if one of them would not be asked in it."""
    others = [decision for decision in world.pending if decision.seat != viewer]
    answered = [decision for decision in others if decision.picks is not None]
    for decision in answered:
        decision.picks = ()
    if not all(_clean_up_again(world, decision) for decision in others) or not renew(world):
        return False
    for decision in answered:
        options = list(decision.options)
        rng.shuffle(options)
        picked = options[: decision.at_least]
        decision.picks = tuple(option for option in decision.options if option in picked)
    return True


def _clean_up_again(world: State, decision: Decision) -> bool:
    """Ask again which cards to discard at the end of a turn. No frame asks that."""
    if decision.why is not Reason.CLEAN_UP:
        return True
    hand = world.seats[decision.seat].hand
    asked = hand_question(decision.seat, Reason.CLEAN_UP, hand, len(hand) - HAND_SIZE)
    if not isinstance(asked, Question):
        return False
    decision.options = asked.options
    return True
