"""The view for the picture of standings."""

from enum import StrEnum

from msgspec import Struct

from rules.contest.views.parts import Change, Head, Place
from rules.core.text import Msg


class CellKind(StrEnum):
    PLACED = "placed"
    RESULT = "result"
    """Placed in a whole tournament of a circuit."""
    UNCOUNTED = "uncounted"
    """The same, where better results count."""
    ROBOT = "robot"
    """Placed, but a robot sat in for the entrant."""
    BYE = "bye"
    MISSED = "missed"
    """Absent, or not yet in the tournament."""
    GONE = "gone"
    """After the entrant withdrew."""
    PLAYING = "playing"
    FREE = "free"
    """The schedule has no table for the entrant then."""
    SUM = "sum"
    """The points of a team's members."""
    OPEN = "open"
    """Not yet played."""


class Cell(Struct, frozen=True):
    """One entrant's round."""

    kind: CellKind
    place: int = 0
    """At the table, from 1."""
    seat: int = 0
    is_shared: bool = False
    """True if another entrant at the table has the same place."""
    points: int = 0
    """Of a bye or of a team, in units."""


class Value(Struct, frozen=True):
    """The value of a tie-break for an entrant, in thousandths; or points taken off."""

    thousandths: int
    decided: bool = False
    """True if it put the entrant before or behind another with as many points."""
    units: int | None = None
    """Units, where the value is written as points: those taken off, below 0, or those of a team's board."""


class Row(Struct, frozen=True):
    place: Place
    name: str
    points: int
    """In units."""
    cells: tuple[Cell, ...] = ()
    """One for each round of `StandingsView.rounds`."""
    change: Change | None = None
    """None before there is anything to compare with."""
    before: int = 0
    """Points of the rounds that are not shown, in units."""
    values: tuple[Value | None, ...] = ()
    """One for each of `StandingsView.columns`."""
    is_withdrawn: bool = False


class Bracket(Struct, frozen=True):
    """Rows that are level in points, the first and the last, counted from 0."""

    first: int
    last: int


class Cut(Struct, frozen=True):
    """The line between entrants that go on and entrants that do not."""

    after: int
    """The number of rows of this page above the line."""
    label: Msg


class StandingsView(Struct, frozen=True):
    head: Head
    rows: tuple[Row, ...]
    rounds: tuple[int, ...] = ()
    """The numbers of the rounds shown, at most eight if there are more than eight."""
    has_before: bool = False
    """True if rounds before those shown are summed up."""
    columns: tuple[Msg, ...] = ()
    """Points taken off, if there are any; then the tie-breaks that decided something, in order. At most two."""
    brackets: tuple[Bracket, ...] = ()
    decided: tuple[Msg, ...] = ()
    """All tie-breaks that parted entrants with equal points."""
    cut: Cut | None = None
    is_by_team: bool = False
    """True if the rows are teams."""
