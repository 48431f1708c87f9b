"""Terraforming Mars: seats, or one seat and MarsBot, make a planet habitable."""

from rules.tmars.game import GAME
from rules.tmars.verbs.action import CardAction
from rules.tmars.verbs.answer import Answer
from rules.tmars.verbs.award import FundAward
from rules.tmars.verbs.convert import Convert
from rules.tmars.verbs.draft import Draft
from rules.tmars.verbs.end import End
from rules.tmars.verbs.first import First
from rules.tmars.verbs.milestone import ClaimMilestone
from rules.tmars.verbs.passing import Pass
from rules.tmars.verbs.play import PlayCard
from rules.tmars.verbs.project import StandardProject
from rules.tmars.verbs.research import Research
from rules.tmars.verbs.start import Start

__all__ = [
    "GAME",
    "Answer",
    "CardAction",
    "ClaimMilestone",
    "Convert",
    "Draft",
    "End",
    "First",
    "FundAward",
    "Pass",
    "PlayCard",
    "Research",
    "StandardProject",
    "Start",
]
