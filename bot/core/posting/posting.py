"""The parts with which features post, among them the post of a table that gathers."""

from collections.abc import Callable
from dataclasses import dataclass

import discord

from bot.core.posting.direct import Direct
from bot.core.posting.messages import ARCHIVED, Messages, is_fresh
from bot.core.posting.places import Places
from bot.core.posting.receipts import Receipts, marker_of
from bot.core.posts.post import Post
from bot.core.posts.public import PublicPosts
from bot.i18n import Catalogues
from bot.store.database import Database
from bot.store.rows import OutboxRow, Status
from bot.tables.model import Position
from bot.tables.names import table_title
from bot.tables.service import Tables
from rules.core.text import msg

_UNKNOWN_MESSAGE = 10008


class LobbyPosts:
    def __init__(
        self,
        tables: Tables,
        posts: PublicPosts,
        messages: Messages,
        receipts: Receipts,
        now: Callable[[], float],
    ) -> None:
        self._tables = tables
        self._posts = posts
        self._messages = messages
        self._receipts = receipts
        self._now = now

    async def post(self, row: OutboxRow, at: Position) -> Post:
        gathers = at.table.status is Status.LOBBY
        usual_s = await self._tables.usual_length_s(at.table) if gathers else None
        conducts = await self._tables.conducts.at_lobby(at, self._tables.now_ms())
        return await self._posts.lobby(
            at, at.table.language, marker_of(row, at), usual_s=usual_s, conducts=conducts
        )

    async def send(self, row: OutboxRow, at: Position) -> None:
        """Post the lobby or bring it up to date. At a table of a tournament it only carries the thread, then goes."""
        if at.table.tournament_id is not None and at.table.thread_id != at.table.channel_id:
            await self._carry(row, at)
            return
        gathers = at.table.status is Status.LOBBY
        post = await self.post(row, at)
        old = at.table.lobby
        is_here = old is not None and old.channel_id == at.table.channel_id
        if old is not None and ((is_here and is_fresh(self._now(), old)) or not gathers):
            try:
                await self._messages.edit(old, post)
            except discord.HTTPException as error:
                if error.code not in (_UNKNOWN_MESSAGE, ARCHIVED):
                    raise
            else:
                await self._receipts.note(row, old)
                return
        if at.table.ended_at is not None:
            # A finished table needs no link to its new place.
            await self._receipts.note(row, None)
            return
        sent = await self._messages.send(row, at.table.channel_id, (post,))
        if old is not None:
            await self._messages.delete(old)
        await self._receipts.note(row, sent, places={"lobby": sent})

    async def _carry(self, row: OutboxRow, at: Position) -> None:
        """Post a line on which the thread of a tournament's table is opened; delete it once there is a thread.

        The post of the round leads to its tables, so their threads need no posts of their own in the channel.
        """
        old = at.table.lobby
        if at.table.thread_id is None and old is None and at.table.ended_at is None:
            said = msg("hosting.table", title=table_title(at.table), number=str(at.table.id))
            line = self._posts.notice(said, at, at.table.language)
            sent = await self._messages.send(row, at.table.channel_id, (line,), silent=True)
            await self._receipts.note(row, sent, places={"lobby": sent})
            return
        if at.table.thread_id is not None and old is not None:
            await self._messages.delete(old)
            await self._receipts.note(row, None, places={"lobby": None})
            return
        await self._receipts.note(row, old)


@dataclass(frozen=True, slots=True)
class Posting:
    messages: Messages
    direct: Direct
    receipts: Receipts
    lobbies: LobbyPosts
    places: Places


def posting_of(
    client: discord.Client,
    database: Database,
    tables: Tables,
    posts: PublicPosts,
    catalogues: Catalogues,
    now: Callable[[], float],
) -> Posting:
    messages, receipts = Messages(client), Receipts(database, tables, now)
    lobbies = LobbyPosts(tables, posts, messages, receipts, now)
    return Posting(
        messages,
        Direct(client, messages, database, now),
        receipts,
        lobbies,
        Places(client, database, messages, receipts, catalogues, lobbies.post, now),
    )
