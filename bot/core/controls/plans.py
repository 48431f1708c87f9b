"""The button that opens a member's pre-moves and auto-answers, where any can be given."""

from discord import ButtonStyle

from bot.core.controls.components import QuestionRef, panel_button
from bot.core.controls.items import Component
from bot.store.rows import Status
from bot.tables.model import Position
from rules.core import engine
from rules.core.seats import Seat


def planning(table_id: int) -> QuestionRef:
    """Return the question of a table's pre-moves and auto-answers: one that has not come up."""
    return QuestionRef(table_id, 0, ahead=True)


def plans_button(at: Position, seat: Seat | None, label: str, *, row: int = 0) -> Component | None:
    """Return the button for a seat of a table in play that may give a pre-move or an auto-answer; else None."""
    if at.table.status is not Status.PLAYING or seat is None:
        return None
    may_plan = bool(engine.aheads_on_menu(at.game, at.state, seat))
    if not may_plan and not any(rule.offered(at.state, seat) for rule in at.game.standing):
        return None
    shown = planning(at.table.id).id_of("plans")
    return panel_button(shown, label, ButtonStyle.secondary, row)
