"""The parts of a map: spaces, and the measures of milestones and awards."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from rules.tmars.components.effects import Resource, Tag


class Bonus(StrEnum):
    """An icon printed on a space, granted to the seat that covers it."""

    STEEL = "steel"
    TITANIUM = "titanium"
    PLANT = "plant"
    HEAT = "heat"
    CARD = "card"
    SOUTH_POLE = "ocean_for_6_mc"
    """Building here costs M€ and grants an ocean."""


class Space(Struct, frozen=True, kw_only=True):
    ocean: bool = False
    """Reserved for ocean tiles."""
    bonus: tuple[Bonus, ...] = ()
    """Printed icons, in order."""
    volcanic: bool = False
    reserved_for: str | None = None
    """``noctis_city``; off the map, the only card that may build here."""
    name: str | None = None
    """The place's name: ``tmars.place.<name>``."""


class Measure(StrEnum):
    """The measure of a milestone or an award for a seat."""

    TR = "tr"
    CITIES = "cities"
    """Including those off the map."""
    GREENERIES = "greeneries"
    TILES = "tiles"
    """Without oceans, including tiles off the map; with `rows`, only tiles in those rows."""
    TILES_BY_OCEANS = "tiles_by_oceans"
    TAGS = "tags"
    DISTINCT_TAGS = "distinct_tags"
    HAND = "hand"
    CARDS = "cards"
    """Automated and active ones."""
    AUTOMATED_CARDS = "automated_cards"
    CARDS_WITH_REQUIREMENTS = "cards_with_requirements"
    """Without events."""
    DEAR_CARDS = "dear_cards"
    """Cards with a printed cost of at least `content.DEAR`, without events."""
    EVENTS = "events"
    ON_CARDS = "on_cards"
    STOCK = "stock"
    PRODUCTION = "production"
    MOST_PRODUCTION = "most_production"
    PRODUCTIONS_RAISED = "productions_raised"
    """Productions above their starting value."""


class Metric(Struct, frozen=True):
    measure: Measure
    tags: tuple[Tag, ...] = ()
    resources: tuple[Resource, ...] = ()
    rows: str = ""


class BotMeasure(StrEnum):
    """The measure of a milestone or an award for MarsBot."""

    TRACK = "track"
    LOWEST_TRACK = "lowest_track"
    HIGHEST_TRACK = "highest_track"
    ALL_TRACKS = "all_tracks"
    """The sum of all positions."""
    CARDS = "cards"
    """Used cards, as everywhere below; automated and active ones."""
    AUTOMATED_CARDS = "automated_cards"
    CARDS_WITH_REQUIREMENTS = "cards_with_requirements"
    DEAR_CARDS = "dear_cards"
    TOKENS = "tokens"
    TR = "tr"


class BotMetric(Struct, frozen=True):
    measure: BotMeasure
    track: str = ""
    plus: int = 0
    """Added to the count."""


class Milestone(Struct, frozen=True):
    """A milestone. Names of milestones and awards are texts: ``tmars.milestone.<id>``, ``tmars.award.<id>``."""

    id: str
    metric: Metric
    need: int
    bot: BotMetric | None = None
    """None: MarsBot is measured like a seat."""
    bot_needs: int | None = None
    """Only if it differs from `need`."""


class Award(Struct, frozen=True):
    id: str
    metric: Metric
    bot: BotMetric | None = None
    """None: MarsBot is measured like a seat."""


class Board(Struct, frozen=True):
    id: str
    spaces: Mapping[str, Space]
    """By label, in reading order."""
    oceans: tuple[str, ...]
    volcanic: tuple[str, ...]
    noctis: str | None
    """The space reserved for Noctis City."""
    south_pole: str | None
    milestones: Mapping[str, Milestone]
    awards: Mapping[str, Award]
