"""Messages to one member that concern no turn: tests of direct messages, digests, and refused posts."""

from collections.abc import Sequence

import discord
from msgspec import convert, json

from bot.clocks.preferences import Where
from bot.clocks.reminders import Rung
from bot.core.core import Core
from bot.core.posting.direct import Closed
from bot.core.posting.receipts import DIRECT, THREAD
from bot.core.posts.post import Post
from bot.core.text.translator import language_for
from bot.features.look.digest_posts import DigestPosts, Waiting
from bot.store import members
from bot.store.declaring.posted import Posted
from bot.store.pings import Ping
from bot.store.rows import OutboxRow
from bot.tables import notices
from bot.tables.model import Position, snowflake_ms
from bot.tables.telling.ways import turn_of
from bot.tables.timing.clocking import pace_of
from rules.core.text import Msg

FOREVER_MS = 2**62
SAME_TEST_MS = 10_000
"""A test message that follows another within this time is not sent."""
_TEST, _DIGEST, _TROUBLE = "test", "digest", "trouble"


class PrivateNotices:
    def __init__(self, core: Core, posts: DigestPosts) -> None:
        posting = core.posting
        self._offers, self._tables, self._settings = core.people.offers, core.tables, core.settings
        self._telling = core.telling
        self._messages, self._direct = posting.messages, posting.direct
        self._receipts = posting.receipts
        self._posts = posts

    async def test(self, row: OutboxRow) -> None:
        """Send a test message, and store whether the member's direct messages are open.

        Raises:
            NotYet: the channel cannot be opened yet.
        """
        member = _member_of(row)
        last = await self._receipts.last_sent(row)
        if last is not None and self._tables.now_ms() - last * 1000 < SAME_TEST_MS:
            # The member asked for it again while the one before was being sent.
            await self._receipts.note(row, None)
            return
        reach = (await self._settings.reach(member))[member]
        try:
            channel = reach.direct_id or await self._direct.open(row, member)
            sent = await self._direct.send(
                row, channel, self._posts.test(language_for(reach, "en"))
            )
        except Closed as closed:
            await self._receipts.refused(row, self._ping(row, member, _TEST, error=closed.code))
            return
        ping = self._ping(row, member, _TEST, posted=sent)
        await self._receipts.note(
            row, sent, told=(ping,), also=lambda conn: members.open_direct(conn, member, channel)
        )

    async def trouble(self, row: OutboxRow, at: Position, post: Post) -> None:
        """Tell a member of a refused post, or an inviter that their guest cannot be let in.

        If Discord refuses direct messages to an inviter, the table gets the message.

        Raises:
            NotYet: the channel cannot be opened yet.
        """
        facts = json.decode(row.payload)
        member = int(facts.get("to", at.table.opener_id))
        is_for_table = bool(facts.get("else_at_table"))
        said = convert(facts["text"], Msg)
        instead = (notices.notice(at.table, said),) if is_for_table else ()
        if member < 0:
            # Their data was deleted, so the message has no recipient.
            await self._receipts.note(row, None, *instead)
            return
        reach = (await self._settings.reach(member))[member]
        if reach.direct_closed_ms is not None:
            await self._receipts.note(row, None, *instead)
            return
        try:
            channel = reach.direct_id or await self._direct.open(row, member)
            sent = await self._direct.send(row, channel, post)
        except Closed as closed:
            ping = self._ping(row, member, _TROUBLE, error=closed.code)
            await self._receipts.refused(row, ping, *instead)
            return
        ping = self._ping(row, member, _TROUBLE, posted=sent)
        await self._receipts.note(
            row, sent, told=(ping,), also=lambda conn: members.open_direct(conn, member, channel)
        )

    async def cut_off(self, row: OutboxRow, at: Position, post: Post) -> None:
        """Tell the members at a table that the bot cannot post there: in its channel, else each in private.

        A private table is not named in its channel. Members without notices are not pinged, and get no private message.
        """
        members_told = dict.fromkeys((at.table.opener_id, *at.members()))
        reach = await self._settings.reach(*members_told)
        wanted = [each for each in members_told if each > 0 and reach[each].where is not Where.OFF]
        sent = None if _is_hidden(at) else await self._in_channel(row, at, post, wanted)
        then = []
        if sent is None:
            said = convert(json.decode(row.payload)["text"], Msg)
            then = [notices.trouble_to(at.table.id, each, said) for each in wanted]
        await self._receipts.note(row, sent, *then)

    async def _in_channel(
        self, row: OutboxRow, at: Position, post: Post, wanted: Sequence[int]
    ) -> Posted | None:
        """Post in the channel of a table whose thread is closed to the bot; None if Discord refuses that too."""
        mentions = " ".join(f"<@{each}>" for each in at.members())
        pinged = tuple(each for each in at.members() if each in wanted)
        told = Post("\n".join((mentions, post.content)), mentions=pinged)
        try:
            return await self._messages.send(row, at.table.channel_id, (told,))
        except (discord.NotFound, discord.Forbidden):
            return None

    async def digest(self, row: OutboxRow) -> None:
        """Send a member the list of all waiting tables, if there are any.

        A member without direct messages gets it in the thread of the most urgent table. If Discord refuses the direct
        message, each table's thread gets its own reminder.
        """
        member = _member_of(row)
        reach = (await self._settings.reach(member))[member]
        waiting = await self._waiting(member)
        if not waiting:
            await self._receipts.note(row, None)
            return
        language = language_for(reach, waiting[0].at.table.language)
        if reach.where not in (Where.DIRECT, Where.DIGEST) or reach.direct_id is None:
            await self._in_thread(row, member, waiting)
            return
        ended = await self._telling.ended(member)
        offered = await self._offers.open_to(member)
        invited = await self._telling.invited(member)
        post = self._posts.digest(waiting, language, ended=ended, offered=offered, invited=invited)
        try:
            sent = await self._direct.send(row, reach.direct_id, post)
        except Closed as closed:
            instead = [
                notices.reminder(each.at.table, each.seat, each.turn, Rung.PING, is_fallback=True)
                for each in waiting
            ]
            ping = self._ping(row, member, _DIGEST, error=closed.code)
            await self._receipts.refused(row, ping, *instead)
            return
        ping = self._ping(row, member, _DIGEST, posted=sent)
        await self._receipts.note(row, sent, told=(ping,))

    async def _in_thread(self, row: OutboxRow, member: int, waiting: Sequence[Waiting]) -> None:
        table = waiting[0].at.table
        post = self._posts.digest(waiting, table.language, mention=member)
        try:
            sent = await self._messages.send(row, table.place_id, (post,))
        except (discord.NotFound, discord.Forbidden) as error:
            # The board of that table fails in the same way, and its opener gets a message.
            ping = self._ping(row, member, _DIGEST, place=THREAD, error=str(error.code))
            await self._receipts.note(row, None, told=(ping,))
            return
        ping = self._ping(row, member, _DIGEST, place=THREAD, posted=sent)
        await self._receipts.note(row, sent, told=(ping,))

    async def _waiting(self, member: int) -> list[Waiting]:
        """Return the tables that wait for a member, in order of their deadlines; live ones are never collected."""
        found: list[tuple[int, int, Waiting]] = []
        for at in await self._tables.waiting_on(member):
            pace = pace_of(at.table)
            seat = at.seat_of(member)
            if seat is None or (pace is not None and pace.is_live):
                continue
            shown = (await self._tables.times(at)).get(seat)
            zero = shown.zero_ms if shown is not None else None
            each = Waiting(at, seat, turn_of(at.table, seat), shown)
            found.append((FOREVER_MS if zero is None else zero, at.table.touched_at, each))
        return [each for _, _, each in sorted(found, key=lambda one: one[:2])]

    def _ping(
        self,
        row: OutboxRow,
        member: int,
        what: str,
        *,
        place: str = DIRECT,
        posted: Posted | None = None,
        error: str | None = None,
    ) -> Ping:
        at_ms = self._tables.now_ms() if posted is None else snowflake_ms(posted.message_id)
        return Ping(row.id, member, what, place, at_ms, row.table_id, posted=posted, error=error)


def _is_hidden(at: Position) -> bool:
    """Return whether the channel of a table may not learn of it, or is where posts have just been refused."""
    has_thread = at.table.place_id != at.table.channel_id
    return not has_thread or at.table.is_sealed or at.table.filters.private


def _member_of(row: OutboxRow) -> int:
    """Return the member of a row: its target is ``member:<id>``."""
    return int(row.target.partition(":")[2])
