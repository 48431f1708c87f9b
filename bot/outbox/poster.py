"""Messages for each kind of notice."""

from collections.abc import Callable, Iterator, Mapping

import discord
from msgspec import convert, json

from bot.clocks.reminders import Rung
from bot.clocks.wishes import Where
from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.posts.public import Tale
from bot.core.text.languages import language_for
from bot.features.absence.offer_posts import OfferPosts
from bot.features.look.digest_posts import DigestPosts
from bot.features.look.parts import Look
from bot.features.turn.turn_posts import TurnPosts
from bot.line.answers import NO_PERMISSION, UNKNOWN_CHANNEL, UNKNOWN_SERVER
from bot.outbox.boards import planned
from bot.outbox.corrections import MOST_TOLD, Corrections
from bot.outbox.direct import Direct
from bot.outbox.endings import Endings
from bot.outbox.messages import ARCHIVED, LOCKED, Messages
from bot.outbox.noting import THREAD, Noting, marker_of, ping_of
from bot.outbox.people import PeoplePosts
from bot.outbox.places import Places
from bot.outbox.private import PrivateNotices
from bot.outbox.servers import SERVER_KINDS, server_posts
from bot.outbox.turns import TurnNotices
from bot.store import outbox, pings
from bot.store.database import Connection
from bot.store.declaring.posted import Posted
from bot.store.rows import Notice, NoticeKind, OutboxRow, Status
from bot.tables import notices
from bot.tables.conduct.sealing import is_homeless, may_be_told
from bot.tables.model import Position, snowflake_ms
from bot.tables.posts import asked_again
from bot.tables.telling import waiting
from bot.tables.telling.telling import Told
from bot.tables.telling.ways import Way
from rules.core.text import Msg

EDITED_UP_TO_S = 3600
"""Discord throttles edits of older messages; those are posted as new messages instead."""

_UNKNOWN_MESSAGE = 10008


