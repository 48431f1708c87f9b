"""Profile of a member, as a reader sees it (10.4, 10.6)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.ratings import shown
from bot.ratings.shown import PoolRating
from bot.store.database import Connection
from bot.store.ratings import careers, erasing, events, people
from bot.store.ratings.careers import AtSeats
from rules.contest.ratings.ledger import Event
from rules.contest.ratings.model import Rating, points, spread
from rules.contest.views.ratings import Rated
from rules.core.errors import Refusal
from rules.core.game import GameDef
from rules.core.stats import JOIN, Scope, Stat, StatKind
from rules.core.text import Typed

CURVE: Final = 50
RECENT: Final = 20
"""Reliability is shown over this many tables."""

Games = Callable[[str], GameDef[Any, Any]]


@dataclass(frozen=True, slots=True)
class Favourite:
    """The value that a member has most often had of a title's statistic."""

    title: str
    stat: str
    value: str
    tables: int
    wins: int


@dataclass(frozen=True, slots=True)
class Profile:
    """Profile of a member, as a reader sees it."""

    member_id: int
    name: Typed
    pools: tuple[PoolRating, ...]
    """The one with most tables first."""
    by_title: tuple[tuple[str, int, int], ...]
    """Per title how many tables of several seats were finished, and won."""
    favourites: tuple[Favourite, ...]
    """One for each title that has such a statistic, the most played title first."""
    is_hidden: bool
    is_unrated: bool
    tables: int = 0
    first_at: int | None = None
    medals: tuple[int, int, int] = (0, 0, 0)
    by_seats: tuple[AtSeats, ...] = ()
    recent: tuple[bool, ...] = ()
    """True for each of the last tables that was finished, the oldest first."""
    is_light: bool = False
    """True if the reader wants the card to be light."""

    @property
    def reliability(self) -> tuple[int, int]:
        """Return a fraction: a newcomer has 2 of 3."""
        return sum(self.recent) + 2, len(self.recent) + 3


def profile_of(
    conn: Connection,
    member_id: int,
    reader_id: int,
    *,
    games: Games,
    now_s: int,
    is_young: bool,
) -> Profile:
    """Return the profile that a member shows to a reader.

    Raises:
        Refusal: rating.hidden.
    """
    is_hidden = bool(erasing.hidden(conn, [member_id]))
    if is_hidden and reader_id != member_id:
        raise Refusal("rating.hidden")
    won = people.wins(conn, member_id)
    pools = tuple(
        replace(
            shown.of_pool(held, now_s=now_s, is_young=is_young),
            wins=won.get(held.pool, 0),
            curve=_curve(events.last_of(conn, held.pool, member_id, CURVE)),
        )
        for held in people.of_member(conn, member_id)
    )
    by_title = people.by_title(conn, member_id)
    played = careers.career(conn, member_id)
    return Profile(
        member_id,
        people.names(conn, [member_id]).get(member_id, Typed("")),
        pools,
        tuple(by_title),
        tuple(_favourites(conn, member_id, [title for title, _, _ in by_title], games)),
        is_hidden,
        bool(erasing.unrated(conn, [member_id])),
        tables=played.tables,
        first_at=played.first_at,
        medals=careers.medals(conn, member_id),
        by_seats=tuple(careers.by_seats(conn, member_id)),
        recent=tuple(careers.recent(conn, member_id, RECENT)),
        is_light=careers.is_light(conn, reader_id),
    )


def headlines(game: GameDef[Any, Any]) -> list[Stat[Any]]:
    """Return the choices that people compare first."""
    return [
        stat
        for stat in game.statistics
        if stat.headline and stat.kind is StatKind.CHOICE and stat.scope is Scope.SEAT
    ]


def _favourites(
    conn: Connection, member_id: int, titles: list[str], games: Games
) -> Iterator[Favourite]:
    for title in titles:
        try:
            game = games(title)
        except KeyError:
            continue
        for stat in headlines(game):
            most = people.favourite(conn, member_id, title, stat.name)
            if most is not None and JOIN not in most[0]:
                tables, wins = careers.chosen(conn, member_id, title, stat.name, most[0])
                if tables:
                    yield Favourite(title, stat.name, most[0], tables, wins)


def _curve(found: list[Event]) -> tuple[Rated, ...]:
    ratings = [Rating(each.mu, each.sigma) for each in found]
    return tuple(Rated(points(each), spread(each)) for each in ratings)
