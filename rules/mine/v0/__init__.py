"""The rules that bore the number 1 at first (ADR 58).

Effects that react to purchases, such as Chicken Game, did not react to public goals.
"""

from dataclasses import replace
from functools import partial

from rules.core.game import GameDef
from rules.mine.state import State
from rules.mine.verbs import buy
from rules.mine.view import View

_BUY = replace(buy.BUY, apply=partial(buy.apply, goals_count=False))


def unnumbered(game: GameDef[State, View]) -> GameDef[State, View]:
    """Return the rules as they were, made of those of version 1."""
    verbs = tuple(_BUY if verb is buy.BUY else verb for verb in game.verbs)
    return replace(game, rules_version=0, stored_as=1, verbs=verbs, upgrades={}, earlier=None)
