"""Chapter "Public goals": every active goal is used, every passive one triggered."""

from typing import Any

import pytest

from rules.mine import EndTurn, PutDown, UseGoal
from rules.mine.components.cards import PUBLIC_GOALS
from rules.mine.state import State
from tests.rules.mine.positions import drawn, make, refusal
from tests.rules.mine.whole_effect import changes

FILL = ["fund"] * 6
ACTIVE: list[
    tuple[str, dict[str, Any], dict[str, Any], dict[str, Any], list[list[str]], dict[str, Any]]
] = [
    (
        "lightweight",
        {"deck": ["loan", "fund"]},
        {},
        {},
        [],
        {"p0.deck": ["fund"], "p0.discard": ["loan"]},
    ),
    (
        "mine_survey",
        {},
        {},
        {"market_deck": ["passion"]},
        [],
        {"market": ["passion"], "market_deck": []},
    ),
    ("spoil_the_pot", {}, {}, {}, [], {"schedules": 1}),
    ("side_income", {}, {}, {}, [], {"watches": 1}),
    (
        "hire_interns",
        {},
        {"deck": ["loan", "fund"]},
        {},
        [],
        {"p1.deck": ["fund"], "p1.discard": ["loan"]},
    ),
    (
        "disposable_battery",
        {"hand": ["fund", "secret_plan"]},
        {},
        {},
        [["secret_plan"]],
        {"p0.hand": ["fund"], "exile": ["secret_plan"], "p0.emerald": 2, "p0.energy": 5},
    ),
    (
        "secondhand_mania",
        {"discard": ["fund", "grant"], "deck": ["loan"]},
        {},
        {},
        [],
        {"p0.discard": ["grant"], "p0.deck": ["loan", "fund"]},
    ),
    ("scrap_resources", {"res": {"ruby": 2, "iron": 1}}, {}, {}, [["iron"]], {"p0.iron": 0}),
    (
        "handicap",
        {"hand": ["fund", "loan"]},
        {},
        {},
        [["fund"]],
        {"p0.hand": ["loan"], "p0.discard": ["fund"]},
    ),
]


@pytest.mark.parametrize(("goal", "mine", "other", "board", "answers", "then"), ACTIVE)
def test_an_active_goal_changes_exactly_this(
    goal: str,
    mine: dict[str, Any],
    other: dict[str, Any],
    board: dict[str, Any],
    answers: list[list[str]],
    then: dict[str, Any],
) -> None:
    state = drawn([{**mine, "goals": [{"id": goal}]}, other], **board)
    expected = {**then, "p0.goals": {goal: 1}}
    assert changes(state, UseGoal(goal=goal), answers, {}) == expected
    assert refusal(state, 0, UseGoal(goal=goal)) == "goal_used"


def test_every_active_goal_is_used() -> None:
    active = {goal.id for goal in PUBLIC_GOALS.values() if goal.active}
    assert {case[0] for case in ACTIVE} == active


@pytest.mark.parametrize(
    ("goal", "mine", "other", "board"),
    [
        ("mine_survey", {}, {}, {"market_deck": ["loan"]}),
        ("hire_interns", {}, {"deck": ["passion", "fund"]}, {}),
        ("secondhand_mania", {"discard": ["grant"]}, {}, {}),
    ],
)
def test_without_the_right_card_there_is_no_token(
    goal: str, mine: dict[str, Any], other: dict[str, Any], board: dict[str, Any]
) -> None:
    state = drawn([{**mine, "goals": [{"id": goal}]}, other], **board)
    make(state, 0, UseGoal(goal=goal))
    assert state.seats[0].goals[0].tokens == 0


@pytest.mark.parametrize(
    "goal", ["lightweight", "mine_survey", "disposable_battery", "scrap_resources", "handicap"]
)
def test_requirements_of_active_goals_are_checked(goal: str) -> None:
    state = drawn([{"goals": [{"id": goal}]}, {}])
    assert refusal(state, 0, UseGoal(goal=goal)) == "goal_condition"


def owning(goal: str, hand: list[str], **mine: Any) -> State:
    return drawn([{"deck": FILL, "hand": hand, "goals": [{"id": goal}], **mine}, {"deck": FILL}])


