"""Posts for those who look for a game, and those that belong to a server and to no table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import discord

from bot.i18n import Catalogues
from bot.outbox.audits import AuditPosts
from bot.outbox.direct import Direct
from bot.outbox.invitations import InvitationPosts
from bot.outbox.lobby_boards import LobbyBoardPosts
from bot.outbox.matches import MatchPosts
from bot.outbox.messages import Messages
from bot.outbox.noting import Noting
from bot.store.database import Database
from bot.store.rows import NoticeKind, OutboxRow
from bot.tables.finding.lobby_board import LobbyBoards
from bot.tables.model import Position
from bot.tables.settings import Settings


@dataclass(frozen=True, slots=True)
class ServerPosts:
    audits: AuditPosts
    boards: LobbyBoardPosts
    invitations: InvitationPosts
    matches: MatchPosts

    async def at_table(self, row: OutboxRow, at: Position) -> None:
        """Send a row about members who are asked to sit down at a table, by somebody or after a match."""
        if row.kind is NoticeKind.MATCH:
            await self.matches.post(row, at)
        else:
            await self.invitations.post(row, at)

    async def post(self, row: OutboxRow) -> None:
        """Send a row. Raises what `LobbyBoardPosts.post` does."""
        if row.kind is NoticeKind.AUDIT:
            await self.audits.deed(row)
        elif row.kind is NoticeKind.UNMATCHED:
            await self.matches.unmatched(row)
        else:
            await self.boards.post(row)


def server_posts(
    client: discord.Client,
    database: Database,
    boards: LobbyBoards,
    settings: Settings,
    messages: Messages,
    direct: Direct,
    noting: Noting,
    catalogues: Catalogues,
    now: Callable[[], float],
) -> ServerPosts:
    return ServerPosts(
        AuditPosts(client, database, settings, messages, noting, catalogues),
        LobbyBoardPosts(client, boards, settings, messages, noting, catalogues, now),
        InvitationPosts(database, messages, noting, catalogues),
        MatchPosts(database, settings, messages, direct, noting, catalogues),
    )


SERVER_KINDS: Final = (NoticeKind.AUDIT, NoticeKind.LOBBY_BOARD, NoticeKind.UNMATCHED)
