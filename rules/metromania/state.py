"""Everything that a table remembers (chapter "State")."""

from enum import Enum

from msgspec import Struct

from rules.core.rng import Rng
from rules.core.seats import Seat


class Phase(Enum):
    CONSTRUCTION = "construction"
    FINAL_ROUND = "final_round"
    OVER = "over"


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """The flags in force, resolved from the options, so that stored tables keep their rules."""

    markers: str
    """``open``, ``hidden`` or ``fixed``."""
    impossible_trip: str
    """``penalty`` or ``compensation``."""
    final_round: str
    """``always`` or ``blocked_only``."""
    station_between: bool
    station_points: str
    """``builder`` or ``owners``."""
    empty_supply: str
    """``forbid`` or ``skip``."""
    split_at_line_end: bool
    last_line: str
    """``longest`` or ``free``."""
    taken_starts: str
    """``blocked`` or ``anywhere``."""


class Line(Struct, forbid_unknown_fields=True):
    path: list[str]
    """Vertices from the tip of the start space to the head; empty if the line is not started."""
    cells: list[str]
    """``cells[i]`` holds the rail from ``path[i]`` to ``path[i + 1]``."""
    complete: bool


class SeatState(Struct, forbid_unknown_fields=True):
    lines: tuple[Line, Line]
    hand: list[str]
    """Unplaced markers, such as ``R-A``: types in the order R, C, E, then letters."""
    points: int
    """Station points."""
    turns: int
    """Turns finished."""


class Placed(Struct, frozen=True, forbid_unknown_fields=True):
    """A marker on the map."""

    cell: str
    marker: str
    seat: Seat


class Station(Struct, frozen=True, forbid_unknown_fields=True):
    vertex: str
    kind: str
    """``meet``, ``split``, ``intermediate`` or ``bonus``."""
    seat: Seat
    """The seat in whose turn it was built."""


class Tunnel(Struct, frozen=True, forbid_unknown_fields=True):
    line: int
    """1 or 2."""
    cell: str
    start: str
    """The vertex where its rail begins."""
    end: str


class Turn(Struct, forbid_unknown_fields=True):
    """The current turn."""

    seat: Seat
    required: int | None
    """The number of tunnels that this dig must reach; None before the first one."""
    marker_used: bool
    bonus_line: int | None
    """The line just completed, 1 or 2, while its bonus station is undecided."""
    tunnels: list[Tunnel]
    stations: list[str]
    """Vertices of the stations built this turn."""


def fresh_turn(seat: Seat) -> Turn:
    return Turn(seat, required=None, marker_used=False, bonus_line=None, tunnels=[], stations=[])


class TurnMade(Struct, frozen=True, forbid_unknown_fields=True):
    """The effects of the last turn."""

    seat: Seat
    tunnels: tuple[Tunnel, ...]
    stations: tuple[str, ...]


class Final(Struct, frozen=True, forbid_unknown_fields=True):
    """The reason that construction ends."""

    trigger: str
    """``both_lines``, ``stations``, ``lines`` or ``stalemate``."""
    seat: Seat
    """The seat whose turn triggered it."""
    left: tuple[Seat, ...]
    """Seats that still have their last turn, in order."""


class TripEnd(Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    """``R``, ``C``, ``E``, ``P`` (park) or ``L`` (lake)."""
    cell: str | None
    """None when the marker was never placed."""
    seat: Seat | None
    """The seat that holds or placed the marker; None for park and lake."""
    stations: tuple[str, ...]
    """The stations that serve it, in the order of vertices."""


class Hop(Struct, frozen=True, forbid_unknown_fields=True):
    """A ride from one station to the next along a line."""

    seat: Seat
    line: int
    start: str
    end: str


class Culprit(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    reason: str
    """``unplaced``, ``unserved`` or ``no_route``."""


class Trip(Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a test trip."""

    letter: str
    """``A`` to ``F``, or ``PL`` between park and lake."""
    ends: tuple[TripEnd, TripEnd]
    minutes: int | None
    """None when it is impossible."""
    hops: tuple[Hop, ...]
    """Of all fastest routes."""
    changes: tuple[str, ...]
    """Stations at which some fastest route changes lines."""
    culprits: tuple[Culprit, ...]
    points: tuple[int, ...]
    """Per seat."""


class State(Struct, forbid_unknown_fields=True):
    rng: Rng
    rules: Rules
    map_title: str
    printed: str
    """The symbols printed on the 150 cells, in the order of `coordinates.CITY_CELLS`: ``R C E P L .``."""
    border: str
    """Arrow spaces, sides 1 to 6 and positions 1 to 5: ``S``, ``X`` or ``.``."""
    phase: Phase
    first: Seat
    seats: list[SeatState]
    placed: list[Placed]
    """In the order of placing."""
    stations: list[Station]
    """In the order of placing."""
    supply: int
    turn: Turn
    last: TurnMade | None
    final: Final | None
    """Set once construction is due to end."""
    passes: int
    """Turns passed in a row."""
    trips: tuple[Trip, ...]
    """All seven trips once the table is over, else empty."""


def turn_so_far(state: State) -> TurnMade:
    """Return the effects of the current turn so far."""
    turn = state.turn
    return TurnMade(turn.seat, tuple(turn.tunnels), tuple(turn.stations))
