"""Version 1 of the rules, for tables that began with it.

States had neither the option `ban` nor `bot_removals`: "up to n" took one of MarsBot's tokens, but of alternatives the
smallest printed number. Rules that find no such option in a state play by this, or by version 0.
"""

from dataclasses import replace

from rules.core.game import GameDef, unchanged
from rules.tmars.bans import BAN
from rules.tmars.setup import REMOVALS
from rules.tmars.state import State
from rules.tmars.v0 import unnumbered
from rules.tmars.view import View


def first_version(game: GameDef[State, View]) -> GameDef[State, View]:
    """Return the rules as they were, made of those of version 2."""
    options = tuple(spec for spec in game.options if spec.name not in (REMOVALS, BAN))
    first = replace(
        game, rules_version=1, options=options, upgrades={0: unchanged}, gained={}, earlier=None
    )
    return replace(first, earlier=unnumbered(first))
