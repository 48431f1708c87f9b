"""Facts that a robot works out once at the start of its move and looks up for thousands of tries."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rules.core.erring import Judgement, exact
from rules.core.seats import Seat
from rules.metromania.components.content import CLOSED_LIMIT, DIG, TUNNELS
from rules.metromania.network.completion import closed_lines, line_statuses
from rules.metromania.network.distances import FAR, exit_distances, wanted_distances
from rules.metromania.network.lines import Network, Track
from rules.metromania.robot.weights import PLAYER, Weights
from rules.metromania.state import Phase, State

UNSTARTED: Final = 11
"""The tunnels that an unstarted line is assumed to need."""


@dataclass(frozen=True, slots=True)
class Outlook:
    seat: Seat
    to_exit: tuple[Mapping[str, int], Mapping[str, int]]
    """For each own line, by vertex: the fewest tunnels to an exit, ignoring acute turns."""
    to_wanted: Mapping[str, int]
    """By vertex: the fewest tunnels to a destination that a marker in hand may cover."""
    turns_left: int
    """Turns that the seat may still have after this one if a rival hurries."""
    closed: int
    """Complete and blocked lines."""
    is_last: bool
    """True if this is certainly the seat's last turn."""
    weights: Weights = PLAYER
    judge: Judgement = exact


def outlook_of(
    state: State,
    seat: Seat,
    net: Network,
    weights: Weights = PLAYER,
    judge: Judgement = exact,
) -> Outlook:
    closed = closed_lines(line_statuses(state))
    first, second = net.tracks_of(seat)
    return Outlook(
        seat=seat,
        to_exit=(exit_distances(net, first, seat), exit_distances(net, second, seat)),
        to_wanted=wanted_distances(net, seat),
        turns_left=min(weights.horizon, _turns_left(net, state, seat, closed, weights)),
        closed=closed,
        is_last=state.phase is Phase.FINAL_ROUND,
        weights=weights,
        judge=judge,
    )


def _turns_left(net: Network, state: State, seat: Seat, closed: int, weights: Weights) -> int:
    """Turns until a rival has both lines, or as many lines of all are closed as end construction; and the last one."""
    hurried = FAR
    ends: list[int] = []
    for other in range(len(state.seats)):
        missing = [_left_to_dig(net, track) for track in net.tracks_of(other) if not track.complete]
        missing.sort()
        both = -(-sum(missing) // DIG)
        if other != seat:
            hurried = min(hurried, both)
        ends += (-(-sum(missing[: number + 1]) // DIG) for number in range(len(missing)))
    ends.sort()
    needed = CLOSED_LIMIT[len(state.seats)] - closed
    together = ends[min(needed, len(ends)) - 1] if needed > 0 and ends else 0
    return min(hurried, together * weights.spread // 100) + 1


def _left_to_dig(net: Network, track: Track) -> int:
    """The tunnels that a rival's line still needs; if it cannot end, all that it has left."""
    if track.complete:
        return 0
    if not track.path:
        return UNSTARTED
    return min(exit_distances(net, track, None).get(track.path[-1], FAR), TUNNELS)
