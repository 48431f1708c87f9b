"""The parts of the feature that others use."""

from dataclasses import dataclass

from bot.core.feature import Feature
from bot.features.web.site import Site


@dataclass(frozen=True, kw_only=True)
class Web(Feature):
    """Public pages."""

    site: Site
