"""The private panels of ``/rating``. Nothing is kept between clicks."""

from typing import Final

from bot.i18n import Catalogues
from bot.ratings.service import Ratings
from bot.tables.service import Tables
from bot.ui.caller import Caller
from bot.ui.controls.ids import MyId, ReadId
from bot.ui.controls.post_views import pager_view
from bot.ui.leaving.buttons import GREY, RED, my_button, view_of
from bot.ui.posts.post import Post, PostFile
from bot.ui.rating import lines
from bot.ui.text.lines import MESSAGE_CHARS, cut_at_line
from bot.ui.text.translator import Translator, translator
from rules.contest.ratings.pools import Kind, pool, title_of
from rules.core.errors import Refusal
from rules.registry import title_keys

SOURCE: Final = "ranks"
"""The source of pages of leaderboards, in `ReadId`."""
A_PAGE: Final = 25
HIDE, SHOW, ASK, SURE, KEEP = "rate_hide", "rate_show", "rate_ask", "rate_sure", "rate_keep"
OPS: Final = frozenset({HIDE, SHOW, ASK, SURE, KEEP})
EVERYWHERE: Final = 0
_FILE: Final = "turnpost-ratings.json"


class RatingPanel:
    def __init__(self, ratings: Ratings, tables: Tables, catalogues: Catalogues) -> None:
        self._ratings = ratings
        self._tables = tables
        self._catalogues = catalogues

    async def profile(self, caller: Caller, member_id: int) -> Post:
        """A member's ratings.

        Raises:
            Refusal: rating.hidden.
        """
        text = self._text(caller)
        found = await self._ratings.profile(member_id, caller.member_id)
        told = lines.profile_lines(found, text)
        conducts = await self._tables.conducts.of(member_id, now_ms=self._tables.now_ms())
        if found.pools:
            share = conducts[member_id].reliability
            told.append(text.words("rating.reliability", share=share))
        return Post(cut_at_line(told, MESSAGE_CHARS))

    async def board(
        self, caller: Caller, guild_id: int, title: str | None, kind: str | None
    ) -> Post:
        """The first page of a leaderboard: the one asked for, else that of the reader's main pool.

        Raises:
            Refusal: rating.no_pool, or table.no_such_title.
        """
        return await self._page(caller, await self._pool(caller, title, kind), guild_id, 0)

    async def page(self, caller: Caller, wanted: ReadId) -> Post:
        """Another page of a leaderboard.

        Raises:
            Refusal: ui.outdated.
        """
        title, _, rest = wanted.of.partition("-")
        kind, _, guild = rest.partition("-")
        if title not in title_keys() or kind not in list(Kind) or not guild.isdecimal():
            raise Refusal("ui.outdated")
        return await self._page(caller, pool(title, kind), int(guild), wanted.page)

    async def _page(self, caller: Caller, name: str, guild_id: int, page: int) -> Post:
        text = self._text(caller)
        board = await self._ratings.board(name, guild_id)
        pages = max(-(-len(board.rows) // A_PAGE), 1)
        page = min(page, pages - 1)
        key = "rating.board_here" if guild_id else "rating.board"
        told = [text.words(key, pool=lines.pool_name(name))]
        told += lines.board_lines(board, page * A_PAGE, A_PAGE, caller.member_id, text)
        if pages > 1:
            told.append(text.words("ui.read.page", page=page + 1, pages=pages))
        of = f"{name.replace(':', '-')}-{guild_id}"
        view = pager_view(SOURCE, of, page, pages, text)
        return Post(cut_at_line(told, MESSAGE_CHARS), view=view)

    async def _pool(self, caller: Caller, title: str | None, kind: str | None) -> str:
        known = await self._ratings.pools()
        if title is None:
            own = await self._ratings.profile(caller.member_id, caller.member_id)
            pools = [each.pool for each in own.pools] or known
        else:
            pools = [each for each in known if title_of(each) == title]
        if kind is not None:
            pools = [each for each in pools if each.endswith(f":{kind}")] or [
                pool(title_of(each), kind) for each in pools[:1]
            ]
        pools = [each for each in pools if title_of(each) in title_keys()]
        if not pools:
            raise Refusal("rating.no_pool")
        return pools[0]

    async def versus(self, caller: Caller, other_id: int) -> Post:
        """How the reader and another member did at tables that they shared.

        Raises:
            Refusal: rating.yourself or rating.hidden.
        """
        if other_id == caller.member_id:
            raise Refusal("rating.yourself")
        met = await self._ratings.versus(caller.member_id, other_id)
        told = lines.versus_lines(caller.member_id, other_id, met, self._text(caller))
        return Post(cut_at_line(told, MESSAGE_CHARS))

    async def title(self, caller: Caller, title: str) -> Post:
        """What finished tables of a title were like."""
        found = await self._ratings.title(title)
        return Post(cut_at_line(lines.title_lines(found, self._text(caller)), MESSAGE_CHARS))

    async def verify(self, caller: Caller, title: str | None) -> Post:
        """Whether ratings that are made again are those that are kept."""
        text = self._text(caller)
        names: list[str | None] = [None]
        if title is not None:
            names = [each for each in await self._ratings.pools() if title_of(each) == title]
        tables = differing = 0
        for name in names:
            found = await self._ratings.verify(name)
            tables, differing = tables + found.tables, differing + found.differing
        key = "rating.verified" if differing == 0 else "rating.differs"
        return Post(text.words(key, tables=tables, count=differing))

    async def hide(self, caller: Caller) -> Post:
        await self._ratings.hide(caller.member_id, on=True)
        text = self._text(caller)
        view = view_of(my_button(MyId(SHOW), text.words("rating.button.show"), GREY))
        return Post(text.words("rating.hid"), view=view)

    async def export(self, caller: Caller) -> Post:
        data = await self._ratings.export(caller.member_id)
        return Post(self._text(caller).words("rating.file"), (PostFile(_FILE, data, ""),))

    async def erase(self, caller: Caller) -> Post:
        """Ask whether a member's ratings are to be erased."""
        text = self._text(caller)
        view = view_of(
            my_button(MyId(ASK), text.words("rating.button.erase"), RED),
            my_button(MyId(HIDE), text.words("rating.button.hide"), GREY),
        )
        return Post(text.words("rating.erase"), view=view)

    async def click(self, caller: Caller, clicked: MyId) -> Post:
        """Do what a button of the panels says."""
        text = self._text(caller)
        match clicked.op:
            case "rate_hide":
                return await self.hide(caller)
            case "rate_show":
                await self._ratings.hide(caller.member_id, on=False)
                return Post(text.words("rating.shown"))
            case "rate_ask":
                view = view_of(
                    my_button(MyId(SURE), text.words("rating.button.sure"), RED),
                    my_button(MyId(KEEP), text.words("rating.button.keep"), GREY),
                )
                return Post(text.words("rating.sure"), view=view)
            case "rate_sure":
                await self._ratings.erase(caller.member_id)
                return Post(text.words("rating.gone"))
            case "rate_keep":
                return Post(text.words("rating.kept"))
            case _:
                raise Refusal("ui.outdated")

    def _text(self, caller: Caller) -> Translator:
        return translator(self._catalogues[caller.language], None)
