"""How many tunnels a turn can hold, and which can come next (chapter "How many tunnels")."""

from dataclasses import dataclass
from typing import Final

from rules.core.seats import Seat
from rules.metromania.components.content import DIG, TUNNELS
from rules.metromania.components.coordinates import EXIT
from rules.metromania.network.lines import Network, Opening, Track
from rules.metromania.state import State

FREE: Final = "free"


def max_dig(network: Network, seat: Seat, most: int) -> int:
    """The length of the longest legal sequence of at most `most` tunnels; bonus stations are declined."""
    tracks = network.tracks_of(seat)
    return _longest(network, tracks, min(most, sum(_left(network, track) for track in tracks)))


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
    for track in tracks:
        for opening in network.openings(track):
            if most == 1:
                return 1
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
    """How many tunnels the turn can hold in total if this one is dug after `dug` others."""
    most = DIG - dug - 1
    tracks = network.tracks_of(opening.track.seat)
    return dug + 1 + _after(network, tracks, opening, most)


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
    """Whether it completes its seat's last line at a table where that needs no three tunnels."""
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
    dug = len(turn.tunnels)
    if turn.bonus_line is not None or dug >= DIG:
        return ()
    net = network or Network(state)
    found = [opening for track in net.tracks_of(seat) for opening in net.openings(track)]
    if dug == DIG - 1:
        # The last tunnel of three reaches whatever is required.
        return tuple(found)
    reached = [reach_after(net, opening, dug) for opening in found]
    required = max(reached, default=0) if turn.required is None else turn.required
    return tuple(
        opening
        for opening, reach in zip(found, reached, strict=True)
        if reach >= required or closes_last(net, opening)
    )


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
    """Whether there is a tunnel that the seat may dig next."""
    turn = state.turn
    if turn.bonus_line is not None or len(turn.tunnels) >= DIG:
        return False
    net = Network(state)
    return any(True for track in net.tracks_of(seat) for _ in net.openings(track))
