"""The private part of asyncpg that the store needs. No other module uses one.

asyncpg has no public way to its socket, and says that a connection is closed only once the event loop has read so. A
ping would tell, but it is one more message for each transaction. `tests/bot/store/test_postgres.py` cuts all
connections and fails if this no longer works.
"""

from selectors import EVENT_READ, DefaultSelector
from typing import Any


def is_unread(driver: Any) -> bool:
    """Return whether the server has said something in a connection that is not in use. Usually that is the end."""
    socket = driver._transport.get_extra_info("socket")
    if socket is None or socket.fileno() < 0:
        return True
    with DefaultSelector() as looking:
        looking.register(socket, EVENT_READ)
        return bool(looking.select(0))
