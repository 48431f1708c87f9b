"""MarsBot (chapter "MarsBot"): not a seat, but an opponent that acts during the table's automatic steps."""

from typing import Final

from rules.core.seats import Seat

HUMAN: Final[Seat] = 0
"""The seat that plays against it."""
