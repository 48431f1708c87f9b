"""Direct messages about more than one table: digests, and the test that such messages arrive."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ButtonStyle

from bot.core.controls.ids import MyId, TableId
from bot.core.controls.items import BUTTON_CHARS, Component
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post
from bot.core.text.lines import MESSAGE_CHARS, cut_at_line
from bot.core.text.links import Mentions, link
from bot.core.text.translator import Translator, translator
from bot.features.turn.turn_posts import result_of
from bot.i18n import Catalogues
from bot.store.rows import TableRow
from bot.tables.model import Position
from bot.tables.names import table_title
from bot.tables.timing.clocking import SeatTime
from rules.core.seats import Seat
from rules.core.text import Own

MOST_OFFERED = 3
"""Most seats on offer, and most invitations, that a digest names."""
TABLES_A_PAGE = 15
"""Tables on one page of the list of all."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A table that waits for a member."""

    at: Position
    seat: Seat
    turn: int
    shown: SeatTime | None
    """The time on the seat's clock; None at a table without clocks."""


class DigestPosts:
    def __init__(self, catalogues: Catalogues, mentions: Mentions) -> None:
        self._catalogues = catalogues
        self._mentions = mentions

    def test(self, language: str) -> Post:
        text = translator(self._catalogues[language], None)
        lines = text.words("notices.test"), text.words("notices.change")
        return Post(self._mentions.linked("\n".join(lines)))

    def digest(
        self,
        waiting: Sequence[Waiting],
        language: str,
        *,
        ended: Sequence[tuple[Position, Seat]] = (),
        offered: Sequence[tuple[Position, Seat]] = (),
        invited: Sequence[Position] = (),
        mention: int | None = None,
    ) -> Post:
        """Return a digest: waiting tables in the order given, then ended tables, seats on offer and invitations.

        A button leads to the turn at the first table. `mention` is the member to ping in a thread.
        """
        plain = translator(self._catalogues[language], None)
        head = plain.words("notices.digest", count=len(waiting))
        called = "" if mention is None else f"<@{mention}> "
        lines = [
            f"{called}{head}",
            *(
                f"{place}. {waiting_line(each, self._text(each, language))}"
                for place, each in enumerate(waiting, start=1)
            ),
        ]
        tail = self._over(ended, language) + self._offered(offered[:MOST_OFFERED], language)
        tail += self._invited(invited[:MOST_OFFERED], language)
        content = cut_at_line(lines, MESSAGE_CHARS - len(tail))
        # The head and the ellipsis are lines of their own.
        left_off = None if content == "\n".join(lines) else content.count("\n") - 1
        view = _digest_view(waiting[0].at.table, left_off, plain)
        content = f"{content}{tail}"
        return Post(content, view=view, mentions=() if mention is None else (mention,))

    def _over(self, ended: Sequence[tuple[Position, Seat]], language: str) -> str:
        """Return the tables that have ended in one small line; empty if there are none."""
        if not ended:
            return ""
        named = []
        for at, seat in ended:
            text = translator(self._catalogues[language], at)
            title, number = table_title(at.table), str(at.table.id)
            row = text.words("notices.ended_row", title=title, number=number)
            named.append(" · ".join([row, *result_of(at, seat, text)]))
        plain = translator(self._catalogues[language], None)
        return "\n" + plain.words("notices.over", tables=", ".join(named))

    def _offered(self, offered: Sequence[tuple[Position, Seat]], language: str) -> str:
        """Return the seats that the member could take in one small line; empty if there are none."""
        if not offered:
            return ""
        plain = translator(self._catalogues[language], None)
        named = [
            plain.words(
                "notices.offered_row",
                title=table_title(at.table),
                number=str(at.table.id),
                place=str(seat + 1),
                link=link(at.table),
            )
            for at, seat in offered
        ]
        return "\n" + plain.words("notices.offered", seats=", ".join(named))

    def _invited(self, invited: Sequence[Position], language: str) -> str:
        """Return the tables with a seat kept for the member in one small line; empty if there are none."""
        if not invited:
            return ""
        plain = translator(self._catalogues[language], None)
        named = [
            plain.words(
                "notices.invited_row",
                title=table_title(at.table),
                number=str(at.table.id),
                link=link(at.table),
            )
            for at in invited
        ]
        return "\n" + plain.words("notices.invited", tables=", ".join(named))

    def _text(self, each: Waiting, language: str) -> Translator:
        return translator(self._catalogues[language], each.at)


def _digest_view(first: TableRow, left_off: int | None, text: Translator) -> discord.ui.View:
    """Return buttons for the turn at the first table, for the list of all tables, and to change the notices.

    `left_off` is the place of the first table for which there was no room: the list begins with its page then.
    """
    view = discord.ui.View(timeout=None)
    view.add_item(
        Component(
            discord.ui.Button(
                custom_id=TableId("turn", first.id, max(first.seq, 0)).write(),
                label=text.words("ui.button.turn")[:BUTTON_CHARS],
                style=ButtonStyle.success,
            )
        )
    )
    page = "" if left_off is None else str(left_off // TABLES_A_PAGE)
    onward = "ui.button.tables" if left_off is None else "ui.button.forth"
    for op, arg, key in (
        ("tables", f"new{page}", onward),
        ("notices", "new", "notices.button_change"),
    ):
        view.add_item(
            Component(
                discord.ui.Button(
                    custom_id=MyId(op, arg).write(), label=text.words(key)[:BUTTON_CHARS]
                )
            )
        )
    return view


def waiting_line(each: Waiting, text: Translator) -> str:
    """Return a waiting table on one line: its question, its deadline and a link."""
    table = each.at.table
    title, number = table_title(table), str(table.id)
    facts: dict[str, Own] = {
        "title": title,
        "number": number,
        "asked": each.at.waiting()[each.seat],
        "link": link(table),
    }
    zero = None if each.shown is None else each.shown.zero_ms
    if zero is None:
        return text.words("notices.row", **facts)
    return text.words("notices.row_due", until=stamp(zero, "R"), **facts)
