"""The private panels of ``/rating``. They keep no state between clicks."""

import re
from collections.abc import Sequence
from functools import partial
from typing import Final

import discord

from bot.core.caller import Caller
from bot.core.controls.ids import MyId, ReadId
from bot.core.controls.items import GREY, RED, Component, button_of, view_of
from bot.core.controls.post_views import pager_view
from bot.core.posts.chosen import after
from bot.core.posts.post import Post, PostFile
from bot.core.posts.renderer import Renderer
from bot.core.text.lines import MESSAGE_CHARS, cut_at_line
from bot.core.text.translator import Translator, translator
from bot.features.rating import figure_views, lines, views
from bot.features.rating.pictures import Painters, RatingPictures
from bot.i18n import Catalogues
from bot.ratings.boards import Board
from bot.ratings.profiles import Profile
from bot.ratings.service import Ratings
from rules.contest.ratings.pools import pool, title_of
from rules.core.errors import Refusal
from rules.core.text import msg
from rules.registry import title_keys

RANKS, CURVE, PROFILE, FIGURES, FAME = "ranks", "curve", "profile", "figures", "fame"
SOURCES: Final = frozenset({RANKS, CURVE, PROFILE, FIGURES, FAME})
"""The sources of pages, in `ReadId`."""
HIDE, SHOW, ASK, SURE, KEEP = "rate_hide", "rate_show", "rate_ask", "rate_sure", "rate_keep"
LIGHT, DARK = "rate_light", "rate_dark"
OPS: Final = frozenset({HIDE, SHOW, ASK, SURE, KEEP, LIGHT, DARK})
EVERYWHERE: Final = 0
MOST_CURVES: Final = 4
_FILE: Final = "turnpost-ratings.json"
_POOL: Final = re.compile(r"(?P<title>[a-z0-9_]+)-(?P<kind>[a-z0-9-]+)-(?P<of>m?[0-9]+)")
"""The form in which `ReadId` names a pool and a server, or a pool and a member."""


