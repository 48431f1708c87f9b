"""What a dig spoils: a line without a way on, or, in the last turn, a marker without a station."""

from collections.abc import Iterator
from typing import Final

from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.metromania.components.content import TUNNELS
from rules.metromania.components.coordinates import CORNERS
from rules.metromania.components.steps import read_step
from rules.metromania.forms.routes import route_options
from rules.metromania.network.completion import end_trigger
from rules.metromania.network.digging import with_steps
from rules.metromania.network.distances import exact_distance
from rules.metromania.network.lines import network_of
from rules.metromania.state import Phase, State
from rules.metromania.turns.trips import PENALTY

_COMPARED: Final = 9
"""The routes that a dig is compared with."""


def spoiled(state: State, seat: Seat, texts: tuple[str, ...]) -> Msg | None:
    """Return what these steps spoil that was still possible before them; None if nothing."""
    after = _after(state, seat, texts)
    if _is_last(after, seat):
        return _trips_lost(state, after, seat)
    before = dict(_ways_on(state, seat))
    for number, way in _ways_on(after, seat):
        if way is not None and before.get(number) is None and number in before:
            return msg(f"metromania.text.{way}", line=number)
    return None


def _trips_lost(state: State, after: State, seat: Seat) -> Msg | None:
    if state.rules.impossible_trip != PENALTY:
        return None
    lost = _unserved(after, seat)
    if lost and any(_served_by(state, seat, lost)):
        return msg("metromania.text.caution_trips", letters=tuple(lost))
    return None


def _after(state: State, seat: Seat, texts: tuple[str, ...]) -> State:
    return with_steps(state, seat, map(read_step, texts))


def _ways_on(state: State, seat: Seat) -> Iterator[tuple[int, str | None]]:
    """Yield the number of each line under way, and the caution that it deserves."""
    net = network_of(state)
    net.marker_used = False
    for track in net.tracks_of(seat):
        if not track.path or track.complete:
            continue
        if not net.has_opening(track):
            yield track.number, "caution_blocked"
        elif track.dug + exact_distance(net, track) > TUNNELS:
            yield track.number, "caution_stranded"
        else:
            yield track.number, None


def _is_last(after: State, seat: Seat) -> bool:
    return after.phase is Phase.FINAL_ROUND or end_trigger(after, seat) is not None


def _unserved(state: State, seat: Seat) -> list[str]:
    """Return the letters of the seat's markers without a station, in hand or placed."""
    stations = {station.vertex for station in state.stations}
    found = [marker.partition("-")[2] for marker in state.seats[seat].hand]
    found += [
        placed.marker.partition("-")[2]
        for placed in state.placed
        if placed.seat == seat and stations.isdisjoint(CORNERS[placed.cell])
    ]
    return sorted(found)


def _served_by(state: State, seat: Seat, lost: list[str]) -> Iterator[bool]:
    """Yield for the first routes whether each of them serves more."""
    for option in route_options(state, seat, {})[:_COMPARED]:
        yield len(_unserved(_after(state, seat, option.value), seat)) < len(lost)
