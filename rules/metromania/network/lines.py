"""All lines on the map, indexed so that thousands of tunnels can be tried (chapter "Exact definitions").

A `Network` is made from a state. Tunnels are tried on it and taken back; the state is never changed. It can also follow
a state in which a dig is done step by step, instead of being made anew for each of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rules.core.seats import Seat
from rules.metromania.components.content import TUNNELS, kind_of, letter_of
from rules.metromania.components.coordinates import EXIT, mouths, side_of, tip
from rules.metromania.network.board import Board, Way, board_of, closed_sides, neighbouring, ways
from rules.metromania.state import Line, State

FORBID: Final = "forbid"


class Track:
    """A line, with the index of each vertex on its path."""

    __slots__ = ("at", "complete", "number", "path", "seat", "start_side")

    def __init__(self, seat: Seat, number: int, line: Line) -> None:
        self.seat = seat
        self.number = number
        self.path = list(line.path)
        self.at = {vertex: place for place, vertex in enumerate(line.path)}
        self.complete = line.complete
        self.start_side = side_of(line.cells[0]) if line.cells else 0

    @property
    def dug(self) -> int:
        return max(0, len(self.path) - 1)

    def uses(self, one: str, other: str) -> bool:
        """Whether the edge between these vertices is one of its rails."""
        here, there = self.at.get(one), self.at.get(other)
        return here is not None and there is not None and abs(here - there) == 1


@dataclass(frozen=True, slots=True)
class NewStation:
    vertex: str
    kind: str
    """``meet`` or ``split``."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A tunnel that may be dug."""

    track: Track
    cell: str
    start: str
    end: str
    stations: tuple[NewStation, ...]
    """The stations that it builds, splits first."""


