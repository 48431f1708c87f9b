"""Deliberately broken toys, continued: pre-moves and auto-answers that are illegal or tell secrets."""

from collections.abc import Hashable
from dataclasses import replace

from rules.core.ahead import Ahead, AutoAnswer, never_tells
from rules.core.copying import copy_state
from rules.core.domains import Domain, SomeOf
from rules.core.game import Given
from rules.core.seats import Seat
from tests.conformance import checks_aheads
from tests.conformance.broken import NIM, SEALED, Broken, with_domain, with_verb
from tests.toys import nim, sealed
from tests.toys.sealed import verbs


def _list(state: nim.State, seat: Seat, move: nim.Take) -> Hashable:
    return frozenset({object()})


def _passing(state: sealed.State, seat: Seat) -> sealed.State | None:
    """Offer it because of the next seat's hidden things."""
    others = state.seats[(seat + 1) % len(state.seats)]
    if seat in sealed.GAME.waiting_for(state) or sum(map(ord, "".join(others.hand))) % 2:
        return None
    draft = copy_state(state)
    draft.phase = "lay"
    draft.seats[seat].laid = None
    return draft


def _nothing(state: object, seat: Seat, move: object) -> Hashable:
    return None


def _illegal(state: nim.State, seat: Seat) -> nim.Take:
    return nim.Take(99, 99)


def _not_over(state: nim.State, seat: Seat) -> bool:
    return not state.over


def _over(before: nim.State, after: nim.State, seat: Seat) -> bool:
    return after.over


def _of_hand(state: sealed.State, seat: Seat) -> verbs.Lay | None:
    hand = state.seats[seat].hand
    if state.phase != "lay" or not hand or sum(map(ord, hand[0])) % 2:
        return None
    return verbs.Lay((hand[0],))


def _always(state: sealed.State, seat: Seat) -> bool:
    return sealed.GAME.outcome(state) is None


def _at_the_end(before: sealed.State, after: sealed.State, seat: Seat) -> bool:
    return sealed.GAME.outcome(after) is not None


def _one_card_at_times(state: sealed.State, seat: Seat, given: Given) -> Domain:
    """The first card alone, if it is of a certain kind."""
    hand = state.seats[seat].hand
    offered = verbs.LAY.fields[0].domain(state, seat, given)
    assert isinstance(offered, SomeOf)
    if not hand or sum(map(ord, hand[0])) % 2:
        return offered
    return SomeOf(offered.options[:1], at_least=1, at_most=1)


_LAY_OPENLY = replace(verbs.LAY, tells=never_tells)
_OPEN = with_verb(SEALED, _LAY_OPENLY)
assert nim.TAKE.ahead is not None

AHEADS = (
    Broken(
        "leans on what cannot be kept",
        checks_aheads.check_aheads,
        "leans on no plain values",
        with_verb(NIM, replace(nim.TAKE, ahead=Ahead(nim.TAKE.ahead.supposed, _list))),
    ),
    Broken(
        "offers ahead what depends on the cards of others",
        checks_aheads.check_aheads_in_other_worlds,
        "the menu, ahead, tells",
        with_verb(SEALED, replace(verbs.LAY, ahead=Ahead(_passing, _nothing))),
    ),
    Broken(
        "answers with an illegal move",
        checks_aheads.check_standing,
        "is refused by",
        replace(NIM, standing=(AutoAnswer("bad", _not_over, _illegal, _over),)),
    ),
    Broken(
        "answers by itself only with a certain hand",
        checks_aheads.check_standing_in_other_worlds,
        "answers",
        replace(SEALED, standing=(AutoAnswer("lay", _always, _of_hand, _at_the_end),)),
    ),
    Broken(
        "makes a forced move although the hand decides that it is forced",
        checks_aheads.check_forced_in_other_worlds,
        "forced to",
        with_domain(_OPEN, _LAY_OPENLY, "cards", _one_card_at_times),
    ),
)
