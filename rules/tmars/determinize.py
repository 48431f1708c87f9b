"""Another state that a viewer cannot tell from the real one (chapter "State and hidden information")."""

from collections.abc import Sequence
from typing import Final

from rules.core.copying import copy_state
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import BEGINNER
from rules.tmars.components.designs import Type
from rules.tmars.resolve.questions import renew
from rules.tmars.state import SeatState, Stage, StartChoice, State
from rules.tmars.turns.opening import least_projects, most_projects

_DEALS: Final = 40
"""The number of deals to try before a seat with an open question keeps its cards."""


def determinize(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Deal the viewer's unknowns again.

    These are hands, offers and face-down events of others, decks, discards, MarsBot's pile, and secret decisions of
    others. The open questions of other seats stay the same, with the cards those seats now hold.
    """
    asked = None if state.question is None else state.question.seat
    for _ in range(_DEALS):
        world = _deal(state, _hidden(state, viewer), rng)
        if asked in (None, viewer) or renew(world):
            return world
    return _deal(state, [seat for seat in _hidden(state, viewer) if seat != asked], rng)


def reshuffle(state: State, rng: Rng) -> State:
    """Other chance, and all decks and MarsBot's pile in another order."""
    world = copy_state(state)
    world.rng = Rng(rng.next64())
    rng.shuffle(world.deck)
    rng.shuffle(world.prelude_deck)
    if world.bot is not None:
        rng.shuffle(world.bot.pile)
    return world


def _hidden(state: State, viewer: Seat | None) -> list[Seat]:
    return [seat for seat in range(len(state.seats)) if seat != viewer]


def _deal(state: State, hidden: Sequence[Seat], rng: Rng) -> State:
    """Return a deal in which only the hidden seats get other cards."""
    world = copy_state(state)
    world.rng = Rng(rng.next64())
    seats = [world.seats[seat] for seat in hidden]
    _deal_projects(world, seats, rng)
    _deal_preludes(world, seats, rng)
    _deal_corporations(world, seats, rng)
    for seat in hidden:
        _decide_again(state.seats[seat], world.seats[seat])
    return world


def _deal_projects(world: State, seats: Sequence[SeatState], rng: Rng) -> None:
    piles = [world.deck, world.discard]
    if world.bot is not None:
        piles.append(world.bot.pile)
    for mine in seats:
        piles += [mine.hand, mine.offer, mine.kept]
    events = [] if world.stage is Stage.OVER else _forgotten_events(world, seats)
    unseen = [card for pile in piles for card in pile]
    unseen += (mine.events[at] for mine, at in events)
    rng.shuffle(unseen)
    for mine, at in events:
        card = next(card for card in unseen if CARDS[card].type is Type.EVENT)
        unseen.remove(card)
        mine.events[at] = card
    for pile in piles:
        _refill(pile, unseen)


def _forgotten_events(world: State, seats: Sequence[SeatState]) -> list[tuple[SeatState, int]]:
    """Face-down events, by owner and place, that are not among the last moves."""
    told = {act.subject for act in world.acts}
    return [(mine, at) for mine in seats for at, card in enumerate(mine.events) if card not in told]


def _deal_preludes(world: State, seats: Sequence[SeatState], rng: Rng) -> None:
    _mix([world.prelude_deck, world.prelude_discard, *(mine.preludes for mine in seats)], rng)


def _deal_corporations(world: State, seats: Sequence[SeatState], rng: Rng) -> None:
    """The beginners' corporation, which all may take, stays where it is: last in every offer."""
    beginners = [mine for mine in seats if BEGINNER in mine.corporations]
    for mine in beginners:
        mine.corporations.remove(BEGINNER)
    _mix([world.set_aside, *(mine.corporations for mine in seats)], rng)
    for mine in beginners:
        mine.corporations.append(BEGINNER)


def _mix(piles: Sequence[list[str]], rng: Rng) -> None:
    unseen = [card for pile in piles for card in pile]
    rng.shuffle(unseen)
    for pile in piles:
        _refill(pile, unseen)


def _refill(pile: list[str], unseen: list[str]) -> None:
    count = len(pile)
    pile[:] = unseen[:count]
    del unseen[:count]


def _decide_again(before: SeatState, mine: SeatState) -> None:
    """Make the secret decisions again, for the cards that are now in the same places."""
    if before.bought is not None:
        mine.bought = _at_same_places(
            before.bought, before.offer or before.corporations, mine.offer or mine.corporations
        )
    choice = before.choice
    if choice is None:
        return
    (corporation,) = _at_same_places((choice.corporation,), before.corporations, mine.corporations)
    projects = _at_same_places(choice.projects, before.offer, mine.offer)
    if len(projects) < least_projects(corporation):
        projects = tuple(mine.offer)
    mine.choice = StartChoice(
        corporation=corporation,
        preludes=_at_same_places(choice.preludes, before.preludes, mine.preludes),
        projects=projects[: most_projects(corporation)],
    )


def _at_same_places(
    picked: Sequence[str], before: Sequence[str], after: Sequence[str]
) -> tuple[str, ...]:
    return tuple(after[before.index(card)] for card in picked)
