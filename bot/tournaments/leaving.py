"""Departures from tournaments: members who leave the server or delete their data; servers that are forgotten."""

from contextlib import suppress
from dataclasses import replace

from bot.store import outbox
from bot.store.contest import tournaments as stored
from bot.store.contest.rows import Stored
from bot.store.database import Connection
from bot.store.finding import concerned
from bot.tables.names import is_former
from bot.tournaments import signing
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Deed, Held
from bot.tournaments.notices import entrant_left, organiser_left, referee_left, unposted
from bot.tournaments.service import Tournaments
from rules.contest.director.snapshot import Status

_OVER = (Status.FINISHED, Status.CANCELLED)
_EVERY = 100_000
"""No server has held more tournaments."""


async def withdraw_everywhere(tournaments: Tournaments, member_id: int) -> None:
    """Withdraw a member from all tournaments that are not over, and from their tables. Repeating it changes nothing."""

    async def decide(held: Held) -> Deed:
        return signing.withdrawn(held, member_id)

    entered = await tournaments.context.database.read(
        lambda conn: stored.of_member(conn, member_id)
    )
    for each in entered:
        try:
            held = await tournaments.changes.change(each, None, decide)
        except TournamentRefusal:
            held = await tournaments.show(each)
        await tournaments.pods.leave_all(held, member_id)


async def left_server(tournaments: Tournaments, guild_id: int, member_id: int) -> None:
    """Act on the departure of a member from a server, in all its tournaments. Repeating it changes nothing.

    An entrant is withdrawn, and the organiser is told. Their seat at a table is the table's affair.
    """

    async def decide(held: Held) -> Deed:
        entrant = held.of_member(member_id)
        if entrant is None or entrant.dropped_round is not None or held.row.status in _OVER:
            return Deed()
        deed = signing.withdrawn(held, member_id)
        told = entrant_left(held.id, held.row.organiser_id, entrant)
        return replace(deed, notices=(*deed.notices, told))

    found = await tournaments.context.database.read(
        lambda conn: concerned.tournaments_of(conn, guild_id, member_id)
    )
    for each in found:
        with suppress(TournamentRefusal):
            await tournaments.changes.change(each, None, decide)
        await decides_no_more(tournaments, each, member_id)


async def decides_no_more(tournaments: Tournaments, tournament_id: int, member_id: int) -> None:
    """A referee or organiser has left the server: a referee is none any more, and who remains is told."""
    now = tournaments.context.now_ms() / 1000

    async def decide(held: Held) -> Deed:
        organiser, referees = held.row.organiser_id, held.stored.referees
        if held.row.status in _OVER or member_id not in (organiser, *referees):
            return Deed()
        is_organiser = member_id == organiser
        told = (
            organiser_left(held.id) if is_organiser else referee_left(held.id, organiser, member_id)
        )
        left = [each for each in referees if each != member_id]

        def store(conn: Connection) -> None:
            stored.put_referees(conn, held.id, left, held.stored.organisers)
            outbox.put_once(conn, told, until="", now=now)

        return Deed(store=store)

    await tournaments.changes.change(tournament_id, None, decide)


async def tell_of_channel(tournaments: Tournaments, channel_id: int) -> None:
    """Tell organisers and referees that the channel of their tournament was deleted."""
    now = tournaments.context.now_ms() / 1000

    def keep(conn: Connection) -> None:
        for each in stored.in_channel(conn, channel_id):
            held = stored.load(conn, each)
            assert held is not None
            tell_unposted(conn, held, now)

    await tournaments.context.database.write(keep)


def tell_unposted(conn: Connection, held: Stored, now: float) -> None:
    """Tell the organiser and the referees that the channel takes no posts; once a day, while sent rows are kept."""
    members = {held.tournament.organiser_id, *held.referees}
    for each in sorted(member for member in members if not is_former(member)):
        outbox.put_once(conn, unposted(held.tournament.id, each), until="", now=now)


async def call_off_everywhere(tournaments: Tournaments, guild_id: int) -> None:
    """Call off all open tournaments of a server, without posts. Repeating it changes nothing."""
    now = tournaments.context.now_ms()

    async def decide(held: Held) -> Deed:
        if held.row.status in _OVER:
            return Deed()
        return Deed(values={"status": Status.CANCELLED, "ended_ms": now})

    held = await tournaments.context.database.read(
        lambda conn: stored.of_guild(conn, guild_id, _EVERY)
    )
    for each in held:
        try:
            await tournaments.changes.change(each, None, decide)
        except TournamentRefusal:
            # A table that cannot be read cannot go on either.
            continue
