"""MarsBot's tracks (chapter "MarsBot")."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from rules.tmars.components.effects import Resource, Tag


class Icon(StrEnum):
    ADVANCE = "advance"
    """Advances once more on the same track, if MarsBot plays hard."""
    TR = "tr"
    TEMPERATURE = "temperature"
    OCEAN = "ocean"
    GREENERY = "greenery"
    CITY = "city"
    MILESTONE = "milestone"
    AWARD = "award"


class Cell(Struct, frozen=True):
    icon: Icon
    n: int = 1
    """The number of times that it takes effect."""


class Track(Struct, frozen=True):
    id: str
    """The track's name is the text ``tmars.track.<id>``."""
    tags: tuple[Tag, ...]
    """The tags that move its marker."""
    hit_by: Resource | None
    """The production whose loss moves the marker back."""
    cells: tuple[Cell | None, ...]
    """By position: the start, then spaces 1 to `LAST_SPACE`."""


LAST_SPACE: Final = 18


def _cell(word: str) -> Cell | None:
    name = word.rstrip("0123456789")
    return None if name == "-" else Cell(Icon(name), int(word[len(name) :] or 1))


def _track(name: str, tags: tuple[Tag, ...], hit_by: Resource | None, spaces: str) -> Track:
    """A track of spaces 1 to `LAST_SPACE`, from icons with their positions."""
    return Track(name, tags, hit_by, (None, *map(_cell, spaces.split())))


_ALL: Final = (
    _track(
        "building",
        (Tag.BUILDING,),
        Resource.STEEL,
        "- ocean - - tr2 temperature milestone greenery award "
        "city - ocean - greenery city temperature - tr5",
    ),
    _track(
        "space",
        (Tag.SPACE,),
        Resource.TITANIUM,
        "advance - temperature - ocean city - milestone temperature "
        "- tr3 ocean - temperature - tr4 - tr6",
    ),
    _track(
        "event",
        (Tag.EVENT,),
        Resource.MC,
        "advance - ocean greenery advance - advance ocean tr3 "
        "award - tr4 temperature greenery advance temperature2 - tr5",
    ),
    _track(
        "science",
        (Tag.SCIENCE,),
        None,
        "advance - advance city - greenery - tr2 milestone "
        "temperature ocean tr3 temperature tr4 advance - temperature tr7",
    ),
    _track(
        "power",
        (Tag.POWER, Tag.JOVIAN),
        Resource.ENERGY,
        "advance - tr3 - temperature advance milestone - temperature "
        "greenery advance ocean - city greenery - temperature tr8",
    ),
    _track(
        "earth",
        (Tag.EARTH, Tag.CITY),
        Resource.HEAT,
        "city - - tr3 city - advance city award "
        "advance city greenery tr4 greenery advance - city tr7",
    ),
    _track(
        "bio",
        (Tag.PLANT, Tag.ANIMAL, Tag.MICROBE),
        Resource.PLANTS,
        "- - greenery - greenery greenery advance - ocean "
        "award temperature tr3 greenery greenery ocean greenery - tr6",
    ),
)

TRACKS: Final[Mapping[str, Track]] = MappingProxyType({track.id: track for track in _ALL})
"""From top to bottom."""
TRACK_OF: Final[Mapping[Tag, str]] = MappingProxyType(
    {tag: track.id for track in _ALL for tag in track.tags}
)
"""The track that a tag moves; a wild tag chooses."""
TRACK_HIT_BY: Final[Mapping[Resource, str]] = MappingProxyType(
    {track.hit_by: track.id for track in _ALL if track.hit_by}
)
"""The track that a lost production moves back."""
