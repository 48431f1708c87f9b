"""Finds components by number, or by name in any language, complete or in part (chapter "Naming things")."""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from rules.core.errors import MalformedMove
from rules.core.naming import called, excerpt, plain
from rules.core.text import Msg
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.cards import CARDS
from rules.tmars.components.content import STANDARD_PROJECTS
from rules.tmars.notation import spellings, spellings_projects
from rules.tmars.wording.names import award_msg, card_msg, milestone_msg, project_msg

_NUMBER: Final = re.compile(r"([PR]?)0*(\d{1,3})", re.IGNORECASE)
_MOST_NAMED: Final = 10
"""The most names that a refusal lists."""


def _spelled(*tables: str) -> Mapping[str, tuple[str, ...]]:
    """By id: the ways to spell it."""
    rows = (line.split(" | ") for table in tables for line in table.splitlines())
    return MappingProxyType({row[0]: tuple(dict.fromkeys(map(plain, row))) for row in rows})


_CARDS: Final = _spelled(
    spellings_projects.PROJECT_CARDS, spellings.CORPORATIONS, spellings.PRELUDES
)
_MILESTONES: Final = _spelled(spellings.MILESTONES)
_AWARDS: Final = _spelled(spellings.AWARDS)
_STANDARD_PROJECTS: Final = _spelled(spellings.STANDARD_PROJECTS)


def read_card(text: str, among: Iterable[str] | None = None) -> str:
    """The id of the card that a number or a name means, among the given cards or all of them.

    Raises:
        MalformedMove: unknown, or several fit.
    """
    if number := _NUMBER.fullmatch(text.strip()):
        series, digits = number[1].upper(), number[2]
        text = f"{series}{int(digits):0{3 - len(series)}}"
    found = _find(text, _CARDS, CARDS if among is None else among)
    if not found:
        raise MalformedMove("tmars.unknown_card", text=excerpt(text))
    return _single(text, [(card, card_msg(card)) for card in found])


def read_milestone(text: str, board: str) -> str:
    """The id of a milestone of the map. Raises MalformedMove."""
    pool = BOARDS[board].milestones
    found = _find(text, _MILESTONES, pool)
    if not found:
        raise MalformedMove("tmars.unknown_milestone", options=tuple(map(milestone_msg, pool)))
    return _single(text, [(name, milestone_msg(name)) for name in found])


def read_award(text: str, board: str) -> str:
    """The id of an award of the map. Raises MalformedMove."""
    pool = BOARDS[board].awards
    found = _find(text, _AWARDS, pool)
    if not found:
        raise MalformedMove("tmars.unknown_award", options=tuple(map(award_msg, pool)))
    return _single(text, [(name, award_msg(name)) for name in found])


def read_component(text: str) -> str:
    """The id of a card, or of a milestone or an award of any map. Raises MalformedMove."""
    goals = {**_MILESTONES, **_AWARDS}
    if exact := [goal for goal, spelled in goals.items() if plain(text) in spelled]:
        return exact[0]
    found = _find(text, goals, goals)
    if len(found) == 1 and not _find(text, _CARDS, CARDS):
        return found[0]
    return read_card(text)


def read_project(text: str) -> str:
    """The id of a standard project. Raises MalformedMove."""
    found = _find(text, _STANDARD_PROJECTS, STANDARD_PROJECTS)
    if not found:
        raise MalformedMove("tmars.unknown_project", text=excerpt(text))
    return _single(text, [(name, project_msg(name)) for name in found])


def _find(
    text: str, spelled: Mapping[str, tuple[str, ...]], among: Iterable[str]
) -> tuple[str, ...]:
    return called(plain(text), spelled, among)


def _single(text: str, found: list[tuple[str, Msg]]) -> str:
    if len(found) > 1:
        names = tuple(name for _, name in found[:_MOST_NAMED])
        raise MalformedMove("tmars.ambiguous", text=excerpt(text), names=names)
    return found[0][0]
