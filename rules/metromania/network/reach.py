"""The number of tunnels that a turn can hold, and the next ones (chapter "How many tunnels")."""

from dataclasses import dataclass
from typing import Final

from rules.core.seats import Seat
from rules.metromania.components.content import DIG, TUNNELS
from rules.metromania.components.coordinates import EXIT
from rules.metromania.network.lines import Network, Opening, Track, network_of
from rules.metromania.state import State

FREE: Final = "free"
LONGEST: Final = "longest"


def max_dig(network: Network, seat: Seat, most: int) -> int:
    """The length of the longest legal sequence of at most `most` tunnels; bonus stations are declined."""
    tracks = network.tracks_of(seat)
    if most and any(_run(network, track, most) for track in tracks):
        return most
    return _longest(network, tracks, min(most, sum(_left(network, track) for track in tracks)))


def _run(
    network: Network,
    track: Track,
    count: int,
    cells: tuple[str, ...] = (),
    *,
    covered: bool = False,
) -> tuple[str, ...]:
    """Cells with which a started line can go on for so many tunnels, if some are easily found; see `Network.run`."""
    path = track.path
    if track.complete or not path or len(path) + count > TUNNELS + 1 or not network.is_ample:
        return ()
    covered = covered or network.marker_used
    return network.run(track, path[-2], path[-1], count, cells, covered=covered)


def _left(network: Network, track: Track) -> int:
    """The tunnels that a line has left; 0 if it may not be dug at all."""
    if track.complete:
        return 0
    if not track.path and track.number == 2 and network.state.seats[track.seat].turns == 0:
        return 0
    return TUNNELS - track.dug


def _longest(network: Network, tracks: tuple[Track, Track], most: int) -> int:
    best = 0
    if most == 0:
        return best
    if most == 1:
        return int(any(network.has_opening(track) for track in tracks))
    for track in tracks:
        for opening in network.openings(track):
            best = max(best, 1 + _after(network, tracks, opening, most - 1))
            if best == most:
                return best
    return best


def _after(network: Network, tracks: tuple[Track, Track], opening: Opening, most: int) -> int:
    """The longest sequence after this tunnel."""
    marker_used = network.marker_used
    network.marker_used = marker_used or network.board.kind(opening.cell) is not None
    placed = network.push(opening)
    found = _longest(network, tracks, most)
    network.pop(opening, placed)
    network.marker_used = marker_used
    return found


def reach_after(network: Network, opening: Opening, dug: int) -> int:
    """Return the number of tunnels that the turn can hold in total if this one is dug after `dug` others."""
    most = DIG - dug - 1
    if most and _surely_follow(network, opening, most):
        return DIG
    tracks = network.tracks_of(opening.track.seat)
    return dug + 1 + _after(network, tracks, opening, most)


def _surely_follow(network: Network, opening: Opening, most: int) -> bool:
    """Return true if so many tunnels surely follow this one, on its own line or all on the other."""
    track, cell = opening.track, opening.cell
    covered = network.marker_used or cell in network.board.targets
    if (
        cell[0] != EXIT
        and network.is_ample
        and track.dug + 1 + most <= TUNNELS
        and network.run(
            track, opening.start, opening.end, most, (cell,), (opening.end,), covered=covered
        )
    ):
        return True
    return bool(_run(network, network.beside(track), most, (cell,), covered=covered))


def example_dig(network: Network, seat: Seat, most: int) -> tuple[Opening, ...]:
    """The first of the longest legal sequences of at most `most` tunnels; bonus stations are declined."""
    best: tuple[Opening, ...] = ()
    if most == 0:
        return best
    for track in network.tracks_of(seat):
        for opening in network.openings(track):
            marker_used = network.marker_used
            network.marker_used = marker_used or network.board.kind(opening.cell) is not None
            placed = network.push(opening)
            found = (opening, *example_dig(network, seat, most - 1))
            network.pop(opening, placed)
            network.marker_used = marker_used
            if len(found) == most:
                return found
            best = max(best, found, key=len)
    return best


def closes_last(network: Network, opening: Opening) -> bool:
    """Return true if it completes its seat's last line at a table where that needs no three tunnels."""
    return (
        network.state.rules.last_line == FREE
        and opening.cell[0] == EXIT
        and all(
            track.complete or track is opening.track
            for track in network.tracks_of(opening.track.seat)
        )
    )


def next_tunnels(state: State, seat: Seat, network: Network | None = None) -> tuple[Opening, ...]:
    """Every tunnel that may be dug next, those of line 1 first.

    There are none while a bonus station is undecided, or if the turn can hold no more.
    """
    turn = state.turn
    if turn.bonus_line is not None:
        return ()
    net = network or network_of(state)
    return tunnels_after(net, seat, len(turn.tunnels), turn.required)[0]


def tunnels_after(
    net: Network, seat: Seat, dug: int, required: int | None
) -> tuple[tuple[Opening, ...], int | None]:
    """Return every tunnel that may come after so many in a turn, and the required reach of the dig, if it is known."""
    if dug >= DIG:
        return (), required
    found = [opening for track in net.tracks_of(seat) for opening in net.openings(track)]
    if dug == DIG - 1:
        # The last tunnel of three always reaches the required number.
        return tuple(found), required
    reached = _reached(net, found, dug)
    if required is None:
        required = max(reached, default=0)
    if reached and min(reached) >= required:
        return tuple(found), required
    allowed = tuple(
        opening
        for opening, reach in zip(found, reached, strict=True)
        if reach >= required or closes_last(net, opening)
    )
    return allowed, required


def _reached(net: Network, found: list[Opening], dug: int) -> list[int]:
    """Return the reach of the turn with each of these tunnels."""
    targets = net.board.targets
    runs: dict[Track, tuple[frozenset[str], bool]] = {}
    reached = []
    for opening in found:
        cell, track = opening.cell, opening.track
        run = runs.get(track)
        if run is None:
            # After any tunnel on this line, the other one can often go on as before.
            cells = frozenset(_run(net, net.beside(track), DIG - dug - 1))
            runs[track] = run = cells, not cells.isdisjoint(targets)
        cells, covers = run
        if cells and cell not in cells and not (covers and cell in targets):
            reached.append(DIG)
        else:
            reached.append(reach_after(net, opening, dug))
    return reached


@dataclass(frozen=True, slots=True)
class WaitingExit:
    """A tunnel that would complete a line, but cut the turn short."""

    opening: Opening
    reached: int
    """The tunnels that the turn could still hold with it."""
    required: int


def waiting_exits(state: State, seat: Seat) -> tuple[WaitingExit, ...]:
    """The exits beside a line's head that have to wait, because the turn can hold more tunnels without them."""
    turn = state.turn
    dug = len(turn.tunnels)
    if turn.bonus_line is not None or dug >= DIG:
        return ()
    net = Network(state)
    exits = [
        opening
        for track in net.tracks_of(seat)
        for opening in net.openings(track)
        if opening.cell[0] == EXIT and not closes_last(net, opening)
    ]
    if not exits:
        return ()
    required = dug + max_dig(net, seat, DIG - dug) if turn.required is None else turn.required
    reached = ((opening, reach_after(net, opening, dug)) for opening in exits)
    return tuple(
        WaitingExit(opening, reach, required) for opening, reach in reached if reach < required
    )


def can_dig(state: State, seat: Seat) -> bool:
    """Return true if the seat may dig another tunnel."""
    turn = state.turn
    if turn.bonus_line is not None or len(turn.tunnels) >= DIG:
        return False
    net = network_of(state)
    return any(net.has_opening(track) for track in net.tracks_of(seat))
