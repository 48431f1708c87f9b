"""What a card is made of (chapter "Card data")."""

from enum import StrEnum
from typing import TypeAlias, Union

from msgspec import Struct

from rules.tmars.components.effects import (
    CardResource,
    Parameter,
    Resource,
    Six,
    Step,
    Tag,
    Take,
    Term,
    Who,
)


class Module(StrEnum):
    BASE = "base"
    CORPORATE_ERA = "corporate_era"
    PRELUDE = "prelude"


class Type(StrEnum):
    AUTOMATED = "automated"
    ACTIVE = "active"
    EVENT = "event"
    CORPORATION = "corporation"
    PRELUDE = "prelude"


# Requirements


class Global(Term, frozen=True, tag="global"):
    """A parameter: oxygen in %, temperature in °C, oceans in tiles."""

    parameter: Parameter
    at_least: int | None = None
    at_most: int | None = None


class NeedsTags(Term, frozen=True, tag="needs_tags"):
    tag: Tag
    at_least: int


class NeedsProduction(Term, frozen=True, tag="needs_production"):
    resource: Resource
    at_least: int


class NeedsGreeneries(Term, frozen=True, tag="needs_greeneries"):
    """Of one's own."""

    at_least: int


class NeedsCities(Term, frozen=True, tag="needs_cities"):
    """Of all owners."""

    at_least: int


Requirement: TypeAlias = Union[Global, NeedsTags, NeedsProduction, NeedsGreeneries, NeedsCities]


# Victory points


class Fixed(Term, frozen=True, tag="fixed"):
    points: int


class PerResource(Term, frozen=True, tag="per_resource"):
    """Of the resources on the card."""

    points: int
    for_every: int = 1


class IfResources(Term, frozen=True, tag="if_resources"):
    """Once, with so many resources on the card."""

    points: int
    at_least: int


class PerTag(Term, frozen=True, tag="per_tag"):
    """Of one's printed tags; wild tags do not count."""

    tag: Tag
    points: int


class PerAdjacentOcean(Term, frozen=True, tag="per_adjacent_ocean"):
    """Beside the card's tile."""

    points: int


class PerAdjacentCity(Term, frozen=True, tag="per_adjacent_city"):
    """Beside the card's tile."""

    points: int


class PerCity(Term, frozen=True, tag="per_city"):
    """Of all cities in play."""

    points: int
    for_every: int


Points: TypeAlias = Union[
    Fixed, PerResource, IfResources, PerTag, PerAdjacentOcean, PerAdjacentCity, PerCity
]


# Actions


class Stock(Six, frozen=True, tag="stock"):
    """Resources or productions that a cost takes; numbers."""


class Cost(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What an action takes; everything given."""

    mc: int = 0
    may_use: tuple[Resource, ...] = ()
    """Metals that may pay `mc`."""
    stock: Stock = Stock()
    production: Stock = Stock()
    here: int = 0
    """Resources on the card itself."""
    take: Take | None = None
    variable: Resource | None = None
    """Any number from 1, see `Paid`."""
    if_tr_raised: bool = False
    """Only in a generation in which the owner's rating has risen."""


FREE = Cost()


class Action(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the alternatives of a card's action."""

    do: tuple[Step, ...]
    cost: Cost = FREE


# Ongoing effects


class Event(StrEnum):
    """What sets triggers off."""

    CITY_PLACED = "city_placed"
    OCEAN_PLACED = "ocean_placed"
    GREENERY_PLACED = "greenery_placed"
    TAG_PLAYED = "tag_played"
    CARD_PLAYED = "card_played"
    STANDARD_PROJECT_PAID = "standard_project_paid"
    PAID_BASE_COST = "paid_base_cost"
    TILE_ON_BONUS = "tile_on_bonus"
    NONNEGATIVE_VP_CARD_PLAYED = "nonnegative_vp_card_played"


class Trigger(Term, frozen=True, kw_only=True, tag="trigger"):
    """Each time the event happens, `do` is carried out for the card's owner."""

    event: Event
    who: Who = Who.SELF
    """By whom."""
    on_mars: bool = False
    """Tiles off the map do not count."""
    tags: tuple[Tag, ...] = ()
    """For `TAG_PLAYED`: once per printed tag that is one of these."""
    type: Type | None = None
    """For `CARD_PLAYED`."""
    with_tag: Tag | None = None
    """For `CARD_PLAYED`."""
    bonus: tuple[Resource, ...] = ()
    """For `TILE_ON_BONUS`: one of these is printed on the space."""
    min_cost: int = 0
    """For `PAID_BASE_COST`: of cards and standard projects."""
    not_for: tuple[str, ...] = ()
    """For `STANDARD_PROJECT_PAID`."""
    do: tuple[Step, ...]


class CardDiscount(Term, frozen=True, tag="card_discount"):
    """Project cards cost less: those with the tag, or all."""

    amount: int
    tag: Tag | None = None
    per_tag: bool = False
    """Once per matching tag of the card."""


class ProjectDiscount(Term, frozen=True, tag="project_discount"):
    """A standard project costs less."""

    project: str
    amount: int


class MetalValue(Term, frozen=True, tag="metal_value"):
    """A unit of the metal pays so much more."""

    steel: int = 0
    titanium: int = 0


class RequirementFlex(Term, frozen=True, tag="requirement_flex"):
    """Global requirements may be missed by so many steps."""

    steps: int


class NextCardDiscount(Term, frozen=True, tag="next_card_discount"):
    """For the next project card of the same generation."""

    amount: int


class NextCardFlex(Term, frozen=True, tag="next_card_flex"):
    """For the next project card of the same generation."""

    steps: int


class Protect(Term, frozen=True, tag="protect"):
    """Nobody else removes these of the owner."""

    what: tuple[Union[Resource, CardResource], ...]


class LockHere(Term, frozen=True, tag="lock_here"):
    """Nobody takes resources from this card."""


class GreeneryCost(Term, frozen=True, tag="greenery_cost"):
    """Plants for a greenery."""

    plants: int


class HeatAsMc(Term, frozen=True, tag="heat_as_mc"):
    """Heat pays as M€ do."""


class ResourcesPay(Term, frozen=True, tag="resources_pay"):
    """Resources on this card pay for project cards with the tag."""

    tag: Tag
    value: int


Ongoing: TypeAlias = Union[
    Trigger,
    CardDiscount,
    ProjectDiscount,
    MetalValue,
    RequirementFlex,
    NextCardDiscount,
    NextCardFlex,
    Protect,
    LockHere,
    GreeneryCost,
    HeatAsMc,
    ResourcesPay,
]


class Card(Struct, frozen=True, kw_only=True):
    """One card. Names are texts: ``tmars.card.<id>``."""

    id: str
    """``001`` to ``208`` and ``P36`` to ``P42`` projects, ``P01`` to ``P35`` preludes, ``R…`` corporations."""
    module: Module
    type: Type
    cost: int = 0
    """The printed cost of a project."""
    start_mc: int = 0
    """Of a corporation."""
    free_hand: bool = False
    """The corporation keeps its ten projects for nothing."""
    tags: tuple[Tag, ...] = ()
    requirements: tuple[Requirement, ...] = ()
    points: Points | None = None
    holds: CardResource | None = None
    play: tuple[Step, ...] = ()
    first_action: tuple[Step, ...] = ()
    actions: tuple[Action, ...] = ()
    ongoing: tuple[Ongoing, ...] = ()

    @property
    def is_project(self) -> bool:
        return self.type in (Type.AUTOMATED, Type.ACTIVE, Type.EVENT)
