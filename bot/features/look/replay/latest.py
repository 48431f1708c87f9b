"""One frame at a time for each member; a newer wish replaces a wish that still waits."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Latest:
    def __init__(self) -> None:
        self._waiting: dict[int, asyncio.Future[bool] | None] = {}
        """The next wish of each member with a frame that is being drawn; None without a next one."""
        self._newest: dict[int, int] = {}

    @asynccontextmanager
    async def turn(self, member: int, wish_id: int) -> AsyncIterator[bool]:
        """Wait until nothing is being drawn for a member. Yield False if a newer wish has replaced this one.

        Wishes may arrive in another order than they were made; newer ones have greater ids.
        """
        comes = await self._comes(member, wish_id)
        try:
            yield comes
        finally:
            if comes:
                self._leave(member)

    async def _comes(self, member: int, wish_id: int) -> bool:
        if member not in self._waiting:
            self._waiting[member] = None
            self._newest[member] = wish_id
            return True
        if wish_id < self._newest[member]:
            return False
        self._newest[member] = wish_id
        before = self._waiting[member]
        if before is not None and not before.done():
            before.set_result(False)
        wish: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting[member] = wish
        return await wish

    def _leave(self, member: int) -> None:
        wish = self._waiting[member]
        self._waiting[member] = None
        if wish is None or wish.done():
            del self._waiting[member], self._newest[member]
        else:
            wish.set_result(True)
