"""A seat's resources, energy, credits and other counters (chapter "Keywords")."""

from rules.core.log import Log
from rules.core.seats import Seat
from rules.core.text import SeatName
from rules.mine.components.terms import Happening
from rules.mine.economy.triggers import happened
from rules.mine.state import State
from rules.mine.wording.cards import resource_msg


def add_resource(draft: State, seat: Seat, resource: str, count: int, log: Log) -> None:
    if count <= 0:
        return
    draft.seats[seat].resources[resource] += count
    log.tell("mine.event.added", seat=SeatName(seat), resource=resource_msg(resource), count=count)
    _changed(draft, seat, Happening.RES_ADDED, log)


def remove_resource(draft: State, seat: Seat, resource: str, count: int, log: Log) -> None:
    """Remove this many, or all if there are fewer."""
    mine = draft.seats[seat]
    count = min(count, mine.resources[resource])
    if count == 0:
        return
    mine.resources[resource] -= count
    log.tell(
        "mine.event.removed", seat=SeatName(seat), resource=resource_msg(resource), count=count
    )
    _changed(draft, seat, Happening.RES_REMOVED, log)


def add_credits(draft: State, seat: Seat, count: int, log: Log) -> None:
    """Change the credits, which never fall below 0."""
    mine = draft.seats[seat]
    count = max(-mine.credits, count)
    if count == 0:
        return
    mine.credits += count
    if seat == draft.turn.seat and count > 0:
        draft.turn.earned += count
    log.tell("mine.event.credits", seat=SeatName(seat), count=count, credits=mine.credits)


def add_energy(draft: State, seat: Seat, count: int, log: Log) -> None:
    if count == 0:
        return
    mine = draft.seats[seat]
    mine.energy += count
    log.tell("mine.event.energy", seat=SeatName(seat), count=count, energy=mine.energy)


def add_purchases(draft: State, seat: Seat, count: int, log: Log) -> None:
    draft.seats[seat].purchases += count
    log.tell("mine.event.purchases", seat=SeatName(seat), count=count)


def add_penalty(draft: State, seat: Seat, count: int, log: Log) -> None:
    mine = draft.seats[seat]
    mine.penalty += count
    log.tell("mine.event.penalty", seat=SeatName(seat), count=count, penalty=mine.penalty)


def spend_coins(draft: State, seat: Seat, count: int, log: Log) -> None:
    """A coin token is worth 1 credit."""
    draft.seats[seat].coins -= count
    log.tell("mine.event.coins_spent", seat=SeatName(seat), count=count)
    add_credits(draft, seat, count, log)


def _changed(draft: State, seat: Seat, happening: Happening, log: Log) -> None:
    if seat == draft.turn.seat:
        draft.turn.resources_changed = True
    # Other seats are compared with it, so the progress of their secret goals has come to light.
    log.reveal()
    happened(draft, happening, seat, log)
