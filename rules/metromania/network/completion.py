"""Complete and blocked lines, and what ends construction (chapter "Stations, completion, blocked lines")."""

from typing import Final

from rules.core.seats import Seat
from rules.metromania.components.content import CLOSED_LIMIT, TUNNELS
from rules.metromania.network.lines import Network
from rules.metromania.state import State

BOTH_LINES: Final = "both_lines"
STATIONS_GONE: Final = "stations"
LINES: Final = "lines"
STALEMATE: Final = "stalemate"

UNSTARTED: Final = "unstarted"
RUNNING: Final = "running"
COMPLETE: Final = "complete"
BLOCKED: Final = "blocked"


def line_statuses(state: State) -> tuple[tuple[str, str], ...]:
    """Per seat, how its two lines stand at present: ``unstarted``, ``running``, ``complete`` or ``blocked``."""
    net = Network(state)
    net.marker_used = False
    return tuple(
        (_status(net, 2 * seat), _status(net, 2 * seat + 1)) for seat in range(len(state.seats))
    )


def _status(net: Network, index: int) -> str:
    track = net.tracks[index]
    if not track.path:
        return UNSTARTED
    if track.complete:
        return COMPLETE
    if track.dug >= TUNNELS or next(net.openings(track), None) is None:
        return BLOCKED
    return RUNNING


def closed_lines(statuses: tuple[tuple[str, str], ...]) -> int:
    """How many lines are complete or blocked."""
    return sum(status in (COMPLETE, BLOCKED) for pair in statuses for status in pair)


def end_trigger(state: State, seat: Seat) -> str | None:
    """What ends construction after this seat's turn, if anything does."""
    if all(line.complete for line in state.seats[seat].lines):
        return BOTH_LINES
    if state.supply == 0:
        return STATIONS_GONE
    return LINES if lines_end(state) else None


def lines_end(state: State) -> bool:
    """Are so many lines complete or blocked that construction ends, whatever else ends it as well?"""
    return closed_lines(line_statuses(state)) >= CLOSED_LIMIT[len(state.seats)]
