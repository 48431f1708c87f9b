"""Listeners to changes: the parts of the bot that act on them."""

import asyncio
from collections.abc import Callable, Coroutine

from bot.rounds import through_outages


class Listeners:
    """Notifies listeners of a table's change; they are built after the service that notifies."""

    def __init__(self) -> None:
        self.listeners: tuple[Callable[[int], None], ...] = ()
        self.on_timer: Callable[[], None] = lambda: None
        self.on_tournament: Callable[[int], None] = lambda tournament_id: None
        self.on_wake: Callable[[], None] = lambda: None

    def wake(self) -> None:
        """Wake the sender for a notice that belongs to no table."""
        self.on_wake()

    def tell(self, table_id: int) -> None:
        for listener in self.listeners:
            listener(table_id)

    def tournament(self, tournament_id: int) -> None:
        """Wake the sender and the director after a change of a tournament."""
        self.wake()
        self.on_tournament(tournament_id)

    def due(self) -> None:
        """Wake the sender and the timekeeper for a timer that belongs to no table."""
        self.wake()
        self.on_timer()


class Others:
    """Passes on changes by other processes, where several share a database (ADR 33)."""

    def __init__(
        self, tell: Callable[[int], None], look_at_all: Callable[[], Coroutine[None, None, None]]
    ) -> None:
        self._tell = tell
        self._look_at_all = look_at_all
        self._looking: asyncio.Task[None] | None = None

    def heard(self, table_id: int | None) -> None:
        """Handle another process's change of one of our tables, or of an unknown number of them (None)."""
        if table_id is not None:
            self._tell(table_id)
        elif self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look(), name="others")

    async def _look(self) -> None:
        await through_outages(self._look_at_all)

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
