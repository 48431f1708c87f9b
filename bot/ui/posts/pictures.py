"""Pictures of a table, drawn in the render thread, each with its words as alt text.

A picture that cannot be drawn is left out and reported: people go on by text and buttons.
"""

import logging
from collections.abc import Callable, Iterable
from typing import Any

from bot.tables.model import Position
from bot.ui.posts.post import PostFile
from bot.ui.posts.renderer import Renderer
from bot.ui.text.lines import ALT_CHARS, cut_at_line
from bot.ui.text.translator import Translator
from render.core.encode import encode_png
from render.core.painter import Painter
from rules.core.game import Given
from rules.core.seats import Seat

_log = logging.getLogger(__name__)

Painters = Callable[[str], Painter[Any]]


class Pictures:
    def __init__(self, renderer: Renderer, painters: Painters) -> None:
        self._renderer = renderer
        self._painters = painters

    async def cover(
        self, title: str, text: Translator, *, name: str, alt: str
    ) -> tuple[PostFile, ...]:
        """The title's picture, for those who have not sat down yet."""

        def draw() -> bytes:
            return encode_png(self._painters(title).cover(text.draw))

        try:
            data = await self._renderer.picture(("cover", title, text.language), draw)
        except Exception:
            _log.exception("the cover of %s cannot be drawn", title)
            return ()
        return (PostFile(f"{name}.png", data, cut_at_line((alt,), ALT_CHARS)),)

    def figures(self, title: str) -> tuple[int, ...]:
        """The paragraphs of the rules that have a drawn example, in their order."""
        return tuple(sorted(self._painters(title).figures))

    async def figure(self, title: str, number: int, text: Translator) -> tuple[PostFile, ...]:
        """The drawn example beside a paragraph of the rules."""

        def draw() -> bytes:
            return encode_png(self._painters(title).figures[number](text.draw))

        try:
            data = await self._renderer.picture(("figure", title, number, text.language), draw)
        except Exception:
            _log.exception("figure %d of %s cannot be drawn", number, title)
            return ()
        alt = cut_at_line((text.words(f"{title}.figure.{number}"),), ALT_CHARS)
        return (PostFile(f"{title}-figure-{number}.png", data, alt),)

    async def board(
        self, position: Position, text: Translator, *, name: str
    ) -> tuple[PostFile, ...]:
        """The board as everybody may see it."""
        view = position.game.view(position.state, None)

        def draw() -> bytes:
            return encode_png(self._painters(position.table.title).board(view, text.draw))

        key = (position.table.id, position.table.seq, position.seats, text.language)
        try:
            data = await self._renderer.picture(key, draw)
        except Exception:
            _log.exception("table %d: the board cannot be drawn", position.table.id)
            return ()
        return (PostFile(f"{name}.png", data, self._alt(position, view, text)),)

    async def look(self, position: Position, look: str, text: Translator) -> tuple[PostFile, ...]:
        """A further picture of what everybody may see."""
        view = position.game.view(position.state, None)

        def draw() -> bytes:
            return encode_png(self._painters(position.table.title).looks[look](view, text.draw))

        name = f"{position.table.title}-{position.table.id}-{look}"
        return await self._drawn(position, [draw], name, self._alt(position, view, text))

    async def sheets(
        self, position: Position, text: Translator, *, name: str
    ) -> tuple[PostFile, ...]:
        """Further public pictures that the position calls for, such as the final scores."""
        view = position.game.view(position.state, None)
        alt = self._alt(position, view, text)
        files: list[PostFile] = []
        for sheet in self._painters(position.table.title).sheets:
            if sheet.when(view):
                pictures = [
                    lambda paint=sheet.paint: encode_png(paint(view, text.draw)),
                ]
                files.extend(await self._drawn(position, pictures, f"{name}-{sheet.name}", alt))
        return tuple(files)

    async def preview(
        self, position: Position, seat: Seat, text: Translator, *, verb: str | None, given: Given
    ) -> tuple[PostFile, ...]:
        """The board as a seat sees it, with a half-made move carried out as far as it goes."""
        game = position.game
        view = (
            game.view(position.state, seat)
            if verb is None
            else game.preview(position.state, seat, verb, given)
        )

        def draw() -> bytes:
            return encode_png(self._painters(position.table.title).board(view, text.draw))

        name = f"{position.table.title}-{position.table.id}-preview"
        return await self._drawn(position, [draw], name, self._alt(position, view, text))

    async def hand(self, position: Position, seat: Seat, text: Translator) -> tuple[PostFile, ...]:
        """What only this seat sees; nothing where the title hides nothing."""
        view = position.game.view(position.state, seat)

        def draw() -> list[bytes]:
            pictures = self._painters(position.table.title).hand(view, text.draw)
            return [encode_png(picture) for picture in pictures]

        try:
            drawn = await self._renderer.run(draw)
        except Exception:
            _log.exception("table %d: a hand cannot be drawn", position.table.id)
            return ()
        name = f"{position.table.title}-{position.table.id}-hand"
        describe = position.game.describe
        public = describe(position.game.view(position.state, None))
        private = [text.draw(line) for line in describe(view) if line not in public]
        alt = cut_at_line(private, ALT_CHARS)
        return tuple(PostFile(f"{name}-{i}.png", data, alt) for i, data in enumerate(drawn, 1))

    async def _drawn(
        self, position: Position, draws: Iterable[Callable[[], bytes]], name: str, alt: str
    ) -> tuple[PostFile, ...]:
        files: list[PostFile] = []
        for draw in draws:
            try:
                files.append(PostFile(f"{name}.png", await self._renderer.run(draw), alt))
            except Exception:
                _log.exception("table %d: %s cannot be drawn", position.table.id, name)
        return tuple(files)

    def _alt(self, position: Position, view: Any, text: Translator) -> str:
        lines = [text.draw(line) for line in position.game.describe(view)]
        return cut_at_line(lines, ALT_CHARS)
