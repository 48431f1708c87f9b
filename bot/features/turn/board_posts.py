"""The public board of a table: posted, edited while it is fresh, and replaced by a newer one."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from msgspec import json

from bot.clocks.paces import HOUR_MS
from bot.clocks.preferences import Where
from bot.clocks.reminders import Rung
from bot.core.core import Core
from bot.core.posting.messages import is_fresh
from bot.core.posting.receipts import THREAD, marker_of, ping_of
from bot.core.posts.post import Post
from bot.core.posts.public import Tale
from bot.store import outbox, pings
from bot.store.database import Connection
from bot.store.declaring.posted import Posted
from bot.store.rows import Notice, NoticeKind, OutboxRow, Status, TableRow
from bot.tables import notices
from bot.tables.model import Position, snowflake_ms
from bot.tables.telling import waiting
from bot.tables.telling.telling import Delivery
from bot.tables.telling.ways import SendMode

MOST_TOLD = 400
"""Maximum number of events in one post; a longer log loses its beginning."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Plan for a row. If only `edits` is set and that message can no longer be edited, the row has no effect."""

    seq: int
    """The last entry that the board shows."""
    told_seq: int
    """The last entry of a finished turn that has been posted then."""
    edits: Posted | None
    """The message to edit."""
    posts: bool
    """True if the board becomes a new message where an edit is impossible."""
    called: tuple[int, ...]
    """Members with a new question that this board is the first to show."""


def planned(row: OutboxRow, at: Position, *, is_fresh: Callable[[Posted], bool]) -> Plan | None:
    """Return the plan for a board; None if it has no effect or a newer row does it all.

    `is_fresh` tells whether a message may still be edited.
    """
    table = at.table
    facts = json.decode(row.payload)
    seq, again = int(facts["seq"]), bool(facts.get("again"))
    if table.status is not Status.PLAYING:
        return None
    if again and not row.claimed:
        seq = table.seq
    if table.seq > seq and (not row.claimed or row.kind is NoticeKind.TURN):
        return None
    asked = [seat for seat in at.waiting() if at.question_seqs[seat] <= seq]
    called = notices.called(table, at.seats, asked)
    is_new = again or bool(called)
    posts = row.kind is NoticeKind.BOARD and (is_new or table.turn_seq > table.told_seq)
    newest = _newest_board(table, row)
    edits = newest if newest is not None and not is_new and is_fresh(newest) else None
    if edits is None and not posts:
        return None
    told_seq = max(table.told_seq, min(seq, table.turn_seq))
    return Plan(seq, told_seq, edits, posts, called)


def _newest_board(table: TableRow, row: OutboxRow) -> Posted | None:
    """Return the newest board, unless a later post follows it."""
    board = table.board
    if board is None or (row.newest_id is not None and row.newest_id > board.message_id):
        return None
    return board


