"""Recalculation of ratings from finished tables, and its comparison with the stored ratings (9.7)."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.store.database import Connection, Database
from bot.store.ratings import events, sources
from bot.store.ratings.sources import AnchorOf
from rules.contest.ratings.counting import Ended, Who, Why, counted
from rules.contest.ratings.ledger import Event, Ledger, PoolRating

PAGE: Final = 1000
"""Number of tables that are read and counted at a time; in between other work goes on."""
TRIES: Final = 5


class Moved(Exception):
    """A table has ended, or a member's ratings were erased, since the recalculation began."""


@dataclass(frozen=True, slots=True)
class Made:
    """All ratings as the finished tables yield them."""

    mark: tuple[int, ...]
    tables: int
    events: tuple[Event, ...]
    standings: dict[tuple[str, Who], PoolRating]


@dataclass(frozen=True, slots=True)
class Compared:
    """Comparison of recalculated ratings with the stored ones."""

    tables: int
    """Number of tables that were compared."""
    events: int
    differing: int
    """Number of events that differ."""


class Recalculation:
    def __init__(self, database: Database, anchor_of: AnchorOf) -> None:
        self._database = database
        self._anchor_of = anchor_of

    async def verify(self, pool: str | None = None) -> Compared:
        """Compare the stored ratings with recalculated ones, in one pool or in all."""
        for _ in range(TRIES):
            made = await self.made()
            kept, mark = await self._database.read(
                lambda conn: (events.everything(conn), sources.mark(conn))
            )
            if mark == made.mark:
                break
        ours = {each for each in made.events if pool in (None, each.pool)}
        theirs = {each for each in kept if pool in (None, each.pool)}
        tables = len({each.table_id for each in ours})
        return Compared(tables, len(ours), len(ours ^ theirs))

    async def recalculate(self) -> Compared:
        """Recalculate all ratings, and store them.

        Raises:
            Moved: tables end so quickly that there is never time; nothing was changed.
        """
        for _ in range(TRIES):
            made = await self.made()
            try:
                return await self._database.write(lambda conn, made=made: _swap(conn, made))  # type: ignore[misc]
            except Moved:
                continue
        raise Moved

    async def made(self) -> Made:
        mark = await self._database.read(sources.mark)
        ledger = Ledger()
        found: list[Event] = []
        tables, last = 0, (-1, -1)
        while page := await self._database.read(
            lambda conn: sources.page(conn, *last, PAGE, self._anchor_of)  # noqa: B023
        ):
            found += await asyncio.to_thread(_counted, ledger, page)
            tables += len(page)
            last = page[-1].ended_at, page[-1].table
        return Made(mark, tables, tuple(found), ledger.standings)


def _counted(ledger: Ledger, page: Sequence[Ended]) -> list[Event]:
    found: list[Event] = []
    for ended in page:
        field = counted(ended)
        if not isinstance(field, Why):
            taken = ledger.take(field)
            if not isinstance(taken, Why):
                found += taken
    return found


def _swap(conn: Connection, made: Made) -> Compared:
    events.lock(conn)
    if sources.mark(conn) != made.mark:
        raise Moved
    kept, new = set(events.everything(conn)), set(made.events)
    gone, more = kept - new, new - kept
    if gone or more:
        events.replace_all(
            conn,
            gone=sorted(gone, key=_key),
            new=sorted(more, key=_key),
            held=made.standings,
        )
    return Compared(made.tables, len(new), len(gone | more))


def _key(each: Event) -> tuple[str, int, int]:
    return each.pool, each.table_id, each.member_id
