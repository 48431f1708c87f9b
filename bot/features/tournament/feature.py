"""Builds the feature."""

from functools import partial

from bot.core.controls.ids import TournamentId
from bot.core.core import Core
from bot.core.servers.permissions import thread_readers
from bot.features.absence.parts import Absence
from bot.features.tournament.circuits.panel import OPEN, CircuitPanel
from bot.features.tournament.clicks import TournamentButtons
from bot.features.tournament.cog import TournamentCommands
from bot.features.tournament.creating import Creating
from bot.features.tournament.desk.buttons import OPENERS, DeskButtons
from bot.features.tournament.joining import Joining
from bot.features.tournament.parts import Tournament
from bot.features.tournament.posts.notices import TournamentPosts
from bot.features.tournament.referee import RefereeCommands
from bot.features.tournament.refereeing import Refereeing
from bot.features.tournament.views.drawing import Drawing
from bot.features.tournament.views.looking import Looking
from bot.store.finding import concerned
from bot.store.rows import NoticeKind
from bot.tables.seated import Seated
from bot.tournaments.changing import Context
from bot.tournaments.directing.director import Director
from bot.tournaments.leaving import left_server
from bot.tournaments.service import Tournaments
from render import registry as painters
from rules import registry as titles

_KINDS = (
    *(NoticeKind.ANNOUNCE, NoticeKind.ROUND, NoticeKind.STANDINGS, NoticeKind.CALL),
    *(NoticeKind.RULING, NoticeKind.PODIUM, NoticeKind.DEAL, NoticeKind.BESIDE),
)
"""The kinds of posts about tournaments."""


def build(core: Core) -> Tournament:
    database, tables, known, catalogues = core.database, core.tables, core.known, core.catalogues
    service = Tournaments(
        Context(
            *(database, tables, titles.load, known.now, known.secrets),
            Seated(database, known, tables.almanac),
            core.listeners.tournament,
            core.options.operators,
            lambda guild, channel, members: thread_readers(core.client, guild, channel, members),
        )
    )
    director = Director(service.changes, service.pods)
    core.listeners.on_tournament = director.wake
    drawing = Drawing(core.renderer, painters.load)
    buttons = TournamentButtons(core)

    looking = Looking(*(service, catalogues, core.pictures, drawing), core.pages.of_tournament)
    creating = Creating(core, service)
    notices = TournamentPosts(core, service, looking, drawing)
    desk = DeskButtons(core, service, creating)
    circuits = CircuitPanel(core, service.circuits, drawing)

    core.of(Absence).departures.watch(concerned.involved, partial(left_server, service))

    async def close() -> None:
        director.close()
        await service.settle()

    return Tournament(
        service=service,
        director=director,
        creating=creating,
        notices=notices,
        joining=Joining(core, service),
        looking=looking,
        refereeing=Refereeing(core, service),
        drawing=drawing,
        posts=dict.fromkeys(_KINDS, notices.post),
        cogs=[TournamentCommands(core), RefereeCommands(core)],
        desk=desk.desk,
        picking=desk.picking,
        files=desk.files,
        circuits=circuits,
        buttons={TournamentId: {**buttons.of_tournament(), **desk.of_desk(), **circuits.buttons()}},
        boxes=[
            *(
                (TournamentId, op, buttons.window)
                for op in ("when", "points", "code", "dispute", "calloff", "teamnew")
            ),
            *((TournamentId, op, desk.window) for op in OPENERS),
            (TournamentId, OPEN, circuits.window),
        ],
        on_change=director.look_at,
        look_at_all=director.look_at_all,
        run=director.run,
        close=close,
    )
