"""News since a member's last look: the events that they may know, in words, and the changes on the board."""

import re
from collections.abc import Sequence
from math import inf

import discord
from discord import ButtonStyle

from bot.core.caller import Caller
from bot.core.controls.ids import LAST_PAGE, ReadId, TableId
from bot.core.controls.items import button_of
from bot.core.controls.post_views import pager_view
from bot.core.posts.clock_lines import due_lines, stamp
from bot.core.posts.pictures import Pictures
from bot.core.posts.post import Post
from bot.core.text.lines import MESSAGE_CHARS, cut, cut_at_line, split
from bot.core.text.links import link
from bot.core.text.translator import Translator, translator
from bot.i18n import Catalogues
from bot.store.rows import Status
from bot.tables.conduct.sealing import assert_open
from bot.tables.errors import TableRefusal
from bot.tables.history.news import Since, TurnNews
from bot.tables.model import Position
from bot.tables.names import table_title
from bot.tables.service import Tables
from rules.core.errors import Refusal
from rules.core.folding import Folds, folded
from rules.core.game import Tally
from rules.core.text import Msg, SeatName, msg

SINCE = "since"
"""The source of a `ReadId` that pages through the turns between two entries."""
MOST_LINES = 12
TURNS_CHARS = 880
SEATS_CHARS = 900
"""Most characters of a message for the turns, and for the changes of the seats."""

_RANGE = re.compile(r"[0-9]{1,15}-(?P<first>[0-9]{1,9})-(?P<last>[0-9]{1,9})")


class CatchingUp:
    def __init__(self, tables: Tables, catalogues: Catalogues, pictures: Pictures) -> None:
        self._tables = tables
        self._catalogues = catalogues
        self._pictures = pictures

    async def news(self, caller: Caller, at: Position) -> Post:
        """Show the news of a table to the caller, and record that the caller has looked at it.

        Raises:
            TableRefusal: not_started or ended, if there is no position.
            LogDamaged: the log is damaged.
        """
        _assert_started(at)
        assert_open(at, caller.member_id)
        since = await self._tables.news.since(at, caller.member_id)
        self._tables.looks.note(at, caller.member_id)
        text = translator(self._catalogues[caller.language], at)
        if since.look is not None and since.look.seq >= at.table.seq:
            said = text.words("since.nothing", when=stamp(since.look.at_ms, "R"))
            whole = ReadId(SINCE, f"{at.table.id}-0-{at.table.seq}", LAST_PAGE)
            return Post(said, view=_view(at, caller, whole, text))
        strip = _strip(since)
        pages = _pages(since.turns, at.game.folds, text)
        lines = [text.words("since.head", text=strip), *pages[-1:]]
        before = None
        if since.look is not None:
            before = await self._tables.moments.public_view(at, since.look.seq)
            if before is None:
                lines.append(text.words("since.too_old"))
            else:
                lines += seat_lines(at, before, text)
        files = await self._pictures.since(at, before, text, head=text.draw(strip))
        earlier = None
        if len(pages) > 1:
            of = f"{at.table.id}-{since.after + 1}-{at.table.seq}"
            earlier = ReadId(SINCE, of, len(pages) - 2)
        return Post(cut("\n".join(lines), MESSAGE_CHARS), files, _view(at, caller, earlier, text))

    async def page(self, caller: Caller, wanted: ReadId) -> Post:
        """Return a page of the turns between two entries; a number past the last page gives the last page.

        Raises:
            Refusal: outdated, or there is nothing to read.
        """
        found = _RANGE.fullmatch(wanted.of)
        if found is None or wanted.table is None:
            raise Refusal("ui.outdated")
        at = await self._tables.position(wanted.table)
        _assert_started(at)
        assert_open(at, caller.member_id)
        text = translator(self._catalogues[caller.language], at)
        turns = await self._tables.news.between(
            at, caller.member_id, int(found["first"]) - 1, int(found["last"])
        )
        pages = _pages(turns, at.game.folds, text)
        if not pages:
            raise Refusal("ui.nothing_to_read")
        number = min(wanted.page, len(pages) - 1)
        lines = [pages[number], text.words("ui.read.page", page=number + 1, pages=len(pages))]
        view = pager_view(SINCE, wanted.of, number, len(pages), text)
        return Post("\n".join(lines), view=view)

    async def words(self, caller: Caller, at: Position) -> list[str]:
        """Return the news of a table for the caller, line by line; a line says so if there are none."""
        assert_open(at, caller.member_id)
        text = translator(self._catalogues[caller.language], at)
        since = await self._tables.news.since(at, caller.member_id)
        if since.look is not None and since.look.seq >= at.table.seq:
            return [text.words("since.nothing", when=stamp(since.look.at_ms, "R"))]
        lines = [text.words("since.head", text=_strip(since))]
        lines += [_turn_line(each, at.game.folds, text) for each in since.turns]
        if since.look is not None:
            before = await self._tables.moments.public_view(at, since.look.seq)
            lines += [] if before is None else seat_lines(at, before, text)
        return lines

    async def everywhere(self, caller: Caller) -> Post:
        """List the caller's tables with news, one line each, sorted by deadline."""
        plain = translator(self._catalogues[caller.language], None)
        rows: list[tuple[float, int, str]] = []
        for at in await self._tables.of_member(caller.member_id):
            if at.table.status is not Status.PLAYING:
                continue
            since = await self._tables.news.since(at, caller.member_id)
            if since.turns:
                text = translator(self._catalogues[caller.language], at)
                seat = at.seat_of(caller.member_id)
                times = await self._tables.times(at) if seat in at.waiting() else {}
                shown = {each: time for each, time in times.items() if each == seat}
                zero = next((time.zero_ms for time in shown.values()), None)
                line = text.words(
                    "since.row",
                    title=table_title(at.table),
                    number=str(at.table.id),
                    count=len(since.turns),
                    link=link(at.table),
                )
                line = " · ".join([line, *due_lines(shown, text)])
                rows.append((inf if zero is None else zero, at.table.touched_at, line))
        if not rows:
            return Post(plain.words("since.nothing_anywhere"))
        head = plain.words("since.everywhere", count=len(rows))
        return Post(cut_at_line([head, *(line for _, _, line in sorted(rows))], MESSAGE_CHARS))


