"""Edits the posts of a place that name members with deleted data (ADR 60).

Every post of the bot in the place is checked, because most are not remembered one by one. Texts lose the names.
Pictures are drawn anew from the present rows, which hold no such names; pictures that cannot be drawn are removed.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from io import BytesIO
from typing import Final, cast

import discord
from msgspec import json, structs

from bot.core.controls.ids import ReadId, TableId
from bot.core.core import Core
from bot.core.posting.direct import NotYet
from bot.core.posting.messages import ARCHIVED, LOCKED
from bot.core.posting.places import THREAD_NAME_CHARS
from bot.core.posts.post import Post
from bot.core.text.lines import MESSAGE_CHARS, cut
from bot.core.text.renamed import renamed
from bot.core.text.translator import server_language
from bot.features.my.former.redrawing import Redrawing
from bot.line.answers import Unanswered, is_final
from bot.store import outbox
from bot.store.database import Connection
from bot.store.rows import OutboxRow
from bot.tables.names import NOBODY
from bot.tables.privacy import erasures
from bot.tables.privacy.erasures import Erasure
from bot.tables.privacy.traces import Traces

_log = logging.getLogger(__name__)

MOST_EDITED: Final = 5
"""Most posts that are edited before other work has its turn."""
MOST_SEARCHED: Final = 500
"""Most messages that are searched before other work has its turn."""
MOST_BYTES: Final = 1_000_000
"""A larger text file is removed without a search."""
OLD_WAIT_S: Final = 60.0
"""Pause after Discord's refusal of a further edit of an old message."""
MOST_TRIES: Final = 10
"""Most attempts at a message that Discord does not let the bot edit now."""
_BAD_REQUEST: Final = 400
_UNKNOWN_MESSAGE: Final = 10008
_TOO_MANY_OLD_EDITS: Final = 30046
_DAY_S: Final = 24 * 3600
_EDITABLE: Final = (
    *(discord.MessageType.default, discord.MessageType.reply),
    *(discord.MessageType.chat_input_command, discord.MessageType.context_menu_command),
)
_WORDS: Final = (".json", ".jsonl", ".txt", ".md", ".csv")


