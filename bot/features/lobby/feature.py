"""Builds the feature."""

from bot.core.controls.ids import ListId, OpeningId, TableId
from bot.core.core import Core
from bot.features.lobby.buttons import LobbyButtons
from bot.features.lobby.commands import OpenCommands
from bot.features.lobby.notices import TableNotices, Threads
from bot.features.lobby.opening import Opening
from bot.features.lobby.parts import Lobby
from bot.features.turn.parts import Turn
from bot.tables.absence.gathering import Gathering
from bot.tables.resuming import Resuming


def build(core: Core) -> Lobby:
    tables, buttons = core.tables, LobbyButtons(core)
    return Lobby(
        opening=Opening(core, core.of(Turn).panel),
        gathering=Gathering(core.database, tables, core.people.voting),
        resuming=Resuming(core.database, core.known, tables),
        table_posts=TableNotices(core).by_kind(),
        cogs=[Threads(core)],
        table_commands=[OpenCommands(core)],
        buttons={
            TableId: buttons.of_table(),
            ListId: buttons.of_list(),
            OpeningId: buttons.of_opening(),
        },
    )
