"""Sets a table up (chapter "Setup")."""

from typing import Final

from rules.core.game import Setup
from rules.core.log import Log
from rules.core.options import OptionSpec
from rules.core.piles import shuffle
from rules.core.rng import Rng
from rules.mine.components.cards import CARDS, CORPORATE_GOALS, PUBLIC_GOALS
from rules.mine.components.content import (
    BASIC_PILE,
    CORPORATE_OFFER,
    ENERGY,
    MOST_TRANSITIONS,
    PURCHASES,
)
from rules.mine.components.designs import Group
from rules.mine.components.terms import RESOURCES
from rules.mine.economy.market import discard_costly, refill
from rules.mine.state import Preferences, SeatState, Stage, State, fresh_turn, nothing_known

_MOST: Final = str(MOST_TRANSITIONS)
OPTIONS: Final = (
    OptionSpec("periods", ("6", "4"), "6"),
    OptionSpec("max_transitions", (_MOST, "3"), _MOST, former={"unlimited": _MOST}),
)


def new(setup: Setup) -> State:
    """Lay out the board and deal corporate goals. Decks are made when all goals are picked."""
    rng = Rng(setup.seed)
    # The order of the draws below must not change: records replay by it.
    market = [
        card.id for card in CARDS.values() if card.group is Group.MARKET for _ in range(card.copies)
    ]
    shuffle(market, rng)
    goals = list(PUBLIC_GOALS)
    shuffle(goals, rng)
    corporations = list(CORPORATE_GOALS)
    shuffle(corporations, rng)
    first = setup.first_or(rng.below(setup.seats))
    draft = State(
        rng=rng,
        periods=int(setup.options["periods"]),
        max_transitions=int(setup.options["max_transitions"]),
        stage=Stage.CORPORATE,
        period=1,
        transition=0,
        round=1,
        first=first,
        declared=None,
        idle_rounds=0,
        is_round_idle=True,
        market=[],
        goal_board=[],
        market_deck=market,
        goal_deck=goals,
        market_discard=[],
        hidden_discard=[],
        goal_discard=[],
        basic=dict(BASIC_PILE),
        exile=[],
        seats=[
            _seat(corporations[CORPORATE_OFFER * seat : CORPORATE_OFFER * (seat + 1)])
            for seat in range(setup.seats)
        ],
        turn=fresh_turn(first),
        last=None,
        watches=[],
        schedules=[],
        stack=[],
        pending=[],
    )
    refill(draft, Log())
    discard_costly(draft, Log())
    return draft


def _seat(offer: list[str]) -> SeatState:
    return SeatState(
        offer=offer,
        corporation=None,
        revealed=False,
        corporation_tokens=0,
        trait_seen=False,
        deck=[],
        known=nothing_known(),
        hand=[],
        discard=[],
        play=[],
        resources=dict.fromkeys((str(each) for each in RESOURCES), 0),
        energy=ENERGY,
        credits=0,
        purchases=PURCHASES,
        coins=0,
        penalty=0,
        goals=[],
        turns=0,
        flipped_at_last=None,
        declared_last=False,
        entered=None,
        out=False,
        mulligan=None,
        standing=Preferences(auto_discard=[], auto_reveal=True),
    )


def starting_deck(corporation: str) -> list[str]:
    """Return the mines and funds of every seat's start, and the trait card of the corporate goal."""
    start = [card.id for card in CARDS.values() for _ in range(card.start)]
    return [*start, CORPORATE_GOALS[corporation].trait]
