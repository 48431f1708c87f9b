"""Messages made of layout components: framed parts in a colour, with pictures and buttons beside the text.

Discord accepts no content beside a layout, and a message that is a layout stays one.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.core.posts.post import Post, PostFile
from bot.core.text.lines import cut
from render.core.palette import Colour

LAYOUT_CHARS = 4000
"""The most characters of all texts of a layout together."""
LAYOUT_COMPONENTS = 36
"""The most components of a layout, those within others included. Discord takes 40, but discord.py, which reads the
message again at each click, was seen to refuse messages with fewer."""

Item = discord.ui.Item[Any]


@dataclass(frozen=True, slots=True)
class Lines:
    """Text over the whole width."""

    text: str


@dataclass(frozen=True, slots=True)
class Entry:
    """Text with a button or a picture at its right.

    If the message has no room for another component, the text stands alone, followed by `instead`.
    """

    text: str
    side: Item | PostFile
    instead: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons, or one menu."""

    items: Sequence[Item]


@dataclass(frozen=True, slots=True)
class Gallery:
    """Pictures over the whole width, up to ten."""

    files: Sequence[PostFile]


@dataclass(frozen=True, slots=True)
class Download:
    """A file that is no picture."""

    file: PostFile


@dataclass(frozen=True, slots=True)
class Rule:
    """A line between two parts."""


Part = Lines | Entry | Row | Gallery | Download | Rule


@dataclass(frozen=True, slots=True)
class Box:
    """Parts in a frame. `colour` is that of the bar at its left edge."""

    parts: Sequence[Part]
    colour: Colour | None = None


def layout_post(*outer: Box | Part) -> Post:
    """Return a message of these boxes and parts, from top to bottom, cut to Discord's limits.

    Entries lose their buttons and pictures, the last ones first, until the components fit. Texts are then cut at 4,000
    characters in all. Texts and entries beyond those are left out.
    """
    fitting = _within_components(outer)
    view = discord.ui.LayoutView(timeout=None)
    left = _Left(LAYOUT_CHARS)
    files: dict[str, PostFile] = {}
    for one in fitting:
        if not isinstance(one, Box):
            for item in _built([one], left, files):
                view.add_item(item)
            continue
        inner = _built(one.parts, left, files)
        if inner:
            view.add_item(discord.ui.Container(*inner, accent_color=_number(one.colour)))
    return Post("", tuple(files.values()), layout=view)


def as_layout(post: Post) -> Post:
    """Return an ordinary post as a layout, for a message that is a layout already and cannot become ordinary again."""
    if post.layout is not None:
        return post
    parts: list[Part] = [Lines(post.content)] if post.content else []
    pictures = [file for file in post.files if file.name.endswith(".png")]
    if pictures:
        parts.append(Gallery(pictures))
    parts += [Download(file) for file in post.files if file not in pictures]
    if post.view is not None:
        parts += [Row(row) for row in _rows_of(post.view)]
    return replace(layout_post(*parts), mentions=post.mentions)


def components_of(layout: discord.ui.LayoutView) -> list[dict[str, Any]]:
    """Return the components as Discord receives them."""
    return [item.to_component_dict() for item in layout.children]


def texts_of(components: Iterable[dict[str, Any]]) -> str:
    """Return all texts of a layout's components as Discord receives them, one below the other."""
    return "\n".join(_texts(components))


def _texts(components: Iterable[dict[str, Any]]) -> Iterator[str]:
    for component in components:
        if "content" in component:
            yield component["content"]
        yield from _texts(component.get("components", ()))


class _Left:
    """The number of characters that may still be written."""

    def __init__(self, chars: int) -> None:
        self.chars = chars

    def take(self, text: str) -> str:
        if not self.chars:
            return ""
        kept = cut(text, self.chars)
        self.chars -= len(kept)
        return kept


def _within_components(outer: Sequence[Box | Part]) -> list[Box | Part]:
    """Return the same with as many entries as fit; the last ones become texts, joined to the text before them."""
    sides = sum(isinstance(part, Entry) for part in _inner(outer))
    for kept in range(sides, -1, -1):
        entries = iter(range(sides))
        tried: list[Box | Part] = []
        for one in outer:
            parts = one.parts if isinstance(one, Box) else [one]
            plain = [
                Lines("\n".join(filter(None, (part.text, part.instead))))
                if isinstance(part, Entry) and next(entries) >= kept
                else part
                for part in parts
            ]
            joined = plain if kept == sides else _joined(plain)
            tried += [replace(one, parts=joined)] if isinstance(one, Box) else joined
        if sum(_cost(one) for one in tried) <= LAYOUT_COMPONENTS:
            break
    return tried


def _inner(outer: Sequence[Box | Part]) -> Iterator[Part]:
    for one in outer:
        yield from one.parts if isinstance(one, Box) else (one,)


def _joined(parts: Sequence[Part]) -> list[Part]:
    """Return the same with neighbouring texts made one."""
    joined: list[Part] = []
    for part in parts:
        last = joined[-1] if joined else None
        if isinstance(part, Lines) and isinstance(last, Lines):
            joined[-1] = Lines(f"{last.text}\n{part.text}")
        else:
            joined.append(part)
    return joined


def _cost(one: Box | Part) -> int:
    """Return the number of components."""
    match one:
        case Box(parts):
            return 1 + sum(_cost(part) for part in parts)
        case Entry():
            return 3
        case Row(items):
            return 1 + len(items)
        case Lines() | Gallery() | Download() | Rule():
            return 1


def _built(parts: Sequence[Part], left: _Left, files: dict[str, PostFile]) -> list[Item]:
    built: list[Item] = []
    for part in parts:
        match part:
            case Lines(text):
                if words := left.take(text):
                    built.append(discord.ui.TextDisplay(words))
            case Entry(text, side):
                if words := left.take(text):
                    built.append(discord.ui.Section(words, accessory=_accessory(side, files)))
            case Gallery(pictures):
                gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
                for file in pictures:
                    files[file.name] = file
                    gallery.add_item(media=_address(file), description=file.alt or None)
                built.append(gallery)
            case Download(file):
                files[file.name] = file
                built.append(discord.ui.File(_address(file)))
            case Row(items):
                built.append(discord.ui.ActionRow(*items))
            case Rule():
                built.append(discord.ui.Separator())
    return built


def _number(colour: Colour | None) -> int | None:
    """Return the colour as 0xRRGGBB."""
    return None if colour is None else int.from_bytes(colour)


def _accessory(side: Item | PostFile, files: dict[str, PostFile]) -> Item:
    if not isinstance(side, PostFile):
        return side
    files[side.name] = side
    return discord.ui.Thumbnail(_address(side), description=side.alt or None)


def _address(file: PostFile) -> str:
    return f"attachment://{file.name}"


def _rows_of(view: discord.ui.View) -> list[list[Item]]:
    """Return the controls of an ordinary view in the rows in which Discord receives them."""
    left = [(item.to_component_dict(), item) for item in view.children]
    rows: list[list[Item]] = []
    for row in view.to_components():
        # The view keeps to itself which row it found for a control without one.
        found = [next(pair for pair in left if pair[0] == sent) for sent in row["components"]]
        for pair in found:
            left.remove(pair)
        rows.append([item for _, item in found])
    return rows
