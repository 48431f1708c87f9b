"""The parts of a card (chapter "Card data")."""

from enum import StrEnum
from typing import TypeAlias, Union

from msgspec import Struct

from rules.tmars.components.effects import (
    CardResource,
    EffectStep,
    Parameter,
    Resource,
    Six,
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
    """Greeneries of the seat's own."""

    at_least: int


class NeedsCities(Term, frozen=True, tag="needs_cities"):
    """Of all owners."""

    at_least: int


Requirement: TypeAlias = Union[Global, NeedsTags, NeedsProduction, NeedsGreeneries, NeedsCities]


# Victory points


class Fixed(Term, frozen=True, tag="fixed"):
    points: int


class PerResource(Term, frozen=True, tag="per_resource"):
    """Per resource on the card."""

    points: int
    for_every: int = 1


class IfResources(Term, frozen=True, tag="if_resources"):
    """Once, if there are at least this many resources on the card."""

    points: int
    at_least: int


class PerTag(Term, frozen=True, tag="per_tag"):
    """Per printed tag of the owner; wild tags do not count."""

    tag: Tag
    points: int


class PerAdjacentOcean(Term, frozen=True, tag="per_adjacent_ocean"):
    """Per ocean beside the card's tile."""

    points: int


class PerAdjacentCity(Term, frozen=True, tag="per_adjacent_city"):
    """Per city beside the card's tile."""

    points: int


class PerCity(Term, frozen=True, tag="per_city"):
    """Per city in play."""

    points: int
    for_every: int


Points: TypeAlias = Union[
    Fixed, PerResource, IfResources, PerTag, PerAdjacentOcean, PerAdjacentCity, PerCity
]


# Actions


class Stock(Six, frozen=True, tag="stock"):
    """Resources or productions that a cost takes, as numbers."""


class Cost(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The cost of an action: every given part."""

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
    """One alternative of a card's action."""

    do: tuple[EffectStep, ...]
    cost: Cost = FREE


# Ongoing effects


class Event(StrEnum):
    """The events that triggers react to."""

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
    """The seat that must cause the event."""
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
    """For `PAID_BASE_COST`: the least cost of a card or standard project."""
    not_for: tuple[str, ...] = ()
    """For `STANDARD_PROJECT_PAID`."""
    do: tuple[EffectStep, ...]


class CardDiscount(Term, frozen=True, tag="card_discount"):
    """Project cards cost less: those with the tag, or all of them."""

    amount: int
    tag: Tag | None = None
    per_tag: bool = False
    """Once per matching tag of the card."""


class ProjectDiscount(Term, frozen=True, tag="project_discount"):
    """A standard project costs less."""

    project: str
    amount: int


class MetalValue(Term, frozen=True, tag="metal_value"):
    """Each unit of the metal pays this much more."""

    steel: int = 0
    titanium: int = 0


class RequirementFlex(Term, frozen=True, tag="requirement_flex"):
    """Global requirements may be missed by up to this many steps."""

    steps: int


class NextCardDiscount(Term, frozen=True, tag="next_card_discount"):
    """Lowers the cost of the next project card in the same generation."""

    amount: int


class NextCardFlex(Term, frozen=True, tag="next_card_flex"):
    """Relaxes requirements of the next project card in the same generation."""

    steps: int


class Protect(Term, frozen=True, tag="protect"):
    """No opponent may remove these resources of the owner."""

    what: tuple[Union[Resource, CardResource], ...]


class LockHere(Term, frozen=True, tag="lock_here"):
    """Resources on this card may not be taken."""


class GreeneryCost(Term, frozen=True, tag="greenery_cost"):
    """The number of plants for a greenery."""

    plants: int


class HeatAsMc(Term, frozen=True, tag="heat_as_mc"):
    """Heat can pay like M€."""


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
    """One card. Its name is the text ``tmars.card.<id>``."""

    id: str
    """``001`` to ``208`` and ``P36`` to ``P42`` projects, ``P01`` to ``P35`` preludes, ``R…`` corporations."""
    module: Module
    type: Type
    cost: int = 0
    """The printed cost of a project."""
    start_mc: int = 0
    """The starting M€ of a corporation."""
    free_hand: bool = False
    """The corporation keeps its ten projects for free."""
    tags: tuple[Tag, ...] = ()
    requirements: tuple[Requirement, ...] = ()
    points: Points | None = None
    holds: CardResource | None = None
    play: tuple[EffectStep, ...] = ()
    first_action: tuple[EffectStep, ...] = ()
    actions: tuple[Action, ...] = ()
    ongoing: tuple[Ongoing, ...] = ()

    @property
    def is_project(self) -> bool:
        return self.type in (Type.AUTOMATED, Type.ACTIVE, Type.EVENT)
