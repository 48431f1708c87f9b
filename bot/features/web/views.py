"""The contents of pages as values: templates and the API show the same. Texts are plain, in the reader's language.

Nothing here holds the number of a member.
"""

from msgspec import Struct

from render.contest.twins.grids import GridView
from rules.core.seats import Seat


class Link(Struct, frozen=True):
    label: str
    href: str


class PictureView(Struct, frozen=True):
    href: str
    alt: str
    large: str = ""
    """The same at twice the size."""
    width: int = 0
    height: int = 0


class TextView(Struct, frozen=True):
    """A page of text, perhaps beside a picture: a member, a proof or a notice."""

    kind: str
    href: str
    name: str
    says: tuple[str, ...] = ()
    picture: PictureView | None = None
    links: tuple[Link, ...] = ()


class SeatView(Struct, frozen=True):
    """A seat of a table."""

    seat: Seat
    name: str
    is_robot: bool = False
    is_free: bool = False
    asked: str | None = None
    """What the table waits for, if it waits for this seat."""
    rank: int | None = None
    """After the end."""
    points: int | None = None
    parts: tuple[str, ...] = ()
    """The parts of the points, in words."""


class TableView(Struct, frozen=True):
    """A table as its spectators see it."""

    kind: str
    href: str
    title: str
    name: str
    """The title, with the name that its opener gave the table."""
    number: int
    status: str
    """``lobby``, ``playing``, ``finished`` or ``cancelled``."""
    says: tuple[str, ...]
    """The result, or whose turn it is and until when, or what the lobby waits for."""
    facts: tuple[str, ...]
    """Pace and options."""
    seats: tuple[SeatView, ...]
    log: tuple[str, ...]
    """The events that everybody may read, oldest first."""
    words: tuple[str, ...]
    """The board in words."""
    discord: str
    picture: PictureView | None = None
    sheets: tuple[PictureView, ...] = ()
    replay: str = ""
    film: str = ""
    record: str = ""
    proof: str = ""
    tournament: str = ""


class MomentView(Struct, frozen=True):
    """A table at the end of one of its turns."""

    href: str
    """The table's."""
    name: str
    turn: int
    turns: int
    says: tuple[str, ...]
    """One line: which turn it is."""
    events: tuple[str, ...]
    words: tuple[str, ...]
    picture: PictureView | None
    landmarks: tuple[Link, ...] = ()


class PodSeatView(Struct, frozen=True):
    seat: Seat
    name: str
    total: int | None = None
    place: int | None = None
    is_to_move: bool = False


class PodPageView(Struct, frozen=True):
    """A table of a round."""

    number: int
    state: str
    """``planned``, ``playing``, ``waiting``, ``finished`` or ``ruled``."""
    says: str
    seats: tuple[PodSeatView, ...]
    href: str = ""


class RoundView(Struct, frozen=True):
    label: str
    due: str
    pods: tuple[PodPageView, ...]
    notes: tuple[str, ...] = ()
    """Byes, and the quality of the pairing."""
    certificate: str = ""


class StageView(Struct, frozen=True):
    standings: GridView
    crosstable: GridView | None = None
    bracket: tuple[GridView, ...] = ()
    """A grid for each column of the bracket: names, totals, and who goes on."""
    svg: str = ""
    """The address of the bracket as a picture."""
    players: GridView | None = None
    """The standings of all players, where `standings` are those of teams."""
    penalties: tuple[str, ...] = ()
    """Penalties that stand: points off in this stage; all others are in each."""


class EntrantsView(Struct, frozen=True):
    label: str
    names: tuple[str, ...]


class TournamentView(Struct, frozen=True):
    kind: str
    href: str
    title: str
    name: str
    status: str
    says: tuple[str, ...]
    """The announcement."""
    rules: tuple[str, ...]
    fingerprint: str
    seal: str
    entrants: tuple[EntrantsView, ...]
    podium: tuple[str, ...]
    stages: tuple[StageView, ...]
    """The latest first."""
    rounds: tuple[RoundView, ...]
    """The latest first."""
    downloads: tuple[Link, ...]
    picture: PictureView
    discord: str


class EntryView(Struct, frozen=True):
    """A table or a tournament in a list."""

    name: str
    says: tuple[str, ...]
    href: str = ""
    discord: str = ""


class ServerPageView(Struct, frozen=True):
    kind: str
    href: str
    name: str
    says: tuple[str, ...]
    open_seats: tuple[EntryView, ...]
    playing: tuple[EntryView, ...]
    finished: tuple[EntryView, ...]
    tournaments: tuple[EntryView, ...]
    leaders: tuple[GridView, ...]
    members: tuple[Link, ...]
    """Members with a page of their own."""
    picture: None = None
