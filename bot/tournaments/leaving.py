"""A member who deletes their data leaves every tournament."""

from bot.store.contest import tournaments as stored
from bot.tournaments import signing
from bot.tournaments.errors import TournamentRefusal
from bot.tournaments.model import Deed, Held
from bot.tournaments.service import Tournaments


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
