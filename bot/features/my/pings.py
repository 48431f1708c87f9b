"""``/my pings``: the latest pings that a member was sent, and whether each arrived."""

from bot.core.caller import Caller
from bot.core.core import Core
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post
from bot.core.text.lines import MESSAGE_CHARS, cut_at_line
from bot.core.text.translator import Translator, translator
from bot.store import pings
from bot.store.pings import Ping
from bot.tables.errors import TableRefusal
from bot.tables.names import table_title

MOST = 15
_NOWHERE_ELSE = ("test", "trouble")
"""Kinds of direct messages that do not go to a thread if Discord refuses them."""


class SentPings:
    def __init__(self, core: Core) -> None:
        self._database, self._tables, self._catalogues = core.database, core.tables, core.catalogues

    async def page(self, caller: Caller) -> Post:
        """Return the caller's latest pings, the newest first: time, subject, place, and whether each arrived."""
        text = translator(self._catalogues[caller.language], None)
        sent = await self._database.read(lambda conn: pings.last(conn, caller.member_id, MOST))
        if not sent:
            return Post(text.words("ui.pings.none"))
        lines = [text.words("ui.pings.head")]
        lines += [await self._line(each, text) for each in sent]
        return Post(cut_at_line(lines, MESSAGE_CHARS))

    async def _line(self, sent: Ping, text: Translator) -> str:
        said = text.words(
            "ui.pings.row",
            mark="❌" if sent.error else "✅",
            when=stamp(sent.at_ms, "f"),
            about=await self._about(sent, text),
            place=text.words(f"ui.pings.{sent.place}"),
        )
        went_on = sent.error and sent.rung not in _NOWHERE_ELSE
        return f"{said} · {text.words('ui.pings.refused')}" if went_on else said

    async def _about(self, sent: Ping, text: Translator) -> str:
        what = text.words(f"ui.pings.{sent.rung}")
        if sent.table_id is None:
            return what
        try:
            table = (await self._tables.position(sent.table_id)).table
        except TableRefusal:
            return what
        title, number = table_title(table), str(table.id)
        return text.words("ui.pings.of_table", title=title, number=number, what=what)
