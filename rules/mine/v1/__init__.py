"""Version 1 of the rules, for tables that began with it.

A period that the rules ended (ruling D37) counted as declared by its first seat, which could win the points of Arsene
Ltd. by a period in which no seat does anything.
"""

from dataclasses import replace

from rules.core.game import GameDef, unchanged
from rules.core.log import Log
from rules.mine.economy.zones import declare
from rules.mine.state import State
from rules.mine.turns import flow
from rules.mine.v0 import unnumbered
from rules.mine.view import View


def _declared_by_the_first(draft: State, log: Log) -> None:
    declare(draft, draft.first, log)


def _advance(draft: State, log: Log) -> None:
    flow.advance(draft, log, _declared_by_the_first)


def first_version(game: GameDef[State, View]) -> GameDef[State, View]:
    """The rules as they were, made of those of version 2."""
    first = replace(game, rules_version=1, advance=_advance, upgrades={0: unchanged}, earlier=None)
    return replace(first, earlier=unnumbered(first))
