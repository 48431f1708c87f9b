"""The view for the picture of an elimination."""

from enum import StrEnum

from msgspec import Struct

from rules.contest.views.parts import Head
from rules.core.text import Msg


class BoxState(StrEnum):
    PLANNED = "planned"
    PLAYING = "playing"
    DONE = "done"
    BYE = "bye"


class Slot(Struct, frozen=True):
    """The next place of an entrant: column, pod and row, each counted from 0, in a band."""

    column: int
    pod: int
    row: int
    band: int = 0


class BracketRow(Struct, frozen=True):
    name: str | None = None
    """None while the entrant is not known; `origin` then names the game that decides."""
    origin: Msg | None = None
    seat: int | None = None
    total: int | None = None
    goes_on: bool = False
    to: Slot | None = None
    """The next place of the entrant, if it is known."""
    is_waited_for: bool = False
    is_withdrawn: bool = False
    is_champion: bool = False
    """On the champion's path, once there is a champion."""
    is_finalist: bool = False
    place: int | None = None
    """In the final, once it has ended."""


class BracketPod(Struct, frozen=True):
    """In the order of the result once it has ended, of seats before."""

    state: BoxState
    rows: tuple[BracketRow, ...]
    advance: int = 0
    """The number of rows above the dotted line; 0 draws none."""
    is_level: bool = False
    """True if the last above the line and the first below it have equal totals."""


class BracketColumn(Struct, frozen=True):
    label: Msg
    pods: tuple[BracketPod, ...]


class Band(Struct, frozen=True):
    columns: tuple[BracketColumn, ...]
    label: Msg | None = None


class BracketView(Struct, frozen=True):
    head: Head
    bands: tuple[Band, ...]
    """One; for double elimination the winners', then the losers' with the grand final at the end of the first."""
    is_over: bool = False
    finals: int = 1
    """The number of columns at the end of the first band that are finals; a grand final may be played twice."""
