"""Events, recorded while they happen.

The log also records whether anything hidden was revealed, since that cannot be unseen.
"""

from typing import ClassVar

from msgspec import Struct

from rules.core.seats import Seat
from rules.core.text import Arg, Msg


class Event(Struct, frozen=True, omit_defaults=True):
    """A fact, and its readers: all, or only the seats of `only_to`."""

    msg: Msg
    only_to: tuple[Seat, ...] | None = None
    explains: bool = False
    """True if it gives the reason of an event: shown to members who look it up, and not announced."""

    def is_for(self, viewer: Seat | None) -> bool:
        return self.only_to is None or viewer in self.only_to


class Log:
    """Collects the events of one step."""

    hears: ClassVar[bool] = True
    """False if the events are never read. Then texts that take long to put together may be left out."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.revealed = False

    def tell(self, key: str, **args: Arg) -> None:
        """Record a public fact."""
        self.events.append(Event(Msg(key, args)))

    def explain(self, key: str, **args: Arg) -> None:
        """Record the way in which the rules led to the facts told, for members who look it up."""
        self.events.append(Event(Msg(key, args), explains=True))

    def whisper(self, seat: Seat, key: str, **args: Arg) -> None:
        """Record a fact for one seat only."""
        self.events.append(Event(Msg(key, args), only_to=(seat,)))

    def within(self) -> "Log":
        """Return a log for the events within one that is told as a whole."""
        return Log()

    def reveal(self) -> None:
        """Record that a seat learned something hidden: this step cannot be undone."""
        self.revealed = True


class Silence(Log):
    """A log that keeps nothing: events of a playout are not read. Whether something was revealed is still recorded."""

    hears = False

    def tell(self, key: str, **args: Arg) -> None:
        pass

    def explain(self, key: str, **args: Arg) -> None:
        pass

    def whisper(self, seat: Seat, key: str, **args: Arg) -> None:
        pass

    def within(self) -> Log:
        return Silence()
