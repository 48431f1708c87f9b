"""All cards by id, in printed order: projects, corporations, preludes."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from rules.tmars.components.cards import (
    corporations,
    preludes,
    projects_001_025,
    projects_026_050,
    projects_051_075,
    projects_076_100,
    projects_101_125,
    projects_126_150,
    projects_151_175,
    projects_176_208,
    projects_p36_p42,
)
from rules.tmars.components.designs import Card

__all__ = ["CARDS", "CORPORATIONS", "PRELUDES", "PROJECTS"]


def _by_id(cards: Iterable[Card]) -> Mapping[str, Card]:
    return MappingProxyType({card.id: card for card in cards})


PROJECTS: Final[Mapping[str, Card]] = _by_id(
    card
    for part in (
        projects_001_025,
        projects_026_050,
        projects_051_075,
        projects_076_100,
        projects_101_125,
        projects_126_150,
        projects_151_175,
        projects_176_208,
        projects_p36_p42,
    )
    for card in part.CARDS
)
CORPORATIONS: Final[Mapping[str, Card]] = _by_id(corporations.CARDS)
PRELUDES: Final[Mapping[str, Card]] = _by_id(preludes.CARDS)
CARDS: Final[Mapping[str, Card]] = MappingProxyType({**PROJECTS, **CORPORATIONS, **PRELUDES})
