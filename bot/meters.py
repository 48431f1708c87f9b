"""Meters of the program. They store nothing by themselves; `bot.metrics` listens, if it is on.

No meter gets a person's identity.
"""

from collections.abc import Callable

Listener = Callable[[str, float], None]


class Meter:
    """Call it with a kind, such as the code of a refusal, and a value; call `listen` to receive them."""

    def __init__(self) -> None:
        self._listeners: tuple[Listener, ...] = ()

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Pass every value from now on to the listener, until the returned function is called."""
        self._listeners = (*self._listeners, listener)

        def stop() -> None:
            self._listeners = tuple(each for each in self._listeners if each is not listener)

        return stop

    def __call__(self, kind: str, value: float = 1.0) -> None:
        for listener in self._listeners:
            listener(kind, value)


drawn = Meter()
"""Seconds that a picture took in the render thread; there is one kind."""
sent = Meter()
"""Delay of a sent row of the outbox, in seconds after its due time; the kind is the row's."""
given_up = Meter()
"""A row of the outbox that will not be sent; the kind is the row's."""
refused = Meter()
"""An answer with a refusal; the kind is its code, or `internal` for an error of ours."""
stalled = Meter()
"""A duty of a tournament has failed and is tried again; there is one kind."""
reached = Meter()
"""1 if the database can be reached, else 0; there is one kind."""
