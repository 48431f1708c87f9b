"""Everything that commands and clicks need of tournaments, in one place."""

from dataclasses import dataclass

from bot.tournaments.service import Tournaments
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
