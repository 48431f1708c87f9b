"""Views of Project MINE for the tests of its pictures, constructed by hand."""

from msgspec.structs import replace

from rules.core.game import Outcome, ScorePart, SeatScore
from rules.core.seats import Seat
from rules.core.text import Msg, msg
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.reasons import Reason
from rules.mine.components.terms import RESOURCES
from rules.mine.view import (
    BasicView,
    MarketCardView,
    MarketGoalView,
    OpenDecision,
    OwnedGoalView,
    SeatView,
    TurnView,
    View,
)
from rules.mine.view_own import (
    CorporationView,
    CountView,
    HandCardView,
    KnownView,
    OwnDecision,
    PrivateView,
)

MARKET = ("bursting", "labor_dispute", "venture", "turtle_idol", "rich_get_richer", "big_spender")
HOLDINGS = (
    (7, 4, 11, 3, 6),
    (12, 2, 5, 0, 9),
    (3, 14, 2, 6, 1),
    (5, 8, 5, 16, 4),
)
GOALS = (
    (("lightweight", 2, False), ("boost", 5, True), ("handicap", 1, False)),
    (("conglomerate", 0, False),),
    (),
    (("spoil_the_pot", 3, True), ("excess_energy", 0, False), ("goal_achieved", 0, False)),
)


def market_card(card: str, off: int = 0) -> MarketCardView:
    printed = CARDS[card].cost
    return MarketCardView(card=card, cost=max(0, printed - off), printed=printed, refusal=None)


def market_goal(goal: str, off: int = 0) -> MarketGoalView:
    design = PUBLIC_GOALS[goal]
    return MarketGoalView(
        goal=goal,
        cost=max(0, design.cost - off),
        printed=design.cost,
        tokens=design.tokens,
        refusal=None,
    )


def owned(goal: str, tokens: int = 0, flipped: bool = False) -> OwnedGoalView:
    return OwnedGoalView(
        goal=goal,
        tokens=tokens,
        needed=PUBLIC_GOALS[goal].tokens,
        flipped=flipped,
        used=False,
    )


def parts(goals: int, cards: int, resources: int, penalty: int) -> tuple[ScorePart, ...]:
    values = {"goals": goals, "cards": cards, "resources": resources, "penalty": -penalty}
    return tuple(ScorePart(msg(f"mine.part.{name}"), points) for name, points in values.items())


def seat_view(seat: Seat) -> SeatView:
    return SeatView(
        resources=dict(zip(RESOURCES, HOLDINGS[seat], strict=True)),
        energy=1,
        credits=3,
        purchases=2,
        coins=seat % 3,
        penalty=seat % 2,
        deck=9 - 2 * seat,
        hand=5,
        top=("grant",) if seat == 1 else (),
        bottom=(),
        discard=("fund", "grant", "small_iron_mine") * seat,
        play=("fund",),
        put_down=1,
        goals=tuple(owned(goal, tokens, flipped) for goal, tokens, flipped in GOALS[seat]),
        trait="sales" if seat else None,
        corporation=None,
        parts=parts(6 * seat, 8, 4, seat % 2),
        declared=False,
        entered=None,
        out=False,
        chosen=False,
    )


def turn_view(seat: Seat) -> TurnView:
    return TurnView(
        seat=seat,
        put_down=("fund", "fund", "bargain_sale"),
        used=("handicap",),
        bought=(),
        discarded=(),
        shown=(),
        earned=3,
    )


