"""How each kind of notice becomes messages."""

from collections.abc import Callable, Sequence

import discord
from aiolimiter import AsyncLimiter
from msgspec import convert, json

from bot.i18n import Catalogues
from bot.outbox.boards import planned
from bot.store import outbox
from bot.store.database import Connection
from bot.store.rows import Notice, NoticeKind, OutboxRow, Status, TableRow
from bot.tables import notices
from bot.tables.model import Position
from bot.tables.service import Tables
from bot.tables.settings import Settings
from bot.ui.posts.public import Post, Posts, Tale
from bot.ui.servers.permissions import FOR_THREADS, lacking
from rules.core.text import Msg

REQUESTS_A_SECOND = 45
"""Discord allows a bot 50, not counting answers to interactions."""
EDITED_UP_TO_S = 3600
"""Discord throttles edits of older messages; we post those anew."""
LOOKED_BACK = 25
"""How many recent messages to search for a post that may have been sent."""
MOST_TOLD = 400
"""Events in one post; a longer log loses its beginning."""

_UNKNOWN_CHANNEL = 10003
_UNKNOWN_MESSAGE = 10008
_ARCHIVED = 50083
_THREAD_EXISTS = 160004
_LOCKED = 160005


class Gone(Exception):
    """The table's channel was deleted, or the bot may not post there; `code` says which."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Poster:
    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        settings: Settings,
        posts: Posts,
        catalogues: Catalogues,
        now: Callable[[], float],
    ) -> None:
        self._client = client
        self._tables = tables
        self._settings = settings
        self._posts = posts
        self._catalogues = catalogues
        self._now = now
        self._limiter = AsyncLimiter(REQUESTS_A_SECOND, 1)

    async def post(self, row: OutboxRow) -> None:
        """Send the messages of a row and record them.

        Raises:
            Gone: there is nowhere to post.
            discord.HTTPException, OSError, TimeoutError: passed on.
        """
        at = await self._tables.position(row.table_id)
        try:
            match row.kind:
                case NoticeKind.LOBBY:
                    await self._lobby(row, at)
                case NoticeKind.THREAD:
                    await self._thread(row, at)
                case NoticeKind.BOARD | NoticeKind.TURN:
                    await self._board(row, at)
                case NoticeKind.PAST:
                    await self._past(row, at)
                case NoticeKind.CLOSING:
                    await self._closing(row, at)
                case NoticeKind.NOTICE:
                    post = self._posts.notice(_text(row), at, await self._language(at))
                    sent = await self._send(row, at.table.place_id, (post,))
                    await self._note(row, sent)
                case NoticeKind.TROUBLE:
                    await self._trouble(row, at)
                case NoticeKind.ARCHIVE:
                    await self._archive(row, at)
        except discord.NotFound as error:
            if error.code != _UNKNOWN_CHANNEL or at.table.thread_id in (None, at.table.channel_id):
                raise Gone("gone") from error
            # The thread was deleted: the table goes on where it was opened.
            also = self._putting(notices.lobby(at.table))
            await self._tables.place(
                at.table.id, also, thread_id=at.table.channel_id, board_message_id=None
            )
            await self.post(row)
        except discord.Forbidden as error:
            raise Gone("forbidden") from error
        except discord.HTTPException as error:
            if error.code in (_LOCKED, _ARCHIVED):
                raise Gone("forbidden") from error
            raise

    async def _lobby(self, row: OutboxRow, at: Position) -> None:
        post = await self._posts.lobby(at, await self._language(at), _marker(row, at))
        old = at.table.lobby_message_id
        gathers = at.table.status is Status.LOBBY
        if old is not None and (self._is_fresh(old) or not gathers):
            try:
                await self._edit(at.table, old, post)
            except discord.HTTPException as error:
                if error.code not in (_UNKNOWN_MESSAGE, _ARCHIVED):
                    raise
            else:
                await self._note(row, old)
                return
        if at.table.ended_at is not None:
            # A finished table needs no link to its new place.
            await self._note(row, None)
            return
        sent = await self._send(row, at.table.channel_id, (post,))
        if old is not None:
            await self._delete(at.table.channel_id, old)
        await self._note(row, sent, lobby_message_id=sent)

    async def _thread(self, row: OutboxRow, at: Position) -> None:
        if at.table.thread_id is not None:
            await self._note(row, None)
            return
        place = at.table.channel_id
        starter = at.table.lobby_message_id
        if starter is not None and self._may_use_threads(place):
            try:
                async with self._limiter:
                    await self._partial(at.table, starter).create_thread(
                        name=await self._thread_name(at), auto_archive_duration=10080
                    )
                place = starter
            except discord.HTTPException as error:
                if error.code == _THREAD_EXISTS:
                    place = starter
                elif error.status not in (400, 403, 404):
                    raise
        # The lobby's post links to the thread.
        await self._note(row, None, notices.lobby(at.table), thread_id=place)

    async def _board(self, row: OutboxRow, at: Position) -> None:
        plan = planned(row, at, is_fresh=self._is_fresh)
        if plan is None:
            await self._note(row, None)
            return
        language, marker = await self._language(at), _marker(row, at)
        facts = {"board_seq": plan.seq, "told_seq": plan.told_seq}
        if plan.edits is not None:
            tale = await self._tale(at, at.table.board_from_seq, plan.seq)
            named = await self._pinged(at.waiting_members())
            post = await self._posts.board(at, tale, language, named, marker)
            if await self._rework(at.table.place_id, plan.edits, post, files=True):
                await self._note(row, plan.edits, **facts)
                return
        if not plan.posts:
            await self._note(row, None)
            return
        tale = await self._tale(at, at.table.told_seq + 1, plan.seq)
        called = await self._pinged(plan.called)
        post = await self._posts.board(at, tale, language, called, marker)
        sent = await self._send(row, at.table.place_id, (post,), but=at.table.board_message_id)
        places = {"board_message_id": sent, "board_from_seq": tale.first, **facts}
        await self._note(row, sent, *notices.past(at.table), **places)

    async def _past(self, row: OutboxRow, at: Position) -> None:
        """Remove an older board's buttons, and what it showed of a turn that the newer board now tells."""
        facts = json.decode(row.payload)
        tale = await self._tale(at, facts["from"], facts["until"])
        post = self._posts.past(at, tale, await self._language(at))
        if facts["ahead"] and not post.content:
            await self._delete(facts["channel"], facts["message"])
        else:
            await self._rework(facts["channel"], facts["message"], post, files=facts["ahead"])
        await self._note(row, None)

    async def _closing(self, row: OutboxRow, at: Position) -> None:
        seq = _seq(row)
        secrets = await self._tables.secrets(at.table.id)
        tale = await self._tale(at, at.table.told_seq + 1, seq)
        posts = await self._posts.closing(
            at,
            tale,
            await self._language(at),
            marker=_marker(row, at),
            seed=secrets.seed,
            salt=secrets.salt,
        )
        sent = await self._send(row, at.table.place_id, posts)
        told = max(seq, at.table.told_seq)
        await self._note(
            row,
            sent,
            *notices.past(at.table),
            notices.archive(at.table),
            board_message_id=sent,
            board_from_seq=tale.first,
            board_seq=told,
            told_seq=told,
        )

    async def _archive(self, row: OutboxRow, at: Position) -> None:
        """Archive the thread if it was made for the table; one the table was opened in belongs to somebody else."""
        thread_id = at.table.thread_id
        if thread_id not in (None, at.table.channel_id):
            try:
                thread = self._client.get_channel(thread_id)
                async with self._limiter:
                    thread = thread or await self._client.fetch_channel(thread_id)
                    if isinstance(thread, discord.Thread) and not thread.archived:
                        await thread.edit(archived=True)
            except (discord.NotFound, discord.Forbidden):
                # The thread is deleted or somebody locked it: the table is closed either way.
                pass
        await self._note(row, None)

    async def _trouble(self, row: OutboxRow, at: Position) -> None:
        own = await self._settings.member_language(at.table.opener_id)
        post = self._posts.notice(_text(row), at, own or await self._language(at))
        async with self._limiter:
            channel = await self._client.create_dm(discord.Object(at.table.opener_id))
        await self._note(row, await self._send(row, channel.id, (post,)))

    async def _tale(self, at: Position, first: int, last: int) -> Tale:
        history = await self._tables.history(at.table.id, MOST_TOLD, after=first - 1, until=last)
        return Tale(tuple(event for _, event in history), first, last)

    async def _pinged(self, members: Sequence[int]) -> tuple[int, ...]:
        """Those of the members who want to be pinged."""
        return tuple([member for member in members if await self._settings.pings(member)])

    async def _send(
        self, row: OutboxRow, channel_id: int, posts: Sequence[Post], *, but: int | None = None
    ) -> int:
        """Send posts one after another; returns the number of the last message.

        `but` is a message that is not a post of this row, even if it carries the same picture.
        """
        if row.claimed and (found := await self._find(channel_id, posts[-1])) not in (None, but):
            assert found is not None
            return found
        channel = self._client.get_partial_messageable(channel_id)
        message_id = 0
        for index, post in enumerate(posts):
            async with self._limiter:
                message = await channel.send(
                    post.content or None,
                    files=[file.as_discord() for file in post.files],
                    view=post.view or discord.utils.MISSING,
                    allowed_mentions=_only(post.mentions),
                    nonce=f"{row.id}.{index}",
                )
            message_id = message.id
        return message_id

    async def _find(self, channel_id: int, post: Post) -> int | None:
        """The message of a post that was begun earlier and may have been sent, recognised by its file's name."""
        names = {file.name for file in post.files}
        if not names or self._client.user is None:
            return None
        channel = self._client.get_partial_messageable(channel_id)
        async with self._limiter:
            async for message in channel.history(limit=LOOKED_BACK):
                if message.author.id == self._client.user.id and any(
                    file.filename in names for file in message.attachments
                ):
                    return message.id
        return None

    async def _edit(self, table: TableRow, message_id: int, post: Post) -> None:
        async with self._limiter:
            await self._partial(table, message_id).edit(
                content=post.content,
                attachments=[file.as_discord() for file in post.files],
                view=post.view,
                allowed_mentions=discord.AllowedMentions.none(),
            )

    async def _rework(self, channel_id: int, message_id: int, post: Post, *, files: bool) -> bool:
        """Edit a message if Discord allows it, with new pictures or the ones it has; returns whether it did."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        pictures = [file.as_discord() for file in post.files] if files else discord.utils.MISSING
        try:
            async with self._limiter:
                await message.edit(
                    content=post.content or None,
                    attachments=pictures,
                    view=post.view,
                    allowed_mentions=_only(post.mentions),
                )
        except (discord.NotFound, discord.Forbidden):
            return False
        except discord.HTTPException as error:
            if error.code not in (_ARCHIVED, _LOCKED):
                raise
            return False
        return True

    async def _delete(self, channel_id: int, message_id: int) -> None:
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            async with self._limiter:
                await message.delete()
        except (discord.NotFound, discord.Forbidden):
            pass

    async def _note(
        self, row: OutboxRow, message_id: int | None, *then: Notice, **places: int | None
    ) -> None:
        """Record that a row was sent, and where; `then` is what must be posted because of it."""
        now, put = self._now(), self._putting(*then)

        def also(conn: Connection) -> None:
            outbox.sent(conn, row.id, message_id=message_id, now=now)
            put(conn)

        await self._tables.place(row.table_id, also, **places)

    def _putting(self, *then: Notice) -> Callable[[Connection], None]:
        now = self._now()

        def put(conn: Connection) -> None:
            for notice in then:
                outbox.put(conn, notice, now=now)

        return put

    def _partial(self, table: TableRow, message_id: int) -> discord.PartialMessage:
        """A message in the channel where the table was opened."""
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        return channel.get_partial_message(message_id)

    def _may_use_threads(self, channel_id: int) -> bool:
        """As far as the bot knows, could it make a thread in this channel and post in it?"""
        channel = self._client.get_channel(channel_id)
        if isinstance(channel, discord.Thread):
            return False
        if not isinstance(channel, discord.TextChannel):
            return True
        return not lacking(channel.permissions_for(channel.guild.me), FOR_THREADS)

    def _is_fresh(self, message_id: int) -> bool:
        made = discord.utils.snowflake_time(message_id).timestamp()
        return self._now() - made < EDITED_UP_TO_S

    async def _thread_name(self, at: Position) -> str:
        words = self._catalogues[await self._language(at)].words
        title = Msg(f"{at.table.title}.title")
        return words("table.thread_name", title=title, number=str(at.table.id))[:100]

    async def _language(self, at: Position) -> str:
        return at.table.language


def _only(members: Sequence[int]) -> discord.AllowedMentions:
    users = [discord.Object(member) for member in members]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def _text(row: OutboxRow) -> Msg:
    return convert(json.decode(row.payload)["text"], Msg)


def _seq(row: OutboxRow) -> int:
    return int(json.decode(row.payload)["seq"])


def _marker(row: OutboxRow, at: Position) -> str:
    return f"{at.table.title}-{at.table.id}-r{row.id}"
