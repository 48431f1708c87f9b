"""Builds the feature."""

from bot.core.controls.ids import TournamentId
from bot.core.core import Core
from bot.core.servers.permissions import thread_readers
from bot.features.tournament.clicks import TournamentButtons
from bot.features.tournament.cog import TournamentCommands
from bot.features.tournament.creating import Creating
from bot.features.tournament.drawing import Drawing
from bot.features.tournament.joining import Joining
from bot.features.tournament.looking import Looking
from bot.features.tournament.notices import TournamentPosts
from bot.features.tournament.parts import Tournament
from bot.features.tournament.referee import RefereeCommands
from bot.features.tournament.refereeing import Refereeing
from bot.store.rows import NoticeKind
from bot.tables.seated import Seated
from bot.tournaments.changing import World
from bot.tournaments.directing.director import Director
from bot.tournaments.service import Tournaments
from render import registry as painters
from rules import registry as titles

_KINDS = (
    *(NoticeKind.ANNOUNCE, NoticeKind.ROUND, NoticeKind.STANDINGS, NoticeKind.CALL),
    *(NoticeKind.RULING, NoticeKind.PODIUM, NoticeKind.DEAL),
)
"""The kinds of posts about tournaments."""


def build(core: Core) -> Tournament:
    database, tables, known, catalogues = core.database, core.tables, core.known, core.catalogues
    service = Tournaments(
        World(
            *(database, tables, titles.load, known.now, known.secrets),
            Seated(database, known, tables.almanac),
            core.changes.tournament,
            core.options.operators,
            lambda guild, channel, members: thread_readers(core.client, guild, channel, members),
        )
    )
    director = Director(service.changes, service.pods)
    core.changes.on_tournament = director.wake
    drawing = Drawing(core.renderer, painters.load)
    buttons = TournamentButtons(core)

    looking = Looking(service, catalogues, core.pictures, drawing)
    creating = Creating(service, catalogues, core.pictures)
    notices = TournamentPosts(
        *(service, looking, drawing, core.settings),
        core.posting,
        *(catalogues, core.pictures, core.people.has_left, known.now),
    )

    async def close() -> None:
        director.close()
        await service.settle()

    return Tournament(
        service=service,
        director=director,
        creating=creating,
        notices=notices,
        joining=Joining(service, core.settings, catalogues),
        looking=looking,
        refereeing=Refereeing(service, catalogues),
        drawing=drawing,
        posts=dict.fromkeys(_KINDS, notices.post),
        cogs=[TournamentCommands(core), RefereeCommands(core)],
        buttons={TournamentId: buttons.of_tournament()},
        boxes=[(TournamentId, op, buttons.window) for op in ("when", "dispute")],
        on_change=director.look_at,
        look_at_all=director.look_at_all,
        run=director.run,
        close=close,
    )
