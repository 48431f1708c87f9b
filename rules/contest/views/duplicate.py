"""The view for the picture of a solo duplicate. Of a sealed deal it has only the number of finished tables."""

from msgspec import Struct

from rules.contest.views.parts import Head, Moment, Place


class DealView(Struct, frozen=True):
    number: int
    is_open: bool
    of: int
    """Entrants."""
    won: int = 0
    """Of an open deal: how many won."""
    finished: int = 0
    opens: Moment | None = None
    """At the latest."""


class DealResult(Struct, frozen=True):
    """An entrant's table of an open deal."""

    is_finished: bool = True
    won: bool = False
    margin: int = 0
    matchpoints: int = 0
    is_best: bool = False


class DuplicateRow(Struct, frozen=True):
    name: str
    place: Place | None = None
    """None while no deal is open."""
    share: int | None = None
    """Of all matchpoints of the open deals, in thousandths."""
    results: tuple[DealResult | None, ...] = ()
    """One for each deal; None for a sealed one."""


class DuplicateView(Struct, frozen=True):
    head: Head
    deals: tuple[DealView, ...]
    rows: tuple[DuplicateRow, ...]
    most: int = 0
    """The most matchpoints that a deal gives."""