class RatingPanel:
    def __init__(
        self, ratings: Ratings, renderer: Renderer, painters: Painters, catalogues: Catalogues
    ) -> None:
        self._ratings = ratings
        self._pictures = RatingPictures(renderer, painters)
        self._catalogues = catalogues

    async def profile(self, caller: Caller, member_id: int) -> Post:
        """Return a member's profile.

        Raises:
            Refusal: rating.hidden.
        """
        text = self._text(caller)
        found = await self._ratings.profile(member_id, caller.member_id)
        files: tuple[PostFile, ...] = ()
        if found.tables and not found.is_unrated:
            files = await self._pictures.profile(views.profile_view(found), text)
        told = lines.card_lines if _is_drawn(files) else lines.profile_lines
        view = _card_buttons(found, text) if files else None
        return Post(cut_at_line(told(found, text), MESSAGE_CHARS), files, view=view)

    async def board(
        self, caller: Caller, guild_id: int, title: str | None, kind: str | None
    ) -> Post:
        """Return the first page of the leaderboard of a pool, by default the reader's main one.

        Raises:
            Refusal: rating.no_pool.
        """
        return await self._page(caller, await self._pool(caller, title, kind), guild_id, 0)

    async def page(self, caller: Caller, wanted: ReadId) -> Post:
        """Return the page that a button asks for.

        Raises:
            Refusal: ui.outdated, rating.hidden or rating.no_pool.
        """
        of = wanted.of
        if wanted.source == FIGURES and of in title_keys():
            return await self.title(caller, of, wanted.page)
        if wanted.source == FAME and re.fullmatch("g[0-9]+", of):
            return await self.server(caller, int(of[1:]), wanted.page)
        if wanted.source == PROFILE and re.fullmatch("m[0-9]+", of):
            return await self.profile(caller, int(of[1:]))
        found = _POOL.fullmatch(of)
        if found is None or found["title"] not in title_keys():
            raise Refusal("ui.outdated")
        name = pool(found["title"], found["kind"])
        if wanted.source == CURVE and found["of"].startswith("m"):
            return await self.curve(caller, int(found["of"][1:]), name)
        if wanted.source != RANKS or found["of"].startswith("m"):
            raise Refusal("ui.outdated")
        return await self._page(caller, name, int(found["of"]), wanted.page)

    async def _page(self, caller: Caller, name: str, guild_id: int, page: int) -> Post:
        text = self._text(caller)
        board = await self._ratings.board(name, guild_id)
        reader_id, a_page = caller.member_id, views.A_PAGE
        pages = max(-(-len(board.rows) // a_page), 1)
        page = min(page, pages - 1)
        key = "rating.board_here" if guild_id else "rating.board"
        told = [text.words(key, pool=lines.pool_name(name))]
        files: tuple[PostFile, ...] = ()
        if board.rows:
            shown = [
                views.board_view(board, name, reader_id, is_here=bool(guild_id), page=each)
                for each in range(pages)
            ]
            files = await self._pictures.leaderboard(shown[page], shown, text)
        if not _is_drawn(files):
            told += lines.board_lines(board, page * a_page, a_page, reader_id, text)
        told += lines.own_lines(board, reader_id, text)
        if pages > 1:
            told.append(text.words("ui.read.page", page=page + 1, pages=pages))
        of = f"{name.replace(':', '-')}-{guild_id}"
        view = pager_view(RANKS, of, page, pages, text)
        own = _own_page(board, reader_id)
        # Other buttons lead to the pages before and after, and Discord refuses two buttons with one id.
        if view is not None and own is not None and abs(own - page) > 1:
            view.add_item(_read_button(text.words("rating.button.mine"), RANKS, of, own))
        return Post(cut_at_line(told, MESSAGE_CHARS), files, view=view)

    async def curve(self, caller: Caller, member_id: int, name: str) -> Post:
        """Return the curve of a member's rating in a pool.

        Raises:
            Refusal: rating.hidden or rating.no_pool.
        """
        text = self._text(caller)
        found = await self._ratings.profile(member_id, caller.member_id)
        of_pool = next((each for each in found.pools if each.pool == name and each.curve), None)
        if of_pool is None:
            raise Refusal("rating.no_pool")
        files = await self._pictures.curve(views.curve_view(found, of_pool), text)
        told = [text.words("rating.head", name=f"<@{member_id}>")]
        told.append(f"{lines.number(of_pool, text)} · {text.say(lines.pool_name(name))}")
        view = discord.ui.View(timeout=None)
        view.add_item(_read_button(text.words("rating.button.profile"), PROFILE, f"m{member_id}"))
        return Post(cut_at_line(told, MESSAGE_CHARS), files, view=view)

    async def _pool(self, caller: Caller, title: str | None, kind: str | None) -> str:
        known = await self._ratings.pools()
        own = await self._ratings.profile(caller.member_id, caller.member_id)
        pools = [each.pool for each in own.pools]
        if title is not None:
            pools = [each for each in (*pools, *known) if title_of(each) == title]
        elif not pools:
            pools = known
        if kind is not None:
            pools = [each for each in pools if lines.kind_of(each) == kind] or [
                pool(title_of(each), kind) for each in pools[:1]
            ]
        pools = [each for each in pools if title_of(each) in title_keys()]
        if not pools:
            raise Refusal("rating.no_pool")
        return pools[0]

    async def versus(self, caller: Caller, other_id: int) -> Post:
        """Return the results of the reader and another member at their common tables.

        Raises:
            Refusal: rating.yourself or rating.hidden.
        """
        own_id, text = caller.member_id, self._text(caller)
        if other_id == own_id:
            raise Refusal("rating.yourself")
        found = await self._ratings.versus(own_id, other_id)
        files: tuple[PostFile, ...] = ()
        if any(each.title in title_keys() for each in found.met):
            files = await self._pictures.versus(views.versus_view(own_id, other_id, found), text)
        told = lines.versus_lines(own_id, other_id, found, text)
        return Post(cut_at_line(told, MESSAGE_CHARS), files)

    async def title(self, caller: Caller, title: str, page: int = 0) -> Post:
        """Return a page of the statistics of a title's finished tables."""
        text = self._text(caller)
        found = await self._ratings.title(title)
        told = lines.title_lines(found, text)
        if not found.tables:
            return Post(cut_at_line(told, MESSAGE_CHARS))
        pages = figure_views.title_views(found)
        page = min(page, len(pages) - 1)
        files = await self._pictures.statistics(pages[page], text)
        if not _is_drawn(files):
            told += lines.choice_lines(found, text)
        view = pager_view(FIGURES, title, page, len(pages), text)
        return Post(cut_at_line(told, MESSAGE_CHARS), files, view=view)

    async def server(self, caller: Caller, guild_id: int, page: int = 0) -> Post:
        """Return a page of a server's statistics: the titles played, and the winners of its tournaments."""
        text = self._text(caller)
        found = await self._ratings.server(guild_id)
        if not found.titles and not found.fame:
            return Post(text.words("rating.server_empty"))
        pages = figure_views.server_pages(found)
        page = min(page, pages - 1)
        files = await self._pictures.server(
            figure_views.server_view(found, caller.member_id, page), text
        )
        view = pager_view(FAME, f"g{guild_id}", page, pages, text)
        return Post(text.words("rating.server"), files, view=view)

    async def verify(self, caller: Caller, title: str | None) -> Post:
        """Compare the stored ratings with recalculated ones, of a title if one is named, and return the result."""
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
        """Hide the caller's ratings from others.

        Raises:
            Refusal: act.unchanged.
        """
        await self._ratings.hide(caller.member_id, on=True)
        text = self._text(caller)
        view = view_of(button_of(MyId(SHOW), text.words("rating.button.show"), GREY))
        return Post(text.words("rating.hid"), view=view)

    async def export(self, caller: Caller) -> Post:
        data = await self._ratings.export(caller.member_id)
        return Post(self._text(caller).words("rating.file"), (PostFile(_FILE, data, ""),))

    async def erase(self, caller: Caller) -> Post:
        """Return the question whether to erase the caller's ratings, with buttons to erase or to hide them."""
        text = self._text(caller)
        view = view_of(
            button_of(MyId(ASK), text.words("rating.button.erase"), RED),
            button_of(MyId(HIDE), text.words("rating.button.hide"), GREY),
        )
        return Post(text.words("rating.erase"), view=view)

    async def click(self, caller: Caller, clicked: MyId) -> Post:
        """Return the panel after a click on one of its buttons.

        Raises:
            Refusal: ui.outdated, act.unchanged, or that of `profile`.
        """
        text = self._text(caller)
        match clicked.op:
            case "rate_hide":
                return await self.hide(caller)
            case "rate_show":
                await self._ratings.hide(caller.member_id, on=False)
                return Post(text.words("rating.shown"))
            case "rate_ask":
                view = view_of(
                    button_of(MyId(SURE), text.words("rating.button.sure"), RED),
                    button_of(MyId(KEEP), text.words("rating.button.keep"), GREY),
                )
                return Post(text.words("rating.sure"), view=view)
            case "rate_light" | "rate_dark" if clicked.arg.isdecimal():
                chosen = self._ratings.lighten(caller.member_id, on=clicked.op == LIGHT)
                return await after(chosen, partial(self.profile, caller, int(clicked.arg)), text)
            case "rate_sure":
                await self._ratings.erase(caller.member_id)
                return Post(text.words("rating.gone"))
            case "rate_keep":
                return Post(text.words("rating.kept"))
            case _:
                raise Refusal("ui.outdated")

    def _text(self, caller: Caller) -> Translator:
        return translator(self._catalogues[caller.language], None)


def _is_drawn(files: Sequence[PostFile]) -> bool:
    return any(each.name.endswith(".png") for each in files)


def _own_page(board: Board, reader_id: int) -> int | None:
    for index, each in enumerate(board.rows):
        if each.member_id == reader_id:
            return index // views.A_PAGE
    return None


def _read_button(label: str, source: str, of: str, page: int = 0) -> Component:
    return button_of(ReadId(source, of, page), label)


def _card_buttons(profile: Profile, text: Translator) -> discord.ui.View:
    """Return the buttons of a profile card: the curve of each rating, and the other colours."""
    view = discord.ui.View(timeout=None)
    for each in profile.pools[:MOST_CURVES]:
        if title_of(each.pool) in title_keys() and len(each.curve) > 1:
            label = text.draw(msg("rating.button.curve", pool=lines.short_name(each.pool)))
            of = f"{each.pool.replace(':', '-')}-m{profile.member_id}"
            view.add_item(_read_button(label, CURVE, of))
    op, key = (DARK, "dark") if profile.is_light else (LIGHT, "light")
    clicked = MyId(op, str(profile.member_id))
    view.add_item(button_of(clicked, text.words(f"rating.button.{key}"), GREY))
    return view
