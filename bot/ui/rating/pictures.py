"""The pictures of ratings, each with its description and the same as a text file.

A picture that cannot be drawn is left out and reported; the text remains.
"""

import logging
from collections.abc import Callable
from typing import Any

from PIL.Image import Image

from bot.ui.posts.post import PostFile
from bot.ui.posts.renderer import Renderer
from bot.ui.text.lines import ALT_CHARS, cut_at_line
from bot.ui.text.translator import Translator
from render.contest.pages.curve import paint_curve
from render.contest.pages.leaderboard import paint_leaderboard
from render.contest.pages.profile import paint_profile
from render.contest.pages.server import paint_server
from render.contest.pages.statistics import paint_statistics
from render.contest.pages.versus import paint_versus
from render.contest.twins import rating_alts, rating_files
from render.core.encode import encode_png
from render.core.painter import Painter
from rules.contest.views.ratings import (
    CurveView,
    LeaderboardView,
    ProfileView,
    StatisticsView,
    VersusView,
)
from rules.contest.views.server import ServerView
from rules.core.text import Say

_log = logging.getLogger(__name__)

Painters = Callable[[str], Painter[Any]]
Files = tuple[PostFile, ...]


class RatingPictures:
    def __init__(self, renderer: Renderer, painters: Painters) -> None:
        self._renderer = renderer
        self._painters = painters

    async def profile(self, view: ProfileView, text: Translator) -> Files:
        return await self._files(
            "profile",
            view,
            lambda say: paint_profile(view, self._crest, say),
            rating_alts.profile_alt(view, text.draw),
            rating_files.profile_text(view, text.draw),
            text,
        )

    async def leaderboard(
        self, view: LeaderboardView, pages: list[LeaderboardView], text: Translator
    ) -> Files:
        """The picture of a page, and the text of all."""
        return await self._files(
            "leaderboard",
            view,
            lambda say: paint_leaderboard(view, self._crest, say),
            rating_alts.leaderboard_alt(view, text.draw),
            rating_files.leaderboard_text(pages, text.draw),
            text,
        )

    async def curve(self, view: CurveView, text: Translator) -> Files:
        return await self._files(
            "curve",
            view,
            lambda say: paint_curve(view, self._crest, say),
            rating_alts.curve_alt(view, text.draw),
            rating_files.curve_text(view, text.draw),
            text,
        )

    async def versus(self, view: VersusView, text: Translator) -> Files:
        return await self._files(
            "versus",
            view,
            lambda say: paint_versus(view, self._crest, say),
            rating_alts.versus_alt(view, text.draw),
            rating_files.versus_text(view, text.draw),
            text,
        )

    async def statistics(self, view: StatisticsView, text: Translator) -> Files:
        return await self._files(
            "statistics",
            view,
            lambda say: paint_statistics(view, self._crest, say),
            rating_alts.statistics_alt(view, text.draw),
            rating_files.statistics_text(view, text.draw),
            text,
        )

    async def server(self, view: ServerView, text: Translator) -> Files:
        return await self._files(
            "server",
            view,
            lambda say: paint_server(view, self._crest, say),
            rating_alts.server_alt(view, text.draw),
            rating_files.server_text(view, text.draw),
            text,
        )

    def _crest(self, title: str) -> Any:
        return self._painters(title).crest

    async def _files(
        self,
        name: str,
        view: object,
        paint: Callable[[Say], Image],
        alt: str,
        said: str,
        text: Translator,
    ) -> Files:
        twin = PostFile(f"{name}.txt", said.encode(), text.words("rating.file_text"))
        key = ("rating", name, text.language, repr(view))
        try:
            (drawn,) = await self._renderer.private(key, lambda: (encode_png(paint(text.draw)),))
        except Exception:
            _log.exception("a picture of ratings (%s) cannot be drawn", name)
            return (twin,)
        return PostFile(f"{name}.png", drawn, cut_at_line(alt.split("\n"), ALT_CHARS)), twin