class BoardPosts:
    def __init__(self, core: Core) -> None:
        self._tables, self._settings, self._posts = core.tables, core.settings, core.posts
        self._telling, self._now = core.telling, core.known.now
        self._messages, self._receipts = core.posting.messages, core.posting.receipts

    async def board(self, row: OutboxRow, at: Position) -> None:
        plan = planned(row, at, is_fresh=self._is_fresh)
        if plan is None:
            await self._receipts.note(row, None)
            return
        language, marker = at.table.language, marker_of(row, at)
        facts = {"board_seq": plan.seq, "told_seq": plan.told_seq}
        place = at.table.place_id
        was_posted = False
        if plan.edits is not None:
            tale = await self.tale(at, at.table.board_from_seq, plan.seq)
            named = await self._named(at)
            post = await self._posts.board(
                at, tale, language, named, marker, await self._tables.times(at)
            )
            # An earlier attempt may have posted it as a new message, when it still called a member.
            earlier = await self._messages.sent_before(row, place, post, but=plan.edits)
            was_posted = earlier is not None
            if not was_posted and await self._messages.rework(plan.edits, post, files=True):
                await self._receipts.note(
                    row, plan.edits, told_at_ms=self._tables.now_ms(), places=facts
                )
                return
        if not (plan.posts or was_posted):
            await self._receipts.note(row, None)
            return
        tale = await self.tale(at, at.table.told_seq + 1, plan.seq)
        now = self._tables.now_ms()
        async with self._telling.deciding(at, Rung.PING, plan.called, now) as ways:
            called = [told for told in ways.values() if told.way is SendMode.THREAD]
            post = await self._posts.board(
                at,
                tale,
                language,
                [told.member_id for told in called],
                marker,
                await self._tables.times(at),
                named=[told.member_id for told in ways.values() if _is_named(told)],
            )
            is_on_old = await self._is_on_old(row, at, post)
            sent = await self._messages.send(
                row, place, (post,), but=at.table.board, silent=_all_rest(ways)
            )
            at_ms = snowflake_ms(sent.message_id)
            await self._receipts.note(
                row,
                sent,
                *notices.past(at.table, shows_ahead=is_on_old),
                *_direct(at, ways),
                *await self._telling.upcoming(at, plan.called),
                told_at_ms=at_ms,
                told=[ping_of(row, told, THREAD, sent) for told in called],
                due=[
                    *(timer for told in ways.values() for timer in told.due),
                    *waiting.first_timers(at, plan.called, now),
                ],
                also=self.cleaning(at),
                places={"board": sent, "board_from_seq": tale.first, **facts},
            )

    async def unposted(self, row: OutboxRow, at: Position) -> None:
        """Send direct messages to the members whom the board of a sealed table would call; it has no thread."""
        plan = planned(row, at, is_fresh=self._is_fresh) if row.kind is NoticeKind.BOARD else None
        if plan is None:
            await self._receipts.note(row, None)
            return
        now = self._tables.now_ms()
        async with self._telling.deciding(at, Rung.PING, plan.called, now) as ways:
            told = [
                each for each in ways.values() if each.way in (SendMode.THREAD, SendMode.DIRECT)
            ]
            await self._receipts.note(
                row,
                None,
                *(
                    notices.direct(at.table, each.member_id, each.seat, each.turn, each.rung)
                    for each in told
                ),
                told_at_ms=now,
                due=[timer for each in ways.values() for timer in each.due],
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
        await self._receipts.note(row, None)

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
        """Correct the times on the newest board, unless it is an hour old or was corrected within the last hour.

        In those cases only the next board shows the right times.
        """
        table, now_ms = at.table, self._tables.now_ms()
        board = table.board
        is_young = board is not None and now_ms - snowflake_ms(board.message_id) < HOUR_MS
        last_s = await self._receipts.last_sent(row)
        is_spent = last_s is not None and now_ms - last_s * 1000 < HOUR_MS
        if table.status is not Status.PLAYING or board is None or not is_young or is_spent:
            await self._receipts.note(row, None)
            return
        tale = await self.tale(at, table.board_from_seq, table.board_seq)
        named, times = await self._named(at), await self._tables.times(at)
        post = await self._posts.board(at, tale, table.language, named, marker_of(row, at), times)
        done = await self._messages.rework(board, post, files=False)
        await self._receipts.note(row, board if done else None)

    def _is_fresh(self, posted: Posted) -> bool:
        return is_fresh(self._now(), posted)


def _all_rest(ways: Mapping[int, Delivery]) -> bool:
    """Return whether every called member sleeps or wants quiet, so that the post can be silent."""
    return bool(ways) and all(told.way is SendMode.WHEN_AWAKE for told in ways.values())


def _is_named(told: Delivery) -> bool:
    """Return whether the board mentions a member without a ping, for example after their own move."""
    return told.way is SendMode.NOT and told.reach.wishes.where is not Where.OFF


def _direct(at: Position, ways: Mapping[int, Delivery]) -> Iterator[Notice]:
    """Yield the direct messages to members that get one instead of a mention."""
    for told in ways.values():
        if told.way is SendMode.DIRECT:
            yield notices.direct(at.table, told.member_id, told.seat, told.turn, told.rung)
