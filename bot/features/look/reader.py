"""Long texts, page by page: the rules of a title, a table's log, and a position in words."""

import re

from bot.core.caller import Caller
from bot.core.controls.ids import ReadId
from bot.core.controls.post_views import pager_view
from bot.core.posts.pictures import Pictures
from bot.core.posts.post import Post, PostFile
from bot.core.posts.public import told_lines
from bot.core.text.lines import MESSAGE_CHARS, split
from bot.core.text.translator import Translator, translator
from bot.i18n import Catalogues
from bot.store.rows import Status
from bot.tables.conduct.sealing import assert_open
from bot.tables.errors import TableRefusal
from bot.tables.model import Position
from bot.tables.service import Tables
from rules.core.errors import Refusal
from rules.core.folding import folded

PAGE_CHARS = MESSAGE_CHARS - 100
"""The longest page, which leaves room for the page number."""
MOST_LOGGED = 600
"""Most events of the log that can be read back."""


_TOLD = re.compile(r"[0-9]{1,15}-(?P<first>[0-9]{1,8})-(?P<last>[0-9]{1,9})")


class Reader:
    def __init__(self, tables: Tables, catalogues: Catalogues, pictures: Pictures) -> None:
        self._tables = tables
        self._catalogues = catalogues
        self._pictures = pictures

    async def page(self, caller: Caller, wanted: ReadId) -> Post:
        """Return one page. A number past the last page gives the last page.

        Raises:
            Refusal: outdated, or there is nothing to read.
        """
        catalogue = self._catalogues[caller.language]
        match wanted.source:
            case "rules":
                text = translator(catalogue, None)
                whole = "\n\n".join(_numbered(text, f"{wanted.of}.rules"))
            case "told" if wanted.table is not None:
                at = await self._tables.position(wanted.table)
                assert_open(at, caller.member_id)
                text = translator(catalogue, at)
                whole = "\n".join(await self._told(at, wanted, text))
                self._tables.looks.note(at, caller.member_id)
            case "changed" if wanted.table is not None:
                at = await self._tables.position(wanted.table)
                assert_open(at, caller.member_id)
                text = translator(catalogue, at)
                whole = "\n".join(await self._changes_first(caller, at, text, _entry(wanted)))
                self._tables.looks.note(at, caller.member_id)
            case "log" | "text" if wanted.table is not None:
                at = await self._tables.position(wanted.table)
                assert_open(at, caller.member_id)
                text = translator(catalogue, at)
                lines = await (self._log if wanted.source == "log" else self._words)(
                    caller, at, text
                )
                whole = "\n".join(lines)
                self._tables.looks.note(at, caller.member_id)
            case _:
                raise Refusal("ui.outdated")
        pages = split(whole, chars=PAGE_CHARS)
        if not pages:
            raise Refusal("ui.nothing_to_read")
        number = min(wanted.page, len(pages) - 1)
        content = pages[number]
        if len(pages) > 1:
            content += "\n" + text.words("ui.read.page", page=number + 1, pages=len(pages))
        files: tuple[PostFile, ...] = ()
        if wanted.source == "rules":
            files = await self._figures(wanted.of, number, text)
        return Post(content, files, pager_view(wanted.source, wanted.of, number, len(pages), text))

    async def _figures(self, title: str, page: int, text: Translator) -> tuple[PostFile, ...]:
        """Return the drawn examples for the paragraphs that begin on a page of the rules."""
        paragraphs = _numbered(text, f"{title}.rules")
        files: list[PostFile] = []
        for number in self._pictures.figures(title):
            if _page_of(paragraphs, number) == page:
                files.extend(await self._pictures.figure(title, number, text))
        return tuple(files)

    async def text(self, caller: Caller, at: Position, *, changes_first: bool = False) -> Post:
        """Return the position in words, as the caller may know it; a text of several pages is also a file.

        With `changes_first` it begins with the lines that are new since the caller last looked or moved.
        """
        assert_open(at, caller.member_id)
        wanted = ReadId("text", str(at.table.id))
        if changes_first:
            _started(at)
            look = await self._tables.looks.last(at.table.id, caller.member_id)
            wanted = ReadId("changed", f"{at.table.id}-{0 if look is None else look.seq}")
        post = await self.page(caller, wanted)
        if post.view is None:
            return post
        words = await self.words_of(caller, at)
        name = f"{at.table.title}-{at.table.id}.txt"
        return Post(post.content, (PostFile(name, words.encode(), ""),), post.view)

    async def words_of(self, caller: Caller, at: Position) -> str:
        """Return the position in words, as the caller may know it, for a file."""
        assert_open(at, caller.member_id)
        seat = at.seat_of(caller.member_id)
        text = translator(self._catalogues[caller.language], at)
        view = at.game.view(_started(at), seat)
        return "\n".join(text.draw(line) for line in at.game.describe(view))

    async def _changes_first(
        self, caller: Caller, at: Position, text: Translator, seq: int
    ) -> list[str]:
        """Return the position in words, first the public lines that are new since entry `seq` of the log."""
        lines = await self._words(caller, at, text)
        before = await self._tables.moments.public_view(at, seq)
        if before is None:
            return [text.words("ui.read.no_changes_known"), *lines]
        then = {text.say(line) for line in at.game.describe(before)}
        public = {text.say(line) for line in at.game.describe(at.game.view(at.state, None))}
        changed = [line for line in lines if line in public and line not in then]
        if not changed:
            return [text.words("ui.read.unchanged"), *lines]
        rest = [line for line in lines if line not in changed]
        return [text.words("ui.read.changed"), *changed, text.words("ui.read.rest"), *rest]

    async def _log(self, caller: Caller, at: Position, text: Translator) -> list[str]:
        seat = at.seat_of(caller.member_id)
        history = await self._tables.history(at.table.id, MOST_LOGGED)
        known = [(number, event.msg) for number, event in history if event.is_for(seat)]
        return [
            text.words(
                "ui.read.event",
                number=_span(known[line.first][0], known[line.last][0]),
                text=line.msg,
            )
            for line in folded([said for _, said in known], at.game.folds)
        ]

    async def _told(self, at: Position, wanted: ReadId, text: Translator) -> list[str]:
        """Return the events that were too long for a post, line by line."""
        entries = _TOLD.fullmatch(wanted.of)
        if entries is None:
            raise Refusal("ui.outdated")
        first, last = int(entries["first"]), int(entries["last"])
        history = await self._tables.history(at.table.id, MOST_LOGGED, after=first - 1, until=last)
        return told_lines([event for _, event in history], at.game.folds, text)

    async def _words(self, caller: Caller, at: Position, text: Translator) -> list[str]:
        view = at.game.view(_started(at), at.seat_of(caller.member_id))
        return [text.say(line) for line in at.game.describe(view)]


