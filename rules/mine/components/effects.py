"""The closed vocabulary of effects of cards and goals (chapter "Effects").

Everything here is frozen data. The sentences of a card are its effects in printed order.
"""

from enum import StrEnum
from typing import TypeAlias, Union

from msgspec import Struct

from rules.mine.components.terms import (
    ANY_CARD,
    Amount,
    AnyResource,
    By,
    CardFilter,
    ColorOf,
    Condition,
    Happening,
    Resource,
    Term,
    TriggerCondition,
)


class Source(StrEnum):
    HAND = "hand"
    DECK_TOP = "deck_top"


class DeckEnd(StrEnum):
    TOP = "deck_top"
    BOTTOM = "deck_bottom"


class Scope(StrEnum):
    OPPONENTS = "opponents"
    ALL = "all"


class UseFrom(StrEnum):
    DISCARD = "discard"
    """The actor's discard pile; used cards stay there."""
    DECK = "deck"
    """The actor's deck; the card is discarded first and the deck shuffled afterwards."""
    BOUND = "bound"
    """The cards of a bind, wherever they lie."""


class LookAt(StrEnum):
    MARKET = "market"
    GOALS = "goals"


class Moment(StrEnum):
    TURN_START = "turn_start"
    BUY_PHASE = "buy_phase"


class Until(StrEnum):
    NEXT_TURN_START = "next_turn_start"
    TURN_END = "turn_end"


class Draw(Term, frozen=True, tag="draw"):
    n: int


class Gain(Term, frozen=True, tag="gain"):
    resource: Union[Resource, AnyResource, ColorOf]
    n: Amount


class Lose(Term, frozen=True, tag="lose"):
    """At the top level of a card or goal this is also a requirement for putting it down or using it."""

    resource: Union[Resource, AnyResource]
    n: int


class LoseMost(Term, frozen=True, tag="lose_most"):
    """Up to `n` of the actor's largest resource; the seat whose turn it is picks among ties."""

    n: int


class Credit(Term, frozen=True, tag="credit"):
    """Credits never fall below 0."""

    n: Amount


class Energy(Term, frozen=True, tag="energy"):
    n: Amount


class Buys(Term, frozen=True, tag="buys"):
    n: int


class Penalty(Term, frozen=True, tag="penalty"):
    n: int


class Discard(Term, frozen=True, tag="discard"):
    """The actor picks `n` from hand (fewer if short), or the top `n` of the deck go."""

    source: Source
    n: int
    filter: CardFilter = ANY_CARD
    bind: str = ""
    """Within `EachSeat`, a leading ``+`` adds to the bind of that name in the outer frame."""


class Exile(Term, frozen=True, tag="exile"):
    """Like `Discard`, into the exile zone; `optional` lets the actor see the top card first and decline."""

    source: Source
    n: int
    optional: bool = False
    bind: str = ""


class Peek(Term, frozen=True, tag="peek"):
    """The actor sees the top `n` cards of its deck and may move any of them to the bottom."""

    n: int


class TakeBack(Term, frozen=True, tag="move"):
    """Cards of the actor's discard pile go to an end of its deck."""

    to: DeckEnd
    n: int
    filter: CardFilter = ANY_CARD
    optional: bool = False
    bind: str = ""


class Choose(Term, frozen=True, tag="choose"):
    options: tuple[tuple["Effect", ...], ...]


class If(Term, frozen=True, tag="if"):
    condition: Condition
    then: tuple["Effect", ...]


class Reveal(Term, frozen=True, tag="reveal"):
    """The actor shows up to `most` matching hand cards, or none."""

    filter: CardFilter
    most: int
    bind: str


class RevealDeckTops(Term, frozen=True, tag="reveal_deck_tops"):
    scope: Scope
    bind: str


class Use(Term, frozen=True, tag="use"):
    """Carry out the effects of up to `up_to` cards; cards of energy X or with a `Use` never qualify."""

    source: UseFrom
    up_to: int
    filter: CardFilter = ANY_CARD
    bind: str = ""
    """The bind that `UseFrom.BOUND` reads."""


class LookGain(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The looked-at cards that the actor may gain; `max_cost` is a printed cost."""

    n: int
    max_cost: int | None = None


class MarketLook(Term, frozen=True, tag="market_look"):
    """See the top `n` cards of a shared deck. Returned cards keep their order."""

    deck: LookAt
    n: int
    gain: LookGain | None = None
    may_discard: bool = False
    """Any of the rest may be discarded face down."""


class MarketReveal(Term, frozen=True, tag="market_reveal"):
    n: int
    bind: str


class CostMod(Term, frozen=True, tag="cost_mod"):
    """Every card and goal on the market board costs `delta` more until the end of the turn."""

    delta: int


class EachSeat(Term, frozen=True, tag="each_seat"):
    """Run once with each seat as actor, starting left of the active seat; the seats choose simultaneously."""

    scope: Scope
    effects: tuple["Effect", ...]


class Schedule(Term, frozen=True, tag="schedule"):
    """Runs for the actor in the actor's next turn of the same period."""

    at: Moment
    effects: tuple["Effect", ...]


class Watch(Term, frozen=True, tag="watch"):
    """Runs for the actor whenever the event happens until then; dropped when the period ends."""

    on: Happening
    by: By
    until: Until
    effects: tuple["Effect", ...]
    when: TriggerCondition | None = None
    limit: int | None = None
    limit_per_seat: int | None = None


class GoalToken(Term, frozen=True, tag="goal_token"):
    """Put tokens on the goal that has this effect or, with `choose`, optionally on any face-up token goal."""

    n: int
    choose: bool = False


class GoalFlip(Term, frozen=True, tag="goal_flip"):
    """Flip any face-up public goal. It is mandatory if there is one."""


Effect: TypeAlias = Union[
    Draw,
    Gain,
    Lose,
    LoseMost,
    Credit,
    Energy,
    Buys,
    Penalty,
    Discard,
    Exile,
    Peek,
    TakeBack,
    Choose,
    If,
    Reveal,
    RevealDeckTops,
    Use,
    MarketLook,
    MarketReveal,
    CostMod,
    EachSeat,
    Schedule,
    Watch,
    GoalToken,
    GoalFlip,
]
