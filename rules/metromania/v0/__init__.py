"""The rules that bore the number 1 at first (ADR 58).

States had no `last_line`. With ``final_round=blocked_only`` a turn that ended construction by anything beside complete
and blocked lines brought no last turns, even if the lines would have ended it too.
"""

from dataclasses import replace

from rules.core.game import GameDef
from rules.core.log import Log
from rules.metromania.network.completion import LINES
from rules.metromania.state import Final, Phase, State, fresh_turn
from rules.metromania.turns import flow
from rules.metromania.view import View


def _advance(draft: State, log: Log) -> None:
    flow.advance(draft, log)
    final = draft.final
    if draft.phase is not Phase.FINAL_ROUND or final is None:
        return
    if final.trigger != LINES and draft.rules.final_round != flow.ALWAYS:
        draft.final = Final(final.trigger, final.seat, ())
        draft.turn = fresh_turn(final.seat)
        flow.finish(draft, log)


def unnumbered(game: GameDef[State, View]) -> GameDef[State, View]:
    """Return the rules as they were, made of those of version 1."""
    return replace(game, rules_version=0, stored_as=1, advance=_advance, upgrades={}, earlier=None)
