"""All lines on the map, indexed so that thousands of tunnels can be tried (chapter "Exact definitions").

A `Network` is made from a state. Tunnels are tried on it and taken back; the state is never changed. It can also follow
a state in which a dig is done step by step, instead of being made anew for each of them; in a playout, one network
follows the table from turn to turn (`Kept`).
"""

from collections.abc import Collection, Iterator
from typing import ClassVar, Final

from msgspec import Struct

from rules.core.seats import Seat
from rules.metromania.components.content import DIG, TUNNELS, kind_of, letter_of
from rules.metromania.components.coordinates import EXIT, mouths, side_of, tip
from rules.metromania.network.board import (
    Board,
    board_of,
    closed_sides,
    continuations,
    gentle_continuations,
    neighbouring,
)
from rules.metromania.network.drawn import Drawn
from rules.metromania.state import Line, State

FORBID: Final = "forbid"
ANYWHERE: Final = "anywhere"
_AMPLE: Final = 2 * DIG
"""As many stations as a dig can build at most."""


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
        """Return true if the edge between these vertices is one of its rails."""
        here, there = self.at.get(one), self.at.get(other)
        return here is not None and there is not None and abs(here - there) == 1


class NewStation(Struct, frozen=True, gc=False):
    vertex: str
    kind: str
    """``meet`` or ``split``."""


