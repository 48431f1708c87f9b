"""Everything that a table remembers (chapter "State")."""

from enum import Enum

from msgspec import Struct

from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.mine.components.reasons import Reason


class Stage(Enum):
    CORPORATE = "corporate"
    """Every seat secretly picks its corporate goal."""
    COMPETITION = "competition"
    ENTER = "enter"
    """Seats say in turn whether they enter the next transition period."""
    MULLIGAN = "mulligan"
    """The entrants keep or redraw their hands, all at once."""
    TRANSITION = "transition"
    OVER = "over"


class Phase(Enum):
    """The phase of a turn. From `CLEANUP` on it runs by itself."""

    GOALS = "goals"
    PLAY = "play"
    BUY = "buy"
    CLEANUP = "cleanup"
    """The hand is brought to its size."""
    CHECKS = "checks"
    """Conditions at the end of a turn are checked."""
    DONE = "done"


class GoalState(Struct, forbid_unknown_fields=True):
    """A public goal owned by a seat."""

    id: str
    tokens: int
    flipped: bool
    used: bool
    """Used this turn."""


class Preferences(Struct, forbid_unknown_fields=True):
    """Answers that a seat has given in advance."""

    auto_discard: list[str]
    """Kinds to discard when an opponent makes the seat discard, in this order."""
    auto_reveal: bool
    """Reveal the corporate goal as soon as something counts for it."""


class Known(Struct, forbid_unknown_fields=True):
    """The numbers of known cards at the ends of decks: see `knowledge`."""

    top: int
    """On top of the seat's deck, known to its owner."""
    bottom: int
    shown_top: int
    """On top of the seat's deck, known to all including the owner."""
    shown_bottom: int
    market: int
    """On top of the market deck, known to this seat."""
    goals: int
    """On top of the deck of public goals, known to this seat."""


class SeatState(Struct, forbid_unknown_fields=True):
    offer: list[str]
    """The three corporate goals dealt; stored because the rejected ones stay hidden."""
    corporation: str | None
    revealed: bool
    corporation_tokens: int
    trait_seen: bool
    """True if the trait card is public."""
    deck: list[str]
    """Top first."""
    known: Known
    hand: list[str]
    discard: list[str]
    """Oldest first."""
    play: list[str]
    resources: dict[str, int]
    energy: int
    credits: int
    purchases: int
    coins: int
    penalty: int
    goals: list[GoalState]
    turns: int
    """Turns finished this period."""
    flipped_at_last: int | None
    """Flipped public goals at the end of the last competition period."""
    declared_last: bool
    """True if the seat declared the end of the last competition period."""
    entered: bool | None
    """True if the seat enters the transition period; None until it is asked."""
    out: bool
    """True if the seat stays out for good."""
    mulligan: bool | None
    """True if the seat redrew its hand; None until it is asked."""
    standing: Preferences


