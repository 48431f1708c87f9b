"""Complete and blocked lines, and the end of construction (chapter "Stations, completion, blocked lines")."""

from typing import Final

from rules.core.seats import Seat
from rules.metromania.components.content import CLOSED_LIMIT, LineStatus
from rules.metromania.network.lines import Network, Track, network_of
from rules.metromania.state import State

BOTH_LINES: Final = "both_lines"
STATIONS_GONE: Final = "stations"
LINES: Final = "lines"
STALEMATE: Final = "stalemate"


def line_statuses(state: State) -> tuple[tuple[LineStatus, LineStatus], ...]:
    """The current status of each seat's two lines."""
    net = network_of(state)
    net.marker_used = False
    found = tuple(
        (_status(net, 2 * seat), _status(net, 2 * seat + 1)) for seat in range(len(state.seats))
    )
    net.marker_used = state.turn.marker_used
    return found


def _status(net: Network, index: int) -> LineStatus:
    track = net.tracks[index]
    if not track.path:
        return LineStatus.BLOCKED if _is_shut_out(net, track) else LineStatus.UNSTARTED
    if track.complete:
        return LineStatus.COMPLETE
    if not net.has_opening(track):
        return LineStatus.BLOCKED
    return LineStatus.RUNNING


def _is_shut_out(net: Network, track: Track) -> bool:
    """Return true if a second line cannot start, because the spaces on the sides open to it are taken."""
    if track.path or track.number == 1 or not net.beside(track).path:
        return False
    return not net.open_starts(track)


def closed_lines(statuses: tuple[tuple[LineStatus, LineStatus], ...]) -> int:
    """Return the number of lines that are complete or blocked."""
    return sum(
        status in (LineStatus.COMPLETE, LineStatus.BLOCKED) for pair in statuses for status in pair
    )


def end_trigger(state: State, seat: Seat) -> str | None:
    """The reason for which construction ends after this seat's turn, if any."""
    if all(line.complete for line in state.seats[seat].lines):
        return BOTH_LINES
    if state.supply == 0:
        return STATIONS_GONE
    return LINES if lines_end(state) else None


def lines_end(state: State) -> bool:
    """Return true if the number of complete and blocked lines alone ends construction."""
    limit = CLOSED_LIMIT[len(state.seats)]
    net = network_of(state)
    spare = sum(track.path != [] or _is_shut_out(net, track) for track in net.tracks) - limit
    if spare < 0:
        return False
    net.marker_used = False
    # Once too many lines are running, the others are not looked at.
    for index in range(len(net.tracks)):
        if _status(net, index) is LineStatus.RUNNING:
            spare -= 1
            if spare < 0:
                break
    net.marker_used = state.turn.marker_used
    return spare >= 0
