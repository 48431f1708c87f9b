"""The service of ratings: what is shown to whom, what is hidden and erased, and whether it is what it should be."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from msgspec import json

from bot.ratings import shown
from bot.ratings.recalculating import Compared, Recalculation
from bot.ratings.shown import PoolRating, Share
from bot.store.database import Connection, Database
from bot.store.people import personal
from bot.store.ratings import erasing, events, people, stats
from bot.store.ratings.people import Met
from rules.contest.ratings.ledger import Event
from rules.contest.ratings.model import Rating, points
from rules.core.errors import Refusal
from rules.core.game import GameDef
from rules.core.stats import Scope, Stat, StatKind

CURVE: Final = 50
MOST_SEATS: Final = 8000
"""From at most so many of a title's latest seats its statistics are drawn."""
OWN_TABLES: Final = ("ratings", "rating_events", "results", "members")
"""The tables of the database that an export of ratings holds."""


@dataclass(frozen=True, slots=True)
class Profile:
    """What is shown of a member."""

    member_id: int
    name: str
    pools: tuple[PoolRating, ...]
    """The one with most tables first."""
    by_title: tuple[tuple[str, int, int], ...]
    """Per title how many tables of several seats were finished, and won."""
    favourites: tuple[tuple[str, str, str, int], ...]
    """Per title with one: the name of the statistic, what they have most often had of it, and how often."""
    is_hidden: bool
    is_unrated: bool


@dataclass(frozen=True, slots=True)
class Board:
    rows: tuple[PoolRating, ...]
    """The best first."""
    provisional: int
    names: dict[int, str]


