"""Members and servers that the operator has blocked, by a command that runs beside the bot."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from bot.rounds import LONGEST_WAIT_S
from bot.store import settings
from bot.store.database import Connection, Database
from bot.store.errors import Unreachable
from bot.store.people import bans
from bot.store.people.bans import Ban
from rules.core.errors import Refusal
from rules.core.text import Typed

EVERYWHERE = 0
"""The server of a ban that the operator has set: it holds in all of them."""
LOOKED_EVERY_S = LONGEST_WAIT_S / 2
LOOKED_WITHIN_S = 1.0
"""Time for the check of an interaction before it is acknowledged; Discord gives three seconds for both."""
FOREVER_MS = 2**53
_SERVER = "blocked_server:"


class Doorkeeper:
    """Knows the blocked members. A change by the operator is known after `LOOKED_EVERY_S`."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._now = now
        self._looked_s = float("-inf")
        self._barred: Callable[[int], bool] = lambda member_id: False

    async def assert_welcome(self, member_id: int) -> None:
        """Raise `Refusal` (ui.barred) if the operator has blocked the member."""
        now = self._now()
        if not 0 <= now - self._looked_s < LOOKED_EVERY_S:
            self._looked_s = now
            # While the database is away or hangs, the last known blocks hold.
            with suppress(Unreachable, TimeoutError):
                async with asyncio.timeout(LOOKED_WITHIN_S):
                    self._barred = await self._database.read(
                        lambda conn: bans.barred(conn, EVERYWHERE, int(now * 1000))
                    )
        if self._barred(member_id):
            raise Refusal("ui.barred")

    async def blocked_servers(self) -> frozenset[int]:
        return await self._database.read(blocked_servers)


def block_member(conn: Connection, member_id: int, reason: Typed) -> None:
    """Refuse a member everywhere."""
    bans.put(conn, member_id, Ban(EVERYWHERE, FOREVER_MS, reason))


def unblock_member(conn: Connection, member_id: int) -> bool:
    """Let a member in again; return whether they were blocked."""
    return bans.drop(conn, EVERYWHERE, member_id)


def block_server(conn: Connection, guild_id: int) -> None:
    """Leave a server whenever the bot is invited there."""
    settings.set_fact(conn, f"{_SERVER}{guild_id}", "yes")


def unblock_server(conn: Connection, guild_id: int) -> bool:
    """Let a server invite the bot again; return whether it was blocked."""
    was_blocked = guild_id in blocked_servers(conn)
    settings.forget_fact(conn, f"{_SERVER}{guild_id}")
    return was_blocked


def blocked_servers(conn: Connection) -> frozenset[int]:
    return frozenset(int(each) for each in settings.facts_like(conn, _SERVER))
