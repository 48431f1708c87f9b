"""Posts of a tournament that mention members: whom they mention, and the record that they were sent."""

from collections.abc import Iterable, Sequence

from bot.clocks.preferences import Where
from bot.core.core import Core
from bot.core.posting.receipts import THREAD
from bot.core.posts.post import Post
from bot.store.pings import Ping
from bot.store.rows import OutboxRow
from bot.tables.model import snowflake_ms
from bot.tables.names import is_former


class Mentioning:
    def __init__(self, core: Core) -> None:
        self._settings = core.settings
        self._messages, self._receipts = core.posting.messages, core.posting.receipts

    async def mentioned(self, member_ids: Iterable[int]) -> list[int]:
        """Return the members to mention, without former players and members that want no messages."""
        known = [each for each in member_ids if not is_former(each)]
        reach = await self._settings.reach(*known)
        return [each for each in known if reach[each].wishes.where is not Where.OFF]

    async def send(
        self, row: OutboxRow, place: int, posts: Sequence[Post], called: Iterable[int], cause: str
    ) -> None:
        """Send a row as posts that mention these members, and record both."""
        sent = await self._messages.send(row, place, tuple(posts))
        at_ms = snowflake_ms(sent.message_id)
        told = [Ping(row.id, each, cause, THREAD, at_ms, posted=sent) for each in called]
        await self._receipts.note(row, sent, told=told)
