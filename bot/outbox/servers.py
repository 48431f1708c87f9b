"""Posts for seekers of a game, and those of a server or a tournament without a table."""

from dataclasses import dataclass
from typing import Final

import discord

from bot.core.core import Core
from bot.features.find.parts import Find
from bot.features.look.parts import Look
from bot.features.tournament.parts import Tournament
from bot.outbox.audits import AuditPosts
from bot.outbox.direct import Direct
from bot.outbox.former.erasures import Erasures
from bot.outbox.former.redrawing import Redrawing
from bot.outbox.invitations import InvitationPosts
from bot.outbox.lobby_boards import LobbyBoardPosts
from bot.outbox.matches import MatchPosts
from bot.outbox.messages import Messages
from bot.outbox.noting import Noting
from bot.outbox.tournaments import TournamentPosts
from bot.store.rows import NoticeKind, OutboxRow
from bot.tables.model import Position


@dataclass(frozen=True, slots=True)
class ServerPosts:
    audits: AuditPosts
    boards: LobbyBoardPosts
    erasures: Erasures
    invitations: InvitationPosts
    matches: MatchPosts
    tournaments: TournamentPosts

    async def at_table(self, row: OutboxRow, at: Position) -> None:
        """Send a row about members who are asked to sit down at a table, by an invitation or after a match."""
        if row.kind is NoticeKind.MATCH:
            await self.matches.post(row, at)
        else:
            await self.invitations.post(row, at)

    async def post(self, row: OutboxRow) -> None:
        """Send a row. Raise as `LobbyBoardPosts.post`, `Erasures.post` and `TournamentPosts.post`."""
        if row.tournament_id is not None:
            await self.tournaments.post(row)
        elif row.kind is NoticeKind.ERASE:
            await self.erasures.post(row)
        elif row.kind is NoticeKind.AUDIT:
            await self.audits.deed(row)
        elif row.kind is NoticeKind.UNMATCHED:
            await self.matches.unmatched(row)
        else:
            await self.boards.post(row)


def server_posts(
    core: Core, client: discord.Client, messages: Messages, direct: Direct, noting: Noting
) -> ServerPosts:
    database, now = core.database, core.known.now
    settings, catalogues, pictures = core.settings, core.catalogues, core.pictures
    boards, panels = core.of(Find).lobby_boards, core.of(Tournament)
    tournaments = TournamentPosts(
        panels, settings, messages, direct, noting, catalogues, pictures, now
    )
    redrawing = Redrawing(
        *(database, core.tables, settings, catalogues, pictures, core.replays),
        core.of(Look).animations,
        tournaments,
    )
    return ServerPosts(
        AuditPosts(client, database, settings, messages, direct, noting, catalogues),
        LobbyBoardPosts(client, boards, settings, messages, noting, catalogues, now),
        Erasures(client, database, settings, messages, redrawing, catalogues, now),
        InvitationPosts(database, messages, noting, catalogues),
        MatchPosts(database, settings, messages, direct, noting, catalogues),
        tournaments,
    )


SERVER_KINDS: Final = (
    NoticeKind.AUDIT,
    NoticeKind.LOBBY_BOARD,
    NoticeKind.UNMATCHED,
    NoticeKind.ERASE,
)
