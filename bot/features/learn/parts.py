"""The parts of the feature that others use."""

from dataclasses import dataclass

from bot.core.feature import Feature
from bot.features.learn.help import Help


@dataclass(frozen=True, kw_only=True)
class Learn(Feature):
    """Help."""

    help: Help
