"""Seats that a substitute takes over (section "No-show")."""

from enum import StrEnum

from msgspec import Struct

from rules.contest.director.held import Place
from rules.contest.director.outcome import plan_of
from rules.contest.director.snapshot import Kind, Snapshot
from rules.contest.director.stages.forms import form_of
from rules.contest.scores.results import No


class Seat(Struct, frozen=True):
    place: Place
    seat: int


class Denied(StrEnum):
    """The reason that a member cannot take a seat."""

    OWN = "seat_own"
    """They play in the tournament themselves."""
    BUSY = "seat_busy"
    """They play at another table now."""
    ONCE = "seat_once"
    """They had a seat in this round, at a table that is over."""
    NOT_CALLED = "seat_not_called"
    """Others of the bench are asked first."""
    CAME = "seat_came"
    """The entrant has come after all."""
    TAKEN = "seat_taken"
    """Another member was faster."""
    ROBOT = "seat_robot"
    """The time is up, and a robot has the seat; or the table is over."""


def denied(at: Snapshot, place: Place, seat: int, no: No) -> Denied | None:
    """Return why a member may not take a seat now; None if they may.

    A member who was called for any free seat may take each of them.
    """
    held = at.stages[place.stage - 1].rounds[place.number - 1]
    pod = held.pods[place.pod]
    chair = pod.chair(seat)
    pods = [other for _, other in at.pods() if not other.is_scored]
    if at.entry(no).kind is Kind.ENTRANT:
        return Denied.OWN
    if not pod.is_played or pod.fault_of(seat) is not None:
        return Denied.ROBOT
    if chair.since_ms is not None:
        return Denied.TAKEN
    if chair.is_ready or chair.has_moved:
        return Denied.CAME
    if any(no in other.seats for other in pods):
        return Denied.BUSY
    if any(no in other.seats for other in held.pods):
        return Denied.ONCE
    is_free = any(each.seat == seat for each in pod.called)
    is_called = any(each.no == no for other in pods for each in other.called)
    return None if is_free and is_called else Denied.NOT_CALLED


def free_seats(at: Snapshot) -> tuple[Seat, ...]:
    """Return the seats that the bench is called for and may still take."""
    return tuple(
        Seat(place, seat)
        for place, pod in at.pods()
        for seat in sorted({each.seat for each in pod.called})
        if not pod.is_scored
        and pod.is_played
        and pod.fault_of(seat) is None
        and pod.chair(seat).since_ms is None
        and not (pod.chair(seat).is_ready or pod.chair(seat).has_moved)
    )


def seats_taken(at: Snapshot, place: Place, seat: int) -> tuple[Seat, ...]:
    """Return the seats that pass to a substitute along with this one.

    With a known schedule and ranked substitutes, all unopened tables of the absent entrant in the stage pass with it.
    """
    own = (Seat(place, seat),)
    if not at.plan.substitutes_score or not form_of(plan_of(at, place.stage)).is_known:
        return own
    no = at.stages[place.stage - 1].rounds[place.number - 1].pods[place.pod].seats[seat]
    return own + tuple(
        Seat(other, pod.seats.index(no))
        for other, pod in at.pods()
        if other.stage == place.stage
        and no in pod.seats
        and not (pod.is_open or pod.is_scored or pod.ended is not None)
    )
