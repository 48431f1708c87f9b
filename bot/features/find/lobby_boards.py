"""Posts the list of a server's tables: edited while it is new, later replaced in silence."""

import logging
from datetime import UTC, datetime

import discord
from discord.abc import GuildChannel
from msgspec import json
from msgspec.structs import replace

from bot.core.core import Core
from bot.core.posting.direct import NotYet
from bot.core.posting.messages import CLOCKS_DIFFER_S, MOST_SEARCHED
from bot.core.posts.post import Post
from bot.core.text.translator import server_language
from bot.features.find.lobby_posts import MARK, LobbyPosts
from bot.store import outbox
from bot.store.database import Connection
from bot.store.declaring.posted import Posted
from bot.store.finding import lobby_boards
from bot.store.finding.lobby_boards import LobbyBoard
from bot.store.rows import OutboxRow
from bot.tables import notices
from bot.tables.finding.lobby_board import EVERY_MS, OFTEN_DELETED, LobbyBoards

_log = logging.getLogger(__name__)

_EDITED_UP_TO_S = 3600
"""Discord throttles edits of older messages."""
_UNKNOWN_MESSAGE = 10008


class LobbyBoardPosts:
    def __init__(self, core: Core, boards: LobbyBoards) -> None:
        posting = core.posting
        self._client, self._settings, self._now = core.client, core.settings, core.known.now
        self._messages, self._receipts = posting.messages, posting.receipts
        self._boards = boards
        self._posts = LobbyPosts(core.catalogues)

    async def post(self, row: OutboxRow) -> None:
        """Post, edit, check or take down the list of a server.

        Raises:
            NotYet: the list was changed a moment ago.
        """
        facts = json.decode(row.payload)
        if "message" in facts:
            await self._messages.delete(Posted(facts["channel"], facts["message"]))
            await self._receipts.note(row, None)
            return
        board = await self._boards.of(facts["guild"])
        if board is None or board.deleted >= OFTEN_DELETED:
            await self._receipts.note(row, None)
            return
        wait_ms = board.updated_ms + EVERY_MS - int(self._now() * 1000)
        if wait_ms > 0:
            raise NotYet(wait_ms / 1000)
        try:
            await self._update(row, board, only_checks="check" in facts)
        except (discord.NotFound, discord.Forbidden):
            _log.warning("server %d: its list of tables cannot be posted", board.guild_id)
            await self._done(row, None, board)

    async def _update(self, row: OutboxRow, board: LobbyBoard, *, only_checks: bool) -> None:
        old, channel_id = board.posted, board.channel_id
        is_there = old is not None and await self._is_there(old)
        if old is not None and not is_there:
            board = replace(board, message_id=None, deleted=board.deleted + 1)
            if board.deleted >= OFTEN_DELETED:
                await self._done(row, None, board)
                return
        if only_checks and is_there:
            await self._receipts.note(row, None)
            return
        post = await self._post(board)
        if old is not None and is_there and self._is_fresh(old):
            await self._messages.edit(old, post)
            await self._done(row, old, board)
            return
        sent = await self._sent_before(row, channel_id, but=old)
        if sent is None:
            sent = await self._messages.send(row, channel_id, (post,), silent=True)
        if old is not None and is_there:
            await self._messages.delete(old)
        await self._done(row, sent, replace(board, message_id=sent.message_id))

    async def _post(self, board: LobbyBoard) -> Post:
        contents = await self._boards.contents(
            board.guild_id, lambda channel_id: self._is_seen(channel_id, board.channel_id)
        )
        language = await server_language(self._client, self._settings, board.guild_id)
        return self._posts.board(contents, language)

    def _is_seen(self, channel_id: int, board_channel_id: int) -> bool:
        """Return whether readers of the list may see a channel; False for a channel unknown to the bot.

        The readers are all members, or the roles that may read the list.
        """
        channel = self._client.get_channel(channel_id)
        board_channel = self._client.get_channel(board_channel_id)
        if isinstance(channel, discord.Thread):
            channel = None if channel.is_private() else channel.parent
        if not isinstance(channel, GuildChannel) or not isinstance(board_channel, GuildChannel):
            return False
        everybody = channel.guild.get_role(channel.guild.id)
        if everybody is None:
            # Discord's role `@everyone` could not be read.
            return False
        if board_channel.permissions_for(everybody).view_channel:
            return channel.permissions_for(everybody).view_channel
        readers = [
            role for role in channel.guild.roles if board_channel.permissions_for(role).view_channel
        ]
        return all(channel.permissions_for(role).view_channel for role in readers)

    async def _is_there(self, posted: Posted) -> bool:
        channel = self._client.get_partial_messageable(posted.channel_id)
        try:
            async with self._messages.limiter:
                await channel.fetch_message(posted.message_id)
        except discord.NotFound as error:
            if error.code != _UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def _sent_before(
        self, row: OutboxRow, channel_id: int, *, but: Posted | None
    ) -> Posted | None:
        """Return the list that an earlier attempt has posted.

        Its words may have changed since, so its button identifies it.
        """
        if row.claimed_at is None or self._client.user is None:
            return None
        since = datetime.fromtimestamp(row.claimed_at - CLOCKS_DIFFER_S, UTC)
        channel = self._client.get_partial_messageable(channel_id)
        async with self._messages.limiter:
            async for message in channel.history(limit=MOST_SEARCHED, after=since):
                found = Posted(channel_id, message.id)
                is_own = message.author.id == self._client.user.id
                if is_own and found != but and _is_list(message):
                    return found
        return None

    def _is_fresh(self, posted: Posted) -> bool:
        made = discord.utils.snowflake_time(posted.message_id).timestamp()
        return self._now() - made < _EDITED_UP_TO_S

    async def _done(self, row: OutboxRow, posted: Posted | None, board: LobbyBoard) -> None:
        """Record the new post of the list, unless the server has chosen another channel meanwhile."""
        after = replace(board, updated_ms=int(self._now() * 1000))

        def keep(conn: Connection) -> None:
            held = lobby_boards.of_guild(conn, board.guild_id)
            if held is not None and held.channel_id == board.channel_id:
                lobby_boards.put(conn, after)
            elif posted is not None:
                gone = notices.lobby_board_gone(board.guild_id, posted)
                outbox.put(conn, gone, now=self._now())

        await self._receipts.note(row, posted, also=keep)


def _is_list(message: discord.Message) -> bool:
    rows = (each for each in message.components if isinstance(each, discord.ActionRow))
    return any(getattr(item, "custom_id", None) == MARK for row in rows for item in row.children)
