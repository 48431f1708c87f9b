"""Facts that a robot works out once at the start of its move and looks up for thousands of tries."""

from collections import deque
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from rules.core.erring import Judgement, exact
from rules.core.seats import Seat
from rules.metromania.components.content import CLOSED_LIMIT, DIG, TUNNELS
from rules.metromania.components.coordinates import CORNERS, NEIGHBOURS, edge_cells, mouths
from rules.metromania.network.board import continuations
from rules.metromania.network.completion import closed_lines, line_statuses
from rules.metromania.network.lines import Network, Track
from rules.metromania.robot.weights import PLAYER, Weights
from rules.metromania.state import Phase, State

FAR: Final = 99
"""The distance to a place that cannot be reached."""
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
        to_exit=(_exit_distances(net, first, seat), _exit_distances(net, second, seat)),
        to_wanted=_wanted_distances(net, seat),
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


def _exit_distances(net: Network, track: Track, digger: Seat | None) -> Mapping[str, int]:
    """By vertex: the fewest tunnels with which the line could end from there."""
    goals = {
        vertex: 1
        for cell in net.board.exits
        if cell not in net.taken and (not track.start_side or net.may_end(track, cell))
        for vertex in mouths(cell)
    }
    return _distances(net, digger, goals, track.at.keys() - set(track.path[-1:]))


def exact_distance(net: Network, track: Track) -> int:
    """The fewest tunnels with which a started line can end; acute turns need a station."""
    begin = (track.path[-2], track.path[-1])
    seen = {begin}
    queue = deque([(begin, 0)])
    while queue:
        (before, at), dug = queue.popleft()
        for way in continuations(before, at):
            if way.cell in net.taken or way.end in track.at:
                continue
            if way.is_acute and at not in net.stations:
                continue
            if way.is_exit:
                if net.may_end(track, way.cell):
                    return dug + 1
                continue
            after = (at, way.end)
            if after not in seen and _may_dig(net, track.seat, way.cell):
                seen.add(after)
                queue.append((after, dug + 1))
    return FAR


def _left_to_dig(net: Network, track: Track) -> int:
    """The tunnels that a rival's line still needs; if it cannot end, all that it has left."""
    if track.complete:
        return 0
    if not track.path:
        return UNSTARTED
    return min(_exit_distances(net, track, None).get(track.path[-1], FAR), TUNNELS)


def _wanted_distances(net: Network, seat: Seat) -> Mapping[str, int]:
    goals: dict[str, int] = {}
    for cell in net.board.printed:
        if net.board.kind(cell) and cell not in net.taken and net.letters(seat, cell):
            goals.update(dict.fromkeys(CORNERS[cell], 1))
    return _distances(net, seat, goals, ())


def _distances(
    net: Network, digger: Seat | None, goals: Mapping[str, int], closed: Collection[str]
) -> Mapping[str, int]:
    """Distances by vertex. With `digger` None, a digger whose markers may be anything."""
    found = {vertex: steps for vertex, steps in goals.items() if vertex not in closed}
    queue = deque(found)
    while queue:
        at = queue.popleft()
        for beside in NEIGHBOURS[at]:
            if beside in found or beside in closed:
                continue
            if any(
                cell not in net.taken and _may_dig(net, digger, cell)
                for cell in edge_cells(beside, at)
            ):
                found[beside] = found[at] + 1
                queue.append(beside)
    return found


def _may_dig(net: Network, digger: Seat | None, cell: str) -> bool:
    return digger is None or net.board.kind(cell) is None or bool(net.letters(digger, cell))
