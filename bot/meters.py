"""Places where the program is measured. Nothing is kept unless somebody listens (`bot.metrics` does, if it is on).

No meter is ever told who somebody is.
"""

from collections.abc import Callable

Listener = Callable[[str, float], None]


class Meter:
    """Call it with a kind, such as the code of a refusal, and a value; call `listen` to hear of them."""

    def __init__(self) -> None:
        self._listeners: tuple[Listener, ...] = ()

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Hear of every value from now on, until the function that is returned is called."""
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
"""Seconds by which a row of the outbox was sent after it was due; the kind is the row's."""
given_up = Meter()
"""A row of the outbox that will not be sent; the kind is the row's."""
refused = Meter()
"""An answer that says no; the kind is its code, or `internal` for an error of ours."""
stalled = Meter()
"""What is due at a tournament has failed and is tried again; there is one kind."""
reached = Meter()
"""Whether the database can be reached: 1 or 0; there is one kind."""
