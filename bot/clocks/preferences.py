"""A member's choices about the announcements of their turns."""

from enum import StrEnum

from msgspec import Struct

from bot.clocks.reminders import ReminderLevel


class Where(StrEnum):
    """Place in which turns are announced."""

    THREAD = "thread"
    DIRECT = "direct"
    DIGEST = "digest"
    """Once a day, in a direct message about all tables."""
    OFF = "off"


class Preferences(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=False):
    """Choices of a member about announcements and reminders."""

    where: Where = Where.THREAD
    reminders: ReminderLevel = ReminderLevel.ALL
    quiet: tuple[int, int] | None = None
    """From when to when, in minutes after midnight, no reminders are sent; None for the member's night."""
    next: bool = False
    """Tell when the seat before the member's is asked."""
    ended: bool = True
    """Tell when a table has ended while the member was away."""
    digest_min: int = 9 * 60
    """The time of the digest, in minutes after midnight."""
    second_digest_min: int | None = None
    """The time of another digest; None for one a day."""
    live: bool = True
    """Announce turns at live tables in the thread, even if `where` names another place."""

    @property
    def needs_direct(self) -> bool:
        """Return whether anything is sent in direct messages."""
        return self.next or self.where in (Where.DIRECT, Where.DIGEST)

    @property
    def digests_min(self) -> tuple[int, ...]:
        """Return the times of the digests in minutes after midnight, the earliest first."""
        times = {self.digest_min, self.second_digest_min} - {None}
        return tuple(sorted(each for each in times if each is not None))


class Reach(Struct, frozen=True):
    """Ways in which a member can be reached, and wants to be."""

    wishes: Preferences = Preferences()
    language: str | None = None
    """The language that the member chose."""
    locale: str | None = None
    """The language of the member's Discord, at the last time they used the bot."""
    direct_id: int | None = None
    """The channel of direct messages with the member, once one has arrived there."""
    direct_closed_ms: int | None = None
    """The moment since which Discord refuses direct messages to the member."""

    @property
    def is_direct_open(self) -> bool:
        return self.direct_id is not None and self.direct_closed_ms is None

    @property
    def where(self) -> Where:
        """Return the place of announcements as things are: the thread while direct messages do not arrive."""
        wanted = self.wishes.where
        needs_direct = wanted in (Where.DIRECT, Where.DIGEST)
        return Where.THREAD if needs_direct and not self.is_direct_open else wanted
