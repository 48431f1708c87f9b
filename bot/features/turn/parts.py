"""The parts of the feature that others use."""

from dataclasses import dataclass

from bot.core.feature import Feature
from bot.features.turn.board_posts import BoardPosts
from bot.features.turn.hint_panel import HintPanel
from bot.features.turn.panel import Panel
from bot.features.turn.planner import Planner
from bot.tables.hinting.reviews import Reviews


@dataclass(frozen=True, kw_only=True)
class Turn(Feature):
    """The panel of a turn."""

    panel: Panel
    hint_panel: HintPanel
    planner: Planner
    reviews: Reviews
    boards: BoardPosts
