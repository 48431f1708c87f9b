"""The subject of a picture: what it shows, as a key of a cache and in words."""

from collections.abc import Hashable, Iterable, Iterator
from typing import Any

from msgspec import msgpack
from PIL.Image import Image

from bot.core.form import Choice, Page
from bot.core.form.rows import marked
from bot.core.text.lines import ALT_CHARS, cut_at_line
from bot.core.text.translator import Translator
from bot.tables.model import Position
from render.core.painter import Painter
from render.core.panel.lesson import Marked, paint_lesson
from rules.core.seats import Seat
from rules.core.text import Msg, Say, msg


def alt_text(lines: Iterable[str], text: Translator) -> str:
    """Return the lines that fit an alternative text; if not all do, the last one says where the others are."""
    return cut_at_line(lines, ALT_CHARS, rest=text.words("ui.alt.rest"))


def labels(position: Position, page: Page | None, text: Translator) -> Iterator[str]:
    """Yield what a form offers, in words: each field, then its choices as on its controls, with their notes."""
    if page is None:
        return
    yield text.draw(msg(f"{position.table.title}.verb.{page.verb}"))
    for control in page.controls:
        if not control.is_area:
            yield text.draw(control.label)
            for each in control.choices:
                yield _choice(each, text)


def _choice(choice: Choice, text: Translator) -> str:
    label = marked(choice, text.draw(choice.label))
    return label if choice.note is None else f"{label} ({text.draw(choice.note)})"


def subject(kind: str, position: Position, seat: Seat | None, text: Translator) -> Hashable:
    """Return the subject of a picture. Pictures with equal subjects have the same language and names."""
    return kind, position.table.id, position.seats, seat, text.language


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


def marked_hand(painter: Painter[Any], view: Any, say: Say, marked: Marked) -> Iterator[Image]:
    """Yield the private pictures, with a lesson's mark on the first that has its part."""
    parts = painter.hand_regions(view)
    having = [number for number, each in enumerate(parts) if marked.is_on(each)]
    for number, picture in enumerate(painter.hand(view, say)):
        if number in having[:1]:
            yield paint_lesson(picture, parts[number], marked)
        else:
            yield picture


def gains(position: Position, before: Any, after: Any) -> list[tuple[Seat, Msg, int]]:
    """Return the seats whose scores differ between two public views, with the score's label and the difference."""
    then, now = position.game.tallies(before), position.game.tallies(after)
    return [
        (seat, new[0].label, new[0].number - old[0].number)
        for seat, (old, new) in enumerate(zip(then, now, strict=True))
        if new[0].number != old[0].number
    ]
