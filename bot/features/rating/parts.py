"""The parts of the feature that others use."""

from dataclasses import dataclass

from bot.core.feature import Feature
from bot.features.rating.panel import RatingPanel
from bot.ratings.service import Ratings


@dataclass(frozen=True, kw_only=True)
class Rating(Feature):
    """Ratings."""

    ratings: Ratings
    rating_panel: RatingPanel
