"""Messages for notices about people: ballots, seats on offer, questions about seats."""

import discord
from msgspec import json
from msgspec.structs import replace

from bot.core.posting.direct import Closed, Direct
from bot.core.posting.messages import Messages
from bot.core.posting.noting import DIRECT, Noting, marker_of
from bot.core.posting.places import Places
from bot.core.text.languages import language_for
from bot.features.absence.ballots import ballot_post
from bot.features.absence.offer_posts import OfferPosts
from bot.i18n import Catalogues
from bot.store.people import ballots as stored
from bot.store.people import handovers, offers
from bot.store.pings import Ping
from bot.store.rows import Due, DueKind, OutboxRow
from bot.tables.absence.people import People
from bot.tables.conduct.sealing import has_own_thread
from bot.tables.model import Position, snowflake_ms
from bot.tables.service import Tables
from bot.tables.settings import OFFERS, Settings
from bot.tables.timing import offering

EDITED_UP_TO_MS = 3600 * 1000
"""Discord throttles edits of older messages; an older offer is posted anew instead."""
_BENCH = "bench"


class PeoplePosts:
    def __init__(
        self,
        places: Places,
        messages: Messages,
        direct: Direct,
        people: People,
        posts: OfferPosts,
        tables: Tables,
        settings: Settings,
        noting: Noting,
        catalogues: Catalogues,
    ) -> None:
        self._places = places
        self._messages = messages
        self._direct = direct
        self._people = people
        self._posts = posts
        self._tables = tables
        self._settings = settings
        self._noting = noting
        self._catalogues = catalogues

    async def ballot(self, row: OutboxRow, at: Position) -> None:
        """Post a ballot, or bring its post up to date."""
        number = int(json.decode(row.payload)["ballot"])
        ballot = await self._people.voting.ballot(at.table.id, number)
        without = await self._people.voting.silent(at, ballot)
        post = ballot_post(at, ballot, self._catalogues, without)
        old, place = ballot.posted, at.table.place_id
        is_kept = old is not None and (old.channel_id == place or ballot.outcome is not None)
        if old is not None and is_kept and await self._messages.rework(old, post, files=False):
            await self._noting.note(row, old)
            return
        if old is not None and ballot.outcome is None:
            # Its post was deleted, or the table has moved: ping again the members that have not voted yet.
            asked = replace(ballot, posted=None)
            post = ballot_post(at, asked, self._catalogues, without)
        sent = await self._messages.send(row, place, (post,))
        if old is not None and not is_kept:
            await self._messages.delete(old)
        await self._noting.note(
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
            await self._noting.note(row, None, also=lambda conn: offers.forget_post(conn, table_id))
            return
        now = self._tables.now_ms()
        phone = await self._settings.phone(at.table.guild_id)
        post = await self._posts.offer(at, held, now, name=marker_of(row, at), phone=phone)
        chosen = await self._settings.channel(at.table.guild_id, OFFERS)
        channel = at.table.channel_id if chosen is None else chosen
        if at.table.filters.private:
            channel = at.table.place_id
        if old is not None:
            is_fresh = (
                old.channel_id == channel and now - snowflake_ms(old.message_id) < EDITED_UP_TO_MS
            )
            if is_fresh and await self._messages.rework(old, post, files=True):
                await self._noting.note(row, old)
                return
            await self._messages.delete(old)
        try:
            sent = await self._messages.send(row, channel, (post,))
        except (discord.NotFound, discord.Forbidden):
            if channel == at.table.channel_id:
                raise
            channel = at.table.channel_id
            sent = await self._messages.send(row, channel, (post,))
        await self._noting.note(row, sent, also=lambda conn: offers.note_post(conn, table_id, sent))

    async def bench(self, row: OutboxRow, at: Position) -> None:
        """Ask a member of the bench; if Discord refuses the message, the next one is asked."""
        seat, member = int(json.decode(row.payload)["seat"]), int(row.target.partition(":")[2])
        held = await self._people.offers.of(at.table.id)
        reach = (await self._settings.reach(member))[member]
        if not any(each.seat == seat and each.asked_id == member for each in held):
            await self._noting.note(row, None)
            return
        now = self._tables.now_ms()
        ping = Ping(
            outbox_id=row.id,
            member_id=member,
            table_id=None,
            seat=None,
            turn=None,
            rung=_BENCH,
            place=DIRECT,
            posted=None,
            at_ms=now,
            error=None,
        )
        until_ms = await self._people.offers.closes_ms(member, at.table, now)
        post = self._posts.bench(at, seat, until_ms, language_for(reach, at.table.language))
        try:
            if reach.direct_id is None:
                raise Closed("unknown")
            sent = await self._direct.send(row, reach.direct_id, post)
        except Closed as closed:
            next_one = Due(DueKind.OFFER, offering.key_of(at.table.id, seat), now)
            await self._noting.refused(row, replace(ping, error=closed.code), due=(next_one,))
            return
        await self._noting.note(row, sent, told=(replace(ping, posted=sent),))

    async def handover(self, row: OutboxRow, at: Position) -> None:
        """Ask a member whether they take another member's seat; delete the question once it is closed."""
        seat = int(json.decode(row.payload)["seat"])
        held = await self._people.leaving.handover(at.table.id, seat)
        if held is None:
            await self._noting.note(row, None)
        elif not held.is_open:
            if held.posted is not None:
                await self._messages.delete(held.posted)
            await self._noting.note(
                row, None, also=lambda conn: handovers.drop(conn, at.table.id, seat)
            )
        else:
            if at.table.filters.private and has_own_thread(at):
                await self._places.let_in(at, at.table.place_id, (held.to_id,))
            question = self._posts.handover(at, held)
            sent = await self._messages.send(row, at.table.place_id, (question,))
            if held.posted is not None:
                await self._messages.delete(held.posted)
            await self._noting.note(
                row, sent, also=lambda conn: handovers.note(conn, at.table.id, seat, sent)
            )
