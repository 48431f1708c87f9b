"""The threads and channels of tables: archived at the end, left behind when a table moves."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any

import discord
from msgspec import convert, json
from msgspec.structs import replace

from bot.core.posting.messages import ARCHIVED, LOCKED, WEEK_MIN, Messages
from bot.core.posting.receipts import Receipts
from bot.core.posts.post import Post
from bot.core.servers.permissions import FOR_PRIVATE_THREADS, FOR_THREADS, lacking, own_permissions
from bot.core.text.translator import translator
from bot.i18n import Catalogues
from bot.line.answers import UNKNOWN_CHANNEL, is_final
from bot.line.undocumented import add_to_thread, remove_from_thread
from bot.store import outbox, tables
from bot.store.contest import rounds
from bot.store.database import Connection, Database
from bot.store.declaring.posted import Posted
from bot.store.people import inviting
from bot.store.rows import NO_THREAD, OutboxRow, Status
from bot.tables import notices
from bot.tables.conduct.sealing import has_own_thread
from bot.tables.model import Position
from bot.tables.names import channel as place_of
from bot.tables.names import is_former, table_title, visible
from bot.tables.names import member as mention
from rules.core.text import SeatName, msg

THREAD_NAME_CHARS = 100
_THREAD_EXISTS = 160004
_THREAD_FULL = 30033


class Places:
    def __init__(
        self,
        client: discord.Client,
        database: Database,
        messages: Messages,
        receipts: Receipts,
        catalogues: Catalogues,
        lobby: Callable[[OutboxRow, Position], Awaitable[Post]],
        now: Callable[[], float],
    ) -> None:
        """Take `lobby`, which makes the post that links to a table."""
        self._client = client
        self._database = database
        self._messages = messages
        self._receipts = receipts
        self._catalogues = catalogues
        self._lobby = lobby
        self._now = now

    async def thread(self, row: OutboxRow, at: Position) -> None:
        """Find a place for a table that has none yet."""
        if at.table.thread_id is not None:
            if (at.table.is_sealed or at.table.filters.private) and has_own_thread(at):
                await self._let_in(at, at.table.thread_id)
            await self._receipts.note(row, None)
            return
        place = await self.home(at)
        then = [notices.lobby(at.table)]  # It links to the thread.
        if at.table.is_sealed and place == at.table.channel_id:
            said = msg("table.trouble_closed", place=place_of(place))
            # Once for all tables of a round.
            key = f"trouble:closed:{at.table.tournament_id}"
            then = [replace(notices.trouble_of(at.table.id, said), coalesce_key=key)]
        elif at.table.filters.private and self._is_open(at, place):
            channel = place_of(at.table.channel_id)
            said = msg("table.trouble_open", number=str(at.table.id), channel=channel)
            then.append(notices.trouble_of(at.table.id, said))
        await self._receipts.note(
            row, None, *then, places={"thread_id": place}, read=at.table.channel_id
        )

    async def home(self, at: Position) -> int:
        """Return the place of a table: its thread, made if need be, or the channel where none may be made.

        A sealed table has a private thread, or no posts.
        """
        table, name = at.table, await self._thread_name(at)
        if table.is_sealed or table.filters.private:
            own = await self.private_thread(at, name)
            if own is not None or table.is_sealed:
                return own or table.channel_id
        starter = table.lobby
        if starter is None or not self.may_use_threads(starter.channel_id):
            return table.channel_id
        try:
            async with self._messages.limiter:
                await self._messages.partial(starter, guild_id=table.guild_id).create_thread(
                    name=name, auto_archive_duration=WEEK_MIN
                )
        except discord.HTTPException as error:
            if error.code == _THREAD_EXISTS:
                return starter.message_id
            if not is_final(error):
                raise
            return table.channel_id
        return starter.message_id

    def _is_open(self, at: Position, place: int) -> bool:
        """Return whether others can read along in the place that a table has just got."""
        if place != at.table.channel_id:
            return at.table.lobby is not None and place == at.table.lobby.message_id
        channel = self._client.get_channel(place)
        return not (isinstance(channel, discord.Thread) and channel.is_private())

    async def _thread_name(self, at: Position) -> str:
        """Return the name of the thread: a table of a tournament is named by its place there and its players."""
        words, table = self._catalogues[at.table.language].words, at.table
        place = None
        if table.tournament_id is not None:
            place = await self._database.read(lambda conn: rounds.place_of(conn, table.id))
        if place is None:
            title = table_title(table)
            name = words("table.thread_name", title=title, number=str(table.id))
            return name[:THREAD_NAME_CHARS]
        names = " · ".join(visible(each.name) for each in at.seats)
        key = "final" if place.is_final else "at" if place.stage == 1 else "playoffs"
        said = msg(f"tournament.table_{key}", number=place.number, table=place.table)
        name = words("tournament.pod_choice", place=said, names=names)
        return name[:THREAD_NAME_CHARS]

    async def archive(self, row: OutboxRow, at: Position) -> None:
        """Archive the thread if it was made for the table; the thread in which a table was opened belongs to others."""
        if at.table.thread_id not in (None, at.table.channel_id):
            await self._close(at.table.thread_id)
        await self._receipts.note(row, None)

    async def leave(self, row: OutboxRow, at: Position) -> None:
        """Post a link at the old place of a moved table, and close its own thread there.

        It is closed after its posts are tidied up, because a closed thread cannot be changed. All of this is optional,
        so it is left out where Discord refuses it.
        """
        facts = json.decode(row.payload)
        channel, thread = facts["channel"], facts["thread"]
        lobby = _lobby_left(facts)
        text = translator(self._catalogues[at.table.language], at)
        place = f"<#{at.table.place_id}>"
        said = text.words("table.moved_away", number=str(at.table.id), place=place)
        try:
            if lobby is not None and at.table.status is Status.LOBBY:
                await self._messages.delete(lobby)
            elif lobby is not None:
                post = await self._lobby(row, at)
                await self._messages.rework(lobby, post, files=True)
            await self._messages.send(row, thread or channel, (Post(said),))
        except (discord.NotFound, discord.Forbidden):
            pass
        has_own = thread not in (None, channel)
        tidied = replace(notices.cleanup(at.table), delay_s=0.0)
        then = [notices.left(at.table, thread, facts["reason"])] if has_own else []
        await self._receipts.note(row, None, tidied, *then)

    async def close_left(self, row: OutboxRow) -> None:
        """Archive the thread that a table has left, and lock it if permitted."""
        facts = json.decode(row.payload)
        await self._close(facts["thread"], reason=facts["reason"])
        await self._receipts.note(row, None)

    def may_use_threads(self, channel_id: int) -> bool:
        """Return whether the bot, as far as it knows, could make a thread in this channel and post in it."""
        channel = self._client.get_channel(channel_id)
        if isinstance(channel, discord.Thread):
            return False
        if not isinstance(channel, discord.TextChannel):
            return True
        return not lacking(own_permissions(channel), FOR_THREADS)

    async def private_thread(self, at: Position, name: str) -> int | None:
        """Return the private thread of a table, made if need be, with all its members.

        None if Discord refuses one, even where its permissions allow it.
        """
        channel = self._client.get_channel(at.table.channel_id)
        if not isinstance(channel, discord.TextChannel):
            return None
        if lacking(own_permissions(channel), FOR_PRIVATE_THREADS):
            return None
        own = self._client.user
        thread = next(
            # An earlier attempt may have made it.
            (
                each
                for each in channel.threads
                if own and each.owner_id == own.id and visible(each.name) == name
            ),
            None,
        )
        if thread is None:
            try:
                async with self._messages.limiter:
                    thread = await channel.create_thread(
                        name=name,
                        type=discord.ChannelType.private_thread,
                        auto_archive_duration=WEEK_MIN,
                        invitable=False,
                    )
            except discord.HTTPException as error:
                if not is_final(error) or error.code == UNKNOWN_CHANNEL:
                    raise
                return None
        await self._let_in(at, thread.id)
        return thread.id

    async def _let_in(self, at: Position, thread_id: int) -> None:
        """Let the table's members into a private thread; from a sealed one, remove former members.

        Present members are not queried, because few bots get that list; adding a member twice has no effect.
        """
        await self.let_in(at, thread_id, at.members())
        former = {
            each.member_id
            for each in at.sittings
            if each.member_id is not None and not is_former(each.member_id)
        }
        gone = sorted(former - set(at.members())) if at.table.is_sealed else ()
        for member in gone:
            with suppress(discord.NotFound, discord.Forbidden):
                async with self._messages.limiter:
                    await remove_from_thread(self._client, thread_id, member)

    async def let_in(self, at: Position, thread_id: int, members: Iterable[int]) -> None:
        """Add members to a private thread. For those whom Discord refuses, tell their inviters the reason.

        Raises:
            discord.NotFound: the thread is gone.
        """
        for member in members:
            try:
                async with self._messages.limiter:
                    await add_to_thread(self._client, thread_id, member)
            except discord.NotFound as error:
                if error.code == UNKNOWN_CHANNEL:
                    raise
                await self._not_let_in(at, member, thread_id, "left")
            except discord.HTTPException as error:
                if not is_final(error) or error.code in (ARCHIVED, LOCKED):
                    raise
                why = "full" if error.code == _THREAD_FULL else "hidden"
                await self._not_let_in(at, member, thread_id, why)

    async def _not_let_in(self, at: Position, member: int, thread_id: int, why: str) -> None:
        """Tell the inviter of a member that they cannot be added to a thread; once a day."""
        seat = at.seat_of(member)
        said = msg(
            f"table.trouble_{why}",
            member=mention(member) if seat is None else SeatName(seat),
            number=str(at.table.id),
            place=place_of(thread_id),
            channel=place_of(at.table.channel_id),
        )

        def tell(conn: Connection) -> None:
            told = inviting.inviter(conn, at.table, member)
            if told != member:
                notice = notices.not_let_in(at.table, member, told, said)
                outbox.put_once(conn, notice, until="", now=self._now())

        await self._database.write(tell, table_id=at.table.id)

    async def talk(self, row: OutboxRow, at: Position) -> None:
        """Make the watchers' thread, beside that of the table, and note whether that worked."""
        if at.table.talk_id not in (None, NO_THREAD) or at.table.filters.private:
            await self._receipts.note(row, None)
            return
        text = translator(self._catalogues[at.table.language], at)
        title, number = table_title(at.table), str(at.table.id)
        name = text.words("talk.thread_name", title=title, number=number)
        made = await self._talk_thread(at, name[:THREAD_NAME_CHARS])
        if made is not None:
            place = f"<#{at.table.place_id}>"
            said = text.words("talk.first", number=number, place=place)
            with suppress(discord.NotFound, discord.Forbidden):
                await self._messages.send(row, made, (Post(said),))
        await self._receipts.note(
            row, None, places={"talk_id": made or NO_THREAD}, read=at.table.channel_id
        )

    async def _talk_thread(self, at: Position, name: str) -> int | None:
        channel = self._client.get_channel(at.table.channel_id)
        if isinstance(channel, discord.Thread):
            channel = channel.parent
        if not isinstance(channel, discord.TextChannel):
            return None
        if lacking(own_permissions(channel), FOR_THREADS):
            return None
        own = self._client.user
        for each in channel.threads:
            # An earlier attempt may have made it.
            if own and each.owner_id == own.id and visible(each.name) == name:
                return each.id
        try:
            async with self._messages.limiter:
                thread = await channel.create_thread(
                    name=name,
                    type=discord.ChannelType.public_thread,
                    auto_archive_duration=WEEK_MIN,
                )
        except discord.HTTPException as error:
            if not is_final(error) or error.code == UNKNOWN_CHANNEL:
                raise
            return None
        return thread.id

    async def _close(self, thread_id: int, *, reason: str | None = None) -> None:
        """Archive a thread, unless another table is there: members may have opened one in it.

        With a reason, which Discord's own audit log gets, it is locked as well if permitted.
        """
        if await self._database.read(lambda conn: tables.is_home(conn, thread_id)):
            return
        try:
            thread = self._client.get_channel(thread_id)
            async with self._messages.limiter:
                thread = thread or await self._client.fetch_channel(thread_id)
                if not isinstance(thread, discord.Thread):
                    return
                if reason is not None and own_permissions(thread).manage_threads:
                    await thread.edit(archived=True, locked=True, reason=reason)
                elif not thread.archived:
                    await thread.edit(archived=True)
        except (discord.NotFound, discord.Forbidden):
            # The thread is deleted or was locked: play there has ended either way.
            pass


def _lobby_left(facts: Mapping[str, Any]) -> Posted | None:
    """Return the lobby's post in the place that a table has left; earlier versions wrote only its number."""
    lobby = facts["lobby"]
    if isinstance(lobby, int):
        return Posted(facts["channel"], lobby)
    return convert(lobby, Posted | None)
