"""Pictures of games as such, drawn in the render thread: covers, and all games to choose from."""

import logging
from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any

from PIL.Image import Image, Resampling
from PIL.Image import open as open_picture

from bot.core.posts.post import PostFile
from bot.core.posts.renderer import Renderer
from bot.core.text.lines import ALT_CHARS, cut_at_line
from bot.core.text.translator import Translator
from render.core.cover import Event
from render.core.encode import encode_png
from render.core.painter import Painter
from render.core.panel.menu import MOST_GAMES, Game, paint_menu
from rules.core.game import GameDef
from rules.core.text import msg

_log = logging.getLogger(__name__)

THUMBNAIL_PX = 256

Painters = Callable[[str], Painter[Any]]


class Covers:
    def __init__(self, renderer: Renderer, painters: Painters) -> None:
        self._renderer = renderer
        self._painters = painters

    async def menu(
        self, games: Sequence[GameDef[Any, Any]], text: Translator
    ) -> tuple[PostFile, ...]:
        """Return one picture of the games to choose from, as many as it has room for; none if it cannot be drawn."""
        shown = games[:MOST_GAMES]

        def draw() -> bytes:
            return self._encoded(paint_menu([self._card(game, text) for game in shown]))

        key = ("menu", text.language, tuple(game.key for game in shown))
        try:
            data = await self._renderer.picture(key, draw)
        except Exception:
            _log.exception("the picture of all games cannot be drawn")
            return ()
        told = tuple(f"{_about(game.key, text)} · {_facts(game, text)}" for game in shown)
        return (PostFile("games.png", data, cut_at_line(told, ALT_CHARS)),)

    def _card(self, game: GameDef[Any, Any], text: Translator) -> Game:
        return Game(
            self._painters(game.key).cover(text.draw),
            text.draw(msg(f"{game.key}.title")),
            _facts(game, text),
            text.draw(msg(f"{game.key}.tagline")),
        )

    async def cover(
        self,
        title: str,
        text: Translator,
        *,
        name: str | None = None,
        event: Event | None = None,
    ) -> tuple[PostFile, ...]:
        """Return the title's cover, with an event's name and date if one is given; `name` is that of its file."""
        alt = _about(title, text)
        if event is not None:
            alt = f"{event.name} · {event.date} · {event.time}. {alt}"

        def draw() -> bytes:
            painter = self._painters(title)
            if event is None or painter.event_cover is None:
                return self._encoded(painter.cover(text.draw))
            return self._encoded(painter.event_cover(text.draw, event))

        try:
            data = await self._renderer.picture(("cover", title, text.language, event), draw)
        except Exception:
            _log.exception("the cover of %s cannot be drawn", title)
            return ()
        file = PostFile(f"{name or f'{title}-cover'}.png", data, cut_at_line((alt,), ALT_CHARS))
        return (file,)

    async def thumbnail(self, title: str, text: Translator) -> PostFile | None:
        """Return the right end of the title's cover, a square beside a text; None if it cannot be drawn."""
        covers = await self.cover(title, text)
        if not covers:
            return None

        def draw() -> bytes:
            cover = open_picture(BytesIO(covers[0].data)).convert("RGB")
            square = cover.crop((cover.width - cover.height, 0, cover.width, cover.height))
            return self._encoded(square.resize((THUMBNAIL_PX, THUMBNAIL_PX), Resampling.LANCZOS))

        data = await self._renderer.picture(("thumbnail", title, text.language), draw)
        return PostFile(f"{title}-thumbnail.png", data, text.draw(msg(f"{title}.title")))

    def _encoded(self, image: Image) -> bytes:
        return encode_png(image, quick=self._renderer.is_busy)


def _about(title: str, text: Translator) -> str:
    """Return a title's name and tagline, for readers that cannot see its cover."""
    about = msg("ui.lobby.alt", title=msg(f"{title}.title"), tagline=msg(f"{title}.tagline"))
    return text.draw(about)


def _facts(game: GameDef[Any, Any], text: Translator) -> str:
    """Return the numbers of players and, if the title gives it, the minutes of a table."""
    seats = seats_words(game, text)
    if game.length is None:
        return seats
    return f"{seats} · {text.words('ui.length.minutes', count=game.length.minutes)}"


def seats_words(game: GameDef[Any, Any], text: Translator) -> str:
    """Return for how many players a title is."""
    low, high = min(game.seats), max(game.seats)
    if low == high:
        return text.words("ui.help.seats_exactly", seats=low)
    return text.words("ui.help.seats", low=low, high=high)
