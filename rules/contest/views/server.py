"""The view for the picture of a server: winners of its tournaments, and titles played."""

from msgspec import Struct

from rules.contest.views.parts import Head, Place
from rules.core.text import Msg


class FameRow(Struct, frozen=True):
    """A member by the places that they have had in tournaments."""

    place: Place
    name: str | Msg
    medals: tuple[int, int, int]
    entered: int
    """Tournaments that they have played to the end."""
    is_reader: bool = False


class TitlePlayed(Struct, frozen=True):
    """Figures of a title's tables."""

    title: str
    tables: int
    """Finished ones."""
    members: int
    days: int
    """The median length of a table, in thousandths of days."""
    answer_s: int | None
    """The time within which half of all turns on a clock were answered, in seconds; None if there were too few."""
    unfinished: int
    """The share of tables that were called off, in thousandths."""


class ServerView(Struct, frozen=True):
    head: Head
    fame: tuple[FameRow, ...]
    titles: tuple[TitlePlayed, ...]
    tournaments: int
    """Those that were finished."""
