"""Statistics of finished tables: of a title (10.3), and of a server (10.1)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.ratings import shown
from bot.ratings.profiles import headlines
from bot.ratings.shown import Share
from bot.store.database import Connection
from bot.store.ratings import served, stats
from bot.store.ratings.served import Medalled
from bot.store.ratings.stats import SeatPlayed
from rules.contest.views.ratings import Tower
from rules.core.game import GameDef
from rules.core.stats import Stat

MOST_SEATS: Final = 8000
"""Statistics of a title are drawn from at most this many of its latest seats."""
MOST_TOWERS: Final = 26
STEPS: Final = (5, 10, 20, 25, 50, 100, 200, 500, 1000)
FEWEST_TURNS: Final = 20
"""Fewest turns from which a median of their length is shown."""


@dataclass(frozen=True, slots=True)
class Choices:
    """Results of the values of a choice."""

    stat: Stat[Any]
    shares: tuple[Share, ...]
    rare: int
    """Number of values that too few seats have had."""


@dataclass(frozen=True, slots=True)
class TitleFigures:
    """Statistics of the finished tables of a title."""

    title: str
    tables: int
    choices: tuple[Choices, ...]
    """One for each headline statistic."""
    totals: tuple[tuple[int, int, int], ...]
    """The lowest, the median and the highest total of a winner, per number of seats as its place among `seats`."""
    seats: tuple[int, ...]
    moves: int
    """Median number of log entries of a table."""
    days: float
    order: tuple[tuple[int, int, Share], ...] = ()
    """Results by order of play: the number of seats, the place of the seat in that order from 1, and its share."""
    towers: tuple[Tower, ...] = ()
    step: int = STEPS[0]
    median: int | None = None
    """Median total of a winner."""


@dataclass(frozen=True, slots=True)
class Played:
    """Statistics of the tables of a title on a server."""

    title: str
    tables: int
    members: int
    length_s: int
    answer_ms: int | None
    unfinished: int
    """The share of tables that were called off once begun, in thousandths."""


@dataclass(frozen=True, slots=True)
class ServerFigures:
    titles: tuple[Played, ...]
    fame: tuple[Medalled, ...]
    tournaments: int


def title_of(conn: Connection, title: str, game: GameDef[Any, Any]) -> TitleFigures:
    choices = []
    for stat in headlines(game):
        of_stat = stats.played(conn, title, stat.name, MOST_SEATS)
        choices.append(Choices(stat, tuple(shown.shares(of_stat)), shown.rare(of_stat)))
    played = stats.played(conn, title, "", MOST_SEATS)
    winners: dict[int, list[int]] = {}
    for each in played:
        if each.rank == 1:
            winners.setdefault(each.seats, []).append(each.total)
    lengths = stats.lengths(conn, title, MOST_SEATS)
    won = [total for totals in winners.values() for total in totals]
    step, towers = towers_of(played) if game.comparable_totals else (STEPS[0], ())
    return TitleFigures(
        title,
        stats.finished(conn, title),
        tuple(choices),
        tuple(_spread(winners[seats]) for seats in sorted(winners)),
        tuple(sorted(winners)),
        middle([moves for moves, _ in lengths]),
        middle([seconds for _, seconds in lengths]) / 86_400,
        tuple(order_of(stats.orders(conn, title, MOST_SEATS))),
        towers,
        step,
        middle(won) if won else None,
    )


def order_of(played: Sequence[SeatPlayed]) -> Iterable[tuple[int, int, Share]]:
    """Yield results of seats by order of their first turn; the choice of each is its place in that order, from 1."""
    for seats in sorted({each.seats for each in played}):
        found = shown.shares([each for each in played if each.seats == seats])
        for share in sorted(found, key=lambda each: int(each.choice)):
            yield seats, int(share.choice), share


def towers_of(played: Sequence[SeatPlayed]) -> tuple[int, tuple[Tower, ...]]:
    """Return the width of a step, and the number of seats whose points lie in each step."""
    if not played:
        return STEPS[0], ()
    low, high = (find(each.total for each in played) for find in (min, max))
    step = next(
        (each for each in STEPS if high // each - low // each < MOST_TOWERS),
        -(-(high - low + 1) // (MOST_TOWERS - 1)),
    )
    won: dict[int, list[int]] = {each: [0, 0] for each in range(low // step, high // step + 1)}
    for each in played:
        won[each.total // step][each.rank != 1] += 1
    return step, tuple(Tower(each * step, *counts) for each, counts in won.items())


def server_of(conn: Connection, guild_id: int) -> ServerFigures:
    return ServerFigures(
        tuple(
            Played(
                each.title,
                each.finished,
                each.members,
                middle(served.lengths(conn, guild_id, each.title)),
                _answer(served.answers(conn, guild_id, each.title)),
                round(1000 * each.called_off / (each.finished + each.called_off)),
            )
            for each in served.titles(conn, guild_id)
        ),
        tuple(served.fame(conn, guild_id)),
        served.tournaments(conn, guild_id),
    )


def _answer(times_ms: list[int]) -> int | None:
    return middle(times_ms) if len(times_ms) >= FEWEST_TURNS else None


def _spread(totals: list[int]) -> tuple[int, int, int]:
    return min(totals), middle(totals), max(totals)


def middle(numbers: Sequence[int]) -> int:
    return sorted(numbers)[len(numbers) // 2] if numbers else 0
