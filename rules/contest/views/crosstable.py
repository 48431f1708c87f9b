"""The view for the picture of a group in which all pairs meet."""

from enum import StrEnum

from msgspec import Struct

from rules.contest.views.parts import Head, Place
from rules.core.text import Msg


class Chip(StrEnum):
    """One meeting, from the row's side."""

    AHEAD = "ahead"
    LEVEL = "level"
    BEHIND = "behind"
    PLAYING = "playing"


class Promotion(StrEnum):
    STAYS = "stays"
    UP = "up"
    DOWN = "down"


class CrossRow(Struct, frozen=True):
    place: Place
    name: str
    points: int
    cells: tuple[tuple[Chip, ...], ...]
    """Meetings with the entrant of each row, in the order played; none with itself."""
    places: tuple[int | None, ...] = ()
    """At each own table; None while it is played."""
    shared: tuple[bool, ...] = ()
    promotion: Promotion = Promotion.STAYS
    is_withdrawn: bool = False


class CrosstableView(Struct, frozen=True):
    head: Head
    rows: tuple[CrossRow, ...]
    note: Msg | None = None
    """The number of times that all pairs meet."""
    scoring: Msg | None = None
    """The points for each place."""
