"""The worth of a position to a robot's seat, in hundredths of a point."""

from typing import Final

from rules.core.seats import Seat
from rules.metromania.components.content import CLOSED_LIMIT, DIG, TRIPS, TUNNELS, kind_of
from rules.metromania.components.coordinates import CORNERS, EXIT
from rules.metromania.network.distances import FAR, exact_distance
from rules.metromania.network.lines import Network, Track
from rules.metromania.robot.outlook import UNSTARTED, Outlook
from rules.metromania.robot.search import Trial
from rules.metromania.state import State, TripEnd
from rules.metromania.turns.scoring import line_loss
from rules.metromania.turns.trips import LineId, TripGraph, letter_trip, sights, sights_trip

POINT: Final = 100
_SOMEBODY: Final[Seat] = -1
"""The holder of any other marker; the seat may be a secret."""


def glance(outlook: Outlook, state: State, net: Network, trial: Trial) -> int:
    """A quick value, good enough to choose the tries to appraise in full."""
    seat = outlook.seat
    total = sum(POINT * net.board.worth[vertex] for vertex in trial.stations)
    own = [placed.cell for placed in state.placed if placed.seat == seat]
    if trial.covered is not None:
        total += outlook.weights.cover
        if any(vertex in net.stations for vertex in CORNERS[trial.covered]):
            total += outlook.weights.serve
    for cell in own:
        if any(vertex in trial.stations for vertex in CORNERS[cell]):
            total += outlook.weights.serve
    for track, to_exit in zip(net.tracks_of(seat), outlook.to_exit, strict=True):
        if track.complete:
            total += outlook.weights.step
            continue
        if not track.path:
            continue
        head = track.path[-1]
        distance = to_exit.get(head, FAR)
        slack = TUNNELS - track.dug - distance
        if slack < 0:
            total -= outlook.weights.lost
        else:
            total -= outlook.weights.step * distance
            if slack > DIG:
                total -= outlook.weights.near * min(outlook.to_wanted.get(head, 6), 6)
    return total


def appraise(outlook: Outlook, state: State, net: Network, trial: Trial) -> int:
    """Return the seat's prospects at the end."""
    seat = outlook.seat
    tracks = net.tracks_of(seat)
    complete = sum(track.complete for track in tracks)
    just_complete = sum(opening.cell[0] == EXIT for opening in trial.openings)
    is_last = (
        outlook.is_last
        or complete == len(tracks)
        or outlook.closed + just_complete >= CLOSED_LIMIT[len(state.seats)]
    )
    points = state.seats[seat].points + sum(net.board.worth[vertex] for vertex in trial.stations)
    total = _trips_value(outlook, state, net, trial, is_last=is_last)
    if is_last:
        return total + POINT * (points - line_loss(points, complete))
    chances = _chances(outlook, net, tracks)
    total += _expected_points(points, chances)
    for track, chance in zip(tracks, chances, strict=True):
        if not track.complete:
            total += outlook.weights.bonus * chance // 100
    return total + _prospects(outlook, state, net, trial)


def letter_for(state: State, net: Network, seat: Seat, cell: str) -> str:
    """The letter whose other marker is closest to being useful: served, on an own line, or at least placed."""
    placed = {each.marker: each.cell for each in state.placed}
    own = [set(track.path) for track in net.tracks_of(seat)]

    def promise(letter: str) -> int:
        other = next(
            marker for marker in TRIPS[letter] if kind_of(marker) != net.board.printed[cell]
        )
        if other not in placed:
            return 0
        corners = CORNERS[placed[other]]
        served = any(vertex in net.stations for vertex in corners)
        passed = any(vertex in path for path in own for vertex in corners)
        return 1 + served + 2 * passed

    return max(net.letters(seat, cell), key=promise)


