"""MarsBot (chapter "MarsBot"): no seat, but an opponent that acts while the table moves on by itself."""

from typing import Final

from rules.core.seats import Seat

HUMAN: Final[Seat] = 0
"""Who plays against it."""
