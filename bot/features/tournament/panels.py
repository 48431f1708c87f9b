"""Everything that commands and clicks need of tournaments, in one place."""

from dataclasses import dataclass

from bot.core.posts.pictures import Pictures
from bot.features.tournament.creating import Creating
from bot.features.tournament.drawing import Drawing
from bot.features.tournament.joining import Joining
from bot.features.tournament.looking import Looking
from bot.features.tournament.refereeing import Refereeing
from bot.i18n import Catalogues
from bot.tables.settings import Settings
from bot.tournaments.service import Tournaments


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
