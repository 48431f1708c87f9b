"""A private message in which a member looks back at a table, turn by turn.

Each frame is built from a view that the reader may have. That is the public view, during play also the view of the
reader's own seat, and after the end the view of any seat.
"""

from collections.abc import Sequence

from bot.core.caller import Caller
from bot.core.posts.pictures import Pictures
from bot.core.posts.post import Post, PostFile
from bot.core.text.lines import GAP, MESSAGE_CHARS, latest
from bot.core.text.translator import Translator, translator
from bot.features.look.replay.controls import OWN, PUBLIC, Wish, replay_view, turn_words
from bot.features.look.replay.latest import Latest
from bot.i18n import Catalogues
from bot.tables.conduct.sealing import assert_open
from bot.tables.errors import TableRefusal
from bot.tables.history.replays import Moment, Replays
from bot.tables.model import Position
from bot.tables.service import Tables
from rules.core.seats import Seat

NOTES_CHARS = 200
"""Room for the words beside the events of a turn."""


class ReplayPanel:
    def __init__(
        self, tables: Tables, replays: Replays, catalogues: Catalogues, pictures: Pictures
    ) -> None:
        self._tables = tables
        self._replays = replays
        self._catalogues = catalogues
        self._pictures = pictures
        self._latest = Latest()

    async def show(self, caller: Caller, wish: Wish) -> Post | None:
        """Return the frame that a click leads to; None if the caller has clicked again meanwhile.

        Raises:
            TableRefusal: see `page`.
        """
        async with self._latest.turn(caller.member_id, caller.interaction_id) as comes:
            return await self.page(caller, wish) if comes else None

    async def page(self, caller: Caller, wish: Wish) -> Post:
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
            files = await self._frame(moment, seat, text, phone=caller.phone)
        viewer = PUBLIC if seat is None else str(seat)
        view = replay_view(at, moment, viewer, seats_shown(at, caller.member_id), text)
        return Post(_words(moment, seat, text), files, view)

    async def _frame(
        self, moment: Moment, seat: Seat | None, text: Translator, *, phone: bool
    ) -> tuple[PostFile, ...]:
        at, pictures = moment.position, self._pictures
        if seat is None:
            name = f"{at.table.title}-{at.table.id}-{moment.number}"
            return await pictures.board(at, text, name=name, phone=phone)
        board = await pictures.preview(at, seat, text, verb=None, given={}, phone=phone)
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
    told = [
        text.say(event.msg) for event in moment.events if event.is_for(seat) and not event.explains
    ]
    room = MESSAGE_CHARS - NOTES_CHARS - sum(map(len, head))
    return GAP.join(part for part in ("\n".join(head), _joined(told, room)) if part)


def _joined(lines: Sequence[str], room: int) -> str:
    return "\n".join(latest(lines, room))
