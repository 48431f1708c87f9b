"""Private views for a member: their hand, the board, the clocks, and their tables."""

from collections.abc import Awaitable, Callable
from functools import partial
from math import inf

from bot.core.caller import Caller
from bot.core.controls.components import QuestionRef, again_view
from bot.core.controls.post_views import (
    board_view,
    giving_view,
    more_in_play_view,
    more_view,
    watched_view,
)
from bot.core.posts.clock_lines import clock_lines, cut_off_lines, pace_lines, turn_lines
from bot.core.posts.pictures import Pictures
from bot.core.posts.post import Post
from bot.core.posts.public import PublicPosts
from bot.core.servers.presence import ServersSeen, no_servers
from bot.core.text.lines import MESSAGE_CHARS, cut, cut_at_line
from bot.core.text.translator import translator
from bot.features.look.digest_posts import Waiting
from bot.features.look.own_tables import table_list
from bot.i18n import Catalogues
from bot.store.rows import Status
from bot.tables.absence.offers import Offers
from bot.tables.absence.taking_back import MayTakeBack, nobody_may
from bot.tables.conduct.sealing import assert_open
from bot.tables.errors import NotSeated, TableRefusal
from bot.tables.model import Position
from bot.tables.names import table_title
from bot.tables.service import Tables
from bot.tables.telling.ways import turn_of
from bot.tables.timekeeping.accounts import account
from rules.core.text import SeatName


async def no_page(at: Position) -> None:
    """Return no address of a page, for tests without pages."""
    del at


