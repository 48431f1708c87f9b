"""Tables and members that a server allows: games, paces, number at once, and bans (specification of hosting, 7.2)."""

from collections.abc import Collection

from bot.clocks.paces import NO_CLOCK, PRESETS, read_pace
from bot.store import tables
from bot.store.database import Database
from bot.store.people import bans
from bot.store.rows import TableRow
from bot.tables.errors import TableRefusal
from bot.tables.settings import (
    MOST_OF_MEMBER,
    MOST_TABLES,
    PACES,
    TITLES,
    VACATION,
    Settings,
)
from rules.core.errors import Refusal
from rules.core.text import Msg, msg


async def assert_welcome(database: Database, guild_id: int, member_id: int, now_ms: int) -> None:
    """Refuse a banned member.

    Raises:
        TableRefusal: banned.
    """
    found = await database.read(lambda conn: bans.of(conn, guild_id, member_id, now_ms))
    if found is not None:
        raise TableRefusal("banned", until=str(found.until_ms // 1000), reason=found.reason)


async def permitted(settings: Settings, guild_id: int, title: str, pace: str) -> str:
    """Return the pace of a new table, with the server's preference where the pace leaves that open.

    Raises:
        Refusal: as `assert_permitted`, or there is no such pace.
    """
    await assert_permitted(settings, guild_id, title, pace.split(" ")[0])
    chosen = read_pace(pace)
    if chosen is None or not chosen.vacations or "vacation" in pace:
        return pace
    if await settings.allows(guild_id, VACATION):
        return pace
    return f"{pace} vacation=no"


async def assert_permitted(settings: Settings, guild_id: int, title: str, pace: str) -> None:
    """Refuse a game or a pace that a server does not have. An own pace is allowed where every pace is.

    Raises:
        Refusal: server.not_title or server.not_pace.
    """
    titles = await settings.several(guild_id, TITLES)
    if titles and title not in titles:
        named = tuple(Msg(f"{each}.title") for each in titles)
        raise Refusal("server.not_title", title=Msg(f"{title}.title"), titles=named)
    paces = await settings.several(guild_id, PACES)
    if paces and pace not in paces:
        named = tuple(msg(f"hosting.name.{each}") for each in paces if each in (*PRESETS, NO_CLOCK))
        raise Refusal("server.not_pace", paces=named)


async def assert_room(
    database: Database, settings: Settings, table: TableRow, lost: Collection[int]
) -> None:
    """Refuse a new table if it is one too many of a server, or of a member there. Those in `lost` do not count.

    Raises:
        Refusal: server.full or server.enough.
    """
    guild_id, member_id = table.guild_id, table.opener_id
    most = await settings.limit(guild_id, MOST_TABLES)
    there = await database.read(lambda conn: tables.in_guild(conn, guild_id, most + len(lost)))
    open_ones = set(there) - set(lost)
    if len(open_ones) >= most:
        raise Refusal("server.full", most=most)
    own = set(await database.read(lambda conn: tables.opened_by(conn, member_id)))
    most = await settings.limit(guild_id, MOST_OF_MEMBER)
    if len(own & open_ones) >= most:
        raise Refusal("server.enough", most=most)
