"""The active players and their tasks."""

from render.tmars.board.panels import word
from rules.core.seats import Seat
from rules.core.text import Say
from rules.tmars.view import View

ALL_DECIDE = ("start", "draft", "research")
"""The stages in which everybody decides at once."""


def waiting(view: View) -> tuple[Seat, ...]:
    """Return the active players."""
    if view.outcome is not None:
        return ()
    if view.question is not None:
        return (view.question.seat,)
    if view.stage in ALL_DECIDE:
        return tuple(seat for seat, state in enumerate(view.seats) if not state.chosen)
    return () if view.active is None or view.active < 0 else (view.active,)


def doing(view: View, say: Say) -> tuple[str, str]:
    """Two texts: the call to act, and the task."""
    if view.question is not None:
        return word(say, "to_act"), word(say, "stage.question")
    if view.stage != "action":
        return word(say, "to_act"), word(say, f"stage.{view.stage}")
    if view.actions >= 2 and not _alone(view):
        return word(say, "to_act"), word(say, "stage.end")
    key = "action_more" if _alone(view) else "action_of"
    return word(say, "to_act"), word(say, key, n=view.actions + 1)


def _alone(view: View) -> bool:
    """Have all others passed, so that this seat takes one action after another?"""
    others = [state.passed for seat, state in enumerate(view.seats) if seat != view.active]
    if view.bot is not None:
        others.append(view.bot.passed)
    return all(others)
