"""Puts several cards down that ask nothing (chapter "Moves")."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from rules.core.domains import UNSAID, Option, SomeOf
from rules.core.domains import sample as draw
from rules.core.errors import IllegalMove
from rules.core.game import Field, Given, Move, Verb, always
from rules.core.log import Log
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.mine.components.cards import CARDS
from rules.mine.components.content import kind_of, numbered
from rules.mine.resolve.playing import (
    can_put_down,
    draws,
    fixed_loss,
    is_simple,
    may_put_down,
    put_down,
    refuse_put_down,
)
from rules.mine.resolve.stack import step
from rules.mine.state import Phase, State
from rules.mine.turns.moments import refuse_off_turn
from rules.mine.verbs.play import hand_note
from rules.mine.wording.cards import card_msg, resource_msg
from rules.mine.wording.counts import how_many

_ENERGY = "energy"


class PutDownMany(Move, frozen=True):
    cards: tuple[str, ...]
    """Copies in hand: the second one of a kind is ``fund#2``."""


def _copies(state: State, seat: Seat) -> list[tuple[str, str]]:
    """Copies in hand that may be put down together with others, each with its slot."""
    mine = state.seats[seat]
    return [
        (copy, f"h{place}")
        for place, (card, copy) in enumerate(zip(mine.hand, numbered(mine.hand), strict=True), 1)
        if is_simple(card) and can_put_down(mine, card)
    ]


def _available(state: State, seat: Seat) -> bool:
    return may_put_down(state, seat) and has_simple(state, seat)


def has_simple(state: State, seat: Seat) -> bool:
    """Return true if a card in hand may be put down together with others."""
    mine = state.seats[seat]
    return any(is_simple(card) and can_put_down(mine, card) for card in mine.hand)


def _proposed(state: State, seat: Seat) -> bool:
    """Can any of these cards be put down at once?"""
    return bool(_simple(state, seat, {}).start)


def check(state: State, seat: Seat, move: PutDownMany) -> None:
    """Check the cards against the seat's present resources; gains by the cards do not count yet.

    Raises:
        IllegalMove: stage, pending, phase_play, choice_count, not_in_hand, not_simple, energy, resource, or see
            `refuse_put_down`.
    """
    refuse_off_turn(state, seat)
    if state.turn.phase is Phase.BUY:
        raise IllegalMove("mine.phase_play")
    mine = state.seats[seat]
    if not move.cards:
        most = max(1, len(_copies(state, seat)))
        raise IllegalMove("mine.choice_count", many=how_many(1, most))
    left = list(numbered(mine.hand))
    for copy in move.cards:
        if copy not in left:
            kind = kind_of(copy)
            raise IllegalMove("mine.not_in_hand", card=card_msg(kind) if kind in CARDS else copy)
        left.remove(copy)
        if not is_simple(kind_of(copy)) and CARDS[kind_of(copy)].energy is not None:
            raise IllegalMove("mine.not_simple", card=card_msg(kind_of(copy)))
        refuse_put_down(state, seat, kind_of(copy))
    _refuse_sum(state, seat, [kind_of(copy) for copy in move.cards])


def _refuse_sum(state: State, seat: Seat, cards: list[str]) -> None:
    mine = state.seats[seat]
    need, lost = 0, Counter[str]()
    for card in cards:
        need += CARDS[card].energy or 0
        if need > mine.energy:
            raise IllegalMove("mine.energy", card=card_msg(card), need=need, have=mine.energy)
        lost.update(fixed_loss(card))
        for resource in fixed_loss(card):
            if lost[resource] > mine.resources[resource]:
                raise IllegalMove(
                    "mine.resource",
                    card=card_msg(card),
                    resource=resource_msg(resource),
                    need=lost[resource],
                    have=mine.resources[resource],
                )


def apply(draft: State, seat: Seat, move: PutDownMany, log: Log) -> None:
    """Put the cards down one after another, cards that draw last; each is resolved before the next."""
    for card in sorted((kind_of(copy) for copy in move.cards), key=draws):
        put_down(draft, seat, card, log)
        while draft.stack:
            step(draft, log)


def _simple(state: State, seat: Seat, given: Given) -> SomeOf:
    mine = state.seats[seat]
    options = tuple(
        Option(
            copy,
            card_msg(kind_of(copy)),
            note=hand_note(kind_of(copy)),
            mark=slot,
            groups=_GROUPS[kind_of(copy)],
        )
        for copy, slot in _copies(state, seat)
    )
    limits = {_ENERGY: mine.energy, **mine.resources}
    return SomeOf(options, 1, len(options), limits, start=_as_many_as_go(options, limits))


def _as_many_as_go(options: Sequence[Option], limits: Mapping[str, int]) -> tuple[str, ...]:
    """Return the cards from the left that energy and resources allow, which is usually the member's choice."""
    picked: list[str] = []
    used = Counter[str]()
    for option in options:
        after = used + Counter(option.groups)
        if all(after[group] <= limits[group] for group in after):
            picked.append(option.value)
            used = after
    return tuple(picked)


_GROUPS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        card: (*((_ENERGY,) * (each.energy or 0)), *fixed_loss(card))
        for card, each in CARDS.items()
        if is_simple(card)
    }
)
"""By simple card: its needs, each as often as it is needed."""


def sample(state: State, seat: Seat, rng: Rng) -> PutDownMany:
    mine = state.seats[seat]
    options = tuple(
        Option(copy, UNSAID, groups=_GROUPS[kind_of(copy)]) for copy, _ in _copies(state, seat)
    )
    limits = {_ENERGY: mine.energy, **mine.resources}
    return PutDownMany(draw(SomeOf(options, 1, len(options), limits), rng))


PLAY_MANY = Verb(
    name="play_many",
    move=PutDownMany,
    available=_available,
    check=check,
    apply=apply,
    sample=sample,
    fields=(Field("cards", _simple, show_private=always),),
    check_off_menu=True,
    proposed=_proposed,
)
