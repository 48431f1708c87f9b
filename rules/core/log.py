"""What happened, told while it happens.

The log also notes whether anything hidden came to light, since what has been seen cannot be taken back.
"""

from msgspec import Struct

from rules.core.seats import Seat
from rules.core.text import Arg, Msg


class Event(Struct, frozen=True, omit_defaults=True):
    """A fact that happened, and who may know of it: everybody, or the seats of `only_to`."""

    msg: Msg
    only_to: tuple[Seat, ...] | None = None
    explains: bool = False
    """Says why something happened rather than what: told where people look it up, not to everybody at once."""

    def is_for(self, viewer: Seat | None) -> bool:
        return self.only_to is None or viewer in self.only_to


class Log:
    """Collects the events of one step."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.revealed = False

    def tell(self, key: str, **args: Arg) -> None:
        """Note a fact for everybody."""
        self.events.append(Event(Msg(key, args)))

    def explain(self, key: str, **args: Arg) -> None:
        """Note for everybody who looks it up how the rules came to what is told besides."""
        self.events.append(Event(Msg(key, args), explains=True))

    def whisper(self, seat: Seat, key: str, **args: Arg) -> None:
        """Note a fact for one seat alone."""
        self.events.append(Event(Msg(key, args), only_to=(seat,)))

    def reveal(self) -> None:
        """Note that somebody learned something hidden: this step cannot be undone."""
        self.revealed = True
