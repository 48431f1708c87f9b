"""Takeover of a robot's seat. A stranger must confirm before they see the seat's secrets."""

from dataclasses import replace

from bot.core.caller import Caller
from bot.core.controls.post_views import sit_view
from bot.core.core import Core
from bot.core.posts.post import Post
from bot.core.text.translator import translator
from bot.features.look.private_views import PrivateViews
from bot.store.rows import Status
from bot.tables import seating
from bot.tables.model import Position
from bot.tables.timing.durations import duration
from rules.core.seats import Seat


class Seats:
    def __init__(self, core: Core, private_views: PrivateViews) -> None:
        self._tables, self._catalogues = core.tables, core.catalogues
        self._private_views = private_views

    async def ask_or_take(self, caller: Caller, table_id: int, seat: Seat | None) -> Post:
        """Take a robot's seat if the caller has a right to it; ask a stranger to confirm first.

        Raises:
            TableRefusal: no_such_table, ended, already_seated, no_robot, not_robot_seat, kept_for_member or
                seen_another, or see `Tables.admit`.
        """
        at = await self._tables.position(table_id)
        if not seating.is_stranger(at, caller.actor):
            done = await self._tables.take_over(table_id, caller.actor, seat)
            return Post(self._said(caller, done.position))
        claim = await self._tables.claim(table_id, caller.member_id)
        offered = seating.seat_to_take(at, caller.actor, seat, claim)
        await self._tables.admit(at, caller.actor, offered)
        text = translator(self._catalogues[caller.language], at)
        return Post(
            text.words("ui.take.sure", place=str(offered + 1)), view=sit_view(at, offered, text)
        )

    async def come_back(self, caller: Caller, table_id: int) -> Post:
        """Give the caller back, at any moment, the seat that a robot plays for them.

        Raises:
            TableRefusal: no_such_table, ended, already_seated or not_away.
        """
        done = await self._tables.come_back(table_id, caller.actor)
        text = translator(self._catalogues[caller.language], done.position)
        seat = done.position.seat_of(caller.member_id)
        clocks = done.position.table.clocks
        if not clocks or seat is None:
            return Post(text.words("ui.done.back"))
        return Post(text.words("ui.done.back_with", left=duration(clocks[seat].left_ms)))

    async def take(self, caller: Caller, table_id: int, seat: Seat | None) -> Post:
        """Take a robot's seat after the caller has confirmed."""
        done = await self._tables.take_over(table_id, caller.actor, seat)
        return await self.seated(caller, done.position)

    async def seated(self, caller: Caller, at: Position) -> Post:
        """Confirm that the caller has a seat now, and show its secrets."""
        said = self._said(caller, at)
        if at.table.status is not Status.PLAYING:
            return Post(said)
        hand = await self._private_views.hand(caller, at.table.id)
        return replace(hand, content=f"{said}\n{hand.content}" if hand.files else said)

    def _said(self, caller: Caller, at: Position) -> str:
        text = translator(self._catalogues[caller.language], at)
        return text.words("ui.done.take", place=f"<#{at.table.place_id}>")
