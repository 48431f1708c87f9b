"""Robots and their moves."""

from typing import Any

import pytest

from benchmarks.mine_colours import STRATEGIES, play_series, report
from benchmarks.robots import play_series as play_against
from rules.core import engine
from rules.core.game import Move, RobotLevel
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.mine import (
    GAME,
    Answer,
    Buy,
    EndTurn,
    Enter,
    Mulligan,
    PickCorporation,
    PutDown,
    UseGoal,
)
from rules.mine.components.cards import CARDS, PUBLIC_GOALS
from rules.mine.components.terms import Resource
from rules.mine.robot.greedy import greedy_move
from rules.mine.robot.outlook import Strategy
from rules.mine.state import Phase, Stage, State
from tests.rules.mine.positions import drawn, fresh, make, settle

FILL = ["fund"] * 6


def auto(state: State, seat: Seat = 0) -> Move:
    return GAME.robot(state, seat, RobotLevel.QUICK, Rng(0))


def greedy(state: State, seat: Seat = 0) -> Move:
    move = GAME.robot(state, seat, RobotLevel.NORMAL, Rng(0))
    engine.check(GAME, state, seat, move)
    return move


def test_auto_picks_the_first_goal_and_ends_its_turns() -> None:
    state = fresh(2)
    assert auto(state) == PickCorporation(corp=state.seats[0].offer[0])
    assert auto(drawn([{"hand": ["fund"], "deck": FILL}, {}])) == EndTurn()


def test_auto_stays_out_and_keeps_its_hand() -> None:
    state = drawn([{}, {}])
    state.stage = Stage.ENTER
    assert auto(state) == Enter(yes=False)
    state.stage = Stage.MULLIGAN
    state.seats[0].entered = True
    assert auto(state) == Mulligan(yes=False)


@pytest.mark.parametrize(
    ("hand", "picks"),
    [
        (["fund", "secret_plan", "large_iron_mine"], ("secret_plan",)),
        (["fund", "turtle_idol", "large_iron_mine"], ("turtle_idol",)),
        (["large_iron_mine", "grant", "fund"], ("fund",)),
    ],
)
def test_auto_discards_the_least_useful_cards(hand: list[str], picks: tuple[str, ...]) -> None:
    state = drawn([{"hand": ["trade", *hand]}, {}])
    make(state, 0, PutDown(card="trade"))
    assert auto(state) == Answer(picks=picks)


def test_auto_answers_about_resources_by_their_steps() -> None:
    state = drawn([{"hand": ["collect"], "res": {"ruby": 11, "gold": 8, "iron": 3}}, {}])
    make(state, 0, PutDown(card="collect"))
    assert auto(state) == Answer(picks=("gold",))
    make(state, 0, Answer(picks=("iron",)))
    assert auto(state) == Answer(picks=("gold",))


def test_auto_declines_optional_effects() -> None:
    state = drawn([{"hand": ["mad_scientist"], "deck": FILL}, {}])
    make(state, 0, PutDown(card="mad_scientist"))
    assert auto(state) == Answer(picks=())


def test_greedy_puts_down_the_best_set() -> None:
    hand = ["labor_dispute", "fund", "large_ruby_mine", "large_ruby_mine"]
    state = drawn([{"hand": hand, "energy": 2, "deck": FILL}, {}])
    assert greedy(state) == PutDown(card="large_ruby_mine")


def test_greedy_uses_goals_before_cards() -> None:
    state = drawn([{"hand": ["fund"], "deck": FILL, "goals": [{"id": "side_income"}]}, {}])
    assert greedy(state) == UseGoal(goal="side_income")


def test_greedy_does_not_give_valuable_cards_away_for_goals() -> None:
    state = drawn([{"hand": ["large_ruby_mine"], "goals": [{"id": "handicap"}]}, {}])
    assert greedy(state) == PutDown(card="large_ruby_mine")