def table(seats: int = 4, off: int = 1, market: tuple[str, ...] = MARKET) -> View:
    """A table in its fourth period; seat 2 is buying, or seat 0 if there are two seats."""
    acting = 2 if seats > 2 else 0
    sizes = ("medium", "large")
    basic = tuple(
        BasicView(
            card=f"{size}_{resource}_mine",
            left=(row * 3 + column * 2) % 5,
            cost=CARDS[f"{size}_{resource}_mine"].cost,
            refusal=None,
        )
        for row, size in enumerate(sizes)
        for column, resource in enumerate(RESOURCES)
    )
    return View(
        viewer=None,
        stage="competition",
        period=4,
        periods=6,
        transition=0,
        transitions=20,
        round=3,
        last_round=True,
        first=0,
        phase="buy",
        acting=acting,
        market=tuple(market_card(card, off) for card in market),
        goals=(market_goal("handicap", off), market_goal("octopus", off)),
        basic=basic,
        market_deck=31,
        market_discard=("loan",),
        market_discard_hidden=2,
        goal_deck=12,
        exile=(),
        seats=tuple(seat_view(seat) for seat in range(seats)),
        turn=turn_view(acting),
        last=turn_view((acting + 1) % seats),
        decisions=(),
        mine=None,
        outcome=None,
    )


HAND = ("subcontract", "medium_iron_mine", "secret_plan", "gold_standard", "sales", "grant")
WHY: dict[str, Msg] = {
    "secret_plan": msg("error.mine.energy_x", card=msg("mine.card.secret_plan")),
    "gold_standard": msg(
        "error.mine.resource",
        card=msg("mine.card.gold_standard"),
        resource=msg("mine.resource.gold"),
        need=3,
        have=1,
    ),
}


def in_hand(card: str) -> HandCardView:
    why = WHY.get(card)
    return HandCardView(card=card, playable=why is None, refusal=why, simple=False)


def corporation(goal: str, have: int = 3, need: int = 10) -> CorporationView:
    return CorporationView(
        goal=goal,
        points=CORPORATE_GOALS[goal].points,
        have=have,
        need=need,
        met=have >= need,
        revealed=False,
    )


def with_hand(
    view: View,
    cards: tuple[str, ...] = HAND,
    *,
    goal: str | None = "mirae_mining",
    offer: tuple[str, ...] = (),
    decision: OwnDecision | None = None,
) -> View:
    """The same table for its acting seat, or for the first seat."""
    private = PrivateView(
        hand=tuple(map(in_hand, cards)),
        deck=(CountView(card="fund", count=3), CountView(card="small_iron_mine", count=1)),
        known=KnownView(top=("fund",), bottom=(), market=(), goals=()),
        offer=offer,
        corporation=corporation(goal) if goal else None,
        trait="sales" if goal else None,
        decision=decision,
        funds=3,
        parts=(ScorePart(msg("mine.part.corporate"), 12), *parts(6, 8, 4, 1)),
        auto_discard=(),
        auto_reveal=True,
    )
    return replace(view, viewer=view.acting or 0, mine=private)


def asking(kind: str, options: tuple[str, ...], shown: tuple[str, ...] = ()) -> OwnDecision:
    return OwnDecision(
        kind=kind,
        why=Reason.DISCARD,
        source="discovery",
        options=options,
        shown=shown,
        at_least=0,
        at_most=1,
    )


def waiting_for(view: View, seats: tuple[Seat, ...]) -> View:
    """The same table when several seats must answer at once."""
    decisions = tuple(
        OpenDecision(seat=seat, kind="cards", why=Reason.DISCARD, source="scathing_criticism")
        for seat in seats
    )
    return replace(view, decisions=decisions)


def ended(seats: int, ranks: tuple[int, ...]) -> View:
    """A table that has ended."""
    view = table(seats)
    scores = tuple(
        SeatScore(
            total=60 - 7 * rank,
            parts=(ScorePart(msg("mine.part.corporate"), 12), *parts(10, 12, 14, 2)),
        )
        for rank in ranks
    )
    outcome = Outcome(ranks=ranks, scores=scores, reason=msg("mine.title"))
    revealed = tuple(
        replace(state, corporation=replace(corporation("mr_borobo"), revealed=True))
        for state in view.seats
    )
    return replace(
        view, stage="over", phase=None, acting=None, turn=None, seats=revealed, outcome=outcome
    )
