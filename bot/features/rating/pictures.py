"""The pictures of ratings, each with its description and a text file with the same contents.

A picture that cannot be drawn is left out and reported; the text remains.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from PIL.Image import Image

from bot.core.posts.post import PostFile
from bot.core.posts.renderer import Renderer
from bot.core.text.lines import ALT_CHARS, cut_at_line
from bot.core.text.translator import Translator
from render.contest.pages.curve import paint_curve
from render.contest.pages.leaderboard import paint_leaderboard
from render.contest.pages.profile import paint_profile
from render.contest.pages.server import paint_server
from render.contest.pages.statistics import paint_statistics
from render.contest.pages.versus import paint_versus
from render.contest.twins import rating_alts, rating_files
from render.core.crest import Crests
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
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class _Kind(Generic[V]):
    """The functions that paint and describe a kind of view, and that write it as a text."""

    name: str
    paint: Callable[[V, Crests, Say], Image]
    alt: Callable[[V, Say], str]
    said: Callable[[V, Say], str]


_PROFILE = _Kind("profile", paint_profile, rating_alts.profile_alt, rating_files.profile_text)
_CURVE = _Kind("curve", paint_curve, rating_alts.curve_alt, rating_files.curve_text)
_VERSUS = _Kind("versus", paint_versus, rating_alts.versus_alt, rating_files.versus_text)
_STATISTICS = _Kind(
    "statistics", paint_statistics, rating_alts.statistics_alt, rating_files.statistics_text
)
_SERVER = _Kind("server", paint_server, rating_alts.server_alt, rating_files.server_text)


class RatingPictures:
    def __init__(self, renderer: Renderer, painters: Painters) -> None:
        self._renderer = renderer
        self._painters = painters

    async def profile(self, view: ProfileView, text: Translator) -> Files:
        return await self._files(_PROFILE, view, text)

    async def leaderboard(
        self, view: LeaderboardView, pages: list[LeaderboardView], text: Translator
    ) -> Files:
        """Return the picture of one page, and a text file of all pages."""
        kind = _Kind(
            "leaderboard",
            paint_leaderboard,
            rating_alts.leaderboard_alt,
            lambda _, say: rating_files.leaderboard_text(pages, say),
        )
        return await self._files(kind, view, text)

    async def curve(self, view: CurveView, text: Translator) -> Files:
        return await self._files(_CURVE, view, text)

    async def versus(self, view: VersusView, text: Translator) -> Files:
        return await self._files(_VERSUS, view, text)

    async def statistics(self, view: StatisticsView, text: Translator) -> Files:
        return await self._files(_STATISTICS, view, text)

    async def server(self, view: ServerView, text: Translator) -> Files:
        return await self._files(_SERVER, view, text)

    def _crest(self, title: str) -> Any:
        return self._painters(title).crest

    async def _files(self, kind: _Kind[V], view: V, text: Translator) -> Files:
        said, alt = kind.said(view, text.draw), kind.alt(view, text.draw)
        twin = PostFile(f"{kind.name}.txt", said.encode(), text.words("rating.file_text"))
        key = ("rating", kind.name, text.language, repr(view))
        try:
            (drawn,) = await self._renderer.private(
                key, lambda: (encode_png(kind.paint(view, self._crest, text.draw)),)
            )
        except Exception:
            _log.exception("a picture of ratings (%s) cannot be drawn", kind.name)
            return (twin,)
        described = cut_at_line(alt.split("\n"), ALT_CHARS)
        return PostFile(f"{kind.name}.png", drawn, described), twin
