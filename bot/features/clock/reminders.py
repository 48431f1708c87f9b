"""Messages to single members about their turns: reminders in the thread, and direct messages."""

from dataclasses import dataclass

from msgspec import json

from bot.clocks.paces import HOUR_MS
from bot.clocks.reminders import Rung
from bot.core.core import Core
from bot.core.posting.direct import Closed
from bot.core.posting.receipts import DIRECT, THREAD, marker_of, ping_of
from bot.core.text.translator import language_for
from bot.features.turn.turn_posts import TurnPosts
from bot.store import members, pings
from bot.store.pings import Ping, RemovablePing
from bot.store.rows import Notice, OutboxRow
from bot.tables import notices
from bot.tables.conduct.sealing import has_own_thread
from bot.tables.model import Position
from bot.tables.telling.ways import (
    WATCHING,
    SendMode,
    is_open,
    next_in_order,
    stood_in_for,
)
from rules.core.seats import Seat

EDITED_UP_TO_MS = HOUR_MS
"""Discord throttles edits of older messages."""


@dataclass(frozen=True, slots=True)
class _Facts:
    seat: Seat
    turn: int
    rung: Rung
    is_fallback: bool
    """True if the reminder goes to the thread because Discord refused the direct message."""


class TurnNotices:
    def __init__(self, core: Core, posts: TurnPosts) -> None:
        posting = core.posting
        self._tables, self._telling = core.tables, core.telling
        self._messages, self._direct = posting.messages, posting.direct
        self._receipts = posting.receipts
        self._posts = posts

    async def reminder(self, row: OutboxRow, at: Position) -> None:
        """Remind a member of a turn in a reply to the board; no post if the turn is over."""
        facts = _facts(row)
        member = self._member(at, facts)
        if member is None:
            await self._receipts.note(row, None)
            return
        now = self._tables.now_ms()
        async with self._telling.deciding(at, facts.rung, (member,), now) as ways:
            told = ways[member]
            if told.way is SendMode.DIRECT and not facts.is_fallback:
                direct = notices.direct(at.table, member, facts.seat, facts.turn, facts.rung)
                sent = None
                if facts.rung is Rung.ZERO:
                    post = self._posts.in_grace(at, facts.seat)
                    sent = await self._messages.send(row, at.table.place_id, (post,), silent=True)
                await self._receipts.note(row, sent, direct, due=told.due)
                return
            if told.way not in (SendMode.THREAD, SendMode.DIRECT):
                await self._receipts.note(row, None, due=told.due)
                return
            shown = (await self._tables.times(at)).get(facts.seat)
            post = self._posts.reply(at, facts.seat, facts.rung, shown)
            sent = await self._messages.send(
                row, at.table.place_id, (post,), replies_to=at.table.board
            )
            ping = ping_of(row, told, THREAD, sent)
            await self._receipts.note(row, sent, told=(ping,), due=told.due)

    async def direct(self, row: OutboxRow, at: Position) -> None:
        """Tell a member of a turn in a direct message; if Discord refuses it, in the thread.

        Raises:
            NotYet: the channel cannot be opened yet.
        """
        facts = _facts(row)
        member = self._member(at, facts)
        if member is None:
            await self._receipts.note(row, None)
            return
        now = self._tables.now_ms()
        async with self._telling.deciding(at, facts.rung, (member,), now) as ways:
            told = ways[member]
            is_alone = at.table.is_sealed and not has_own_thread(at)
            if told.way is SendMode.THREAD and not is_alone:
                again = notices.reminder(at.table, facts.seat, facts.turn, facts.rung)
                await self._receipts.note(row, None, again)
                return
            if told.way not in (SendMode.THREAD, SendMode.DIRECT):
                await self._receipts.note(row, None, due=told.due)
                return
            language = language_for(told.reach, at.table.language)
            shown = (await self._tables.times(at)).get(facts.seat)
            post = await self._posts.direct(
                at, facts.seat, facts.rung, shown, language, marker_of(row, at)
            )
            channel = told.reach.direct_id
            try:
                # Only a watcher may lack a channel: a player gets direct messages only with an open one.
                place = channel or await self._direct.open(row, member)
                sent = await self._direct.send(row, place, post)
            except Closed as closed:
                ping = ping_of(row, told, DIRECT, now_ms=now, error=closed.code)
                # A coming turn is not worth a public post. Watchers are not in the thread.
                is_minor = facts.rung is Rung.NEXT or facts.seat == WATCHING
                instead = () if is_minor else (_instead(at, facts),)
                await self._receipts.refused(row, ping, *instead)
                return
            ping = ping_of(row, told, DIRECT, sent)
            await self._receipts.note(
                row,
                sent,
                told=(ping,),
                also=lambda conn: members.open_direct(conn, member, place),
            )

    async def keep_alive(self, row: OutboxRow, at: Position) -> None:
        """Keep the thread from being archived: without a message if Discord allows it, else with a silent line."""
        place = at.table.place_id
        sent = None
        if not await self._messages.stir(place):
            post = self._posts.goes_on(at)
            sent = await self._messages.send(row, place, (post,), silent=True)
        await self._receipts.note(row, sent)

    async def clean_up(self, row: OutboxRow, at: Position) -> None:
        """Remove messages about turns that are over: reminders are deleted, direct messages edited or deleted.

        Reminders in a place that the table has left go too.

        Direct messages that are older than an hour stay as they are.
        """
        over = [
            each
            for each in await self._telling.standing(at.table.id)
            if _is_over(at, each.ping) or _is_left(at, each.ping)
        ]
        for each in over:
            await self._take_down(each, at)
        await self._receipts.note(
            row, None, also=lambda conn: pings.gone(conn, [each.ping for each in over])
        )

    async def _take_down(self, what: RemovablePing, at: Position) -> None:
        posted = what.ping.posted
        assert posted is not None
        if what.ping.place == THREAD:
            await self._messages.delete(posted)
        elif self._tables.now_ms() - what.ping.at_ms < EDITED_UP_TO_MS:
            if what.is_answered:
                reach = await self._telling.reach(what.ping.member_id)
                post = self._posts.done(at, language_for(reach, at.table.language))
                await self._messages.rework(posted, post, files=True)
            else:
                await self._messages.delete(posted)

    def _member(self, at: Position, facts: _Facts) -> int | None:
        """Return the member of a row; None if the message is void."""
        if facts.rung is Rung.STANDIN:
            return stood_in_for(at, facts.seat, facts.turn)
        if facts.rung is Rung.ENDED:
            if at.table.ended_at is None:
                return None
            return facts.turn if facts.seat == WATCHING else at.seats[facts.seat].member_id
        if facts.rung is Rung.NEXT:
            return next_in_order(at, facts.seat)
        if not is_open(at, facts.seat, facts.turn):
            return None
        return at.seats[facts.seat].member_id


def _is_over(at: Position, ping: Ping) -> bool:
    """Return whether a message about a turn has become pointless."""
    if ping.seat is None or ping.turn is None:
        return True
    if ping.rung == Rung.NEXT:
        return next_in_order(at, ping.seat) != ping.member_id
    if ping.rung == Rung.STANDIN:
        return stood_in_for(at, ping.seat, ping.turn) != ping.member_id
    return not is_open(at, ping.seat, ping.turn)


def _is_left(at: Position, ping: Ping) -> bool:
    """Return whether a reminder is in a thread or channel that the table has left."""
    is_elsewhere = ping.posted is not None and ping.posted.channel_id != at.table.place_id
    return ping.place == THREAD and is_elsewhere


def _instead(at: Position, facts: _Facts) -> Notice:
    return notices.reminder(at.table, facts.seat, facts.turn, facts.rung, is_fallback=True)


def _facts(row: OutboxRow) -> _Facts:
    facts = json.decode(row.payload)
    return _Facts(
        seat=int(facts["seat"]),
        turn=int(facts["turn"]),
        rung=Rung(facts["rung"]),
        is_fallback=bool(facts.get("fallback")),
    )
