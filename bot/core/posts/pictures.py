"""Pictures of a table, drawn in the render thread, each with its description as alt text.

A picture that cannot be drawn is left out and reported. Members can still play by text and buttons.
"""

import logging
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial
from io import BytesIO
from typing import Any

from msgspec import msgpack
from PIL.Image import Image, Resampling
from PIL.Image import open as open_picture

from bot.core.posts.post import PostFile
from bot.core.posts.renderer import Renderer
from bot.core.text.lines import ALT_CHARS, cut_at_line
from bot.core.text.translator import Translator
from bot.tables.history.past import Past
from bot.tables.model import Position
from render.core.canvas import Drawing
from render.core.changes import MOST_LIT, changes
from render.core.cover import Event
from render.core.encode import encode_png
from render.core.lesson import Marked, paint_lesson
from render.core.news import paint_news
from render.core.painter import Painter, Sheet
from render.core.repaint.memory import Memory
from rules.core.game import Given
from rules.core.seats import Seat
from rules.core.text import Msg, Say, msg

_log = logging.getLogger(__name__)

THUMBNAIL_PX = 256
MOST_IN_A_MESSAGE = 10
"""Discord's limit of files."""
MOST_OF_A_HAND = MOST_IN_A_MESSAGE - 1
"""As many private pictures as there is room for beside the board."""
MOST_PLACES = 12
"""The most changed places that the alt text of a dimmed board names."""

Painters = Callable[[str], Painter[Any]]


class Pictures:
    def __init__(self, renderer: Renderer, painters: Painters, past: Past | None = None) -> None:
        """Without `past`, pictures that could show earlier moments show the last one alone."""
        self._renderer = renderer
        self._painters = painters
        self._past = past
        self._memory = Memory()

    async def covers(self, titles: Sequence[str], text: Translator) -> tuple[PostFile, ...]:
        """Return the covers of several titles, as many as one message can have."""
        files: list[PostFile] = []
        for title in titles[:MOST_IN_A_MESSAGE]:
            files.extend(await self.cover(title, text))
        return tuple(files)

    async def cover(
        self,
        title: str,
        text: Translator,
        *,
        name: str | None = None,
        event: Event | None = None,
    ) -> tuple[PostFile, ...]:
        """Return the title's cover, with an event's name and date if one is given; `name` is that of its file."""
        about = msg("ui.lobby.alt", title=msg(f"{title}.title"), tagline=msg(f"{title}.tagline"))
        alt = text.draw(about)
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

    def _drawn_upon(self, what: Hashable, drawings: Sequence[Drawing]) -> tuple[bytes, ...]:
        """Encode drawings as files; paint only the parts that differ from the last ones."""
        return self._memory.pictures(what, drawings, quick=self._renderer.is_busy)

    def _painted_board(
        self,
        what: Hashable,
        position: Position,
        view: Any,
        text: Translator,
        *,
        phone: bool,
    ) -> bytes:
        painter = self._painters(position.table.title)
        if (drawings := painter.drawings) is None:
            return self._encoded(_board(painter, phone=phone)(view, text.draw))
        draw = drawings.phone if phone and drawings.phone is not None else drawings.board
        (data,) = self._drawn_upon(what, (draw(view, text.draw),))
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
        self, position: Position, text: Translator, *, name: str, phone: bool = False
    ) -> tuple[PostFile, ...]:
        """Return the board as the public sees it, or its picture for phones."""
        view = position.game.view(position.state, None)

        def draw() -> bytes:
            what = _what("board", position, None, text, phone=phone)
            return self._painted_board(what, position, view, text, phone=phone)

        key = (position.table.id, position.table.seq, position.seats, text.language, phone)
        try:
            data = await self._renderer.picture(key, draw)
        except Exception:
            _log.exception("table %d: the board cannot be drawn", position.table.id)
            return ()
        return (PostFile(f"{name}.png", data, self._alt(position, view, text)),)

    async def since(
        self,
        position: Position,
        before: Any | None,
        text: Translator,
        *,
        head: str,
        phone: bool = False,
    ) -> tuple[PostFile, ...]:
        """Return the public board, dimmed where it looks as in the public view `before`, below a strip with `head`.

        It is the board alone if there is no such view, if most of the board has changed, or if nothing has.
        """
        name = f"{position.table.title}-{position.table.id}-since"
        board = partial(self.board, position, text, name=name, phone=phone)
        if before is None:
            return await board()
        view = position.game.view(position.state, None)
        painter = self._painters(position.table.title)
        paint = _board(painter, phone=phone)
        is_board = paint is painter.board

        def draw() -> tuple[bytes, tuple[Msg, ...]] | None:
            then: Callable[[Say], Image] = partial(paint, before)
            if is_board and painter.as_then is not None:
                then = painter.as_then(before, view)
            now = paint(view, text.draw)
            found = changes(then(text.draw), now, painter.regions(view) if is_board else ())
            if found is None or not 0 < found.share <= MOST_LIT:
                return None
            gained = [
                (seat, text.draw(what), by) for seat, what, by in _gains(position, before, view)
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
        return (PostFile(f"{name}.png", data, cut_at_line(lines, ALT_CHARS)),)

    async def extra(self, position: Position, name: str, text: Translator) -> tuple[PostFile, ...]:
        """Return an additional public picture."""
        view = position.game.view(position.state, None)

        def draw() -> bytes:
            return self._encoded(
                self._painters(position.table.title).extra_pictures[name](view, text.draw)
            )

        file = f"{position.table.title}-{position.table.id}-{name}"
        return await self._drawn(position, [draw], file, self._alt(position, view, text))

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
                pictures = [lambda paint=paint: self._encoded(paint())]
                files.extend(await self._drawn(position, pictures, f"{name}-{sheet.name}", alt))
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
        phone: bool = False,
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
            what = _what("board", position, None, text, phone=phone)
            return (self._painted_board(what, position, view, text, phone=phone),)

        drawn = await self._private(
            "preview", position, view, text, draw, phone=phone, marked=marked
        )
        name = f"{position.table.title}-{position.table.id}-preview.png"
        alt = self._alt(position, view, text) if drawn else ""
        return tuple(PostFile(name, data, alt) for data in drawn)

    async def hand(
        self, position: Position, seat: Seat, text: Translator, marked: Marked | None = None
    ) -> tuple[PostFile, ...]:
        """Return the pictures that only this seat may see, up to `MOST_OF_A_HAND`; none if the title hides nothing."""
        view = position.game.view(position.state, seat)

        def draw() -> tuple[bytes, ...]:
            painter = self._painters(position.table.title)
            if marked is not None:
                shown = _marked(painter, view, text.draw, marked)
                return tuple(map(self._encoded, shown))
            if painter.drawings is None:
                return tuple(map(self._encoded, painter.hand(view, text.draw)))
            what = _what("hand", position, seat, text)
            return self._drawn_upon(what, painter.drawings.hand(view, text.draw))

        drawn = await self._private("hand", position, view, text, draw, marked=marked)
        if not drawn:
            return ()
        name = f"{position.table.title}-{position.table.id}-hand"
        describe = position.game.describe
        public = describe(position.game.view(position.state, None))
        private = (text.draw(line) for line in describe(view) if line not in public)
        alt = cut_at_line(private, ALT_CHARS)
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
        phone: bool = False,
        marked: Marked | None = None,
    ) -> tuple[bytes, ...]:
        """Return pictures of a seat's view; none if they cannot be drawn. An unchanged view is not drawn again."""
        key = (what, position.table.id, text.language, phone, position.seats, marked, Seen(view))
        try:
            return await self._renderer.private(key, draw)
        except Exception:
            _log.exception("table %d: a %s cannot be drawn", position.table.id, what)
            return ()

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
        return cut_at_line(map(text.draw, position.game.describe(view)), ALT_CHARS)


