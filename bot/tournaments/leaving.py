"""Departures: members with deleted data leave every tournament; a forgotten server's tournaments are called off."""

from bot.store import outbox
from bot.store.contest import tournaments as stored
from bot.store.database import Connection
from bot.tables.names import is_former
from bot.tournaments import signing
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Deed, Held
from bot.tournaments.notices import unposted
from bot.tournaments.service import Tournaments
from rules.contest.director.snapshot import Status

_OVER = (Status.FINISHED, Status.CANCELLED)
_EVERY = 100_000
"""No server has held more tournaments."""


async def withdraw_everywhere(tournaments: Tournaments, member_id: int) -> None:
    """Withdraw a member from all tournaments that are not over, and from their tables. Repeating it changes nothing."""

    async def decide(held: Held) -> Deed:
        return signing.withdrawn(held, member_id)

    entered = await tournaments.world.database.read(lambda conn: stored.of_member(conn, member_id))
    for each in entered:
        try:
            held = await tournaments.changes.change(each, None, decide)
        except TournamentRefusal:
            held = await tournaments.show(each)
        await tournaments.pods.leave_all(held, member_id)


async def tell_of_channel(tournaments: Tournaments, channel_id: int) -> None:
    """Tell organisers and referees that the channel of their tournament was deleted."""
    now = tournaments.world.now_ms() / 1000

    def keep(conn: Connection) -> None:
        for each in stored.in_channel(conn, channel_id):
            held = stored.load(conn, each)
            assert held is not None
            members = {held.tournament.organiser_id, *held.referees}
            for member in sorted(member for member in members if not is_former(member)):
                outbox.put_once(conn, unposted(each, member), until="", now=now)

    await tournaments.world.database.write(keep)


async def call_off_everywhere(tournaments: Tournaments, guild_id: int) -> None:
    """Call off all open tournaments of a server, without posts. Repeating it changes nothing."""
    now = tournaments.world.now_ms()

    async def decide(held: Held) -> Deed:
        if held.row.status in _OVER:
            return Deed()
        return Deed(values={"status": Status.CANCELLED, "ended_ms": now})

    held = await tournaments.world.database.read(
        lambda conn: stored.of_guild(conn, guild_id, _EVERY)
    )
    for each in held:
        try:
            await tournaments.changes.change(each, None, decide)
        except TournamentRefusal:
            # A table that cannot be read cannot go on either.
            continue