class Network:
    def __init__(self, state: State) -> None:
        self.board: Board = board_of(state)
        self.state = state
        self.tracks = tuple(
            Track(seat, number, line)
            for seat, mine in enumerate(state.seats)
            for number, line in enumerate(mine.lines, 1)
        )
        self.taken: set[str] = set(self.board.closed)
        for mine in state.seats:
            for line in mine.lines:
                self.taken.update(line.cells)
        self.stations: set[str] = {station.vertex for station in state.stations}
        self.supply = state.supply
        self.marker_used = state.turn.marker_used
        self._letters: dict[tuple[Seat, str], tuple[str, ...]] = {}

    def tracks_of(self, seat: Seat) -> tuple[Track, Track]:
        return self.tracks[2 * seat], self.tracks[2 * seat + 1]

    def letters(self, seat: Seat, cell: str) -> tuple[str, ...]:
        """The letters that a seat may place on a destination, given its hand and the neighbouring markers."""
        key = (seat, cell)
        if key not in self._letters:
            kind = self.board.printed[cell]
            beside = neighbouring(cell)
            near = {letter_of(each.marker) for each in self.state.placed if each.cell in beside}
            self._letters[key] = tuple(
                letter_of(marker)
                for marker in self.state.seats[seat].hand
                if kind_of(marker) == kind and letter_of(marker) not in near
            )
        return self._letters[key]

    def stations_of(self, track: Track, start: str, end: str) -> tuple[NewStation, ...]:
        """The stations built when a line is dug from `start` to `end`, splits before meets.

        Chapter "Interchange stations"; `start` is the line's head, or the tip of its start space.
        """
        before = track.path[-2] if track.path else None
        splits = meets = False
        for other in self.tracks:
            if other is track or not other.path:
                continue
            here, there = other.at.get(start), other.at.get(end)
            if here is None:
                meets = meets or there is not None
            elif there is None or abs(here - there) != 1:
                meets = meets or there is not None
                splits = splits or self._parts(other, before, start, here)
        found = []
        if splits and start not in self.stations:
            found.append(NewStation(start, "split"))
        if meets and end not in self.stations:
            found.append(NewStation(end, "meet"))
        return tuple(found)

    def _parts(self, other: Track, before: str | None, at: str, place: int) -> bool:
        """Whether a line that leaves another one at `at` splits from it."""
        if before is None or not other.uses(before, at):
            return False
        goes_on = 0 < place < len(other.path) - 1
        return goes_on or self.state.rules.split_at_line_end

    def openings(self, track: Track) -> Iterator[Opening]:
        """The tunnels that could come next on the line, whatever the number of tunnels that must follow.

        They pass every check up to the one about a letter on a touching destination.
        """
        if track.complete or track.dug >= TUNNELS:
            return
        if not track.path:
            yield from self._starts(track)
            return
        start = track.path[-1]
        at_station = start in self.stations
        for way in ways(track.path[-2], start):
            if way.cell in self.taken or way.end in track.at or (way.is_acute and not at_station):
                continue
            if way.is_exit and not self.may_end(track, way.cell):
                continue
            if not way.is_exit and not self._may_cover(track.seat, way):
                continue
            stations = self.stations_of(track, start, way.end)
            if self.can_supply(len(stations)):
                yield Opening(track, way.cell, start, way.end, stations)

    def _starts(self, track: Track) -> Iterator[Opening]:
        if track.number == 2 and not self.may_start_second(track.seat):
            return
        for cell in self.open_starts(track):
            for end in mouths(cell):
                stations = self.stations_of(track, tip(cell), end)
                if self.can_supply(len(stations)):
                    yield Opening(track, cell, tip(cell), end, stations)

    def may_start_second(self, seat: Seat) -> bool:
        first, _ = self.tracks_of(seat)
        return bool(first.path) and self.state.seats[seat].turns > 0

    def open_starts(self, track: Track) -> tuple[str, ...]:
        """The free start spaces of a line; those on closed sides only if there are no others."""
        free = tuple(cell for cell in self.board.starts if cell not in self.taken)
        if track.number == 1:
            return free
        first, _ = self.tracks_of(track.seat)
        closed = closed_sides(first.start_side)
        return tuple(cell for cell in free if side_of(cell) not in closed) or free

    def may_end(self, track: Track, cell: str) -> bool:
        """Whether a free exit space is on a side that is open to the line."""
        closed = closed_sides(track.start_side)
        return side_of(cell) not in closed or all(
            exit_ in self.taken or side_of(exit_) in closed for exit_ in self.board.exits
        )

    def _may_cover(self, seat: Seat, way: Way) -> bool:
        if self.board.kind(way.cell) is None:
            return True
        return not self.marker_used and bool(self.letters(seat, way.cell))

    def can_supply(self, stations: int) -> bool:
        return stations <= self.supply or self.state.rules.empty_supply != FORBID

    def push(self, opening: Opening) -> tuple[NewStation, ...]:
        """Try a tunnel. Pass the returned value to `pop` to take it back."""
        track = opening.track
        if not track.path:
            track.path.append(opening.start)
            track.at[opening.start] = 0
            track.start_side = side_of(opening.cell)
        track.at[opening.end] = len(track.path)
        track.path.append(opening.end)
        track.complete = opening.cell[0] == EXIT
        self.taken.add(opening.cell)
        placed = opening.stations[: self.supply]
        self.supply -= len(placed)
        self.stations.update(station.vertex for station in placed)
        return placed

    def note_marker(self) -> None:
        """A marker has been placed in the state."""
        self.marker_used = self.state.turn.marker_used
        self._letters.clear()

    def note_station(self, vertex: str) -> None:
        """A station has been built in the state that no tunnel builds."""
        self.supply -= 1
        self.stations.add(vertex)

    def pop(self, opening: Opening, placed: tuple[NewStation, ...]) -> None:
        """Take back the last tunnel of its line."""
        track = opening.track
        del track.at[track.path.pop()]
        if len(track.path) == 1:
            track.path.clear()
            track.at.clear()
        track.complete = False
        self.taken.discard(opening.cell)
        self.supply += len(placed)
        self.stations.difference_update(station.vertex for station in placed)
