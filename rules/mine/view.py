"""Views of a table for one viewer, as values (chapter "Hidden information")."""

from msgspec import Struct

from rules.core.game import Outcome, ScorePart
from rules.core.seats import Seat
from rules.core.text import Msg
from rules.mine.components.cards import CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.reasons import Reason
from rules.mine.economy.market import cost_of, printed_cost
from rules.mine.economy.scoring import public_parts
from rules.mine.resolve.buying import purchase_refusal
from rules.mine.state import SeatCard, Stage, State, TurnMade, is_acting, turn_so_far
from rules.mine.turns.flow import outcome
from rules.mine.turns.transitions import speaker
from rules.mine.view_own import (
    TURNS,
    CorporationView,
    PrivateView,
    corporation_view,
    private_view,
)


class MarketCardView(Struct, frozen=True):
    """A card on the market board or of the basic pile."""

    card: str
    cost: int
    """The current cost."""
    printed: int
    refusal: Msg | None
    """The reason that the viewer cannot buy it now; None if it can, or if the viewer is not buying."""


class MarketGoalView(Struct, frozen=True):
    """A public goal for sale."""

    goal: str
    cost: int
    printed: int
    tokens: int | None
    """The tokens it needs; None if a condition flips it."""
    refusal: Msg | None


class BasicView(Struct, frozen=True):
    """A design of the basic pile."""

    card: str
    left: int
    cost: int
    refusal: Msg | None


class OwnedGoalView(Struct, frozen=True):
    """A public goal owned by a seat."""

    goal: str
    tokens: int
    needed: int | None
    flipped: bool
    used: bool
    """Used this turn."""


class SeatView(Struct, frozen=True):
    resources: dict[str, int]
    energy: int
    credits: int
    purchases: int
    coins: int
    penalty: int
    deck: int
    """The number of cards in it."""
    hand: int
    """The number of cards in it."""
    top: tuple[str, ...]
    """The publicly known top of the deck, topmost card first."""
    bottom: tuple[str, ...]
    """The publicly known bottom of the deck, lowest card last."""
    discard: tuple[str, ...]
    """Oldest first."""
    play: tuple[str, ...]
    put_down: int
    """Cards put down this turn."""
    goals: tuple[OwnedGoalView, ...]
    trait: str | None
    """The trait card, once it is public."""
    corporation: CorporationView | None
    """The corporate goal, once revealed or at the end."""
    parts: tuple[ScorePart, ...]
    """The publicly visible parts of the current score."""
    declared: bool
    """True if the seat declared the end of this period."""
    entered: bool | None
    """True if the seat enters the transition period; None if undecided, or in a competition period."""
    out: bool
    """True if the seat stays out of transition periods for good."""
    chosen: bool
    """True if the seat has made its simultaneous choice: its corporate goal, or its redraw."""
    waiting: tuple[str, ...] = ()
    """Cards and goals whose effects wait for something on behalf of this seat or against it."""


class TurnView(Struct, frozen=True):
    """The effects of the current turn so far, or of the last one."""

    seat: Seat
    put_down: tuple[str, ...]
    used: tuple[str, ...]
    """Goals, and cards used through other cards."""
    bought: tuple[str, ...]
    discarded: tuple[SeatCard, ...]
    """Cards discarded from hands and decks."""
    shown: tuple[SeatCard, ...]
    """Cards shown from hands and decks."""
    earned: int
    """Credits received."""


class OpenDecision(Struct, frozen=True):
    """The public part of an open question."""

    seat: Seat
    kind: str
    """``cards``, ``resource``, ``option`` or ``goal``."""
    why: Reason
    source: str
    """The card or goal that asks; empty for the rules themselves."""


class View(Struct, frozen=True):
    viewer: Seat | None
    stage: str
    """``corporate``, ``competition``, ``enter``, ``mulligan``, ``transition`` or ``over``."""
    period: int
    periods: int
    transition: int
    """The number of transition periods begun."""
    transitions: int
    """The most transition periods that this table may have."""
    round: int
    last_round: bool
    first: Seat
    phase: str | None
    """``goals``, ``play`` or ``buy``; None outside turns."""
    acting: Seat | None
    """The seat whose turn it is, or which says whether it enters."""
    market: tuple[MarketCardView, ...]
    """Slots m1, m2 …, oldest first."""
    goals: tuple[MarketGoalView, ...]
    """Slots g1, g2."""
    basic: tuple[BasicView, ...]
    market_deck: int
    market_discard: tuple[str, ...]
    market_discard_hidden: int
    """Market cards discarded face down."""
    goal_deck: int
    exile: tuple[str, ...]
    seats: tuple[SeatView, ...]
    turn: TurnView | None
    """The current turn."""
    last: TurnView | None
    """The turn before."""
    decisions: tuple[OpenDecision, ...]
    mine: PrivateView | None
    """Private facts of the viewer's own seat."""
    outcome: Outcome | None