class Gone(Exception):
    """The table's channel was deleted, or the bot may not post there; `code` says which."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Poster:
    def __init__(self, client: discord.Client, core: Core) -> None:
        database, tables, settings, now = core.database, core.tables, core.settings, core.known.now
        catalogues, pictures, posts, people = (
            core.catalogues,
            core.pictures,
            core.posts,
            core.people,
        )
        self._tables, self._settings, self._posts = tables, settings, posts
        self._now, self._telling = now, core.telling
        self._noting = noting = Noting(database, tables, now)
        self._messages = Messages(client)
        direct = Direct(client, self._messages, database, now)
        self._private_notices = PrivateNotices(
            *(tables, settings, core.telling, DigestPosts(catalogues, core.mentions)),
            *(self._messages, direct, noting, people.offers),
        )
        self._servers = server_posts(core, client, self._messages, direct, noting)
        self._turns = TurnNotices(
            *(tables, core.telling, TurnPosts(catalogues, pictures), self._messages, direct, noting)
        )
        self._corrections = Corrections(tables, posts, self._messages, noting)
        self._endings = Endings(
            *(database, tables, settings, posts, self._messages, core.telling, noting),
            core.of(Look).animations,
        )
        self._places = Places(
            client, database, self._messages, noting, catalogues, self._lobby_post, now
        )
        self._people = PeoplePosts(
            *(self._places, self._messages, direct, people, OfferPosts(catalogues, pictures)),
            *(tables, settings, noting, catalogues),
        )

    async def post(self, row: OutboxRow) -> None:
        """Send the messages of a row and record them.

        Raises:
            Gone: there is nowhere to post.
            discord.HTTPException, OSError, TimeoutError: passed on.
        """
        if row.table_id is None:
            await self._private(row)
            return
        at = await self._tables.position(row.table_id)
        if not may_be_told(at, row.kind):
            await self._noting.note(row, None)
            return
        if is_homeless(at, row.kind):
            await self._unposted(row, at)
            return
        try:
            match row.kind:
                case NoticeKind.LOBBY:
                    await self._lobby(row, at)
                case NoticeKind.THREAD:
                    await self._places.thread(row, at)
                case NoticeKind.BOARD | NoticeKind.TURN:
                    await self._board(row, at)
                case NoticeKind.PAST:
                    await self._past(row, at)
                case NoticeKind.CLOSING:
                    seq = _seq(row)
                    tale = await self._tale(at, at.table.told_seq + 1, seq)
                    await self._endings.closing(
                        row, at, tale, seq=seq, reason=_reason(row), also=self._cleaning(at)
                    )
                case NoticeKind.NOTICE:
                    post = self._posts.notice(_text(row), at, at.table.language)
                    sent = await self._messages.send(
                        row, at.table.place_id, (post,), silent=_is_silent(row)
                    )
                    await self._noting.note(row, sent)
                case NoticeKind.TROUBLE:
                    told = int(json.decode(row.payload).get("to", at.table.opener_id))
                    reach = (await self._settings.reach(told))[told]
                    language = language_for(reach, at.table.language)
                    post = self._posts.trouble(_text(row), at, language)
                    await self._private_notices.trouble(row, at, post)
                case NoticeKind.ARCHIVE:
                    await self._places.archive(row, at)
                case NoticeKind.MOVED:
                    await self._places.leave(row, at)
                case NoticeKind.TALK:
                    await self._places.talk(row, at)
                case NoticeKind.LEFT:
                    await self._places.close_left(row)
                case NoticeKind.REPLAY:
                    await self._endings.animation(row, at)
                case NoticeKind.REMINDER:
                    await self._turns.reminder(row, at)
                case NoticeKind.KEEPALIVE:
                    await self._turns.keep_alive(row, at)
                case NoticeKind.CLEANUP:
                    await self._turns.clean_up(row, at)
                case NoticeKind.DIRECT:
                    await self._turns.direct(row, at)
                case NoticeKind.CLOCKS:
                    await self._corrections.clocks(row, at, lambda: self._named(at))
                case NoticeKind.INVITATION | NoticeKind.MATCH:
                    await self._servers.at_table(row, at)
                case _:
                    await self._people.post(row, at)
        except discord.NotFound as error:
            if error.code not in (UNKNOWN_CHANNEL, UNKNOWN_SERVER):
                raise
            if error.code == UNKNOWN_SERVER or at.table.thread_id in (None, at.table.channel_id):
                raise Gone("gone") from error
            # The thread was deleted: the table goes on where it was opened, or in another that is as private.
            table = at.table

            def also(conn: Connection) -> None:
                again = notices.lobby(table), *asked_again(conn, table)
                outbox.put(conn, *again, now=self._now())

            place = await self._places.home(at) if at.table.is_sealed else at.table.channel_id
            await self._tables.posts.place(at.table.id, also, thread_id=place, board=None)
            await self.post(row)
        except discord.HTTPException as error:
            if error.code in (*NO_PERMISSION, LOCKED, ARCHIVED):
                raise Gone("forbidden") from error
            raise

    async def _private(self, row: OutboxRow) -> None:
        if row.kind is NoticeKind.TEST:
            await self._private_notices.test(row)
        elif row.tournament_id is not None or row.kind in SERVER_KINDS:
            await self._servers.post(row)
        else:
            await self._private_notices.digest(row)

    async def _lobby_post(self, row: OutboxRow, at: Position) -> Post:
        gathers = at.table.status is Status.LOBBY
        usual_s = await self._tables.usual_length_s(at.table) if gathers else None
        conducts = await self._tables.conducts.at_lobby(at, self._tables.now_ms())
        return await self._posts.lobby(
            at, at.table.language, marker_of(row, at), usual_s=usual_s, conducts=conducts
        )

    async def _lobby(self, row: OutboxRow, at: Position) -> None:
        gathers = at.table.status is Status.LOBBY
        post = await self._lobby_post(row, at)
        old = at.table.lobby
        is_here = old is not None and old.channel_id == at.table.channel_id
        if old is not None and ((is_here and self._is_fresh(old)) or not gathers):
            try:
                await self._messages.edit(old, post)
            except discord.HTTPException as error:
                if error.code not in (_UNKNOWN_MESSAGE, ARCHIVED):
                    raise
            else:
                await self._noting.note(row, old)
                return
        if at.table.ended_at is not None:
            # A finished table needs no link to its new place.
            await self._noting.note(row, None)
            return
        sent = await self._messages.send(row, at.table.channel_id, (post,))
        if old is not None:
            await self._messages.delete(old)
        await self._noting.note(row, sent, places={"lobby": sent})

    async def _board(self, row: OutboxRow, at: Position) -> None:
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
            tale = await self._tale(at, at.table.board_from_seq, plan.seq)
            named = await self._named(at)
            post = await self._posts.board(
                at, tale, language, named, marker, await self._tables.times(at), phone=phone
            )
            # An earlier attempt may have posted it, when it still had members to ping.
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
        tale = await self._tale(at, at.table.told_seq + 1, plan.seq)
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
                also=self._cleaning(at),
                places={"board": sent, "board_from_seq": tale.first, **facts},
            )

    async def _unposted(self, row: OutboxRow, at: Position) -> None:
        """Send direct messages in place of the board of a sealed table without a thread, to the members to ping."""
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
        """Return whether an earlier attempt put the picture on the board before, by an edit that was not recorded."""
        old = at.table.board
        if not row.claimed or old is None:
            return False
        return await self._messages.carries(old, post)

    async def _past(self, row: OutboxRow, at: Position) -> None:
        """Remove an older board's buttons, and its part of a turn that the newer board shows."""
        facts = json.decode(row.payload)
        tale = await self._tale(at, facts["from"], facts["until"])
        post = self._posts.past(at, tale, at.table.language)
        old = Posted(facts["channel"], facts["message"])
        if facts["ahead"] and not post.content:
            await self._messages.delete(old)
        else:
            await self._messages.rework(old, post, files=facts["ahead"])
        await self._noting.note(row, None)

    async def _tale(self, at: Position, first: int, last: int) -> Tale:
        history = await self._tables.history(at.table.id, MOST_TOLD, after=first - 1, until=last)
        return Tale(tuple(event for _, event in history), first, last)

    async def _named(self, at: Position) -> tuple[int, ...]:
        """Return the members whom an edited board mentions; an edit pings no member."""
        members = at.waiting_members()
        reach = await self._settings.reach(*members)
        return tuple(each for each in members if reach[each].wishes.where is not Where.OFF)

    def _cleaning(self, at: Position) -> Callable[[Connection], None]:
        """Return a transaction that queues the removal of messages about earlier turns, if there are any."""
        now = self._now()

        def clean(conn: Connection) -> None:
            if pings.standing(conn, at.table.id):
                outbox.put(conn, notices.cleanup(at.table), now=now)

        return clean

    def _is_fresh(self, posted: Posted) -> bool:
        made = discord.utils.snowflake_time(posted.message_id).timestamp()
        return self._now() - made < EDITED_UP_TO_S


def _text(row: OutboxRow) -> Msg:
    return convert(json.decode(row.payload)["text"], Msg)


def _is_silent(row: OutboxRow) -> bool:
    return bool(json.decode(row.payload).get("silent"))


def _reason(row: OutboxRow) -> Msg | None:
    """Return the reason for which the table ends without a result, if the row has one."""
    return _text(row) if "text" in json.decode(row.payload) else None


def _seq(row: OutboxRow) -> int:
    return int(json.decode(row.payload)["seq"])


def _all_rest(ways: Mapping[int, Told]) -> bool:
    """Return whether all members to ping are asleep."""
    return bool(ways) and all(told.way is Way.WHEN_AWAKE for told in ways.values())


def _is_named(told: Told) -> bool:
    """Return whether the board mentions a member without a ping, such as one who has just moved."""
    return told.way is Way.NOT and told.reach.wishes.where is not Where.OFF


def _direct(at: Position, ways: Mapping[int, Told]) -> Iterator[Notice]:
    """Yield direct messages to the members who get one instead of a mention."""
    for told in ways.values():
        if told.way is Way.DIRECT:
            yield notices.direct(at.table, told.member_id, told.seat, told.turn, told.rung)
