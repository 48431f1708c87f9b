"""The parts of the feature that others use."""

from dataclasses import dataclass

from bot.core.feature import Feature
from bot.features.find.invite_panel import InvitePanel
from bot.features.find.queue_panel import QueuePanel
from bot.store.declaring.posted import Posted
from bot.tables.finding.answers import Answers
from bot.tables.finding.invitations import Invitations
from bot.tables.finding.lobby_board import LobbyBoards
from bot.tables.finding.queue import Queue


@dataclass(frozen=True, kw_only=True)
class Find(Feature):
    """Looking for a game."""

    invitations: Invitations
    invite_panel: InvitePanel
    queue: Queue
    queue_panel: QueuePanel
    answers: Answers
    lobby_boards: LobbyBoards

    async def posted(self, table_id: int) -> Posted | None:
        """Return where the members of a match were asked."""
        match = await self.answers.match(table_id)
        return None if match is None else match.posted
