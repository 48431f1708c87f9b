"""Views of a table for one viewer, as values (chapter "State and hidden information")."""

from collections.abc import Mapping

from msgspec import Struct

from rules.core.game import Outcome, ScorePart
from rules.core.seats import Seat
from rules.core.text import Msg
from rules.tmars.components.reasons import Reason

BOT = -1
"""MarsBot as the owner of a tile, a milestone or an award."""
NEUTRAL = -2
"""A neutral tile of classic solo play."""
NOBODY = -3
"""The owner of oceans."""
MOST_ACTS = 12
"""The most entries in the list of recent acts."""


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    """``ocean``, ``greenery``, ``city``, or a special tile."""
    owner: int
    """A seat, or `BOT`, `NEUTRAL`, `NOBODY`."""


class BotMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A marker's move and its results."""

    tag: str
    """The card's tag; empty for the start on space 1 and for chained moves."""
    track: str
    before: int
    after: int
    """Equal to `before` if the marker is at its end."""
    results: tuple[str, ...]
    """In order: ``tr:3``, ``temperature``, ``ocean:I5``, ``greenery:D6``, ``city:F2``, ``milestone:mayor``,
    ``award:miner``, ``token``."""


class BotCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that MarsBot turned up, and the moves it caused."""

    card: str
    moves: tuple[BotMove, ...]
    token: bool
    """True if the card had no tag, which brings a token."""


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a seat or MarsBot did, for the list of recent acts."""

    owner: int
    what: str
    """``card``, ``project``, ``action``, ``convert``, ``milestone``, ``award``, ``pass``, ``prelude`` …"""
    subject: str
    """A card, project, milestone, award or resource."""
    space: str
    """The space of the first tile."""
    changes: Mapping[str, int]
    """Of the owner: ``mc`` … ``heat`` in stock, ``p_mc`` … ``p_heat`` in production, ``tr``, ``cards``, ``tokens``;
    of the planet: ``oxygen``, ``temperature``, ``oceans``. Only the changes.
    """


class GoalView(Struct, frozen=True):
    """A milestone or an award."""

    id: str
    values: tuple[int, ...]
    """The current value of each seat."""
    bot: int | None
    """MarsBot's value by its own measure; None without MarsBot."""
    owner: int | None
    """The seat that claimed or funded it, or `BOT`."""
    need: int | None
    """For a milestone, the value needed."""
    bot_need: int | None
    """MarsBot's value needed, if it differs."""


class SeatView(Struct, frozen=True):
    corporation: str | None
    tr: int
    stock: dict[str, int]
    production: dict[str, int]
    metal_values: tuple[int, int]
    """M€ that a unit of steel and of titanium pays."""
    hand: int
    """The number of cards in it."""
    tableau: tuple[str, ...]
    """Face-up cards in the order they came into play."""
    on_card: dict[str, int]
    events: int
    """Face-down events."""
    tags: dict[str, int]
    """Printed tags on face-up cards by tag, and ``event``; only those above zero."""
    used: tuple[str, ...]
    """Cards whose action was taken in this generation."""
    greeneries: int
    cities: int
    """Including cities off the map."""
    passed: bool
    chosen: bool
    """True if the seat has made its simultaneous choice."""
    parts: tuple[ScorePart, ...]
    """The publicly visible parts of the score: without face-down events until the end."""


class BotView(Struct, frozen=True):
    tr: int
    markers: dict[str, int]
    pile: int
    used: tuple[str, ...]
    tokens: int
    passed: bool
    greeneries: int
    cities: int
    turn: tuple[BotCard, ...]
    """The cards of its latest turn."""
    parts: tuple[ScorePart, ...]


class OpenQuestion(Struct, frozen=True):
    """The public part of an open question."""

    seat: Seat
    kind: str
    why: Reason
    source: str
    """The card that asks; empty for the rules themselves."""


class HandCardView(Struct, frozen=True):
    card: str
    cost: int
    """The current cost."""
    pay: tuple[int, ...] | None
    """The suggested payment, units as in `content.UNITS`; None if it cannot be played."""
    refusal: Msg | None
    """The reason that it cannot be played now, even in the seat's turn."""
    requirements: tuple[bool, ...]
    """True for each printed requirement that is met, in printed order."""


class OfferedView(Struct, frozen=True):
    """A project card to decide about."""

    card: str
    requirements: tuple[bool, ...]
    """True for each printed requirement that is met so far, in printed order."""
    unmet: Msg | None
    """The first requirement that is not met, with the current value."""


class ActionView(Struct, frozen=True):
    """A card of the seat with an action."""

    card: str
    refusal: Msg | None


class OwnQuestion(Struct, frozen=True):
    kind: str
    why: Reason
    source: str
    options: tuple[str, ...]
    at_least: int
    at_most: int


class PrivateView(Struct, frozen=True):
    """Private facts of the view's owner."""

    hand: tuple[HandCardView, ...]
    """The hand, numbered from 1 in this order."""
    corporations: tuple[str, ...]
    """Offered at the start."""
    offer: tuple[OfferedView, ...]
    """Cards to decide about: at the start, in the draft, in research, or looked at because of a card."""
    kept: tuple[OfferedView, ...]
    """Cards drafted so far."""
    preludes: tuple[str, ...]
    """The preludes offered at the start, or those kept and not played yet."""
    events: tuple[str, ...]
    """The seat's own face-down events."""
    actions: tuple[ActionView, ...]
    question: OwnQuestion | None
    parts: tuple[ScorePart, ...]


class View(Struct, frozen=True):
    viewer: Seat | None
    mode: str
    """``multi``, ``solo`` or ``automa``."""
    board: str
    """``tharsis``, ``hellas`` or ``elysium``."""
    hard: bool
    """True if MarsBot plays hard."""
    stage: str
    """``start``, ``preludes``, ``draft``, ``research``, ``action``, ``final`` or ``over``."""
    generation: int
    last_generation: int | None
    """The last generation of classic solo play."""
    rating_goal: int | None
    """The rating that wins classic solo play; None if it is played for the parameters."""
    first: int
    active: int | None
    """The seat whose turn it is, or `BOT`; None during simultaneous choices and at the end."""
    actions: int
    """The number of actions taken in this turn."""
    oxygen: int
    temperature: int
    oceans: int
    tiles: dict[str, Tile]
    claims: dict[str, Seat]
    marked: tuple[str, ...]
    """Spaces that changed in the latest act."""
    legal: tuple[str, ...]
    """Spaces that the viewer may choose now."""
    chosen: str
    """The space named by the viewer's half-made move; else empty."""
    milestones: tuple[GoalView, ...]
    awards: tuple[GoalView, ...]
    """Empty in classic solo play, as are the milestones."""
    award_price: int | None
    """The price of the next award; None if three are funded."""
    deck: int
    discard: int
    seats: tuple[SeatView, ...]
    bot: BotView | None
    acts: tuple[Act, ...]
    """The latest acts, oldest first."""
    question: OpenQuestion | None
    mine: PrivateView | None
    outcome: Outcome | None
