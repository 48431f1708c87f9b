"""Builds the feature."""

import secrets

from bot.core.controls.ids import ModalId, PanelId, TableId
from bot.core.core import Core
from bot.features.turn.asked import FormStates
from bot.features.turn.board_posts import BoardPosts
from bot.features.turn.buttons import TurnButtons
from bot.features.turn.commands import TurnCommands
from bot.features.turn.hint_panel import HintPanel
from bot.features.turn.panel import Panel
from bot.features.turn.parts import Turn
from bot.features.turn.planner import Planner
from bot.features.turn.teaching import Teaching
from bot.store.rows import NoticeKind, TimerKind
from bot.tables.hinting.hints import Hints
from bot.tables.hinting.reviews import Reviews
from bot.tables.hinting.thinking import Apart


def build(core: Core) -> Turn:
    tables, catalogues = core.tables, core.catalogues
    planner = Planner(tables, core.aheads, catalogues)
    teaching = Teaching(core.first_games, tables, core.robots, core.pictures)
    panel = Panel(
        *(tables, catalogues, core.pictures, FormStates(), core.settings, planner, teaching),
        core.people.ways,
    )
    think = Apart(core.experts)
    hints = Hints(core.database, tables, think, lambda: secrets.randbits(64))
    reviews = Reviews(core.database, tables, core.replays, think)
    hint_panel = HintPanel(tables, panel, hints, catalogues)
    boards = BoardPosts(core)
    buttons = TurnButtons(core, panel, hint_panel)

    async def close() -> None:
        await hints.close()
        await reviews.close()

    return Turn(
        panel=panel,
        hint_panel=hint_panel,
        planner=planner,
        reviews=reviews,
        boards=boards,
        table_commands=[TurnCommands(core)],
        buttons={PanelId: buttons.of_panel(), TableId: buttons.of_table()},
        boxes=[(ModalId, "", buttons.typed)],
        table_posts={
            NoticeKind.BOARD: boards.board,
            NoticeKind.TURN: boards.board,
            NoticeKind.PAST: boards.past,
            NoticeKind.CLOCKS: boards.clocks,
        },
        homeless_posts={NoticeKind.BOARD: boards.unposted},
        table_timers={TimerKind.AHEAD: core.aheads.held},
        close=close,
    )