def _what(
    kind: str, position: Position, seat: Seat | None, text: Translator, *, phone: bool = False
) -> Hashable:
    """Return the subject of a picture. Pictures with equal subjects have the same language and names."""
    return kind, position.table.id, position.seats, seat, text.language, phone


class Seen:
    """The content of a picture as a part of its cache key: equal if the views are."""

    __slots__ = ("_hash", "_view")

    def __init__(self, view: Any) -> None:
        self._view = view
        self._hash = hash(_bytes_of(view))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and bool(self._view == other._view)


def _bytes_of(view: Any) -> bytes:
    """Return the same bytes for equal views, and usually different ones for different views."""
    try:
        return msgpack.encode(view)
    except (TypeError, ValueError, OverflowError):
        # A title from outside may have views of another kind.
        return b""


def _marked(painter: Painter[Any], view: Any, say: Say, marked: Marked) -> Iterator[Image]:
    """Yield the private pictures, with a lesson's mark on the first that has its part."""
    parts = painter.hand_regions(view)
    having = [number for number, each in enumerate(parts) if marked.is_on(each)]
    for number, picture in enumerate(painter.hand(view, say)):
        if number in having[:1]:
            yield paint_lesson(picture, parts[number], marked)
        else:
            yield picture


def _gains(position: Position, before: Any, after: Any) -> list[tuple[Seat, Msg, int]]:
    """Return the seats whose scores differ between two public views, with the score's label and the difference."""
    then, now = position.game.tallies(before), position.game.tallies(after)
    return [
        (seat, new[0].label, new[0].number - old[0].number)
        for seat, (old, new) in enumerate(zip(then, now, strict=True))
        if new[0].number != old[0].number
    ]


def _board(painter: Painter[Any], *, phone: bool) -> Callable[[Any, Say], Image]:
    """Return the function that paints the board; for phones, the title's own one if there is one."""
    return painter.phone if phone and painter.phone is not None else painter.board
