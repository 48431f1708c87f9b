"""A half-made move as its seat sees it: the spaces that may be chosen, and the chosen one.

Nothing else of a half-made move shows on the board.
"""

from msgspec import structs

from rules.core.game import Given
from rules.core.seats import Seat
from rules.tmars.resolve.projects import (
    PLANTS,
    brings_tile,
    conversion_refusal,
    conversion_spaces,
    project_refusal,
    project_spaces,
)
from rules.tmars.seen import view
from rules.tmars.state import State
from rules.tmars.view import View


def preview(state: State, seat: Seat, verb: str, given: Given) -> View:
    seen = view(state, seat)
    legal = seen.legal
    if verb == "project":
        legal = _of_project(state, seat, given.get("project"))
    elif verb == "convert":
        legal = _of_conversion(state, seat, given.get("what"))
    elif verb != "answer":
        legal = ()
    chosen = _chosen(given, legal)
    return structs.replace(seen, legal=legal, chosen=chosen)


def _of_project(state: State, seat: Seat, project: object) -> tuple[str, ...]:
    if (
        not isinstance(project, str)
        or project_refusal(state, seat, project) is not None
        or not brings_tile(state, project)
    ):
        return ()
    return project_spaces(state, seat, project)


def _of_conversion(state: State, seat: Seat, what: object) -> tuple[str, ...]:
    if what != PLANTS or conversion_refusal(state, seat, PLANTS) is not None:
        return ()
    return conversion_spaces(state, seat)


def _chosen(given: Given, legal: tuple[str, ...]) -> str:
    """The space that the move names so far, if it is allowed."""
    picked = given.get("space")
    if isinstance(answered := given.get("picks"), tuple) and len(answered) == 1:
        (picked,) = answered
    return picked if isinstance(picked, str) and picked in legal else ""
