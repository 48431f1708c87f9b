"""Views of a seat for itself: hand, deck, corporate goal, the open question (chapter "Hidden information")."""

from collections import Counter
from typing import Final

from msgspec import Struct

from rules.core.game import ScorePart
from rules.core.seats import Seat
from rules.core.text import Msg
from rules.mine.components.cards import CORPORATE_GOALS
from rules.mine.components.content import in_printed_order
from rules.mine.components.reasons import Reason
from rules.mine.economy.corporate import corporate_progress
from rules.mine.economy.market import credits_to_buy_with
from rules.mine.economy.scoring import own_parts
from rules.mine.resolve.playing import is_simple, may_put_down, put_down_refusal
from rules.mine.state import SeatState, Stage, State
from rules.mine.turns.flow import open_decision_of

TURNS: Final = (Stage.COMPETITION, Stage.TRANSITION)
"""The stages with turns."""


class CorporationView(Struct, frozen=True):
    """A corporate goal and how far it is: `have` of `need`."""

    goal: str
    points: int
    have: int
    need: int
    met: bool
    """True if it is met at present."""
    revealed: bool


class OwnDecision(Struct, frozen=True):
    """The viewer's own open question."""

    kind: str
    """``cards``, ``resource``, ``option``, ``goal`` or ``reveal``."""
    why: Reason
    source: str
    options: tuple[str, ...]
    """Kinds, the second of a kind as ``fund#2``; resources; ``1`` and ``2``; goals; ``yes`` and ``no``."""
    shown: tuple[str, ...]
    """Everything looked at, whether or not it may be picked."""
    at_least: int
    at_most: int


class HandCardView(Struct, frozen=True):
    card: str
    playable: bool
    refusal: Msg | None
    """The reason that it cannot be put down now; None if it can, or if the viewer is not putting cards down."""
    simple: bool
    """True if it may be put down together with others, without a question."""


class CountView(Struct, frozen=True):
    card: str
    count: int


class KnownView(Struct, frozen=True):
    """The viewer's knowledge of the order of decks, from cards seen in place."""

    top: tuple[str, ...]
    """On top of the seat's deck, topmost card first."""
    bottom: tuple[str, ...]
    """At the bottom of the seat's deck, lowest card last."""
    market: tuple[str, ...]
    """On top of the market deck."""
    goals: tuple[str, ...]
    """On top of the deck of public goals."""


class PrivateView(Struct, frozen=True):
    """Private facts of the view's owner."""

    hand: tuple[HandCardView, ...]
    """Slots h1, h2 … in this order."""
    deck: tuple[CountView, ...]
    """The seat's deck without its order."""
    known: KnownView
    offer: tuple[str, ...]
    """The corporate goals dealt, while one is to be picked."""
    corporation: CorporationView | None
    trait: str | None
    decision: OwnDecision | None
    funds: int
    """Credits for buying in the seat's turn, without coins; amounts that wait for the buying phase are already
    deducted.
    """
    parts: tuple[ScorePart, ...]
    """The parts of the seat's current score, including the corporate goal."""
    auto_discard: tuple[str, ...]
    auto_reveal: bool


def corporation_view(state: State, seat: Seat) -> CorporationView | None:
    mine = state.seats[seat]
    if mine.corporation is None:
        return None
    progress = corporate_progress(state, seat)
    points = CORPORATE_GOALS[mine.corporation].points
    return CorporationView(
        mine.corporation, points, progress.have, progress.need, progress.met, mine.revealed
    )


def private_view(state: State, seat: Seat) -> PrivateView:
    mine = state.seats[seat]
    putting_down = may_put_down(state, seat)
    is_own_turn = state.stage in TURNS and state.turn.seat == seat
    refusals = {
        card: put_down_refusal(state, seat, card) if putting_down else None
        for card in sorted(set(mine.hand))
    }
    counts = Counter(mine.deck)
    return PrivateView(
        hand=tuple(
            HandCardView(
                card,
                playable=putting_down and refusals[card] is None,
                refusal=refusals[card],
                simple=is_simple(card),
            )
            for card in mine.hand
        ),
        deck=tuple(CountView(card, counts[card]) for card in in_printed_order(counts)),
        known=_known(state, mine),
        offer=tuple(mine.offer) if mine.corporation is None else (),
        corporation=corporation_view(state, seat),
        trait=None if mine.corporation is None else CORPORATE_GOALS[mine.corporation].trait,
        decision=_own_decision(state, seat),
        funds=credits_to_buy_with(state, seat) if is_own_turn else 0,
        parts=own_parts(state, seat),
        auto_discard=tuple(mine.standing.auto_discard),
        auto_reveal=mine.standing.auto_reveal,
    )


def _known(state: State, mine: SeatState) -> KnownView:
    known = mine.known
    return KnownView(
        top=tuple(mine.deck[: known.top]),
        bottom=tuple(mine.deck[len(mine.deck) - known.bottom :]),
        market=tuple(state.market_deck[: known.market]),
        goals=tuple(state.goal_deck[: known.goals]),
    )


def _own_decision(state: State, seat: Seat) -> OwnDecision | None:
    if (it := open_decision_of(state, seat)) is None:
        return None
    return OwnDecision(it.kind, it.why, it.source, it.options, it.shown, it.at_least, it.at_most)
