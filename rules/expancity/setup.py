"""Setting a table up (chapter "Setup")."""

from functools import partial
from itertools import combinations
from typing import Final

from rules.core.errors import MalformedMove
from rules.core.game import Setup
from rules.core.log import Log
from rules.core.options import OptionSpec, OwnValue, list_label, read_list
from rules.core.piles import draw_random, shuffle
from rules.core.rng import Rng
from rules.core.squares import Cell
from rules.core.text import msg
from rules.expancity.components.cards.contracts import ALL_CONTRACTS
from rules.expancity.components.cards.goals import ALL_GOALS
from rules.expancity.components.content import (
    CITY_HALL,
    GOALS_IN_PLAY,
    HAND_SIZE,
    ROOFS,
    START_RESERVE,
    START_SUPPLY,
    TILES,
)
from rules.expancity.state import FLOOR_ZERO, LITERAL, Phase, SeatState, State

RANDOM: Final = "random"
_GOALS: Final = "goals"
_NAMES: Final = {goal.id: msg(f"expancity.goal.{goal.id}") for goal in ALL_GOALS}


def _read_goals(text: str) -> str:
    """Raises MalformedMove: expancity.goal_count or core.unknown_option."""
    chosen = read_list(_GOALS, _NAMES, text)
    count = len(chosen.split(","))
    if count != GOALS_IN_PLAY:
        raise MalformedMove("expancity.goal_count", count=count, need=GOALS_IN_PLAY)
    return chosen


_OFFERED: Final = tuple(map(",".join, combinations(_NAMES, GOALS_IN_PLAY)))
OPTIONS = (
    OptionSpec("negative_building_scores", (LITERAL, FLOOR_ZERO), LITERAL),
    OptionSpec(
        _GOALS,
        (RANDOM,),
        RANDOM,
        OwnValue(
            _read_goals,
            partial(list_label, _NAMES),
            _OFFERED[-1],
            things=_NAMES,
            offered=_OFFERED,
        ),
        before=RANDOM,
    ),
)


def new(setup: Setup) -> State:
    rng = Rng(setup.seed)
    bag = [tile.id for tile in TILES.values() for _ in range(tile.count)]
    deck = [card.id for card in ALL_CONTRACTS]
    goals = [goal.id for goal in ALL_GOALS]
    # The order of the draws below is fixed, because records replay by it.
    first = setup.first_or(rng.below(setup.seats))
    shuffle(deck, rng)
    shuffle(goals, rng)
    if setup.options[_GOALS] != RANDOM:
        goals = setup.options[_GOALS].split(",")
    hands = [draw_random(bag, HAND_SIZE, rng, Log()) for _ in range(setup.seats)]
    return State(
        rng=rng,
        negative_building_scores=setup.options["negative_building_scores"],
        turn=0,
        acting=first,
        phase=Phase.PLAN,
        city={Cell(0, 0): CITY_HALL},
        buildings={},
        seats=[
            SeatState(
                supply=START_SUPPLY,
                reserve=START_RESERVE,
                score=0,
                hand=hand,
                contracts=[],
                fulfilled=[],
            )
            for hand in hands
        ],
        bag=bag,
        deck=deck,
        roofs=dict(ROOFS),
        goals=goals[:GOALS_IN_PLAY],
        due=0,
        offer=None,
        last=None,
    )
