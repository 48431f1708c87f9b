"""The parts of the feature that others use."""

from dataclasses import dataclass

from bot.core.feature import Feature
from bot.tables.telling.nudging import Nudging


@dataclass(frozen=True, kw_only=True)
class Clock(Feature):
    """Clocks and reminders."""

    nudging: Nudging