class SeatCard(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    card: str


class Turn(Struct, forbid_unknown_fields=True):
    """The current turn."""

    seat: Seat
    phase: Phase
    put_down: list[str]
    used: list[str]
    """Goals used, and cards used through other cards, in order."""
    bought: list[str]
    discarded: list[SeatCard]
    """Cards discarded from hands and decks."""
    shown: list[SeatCard]
    """Cards shown from hands and decks."""
    earned: int
    """Credits received."""
    resources_changed: bool
    """True if resources of the acting seat were added or removed."""
    cost_delta: int
    """Added to the cost of every card and goal on the market board."""
    standing_set: bool
    ending: bool
    """True if the seat has ended its turn; at most one question comes before the clean-up."""
    reveal_due: int
    """Events that count for the acting seat's hidden corporate goal and have not been offered yet."""


class TurnMade(Struct, frozen=True, forbid_unknown_fields=True):
    """The effects of the last turn."""

    seat: Seat
    put_down: tuple[str, ...]
    used: tuple[str, ...]
    bought: tuple[str, ...]
    discarded: tuple[SeatCard, ...]
    shown: tuple[SeatCard, ...]
    earned: int


class Frame(Struct, forbid_unknown_fields=True):
    """Effects being resolved for the seat `actor`: those of `program` from index `at` on."""

    program: str
    """The address of the effects: see `programs`."""
    source: str
    """The card or goal that has the effects."""
    actor: Seat
    at: int
    round: int
    """Choices already made within the effect at `at`."""
    binds: dict[str, list[str]]
    given: tuple[str, ...] | None
    """The latest choice for the effect at `at`."""


class Decision(Struct, forbid_unknown_fields=True):
    """An open question."""

    seat: Seat
    kind: str
    """``cards``, ``resource``, ``option``, ``goal`` or ``reveal``."""
    why: Reason
    source: str
    """The card or goal that asks; empty for the rules themselves."""
    options: tuple[str, ...]
    """Kinds, the second one of a kind as ``fund#2``; resources; ``1`` and ``2``; goals."""
    shown: tuple[str, ...]
    """The cards that the seat sees beside the options while it decides: those looked at."""
    at_least: int
    at_most: int
    frame: int | None
    """The index in the stack of the frame that asks; None for the rules themselves."""
    picks: tuple[str, ...] | None
    """Hidden from the others until every open question is answered."""


class Watching(Struct, forbid_unknown_fields=True):
    """Waits for an event: then the effect at `at` of `program` runs for `owner`."""

    owner: Seat
    program: str
    at: int
    source: str
    fired: list[Seat]
    """The seat that set it off."""


class Scheduled(Struct, frozen=True, forbid_unknown_fields=True):
    """Effects that will run later."""

    owner: Seat
    at: str
    """``turn_start`` or ``buy_phase``."""
    program: str
    source: str


class Declared(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat | None
    """None if the period ends by itself."""
    round: int


class State(Struct, forbid_unknown_fields=True):
    rng: Rng
    periods: int
    max_transitions: int
    stage: Stage
    period: int
    """The number of the competition period, from 1."""
    transition: int
    """The number of transition periods begun."""
    round: int
    first: Seat
    declared: Declared | None
    idle_rounds: int
    is_round_idle: bool
    """True if nothing was put down, used or bought in this round, and no deck shrank."""
    market: list[str]
    """Oldest first."""
    goal_board: list[str]
    market_deck: list[str]
    goal_deck: list[str]
    market_discard: list[str]
    hidden_discard: list[str]
    """Market cards discarded face down."""
    goal_discard: list[str]
    basic: dict[str, int]
    exile: list[str]
    seats: list[SeatState]
    turn: Turn
    last: TurnMade | None
    watches: list[Watching]
    schedules: list[Scheduled]
    stack: list[Frame]
    pending: list[Decision]


def nothing_known() -> Known:
    return Known(top=0, bottom=0, shown_top=0, shown_bottom=0, market=0, goals=0)


def fresh_turn(seat: Seat) -> Turn:
    return Turn(
        seat=seat,
        phase=Phase.GOALS,
        put_down=[],
        used=[],
        bought=[],
        discarded=[],
        shown=[],
        earned=0,
        resources_changed=False,
        cost_delta=0,
        standing_set=False,
        ending=False,
        reveal_due=0,
    )


def turn_so_far(state: State) -> TurnMade:
    """Return the effects of the current turn so far."""
    turn = state.turn
    return TurnMade(
        seat=turn.seat,
        put_down=tuple(turn.put_down),
        used=tuple(turn.used),
        bought=tuple(turn.bought),
        discarded=tuple(turn.discarded),
        shown=tuple(turn.shown),
        earned=turn.earned,
    )


ACTING_PHASES = (Phase.GOALS, Phase.PLAY, Phase.BUY)


def is_acting(state: State, seat: Seat) -> bool:
    """Return true if it is the seat's turn and no question comes first."""
    return (
        state.stage in (Stage.COMPETITION, Stage.TRANSITION)
        and state.turn.seat == seat
        and state.turn.phase in ACTING_PHASES
        and not state.pending
    )
