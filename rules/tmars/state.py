"""Everything that a table remembers (chapter "State and hidden information")."""

from enum import Enum

from msgspec import Struct

from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.tmars.components.reasons import Reason
from rules.tmars.view import Act, BotCard, Tile


class Mode(Enum):
    MULTI = "multi"
    SOLO = "solo"
    AUTOMA = "automa"


class Stage(Enum):
    START = "start"
    """Every seat secretly chooses its corporation, preludes and projects."""
    PRELUDES = "preludes"
    DRAFT = "draft"
    RESEARCH = "research"
    ACTION = "action"
    FINAL = "final"
    """Final greeneries, seat by seat."""
    OVER = "over"


class StartChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """The things that a seat keeps; secret until all have chosen."""

    corporation: str
    preludes: tuple[str, ...]
    """In the order they will be played."""
    projects: tuple[str, ...]


class SeatState(Struct, forbid_unknown_fields=True):
    corporations: list[str]
    """Offered at the start; empty afterwards."""
    offer: list[str]
    """Project cards to decide about: at the start, in the draft, in research."""
    kept: list[str]
    """Cards drafted so far."""
    preludes: list[str]
    """The preludes offered at the start; then the kept ones that are not played yet, in order."""
    choice: StartChoice | None
    bought: tuple[str, ...] | None
    """Cards bought in research while others still decide, or the card picked in the draft."""
    paid: tuple[int, ...]
    """The payment for `bought`: units as in `paying.UNITS`."""
    corporation: str | None
    tr: int
    tr_raised: bool
    """True if the rating was raised in this generation."""
    stock: dict[str, int]
    production: dict[str, int]
    hand: list[str]
    tableau: list[str]
    """Face-up cards in the order they came into play: corporation, preludes, projects."""
    events: list[str]
    """Face-down events."""
    on_card: dict[str, int]
    """Resources by card; cards without any are left out."""
    metals: dict[str, str]
    """The metal that a mining card raised."""
    used: list[str]
    """Cards whose action was taken in this generation."""
    next_discount: int
    next_flex: int
    passed: bool
    first_due: bool
    """True if the corporation's first action is still to be taken."""


class BotState(Struct, forbid_unknown_fields=True):
    tr: int
    markers: dict[str, int]
    """By track: 0, the start point, to 18."""
    pile: list[str]
    """Face down, top card first."""
    used: list[str]
    """Public, oldest first."""
    tokens: int
    passed: bool
    turn: list[BotCard]
    """The cards of its latest turn."""


class Frame(Struct, forbid_unknown_fields=True):
    """Steps being resolved: those of `program` from index `at` on, for the seat `actor`."""

    program: str
    """The address of the steps: see `programs`."""
    source: str
    """The card that the steps belong to; empty for standard projects and conversions."""
    actor: Seat
    at: int
    round: int
    """The number of times that the step at `at` has already asked or placed something."""
    space: str
    """The space last covered by a step of this frame."""
    cause: str
    """The card that set a trigger off."""
    paid: int
    """The amount chosen for a variable cost."""
    given: tuple[str, ...] | None
    """The latest answer for the step at `at`."""


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """The question that the acting seat must answer before anything else happens."""

    seat: Seat
    kind: str
    """``space``, ``seat``, ``target``, ``card``, ``option``, ``amount``, ``cards``, ``play``, ``award`` …"""
    why: Reason
    source: str
    options: tuple[str, ...]
    at_least: int
    at_most: int


class State(Struct, forbid_unknown_fields=True):
    rng: Rng
    mode: Mode
    board: str
    options: dict[str, str]
    stage: Stage
    generation: int
    first: Seat
    """The first player of this generation; `BOT` for MarsBot."""
    active: int
    """The seat whose turn it is, or `BOT`."""
    actions: int
    """The number of actions taken in this turn."""
    oxygen: int
    """In %."""
    temperature: int
    """In °C."""
    tiles: dict[str, Tile]
    """By space."""
    claims: dict[str, Seat]
    deck: list[str]
    """Top card first."""
    discard: list[str]
    prelude_deck: list[str]
    prelude_discard: list[str]
    set_aside: list[str]
    """Corporations that no seat took."""
    milestones: dict[str, int]
    """Claimed milestones with their owners, in order."""
    awards: dict[str, int]
    """Funded awards with their owners, in order."""
    seats: list[SeatState]
    bot: BotState | None
    stack: list[Frame]
    question: Question | None
    acts: list[Act]
    """The latest acts, oldest first; at most `MOST_ACTS`."""
    marked: list[str]
    """Spaces that changed in the latest act."""