@dataclass(frozen=True, slots=True)
class TitleFigures:
    """What finished tables of a title were like."""

    title: str
    tables: int
    choices: tuple[tuple[Stat[Any], tuple[Share, ...]], ...]
    """Per headline statistic how its values did."""
    totals: tuple[tuple[int, int, int], ...]
    """The lowest, the middle and the highest total of a winner, per number of seats as its place among `seats`."""
    seats: tuple[int, ...]
    moves: int
    """Entries of the log of a table in the middle."""
    days: float


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
        """The strength of a title's robots of a level, in millionths."""
        try:
            return self._games(title).anchors.get(level)
        except KeyError:
            return None

    async def profile(self, member_id: int, reader_id: int) -> Profile:
        """What a member shows to a reader.

        Raises:
            Refusal: rating.hidden.
        """
        now_s = int(self._now())

        def read(conn: Connection) -> Profile:
            is_hidden = bool(erasing.hidden(conn, [member_id]))
            if is_hidden and reader_id != member_id:
                raise Refusal("rating.hidden")
            won = people.wins(conn, member_id)
            pools = tuple(
                replace(
                    shown.of_pool(held, now_s=now_s, is_young=self._is_young(member_id)),
                    wins=won.get(held.pool, 0),
                    curve=_curve(events.last_of(conn, held.pool, member_id, CURVE)),
                )
                for held in people.of_member(conn, member_id)
            )
            by_title = people.by_title(conn, member_id)
            return Profile(
                member_id,
                people.names(conn, [member_id]).get(member_id, ""),
                pools,
                tuple(by_title),
                tuple(self._favourites(conn, member_id, [title for title, _, _ in by_title])),
                is_hidden,
                bool(erasing.unrated(conn, [member_id])),
            )

        return await self._database.read(read)

    async def board(self, pool: str, guild_id: int = 0) -> Board:
        """The leaderboard of a pool, of a server if one is named."""
        now_s = int(self._now())

        def read(conn: Connection) -> Board:
            rows = people.board(conn, pool, guild_id)
            young = {each.member_id for each in rows if self._is_young(each.member_id)}
            sure, provisional = shown.ordered(rows, young, now_s)
            known = people.names(conn, [each.member_id for each in sure])
            return Board(tuple(sure), provisional, known)

        return await self._database.read(read)

    async def pools(self) -> list[str]:
        """The pools in which somebody is rated."""
        return await self._database.read(people.pools)

    async def versus(self, member_id: int, other_id: int) -> list[Met]:
        """The finished tables of two members, the newest first.

        Raises:
            Refusal: rating.hidden.
        """

        def read(conn: Connection) -> list[Met]:
            if erasing.hidden(conn, [other_id]):
                raise Refusal("rating.hidden")
            return people.met(conn, member_id, other_id)

        return await self._database.read(read)

    async def title(self, title: str) -> TitleFigures:
        """What finished tables of a title were like."""
        game = self._games(title)
        headlines = [
            stat
            for stat in game.statistics
            if stat.headline and stat.kind is StatKind.CHOICE and stat.scope is Scope.SEAT
        ]

        def read(conn: Connection) -> TitleFigures:
            choices = tuple(
                (stat, tuple(shown.shares(stats.played(conn, title, stat.name, MOST_SEATS))))
                for stat in headlines
            )
            winners: dict[int, list[int]] = {}
            for each in stats.played(conn, title, "", MOST_SEATS):
                if each.rank == 1:
                    winners.setdefault(each.seats, []).append(each.total)
            lengths = stats.lengths(conn, title, MOST_SEATS)
            return TitleFigures(
                title,
                stats.finished(conn, title),
                choices,
                tuple(_spread(winners[seats]) for seats in sorted(winners)),
                tuple(sorted(winners)),
                _middle([moves for moves, _ in lengths]),
                _middle([seconds for _, seconds in lengths]) / 86_400,
            )

        return await self._database.read(read)

    async def of_table(self, table_id: int) -> list[Event]:
        """What a table did to ratings, the best first, without members who hide theirs; empty if it is not rated."""

        return await self._database.read(lambda conn: told_of(conn, table_id))

    async def hide(self, member_id: int, *, on: bool) -> None:
        await self._database.write(lambda conn: erasing.set_hidden(conn, member_id, on=on))

    async def erase(self, member_id: int) -> None:
        """Erase a member's ratings for good."""
        await self._database.write(lambda conn: erasing.erase(conn, member_id))

    async def export(self, member_id: int) -> bytes:
        """Everything about a member's ratings, as JSON."""
        found = await self._database.read(lambda conn: personal.export(conn, member_id))
        kept = {name: found[name] for name in OWN_TABLES if name in found}
        return json.format(json.encode({"member": str(member_id), "kept": kept}), indent=1)

    async def verify(self, pool: str | None = None) -> Compared:
        """Compare the ratings that are kept with those that come out of the tables again."""
        return await self.recalculation.verify(pool)

    async def recalculate(self) -> Compared:
        """Make all ratings again; for when a result was changed.

        Raises:
            Moved: tables end too quickly.
        """
        return await self.recalculation.recalculate()

    def _favourites(
        self, conn: Connection, member_id: int, titles: list[str]
    ) -> list[tuple[str, str, str, int]]:
        found = []
        for title in titles:
            try:
                game = self._games(title)
            except KeyError:
                continue
            for stat in game.statistics:
                if stat.headline and stat.kind is StatKind.CHOICE and stat.scope is Scope.SEAT:
                    most = people.favourite(conn, member_id, title, stat.name)
                    if most is not None:
                        found.append((title, stat.name, *most))
        return found

    def _is_young(self, member_id: int) -> bool:
        return self._now() * 1000 - self._born_ms(member_id) < shown.YOUNG_MS


def told_of(conn: Connection, table_id: int) -> list[Event]:
    """What a table did to ratings, the best first, without members who hide theirs; empty if it is not rated."""
    found = events.of_table(conn, table_id)
    gone = erasing.hidden(conn, [each.member_id for each in found])
    return [each for each in found if each.member_id > 0 and each.member_id not in gone]


def _curve(found: list[Event]) -> tuple[int, ...]:
    return tuple(points(Rating(each.mu, each.sigma)) for each in found)


def _spread(totals: list[int]) -> tuple[int, int, int]:
    return min(totals), _middle(totals), max(totals)


def _middle(numbers: list[int]) -> int:
    return sorted(numbers)[len(numbers) // 2] if numbers else 0
