"""The parts of the feature that others use."""

from dataclasses import dataclass

from bot.core.feature import Feature
from bot.features.tournament.circuits.panel import CircuitPanel
from bot.features.tournament.creating import Creating
from bot.features.tournament.desk.desk import Desk
from bot.features.tournament.desk.files import Files
from bot.features.tournament.desk.picking import Picking
from bot.features.tournament.joining import Joining
from bot.features.tournament.posts.notices import TournamentPosts
from bot.features.tournament.refereeing import Refereeing
from bot.features.tournament.views.drawing import Drawing
from bot.features.tournament.views.looking import Looking
from bot.tournaments.directing.director import Director
from bot.tournaments.service import Tournaments


@dataclass(frozen=True, kw_only=True)
class Tournament(Feature):
    """Tournaments."""

    service: Tournaments
    director: Director
    creating: Creating
    joining: Joining
    looking: Looking
    refereeing: Refereeing
    drawing: Drawing
    notices: TournamentPosts
    desk: Desk
    files: Files
    picking: Picking
    circuits: CircuitPanel
