"""Forms fill in a move field by field: which rows to show, and how a click changes the choices.

This package is pure and knows no Discord. A form consists of the title, the position, the seat, the verb and the
choices so far (`given`). A field with only one possible value is filled in without asking; a field with a default
shows it as chosen.
"""

from bot.core.form.page import (
    ROWS,
    WINDOW,
    Page,
    choose,
    completed,
    given_of,
    is_instant,
    page,
    settled,
)
from bot.core.form.rows import AREA, BUTTONS, MORE, Choice, Control, rows
from bot.core.form.shortcuts import PIECES

__all__ = [
    "AREA",
    "BUTTONS",
    "MORE",
    "PIECES",
    "ROWS",
    "WINDOW",
    "Choice",
    "Control",
    "Page",
    "choose",
    "completed",
    "given_of",
    "is_instant",
    "page",
    "rows",
    "settled",
]
