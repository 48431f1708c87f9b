"""What moderators did, told in the channel that a server has chosen for it."""

import logging

import discord
from msgspec import json

from bot.i18n import Catalogues, language_of
from bot.outbox.messages import Messages
from bot.outbox.noting import Noting
from bot.store.database import Database
from bot.store.people import audit
from bot.store.rows import OutboxRow
from bot.tables.settings import LOG, Settings
from bot.ui.moderating.log import line
from bot.ui.posts.post import Post
from bot.ui.text.translator import translator

_log = logging.getLogger(__name__)


class AuditPosts:
    def __init__(
        self,
        client: discord.Client,
        database: Database,
        settings: Settings,
        messages: Messages,
        noting: Noting,
        catalogues: Catalogues,
    ) -> None:
        self._client = client
        self._database = database
        self._settings = settings
        self._messages = messages
        self._noting = noting
        self._catalogues = catalogues

    async def deed(self, row: OutboxRow) -> None:
        """Tell an act, unless the server has chosen no channel or the bot may not post there."""
        number = int(json.decode(row.payload)["deed"])
        done = await self._database.read(lambda conn: audit.get(conn, number))
        channel = None if done is None else await self._settings.channel(done.guild_id, LOG)
        if done is None or channel is None:
            await self._noting.note(row, None)
            return
        language = await server_language(self._client, self._settings, done.guild_id)
        text = translator(self._catalogues[language], None)
        try:
            sent = await self._messages.send(row, channel, (Post(line(done, text)),))
        except (discord.NotFound, discord.Forbidden):
            _log.warning("server %d: its log channel cannot be posted in", done.guild_id)
            await self._noting.note(row, None)
            return
        await self._noting.note(row, sent)


async def server_language(client: discord.Client, settings: Settings, guild_id: int) -> str:
    """The language of posts that belong to a server and to no table."""
    chosen = await settings.guild_language(guild_id)
    guild = client.get_guild(guild_id)
    if chosen is not None or guild is None:
        return chosen or "en"
    return language_of(str(guild.preferred_locale))
