"""The post of a table that gathers: its members, and the buttons to join."""

from collections.abc import Callable

import discord

from bot.core.posting.messages import ARCHIVED, Messages
from bot.core.posting.noting import Noting, marker_of
from bot.core.posts.post import Post
from bot.core.posts.public import Posts
from bot.store.declaring.posted import Posted
from bot.store.rows import OutboxRow, Status
from bot.tables.model import Position
from bot.tables.service import Tables

EDITED_UP_TO_S = 3600
"""Discord throttles edits of older messages; those are posted as new messages instead."""
_UNKNOWN_MESSAGE = 10008


class LobbyPosts:
    def __init__(
        self,
        tables: Tables,
        posts: Posts,
        messages: Messages,
        noting: Noting,
        now: Callable[[], float],
    ) -> None:
        self._tables = tables
        self._posts = posts
        self._messages = messages
        self._noting = noting
        self._now = now

    async def post(self, row: OutboxRow, at: Position) -> Post:
        gathers = at.table.status is Status.LOBBY
        usual_s = await self._tables.usual_length_s(at.table) if gathers else None
        conducts = await self._tables.conducts.at_lobby(at, self._tables.now_ms())
        return await self._posts.lobby(
            at, at.table.language, marker_of(row, at), usual_s=usual_s, conducts=conducts
        )

    async def send(self, row: OutboxRow, at: Position) -> None:
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
                await self._noting.note(row, old)
                return
        if at.table.ended_at is not None:
            # A finished table needs no link to its new place.
            await self._noting.note(row, None)
            return
        sent = await self._messages.send(row, at.table.channel_id, (post,))
        if old is not None:
            await self._messages.delete(old)
        await self._noting.note(row, sent, places={"lobby": sent})


def is_fresh(now: float, posted: Posted) -> bool:
    """Return whether a message is young enough to be edited."""
    return now - discord.utils.snowflake_time(posted.message_id).timestamp() < EDITED_UP_TO_S
