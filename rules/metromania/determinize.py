"""Another state that a viewer cannot tell from the real one (chapter "Visibility")."""

from typing import Final

from rules.core.copying import copy_state
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.metromania.components.content import KINDS, kind_of, letter_of, sorted_hand
from rules.metromania.network.completion import line_statuses
from rules.metromania.network.tunnels import HIDDEN
from rules.metromania.state import Phase, State

_DEALS: Final = 40
"""The number of deals to try before the state is returned unchanged."""


def determinize(state: State, viewer: Seat | None, rng: Rng) -> State:
    """Deal the letters again that the viewer does not see: those in other hands, in the variant `hidden`.

    The types in each hand stay, no seat has two markers of one letter, counting those it has placed, and the same lines
    are blocked as before.
    """
    world = copy_state(state)
    if state.rules.markers != HIDDEN or state.phase is Phase.OVER:
        return world
    others = [seat for seat in range(len(state.seats)) if seat != viewer]
    statuses = line_statuses(state)
    for _ in range(_DEALS):
        _deal(world, others, rng)
        if _letters_differ(world, others) and line_statuses(world) == statuses:
            return world
    return copy_state(state)


def reshuffle(state: State, rng: Rng) -> State:
    """The same table: nothing is left to chance once it is set up."""
    return copy_state(state)


def _deal(world: State, others: list[Seat], rng: Rng) -> None:
    """Shuffle the markers of each type among the hands, as many to each hand as before."""
    hands: dict[Seat, list[str]] = {seat: [] for seat in others}
    for kind in KINDS:
        held = [
            (seat, marker)
            for seat in others
            for marker in world.seats[seat].hand
            if kind_of(marker) == kind
        ]
        pile = [marker for _, marker in held]
        rng.shuffle(pile)
        for seat, _ in held:
            hands[seat].append(pile.pop())
    for seat, hand in hands.items():
        world.seats[seat].hand = sorted_hand(hand)


def _letters_differ(world: State, others: list[Seat]) -> bool:
    for seat in others:
        dealt = world.seats[seat].hand + [
            placed.marker for placed in world.placed if placed.seat == seat
        ]
        if len({letter_of(marker) for marker in dealt}) < len(dealt):
            return False
    return True
