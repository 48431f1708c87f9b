"""The contents of pages as values: templates and the API show the same. Texts are plain, in the reader's language.

Nothing here holds the number of a member.
"""

from msgspec import Struct

from rules.core.seats import Seat


class Link(Struct, frozen=True):
    label: str
    href: str


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


class PictureView(Struct, frozen=True):
    href: str
    alt: str
    large: str = ""
    """The same at twice the size."""
    width: int = 0
    height: int = 0


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
    board: PictureView | None = None
    sheets: tuple[PictureView, ...] = ()
    replay: str = ""
    film: str = ""
    record: str = ""
    proof: str = ""
    tournament: str = ""


class MomentView(Struct, frozen=True):
    """A table at the end of one of its turns."""

    table: str
    name: str
    turn: int
    turns: int
    label: str
    events: tuple[str, ...]
    words: tuple[str, ...]
    board: PictureView | None
    first: str
    before: str
    after: str
    last: str
    landmarks: tuple[Link, ...] = ()


class CellView(Struct, frozen=True):
    text: str
    kind: str = ""
    """How it looks: a place such as ``p1``, or ``bye``, ``playing``, ``up``, ``down``, ``strong``."""


class RowView(Struct, frozen=True):
    cells: tuple[CellView, ...]
    cut: str = ""
    """The label of a line below this row, which parts entrants that go on from the others."""
    is_out: bool = False


class GridView(Struct, frozen=True):
    """A table of rows and columns; the second column holds names."""

    caption: str
    columns: tuple[str, ...]
    rows: tuple[RowView, ...]
    notes: tuple[str, ...] = ()


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
    rests: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    certificate: str = ""


class StageView(Struct, frozen=True):
    standings: tuple[GridView, ...]
    crosstable: GridView | None = None
    bracket: tuple[GridView, ...] = ()
    """A grid for each column of the bracket: names, totals, and who goes on."""
    svg: str = ""
    """The address of the bracket as a picture."""


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
    picture: PictureView | None
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
    open_seats: tuple[EntryView, ...]
    playing: tuple[EntryView, ...]
    finished: tuple[EntryView, ...]
    tournaments: tuple[EntryView, ...]
    leaders: tuple[GridView, ...]
    members: tuple[Link, ...]
    """Members with a page of their own."""


class MemberView(Struct, frozen=True):
    kind: str
    href: str
    name: str
    says: tuple[str, ...]
    card: PictureView | None = None
