"""The views for pictures of ratings and statistics. Ratings are whole, as shown; shares are thousandths."""

from msgspec import Struct

from rules.contest.views.parts import Change, Head, Place
from rules.core.text import Msg


class Rated(Struct, frozen=True):
    """A rating and how far it may be off."""

    rating: int
    deviation: int


class Pool(Struct, frozen=True):
    title: str
    name: Msg
    rated: Rated
    is_provisional: bool = False
    history: tuple[Rated, ...] = ()
    """After each of the last tables, the newest last; of the main pool only."""


class TitleWins(Struct, frozen=True):
    title: str
    wins: int
    tables: int


class SeatsPlayed(Struct, frozen=True):
    """Results of a member at tables with one number of seats; the mean place is in thousandths."""

    seats: int
    tables: int
    wins: int
    place: int


class Favourite(Struct, frozen=True):
    title: str
    label: Msg
    name: Msg
    tables: int
    wins: int


class ProfileView(Struct, frozen=True):
    name: str
    initials: str
    seat: int
    """The seat that gives the disc its colour."""
    about: tuple[Msg, ...]
    tables: int
    medals: tuple[int, int, int]
    pools: tuple[Pool, ...]
    """The main one first, then those with most tables."""
    wins: tuple[TitleWins, ...]
    finished: int
    started: int
    """Reliability is the first of the second."""
    recent: tuple[bool, ...]
    """The last 20 tables at most, oldest first: whether each was finished."""
    favourite: Favourite | None = None
    by_seats: tuple[SeatsPlayed, ...] = ()
    """In words only."""
    is_light: bool = False


class Side(Struct, frozen=True):
    """One of the two of a head-to-head."""

    name: str
    initials: str
    seat: int
    """The seat that gives them their colour."""
    rated: Rated | None = None
    is_provisional: bool = False


class Meeting(Struct, frozen=True):
    """A table that both finished: their places."""

    title: str
    own: int
    other: int


class Tally(Struct, frozen=True):
    """The numbers of tables on which the first of two was ahead, level and behind."""

    ahead: int
    level: int
    behind: int


class TitleTally(Struct, frozen=True):
    title: str
    tally: Tally


class VersusView(Struct, frozen=True):
    """Results of two members at tables that they shared."""

    own: Side
    other: Side
    tally: Tally
    by_title: tuple[TitleTally, ...]
    """The one with most tables first."""
    meetings: tuple[Meeting, ...]
    """The last ones, the newest last."""
    rated_for: Msg | None = None
    """The pool of the ratings that are shown."""


class LeaderRow(Struct, frozen=True):
    place: Place
    name: str
    rated: Rated
    change: Change | None = None
    last: tuple[int, ...] = ()
    """Places at the last five tables, the newest last."""
    is_reader: bool = False


class LeaderboardView(Struct, frozen=True):
    head: Head
    rows: tuple[LeaderRow, ...]
    provisional: int = 0


class Share(Struct, frozen=True):
    """The share of wins, scaled to tables of four seats."""

    label: Msg
    share: int
    low: int
    high: int
    """Within which the true share lies, at 95 of 100."""
    tables: int


class Tower(Struct, frozen=True):
    """Scores from this one up to the next tower's."""

    start: int
    won: int
    lost: int


class StatisticsView(Struct, frozen=True):
    head: Head
    label: Msg
    even: int
    shares: tuple[Share, ...]
    left_out: int = 0
    """The number of choices with too few tables to be counted."""
    towers: tuple[Tower, ...] = ()
    step: int = 5
    median: int | None = None


class CurveView(Struct, frozen=True):
    head: Head
    history: tuple[Rated, ...]
    best: int | None = None
    """The place in the history of the highest rating."""
