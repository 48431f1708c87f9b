"""Pictures of a table, drawn in the render thread, each with its description as alt text.

A picture that cannot be drawn is left out and reported. Members can still play by text and buttons.
"""

import logging
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from itertools import chain
from typing import Any

from PIL.Image import Image

from bot.core.form import Page
from bot.core.posts.covers import Covers, Painters
from bot.core.posts.post import PostFile
from bot.core.posts.renderer import Renderer
from bot.core.posts.subjects import (
    Seen,
    alt_text,
    gains,
    labels,
    marked_hand,
    subject,
)
from bot.core.text.lines import ALT_CHARS, cut_at_line
from bot.core.text.translator import Translator
from bot.tables.history.past import Past
from bot.tables.model import Position
from render.core.canvas import Drawing
from render.core.changes import MOST_LIT, changes
from render.core.news import paint_news
from render.core.painter import Sheet
from render.core.palette import ACCENT
from render.core.panel.focus import Question, framed
from render.core.panel.lesson import Marked, paint_lesson
from render.core.repaint.memory import Memory
from rules.core.game import Given
from rules.core.seats import Seat
from rules.core.text import Msg, Say, msg

_log = logging.getLogger(__name__)

MOST_IN_A_MESSAGE = 10
"""Discord's limit of files."""
MOST_OF_A_HAND = MOST_IN_A_MESSAGE - 1
"""As many private pictures as there is room for beside the board."""
MOST_PLACES = 12
"""The most changed places that the alt text of a dimmed board names."""