def view(state: State, viewer: Seat | None) -> View:
    """The table as a seat or a spectator (None) sees it."""
    in_turn = state.stage in TURNS
    return View(
        viewer=viewer,
        stage=state.stage.value,
        period=state.period,
        periods=state.periods,
        transition=state.transition,
        transitions=state.max_transitions,
        round=state.round,
        last_round=_is_last_round(state),
        first=state.first,
        phase=_phase(state) if in_turn else None,
        acting=_acting(state),
        market=tuple(
            MarketCardView(
                card, cost_of(state, card), printed_cost(card), _no_sale(state, viewer, card)
            )
            for card in state.market
        ),
        goals=tuple(
            MarketGoalView(
                goal,
                cost_of(state, goal),
                printed_cost(goal),
                PUBLIC_GOALS[goal].tokens,
                _no_sale(state, viewer, goal),
            )
            for goal in state.goal_board
        ),
        basic=tuple(
            BasicView(card, left, cost_of(state, card), _no_sale(state, viewer, card))
            for card, left in state.basic.items()
        ),
        market_deck=len(state.market_deck),
        market_discard=tuple(state.market_discard),
        market_discard_hidden=len(state.hidden_discard),
        goal_deck=len(state.goal_deck),
        exile=tuple(state.exile),
        seats=tuple(_seat(state, seat) for seat in range(len(state.seats))),
        turn=_turn(turn_so_far(state)) if in_turn else None,
        last=None if state.last is None else _turn(state.last),
        decisions=tuple(
            OpenDecision(each.seat, each.kind, each.why, each.source)
            for each in state.pending
            if each.picks is None and each.kind != "reveal"
        ),
        mine=None if viewer is None else private_view(state, viewer),
        outcome=outcome(state),
    )


def _is_last_round(state: State) -> bool:
    return (
        state.stage is Stage.COMPETITION
        and state.declared is not None
        and state.round > state.declared.round
    )


def _phase(state: State) -> str:
    """The phase. Automatic steps after the purchases look like the end of the buying phase to viewers."""
    phase = state.turn.phase.value
    return phase if phase in ("goals", "play") else "buy"


def _acting(state: State) -> Seat | None:
    if state.stage is Stage.ENTER:
        return speaker(state)
    return state.turn.seat if state.stage in TURNS else None


def _no_sale(state: State, viewer: Seat | None, name: str) -> Msg | None:
    if viewer is None or not is_acting(state, viewer):
        return None
    return purchase_refusal(state, viewer, name)


def _seat(state: State, seat: Seat) -> SeatView:
    mine = state.seats[seat]
    is_open = mine.revealed or state.stage is Stage.OVER
    trait = None
    if mine.corporation is not None and (mine.trait_seen or state.stage is Stage.OVER):
        trait = CORPORATE_GOALS[mine.corporation].trait
    return SeatView(
        resources=dict(mine.resources),
        energy=mine.energy,
        credits=mine.credits,
        purchases=mine.purchases,
        coins=mine.coins,
        penalty=mine.penalty,
        deck=len(mine.deck),
        hand=len(mine.hand),
        top=tuple(mine.deck[: mine.known.shown_top]),
        bottom=tuple(mine.deck[len(mine.deck) - mine.known.shown_bottom :]),
        discard=tuple(mine.discard),
        play=tuple(mine.play),
        put_down=len(state.turn.put_down) if seat == _acting(state) else 0,
        goals=tuple(
            OwnedGoalView(
                goal.id, goal.tokens, PUBLIC_GOALS[goal.id].tokens, goal.flipped, goal.used
            )
            for goal in mine.goals
        ),
        trait=trait,
        corporation=corporation_view(state, seat) if is_open else None,
        parts=public_parts(state, seat),
        declared=state.declared is not None and state.declared.seat == seat,
        entered=mine.entered,
        out=mine.out,
        chosen=mine.mulligan is not None
        if state.stage is Stage.MULLIGAN
        else mine.corporation is not None,
        waiting=_waiting(state, seat),
    )


def _waiting(state: State, seat: Seat) -> tuple[str, ...]:
    sources = [each.source for each in state.watches if each.owner == seat]
    return (*sources, *(each.source for each in state.schedules if each.owner == seat))


def _turn(made: TurnMade) -> TurnView:
    return TurnView(
        made.seat, made.put_down, made.used, made.bought, made.discarded, made.shown, made.earned
    )
