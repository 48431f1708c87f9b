"""The parts of the feature that others use."""

from dataclasses import dataclass

from bot.core.feature import Feature
from bot.features.look.catching_up import CatchingUp
from bot.features.look.private_views import PrivateViews
from bot.features.look.reader import Reader
from bot.features.look.replay.animations import Animations
from bot.features.look.replay.panel import ReplayPanel
from bot.features.look.replay.review import ReviewPanel
from bot.tables.telling.watching import Watching


@dataclass(frozen=True, kw_only=True)
class Look(Feature):
    """Views of tables, replays and results."""

    private_views: PrivateViews
    reader: Reader
    catching_up: CatchingUp
    replay: ReplayPanel
    review_panel: ReviewPanel
    animations: Animations
    watching: Watching
