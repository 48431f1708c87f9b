"""The view for the picture at the end of a tournament."""

from msgspec import Struct

from rules.contest.views.parts import Moment
from rules.core.text import Msg


class Winner(Struct, frozen=True):
    place: int
    name: str
    initials: str
    """One or two letters, or a syllable."""
    seat: int | None = None
    """The seat in the final, which gives the disc its colour."""
    result: Msg | None = None
    """The total or the points that brought the place."""
    is_withdrawn: bool = False


class PodiumView(Struct, frozen=True):
    title: str
    event: str
    about: Msg
    """The title's name."""
    date: Moment
    winners: tuple[Winner, ...]
    """The first three places, in order; more if places are shared."""
