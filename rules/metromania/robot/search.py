"""Tries the moves that a robot considers on a `Network`, one after another."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from rules.core.seats import Seat
from rules.metromania.components.content import DIG
from rules.metromania.network.board import is_city_vertex
from rules.metromania.network.lines import Network, Opening, Track
from rules.metromania.network.reach import max_dig
from rules.metromania.network.stations import intermediate_vertices
from rules.metromania.state import State


@dataclass(slots=True)
class Trial:
    """A try: tunnels and stations that are on the network for the moment."""

    openings: list[Opening] = field(default_factory=list)
    bonus: dict[int, str] = field(default_factory=dict)
    """The vertices of bonus stations, by the number of tunnels before each; empty for none."""
    stations: list[str] = field(default_factory=list)
    """The vertices of all new stations, in order."""
    covered: str | None = None
    """The destination that this turn digs into."""
    built_on: int | None = None
    """The line on which an intermediate station is built instead of digging."""

    def kept(self) -> "Trial":
        """A copy that later tries do not change."""
        return Trial(
            list(self.openings),
            dict(self.bonus),
            list(self.stations),
            self.covered,
            self.built_on,
        )


def trials(state: State, seat: Seat, net: Network) -> Iterator[Trial]:
    """Every dig of full length, for both orders of the lines, and every intermediate station.

    While a trial is yielded it is on the network. The same object is yielded again and again.
    """
    trial = Trial()
    turn = state.turn
    if turn.bonus_line is not None:
        yield from _with_bonus(net, trial, net.tracks_of(seat)[turn.bonus_line - 1], 0)
        return
    dug = len(turn.tunnels)
    required = max_dig(net, seat, DIG - dug)
    first, second = net.tracks_of(seat)
    for tracks in ((first, second), (second, first)):
        for of_first in range(required + 1):
            if tracks[0] is second and of_first in (0, required):
                continue
            yield from _digs(
                net, trial, (tracks[0],) * of_first + (tracks[1],) * (required - of_first)
            )
    if dug == 0:
        yield from _stations(state, seat, net, trial)


def _digs(net: Network, trial: Trial, order: tuple[Track, ...]) -> Iterator[Trial]:
    """Digs that take tunnels from the lines in this order."""
    if not order:
        if trial.openings:
            yield trial
        return
    track, rest = order[0], order[1:]
    for opening in list(net.openings(track)):
        covers = net.board.kind(opening.cell) is not None
        placed = net.push(opening)
        trial.openings.append(opening)
        trial.stations += (station.vertex for station in placed)
        if covers:
            net.marker_used, trial.covered = True, opening.cell
        if track.complete:
            for _ in _with_bonus(net, trial, track, len(trial.openings)):
                yield from _digs(net, trial, rest)
        else:
            yield from _digs(net, trial, rest)
        if covers:
            net.marker_used, trial.covered = False, None
        del trial.stations[len(trial.stations) - len(placed) :]
        trial.openings.pop()
        net.pop(opening, placed)


def _with_bonus(net: Network, trial: Trial, track: Track, after: int) -> Iterator[Trial]:
    """The trial without a bonus station, and with one at each possible vertex."""
    free = [
        vertex for vertex in track.path if is_city_vertex(vertex) and vertex not in net.stations
    ]
    if free and net.supply:
        for vertex in free:
            trial.bonus[after] = vertex
            yield from _standing(net, trial, vertex)
        trial.bonus[after] = ""
        yield trial
        del trial.bonus[after]
        return
    yield trial


def _stations(state: State, seat: Seat, net: Network, trial: Trial) -> Iterator[Trial]:
    for number, line in enumerate(state.seats[seat].lines, 1):
        for vertex in intermediate_vertices(state, line):
            trial.built_on = number
            yield from _standing(net, trial, vertex)
    trial.built_on = None


def _standing(net: Network, trial: Trial, vertex: str) -> Iterator[Trial]:
    """The trial with one more station."""
    net.stations.add(vertex)
    net.supply -= 1
    trial.stations.append(vertex)
    yield trial
    trial.stations.pop()
    net.supply += 1
    net.stations.discard(vertex)


@contextmanager
def standing(net: Network, trial: Trial) -> Iterator[None]:
    """Put a kept trial on the network again."""
    pushed = []
    extra = [vertex for vertex in trial.bonus.values() if vertex]
    if trial.built_on is not None:
        extra += trial.stations
    for opening in trial.openings:
        pushed.append((opening, net.push(opening)))
    net.stations.update(extra)
    net.supply -= len(extra)
    yield
    net.supply += len(extra)
    net.stations.difference_update(extra)
    for opening, placed in reversed(pushed):
        net.pop(opening, placed)
