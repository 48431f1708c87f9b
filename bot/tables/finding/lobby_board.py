"""The list of a server's tables: its contents, and the moments of its posts (specification of hosting, 6.1)."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from bot.store import outbox, tables
from bot.store.database import Connection, Database
from bot.store.finding import lobby_boards, seekers
from bot.store.finding.lobby_boards import Listed, LobbyBoard
from bot.store.rows import SeatRow, TableRow
from bot.tables import notices
from bot.tables.service import Tables
from bot.tables.settings import SPECTATORS, Settings
from bot.tables.timekeeping.together import awake_together_ms

MOST_LISTED = 25
"""Most tables of each sort that can be chosen: a menu of Discord has room for no more."""
EVERY_MS = 60_000
"""A server's list is edited at most this often."""
OFTEN_DELETED = 2
"""After this many deletions a list is posted again only on request."""

IsListed = Callable[[int], bool]
"""Function that tells whether all readers of the list may see a channel."""


@dataclass(frozen=True, slots=True)
class Gathering:
    """A table with free seats."""

    table: TableRow
    taken: int
    awake_ms: int | None
    """Part of a day in which all seated members are awake; None for a single member, or without a clock."""


@dataclass(frozen=True, slots=True)
class Contents:
    """Contents of a list. Each part is cut to `MOST_LISTED`; the figures count all."""

    gathering: tuple[Gathering, ...]
    gathering_count: int
    offered: tuple[Listed, ...]
    offered_count: int
    playing: tuple[Listed, ...]
    playing_count: int
    waiting_count: int = 0
    """Number of seekers."""


def relist(conn: Connection, table_id: int, now: float) -> None:
    """Schedule one update of the list that shows this table, if there is such a list."""
    guild_id = lobby_boards.listing(conn, table_id)
    if guild_id is not None:
        outbox.put(conn, notices.lobby_board(guild_id), now=now)


class LobbyBoards:
    def __init__(self, database: Database, tables_: Tables, wake: Callable[[], None]) -> None:
        """Take `wake`, which is called for a notice that belongs to no table."""
        self._database = database
        self._tables = tables_
        self._wake = wake

    async def contents(self, guild_id: int, is_listed: IsListed) -> Contents:
        """Return the present contents of a server's list."""
        read = self._database.read
        gathering, playing, offered = [
            [
                each
                for each in await read(partial(query, guild_id=guild_id))
                if is_listed(each.channel_id)
            ]
            for query in (lobby_boards.gathering, lobby_boards.playing, lobby_boards.offered)
        ]
        if not await Settings(self._database).allows(guild_id, SPECTATORS):
            playing = []
        shown = [await self._gathering(each.id) for each in reversed(gathering[:MOST_LISTED])]
        return Contents(
            tuple(each for each in shown if each is not None),
            len(gathering),
            tuple(offered[:MOST_LISTED]),
            len(offered),
            tuple(playing[:MOST_LISTED]),
            len(playing),
            await read(lambda conn: seekers.count_waiting(conn, guild_id)),
        )

    async def of(self, guild_id: int) -> LobbyBoard | None:
        """Return the post of a server's list."""
        return await self._database.read(lambda conn: lobby_boards.of_guild(conn, guild_id))

    async def ask_for(self, guild_id: int, channel_id: int | None) -> None:
        """Post the list in a channel, bring it up to date there, or take it down; a deleted post is made again."""

        def keep(conn: Connection) -> None:
            held = lobby_boards.of_guild(conn, guild_id)
            now = self._tables.now_ms() / 1000
            old = None if held is None else held.posted
            if old is not None and old.channel_id != channel_id:
                gone = notices.lobby_board_gone(guild_id, old)
                outbox.put(conn, gone, now=now)
            if channel_id is None:
                lobby_boards.drop(conn, guild_id)
                return
            board = LobbyBoard(guild_id, channel_id)
            if held is not None and held.channel_id == channel_id:
                board = replace(held, deleted=0)
            lobby_boards.put(conn, board)
            outbox.put(conn, notices.lobby_board(guild_id, delay_s=0), now=now)

        await self._database.write(keep)
        self._wake()

    async def check_all(self) -> None:
        """Post lists again that were deleted while the program did not run."""

        def keep(conn: Connection) -> None:
            for guild_id in lobby_boards.guilds(conn, self._database.shards):
                now = self._tables.now_ms() / 1000
                outbox.put(conn, notices.lobby_board_check(guild_id), now=now)

        await self._database.write(keep)
        self._wake()

    async def _gathering(self, table_id: int) -> Gathering | None:
        def look(conn: Connection) -> tuple[TableRow | None, tuple[SeatRow, ...]]:
            return tables.get(conn, table_id), tables.seats(conn, table_id)

        table, seats = await self._database.read(look)
        if table is None:
            return None
        members = [row.member_id for row in seats if row.member_id is not None]
        taken = sum(not row.is_free or row.is_reserved for row in seats)
        if table.pace == "none" or len(members) < 2:
            return Gathering(table, taken, None)
        almanac, now_ms = self._tables.almanac, self._tables.now_ms()
        return Gathering(table, taken, await awake_together_ms(almanac, members, table, now_ms))
