"""The private panel of a member's conduct: the figures that others see, and the seats that lower them."""

from bot.clocks.conduct import NEW_BELOW, VALUES, Conduct, Holding
from bot.core.caller import Caller
from bot.core.core import Core
from bot.core.posts.clock_lines import stamp
from bot.core.posts.post import Post
from bot.core.text.lines import MESSAGE_CHARS, cut_at_line
from bot.core.text.translator import Translator, translator
from bot.tables.errors import TableRefusal
from bot.tables.timing.durations import duration
from rules.core.text import Msg, msg

MOST = 5
"""Maximum number of listed seats."""


class ConductPanel:
    def __init__(self, core: Core) -> None:
        self._tables, self._catalogues = core.tables, core.catalogues

    async def panel(self, caller: Caller) -> Post:
        text = translator(self._catalogues[caller.language], None)
        member, now_ms = caller.member_id, self._tables.now_ms()
        own = (await self._tables.conducts.of(member, now_ms=now_ms))[member]
        lines = [*_figures(own, text)]
        held = await self._tables.conducts.holdings(member, now_ms)
        lowering = [each for each in held if VALUES[each.what] < 1 and not each.is_excused]
        if lowering:
            lines.append(text.words("conduct.lowers"))
            lines += [await self._line(each, text) for each in lowering[:MOST]]
        return Post(cut_at_line(lines, MESSAGE_CHARS))

    async def _line(self, held: Holding, text: Translator) -> str:
        number = str(held.table_id)
        try:
            title = (await self._tables.position(held.table_id)).table.title
            table = msg("hosting.table", title=Msg(f"{title}.title"), number=number)
        except TableRefusal:
            table = msg("conduct.table", number=number)
        return text.words(
            "conduct.seat",
            table=table,
            when=stamp(held.at_ms, "d"),
            what=text.words(f"conduct.what.{held.what}"),
        )


def _figures(own: Conduct, text: Translator) -> list[str]:
    lines = [
        text.words("conduct.head", share=own.reliability, finished=own.finished, held=own.held)
        if own.held
        else text.words("conduct.head_new", share=own.reliability)
    ]
    if own.in_time is not None and own.usual_ms is not None:
        usual = duration(own.usual_ms)
        lines.append(text.words("conduct.turns", share=own.in_time, time=usual))
    if own.is_new:
        lines.append(text.words("conduct.still_new", count=NEW_BELOW))
    return lines