class Erasures:
    def __init__(self, core: Core, redrawing: Redrawing) -> None:
        self._client, self._database, self._settings = core.client, core.database, core.settings
        self._messages, self._catalogues = core.posting.messages, core.catalogues
        self._now = core.known.now
        self._redrawing = redrawing

    async def post(self, row: OutboxRow) -> None:
        """Search a part of a place; the rest of it becomes another row.

        Raises:
            NotYet: Discord takes no further edit for now.
            discord.HTTPException, OSError, TimeoutError: passed on, unless the place is out of reach.
        """
        erasure = json.decode(row.payload, type=Erasure)
        place = erasure.place
        try:
            thread = await self._thread(place.channel_id)
            if thread is not None and thread.archived:
                async with self._messages.limiter:
                    await thread.edit(archived=False)
                erasure = structs.replace(erasure, is_archived=True)
            if thread is not None and not erasure.after:
                await self._renamed(erasure, thread)
                await self._started(row, erasure, thread)
            last, wait_s = await self._searched(row, erasure)
            if last is None and erasure.is_archived:
                await self._closed(place.channel_id)
        except (discord.NotFound, discord.Forbidden) as error:
            _log.warning(
                "server %d: channel %d cannot be searched for a deleted member (code %d)",
                *(place.guild_id, place.channel_id, error.code),
            )
            last, wait_s = None, 0.0
        except discord.HTTPException as error:
            if error.code != LOCKED:
                raise
            _log.warning("channel %d is locked; its posts still name a member", place.channel_id)
            last, wait_s = None, 0.0
        now = self._now()

        def done(conn: Connection) -> None:
            outbox.drop(conn, row.id)
            if last is not None:
                outbox.put(conn, erasures.continued(erasure, last, wait_s), now=now)

        await self._database.write(done)

    async def _closed(self, channel_id: int) -> None:
        """Archive a thread again."""
        thread = await self._thread(channel_id)
        if thread is not None and not thread.archived:
            async with self._messages.limiter:
                await thread.edit(archived=True)

    async def _thread(self, channel_id: int) -> discord.Thread | None:
        async with self._messages.limiter:
            channel = await self._client.fetch_channel(channel_id)
        return channel if isinstance(channel, discord.Thread) else None

    async def _renamed(self, erasure: Erasure, thread: discord.Thread) -> None:
        """Take the members out of a thread's name, which may contain the name that one of them gave the table."""
        old = cast("str", thread.name)  # it may be typed
        name = erasure.traces.without(old, await self._instead(erasure))
        if name != old and thread.owner_id == getattr(self._client.user, "id", None):
            async with self._messages.limiter:
                await thread.edit(name=cut(name, THREAD_NAME_CHARS))

    async def _started(self, row: OutboxRow, erasure: Erasure, thread: discord.Thread) -> None:
        """Edit the post under which a thread was made; it stays in its channel when the table moves.

        Raises:
            NotYet: Discord takes no further edit for now.
        """
        channel = self._client.get_partial_messageable(thread.parent_id)
        try:
            async with self._messages.limiter:
                message = await channel.fetch_message(thread.id)
        except (discord.NotFound, discord.Forbidden):
            # The thread was not made under a post, or the post is out of reach.
            return
        if message.author == self._client.user and message.type in _EDITABLE:
            try:
                await self._edited(message, erasure, await self._instead(erasure))
            except discord.HTTPException as error:
                if self._is_to_wait(row, message, error):
                    raise NotYet(OLD_WAIT_S) from error

    async def _searched(self, row: OutboxRow, erasure: Erasure) -> tuple[int | None, float]:
        """Edit some posts; return the last finished message, and the pause before going on.

        There is no such message if none is left.
        """
        own = self._client.user
        assert own is not None
        place = erasure.place
        since = datetime.fromtimestamp(max(place.since_s - _DAY_S, 0), UTC)
        oldest = discord.utils.time_snowflake(since) if place.since_s > _DAY_S else 0
        after = discord.Object(max(erasure.after, oldest))
        channel = self._client.get_partial_messageable(place.channel_id)
        instead = await self._instead(erasure)
        searched = edited = last = 0
        async for message in channel.history(limit=MOST_SEARCHED, after=after, oldest_first=True):
            searched += 1
            if message.author.id == own.id and message.type in _EDITABLE:
                try:
                    edited += await self._edited(message, erasure, instead)
                except (discord.HTTPException, Unanswered) as error:
                    said = error.__cause__ if isinstance(error, Unanswered) else error
                    if not isinstance(said, discord.HTTPException):
                        raise
                    if self._is_to_wait(row, message, said):
                        if not last:
                            raise NotYet(OLD_WAIT_S) from error
                        return last, OLD_WAIT_S
            last = message.id
            if edited >= MOST_EDITED or searched >= MOST_SEARCHED:
                return last, 0.0
        return None, 0.0

    def _is_to_wait(
        self, row: OutboxRow, message: discord.Message, error: discord.HTTPException
    ) -> bool:
        """Return whether to retry a message that Discord did not change; if not, the search goes on behind it.

        Raises:
            discord.HTTPException: it concerns all messages of the place, or passes.
        """
        if error.code == _UNKNOWN_MESSAGE:
            return False
        if error.code in (ARCHIVED, _TOO_MANY_OLD_EDITS) and row.attempts < MOST_TRIES:
            return True
        if error.status != _BAD_REQUEST or error.code in (ARCHIVED, LOCKED):
            raise error
        if not is_final(error) and row.attempts < MOST_TRIES:
            raise error
        _log.warning(
            "message %d in channel %d cannot be changed (code %d); it still names a member",
            *(message.id, message.channel.id, error.code),
        )
        return False

    async def _edited(self, message: discord.Message, erasure: Erasure, instead: str) -> bool:
        """Take the members out of a post; return whether it had to be changed."""
        traces = erasure.traces
        of = tables_of(message)
        names = not of or bool(of & set(erasure.place.tables))

        def words(text: str) -> str:
            return traces.without(text, instead, names=names)

        content = cut(words(message.content), MESSAGE_CHARS)
        view, is_renamed = renamed(message, words, traces.has_number)
        is_named = content != message.content or is_renamed
        again = await self._redrawing.post(message, erasure.place)
        if again is not None:
            await self._rework(message, again)
            return True
        files = await self._files(message, erasure, words, is_named=is_named)
        if not is_named and files is None:
            return False
        if not content and files == [] and not message.components:
            async with self._messages.limiter:
                await message.delete()
            return True
        async with self._messages.limiter:
            await message.edit(
                content=content or None,
                attachments=discord.utils.MISSING if files is None else files,
                view=view if is_renamed else discord.utils.MISSING,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        return True

    async def _rework(self, message: discord.Message, post: Post) -> None:
        async with self._messages.limiter:
            await message.edit(
                content=post.content or None,
                attachments=[each.as_discord() for each in post.files],
                view=post.view,
                allowed_mentions=discord.AllowedMentions.none(),
            )

    async def _files(
        self,
        message: discord.Message,
        erasure: Erasure,
        words: Callable[[str], str],
        *,
        is_named: bool,
    ) -> list[discord.Attachment | discord.File] | None:
        """Return the new files of the post; None if they stay."""
        found: list[discord.Attachment | discord.File] = []
        is_changed = False
        for each in message.attachments:
            alt = each.description or ""
            if each.filename.endswith(_WORDS):
                file = await self._reworded(each, erasure.traces, words)
            elif self._redrawing.may_name(each, message, erasure.place):
                drawn = await self._redrawing.picture(each, message, erasure.traces)
                file = None if drawn is None else drawn.as_discord()
            else:
                file = None if is_named or words(alt) != alt else each
            is_changed |= file is not each
            found += [file] if file is not None else []
        return found if is_changed else None

    async def _reworded(
        self, file: discord.Attachment, traces: Traces, words: Callable[[str], str]
    ) -> discord.Attachment | discord.File | None:
        """Return a text file without the members: itself if unchanged, None if it is too large or cannot be read."""
        if file.size > MOST_BYTES:
            return None
        try:
            old = (await file.read()).decode("utf-8", "replace")
        except (discord.NotFound, discord.Forbidden):
            # Only the file is out of reach, not its place.
            return None
        alt = file.description or ""
        new = await asyncio.to_thread(
            lambda: words(traces.without(old, "", number="0", names=False))
        )
        if (new, words(alt), words(file.filename)) == (old, alt, file.filename):
            return file
        content = BytesIO(new.encode())
        return discord.File(content, words(file.filename), description=words(alt) or None)

    async def _instead(self, erasure: Erasure) -> str:
        """Return the replacement for a name."""
        place = erasure.place
        language = place.language or await server_language(
            self._client, self._settings, place.guild_id
        )
        return self._catalogues[language].words(NOBODY)


def tables_of(message: discord.Message) -> set[int]:
    """Return the tables that the controls of a message are about."""
    ids: Iterable[str] = (
        child.custom_id or ""
        for part in message.components
        if isinstance(part, discord.ActionRow)
        for child in part.children
        if isinstance(child, (discord.Button, discord.SelectMenu))
    )
    found = {read.table for each in ids if (read := TableId.read(each) or ReadId.read(each))}
    return {each for each in found if each is not None}