class PrivateViews:
    def __init__(
        self,
        tables: Tables,
        catalogues: Catalogues,
        pictures: Pictures,
        posts: PublicPosts,
        offers: Offers,
        servers: ServersSeen = no_servers,
        may_take_back: MayTakeBack = nobody_may,
        page_of: Callable[[Position], Awaitable[str | None]] = no_page,
    ) -> None:
        self._tables = tables
        self._catalogues = catalogues
        self._pictures = pictures
        self._posts = posts
        self._offers = offers
        self._servers = servers
        self._may_take_back = may_take_back
        self._page_of = page_of

    async def hand(self, caller: Caller, table_id: int, *, board: bool = False) -> Post:
        """Show the caller's hand, or say that their seat has no secrets; with `board` after the whole board.

        Raises:
            TableRefusal: not_started, ended or not_seated.
        """
        at = await self._tables.position(table_id)
        if at.state is None:
            raise TableRefusal("not_started" if at.table.status is Status.LOBBY else "ended")
        seat = at.seat_of(caller.member_id)
        if seat is None:
            raise NotSeated
        text = translator(self._catalogues[caller.language], at)
        files = await self._pictures.hand(at, seat, text)
        content = text.words("ui.hand.shown") if files else text.words("ui.hand.nothing")
        if board:
            name = f"{at.table.title}-{at.table.id}"
            shown = await self._pictures.board(at, text, name=name)
            files = (*shown, *files)
            content = "" if shown else content
        self._tables.looks.note(at, caller.member_id)
        waits = seat in at.waiting()
        question = QuestionRef(table_id, at.question_seqs[seat])
        return Post(content, files, again_view(text.draw, question) if waits else None)

    async def extra_picture(self, caller: Caller, at: Position, name: str) -> Post:
        """Show an additional picture of a table in play.

        Raises:
            TableRefusal: not_started or ended.
        """
        if at.state is None:
            raise TableRefusal("not_started" if at.table.status is Status.LOBBY else "ended")
        assert_open(at, caller.member_id)
        text = translator(self._catalogues[caller.language], at)
        files = await self._pictures.extra(at, name, text)
        return Post(text.words(f"{at.table.title}.look.{name}"), files)

    async def board(self, caller: Caller, at: Position) -> Post:
        """Show the current board, or the lobby before the game starts."""
        if at.state is None:
            conducts = await self._tables.conducts.at_lobby(at, self._tables.now_ms())
            return await self._posts.lobby(at, caller.language, conducts=conducts)
        assert_open(at, caller.member_id)
        self._tables.looks.note(at, caller.member_id)
        text = translator(self._catalogues[caller.language], at)
        name = f"{at.table.title}-{at.table.id}"
        files = await self._pictures.board(at, text, name=name)
        waiting = at.waiting()
        others = tuple(SeatName(seat) for seat in sorted(waiting))
        content = (
            text.words("ui.board.waits", others=others) if waiting else text.words("ui.panel.ended")
        )
        if not waiting:
            return Post(content, files)
        view = board_view if at.has(caller.member_id) else watched_view
        return Post(content, files, view(at, text))

    async def more(
        self, caller: Caller, table_id: int, rest: tuple[int, int] | None = None
    ) -> Post:
        """Show further actions at a table; `rest` is the part of the log that did not fit into a post.

        Raises:
            TableRefusal: ended.
        """
        at = await self._tables.position(table_id)
        text = translator(self._catalogues[caller.language], at)
        title = table_title(at.table)
        words = text.words("ui.lobby.more", title=title, number=str(table_id))
        web = await self._page_of(at)
        if at.table.status is Status.LOBBY:
            return Post(words, view=more_view(at, text, web=web))
        if at.table.status is not Status.PLAYING:
            raise TableRefusal("ended")
        own, may = at.seat_of(caller.member_id), await self._may_take_back(at, caller.member_id)
        view = more_in_play_view(at, text, own, rest, may_take_back=may, web=web)
        return Post(words, view=view)

    async def proof(self, caller: Caller, table_id: int) -> Post:
        """Verify the shuffle of a table that has ended, and show the seed and the other figures that prove it.

        Raises:
            TableRefusal: no_such_table, not_started, not_finished or other_rules.
            Unreadable: the table is damaged and has not ended, or this program cannot read it.
        """
        verified = await self._tables.verify(table_id)
        text = self._catalogues[caller.language].words(
            "ui.verify.ok" if verified.ok else "ui.verify.wrong",
            number=str(table_id),
            moves=verified.moves,
            commitment=verified.commitment,
            seed=str(verified.secrets.seed),
            salt=verified.secrets.salt.hex(),
            state=verified.state_hash,
        )
        return Post(cut(text, MESSAGE_CHARS))

    async def clocks(self, caller: Caller, at: Position) -> Post:
        """Show the table's pace, each member's clock, and the last turns."""
        text = translator(self._catalogues[caller.language], at)
        lines = pace_lines(at.table, text)
        cut_off = cut_off_lines(at.table, text)
        if not at.table.clocks:
            return Post("\n".join((*(lines or [text.words("hosting.no_clock")]), *cut_off)))
        lines += cut_off
        spent = await account(self._tables, at)
        lines += clock_lines(at, spent, text)
        lines += turn_lines(spent, text)
        content = cut_at_line(lines, MESSAGE_CHARS)
        own = at.seat_of(caller.member_id)
        running = [seat for seat in spent.times if at.table.clocks[seat].is_running]
        others = [seat for seat in running if own is not None and seat != own]
        return Post(content, view=giving_view(at, others, text))

    async def tables_of(self, caller: Caller, page: int = 0) -> Post:
        """Show a page of the caller's tables in all servers; tables that wait for the caller come first."""
        waiting = await self._tables.waiting_on(caller.member_id)
        ids = {at.table.id for at in waiting}
        others = tuple(
            at for at in await self._tables.of_member(caller.member_id) if at.table.id not in ids
        )
        own: list[Waiting] = []
        for at in waiting:
            seat = at.seat_of(caller.member_id)
            assert seat is not None
            shown = (await self._tables.times(at)).get(seat)
            own.append(Waiting(at, seat, turn_of(at.table, seat), shown))
        own.sort(key=_until_zero)
        broken = await self._tables.wrecks.of_member(caller.member_id)
        catalogue = self._catalogues[caller.language]
        offered = await self._offers.open_to(caller.member_id)
        listed = (*waiting, *others, *(at for at, _ in offered))
        elsewhere = {at.table.guild_id for at in listed} - {caller.guild_id}
        servers = await self._servers(caller.member_id, elsewhere)
        texts = partial(translator, catalogue)
        return table_list(own, others, broken, texts, page, servers=servers, offered=offered)


def _until_zero(waiting: Waiting) -> tuple[float, int]:
    """Return the sort key: the deadline, then the moment since which the table has waited."""
    zero = None if waiting.shown is None else waiting.shown.zero_ms
    return inf if zero is None else zero, waiting.at.table.touched_at
