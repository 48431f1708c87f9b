"""Seats that a substitute takes over (section "No-show")."""

from msgspec import Struct

from rules.contest.director.held import Place
from rules.contest.director.outcome import plan_of
from rules.contest.director.snapshot import Kind, Snapshot
from rules.contest.director.stages.forms import form_of
from rules.contest.scores.results import No


class Seat(Struct, frozen=True):
    place: Place
    seat: int


def may_take(at: Snapshot, place: Place, seat: int, no: No) -> bool:
    """Return true if a member may take a seat now: called for it, still on the bench, at no table, and the seat is
    free.
    """
    pod = at.stages[place.stage - 1].rounds[place.number - 1].pods[place.pod]
    chair = pod.chair(seat)
    is_called = any(each.seat == seat and each.no == no for each in pod.called)
    is_free = pod.fault_of(seat) is None and not chair.is_ready and not chair.has_moved
    is_busy = any(not other.is_scored and no in other.seats for _, other in at.pods())
    return (
        pod.is_played
        and is_called
        and is_free
        and not is_busy
        and at.entry(no).kind is not Kind.ENTRANT
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
