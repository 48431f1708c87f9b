"""The parts of the feature that others use."""

from dataclasses import dataclass

from bot.core.feature import Feature
from bot.features.my.blocks import BlockPanel
from bot.features.my.conduct import ConductPanel
from bot.features.my.data import DataPanel
from bot.features.my.notices import Notices
from bot.features.my.pings import SentPings
from bot.features.my.vacation import VacationPanel


@dataclass(frozen=True, kw_only=True)
class My(Feature):
    """A member's own panels."""

    notices: Notices
    sent_pings: SentPings
    conduct_panel: ConductPanel
    block_panel: BlockPanel
    data_panel: DataPanel
    vacation_panel: VacationPanel
