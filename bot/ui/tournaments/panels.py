"""Everything that commands and clicks need of tournaments, in one place."""

from dataclasses import dataclass

from bot.i18n import Catalogues
from bot.tables.settings import Settings
from bot.tournaments.service import Tournaments
from bot.ui.posts.pictures import Pictures
from bot.ui.tournaments.creating import Creating
from bot.ui.tournaments.drawing import Drawing
from bot.ui.tournaments.joining import Joining
from bot.ui.tournaments.looking import Looking
from bot.ui.tournaments.refereeing import Refereeing


@dataclass(frozen=True, slots=True)
class TournamentPanels:
    service: Tournaments
    creating: Creating
    joining: Joining
    looking: Looking
    refereeing: Refereeing
    drawing: Drawing


def tournament_panels(
    tournaments: Tournaments,
    settings: Settings,
    catalogues: Catalogues,
    pictures: Pictures,
    drawing: Drawing,
) -> TournamentPanels:
    return TournamentPanels(
        tournaments,
        Creating(tournaments, catalogues, pictures),
        Joining(tournaments, settings, catalogues),
        Looking(tournaments, catalogues, pictures, drawing),
        Refereeing(tournaments, catalogues),
        drawing,
    )
