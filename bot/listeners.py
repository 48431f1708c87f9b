"""Who is told that something has changed: the parts of the bot that act on it."""

from collections.abc import Callable

from bot.outbox.sender import Sender


class Listeners:
    """Tells listeners that a table has changed; they are built after the service that tells."""

    def __init__(self) -> None:
        self.listeners: tuple[Callable[[int], None], ...] = ()
        self.on_due: Callable[[], None] = lambda: None
        self.on_tournament: Callable[[], None] = lambda: None
        self.sender: Sender | None = None

    def wake(self) -> None:
        """Something is to be sent that belongs to no table."""
        if self.sender is not None:
            self.sender.wake()

    def tell(self, table_id: int) -> None:
        for listener in self.listeners:
            listener(table_id)

    def tournament(self, tournament_id: int) -> None:
        """A tournament has changed: there may be something to post, and something else may be due."""
        self.wake()
        self.on_tournament()

    def due(self) -> None:
        """Something that belongs to no table falls due."""
        self.on_due()
