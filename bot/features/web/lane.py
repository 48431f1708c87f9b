"""The share of the processor that pages may take, and the share of one visitor."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Generator
from contextlib import asynccontextmanager
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, Final, Generic, TypeVar

from cachetools import LRUCache

T = TypeVar("T")

SHARE: Final = 0.1
"""Pages may take this share of one core."""
BURST_S: Final = 3.0
"""Unused processor time that is saved up at most, for visitors after a quiet hour."""
LONGEST_WAIT_S: Final = 8.0
TOO_LONG_S: Final = 45.0
SERVED_S: Final = 0.001
"""About the processor time of a request that cannot be measured: of the web server, and of the database's thread."""
AT_ONCE, MOST_WAITING = 4, 64
"""Pages that are made side by side, and those that wait for that."""

RATE, ROOM = 20.0, 240.0
"""Requests of one address a second in the long run, and at once."""
ADDRESSES: Final = 4096


class Busy(Exception):
    """Pages have used up their share; `seconds` until another attempt makes sense."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.seconds = max(1, round(seconds))


class Lane:
    """Keeps pages within `SHARE` of a core. `others` returns the processor time that other threads spent on them."""

    def __init__(self, others: Callable[[], float], clock: Callable[[], float] = time.monotonic):
        self._others, self._clock = others, clock
        self._credit_s, self._at, self._seen = BURST_S, clock(), others()
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    @asynccontextmanager
    async def room(self) -> AsyncIterator[None]:
        """Wait until there is room for making something.

        Raises:
            Busy: too much waits already, or it takes too long.
        """
        if self._waiting >= MOST_WAITING:
            raise Busy(LONGEST_WAIT_S)
        self._waiting += 1
        try:
            async with self._at_once:
                await asyncio.sleep(max(-self._credit() / SHARE, 0.0))
                try:
                    async with asyncio.timeout(TOO_LONG_S):
                        yield
                except TimeoutError as error:
                    raise Busy(TOO_LONG_S) from error
        finally:
            self._waiting -= 1

    def assert_open(self) -> None:
        """Refuse a request before anything is looked up for it.

        Raises:
            Busy: the debt is as large as it may get.
        """
        if -self._credit() / SHARE >= LONGEST_WAIT_S:
            raise Busy(LONGEST_WAIT_S)

    async def counted(self, work: Coroutine[Any, Any, T]) -> T:
        """Do work, and count its own processor time in the thread of the event loop."""
        return await _Measured(work, self.spend)

    def spend(self, seconds: float) -> None:
        """Count processor time. The debt is limited, so that pages come back soon after a flood."""
        self._credit_s = max(self._credit_s - seconds, -LONGEST_WAIT_S * SHARE)

    def _credit(self) -> float:
        now, others = self._clock(), self._others()
        earned = (now - self._at) * SHARE - (others - self._seen)
        self._credit_s = max(min(self._credit_s + earned, BURST_S), -LONGEST_WAIT_S * SHARE)
        self._at, self._seen = now, others
        return self._credit_s


class _Measured(Generic[T]):
    """Runs a coroutine step by step, and tells the processor time of each."""

    def __init__(self, work: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> None:
        self._work, self._spend = work, spend

    def __await__(self) -> Generator[Any, Any, T]:
        sent, thrown = None, None
        while True:
            began = time.thread_time()
            try:
                waits = self._work.send(sent) if thrown is None else self._work.throw(thrown)
            except StopIteration as done:
                found: T = done.value
                return found
            finally:
                self._spend(time.thread_time() - began)
            sent, thrown = None, None
            try:
                sent = yield waits
            except BaseException as error:
                thrown = error


class Visitors:
    """Limits the requests of each address; an IPv6 network of 64 bits counts as one."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._left: LRUCache[str, tuple[float, float]] = LRUCache(ADDRESSES)

    def assert_welcome(self, peer: str | None, forwarded: str | None) -> None:
        """Count a request.

        Args:
            forwarded: the header of a proxy; it counts if the peer is on the same machine or network.

        Raises:
            Busy: there were too many of late.
        """
        key, now = _network(peer, forwarded), self._clock()
        left, at = self._left.get(key, (ROOM, now))
        left = min(left + (now - at) * RATE, ROOM) - 1
        self._left[key] = max(left, -ROOM), now
        if left < 0:
            raise Busy(-left / RATE)


def _network(peer: str | None, forwarded: str | None) -> str:
    own = _read(peer)
    if forwarded and own is not None and own.is_private:
        own = _read(forwarded.rpartition(",")[2]) or own
    if isinstance(own, IPv6Address):
        return own.exploded[:19]
    return str(own)


def _read(address: str | None) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address((address or "").strip())
    except ValueError:
        return None
