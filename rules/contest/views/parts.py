"""The common parts of views for several pictures."""

from msgspec import Struct

from rules.core.text import Msg, msg


class Moment(Struct, frozen=True):
    """A time as the clocks of a place show it; absolute, since pictures are kept."""

    year: int
    month: int
    day: int
    weekday: int
    """From 0, Monday."""
    hour: int
    minute: int
    zone: str
    """The name of the zone, such as ``Europe/Rome``."""


def moment_msg(when: Moment) -> Msg:
    """Day and time, as a text."""
    return msg(
        "contest.moment",
        weekday=msg("contest.weekday", weekday=f"d{when.weekday}"),
        day=str(when.day),
        month=msg("contest.month", month=f"m{when.month}"),
        time=f"{when.hour:02}:{when.minute:02}",
    )


class Head(Struct, frozen=True):
    """The top of a picture."""

    title: str
    """The key of the title whose emblem is shown."""
    event: Msg | str
    """The tournament's name, or the title of the picture."""
    about: tuple[Msg, ...] = ()
    """The kind of the picture, then its subject."""
    figure: Msg | str | None = None
    """The one number or time of the picture."""
    caption: Msg | None = None
    """The meaning of the figure."""


class Place(Struct, frozen=True):
    """A place, from 1."""

    number: int
    is_shared: bool = False


class Change(Struct, frozen=True):
    """Places won (above 0) or lost since the last time."""

    by: int
    is_new: bool = False
