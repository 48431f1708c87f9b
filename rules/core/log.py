"""What happened, recorded while it happens.

The log also records whether anything hidden was revealed, since nobody can unsee it.
"""

from typing import ClassVar

from msgspec import Struct

from rules.core.seats import Seat
from rules.core.text import Arg, Msg


class Event(Struct, frozen=True, omit_defaults=True):
    """A fact, and who may know it: everybody, or only the seats of `only_to`."""

    msg: Msg
    only_to: tuple[Seat, ...] | None = None
    explains: bool = False
    """Says why something happened rather than what: shown to whoever looks it up, not announced to everybody."""

    def is_for(self, viewer: Seat | None) -> bool:
        return self.only_to is None or viewer in self.only_to


class Log:
    """Collects the events of one step."""

    hears: ClassVar[bool] = True
    """Does anybody read the events? If not, texts that take long to put together may be left out."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.revealed = False

    def tell(self, key: str, **args: Arg) -> None:
        """Record a fact for everybody."""
        self.events.append(Event(Msg(key, args)))

    def explain(self, key: str, **args: Arg) -> None:
        """Record, for whoever looks it up, how the rules led to the facts told."""
        self.events.append(Event(Msg(key, args), explains=True))

    def whisper(self, seat: Seat, key: str, **args: Arg) -> None:
        """Record a fact for one seat only."""
        self.events.append(Event(Msg(key, args), only_to=(seat,)))

    def within(self) -> "Log":
        """A log for what happens within something that is told as one."""
        return Log()

    def reveal(self) -> None:
        """Record that somebody learned something hidden: this step cannot be undone."""
        self.revealed = True


class Silence(Log):
    """Collects nothing: nobody reads what happens in a playout. Whether something was revealed is recorded still."""

    hears = False

    def tell(self, key: str, **args: Arg) -> None:
        pass

    def explain(self, key: str, **args: Arg) -> None:
        pass

    def whisper(self, seat: Seat, key: str, **args: Arg) -> None:
        pass

    def within(self) -> Log:
        return Silence()