def reached(state: State) -> int | str:
    goal = state.seats[0].goals[0]
    return "flipped" if goal.flipped else goal.tokens


PASSIVE: list[tuple[str, list[str], dict[str, Any], int | str]] = [
    ("isolated_factory", ["fund"], {}, 1),
    ("isolated_factory", ["small_ruby_mine"], {}, 0),
    ("excess_energy", ["fund"], {}, 1),
    ("excess_energy", ["fund"], {"energy": 1}, 0),
    ("conglomerate", ["small_gold_mine"], {"res": {"ruby": 9, "iron": 5, "gold": 4}}, "flipped"),
    ("conglomerate", ["small_gold_mine"], {"res": {"ruby": 9, "iron": 5, "gold": 3}}, 0),
    (
        "goal_achieved",
        ["fund"],
        {
            "goals": [
                {"id": "goal_achieved"},
                *({"id": goal, "flipped": True} for goal in ("boost", "octopus", "handicap")),
            ]
        },
        "flipped",
    ),
    (
        "goal_achieved",
        ["fund"],
        {
            "goals": [
                {"id": "goal_achieved"},
                *({"id": goal, "flipped": True} for goal in ("boost", "octopus")),
            ]
        },
        0,
    ),
    ("octopus", ["small_ruby_mine", "small_iron_mine", "small_gold_mine"], {}, 1),
    ("octopus", ["small_ruby_mine", "small_iron_mine", "small_iron_mine"], {}, 0),
    (
        "octopus",
        ["small_ruby_mine", "small_iron_mine", "small_gold_mine", "small_emerald_mine"],
        {},
        1,
    ),
    ("boost", ["sales", "sales"], {}, 2),
    ("boost", ["sales"], {"deck": []}, 0),
    ("slush_fund", ["fund"], {}, 1),
    ("slush_fund", ["small_ruby_mine"], {}, 0),
    ("out_boxer", ["smelting", "fund"], {}, 1),
    ("overflow", ["loan"] * 5, {}, "flipped"),
    ("overflow", ["loan"] * 4, {}, 0),
    ("midsize_firm", ["small_gold_mine"], {"res": {"ruby": 8, "gold": 7}}, "flipped"),
    ("midsize_firm", ["small_gold_mine"], {"res": {"ruby": 9, "gold": 6}}, 0),
    ("project_presentation", ["grant", "fund", "loan"], {}, 2),
]


@pytest.mark.parametrize(("goal", "hand", "mine", "tokens"), PASSIVE)
def test_passive_goals_react_to_their_events(
    goal: str, hand: list[str], mine: dict[str, Any], tokens: int | str
) -> None:
    state = owning(goal, hand, **mine)
    for card in hand:
        make(state, 0, PutDown(card=card))
    make(state, 0, EndTurn())
    assert reached(state) == tokens


def test_every_passive_goal_is_triggered() -> None:
    passive = {goal.id for goal in PUBLIC_GOALS.values() if not goal.active}
    assert {goal for goal, _, _, tokens in PASSIVE if tokens} == passive


@pytest.mark.parametrize("goal", [goal.id for goal in PUBLIC_GOALS.values() if not goal.active])
def test_passive_goals_cannot_be_used(goal: str) -> None:
    assert refusal(owning(goal, []), 0, UseGoal(goal=goal)) == "goal_passive"


@pytest.mark.parametrize("goal", [goal.id for goal in PUBLIC_GOALS.values() if goal.active])
def test_the_last_token_flips_and_ends_its_use(goal: str) -> None:
    needed = PUBLIC_GOALS[goal].tokens or 0
    state = drawn(
        [
            {
                "deck": FILL,
                "hand": ["loan"],
                "discard": ["fund"],
                "res": {"ruby": 1},
                "goals": [{"id": goal, "tokens": needed - 1}],
            },
            {"deck": ["loan", *FILL]},
        ],
        market_deck=["passion"],
    )
    make(state, 0, UseGoal(goal=goal))
    assert reached(state) == "flipped"
    state.seats[0].goals[0].used = False
    assert refusal(state, 0, UseGoal(goal=goal)) == "goal_flipped"
