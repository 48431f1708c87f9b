"""Limits how many requests of one member are handled at the same time."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.core.posts.renderer import drawn_for

MOST_IN_HAND = 4
"""The most requests of one member at a time. A member that waits for each answer never has more."""


class Turnstile:
    def __init__(self) -> None:
        self._in_hand: defaultdict[int, set[asyncio.Task[object]]] = defaultdict(set)
        self._refusing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def admit(self, member: int) -> bool:
        """Return whether the running task may work for a member. If so, it counts until it ends."""
        task = asyncio.current_task()
        assert task is not None
        held = self._in_hand[member]
        if task not in held and len(held) >= MOST_IN_HAND:
            return False
        if task not in held:
            held.add(task)
            task.add_done_callback(lambda ended: self._leave(member, ended))
        drawn_for.set(member)
        return True

    @asynccontextmanager
    async def refusing(self, member: int) -> AsyncIterator[None]:
        """Send a member's refusals one at a time, since sending them costs time too."""
        lock = self._refusing.get(member)
        if lock is None:
            lock = self._refusing[member] = asyncio.Lock()
        async with lock:
            yield

    def _leave(self, member: int, task: asyncio.Task[object]) -> None:
        held = self._in_hand[member]
        held.discard(task)
        if not held:
            del self._in_hand[member]
