"""The parts of the feature that others use."""

from dataclasses import dataclass

from bot.core.feature import Feature
from bot.tables.privacy.forgetting import Forgetting


@dataclass(frozen=True, kw_only=True)
class ServerSettings(Feature):
    """Settings of servers."""

    forgetting: Forgetting
