"""The public board of a table: posted, edited while it is fresh, and replaced by a newer one."""

from collections.abc import Callable, Iterator, Mapping

from msgspec import json

from bot.clocks.reminders import Rung
from bot.clocks.wishes import Where
from bot.core.posting.lobby_posts import is_fresh
from bot.core.posting.noting import THREAD, marker_of, ping_of
from bot.core.posting.posting import Posting
from bot.core.posts.post import Post
from bot.core.posts.public import Posts, Tale
from bot.features.turn.boards import planned
from bot.features.turn.corrections import MOST_TOLD, Corrections
from bot.store import outbox, pings
from bot.store.database import Connection
from bot.store.declaring.posted import Posted
from bot.store.rows import Notice, NoticeKind, OutboxRow
from bot.tables import notices
from bot.tables.model import Position, snowflake_ms
from bot.tables.service import Tables
from bot.tables.settings import Settings
from bot.tables.telling import waiting
from bot.tables.telling.telling import Telling, Told
from bot.tables.telling.ways import Way


class BoardPosts:
    def __init__(
        self,
        tables: Tables,
        settings: Settings,
        posts: Posts,
        telling: Telling,
        posting: Posting,
        now: Callable[[], float],
    ) -> None:
        self._tables = tables
        self._settings = settings
        self._posts = posts
        self._telling = telling
        self._messages = posting.messages
        self._noting = posting.noting
        self._now = now
        self._corrections = Corrections(tables, posts, self._messages, self._noting)

    async def board(self, row: OutboxRow, at: Position) -> None:
        plan = planned(row, at, is_fresh=self._is_fresh)
        if plan is None:
            await self._noting.note(row, None)
            return
        language, marker = at.table.language, marker_of(row, at)
        phone = await self._settings.phone(at.table.guild_id)
        facts = {"board_seq": plan.seq, "told_seq": plan.told_seq}
        place = at.table.place_id
        was_posted = False
        if plan.edits is not None:
            tale = await self.tale(at, at.table.board_from_seq, plan.seq)
            named = await self._named(at)
            post = await self._posts.board(
                at, tale, language, named, marker, await self._tables.times(at), phone=phone
            )
            # An earlier attempt may have posted it as a new message, when it still called a member.
            earlier = await self._messages.sent_before(row, place, post, but=plan.edits)
            was_posted = earlier is not None
            if not was_posted and await self._messages.rework(plan.edits, post, files=True):
                await self._noting.note(
                    row, plan.edits, told_at_ms=self._tables.now_ms(), places=facts
                )
                return
        if not (plan.posts or was_posted):
            await self._noting.note(row, None)
            return
        tale = await self.tale(at, at.table.told_seq + 1, plan.seq)
        now = self._tables.now_ms()
        async with self._telling.deciding(at, Rung.PING, plan.called, now) as ways:
            called = [told for told in ways.values() if told.way is Way.THREAD]
            post = await self._posts.board(
                at,
                tale,
                language,
                [told.member_id for told in called],
                marker,
                await self._tables.times(at),
                named=[told.member_id for told in ways.values() if _is_named(told)],
                phone=phone,
            )
            is_on_old = await self._is_on_old(row, at, post)
            sent = await self._messages.send(
                row, place, (post,), but=at.table.board, silent=_all_rest(ways)
            )
            at_ms = snowflake_ms(sent.message_id)
            await self._noting.note(
                row,
                sent,
                *notices.past(at.table, shows_ahead=is_on_old),
                *_direct(at, ways),
                *await self._telling.upcoming(at, plan.called),
                told_at_ms=at_ms,
                told=[
                    ping_of(row, told, place=THREAD, posted=sent, at_ms=at_ms) for told in called
                ],
                due=[
                    *(told.due for told in ways.values() if told.due is not None),
                    *waiting.first_dues(at, plan.called, now),
                ],
                also=self.cleaning(at),
                places={"board": sent, "board_from_seq": tale.first, **facts},
            )

    async def unposted(self, row: OutboxRow, at: Position) -> None:
        """Send direct messages to the members whom the board of a sealed table would call; it has no thread."""
        plan = planned(row, at, is_fresh=self._is_fresh) if row.kind is NoticeKind.BOARD else None
        if plan is None:
            await self._noting.note(row, None)
            return
        now = self._tables.now_ms()
        async with self._telling.deciding(at, Rung.PING, plan.called, now) as ways:
            told = [each for each in ways.values() if each.way in (Way.THREAD, Way.DIRECT)]
            await self._noting.note(
                row,
                None,
                *(
                    notices.direct(at.table, each.member_id, each.seat, each.turn, each.rung)
                    for each in told
                ),
                told_at_ms=now,
                due=[each.due for each in ways.values() if each.due is not None],
                places={"board_seq": plan.seq, "told_seq": plan.told_seq},
            )

    async def _is_on_old(self, row: OutboxRow, at: Position, post: Post) -> bool:
        """Return whether an earlier attempt put the picture on the previous board by an unrecorded edit."""
        old = at.table.board
        if not row.claimed or old is None:
            return False
        return await self._messages.carries(old, post)

    async def past(self, row: OutboxRow, at: Position) -> None:
        """Remove an older board's buttons, and its picture of a turn that only the newer board describes."""
        facts = json.decode(row.payload)
        tale = await self.tale(at, facts["from"], facts["until"])
        post = self._posts.past(at, tale, at.table.language)
        old = Posted(facts["channel"], facts["message"])
        if facts["ahead"] and not post.content:
            await self._messages.delete(old)
        else:
            await self._messages.rework(old, post, files=facts["ahead"])
        await self._noting.note(row, None)

    async def tale(self, at: Position, first: int, last: int) -> Tale:
        history = await self._tables.history(at.table.id, MOST_TOLD, after=first - 1, until=last)
        return Tale(tuple(event for _, event in history), first, last)

    async def _named(self, at: Position) -> tuple[int, ...]:
        """Return the members whom an edited board mentions; an edit notifies no member."""
        members = at.waiting_members()
        reach = await self._settings.reach(*members)
        return tuple(each for each in members if reach[each].wishes.where is not Where.OFF)

    def cleaning(self, at: Position) -> Callable[[Connection], None]:
        """Return a step of a transaction that requests the deletion of messages about earlier turns, if any stand."""
        now = self._now()

        def clean(conn: Connection) -> None:
            if pings.standing(conn, at.table.id):
                outbox.put(conn, notices.cleanup(at.table), now=now)

        return clean

    async def clocks(self, row: OutboxRow, at: Position) -> None:
        """Correct the clocks under the newest board."""
        await self._corrections.clocks(row, at, lambda: self._named(at))

    def _is_fresh(self, posted: Posted) -> bool:
        return is_fresh(self._now(), posted)


def _all_rest(ways: Mapping[int, Told]) -> bool:
    """Return whether every called member sleeps or wants quiet, so that the post can be silent."""
    return bool(ways) and all(told.way is Way.WHEN_AWAKE for told in ways.values())


def _is_named(told: Told) -> bool:
    """Return whether the board mentions a member without a ping, for example after their own move."""
    return told.way is Way.NOT and told.reach.wishes.where is not Where.OFF


def _direct(at: Position, ways: Mapping[int, Told]) -> Iterator[Notice]:
    """Yield the direct messages to members that get one instead of a mention."""
    for told in ways.values():
        if told.way is Way.DIRECT:
            yield notices.direct(at.table, told.member_id, told.seat, told.turn, told.rung)