class Pictures(Covers):
    def __init__(self, renderer: Renderer, painters: Painters, past: Past | None = None) -> None:
        """Without `past`, pictures that could show earlier moments show the last one alone."""
        super().__init__(renderer, painters)
        self._past = past
        self._memory = Memory()

    def _drawn_upon(self, what: Hashable, drawings: Sequence[Drawing]) -> tuple[bytes, ...]:
        """Encode drawings as files; paint only the parts that differ from the last ones."""
        return self._memory.pictures(what, drawings, quick=self._renderer.is_busy)

    def _painted_board(
        self,
        what: Hashable,
        position: Position,
        view: Any,
        text: Translator,
    ) -> bytes:
        painter = self._painters(position.table.title)
        if (drawings := painter.drawings) is None:
            return self._encoded(painter.board(view, text.draw))
        (data,) = self._drawn_upon(what, (drawings.board(view, text.draw),))
        return data

    def figures(self, title: str) -> tuple[int, ...]:
        """Return the paragraphs of the rules that have a drawn example, in order."""
        return tuple(sorted(self._painters(title).figures))

    async def figure(self, title: str, number: int, text: Translator) -> tuple[PostFile, ...]:
        """Return the drawn example for a paragraph of the rules."""

        def draw() -> bytes:
            return self._encoded(self._painters(title).figures[number](text.draw))

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
        """Return the board as the public sees it."""
        view = position.game.view(position.state, None)

        def draw() -> bytes:
            what = subject("board", position, None, text)
            return self._painted_board(what, position, view, text)

        key = (position.table.id, position.table.seq, position.seats, text.language)
        try:
            data = await self._renderer.picture(key, draw)
        except Exception:
            _log.exception("table %d: the board cannot be drawn", position.table.id)
            return ()
        return (PostFile(f"{name}.png", data, self._alt(position, view, text)),)

    async def board_size(self, position: Position, text: Translator) -> tuple[int, int] | None:
        """Return the width and height of the public board in pixels; None if it cannot be drawn.

        Titles with drawings need not be painted for that.
        """
        view = position.game.view(position.state, None)

        def measure() -> tuple[int, int]:
            painter = self._painters(position.table.title)
            if painter.drawings is None:
                return painter.board(view, text.draw).size
            return painter.drawings.board(view, text.draw).ground.size

        try:
            return await self._renderer.run(measure)
        except Exception:
            _log.exception("table %d: the board cannot be drawn", position.table.id)
            return None

    async def since(
        self,
        position: Position,
        before: Any | None,
        text: Translator,
        *,
        head: str,
    ) -> tuple[PostFile, ...]:
        """Return the public board, dimmed where it looks as in the public view `before`, below a strip with `head`.

        It is the board alone if there is no such view, if most of the board has changed, or if nothing has.
        """
        name = f"{position.table.title}-{position.table.id}-since"
        board = partial(self.board, position, text, name=name)
        if before is None:
            return await board()
        view = position.game.view(position.state, None)
        painter = self._painters(position.table.title)
        paint = painter.board

        def draw() -> tuple[bytes, tuple[Msg, ...]] | None:
            then: Callable[[Say], Image] = partial(paint, before)
            if painter.as_then is not None:
                then = painter.as_then(before, view)
            now = paint(view, text.draw)
            found = changes(then(text.draw), now, painter.regions(view))
            if found is None or not 0 < found.share <= MOST_LIT:
                return None
            gained = [
                (seat, text.draw(what), by) for seat, what, by in gains(position, before, view)
            ]
            shown = paint_news(now, found.lit, head, gained)
            return self._encoded(shown), tuple(place.shows for place in found.places)

        try:
            drawn = await self._renderer.run(draw)
        except Exception:
            _log.exception("table %d: what is new cannot be drawn", position.table.id)
            return await board()
        if drawn is None:
            return await board()
        data, places = drawn
        shown = tuple({text.draw(place): place for place in places}.values())
        told = (msg("since.alt", places=shown[:MOST_PLACES]), *position.game.describe(view))
        lines = map(text.draw, told)
        return (PostFile(f"{name}.png", data, alt_text(lines, text)),)

    async def extra(self, position: Position, name: str, text: Translator) -> tuple[PostFile, ...]:
        """Return an additional public picture."""
        view = position.game.view(position.state, None)

        def draw() -> tuple[bytes, ...]:
            paint = self._painters(position.table.title).extra_pictures[name]
            return tuple(map(self._encoded, paint(view, text.draw)[:MOST_IN_A_MESSAGE]))

        file = f"{position.table.title}-{position.table.id}-{name}"
        return await self._drawn(position, draw, file, self._alt(position, view, text))

    async def sheets(
        self, position: Position, text: Translator, *, name: str
    ) -> tuple[PostFile, ...]:
        """Return additional public pictures that the position calls for, such as the final scores."""
        view = position.game.view(position.state, None)
        alt = self._alt(position, view, text)
        files: list[PostFile] = []
        for sheet in self._painters(position.table.title).sheets:
            if sheet.when(view):
                paint = partial(await self._sheet(position, sheet, view), text.draw)

                def draw(paint: Callable[[], Image] = paint) -> tuple[bytes, ...]:
                    return (self._encoded(paint()),)

                files.extend(await self._drawn(position, draw, f"{name}-{sheet.name}", alt))
        return tuple(files)

    async def _sheet(
        self, position: Position, sheet: Sheet[Any], view: Any
    ) -> Callable[[Say], Image]:
        """Return the function that paints a sheet: with earlier moments if it wants any and they are known."""
        if sheet.moments is not None and self._past is not None:
            wanted = sheet.moments.wanted(view)
            if earlier := await self._past.views(position, wanted, sheet.moments.moment_of):
                return partial(sheet.moments.paint, view, earlier)
        return partial(sheet.paint, view)

    async def preview(
        self,
        position: Position,
        seat: Seat,
        text: Translator,
        *,
        verb: str | None,
        given: Given,
        marked: Marked | None = None,
    ) -> tuple[PostFile, ...]:
        """Return a seat's board, with a half-made move carried out as far as possible, and a lesson's mark."""
        game = position.game
        view = (
            game.view(position.state, seat)
            if verb is None
            else game.preview(position.state, seat, verb, given)
        )

        def draw() -> tuple[bytes, ...]:
            painter = self._painters(position.table.title)
            if marked is not None:
                shown = painter.board(view, text.draw)
                parts = (*painter.regions(view), *painter.marks(view))
                return (self._encoded(paint_lesson(shown, parts, marked)),)
            # The public board and those of the seats are painted upon one another: they differ in a few places.
            what = subject("board", position, None, text)
            return (self._painted_board(what, position, view, text),)

        drawn = await self._private("preview", position, view, text, draw, marked=marked)
        name = f"{position.table.title}-{position.table.id}-preview.png"
        alt = self._alt(position, view, text) if drawn else ""
        return tuple(PostFile(name, data, alt) for data in drawn)

    def has_focus(self, title: str) -> bool:
        """Return whether the panels of a title have one picture, which answers the question."""
        try:
            return self._painters(title).focus is not None
        except Exception:
            # It is reported once a picture is to be drawn.
            return False

    async def focus(
        self,
        position: Position,
        seat: Seat,
        text: Translator,
        *,
        menu: Sequence[str],
        page: Page | None,
        marked: Marked | None = None,
    ) -> tuple[PostFile, ...]:
        """Return the picture of a seat's question and of its form as it is filled in, with the frame of a lesson."""
        game, state = position.game, position.state
        now = game.view(state, seat)
        question: Question[Any] = Question(now, now, None, tuple(menu), {}, ())
        if page is not None:
            then = game.preview(state, seat, page.verb, page.given)
            question = Question(now, then, page.verb, tuple(menu), page.given, page.offered)

        def draw() -> tuple[bytes, ...]:
            paint = self._painters(position.table.title).focus
            assert paint is not None
            focus = paint(question, text.draw)
            if marked is not None and marked.is_on(focus.parts):
                lit = tuple(each.box for each in focus.parts if each.shows == marked.part)
                return (self._encoded(framed(focus.finished().image(), lit, ACCENT)),)
            return self._drawn_upon(subject("focus", position, seat, text), (focus.finished(),))

        drawn = await self._private("focus", position, question, text, draw, marked=marked)
        name = f"{position.table.title}-{position.table.id}-question.png"
        told = map(text.draw, game.describe(question.then))
        alt = alt_text(chain(labels(position, page, text), told), text)
        return tuple(PostFile(name, data, alt) for data in drawn)

    async def hand(
        self, position: Position, seat: Seat, text: Translator, marked: Marked | None = None
    ) -> tuple[PostFile, ...]:
        """Return the pictures that only this seat may see, up to `MOST_OF_A_HAND`; none if the title hides nothing."""
        view = position.game.view(position.state, seat)

        def draw() -> tuple[bytes, ...]:
            painter = self._painters(position.table.title)
            if marked is not None:
                shown = marked_hand(painter, view, text.draw, marked)
                return tuple(map(self._encoded, shown))
            if painter.drawings is None:
                return tuple(map(self._encoded, painter.hand(view, text.draw)))
            what = subject("hand", position, seat, text)
            return self._drawn_upon(what, painter.drawings.hand(view, text.draw))

        drawn = await self._private("hand", position, view, text, draw, marked=marked)
        if not drawn:
            return ()
        name = f"{position.table.title}-{position.table.id}-hand"
        describe = position.game.describe
        public = describe(position.game.view(position.state, None))
        private = (text.draw(line) for line in describe(view) if line not in public)
        alt = alt_text(private, text)
        shown = enumerate(drawn[:MOST_OF_A_HAND], 1)
        return tuple(PostFile(f"{name}-{i}.png", data, alt) for i, data in shown)

    async def _private(
        self,
        what: str,
        position: Position,
        view: Any,
        text: Translator,
        draw: Callable[[], tuple[bytes, ...]],
        *,
        marked: Marked | None = None,
    ) -> tuple[bytes, ...]:
        """Return pictures of a seat's view; none if they cannot be drawn. An unchanged view is not drawn again."""
        key = (what, position.table.id, text.language, position.seats, marked, Seen(view))
        try:
            return await self._renderer.private(key, draw)
        except Exception:
            _log.exception("table %d: a %s cannot be drawn", position.table.id, what)
            return ()

    async def _drawn(
        self, position: Position, draw: Callable[[], tuple[bytes, ...]], name: str, alt: str
    ) -> tuple[PostFile, ...]:
        try:
            drawn = await self._renderer.run(draw)
        except Exception:
            _log.exception("table %d: %s cannot be drawn", position.table.id, name)
            return ()
        names = [name, *(f"{name}-{place}" for place in range(2, len(drawn) + 1))]
        return tuple(
            PostFile(f"{each}.png", data, alt) for each, data in zip(names, drawn, strict=False)
        )

    def _alt(self, position: Position, view: Any, text: Translator) -> str:
        return alt_text(map(text.draw, position.game.describe(view)), text)