class Opening(Struct, frozen=True, gc=False):
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
        self._riders: dict[str, list[Track]] = {}
        """By vertex: the lines that pass it."""
        for track in self.tracks:
            for vertex in track.path:
                self._riders.setdefault(vertex, []).append(track)
        self.taken: set[str] = set(self.board.closed)
        for mine in state.seats:
            for line in mine.lines:
                self.taken.update(line.cells)
        self.stations: set[str] = {station.vertex for station in state.stations}
        self.supply, self.marker_used = state.supply, state.turn.marker_used
        self._starting: dict[Track, dict[str, list[Opening]]] = {}
        """By line and start space: its first tunnels where they meet no other line."""
        self._letters: dict[tuple[Seat, str], tuple[str, ...]] = {}
        self.drawn: Drawn[Opening] = Drawn()

    def tracks_of(self, seat: Seat) -> tuple[Track, Track]:
        return self.tracks[2 * seat], self.tracks[2 * seat + 1]

    def beside(self, track: Track) -> Track:
        """The other line of its seat."""
        return self.tracks[2 * track.seat + 2 - track.number]

    def letters(self, seat: Seat, cell: str) -> tuple[str, ...]:
        """The letters that a seat may place on a destination, given its hand and the neighbouring markers."""
        key = (seat, cell)
        found = self._letters.get(key)
        if found is None:
            kind, beside = self.board.printed[cell], neighbouring(cell)
            near = {letter_of(each.marker) for each in self.state.placed if each.cell in beside}
            found = self._letters[key] = tuple(
                [
                    letter_of(marker)
                    for marker in self.state.seats[seat].hand
                    if kind_of(marker) == kind and letter_of(marker) not in near
                ]
            )
        return found

    def stations_of(self, track: Track, start: str, end: str) -> tuple[NewStation, ...]:
        """The stations built when a line is dug from `start` to `end`, splits before meets.

        Chapter "Interchange stations"; `start` is the line's head, or the tip of its start space.
        """
        riders = self._riders
        at_start, at_end = riders.get(start, ()), riders.get(end, ())
        if not at_end and len(at_start) <= 1:
            # No other line is there: the line itself passes its head.
            return ()
        before = track.path[-2] if track.path else None
        meets = splits = False
        for other in at_end:
            if other is not track and start not in other.at:
                meets = True
                break
        for other in at_start:
            if other is track:
                continue
            here, there = other.at[start], other.at.get(end)
            if there is None or abs(here - there) != 1:
                meets = meets or there is not None
                splits = splits or self._parts(other, before, start, here)
        found = []
        if splits and start not in self.stations:
            found.append(NewStation(start, "split"))
        if meets and end not in self.stations:
            found.append(NewStation(end, "meet"))
        return tuple(found)

    def _parts(self, other: Track, before: str | None, at: str, place: int) -> bool:
        """Return true if a line that leaves another one at `at` splits from it."""
        if before is None or not other.uses(before, at):
            return False
        goes_on = 0 < place < len(other.path) - 1
        return goes_on or self.state.rules.split_at_line_end

    def openings(self, track: Track) -> list[Opening]:
        """Return the tunnels that could come next on the line, for any number of tunnels that must follow.

        They pass every check up to the one about a letter on a touching destination.
        """
        path = track.path
        if track.complete or len(path) > TUNNELS:
            return []
        if not path:
            return list(self._starts(track))
        start, riders = path[-1], self._riders
        is_alone = len(riders[start]) == 1
        taken, at, targets = self.taken, track.at, self.board.targets
        found = []
        for way in (continuations if start in self.stations else gentle_continuations)(
            path[-2], start
        ):
            cell, end = way.cell, way.end
            if cell in taken or end in at:
                continue
            if way.is_exit:
                if not self.may_end(track, cell):
                    continue
            elif cell in targets and (self.marker_used or not self.letters(track.seat, cell)):
                continue
            if is_alone and not riders.get(end):
                found.append(Opening(track, cell, start, end, ()))
                continue
            stations = self.stations_of(track, start, end)
            if not stations or self.can_supply(len(stations)):
                found.append(Opening(track, cell, start, end, stations))
        return found

    def has_opening(self, track: Track) -> bool:
        """Return true if a tunnel could come next on the line."""
        path = track.path
        if track.complete or len(path) > TUNNELS:
            return False
        if not path or not self.is_ample:
            return bool(self.openings(track))
        return bool(self.run(track, path[-2], path[-1], 1, covered=self.marker_used))

    @property
    def is_ample(self) -> bool:
        """Return true if no dig can lack stations."""
        return self.supply >= _AMPLE or self.state.rules.empty_supply != FORBID

    def run(
        self,
        track: Track,
        before: str,
        at: str,
        count: int,
        cells: tuple[str, ...] = (),
        vertices: tuple[str, ...] = (),
        *,
        covered: bool,
    ) -> tuple[str, ...]:
        """Cells with which a line can go on for so many tunnels from `at`, where it came from `before`.

        The turn has taken these cells, reached these vertices, and used its marker or not. Stations are ample. There
        may be a run even if none is found: only the line itself is looked at, and no station that its tunnels build.
        """
        taken, path, targets = self.taken, track.at, self.board.targets
        for way in (continuations if at in self.stations else gentle_continuations)(before, at):
            cell, end = way.cell, way.end
            if cell in taken or end in path or cell in cells or end in vertices:
                continue
            if way.is_exit:
                if count == 1 and path and self.may_end(track, cell):
                    return (cell,)
                continue
            covers = cell in targets
            if covers and (covered or not self.letters(track.seat, cell)):
                continue
            if count == 1:
                return (cell,)
            if count == 2:
                last = self._last(track, at, end, (*cells, cell), vertices, covered or covers)
                if last:
                    return (cell, last)
                continue
            rest = self.run(
                track,
                at,
                end,
                count - 1,
                (*cells, cell),
                (*vertices, end),
                covered=covered or covers,
            )
            if rest:
                return (cell, *rest)
        return ()

    def _last(
        self,
        track: Track,
        before: str,
        at: str,
        cells: tuple[str, ...],
        vertices: tuple[str, ...],
        covered: bool,
    ) -> str:
        """The cell of a run's last tunnel, see `run`; empty if there is none. The turn has reached `at` as well."""
        taken, path, targets = self.taken, track.at, self.board.targets
        for way in (continuations if at in self.stations else gentle_continuations)(before, at):
            cell = way.cell
            if cell in taken or way.end in path or cell in cells or way.end in vertices:
                continue
            if way.is_exit:
                if path and self.may_end(track, cell):
                    return cell
            elif cell not in targets or (not covered and self.letters(track.seat, cell)):
                return cell
        return ""

    def _starts(self, track: Track) -> Iterator[Opening]:
        if track.number == 2 and not self.may_start_second(track.seat):
            return
        riders, known = self._riders, self._starting.setdefault(track, {})
        for cell in self.open_starts(track):
            if cell not in known:
                known[cell] = [Opening(track, cell, tip(cell), end, ()) for end in mouths(cell)]
            for opening in known[cell]:
                if not riders.get(opening.end):
                    yield opening
                    continue
                # No other line is at the tip, so only a meeting can need a station.
                stations = self.stations_of(track, opening.start, opening.end)
                if self.can_supply(len(stations)):
                    yield Opening(track, cell, opening.start, opening.end, stations)

    def may_start_second(self, seat: Seat) -> bool:
        first, _ = self.tracks_of(seat)
        return bool(first.path) and self.state.seats[seat].turns > 0

    def open_starts(self, track: Track) -> tuple[str, ...]:
        """Return the free start spaces of a line. Options decide what happens if only closed sides have any."""
        free = tuple(cell for cell in self.board.starts if cell not in self.taken)
        if track.number == 1:
            return free
        closed = closed_sides(self.beside(track).start_side)
        allowed = tuple(cell for cell in free if side_of(cell) not in closed)
        return free if not allowed and self.state.rules.taken_starts == ANYWHERE else allowed

    def may_end(self, track: Track, cell: str) -> bool:
        """Return true if a free exit space is on a side that is open to the line."""
        free = self.board.open_exits[track.start_side]
        return cell in free or free <= self.taken

    def can_supply(self, stations: int) -> bool:
        return stations <= self.supply or self.state.rules.empty_supply != FORBID

    def push(self, opening: Opening) -> tuple[NewStation, ...]:
        """Try a tunnel. Pass the returned value to `pop` to take it back."""
        track = opening.track
        if not track.path:
            track.path.append(opening.start)
            track.at[opening.start] = 0
            track.start_side = side_of(opening.cell)
            self._riders.setdefault(opening.start, []).append(track)
        track.at[opening.end] = len(track.path)
        track.path.append(opening.end)
        track.complete = opening.cell[0] == EXIT
        self.taken.add(opening.cell)
        self._riders.setdefault(opening.end, []).append(track)
        placed = opening.stations[: self.supply]
        if not placed:
            return ()
        self.supply -= len(placed)
        self.stations.update(station.vertex for station in placed)
        return placed

    def note_marker(self, seat: Seat, cell: str) -> None:
        """A seat has placed a marker on a cell in the state."""
        self.marker_used = self.state.turn.marker_used
        beside = neighbouring(cell)
        self._letters = {
            key: letters
            for key, letters in self._letters.items()
            if key[0] != seat and key[1] not in beside
        }

    def note_station(self, vertex: str) -> None:
        """A station has been built in the state that no tunnel builds."""
        self.drawn.forget()
        self.supply -= 1
        self.stations.add(vertex)

    def forget_station(self, vertex: str) -> None:
        """Take back `note_station`."""
        self.supply += 1
        self.stations.discard(vertex)

    def pop(self, opening: Opening, placed: tuple[NewStation, ...]) -> None:
        """Take back the last tunnel of its line."""
        track = opening.track
        end = track.path.pop()
        del track.at[end]
        self._riders[end].remove(track)
        if len(track.path) == 1:
            self._riders[track.path[0]].remove(track)
            track.path.clear()
            track.at.clear()
        track.complete = False
        self.taken.discard(opening.cell)
        if not placed:
            return
        self.supply += len(placed)
        self.stations.difference_update(station.vertex for station in placed)


class Kept(State):
    """A playout's state, with the network that follows it."""

    copied_as: ClassVar[type[State]] = State

    net: Network | None = None


def keep(draft: State) -> State:
    """The draft with its network."""
    kept = Kept(*(getattr(draft, name) for name in State.__struct_fields__))
    kept.net = Network(kept)
    return kept


def network_of(state: State) -> Network:
    """The network that follows the state, or else one made for it."""
    if type(state) is not Kept or state.net is None:
        return Network(state)
    state.net.marker_used = state.turn.marker_used
    return state.net


def stations_in(state: State) -> Collection[str]:
    """The vertices with stations."""
    if type(state) is Kept and state.net is not None:
        return state.net.stations
    return {station.vertex for station in state.stations}