def _chances(outlook: Outlook, net: Network, tracks: tuple[Track, Track]) -> list[int]:
    """For each line, the chance in percent that it is completed in time; the one nearer to its end is dug first."""
    weights = outlook.weights
    missing = [_missing(net, track) for track in tracks]
    chances = [0, 0]
    needed = 0
    for line in sorted((0, 1), key=lambda line: missing[line]):
        needed += missing[line]
        late = max(0, needed - DIG * outlook.turns_left)
        chances[line] = max(
            2, weights.certain - weights.tunnel * missing[line] - weights.late * late
        )
        if not missing[line]:
            chances[line] = 100
    return chances


def _missing(net: Network, track: Track) -> int:
    """The tunnels that a line still needs; a large number if it has not enough left."""
    if track.complete:
        return 0
    if not track.path:
        return UNSTARTED
    distance = exact_distance(net, track)
    return distance if track.dug + distance <= TUNNELS else FAR


def _expected_points(points: int, chances: list[int]) -> int:
    """Station points, weighted by the number of lines that will be complete."""
    one, other = chances
    both = one * other // 100
    either = one + other - 2 * both
    return points * both + points * either // 2


def _prospects(outlook: Outlook, state: State, net: Network, trial: Trial) -> int:
    """Return the prospects of the coming turns: nearer exits, nearer destinations, markers placed in time."""
    seat = outlook.seat
    tracks = net.tracks_of(seat)
    left = sum(TUNNELS - track.dug for track in tracks if not track.complete)
    turns = min(left // DIG, outlook.turns_left)
    in_hand = len(state.seats[seat].hand) - (trial.covered is not None)
    total = outlook.weights.in_hand * min(in_hand, turns // 2)
    if in_hand:
        for track in tracks:
            if track.path and not track.complete:
                total -= outlook.weights.near * min(outlook.to_wanted.get(track.path[-1], 6), 6)
    return total


def _trips_value(
    outlook: Outlook, state: State, net: Network, trial: Trial, *, is_last: bool
) -> int:
    """Return the gain of the trips now and, unless this is the last turn, their prospects."""
    seat, seats = outlook.seat, len(state.seats)
    graph = TripGraph(
        {LineId(track.seat, track.number): track.path for track in net.tracks if track.path},
        sorted(net.stations),
    )
    lying = {placed.marker: (placed.cell, placed.seat) for placed in state.placed}
    if trial.covered is not None:
        letter = letter_for(state, net, seat, trial.covered)
        lying[f"{net.board.printed[trial.covered]}-{letter}"] = (trial.covered, seat)
    hand = state.seats[seat].hand
    total = POINT * sights_trip(graph, sights(state, graph), seats=seats).points[seat]
    for letter, markers in TRIPS.items():
        one, other = (
            _end(graph, lying, marker, seat if marker in hand else _SOMEBODY) for marker in markers
        )
        trip = letter_trip(
            graph, letter, (one, other), seats=seats, rule=state.rules.impossible_trip
        )
        total += POINT * trip.points[seat]
        blame = [culprit for culprit in trip.culprits if culprit.seat == seat]
        if not blame or is_last:
            continue
        own = one if one.seat == seat else other
        if blame[0].reason == "no_route":
            total += outlook.weights.no_route
        elif own.cell is not None and _passed(net, seat, own.cell):
            total += outlook.weights.open_end
    return total


def _end(
    graph: TripGraph, lying: dict[str, tuple[str, Seat]], marker: str, holder: Seat
) -> TripEnd:
    if marker in lying:
        cell, placer = lying[marker]
        return TripEnd(kind_of(marker), cell, placer, graph.serving(cell))
    return TripEnd(kind_of(marker), None, holder, ())


def _passed(net: Network, seat: Seat, cell: str) -> bool:
    """Return true if an open line of the seat touches the cell, so that a station may be built there."""
    return any(
        vertex in track.at
        for track in net.tracks_of(seat)
        if not track.complete
        for vertex in CORNERS[cell]
    )
