"""Finds components by number, or by name in any language, complete or in part (chapter "Naming things")."""

import re
from collections.abc import Callable, Iterable
from typing import Final

from rules.core.errors import MalformedMove
from rules.core.naming import Spoken, exactly_named, excerpt, named, similar
from rules.core.text import Msg
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import STANDARD_PROJECTS
from rules.tmars.wording.names import award_msg, card_msg, milestone_msg, project_msg

_NUMBER: Final = re.compile(r"([PR]?)0*(\d{1,3})", re.IGNORECASE)
_MOST_NAMED: Final = 10
"""The most names that a refusal lists."""


def read_card(text: str, spoken: Spoken, among: Iterable[str] | None = None) -> str:
    """The id of the card that a number or a name means, among the given cards or all of them.

    Raises:
        MalformedMove: unknown, or several fit.
    """
    if number := _NUMBER.fullmatch(text.strip()):
        series, digits = number[1].upper(), number[2]
        text = f"{series}{int(digits):0{3 - len(series)}}"
    names = _names(CARDS if among is None else among, card_msg, spoken)
    found = named(text, names)
    if not found:
        close = tuple(map(card_msg, similar(text, names)))
        raise MalformedMove("tmars.unknown_card", text=excerpt(text), count=len(close), names=close)
    return _single(text, found, card_msg)


def read_milestone(text: str, board: str, spoken: Spoken) -> str:
    """The id of a milestone of the map. Raises MalformedMove."""
    pool = BOARDS[board].milestones
    found = named(text, _names(pool, milestone_msg, spoken))
    if not found:
        raise MalformedMove("tmars.unknown_milestone", options=tuple(map(milestone_msg, pool)))
    return _single(text, found, milestone_msg)


def read_award(text: str, board: str, spoken: Spoken) -> str:
    """The id of an award of the map. Raises MalformedMove."""
    pool = BOARDS[board].awards
    found = named(text, _names(pool, award_msg, spoken))
    if not found:
        raise MalformedMove("tmars.unknown_award", options=tuple(map(award_msg, pool)))
    return _single(text, found, award_msg)


def read_component(text: str, spoken: Spoken) -> str:
    """The id of a card, or of a milestone or an award of any map. Raises MalformedMove."""
    boards = BOARDS.values()
    milestones = (goal for board in boards for goal in board.milestones)
    awards = (goal for board in boards for goal in board.awards)
    goals = _names(milestones, milestone_msg, spoken) | _names(awards, award_msg, spoken)
    if exact := exactly_named(text, goals):
        return exact[0]
    found = named(text, goals)
    if len(found) == 1 and not named(text, _names(CARDS, card_msg, spoken)):
        return found[0]
    return read_card(text, spoken)


def read_project(text: str, spoken: Spoken) -> str:
    """The id of a standard project. Raises MalformedMove."""
    found = named(text, _names(STANDARD_PROJECTS, project_msg, spoken))
    if not found:
        raise MalformedMove("tmars.unknown_project", text=excerpt(text))
    return _single(text, found, project_msg)


def _names(
    things: Iterable[str], label: Callable[[str], Msg], spoken: Spoken
) -> dict[str, tuple[str, ...]]:
    return {each: (each, *spoken(label(each))) for each in things}


def _single(text: str, found: tuple[str, ...], label: Callable[[str], Msg]) -> str:
    if len(found) > 1:
        names = tuple(map(label, found[:_MOST_NAMED]))
        raise MalformedMove("tmars.ambiguous", text=excerpt(text), names=names)
    return found[0]
