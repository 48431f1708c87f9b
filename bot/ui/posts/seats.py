"""Sitting down where a robot plays: a stranger is asked first, before anything that only a seat sees is shown."""

from bot.i18n import Catalogues
from bot.tables import seating
from bot.tables.service import Tables
from bot.ui.caller import Caller
from bot.ui.controls.post_views import sit_view
from bot.ui.posts.post import Post
from bot.ui.text.translator import translator
from rules.core.seats import Seat


class Seats:
    def __init__(self, tables: Tables, catalogues: Catalogues) -> None:
        self._tables = tables
        self._catalogues = catalogues

    async def ask_or_take(self, caller: Caller, table_id: int, seat: Seat | None) -> Post:
        """A robot's seat for who has a right to it; the question whether to take it for a stranger.

        Raises:
            TableRefusal: no_such_table, ended, already_seated, no_robot, not_robot_seat, kept_for_member or
                seen_another.
        """
        at = await self._tables.position(table_id)
        if not seating.is_stranger(at, caller.actor):
            return await self.take(caller, table_id, seat)
        offered = seating.seat_to_take(at, caller.actor, seat)
        text = translator(self._catalogues[caller.language], at)
        return Post(
            text.words("ui.take.sure", place=str(offered + 1)), view=sit_view(at, offered, text)
        )

    async def take(self, caller: Caller, table_id: int, seat: Seat | None) -> Post:
        """The same for who has been asked."""
        done = await self._tables.take_over(table_id, caller.actor, seat)
        text = translator(self._catalogues[caller.language], done.position)
        return Post(text.words("ui.done.take", place=f"<#{done.position.table.place_id}>"))
