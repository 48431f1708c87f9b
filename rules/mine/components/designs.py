"""The parts of a card, a public goal and a corporate goal (chapter "Components")."""

from enum import StrEnum
from typing import TypeAlias, Union

from msgspec import Struct

from rules.mine.components.effects import Effect
from rules.mine.components.terms import (
    Amount,
    By,
    CardFilter,
    Happening,
    Kind,
    RankAtLeast,
    Requirement,
    Resource,
    Term,
    Trigger,
    TriggerCondition,
)


class Group(StrEnum):
    BASIC = "basic"
    TRAIT = "trait"
    MARKET = "market"


class Card(Struct, frozen=True, kw_only=True):
    """One design of a deck card."""

    id: str
    group: Group
    kind: Kind
    copies: int
    color: Resource | None = None
    cost: int = 0
    """The printed purchase cost; 0 if it cannot be bought."""
    energy: int | None
    """None is energy X: the card cannot be put down."""
    points: int = 0
    end_points: Amount | None = None
    """Replaces `points` at the end of the table."""
    start: int = 0
    """Copies in each starting deck."""
    buyable: bool = False
    effects: tuple[Effect, ...] = ()
    on_discard: tuple[Effect, ...] = ()
    on_exile: tuple[Effect, ...] = ()


class PublicGoal(Struct, frozen=True, kw_only=True):
    """Active when it has effects, passive when it has a trigger."""

    id: str
    cost: int
    points: int
    tokens: int | None
    """The tokens it needs; None if a condition flips it."""
    requires: Requirement | None = None
    effects: tuple[Effect, ...] = ()
    trigger: Trigger | None = None

    @property
    def active(self) -> bool:
        return self.trigger is None


class Zone(StrEnum):
    """The places where cards count for a corporate goal."""

    CARDS = "cards"
    PUBLIC_GOALS = "public_goals"
    CORPORATE_GOAL = "corporate_goal"


class OwnCards(Term, frozen=True, tag="own_cards"):
    n: int
    filter: CardFilter
    zones: tuple[Zone, ...]


class FlippedAfterLast(Term, frozen=True, tag="flipped_after_last"):
    """At least `n` flipped public goals when the last competition period ends."""

    n: int


class Majorities(Term, frozen=True, tag="majorities"):
    """Has the sole lead in at least that many types, for two, three and four seats."""

    by_seats: tuple[int, int, int]


class TotalLead(Term, frozen=True, tag="total_lead"):
    """Has at least that many resources more than every opponent, for two, three and four seats."""

    by_seats: tuple[int, int, int]


class Counted(Term, frozen=True, tag="counted"):
    """The counter has reached at least that number, for two, three and four seats."""

    by_seats: tuple[int, int, int]


class EachColor(Term, frozen=True, tag="each_color"):
    """At least `n` resource cards of each type."""

    n: int


class DeclaredLast(Term, frozen=True, tag="declared_last"):
    """Declared the end of the last competition period."""


CorporateCondition: TypeAlias = Union[
    OwnCards,
    FlippedAfterLast,
    RankAtLeast,
    Majorities,
    TotalLead,
    Counted,
    EachColor,
    DeclaredLast,
]


class Tracker(Struct, frozen=True):
    """The count of a research goal after it is revealed."""

    on: Happening
    by: By
    when: TriggerCondition | None = None


class CorporateGoal(Struct, frozen=True, kw_only=True):
    id: str
    trait: str
    """The id of the trait card that belongs to it."""
    points: int
    condition: CorporateCondition
    tracker: Tracker | None = None
