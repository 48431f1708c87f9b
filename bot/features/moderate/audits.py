"""Posts about acts of moderators, in the log channel of a server."""

import logging

import discord
from msgspec import json

from bot.core.core import Core
from bot.core.posting.direct import Closed
from bot.core.posts.post import Post
from bot.core.text.translator import language_for, server_language, translator
from bot.features.moderate.log import line
from bot.store import members
from bot.store.people import audit
from bot.store.people.audit import Deed
from bot.store.rows import OutboxRow
from bot.tables.moderating.lost import UNSET, UNSET_ROLE
from bot.tables.settings import LOG
from rules.core.text import Typed, typed

_log = logging.getLogger(__name__)


class AuditPosts:
    def __init__(self, core: Core) -> None:
        posting = core.posting
        self._client, self._database, self._settings = core.client, core.database, core.settings
        self._catalogues = core.catalogues
        self._direct, self._messages = posting.direct, posting.messages
        self._receipts = posting.receipts

    async def deed(self, row: OutboxRow) -> None:
        """Post an act in the server's log channel, unless there is none or the bot may not post there.

        Without a log channel, the server's owner gets a message about settings that lost their channel or role.

        Raises:
            NotYet: the owner's direct channel cannot be opened yet.
        """
        number = int(json.decode(row.payload)["deed"])
        done = await self._database.read(lambda conn: audit.get(conn, number))
        channel = None if done is None else await self._settings.channel(done.guild_id, LOG)
        if done is not None and channel is None and done.what in (UNSET, UNSET_ROLE):
            await self._tell_owner(row, done)
            return
        if done is None or channel is None:
            await self._receipts.note(row, None)
            return
        language = await server_language(self._client, self._settings, done.guild_id)
        text = translator(self._catalogues[language], None)
        try:
            sent = await self._messages.send(row, channel, (Post(line(done, text)),))
        except (discord.NotFound, discord.Forbidden):
            _log.warning("server %d: its log channel cannot be posted in", done.guild_id)
            await self._receipts.note(row, None)
            return
        await self._receipts.note(row, sent)

    async def _tell_owner(self, row: OutboxRow, done: Deed) -> None:
        """Send a direct message to the owner of a server without a log channel, unless Discord refuses it.

        Raises:
            NotYet: the channel cannot be opened yet.
        """
        guild = self._client.get_guild(done.guild_id)
        owner = None if guild is None else guild.owner_id
        reach = {} if owner is None else await self._settings.reach(owner)
        if guild is None or owner is None or reach[owner].direct_closed_ms is not None:
            await self._receipts.note(row, None)
            return
        usual = await server_language(self._client, self._settings, done.guild_id)
        text = translator(self._catalogues[language_for(reach[owner], usual)], None)
        head = text.words("audit.in_server", name=typed(Typed(guild.name)))
        try:
            channel = reach[owner].direct_id or await self._direct.open(row, owner)
            sent = await self._direct.send(row, channel, Post(f"{head}\n{line(done, text)}"))
        except Closed:
            await self._receipts.note(row, None)
            return
        await self._receipts.note(
            row, sent, also=lambda conn: members.open_direct(conn, owner, channel)
        )
