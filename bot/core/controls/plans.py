"""The button that leads to what a member gives ahead, where there is anything to give."""

from discord import ButtonStyle

from bot.core.controls.components import QuestionRef, panel_button
from bot.core.controls.items import Component
from bot.store.rows import Status
from bot.tables.model import Position
from rules.core import engine
from rules.core.seats import Seat


def planning(table_id: int) -> QuestionRef:
    """What the controls of answers given ahead belong to: a question that has not come up."""
    return QuestionRef(table_id, 0, ahead=True)


def plans_button(at: Position, seat: Seat | None, label: str, *, row: int = 0) -> Component | None:
    """The button, for the seat of a table in play that may give a move or a rule ahead."""
    if at.table.status is not Status.PLAYING or seat is None:
        return None
    may_plan = bool(engine.aheads_on_menu(at.game, at.state, seat))
    if not may_plan and not any(rule.offered(at.state, seat) for rule in at.game.standing):
        return None
    shown = planning(at.table.id).id_of("plans")
    return panel_button(shown, label, ButtonStyle.secondary, row)
