"""Messages for notices about people: ballots, seats on offer, questions about seats."""

import discord
from msgspec import json
from msgspec.structs import replace

from bot.core.core import Core
from bot.core.posting.direct import Closed
from bot.core.posting.receipts import DIRECT, marker_of
from bot.core.text.translator import language_for
from bot.features.absence.ballots import ballot_post
from bot.features.absence.offer_posts import OfferPosts
from bot.store.people import ballots as stored
from bot.store.people import handovers, offers
from bot.store.pings import Ping
from bot.store.rows import OutboxRow, Timer, TimerKind
from bot.tables.conduct.sealing import has_own_thread
from bot.tables.model import Position, snowflake_ms
from bot.tables.settings import OFFERS
from bot.tables.timing import offering

EDITED_UP_TO_MS = 3600 * 1000
"""Discord throttles edits of older messages; an older offer is posted anew instead."""
_BENCH = "bench"


class PeoplePosts:
    def __init__(self, core: Core, posts: OfferPosts) -> None:
        posting = core.posting
        self._people, self._tables, self._settings = core.people, core.tables, core.settings
        self._catalogues = core.catalogues
        self._places, self._messages = posting.places, posting.messages
        self._direct, self._receipts = posting.direct, posting.receipts
        self._posts = posts

    async def ballot(self, row: OutboxRow, at: Position) -> None:
        """Post a ballot, or bring its post up to date."""
        number = int(json.decode(row.payload)["ballot"])
        ballot = await self._people.voting.ballot(at.table.id, number)
        without = await self._people.voting.silent(at, ballot)
        seen = await self._people.taking_back.is_revealed(at, ballot)
        post = ballot_post(at, ballot, self._catalogues, without, is_revealed=seen)
        old, place = ballot.posted, at.table.place_id
        is_kept = old is not None and (old.channel_id == place or ballot.outcome is not None)
        if old is not None and is_kept and await self._messages.rework(old, post, files=False):
            await self._receipts.note(row, old)
            return
        if old is not None and ballot.outcome is None:
            # Its post was deleted, or the table has moved: ping again the members that have not voted yet.
            asked = replace(ballot, posted=None)
            post = ballot_post(at, asked, self._catalogues, without, is_revealed=seen)
        sent = await self._messages.send(row, place, (post,))
        if old is not None and not is_kept:
            await self._messages.delete(old)
        await self._receipts.note(
            row, sent, also=lambda conn: stored.note(conn, at.table.id, number, sent)
        )

    async def offer(self, row: OutboxRow, at: Position) -> None:
        """Post the seats of a table that are offered to all members; edit or delete that post later."""
        table_id = at.table.id
        held = [
            each
            for each in await self._people.offers.of(table_id)
            if each.public_ms is not None and offering.is_needed(at, each.seat)
        ]
        old = await self._people.offers.post_of(table_id)
        if not held:
            if old is not None:
                await self._messages.delete(old)
            await self._receipts.note(
                row, None, also=lambda conn: offers.forget_post(conn, table_id)
            )
            return
        now = self._tables.now_ms()
        post = await self._posts.offer(at, held, now, name=marker_of(row, at))
        chosen = await self._settings.channel(at.table.guild_id, OFFERS)
        channel = at.table.channel_id if chosen is None else chosen
        if at.table.filters.private:
            channel = at.table.place_id
        if old is not None:
            is_fresh = (
                old.channel_id == channel and now - snowflake_ms(old.message_id) < EDITED_UP_TO_MS
            )
            if is_fresh and await self._messages.rework(old, post, files=True):
                await self._receipts.note(row, old)
                return
            await self._messages.delete(old)
        try:
            sent = await self._messages.send(row, channel, (post,))
        except (discord.NotFound, discord.Forbidden):
            if channel == at.table.channel_id:
                raise
            channel = at.table.channel_id
            sent = await self._messages.send(row, channel, (post,))
        await self._receipts.note(
            row, sent, also=lambda conn: offers.note_post(conn, table_id, sent)
        )

    async def bench(self, row: OutboxRow, at: Position) -> None:
        """Ask a member of the bench; if Discord refuses the message, the next one is asked."""
        seat, member = int(json.decode(row.payload)["seat"]), int(row.target.partition(":")[2])
        held = await self._people.offers.of(at.table.id)
        reach = (await self._settings.reach(member))[member]
        if not any(each.seat == seat and each.asked_id == member for each in held):
            await self._receipts.note(row, None)
            return
        now = self._tables.now_ms()
        ping = Ping(row.id, member, _BENCH, DIRECT, now)
        until_ms = await self._people.offers.closes_ms(member, at.table, now)
        post = self._posts.bench(at, seat, until_ms, language_for(reach, at.table.language))
        try:
            if reach.direct_id is None:
                raise Closed("unknown")
            sent = await self._direct.send(row, reach.direct_id, post)
        except Closed as closed:
            next_one = Timer(TimerKind.OFFER, offering.key_of(at.table.id, seat), now)
            await self._receipts.refused(row, replace(ping, error=closed.code), due=(next_one,))
            return
        await self._receipts.note(row, sent, told=(replace(ping, posted=sent),))

    async def handover(self, row: OutboxRow, at: Position) -> None:
        """Ask a member whether they take another member's seat; delete the question once it is closed."""
        seat = int(json.decode(row.payload)["seat"])
        held = await self._people.leaving.handover(at.table.id, seat)
        if held is None:
            await self._receipts.note(row, None)
        elif not held.is_open:
            if held.posted is not None:
                await self._messages.delete(held.posted)
            await self._receipts.note(
                row, None, also=lambda conn: handovers.drop(conn, at.table.id, seat)
            )
        else:
            if at.table.filters.private and has_own_thread(at):
                await self._places.let_in(at, at.table.place_id, (held.to_id,))
            question = self._posts.handover(at, held)
            sent = await self._messages.send(row, at.table.place_id, (question,))
            if held.posted is not None:
                await self._messages.delete(held.posted)
            await self._receipts.note(
                row, sent, also=lambda conn: handovers.note(conn, at.table.id, seat, sent)
            )
