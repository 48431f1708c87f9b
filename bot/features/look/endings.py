"""The end of a table: the closing post, and messages to absent members and watchers."""

from collections.abc import Callable

from bot.clocks.reminders import Rung
from bot.core.core import Core
from bot.core.posting.direct import NotYet
from bot.core.posting.receipts import THREAD, marker_of, ping_of
from bot.core.posts.post import Post
from bot.core.posts.public import Tale
from bot.features.look.replay.animations import Animations
from bot.ratings.service import told_of
from bot.store.database import Connection
from bot.store.people import hints, watchers
from bot.store.rows import Notice, OutboxRow
from bot.tables import notices
from bot.tables.model import Position
from bot.tables.settings import ANIMATIONS
from bot.tables.telling.telling import Delivery
from bot.tables.telling.ways import SendMode
from rules.core.text import Msg

BUSY_S = 5.0
"""Seconds until an animation tries again while another one is being made."""


class Endings:
    def __init__(self, core: Core, animations: Animations) -> None:
        posting = core.posting
        self._database, self._tables, self._settings = core.database, core.tables, core.settings
        self._posts, self._telling = core.posts, core.telling
        self._messages, self._receipts = posting.messages, posting.receipts
        self._animations = animations

    async def closing(
        self,
        row: OutboxRow,
        at: Position,
        tale: Tale,
        *,
        seq: int,
        reason: Msg | None,
        is_void: bool,
        is_quiet: bool,
        also: Callable[[Connection], None],
    ) -> None:
        """Post the result, and send messages about it to absent members and watchers, if they want them.

        `tale` ends with entry `seq`. `reason`, `is_void` and `is_quiet` are those of `notices.closing`.
        """
        now = self._tables.now_ms()
        table_id = at.table.id
        rated, watched, hinted = await self._database.read(
            lambda conn: (
                told_of(conn, table_id),
                watchers.of_table(conn, table_id),
                hints.asked(conn, table_id),
            )
        )
        members = () if is_quiet else at.members()
        asked = dict.fromkeys([*members, *(each for each in watched if not at.has(each))])

        def cleaned(conn: Connection) -> None:
            watchers.drop_all(conn, at.table.id)
            also(conn)

        async with self._telling.deciding(at, Rung.ENDED, asked, now) as ways:
            called = [told for told in ways.values() if told.way is SendMode.THREAD]
            posts = await self._posts.closing(
                at,
                tale,
                at.table.language,
                marker=marker_of(row, at),
                called=[told.member_id for told in called],
                reason=reason,
                is_void=is_void,
                rated=rated,
                hinted=hinted,
            )
            sent = await self._messages.send(row, at.table.place_id, posts)
            last = max(seq, at.table.told_seq)
            await self._receipts.note(
                row,
                sent,
                *notices.past(at.table),
                notices.replay(at.table),
                notices.archive(at.table),
                *(_direct(at, told) for told in ways.values() if told.way is SendMode.DIRECT),
                told=[ping_of(row, told, THREAD, sent) for told in called],
                due=[timer for told in ways.values() for timer in told.due],
                also=cleaned,
                places={
                    "board": sent,
                    "board_from_seq": tale.first,
                    "board_seq": last,
                    "told_seq": last,
                },
            )

    async def animation(self, row: OutboxRow, at: Position) -> None:
        """Answer the result with an animation of the whole table, which pings no member.

        Raises:
            NotYet: another one is being made.
        """
        if not await self._settings.allows(at.table.guild_id, ANIMATIONS):
            await self._receipts.note(row, None)
            return
        if self._animations.is_busy:
            raise NotYet(BUSY_S)
        file = await self._animations.file(at, at.table.language, name=marker_of(row, at))
        sent = None
        if file is not None:
            sent = await self._messages.send(
                row,
                at.table.place_id,
                (Post("", (file,)),),
                replies_to=at.table.board,
                silent=True,
            )
        await self._receipts.note(row, sent)


def _direct(at: Position, told: Delivery) -> Notice:
    return notices.direct(at.table, told.member_id, told.seat, told.turn, told.rung)
