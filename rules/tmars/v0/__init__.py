"""The rules that bore the number 1 at first (ADR 58).

States had no option `bot_near`: MarsBot counted adjacent tiles alone, and "up to n" of a resource took n of its tokens.
Rules that find no such option in a state play by this.
"""

from dataclasses import replace

from rules.core.game import GameDef
from rules.tmars.setup import NEAR
from rules.tmars.state import State
from rules.tmars.view import View


def unnumbered(game: GameDef[State, View]) -> GameDef[State, View]:
    """Return the rules as they were, made of those of version 1."""
    options = tuple(spec for spec in game.options if spec.name != NEAR)
    return replace(game, rules_version=0, stored_as=1, options=options, upgrades={}, earlier=None)
