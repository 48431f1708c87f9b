"""What one viewer may know of a table, as values (chapter "State and hidden information")."""

from collections.abc import Mapping

from msgspec import Struct

from rules.core.game import Outcome, ScorePart
from rules.core.seats import Seat
from rules.core.text import Msg

BOT = -1
"""MarsBot, as the owner of a tile, a milestone or an award."""
NEUTRAL = -2
"""Nobody's tile of classic solo play."""
NOBODY = -3
"""The owner of oceans."""
MOST_ACTS = 12
"""The list of last moves is no longer."""


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    """``ocean``, ``greenery``, ``city``, or a special tile."""
    owner: int
    """A seat, or `BOT`, `NEUTRAL`, `NOBODY`."""


class BotMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A marker's move, and what it brought."""

    tag: str
    """Of the card; empty for the start on space 1 and for chained moves."""
    track: str
    before: int
    after: int
    """The same as before for a marker at its end."""
    results: tuple[str, ...]
    """In order: ``tr:3``, ``temperature``, ``ocean:I5``, ``greenery:D6``, ``city:F2``, ``milestone:mayor``,
    ``award:miner``, ``token``."""


class BotCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that MarsBot turned up, and the moves it made."""

    card: str
    moves: tuple[BotMove, ...]
    token: bool
    """The card had no tag."""


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a seat or MarsBot did, for the list of last moves."""

    owner: int
    what: str
    """``card``, ``project``, ``action``, ``convert``, ``milestone``, ``award``, ``pass``, ``prelude`` …"""
    subject: str
    """A card, project, milestone, award or resource."""
    space: str
    """Where the first tile went."""
    changes: Mapping[str, int]
    """Of the owner: ``mc`` … ``heat`` in stock, ``p_mc`` … ``p_heat`` in production, ``tr``, ``cards``, ``tokens``;
    of the planet: ``oxygen``, ``temperature``, ``oceans``. Only what changed."""


class GoalView(Struct, frozen=True):
    """A milestone or an award."""

    id: str
    values: tuple[int, ...]
    """Of each seat, as things stand."""
    bot: int | None
    """MarsBot's value, by its own measure; None without MarsBot."""
    owner: int | None
    """Who claimed or funded it: a seat or `BOT`."""
    need: int | None
    """Of a milestone."""
    bot_need: int | None
    """Where MarsBot's differs."""


class SeatView(Struct, frozen=True):
    corporation: str | None
    tr: int
    stock: dict[str, int]
    production: dict[str, int]
    metal_values: tuple[int, int]
    """M€ that a unit of steel and of titanium pays."""
    hand: int
    """Cards in it."""
    tableau: tuple[str, ...]
    """Face-up cards in the order they came into play."""
    on_card: dict[str, int]
    events: int
    """Face-down events."""
    tags: dict[str, int]
    """Printed ones on face-up cards by tag, and ``event``; only those above zero."""
    used: tuple[str, ...]
    """Cards whose action was taken in this generation."""
    greeneries: int
    cities: int
    """On the map and off it."""
    passed: bool
    chosen: bool
    """Has decided where all decide at once."""
    parts: tuple[ScorePart, ...]
    """The score as everybody can see it: face-down events left out until the end."""


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
    """Of its latest turn."""
    parts: tuple[ScorePart, ...]


class OpenQuestion(Struct, frozen=True):
    """A question that everybody sees to be open."""

    seat: Seat
    kind: str
    why: str
    source: str
    """The card that asks; empty for the rules themselves."""


class HandCardView(Struct, frozen=True):
    card: str
    cost: int
    """Now."""
    pay: tuple[int, ...] | None
    """The suggested payment, units as in `content.UNITS`; None when it cannot be played."""
    refusal: Msg | None
    """Why it cannot be played now, even if it were the seat's turn."""
    requirements: tuple[bool, ...]
    """Which of the printed requirements hold, in printed order."""


class OfferedView(Struct, frozen=True):
    """A project card under decision."""

    card: str
    requirements: tuple[bool, ...]
    """Which of the printed ones hold by now, in printed order."""
    unmet: Msg | None
    """The first that does not, with how things stand."""


class ActionView(Struct, frozen=True):
    """A card of one's own with an action."""

    card: str
    refusal: Msg | None


class OwnQuestion(Struct, frozen=True):
    kind: str
    why: str
    source: str
    options: tuple[str, ...]
    at_least: int
    at_most: int


class PrivateView(Struct, frozen=True):
    """What only its owner sees."""

    hand: tuple[HandCardView, ...]
    """Numbered from 1 in this order."""
    corporations: tuple[str, ...]
    """Offered at the start."""
    offer: tuple[OfferedView, ...]
    """Cards under decision: at the start, in the draft, in research, or looked at because of a card."""
    kept: tuple[OfferedView, ...]
    """Drafted so far."""
    preludes: tuple[str, ...]
    """Offered at the start, or kept and not played yet."""
    events: tuple[str, ...]
    """Own face-down events."""
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
    """MarsBot plays hard."""
    stage: str
    """``start``, ``preludes``, ``draft``, ``research``, ``action``, ``final`` or ``over``."""
    generation: int
    last_generation: int | None
    """Of classic solo play."""
    first: int
    active: int | None
    """Whose turn it is, a seat or `BOT`; None while all decide at once, and at the end."""
    actions: int
    """Taken in this turn."""
    oxygen: int
    temperature: int
    oceans: int
    tiles: dict[str, Tile]
    claims: dict[str, Seat]
    marked: tuple[str, ...]
    """Spaces that changed in the latest act."""
    legal: tuple[str, ...]
    """Spaces that the viewer may choose of just now."""
    chosen: str
    """The space that the viewer's half-made move names; else empty."""
    milestones: tuple[GoalView, ...]
    awards: tuple[GoalView, ...]
    """Neither in classic solo play."""
    award_price: int | None
    """Of the next one; None when three are funded."""
    deck: int
    discard: int
    seats: tuple[SeatView, ...]
    bot: BotView | None
    acts: tuple[Act, ...]
    """The latest, oldest first."""
    question: OpenQuestion | None
    mine: PrivateView | None
    outcome: Outcome | None
