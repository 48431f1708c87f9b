"""The parts of the feature that others use."""

from dataclasses import dataclass

from bot.core.feature import Feature
from bot.features.lobby.opening import Opening
from bot.tables.absence.gathering import Gathering
from bot.tables.resuming import Resuming


@dataclass(frozen=True, kw_only=True)
class Lobby(Feature):
    """Opening a table."""

    opening: Opening
    gathering: Gathering
    resuming: Resuming
