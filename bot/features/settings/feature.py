"""Builds the feature."""

from functools import partial

from bot.core.core import Core
from bot.features.settings.cog import ServerCommands
from bot.features.settings.leaving import ServerLeaver
from bot.features.settings.parts import ServerSettings
from bot.features.settings.servers import Servers
from bot.features.tournament.parts import Tournament
from bot.store.rows import TimerKind
from bot.tables.privacy.forgetting import Forgetting
from bot.tournaments.leaving import call_off_everywhere


def build(core: Core) -> ServerSettings:
    call_off = partial(call_off_everywhere, core.of(Tournament).service)
    forgetting = Forgetting(core.database, core.tables, core.listeners.due, call_off)
    return ServerSettings(
        forgetting=forgetting,
        cogs=[ServerCommands(core), Servers(core.client)],
        timers={TimerKind.FORGET: forgetting.due, TimerKind.LEAVE: ServerLeaver(core.client).due},
    )
