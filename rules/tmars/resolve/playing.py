"""Plays a project card: requirements and effects (chapter "Playing a project card")."""

from collections.abc import Iterator, Mapping
from typing import Final

from rules.core.domains import Split
from rules.core.errors import IllegalMove
from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import SeatName
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.cards import PROJECTS
from rules.tmars.components.content import SOUTH_POLE_MC
from rules.tmars.components.effects import PlaceCity, PlaceGreenery, PlaceTile, Spend
from rules.tmars.components.programs import AFTER_PLAY, play_program
from rules.tmars.economy.costs import PRINTED, TAG_PAYS, card_cost, heat_pays, savings_of
from rules.tmars.economy.frames import begin
from rules.tmars.economy.paying import (
    Means,
    Units,
    cannot_afford,
    card_means,
    funds,
    means,
    paid_with,
    pay,
    split,
)
from rules.tmars.economy.paying import pay_refusal as refuse_units
from rules.tmars.economy.placing import has_space, where_of
from rules.tmars.economy.requirements import meets_requirements, requirement_refusal
from rules.tmars.economy.supplies import begin_act
from rules.tmars.resolve.feasible import blocked
from rules.tmars.state import State
from rules.tmars.wording.names import card_msg, card_or_excerpt

_PLACES: Final[Mapping[str, PlaceCity | PlaceGreenery | PlaceTile]] = {
    card.id: step
    for card in PROJECTS.values()
    for step in card.play
    if isinstance(step, PlaceCity | PlaceGreenery | PlaceTile)
}
"""The steps that place tiles."""
_HEAT_SPENT: Final[Mapping[str, int]] = {
    card.id: step.heat
    for card in PROJECTS.values()
    for step in card.play
    if isinstance(step, Spend) and isinstance(step.heat, int) and step.heat
}
"""The heat that a card takes in addition to its cost."""
_PROGRAMS: Final[Mapping[str, str]] = {card: play_program(card) for card in PROJECTS}


def play_refusal(
    state: State, seat: Seat, card: str, *, discount: int = 0, ignore_global: bool = False
) -> IllegalMove | None:
    """Return the reason that the seat cannot play the card, in any seat's turn: the first in the chapter's order.

    Codes: not_in_hand, those of `requirement_refusal` and `feasible.blocked`, and cannot_afford.
    """
    if card not in state.seats[seat].hand:
        return IllegalMove("tmars.not_in_hand", card=card_or_excerpt(card))
    return (
        requirement_refusal(state, seat, card, ignore_global=ignore_global)
        or blocked(state, seat, card, _PROGRAMS[card], {})
        or cannot_afford(
            means_for(state, seat, card), card_cost(state, seat, card, discount), card_msg(card)
        )
    )


def playable_cards(state: State, seat: Seat) -> list[str]:
    """Cards of the hand that can be played now, in its order."""
    return [card for card in _affordable(state, seat) if _can_play(state, seat, card)]


def has_playable_card(state: State, seat: Seat) -> bool:
    return any(_can_play(state, seat, card) for card in _affordable(state, seat))


def _can_play(state: State, seat: Seat, card: str) -> bool:
    """Like `play_refusal` for an affordable card, without working out reasons for the many that cannot be played."""
    if not meets_requirements(state, seat, card):
        return False
    if blocked(state, seat, card, _PROGRAMS[card], {}) is not None:
        return False
    if card not in _PLACES and card not in _HEAT_SPENT:
        return True
    return card_cost(state, seat, card) <= means_for(state, seat, card).total


def _affordable(state: State, seat: Seat) -> Iterator[str]:
    """Cards of the hand that the seat can afford. Most cards fail here, and this check is cheap."""
    mine = state.seats[seat]
    savings = savings_of(mine)
    plain = funds(state, seat)
    rest: tuple[int, int, int] | None = None
    for card in mine.hand:
        cost = PRINTED[card] - mine.next_discount
        for each in savings:
            cost -= each.get(card, 0)
        if cost > plain and True in TAG_PAYS[card]:
            rest = rest or _worth_of_rest(state, seat)
            cost -= sum(map(int.__mul__, rest, TAG_PAYS[card]))
        if cost <= plain:
            yield card


def _worth_of_rest(state: State, seat: Seat) -> tuple[int, int, int]:
    """Return the worth of all steel, all titanium and all microbes."""
    able = means(state, seat, steel=True, titanium=True, microbes=True)
    _, steel, titanium, _, microbes = map(int.__mul__, able.most, able.worth)
    return steel, titanium, microbes


def means_for(state: State, seat: Seat, card: str) -> Means:
    """Return the means for the card, without the units that the card itself will take."""
    return card_means(state, seat, card, _kept_back(state, seat, card))


def _kept_back(state: State, seat: Seat, card: str) -> tuple[int, int]:
    """M€ and heat to keep, for a card that takes heat or whose tile can only go to the South Pole."""
    heat = _HEAT_SPENT.get(card, 0)
    pole = BOARDS[state.board].south_pole
    step = _PLACES.get(card)
    if step is None or pole is None or pole in state.tiles:
        return 0, heat
    if has_space(state, seat, where_of(state.board, step), mc_left=0):
        return 0, heat
    mine = state.seats[seat]
    from_heat = min(SOUTH_POLE_MC, mine.stock["heat"] - heat) if heat_pays(mine) else 0
    return SOUTH_POLE_MC - from_heat, heat + from_heat


def pay_domain(state: State, seat: Seat, card: str, *, discount: int = 0) -> Split:
    """Return the ways to pay for the card."""
    return split(means_for(state, seat, card), card_cost(state, seat, card, discount))


def pay_refusal(
    state: State, seat: Seat, card: str, units: Units, *, discount: int = 0
) -> IllegalMove | None:
    """See `paying.pay_refusal`."""
    cost = card_cost(state, seat, card, discount)
    return refuse_units(means_for(state, seat, card), units, cost, card_msg(card))


def play_card(
    draft: State, seat: Seat, card: str, units: Units, log: Log, *, discount: int = 0
) -> None:
    """Pay for the card and put it down. Its steps come next, then its triggers."""
    mine = draft.seats[seat]
    cost = card_cost(draft, seat, card, discount)
    begin_act(draft, seat, "card", card)
    mine.hand.remove(card)
    pay(draft, seat, units)
    mine.tableau.append(card)
    log.tell(
        "tmars.event.plays" if cost else "tmars.event.plays_for_nothing",
        seat=SeatName(seat),
        card=card_msg(card),
        cost=cost,
        paid=paid_with(units) if log.hears else (),
    )
    begin(draft, AFTER_PLAY, "", seat, cause=card)
    begin(draft, _PROGRAMS[card], card, seat)
