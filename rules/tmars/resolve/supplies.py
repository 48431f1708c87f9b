"""Resolves steps that change stock, productions and resources on cards."""

from collections.abc import Sequence
from typing import assert_never

from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import SeatName
from rules.tmars.components.effects import (
    AddHere,
    AddToCard,
    Gain,
    HeatToMc,
    MetalBonusProduction,
    PlantOrResource,
    Production,
    RaiseLowestProduction,
    ReduceAnyProduction,
    RemoveHere,
    Resource,
    Spend,
)
from rules.tmars.components.programs import AFTER_PLAY, OWED_PLANT, PROGRAMS, is_ongoing
from rules.tmars.economy.counting import amount_of, amounts
from rules.tmars.economy.frames import frame_of
from rules.tmars.economy.supplies import add_on_card, change_production, change_stock
from rules.tmars.resolve.removing import lower_production
from rules.tmars.state import Frame, State
from rules.tmars.wording.names import amount_msg


def change_stocks(draft: State, frame: Frame, step: Gain | Spend, log: Log) -> None:
    found = amounts(draft, frame.actor, step, paid=frame.paid)
    if isinstance(step, Gain):
        change_stock(draft, frame.actor, found, log, by=_by(frame))
        return
    stock = draft.seats[frame.actor].stock
    lost = {resource: -min(n, stock[resource]) for resource, n in found.items()}
    for _ in range(sum(found.values()) + sum(lost.values())):
        _owe_plant(draft, frame)
    change_stock(draft, frame.actor, lost, log)


def _by(frame: Frame) -> str:
    """The card to name for a frame's changes, if it comes from a trigger."""
    return frame.source if is_ongoing(frame.program) else ""


def _owe_plant(draft: State, frame: Frame) -> None:
    """Record a plant to lose that the seat does not have yet: it is lost after the card's triggers have granted it."""
    place = next(
        index
        for index, other in enumerate(draft.stack)
        if other.program == AFTER_PLAY and other.cause == frame.source
    )
    draft.stack.insert(place, frame_of(OWED_PLANT, frame.source, frame.actor))


def change_productions(
    draft: State,
    frame: Frame,
    step: Production | HeatToMc | RaiseLowestProduction | MetalBonusProduction,
    picks: Sequence[str],
    log: Log,
) -> None:
    match step:
        case Production():
            deltas = amounts(draft, frame.actor, step, paid=frame.paid)
        case HeatToMc():
            n = int(picks[0])
            deltas = {Resource.HEAT.value: -n, Resource.MC.value: n}
        case RaiseLowestProduction():
            deltas = {picks[0]: 1}
        case MetalBonusProduction():
            draft.seats[frame.actor].metals[frame.source] = picks[0]
            deltas = {picks[0]: 1}
        case _:
            assert_never(step)
    change_production(draft, frame.actor, deltas, log, by=_by(frame))


def reduce_production(
    draft: State, frame: Frame, step: ReduceAnyProduction, picks: Sequence[str], log: Log
) -> None:
    """Reduce a production. If no opponent can lose it, the card first grants its gains, and the actor then loses it."""
    seat = frame.actor
    if picks:
        lower_production(draft, int(picks[0]), step.resource, step.steps, log)
        return
    given = PROGRAMS[frame.program][frame.at]
    assert step.own_gain_first
    assert isinstance(given, Production)
    frame.at += 1
    change_production(draft, seat, amounts(draft, seat, given), log)
    lower_production(draft, seat, step.resource, step.steps, log)


def pay_mc(draft: State, seat: Seat, n: int, heat: int, log: Log) -> None:
    """Pay M€, with `heat` of them in heat."""
    spent = {Resource.MC: n - heat, Resource.HEAT: heat}
    change_stock(draft, seat, {resource.value: -count for resource, count in spent.items()}, None)
    paid = tuple(amount_msg(resource, count) for resource, count in spent.items() if count)
    log.tell("tmars.event.paid", seat=SeatName(seat), what=paid)


def add_resources(
    draft: State,
    frame: Frame,
    step: AddHere | RemoveHere | AddToCard | PlantOrResource,
    picks: Sequence[str],
    log: Log,
) -> None:
    seat = frame.actor
    match step:
        case AddHere(n):
            add_on_card(draft, seat, frame.source, amount_of(draft, frame, n), log)
        case RemoveHere(n):
            add_on_card(draft, seat, frame.source, -n, log)
        case AddToCard(n=n):
            for card in picks:
                add_on_card(draft, seat, card, n, log)
        case PlantOrResource():
            if picks[0] == "1":
                change_stock(draft, seat, {Resource.PLANTS.value: 1}, log, by=frame.source)
            else:
                add_on_card(draft, seat, frame.cause, 1, log)
        case _:
            assert_never(step)