@pytest.mark.parametrize(
    ("goal", "rest"),
    [("excess_energy", {"energy": 1}), ("isolated_factory", {"energy": 4})],
)
def test_greedy_leaves_alone_the_cards_that_a_goal_asks_for_at_the_end_of_the_turn(
    goal: str, rest: dict[str, Any]
) -> None:
    """One token is missing, which is worth more than a mine."""
    needed = PUBLIC_GOALS[goal].tokens
    assert needed is not None
    mine = {"hand": ["small_ruby_mine"], **rest}
    assert greedy(drawn([mine, {}])) == PutDown(card="small_ruby_mine")
    goals = [{"id": goal, "tokens": needed - 1}]
    assert not isinstance(greedy(drawn([{**mine, "goals": goals}, {}])), PutDown)


def test_greedy_buys_the_most_valuable_card() -> None:
    state = drawn([{"credits": 6}, {}], phase="buy", market=["loan", "barter"], period=6)
    move = greedy(state)
    assert isinstance(move, Buy)
    assert move.target.startswith("large_")


def test_a_colour_strategy_buys_its_colour() -> None:
    state = drawn([{"credits": 4}, {}], phase="buy", market=["labor_dispute", "subcontract"])
    for color in (Resource.IRON, Resource.SAPPHIRE):
        move = greedy_move(state, 0, strategy=Strategy(color=color))
        assert isinstance(move, Buy)
        assert CARDS[move.target].color is color


@pytest.mark.parametrize(
    ("card", "mine", "answer"),
    [
        ("small_diamond_mine", {"res": {"iron": 9}}, ("iron",)),
        ("recycled_fuel", {"discard": ["large_gold_mine", "fund"]}, ("large_gold_mine",)),
        (
            "rich_get_richer",
            {"hand": ["crowdfunding", "giving_back"]},
            ("crowdfunding", "giving_back"),
        ),
        (
            "human_capital",
            {"goals": [{"id": "boost"}, {"id": "handicap", "tokens": 3}]},
            ("handicap",),
        ),
        (
            "gold_standard",
            {"res": {"gold": 3}, "goals": [{"id": "overflow"}, {"id": "slush_fund"}]},
            ("overflow",),
        ),
        ("mad_scientist", {"deck": ["secret_plan", "fund"]}, ("secret_plan",)),
        ("trade", {"hand": ["large_iron_mine", "pie_in_the_sky"]}, ("pie_in_the_sky",)),
    ],
)
def test_greedy_answers_questions(card: str, mine: dict[str, Any], answer: tuple[str, ...]) -> None:
    hand = [card, *mine.get("hand", ())]
    state = drawn([{"deck": FILL, **mine, "hand": hand}, {"goals": [{"id": "octopus"}]}])
    make(state, 0, PutDown(card=card))
    assert greedy(state) == Answer(picks=answer)


def test_greedy_enters_while_a_turn_is_worth_its_penalty() -> None:
    state = drawn([{}, {}], period=6)
    state.stage = Stage.ENTER
    assert greedy(state) == Enter(yes=True)
    state.transition = 1
    assert greedy(state) == Enter(yes=False)


def test_greedy_discards_down_to_five() -> None:
    hand = ["fund", "loan", "grant", "expo", "large_iron_mine", "secret_plan"]
    state = drawn([{"hand": hand, "deck": FILL}, {}], phase="buy")
    state.turn.phase = Phase.CLEANUP
    settle(state)
    assert greedy(state) == Answer(picks=("secret_plan",))


def test_greedy_beats_random() -> None:
    tally = play_against(GAME, games=10, seats=2, level="2", against="random", seed=900)
    assert tally.wins == 10


def test_colour_strategies_differ() -> None:
    tallies = play_series(games=2, seats=4, seed=1)
    assert sum(tally.wins for tally in tallies.values()) == 2
    assert sum(len(tally.totals) for tally in tallies.values()) == 8
    assert all(f"| {name} |" in report(tallies, 4) for name in STRATEGIES if tallies[name].totals)