def seat_lines(at: Position, before: object, text: Translator) -> list[str]:
    """Return a line for each seat: its score, and the tallies that changed since an earlier public view."""
    then, now = (at.game.tallies(view) for view in (before, at.game.view(at.state, None)))
    pairs = list(zip(then, now, strict=True))
    lines = []
    for seat, (old, new) in enumerate(pairs):
        changes = tuple(_changes(old, new))
        if changes:
            said = text.words("since.seat", seat=SeatName(seat), changes=changes)
            lines.append(cut(said, SEATS_CHARS // len(pairs) - 1))
    return lines


def _changes(old: Sequence[Tally], new: Sequence[Tally]) -> list[Msg]:
    found = []
    for place, (then, now) in enumerate(zip(old, new, strict=True)):
        if then.number != now.number:
            by = now.number - then.number
            found.append(msg("since.change", what=now.label, now=now.number, by=by))
        elif place == 0:
            found.append(msg("since.same", what=now.label, now=now.number))
    return found


def _strip(since: Since) -> Msg:
    key = "since.strip" if since.look is not None else "since.strip_start"
    return msg(key, count=len(since.turns))


def _turn_line(told: TurnNews, folds: Folds, text: Translator) -> str:
    """Return the events of a turn on one line, parted by dots instead of full stops.

    An event that ends with a figure may have no full stop, and would run into the next one.
    """
    lines = folded([event.msg for event in told.events], folds)
    events = " · ".join(text.say(line.msg).removesuffix(".") for line in lines)
    return text.words("since.turn", events=events)


def _pages(turns: Sequence[TurnNews], folds: Folds, text: Translator) -> list[str]:
    """Split the turns into pages of whole lines; of several pages, the newest one is full."""
    pieces = [
        piece for told in turns for piece in split(_turn_line(told, folds, text), chars=TURNS_CHARS)
    ]
    pages: list[list[str]] = []
    for piece in reversed(pieces):
        page = pages[-1] if pages else []
        chars = sum(len(line) + 1 for line in (*page, piece))
        if not pages or len(page) == MOST_LINES or chars > TURNS_CHARS:
            pages.append([piece])
        else:
            page.append(piece)
    return ["\n".join(reversed(page)) for page in reversed(pages)]


def _view(
    at: Position, caller: Caller, earlier: ReadId | None, text: Translator
) -> discord.ui.View | None:
    """Return a button for the turn if the table waits for the caller, and one for earlier turns; None without any."""
    view = discord.ui.View(timeout=None)
    if at.seat_of(caller.member_id) in at.waiting():
        view.add_item(
            button_of(
                TableId("turn", at.table.id, max(at.table.seq, 0)),
                text.words("ui.button.turn"),
                ButtonStyle.success,
            )
        )
    if earlier is not None:
        view.add_item(button_of(earlier, text.words("ui.button.earlier")))
    return view if view.children else None


def _assert_started(at: Position) -> None:
    if at.state is None:
        raise TableRefusal("not_started" if at.table.status is Status.LOBBY else "ended")
