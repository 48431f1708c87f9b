"""One frame at a time for each member; a newer wish takes the place of one that still waits."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Latest:
    def __init__(self) -> None:
        self._waiting: dict[int, asyncio.Future[bool] | None] = {}
        """Per member for whom something is being drawn, the wish that comes next."""
        self._newest: dict[int, int] = {}

    @asynccontextmanager
    async def turn(self, member: int, wish_id: int) -> AsyncIterator[bool]:
        """Wait until nothing is being drawn for a member. Gives False if a newer wish has taken this one's place.

        Wishes may come here in another order than they were made; newer ones have greater ids.
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