def told_id(table: int, first: str, last: int) -> ReadId:
    """Return the id of a page with the events at a table between two entries of its log."""
    return ReadId("told", f"{table}-{first}-{last}")


def _entry(wanted: ReadId) -> int:
    """Return the entry of the log since which the caller wants changes; raise `Refusal` (ui.outdated) without one."""
    entry = wanted.of.partition("-")[2]
    if re.fullmatch(r"[0-9]{1,9}", entry) is None:
        raise Refusal("ui.outdated")
    return int(entry)


def _span(first: int, last: int) -> str:
    """Return the numbers of the entries that a line tells."""
    return str(first) if first == last else f"{first}–{last}"


def _started(at: Position) -> object:
    if at.state is None:
        raise TableRefusal("not_started" if at.table.status is Status.LOBBY else "ended")
    return at.state


def _page_of(paragraphs: list[str], number: int) -> int:
    """Return the page, counted from 0, on which a paragraph, counted from 1, begins."""
    first_line = paragraphs[number - 1].partition("\n")[0]
    return len(split("\n\n".join((*paragraphs[: number - 1], first_line)), chars=PAGE_CHARS)) - 1


def _numbered(text: Translator, key: str) -> list[str]:
    """Return all existing paragraphs ``<key>.1``, ``<key>.2`` …"""
    paragraphs: list[str] = []
    while text.catalogue.has(f"{key}.{len(paragraphs) + 1}"):
        paragraphs.append(text.words(f"{key}.{len(paragraphs) + 1}"))
    return paragraphs
