"""A private message in which a member looks back at a table, turn by turn.

Each frame is built from a view that the reader may have. That is the public view, during play also the view of the
reader's own seat, and after the end the view of any seat.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from bot.core.caller import Caller
from bot.core.core import Core
from bot.core.posts.post import Post, PostFile
from bot.core.text.lines import GAP, MESSAGE_CHARS, latest
from bot.core.text.translator import Translator, translator
from bot.features.look.replay.controls import OWN, PUBLIC, FrameRequest, replay_view, turn_words
from bot.tables.conduct.sealing import assert_open
from bot.tables.errors import TableRefusal
from bot.tables.history.replays import Moment
from bot.tables.model import Position
from rules.core import folding
from rules.core.seats import Seat


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


NOTES_CHARS = 200
"""Room for the words beside the events of a turn."""


class ReplayPanel:
    def __init__(self, core: Core) -> None:
        self._tables, self._replays, self._catalogues = core.tables, core.replays, core.catalogues
        self._pictures = core.pictures
        self._latest = Latest()

    async def show(self, caller: Caller, wish: FrameRequest) -> Post | None:
        """Return the frame that a click leads to; None if the caller has clicked again meanwhile.

        Raises:
            TableRefusal: see `page`.
        """
        async with self._latest.turn(caller.member_id, caller.interaction_id) as comes:
            return await self.page(caller, wish) if comes else None

    async def page(self, caller: Caller, wish: FrameRequest) -> Post:
        """Return one frame: the events of a turn, and the table after it.

        Raises:
            TableRefusal: no_such_table, not_started, or not_yours if the caller may not see that seat's view.
            Unreadable: the table or its log is damaged.
        """
        at = await self._tables.position(wish.table)
        assert_open(at, caller.member_id)
        seat = seat_of_viewer(at, caller.member_id, wish.viewer)
        entry, step = wish.start
        moment = await self._replays.moment(at, entry, step=step)
        text = translator(self._catalogues[caller.language], moment.position)
        files: tuple[PostFile, ...] = ()
        if moment.has_state:
            files = await self._frame(moment, seat, text)
        viewer = PUBLIC if seat is None else str(seat)
        view = replay_view(at, moment, viewer, seats_shown(at, caller.member_id), text)
        return Post(_words(moment, seat, text), files, view)

    async def _frame(
        self, moment: Moment, seat: Seat | None, text: Translator
    ) -> tuple[PostFile, ...]:
        at, pictures = moment.position, self._pictures
        if seat is None:
            name = f"{at.table.title}-{at.table.id}-{moment.number}"
            return await pictures.board(at, text, name=name)
        board = await pictures.preview(at, seat, text, verb=None, given={})
        return (*board, *await pictures.hand(at, seat, text))


def seats_shown(at: Position, member_id: int) -> tuple[Seat, ...]:
    """Return the seats whose secrets a reader may see: their own, and all after the end; empty without secrets."""
    if at.state is None or not at.game.hides(at.state):
        return ()
    if at.table.ended_at is not None:
        return tuple(range(len(at.seats)))
    own = at.seat_of(member_id)
    return () if own is None else (own,)


def seat_of_viewer(at: Position, member_id: int, viewer: str) -> Seat | None:
    """Return the seat that a reader's view belongs to; None for the public view.

    Raises:
        TableRefusal: not_yours.
    """
    own, shown = at.seat_of(member_id), seats_shown(at, member_id)
    if viewer == OWN:
        return own if own in shown else None
    if viewer == PUBLIC:
        return None
    if int(viewer) not in shown:
        raise TableRefusal("not_yours")
    return int(viewer)


def _words(moment: Moment, seat: Seat | None, text: Translator) -> str:
    head = [turn_words(moment, moment.number, text)]
    if not moment.has_state:
        head.append(text.words("ui.replay.only_words"))
    lines = [
        text.say(each) for each in folding.told(moment.events, seat, moment.position.game.folds)
    ]
    room = MESSAGE_CHARS - NOTES_CHARS - sum(map(len, head))
    return GAP.join(part for part in ("\n".join(head), _joined(lines, room)) if part)


def _joined(lines: Sequence[str], room: int) -> str:
    return "\n".join(latest(lines, room))
