"""All requests to robots: hints during play, and reviews after the end."""

from collections.abc import Callable

from bot.store.database import Database
from bot.tables.hinting.hints import Hints
from bot.tables.hinting.reviews import Reviews
from bot.tables.hinting.thinking import Thinks
from bot.tables.history.replays import Replays
from bot.tables.service import Tables


class Asking:
    def __init__(
        self,
        database: Database,
        tables: Tables,
        replays: Replays,
        think: Thinks,
        seeds: Callable[[], int],
    ) -> None:
        self.hints = Hints(database, tables, think, seeds)
        self.reviews = Reviews(database, tables, replays, think)

    async def close(self) -> None:
        """Give up all unfinished requests."""
        await self.hints.close()
        await self.reviews.close()
