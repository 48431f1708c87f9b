"""Private looks at tables: one's hand, the board, and which tables wait for one."""

from collections.abc import Sequence

from bot.i18n import Catalogues
from bot.tables.errors import TableRefusal
from bot.tables.model import Position, Status
from bot.tables.service import Tables
from bot.ui.caller import Caller
from bot.ui.controls.components import QuestionRef, again_view
from bot.ui.controls.post_views import board_view
from bot.ui.posts.pictures import Pictures
from bot.ui.posts.post import Post
from bot.ui.posts.public import Posts
from bot.ui.text.lines import MESSAGE_CHARS, cut_at_line
from bot.ui.text.links import link
from bot.ui.text.translator import Translator, translator
from rules.core.text import Msg, SeatName


class PrivateViews:
    def __init__(
        self, tables: Tables, catalogues: Catalogues, pictures: Pictures, posts: Posts
    ) -> None:
        self._tables = tables
        self._catalogues = catalogues
        self._pictures = pictures
        self._posts = posts

    async def hand(self, caller: Caller, table_id: int) -> Post:
        """What only the caller sees.

        Raises:
            TableRefusal: not_started, ended or not_seated.
        """
        at = await self._tables.position(table_id)
        if at.state is None:
            raise TableRefusal("not_started" if at.table.status is Status.LOBBY else "ended")
        seat = at.seat_of(caller.member_id)
        if seat is None:
            raise TableRefusal("not_seated")
        text = translator(self._catalogues[caller.language], at)
        files = await self._pictures.hand(at, seat, text)
        content = text.words("ui.hand.shown") if files else text.words("ui.hand.nothing")
        waits = seat in at.waiting()
        question = QuestionRef(table_id, at.question_seqs[seat])
        return Post(content, files, again_view(text.draw, question) if waits else None)

    async def extra_picture(self, caller: Caller, at: Position, look: str) -> Post:
        """A further picture of a table in play.

        Raises:
            TableRefusal: not_started or ended.
        """
        if at.state is None:
            raise TableRefusal("not_started" if at.table.status is Status.LOBBY else "ended")
        text = translator(self._catalogues[caller.language], at)
        files = await self._pictures.look(at, look, text)
        return Post(text.words(f"{at.table.title}.look.{look}"), files)

    async def board(self, caller: Caller, at: Position) -> Post:
        """The board as it stands, or the lobby as long as there is none."""
        if at.state is None:
            return await self._posts.lobby(at, caller.language)
        text = translator(self._catalogues[caller.language], at)
        name = f"{at.table.title}-{at.table.id}"
        files = await self._pictures.board(at, text, name=name)
        waiting = at.waiting()
        others = tuple(SeatName(seat) for seat in sorted(waiting))
        content = (
            text.words("ui.board.waits", others=others) if waiting else text.words("ui.panel.ended")
        )
        return Post(content, files, board_view(at, text) if waiting else None)

    async def tables_of(self, caller: Caller) -> Post:
        """The caller's tables, those that wait for the caller first."""
        waiting = await self._tables.waiting_on(caller.member_id)
        ids = {at.table.id for at in waiting}
        others = tuple(
            at for at in await self._tables.of_member(caller.member_id) if at.table.id not in ids
        )
        text = translator(self._catalogues[caller.language], None)
        lines = [text.words("ui.list.waiting" if waiting else "ui.list.nothing_waits")]
        lines += self._lines(caller, waiting)
        if others:
            lines += [text.words("ui.list.others"), *self._lines(caller, others)]
        for broken in await self._tables.wrecks.of_member(caller.member_id):
            lines.append(text.words("ui.list.broken", number=str(broken)))
        return Post(cut_at_line(lines, MESSAGE_CHARS))

    def _lines(self, caller: Caller, tables: Sequence[Position]) -> list[str]:
        return [_line(at, translator(self._catalogues[caller.language], at)) for at in tables]


def _line(at: Position, text: Translator) -> str:
    title = Msg(f"{at.table.title}.title")
    number = str(at.table.id)
    if at.table.status is Status.LOBBY:
        return text.words("ui.list.lobby", title=title, number=number, link=link(at.table))
    others = tuple(SeatName(seat) for seat in sorted(at.waiting()))
    return text.words(
        "ui.list.playing", title=title, number=number, link=link(at.table), others=others
    )
