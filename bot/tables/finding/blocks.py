"""The service of blocks: a member keeps another away from their tables, without a notice to the other."""

from bot.store.database import Database
from bot.store.people import bans
from rules.core.errors import Refusal


class Blocks:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def block(self, member_id: int, other_id: int) -> None:
        """Keep two members apart from now on. Tables that they already share go on.

        Raises:
            Refusal: block.yourself, block.too_many or act.unchanged.
        """
        if member_id == other_id:
            raise Refusal("block.yourself")
        if other_id in await self.of(member_id):
            raise Refusal("act.unchanged")
        if not await self._database.write(lambda conn: bans.block(conn, member_id, other_id)):
            raise Refusal("block.too_many", most=bans.MOST_BLOCKED)

    async def unblock(self, member_id: int, other_id: int) -> None:
        """Lift a member's own block. If the other has blocked them too, that block stays.

        Raises:
            Refusal: act.unchanged.
        """
        if not await self._database.write(lambda conn: bans.unblock(conn, member_id, other_id)):
            raise Refusal("act.unchanged")

    async def of(self, member_id: int) -> tuple[int, ...]:
        """Return the members that a member has blocked."""
        return await self._database.read(lambda conn: bans.blocked_by(conn, member_id))
