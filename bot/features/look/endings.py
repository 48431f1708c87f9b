"""The end of a table: the closing post, and messages to absent members and watchers."""

from collections.abc import Callable

from msgspec.structs import replace

from bot.clocks.reminders import Rung
from bot.core.posting.direct import NotYet
from bot.core.posting.messages import Messages
from bot.core.posting.noting import THREAD, Noting, marker_of, ping_of
from bot.core.posts.post import Post
from bot.core.posts.public import Posts, Tale
from bot.features.look.replay.animations import Animations
from bot.ratings.service import told_of
from bot.store.database import Connection, Database
from bot.store.declaring.posted import Posted
from bot.store.people import hints, watchers
from bot.store.pings import Ping
from bot.store.rows import Notice, OutboxRow
from bot.tables import notices
from bot.tables.model import Position, snowflake_ms
from bot.tables.service import Tables
from bot.tables.settings import ANIMATIONS, Settings
from bot.tables.telling.telling import Telling, Told
from bot.tables.telling.ways import Way
from rules.core.text import Msg

BUSY_S = 5.0
"""Seconds until an animation tries again while another one is being made."""


class Endings:
    def __init__(
        self,
        database: Database,
        tables: Tables,
        settings: Settings,
        posts: Posts,
        messages: Messages,
        telling: Telling,
        noting: Noting,
        animations: Animations,
    ) -> None:
        self._database = database
        self._tables = tables
        self._settings = settings
        self._posts = posts
        self._messages = messages
        self._telling = telling
        self._noting = noting
        self._animations = animations

    async def closing(
        self,
        row: OutboxRow,
        at: Position,
        tale: Tale,
        *,
        seq: int,
        reason: Msg | None,
        also: Callable[[Connection], None],
    ) -> None:
        """Post the result, and send messages about it to absent members and watchers, if they want them.

        `tale` ends with entry `seq`. `reason` says why there is no result.
        """
        now = self._tables.now_ms()
        phone = await self._settings.phone(at.table.guild_id)
        table_id = at.table.id
        rated, watched, hinted = await self._database.read(
            lambda conn: (
                told_of(conn, table_id),
                watchers.of_table(conn, table_id),
                hints.asked(conn, table_id),
            )
        )
        asked = dict.fromkeys([*at.members(), *(each for each in watched if not at.has(each))])

        def cleaned(conn: Connection) -> None:
            watchers.drop_all(conn, at.table.id)
            also(conn)

        async with self._telling.deciding(at, Rung.ENDED, asked, now) as ways:
            called = [told for told in ways.values() if told.way is Way.THREAD]
            posts = await self._posts.closing(
                at,
                tale,
                at.table.language,
                marker=marker_of(row, at),
                phone=phone,
                called=[told.member_id for told in called],
                reason=reason,
                rated=rated,
                hinted=hinted,
            )
            sent = await self._messages.send(row, at.table.place_id, posts)
            last = max(seq, at.table.told_seq)
            await self._noting.note(
                row,
                sent,
                *notices.past(at.table),
                notices.replay(at.table),
                notices.archive(at.table),
                *(_direct(at, told) for told in ways.values() if told.way is Way.DIRECT),
                told=[_told(row, told, sent) for told in called],
                due=[told.due for told in ways.values() if told.due is not None],
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
            await self._noting.note(row, None)
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
        await self._noting.note(row, sent)


def of_no_turn(ping: Ping) -> Ping:
    """Return the ping without its turn if it is about a table's end."""
    return replace(ping, seat=None, turn=None) if ping.rung == Rung.ENDED else ping


def _told(row: OutboxRow, told: Told, posted: Posted) -> Ping:
    return of_no_turn(
        ping_of(
            row,
            told,
            place=THREAD,
            posted=posted,
            at_ms=snowflake_ms(posted.message_id),
        )
    )


def _direct(at: Position, told: Told) -> Notice:
    return notices.direct(at.table, told.member_id, told.seat, told.turn, told.rung)
