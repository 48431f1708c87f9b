"""The service of ratings: shows them to readers, hides and erases them, and verifies the stored ones."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from msgspec import json

from bot.ratings import shown
from bot.ratings.boards import Board, board_of
from bot.ratings.figures import ServerFigures, TitleFigures, server_of, title_of
from bot.ratings.profiles import Profile, profile_of
from bot.ratings.recalculating import Compared, Moved, Recalculation
from bot.ratings.shown import Change, PoolRating
from bot.store.database import Connection, Database
from bot.store.people import personal
from bot.store.ratings import careers, erasing, events, people
from bot.store.ratings.people import Met
from rules.core.errors import Refusal
from rules.core.game import GameDef
from rules.core.text import Typed

_log = logging.getLogger(__name__)

OWN_TABLES: Final = ("ratings", "rating_events", "results", "members", "entrants")
"""The tables of the database that an export of ratings holds."""


@dataclass(frozen=True, slots=True)
class Versus:
    """Two members: the tables that they shared, the newest first."""

    met: tuple[Met, ...]
    names: dict[int, Typed]
    ratings: tuple[PoolRating, ...]
    """Their ratings in one common pool, the one in which the first has played most; empty without one."""


class Ratings:
    def __init__(
        self,
        database: Database,
        games: Callable[[str], GameDef[Any, Any]],
        now: Callable[[], float],
        born_ms: Callable[[int], int],
    ) -> None:
        """Args: `now` in seconds since 1970; `born_ms` is when Discord gave out a member's number."""
        self._database = database
        self._games = games
        self._now = now
        self._born_ms = born_ms
        self.recalculation = Recalculation(database, self.anchor_of)

    def anchor_of(self, title: str, level: int) -> int | None:
        """Return the strength of a title's robots of a level, in millionths."""
        try:
            return self._games(title).anchors.get(level)
        except KeyError:
            return None

    async def profile(self, member_id: int, reader_id: int) -> Profile:
        """Return the profile that a member shows to a reader.

        Raises:
            Refusal: rating.hidden.
        """
        return await self._database.read(
            lambda conn: profile_of(
                conn,
                member_id,
                reader_id,
                games=self._games,
                now_s=int(self._now()),
                is_young=self._is_young(member_id, self._now()),
            )
        )

    async def board(self, pool: str, guild_id: int = 0) -> Board:
        """Return the leaderboard of a pool, of a server if one is named."""
        now_s = int(self._now())
        return await self._database.read(
            lambda conn: board_of(conn, pool, guild_id, now_s=now_s, is_young=self._is_young)
        )

    async def pools(self) -> list[str]:
        """Return the pools in which members are rated."""
        return await self._database.read(people.pools)

    async def versus(self, member_id: int, other_id: int) -> Versus:
        """Return the finished tables of two members, and their ratings.

        Raises:
            Refusal: rating.hidden.
        """
        now_s = int(self._now())

        def read(conn: Connection) -> Versus:
            if erasing.hidden(conn, [other_id]):
                raise Refusal("rating.hidden")
            pair = (member_id, other_id)
            held = [{each.pool: each for each in people.of_member(conn, who)} for who in pair]
            shared = [pool for pool in held[0] if pool in held[1]]
            ratings = tuple(
                shown.of_pool(
                    each[shared[0]], now_s=now_s, is_young=self._is_young(who, self._now())
                )
                for who, each in zip(pair, held, strict=True)
                if shared
            )
            return Versus(
                tuple(people.met(conn, member_id, other_id)), people.names(conn, pair), ratings
            )

        return await self._database.read(read)

    async def title(self, title: str) -> TitleFigures:
        """Return the statistics of the finished tables of a title."""
        game = self._games(title)
        return await self._database.read(lambda conn: title_of(conn, title, game))

    async def server(self, guild_id: int) -> ServerFigures:
        """Return the tables that are played on a server, and the winners of its tournaments."""
        return await self._database.read(lambda conn: server_of(conn, guild_id))

    async def of_table(self, table_id: int) -> list[Change]:
        """Return the changes of ratings by a table, the best first, without hidden ones; empty if it is not rated."""

        return await self._database.read(lambda conn: told_of(conn, table_id))

    async def lighten(self, member_id: int, *, on: bool) -> None:
        """Show profile cards to a member in light colours, or in dark ones.

        Raises:
            Refusal: act.unchanged.
        """

        def keep(conn: Connection) -> None:
            if on == careers.is_light(conn, member_id):
                raise Refusal("act.unchanged")
            erasing.set_light(conn, member_id, on=on)

        await self._database.write(keep)

    async def hide(self, member_id: int, *, on: bool) -> None:
        """Hide a member's ratings from others, or show them again.

        Raises:
            Refusal: act.unchanged.
        """

        def keep(conn: Connection) -> None:
            if on == (member_id in erasing.hidden(conn, [member_id])):
                raise Refusal("act.unchanged")
            erasing.set_hidden(conn, member_id, on=on)

        await self._database.write(keep)

    async def erase(self, member_id: int) -> None:
        """Erase a member's ratings for good."""
        await self._database.write(lambda conn: erasing.erase(conn, member_id))

    async def export(self, member_id: int) -> bytes:
        """Return all data about a member's ratings, as JSON."""
        found = await self._database.read(lambda conn: personal.export(conn, member_id))
        kept = {name: found[name] for name in OWN_TABLES if name in found}
        return json.format(json.encode({"member": str(member_id), "kept": kept}), indent=1)

    async def verify(self, pool: str | None = None) -> Compared:
        """Compare the stored ratings with those recalculated from the tables."""
        return await self.recalculation.verify(pool)

    async def recalculate(self) -> Compared:
        """Recalculate all ratings, for use after a result was changed.

        Raises:
            Moved: tables end too quickly.
        """
        return await self.recalculation.recalculate()

    async def bring_up_to_date(self) -> None:
        """Recalculate all ratings once, if an earlier version of the rules made some of them."""
        database = self._database
        if not database.shards.serve(0) or not await database.read(events.are_outdated):
            return
        try:
            found = await self.recalculate()
        except Moved:
            _log.warning(
                "the ratings were not brought up to date: tables end too quickly; the next start tries again"
            )
        else:
            _log.info("ratings are up to date: tables=%d", found.tables)

    def _is_young(self, member_id: int, at_s: float) -> bool:
        return at_s * 1000 - self._born_ms(member_id) < shown.YOUNG_MS


def told_of(conn: Connection, table_id: int) -> list[Change]:
    """Return the changes of ratings by a table, the best first, without hidden ones; empty if it is not rated."""
    found = events.of_table(conn, table_id)
    gone = erasing.hidden(conn, [each.member_id for each in found])
    seen = [each for each in found if each.member_id > 0 and each.member_id not in gone]
    return [shown.change(each, events.before(conn, each)) for each in seen]
