"""The terms that effects use: resources, cards, amounts, conditions, triggers (chapter "Effects", section "Keywords").

Everything here is frozen data that can be stored with a frame, compared, put into words and drawn. A *bind* is a name
under which an effect remembers the cards it handled, for later effects of the same card.
"""

from enum import StrEnum
from typing import TypeAlias, Union

from msgspec import Struct


class Resource(StrEnum):
    RUBY = "ruby"
    SAPPHIRE = "sapphire"
    EMERALD = "emerald"
    IRON = "iron"
    GOLD = "gold"


RESOURCES: tuple[Resource, ...] = tuple(Resource)


class Kind(StrEnum):
    """The classes of cards; funds and traits are `BASIC`, mines are resource cards."""

    RESOURCE = "resource"
    PLAN = "plan"
    BASIC = "basic"


class CardFilter(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Selects cards that meet every given condition. Costs and points are printed ones."""

    kind: Kind | None = None
    color: Resource | None = None
    not_color: Resource | None = None
    min_cost: int | None = None
    max_cost: int | None = None
    min_points: int | None = None
    max_energy: int | None = None
    """Cards of energy X never match."""


ANY_CARD = CardFilter()


class Term(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="is"):
    """The base class of all terms."""


# Amounts


class PutDownCount(Term, frozen=True, tag="put_down"):
    """Cards the actor has put down from hand this turn."""


class Half(Term, frozen=True, tag="half"):
    """Rounded down."""

    of: "Amount"


class Sum(Term, frozen=True, tag="sum"):
    of: tuple["Amount", ...]


class Least(Term, frozen=True, tag="least"):
    of: tuple["Amount", ...]


class CountOf(Term, frozen=True, tag="count"):
    """The number of cards of a bind that match."""

    bind: str
    filter: CardFilter = ANY_CARD


class PointsOf(Term, frozen=True, tag="points"):
    """The current points of the cards of a bind; points that count only at the end are 0."""

    bind: str


class Owned(Term, frozen=True, tag="owned"):
    """The number of a resource that the actor has."""

    resource: Resource


Amount: TypeAlias = Union[int, PutDownCount, Half, Sum, Least, CountOf, PointsOf, Owned]


# Which resource


class AnyResource(Term, frozen=True, tag="any"):
    """One type, chosen by the actor."""


class ColorOf(Term, frozen=True, tag="color_of"):
    """The type of the card in a bind."""

    bind: str


# Conditions of `If`


class CountAtLeast(Term, frozen=True, tag="count_at_least"):
    bind: str
    n: int
    filter: CardFilter = ANY_CARD


class OwnedAtLeast(Term, frozen=True, tag="owned_at_least"):
    resource: Resource
    n: int


Condition: TypeAlias = Union[CountAtLeast, OwnedAtLeast]


# Conditions of triggers: passive goals, watches and the counters of corporate goals


class NoResourceChange(Term, frozen=True, tag="no_resource_change"):
    """None of the owner's resources was added or removed this turn."""


class EnergyAtLeast(Term, frozen=True, tag="energy_at_least"):
    n: int


class CreditsAtLeast(Term, frozen=True, tag="credits_at_least"):
    n: int


class RankAtLeast(Term, frozen=True, tag="rank_at_least"):
    """The `rank`-th largest resource (1 is the largest) is at least `n`."""

    rank: int
    n: int


class OthersFlipped(Term, frozen=True, tag="others_flipped"):
    """The owner has at least `n` flipped public goals besides this one."""

    n: int


class ColorsPutDown(Term, frozen=True, tag="colors_put_down"):
    """The card just put down raised the number of different types put down this turn to exactly `n`."""

    n: int


class EnergyCostAtLeast(Term, frozen=True, tag="energy_cost_at_least"):
    """The card just put down has energy cost `n` or more."""

    n: int


class PutDownAtLeast(Term, frozen=True, tag="put_down_at_least"):
    n: int


class PutDownExactly(Term, frozen=True, tag="put_down_exactly"):
    n: int


class CardIs(Term, frozen=True, tag="card_is"):
    """The card in the event matches."""

    filter: CardFilter


TriggerCondition: TypeAlias = Union[
    NoResourceChange,
    EnergyAtLeast,
    CreditsAtLeast,
    RankAtLeast,
    OthersFlipped,
    ColorsPutDown,
    EnergyCostAtLeast,
    PutDownAtLeast,
    PutDownExactly,
    CardIs,
]


class Happening(StrEnum):
    """The events that triggers listen to."""

    PLAYED = "played"
    BOUGHT = "bought"
    DREW = "drew"
    RES_ADDED = "res_added"
    RES_REMOVED = "res_removed"
    TURN_END = "turn_end"
    STATE = "state"
    """Not an event: the condition is checked after every change."""


class By(StrEnum):
    """The seat that must have caused the event, from the trigger owner's point of view."""

    SELF = "self"
    OPPONENTS = "opponents"
    ANYONE = "anyone"


class GoalChange(StrEnum):
    TOKEN = "token"
    FLIP = "flip"


class Trigger(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The event that gives a passive goal a token, or flips it."""

    on: Happening
    do: GoalChange
    when: TriggerCondition | None = None


# Requirements of active goals


class NeedsDeck(Term, frozen=True, tag="needs_deck"):
    n: int


class NeedsHand(Term, frozen=True, tag="needs_hand"):
    n: int


class NeedsResource(Term, frozen=True, tag="needs_resource"):
    """At least `n` of some one type."""

    n: int


class NeedsMarket(Term, frozen=True, tag="needs_market"):
    """At least `n` cards in the market deck and its discard pile together."""

    n: int


Requirement: TypeAlias = Union[NeedsDeck, NeedsHand, NeedsResource, NeedsMarket]
