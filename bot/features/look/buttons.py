"""The buttons that show a table and leave the game as it is."""

from functools import partial

from bot.core.caller import Caller
from bot.core.controls.ids import (
    REPLAY,
    ListId,
    MyId,
    OpeningId,
    PanelId,
    ReadId,
    TableId,
    small_number,
)
from bot.core.controls.items import Click
from bot.core.core import Core
from bot.core.feature import Button, Buttons, anew, beside, reply
from bot.core.posts import ways_out
from bot.core.posts.post import Post
from bot.core.replies import show
from bot.features.look import catching_up
from bot.features.look.parts import Look
from bot.features.look.reader import told_id
from bot.features.look.replay.controls import FrameRequest, Step
from bot.features.look.talk import lead_to_talk, tell_end
from rules.core.errors import Refusal


class LookButtons:
    def __init__(self, core: Core) -> None:
        self._core = core

    @property
    def _look(self) -> Look:
        return self._core.of(Look)

    def of_table(self) -> Buttons:
        return {
            "hand": Button(self._hand),
            "since": Button(self._since),
            "watch": Button(self._watch),
            "talk": Button(self._talk),
            "ending": Button(self._ending),
            "more": Button(self._more),
            "rules": Button(self._rules),
            "replay": Button(self._replay),
            "review": Button(self._review),
            "verify": Button(self._verify),
            "told": Button(self._told),
        }

    def of_panel(self) -> Buttons:
        return {"hand": Button(self._board_and_hand), "words": Button(self._words)}

    def of_opening(self) -> Buttons:
        return {"rules": Button(self._rules_of)}

    def of_list(self) -> Buttons:
        return {"watch": Button(self._watch_listed)}

    def of_reader(self) -> Buttons:
        return {
            **dict.fromkeys(
                ("rules", "told", "log", "text", "changed"), Button(self._read, beside)
            ),
            catching_up.SINCE: Button(self._missed, beside),
            ways_out.TABLES: Button(self._own_tables, beside),
            ways_out.BOARD: Button(self._board, beside),
            REPLAY: Button(self._frame, _beside_or_apart),
        }

    def of_member(self) -> Buttons:
        return {"tables": Button(self._page_of_tables, anew)}

    async def _hand(self, caller: Caller, click: Click[TableId]) -> Post:
        return await self._look.private_views.hand(caller, click.id.table)

    async def _board_and_hand(self, caller: Caller, click: Click[PanelId]) -> Post:
        return await self._look.private_views.hand(caller, click.id.table, board=True)

    async def _words(self, caller: Caller, click: Click[PanelId]) -> Post:
        return await self._look.reader.page(caller, ReadId("text", str(click.id.table)))

    async def _rules_of(self, caller: Caller, click: Click[OpeningId]) -> Post:
        return await self._look.reader.page(caller, ReadId("rules", click.id.title))

    async def _since(self, caller: Caller, click: Click[TableId]) -> Post:
        at = await self._core.tables.position(click.id.table)
        return await self._look.catching_up.news(caller, at)

    async def _watch(self, caller: Caller, click: Click[TableId]) -> Post:
        at = await self._core.tables.position(click.id.table)
        return await self._look.private_views.board(caller, at)

    async def _talk(self, caller: Caller, click: Click[TableId]) -> Post:
        return await lead_to_talk(self._core, caller, click.id.table)

    async def _ending(self, caller: Caller, click: Click[TableId]) -> Post:
        return await tell_end(self._core, caller, click.id.table, on=click.id.arg != "off")

    async def _more(self, caller: Caller, click: Click[TableId]) -> Post:
        clicked = click.id
        part = (small_number(clicked.arg), clicked.seq) if clicked.arg else None
        return await self._look.private_views.more(caller, clicked.table, part)

    async def _rules(self, caller: Caller, click: Click[TableId]) -> Post:
        at = await self._core.tables.position(click.id.table)
        return await self._look.reader.page(caller, ReadId("rules", at.table.title))

    async def _replay(self, caller: Caller, click: Click[TableId]) -> Post:
        return await self._look.replay.page(caller, FrameRequest(click.id.table))

    async def _review(self, caller: Caller, click: Click[TableId]) -> Post:
        tell = partial(show, click.interaction)
        return await self._look.review_panel.show(caller, click.id.table, tell)

    async def _verify(self, caller: Caller, click: Click[TableId]) -> Post:
        return await self._look.private_views.proof(caller, click.id.table)

    async def _told(self, caller: Caller, click: Click[TableId]) -> Post:
        clicked = click.id
        wanted = told_id(clicked.table, clicked.arg, clicked.seq)
        return await self._look.reader.page(caller, wanted)

    async def _read(self, caller: Caller, click: Click[ReadId]) -> Post:
        return await self._look.reader.page(caller, click.id)

    async def _missed(self, caller: Caller, click: Click[ReadId]) -> Post:
        return await self._look.catching_up.page(caller, click.id)

    async def _own_tables(self, caller: Caller, click: Click[ReadId]) -> Post:
        return await self._look.private_views.tables_of(caller)

    async def _board(self, caller: Caller, click: Click[ReadId]) -> Post:
        if click.id.table is None:
            raise Refusal("ui.outdated")
        at = await self._core.tables.position(click.id.table)
        return await self._look.private_views.board(caller, at)

    async def _frame(self, caller: Caller, click: Click[ReadId]) -> Post | None:
        return await self._look.replay.show(caller, FrameRequest.of(click.id, click.values))

    async def _page_of_tables(self, caller: Caller, click: Click[MyId]) -> Post:
        page = small_number(click.id.arg.removeprefix("new") or "0")
        return await self._look.private_views.tables_of(caller, page)

    async def _watch_listed(self, caller: Caller, click: Click[ListId]) -> Post:
        """Show a table that the caller picked in the list of a server's tables."""
        table_id, _ = await self._core.picked(click)
        at = await self._core.tables.position(table_id)
        return await self._look.private_views.board(caller, at)


async def _beside_or_apart(click: Click[ReadId]) -> None:
    """Acknowledge a click on a frame; the frame of `Step.HERE` gets a message of its own."""
    await (reply if click.id.of.endswith(f"-{Step.HERE}") else beside)(click)
