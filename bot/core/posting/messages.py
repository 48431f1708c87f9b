"""Messages of the bot: sent, found again, edited and deleted, within Discord's limit of requests."""

import re
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import Any, Literal

import discord
from aiolimiter import AsyncLimiter

from bot.core.posts.post import Post
from bot.store.declaring.posted import Posted
from bot.store.rows import OutboxRow
from bot.tables.names import is_former

REQUESTS_A_SECOND = 45
"""Discord allows a bot 50, not counting answers to interactions."""
MOST_SEARCHED = 500
"""Most messages that are searched for a post that may have been sent."""
CLOCKS_DIFFER_S = 120.0
"""The search begins this long before the post was first begun, because Discord's clock may differ from ours."""
EDITED_UP_TO_S = 3600
"""Discord throttles edits of older messages; those are posted as new messages instead."""
_TIME = re.compile(r"<t:\d+(?::\w)?>")

WEEK_MIN: Literal[10080] = 10080
THREE_DAYS_MIN: Literal[4320] = 4320
"""Quiet time after which Discord archives a thread, in minutes."""
ARCHIVED = 50083
LOCKED = 160005


class Messages:
    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self.limiter = AsyncLimiter(REQUESTS_A_SECOND, 1)

    async def send(
        self,
        row: OutboxRow,
        channel_id: int,
        posts: Sequence[Post],
        *,
        but: Posted | None = None,
        replies_to: Posted | None = None,
        silent: bool = False,
    ) -> Posted:
        """Send posts one after another; return the last message.

        `but` is a message that carries the same picture but does not belong to this row. A `silent` message pings no
        member. A message in another channel gets no reply.
        """
        if replies_to is not None and replies_to.channel_id != channel_id:
            replies_to = None
        after = max(row.newest_id or 0, 0 if replies_to is None else replies_to.message_id)
        found = await self.sent_before(row, channel_id, posts[-1], after=after, but=but)
        if found is not None:
            return found
        channel = self._client.get_partial_messageable(channel_id)
        message_id = 0
        for index, post in enumerate(posts):
            async with self.limiter:
                message = await channel.send(
                    post.content or None,
                    files=[file.as_discord() for file in post.files],
                    view=post.view or discord.utils.MISSING,
                    allowed_mentions=_only(post.mentions),
                    nonce=f"{row.id}.{index}",
                    silent=silent,
                    **_answering(replies_to),
                )
            message_id = message.id
        return Posted(channel_id, message_id)

    async def sent_before(
        self, row: OutboxRow, channel_id: int, post: Post, *, after: int = 0, but: Posted | None
    ) -> Posted | None:
        """Return the message of a post that an earlier attempt at a row has sent, if there is one.

        It is recognised by its file's name; without files by its words, times apart, in a message newer than `after`.
        Discord forgets nonces after some minutes, and the times may have moved while the bot was away.
        """
        names, words = {file.name for file in post.files}, _words(post.content)
        if row.claimed_at is None or not (names or words) or self._client.user is None:
            return None
        channel = self._client.get_partial_messageable(channel_id)
        since = datetime.fromtimestamp(row.claimed_at - CLOCKS_DIFFER_S, UTC)
        async with self.limiter:
            async for message in channel.history(limit=MOST_SEARCHED, after=since):
                if message.author.id != self._client.user.id:
                    continue
                if but == (found := Posted(channel_id, message.id)):
                    continue
                has_words = not names and message.id > after and _words(message.content) == words
                if has_words or _carries(message, names):
                    return found
        return None

    async def carries(self, posted: Posted, post: Post) -> bool:
        """Return whether a message shows a picture of a post."""
        channel = self._client.get_partial_messageable(posted.channel_id)
        try:
            async with self.limiter:
                message = await channel.fetch_message(posted.message_id)
        except discord.NotFound:
            return False
        return _carries(message, {file.name for file in post.files})

    async def edit(self, posted: Posted, post: Post) -> None:
        async with self.limiter:
            await self.partial(posted).edit(
                content=post.content,
                attachments=[file.as_discord() for file in post.files],
                view=post.view,
                allowed_mentions=discord.AllowedMentions.none(),
            )

    async def rework(self, posted: Posted, post: Post, *, files: bool) -> bool:
        """Edit a message if Discord allows it, with new pictures or the ones it has; return whether it did."""
        message = self.partial(posted)
        pictures = [file.as_discord() for file in post.files] if files else discord.utils.MISSING
        try:
            async with self.limiter:
                await message.edit(
                    content=post.content or None,
                    attachments=pictures,
                    view=post.view,
                    allowed_mentions=_only(post.mentions),
                )
        except (discord.NotFound, discord.Forbidden):
            return False
        except discord.HTTPException as error:
            if error.code not in (ARCHIVED, LOCKED):
                raise
            return False
        return True

    async def delete(self, posted: Posted) -> None:
        """Delete a message if Discord allows it; in a closed thread it does not."""
        message = self.partial(posted)
        try:
            async with self.limiter:
                await message.delete()
        except (discord.NotFound, discord.Forbidden):
            pass
        except discord.HTTPException as error:
            if error.code not in (ARCHIVED, LOCKED):
                raise

    async def stir(self, thread_id: int) -> bool:
        """Change the time until Discord archives a thread, which counts as activity; return whether it was allowed."""
        try:
            async with self.limiter:
                thread = await self._client.fetch_channel(thread_id)
                if not isinstance(thread, discord.Thread):
                    return False
                other = THREE_DAYS_MIN if thread.auto_archive_duration == WEEK_MIN else WEEK_MIN
                await thread.edit(auto_archive_duration=other)
        except discord.Forbidden:
            return False
        return True

    def partial(self, posted: Posted, *, guild_id: int | None = None) -> discord.PartialMessage:
        """Return a message of the bot, with its server where that is needed to begin a thread."""
        channel = self._client.get_partial_messageable(posted.channel_id, guild_id=guild_id)
        return channel.get_partial_message(posted.message_id)


def is_fresh(now: float, posted: Posted) -> bool:
    """Return whether a message is young enough to be edited."""
    return now - discord.utils.snowflake_time(posted.message_id).timestamp() < EDITED_UP_TO_S


def _carries(message: discord.Message, names: Collection[str]) -> bool:
    return any(file.filename in names for file in message.attachments)


def _words(content: str) -> str:
    return _TIME.sub("", content).strip()


def _only(members: Sequence[int]) -> discord.AllowedMentions:
    users = [discord.Object(member) for member in members if not is_former(member)]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def _answering(posted: Posted | None) -> dict[str, Any]:
    """Return the arguments of a message that replies to another; it is sent even if that was deleted."""
    if posted is None:
        return {}
    reference = discord.MessageReference(
        message_id=posted.message_id, channel_id=posted.channel_id, fail_if_not_exists=False
    )
    return {"reference": reference}
