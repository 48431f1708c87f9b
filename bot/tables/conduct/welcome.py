"""Members whom moderators have banned for now from opening and joining tables in a server."""

from bot.store.database import Database
from bot.store.people import bans
from bot.tables.errors import TableRefusal


async def assert_welcome(database: Database, guild_id: int, member_id: int, now_ms: int) -> None:
    """Refuse a banned member.

    Raises:
        TableRefusal: banned.
    """
    found = await database.read(lambda conn: bans.of(conn, guild_id, member_id, now_ms))
    if found is not None:
        raise TableRefusal("banned", until=str(found.until_ms // 1000), reason=found.reason)
