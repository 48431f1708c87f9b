"""Conduct of members, worked out anew from their rows."""

from collections.abc import Mapping

from bot.clocks.conduct import Conduct, Holding, conduct
from bot.store.database import Database
from bot.store.people import conduct as stored
from bot.store.rows import Status
from bot.tables.model import Position
from bot.tables.timing.clocking import pace_of


class Conducts:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, *member_ids: int, now_ms: int) -> Mapping[int, Conduct]:
        """Return the conduct of each of these members."""
        found = await self._database.read(lambda conn: stored.of(conn, member_ids, now_ms))
        return {member: conduct(*rows, now_ms) for member, rows in found.items()}

    async def at_lobby(self, at: Position, now_ms: int) -> Mapping[int, Conduct]:
        """Return the conduct of the members of a lobby; empty without a clock, and with one seat."""
        gathers = at.table.status is Status.LOBBY and len(at.seats) > 1
        if not gathers or pace_of(at.table) is None:
            return {}
        return await self.of(*at.members(), now_ms=now_ms)

    async def holdings(self, member_id: int, now_ms: int) -> tuple[Holding, ...]:
        """Return the ends of a member's seats, the newest first."""
        found = await self._database.read(lambda conn: stored.of(conn, (member_id,), now_ms))
        return tuple(each for each in reversed(found[member_id][0]) if each.at_ms <= now_ms)
