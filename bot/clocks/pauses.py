"""Stretches in which the clocks of a table stand."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

OFFERED_DAYS: Final = (1, 3, 7, 14)
"""The lengths of a pause that are offered."""


class PauseKind(StrEnum):
    """Reason for which a table pauses."""

    CONSENT = "consent"
    """All members agreed."""
    MODERATOR = "moderator"
    """A moderator stopped the clocks."""
    UNREACHABLE = "unreachable"
    """The bot cannot post there."""


class Pause(Struct, frozen=True):
    """A stretch in which the clocks of a table stand, in UTC milliseconds."""

    kind: PauseKind
    from_ms: int
    to_ms: int | None
    """The end of the pause; None until an event ends it."""

    def covers(self, moment_ms: int) -> bool:
        return self.from_ms <= moment_ms and (self.to_ms is None or moment_ms < self.to_ms)
