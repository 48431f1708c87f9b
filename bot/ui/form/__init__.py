"""Filling in a move, one field after another: which rows to show, and what a click does to what was chosen.

Pure, and without Discord: a form is the title, the position, the seat, the verb and what was chosen so far (`given`).
A field that has only one possible value is filled in without being asked; one that starts with a value is shown with it
chosen.
"""

from bot.ui.form.page import (
    WINDOW,
    Page,
    choose,
    completed,
    given_of,
    is_instant,
    page,
    settled,
)
from bot.ui.form.rows import BUTTONS, MORE, Choice, Control, rows

__all__ = [
    "BUTTONS",
    "MORE",
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
