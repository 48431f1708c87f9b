"""Chapter "End of the game": points by their parts, corporate goals, ranks and ties."""

from typing import Any

import pytest

from rules.mine.components.cards import CORPORATE_GOALS
from rules.mine.economy.corporate import corporate_progress, goal_progress
from rules.mine.economy.scoring import final_outcome, own_parts, public_parts, resource_points
from rules.mine.state import State
from tests.rules.mine.positions import drawn


def parts(state: State, seat: int = 0) -> dict[str, int]:
    return {
        part.label.key.removeprefix("mine.part."): part.points for part in own_parts(state, seat)
    }


@pytest.mark.parametrize(
    ("count", "points"),
    [(0, 0), (9, 0), (10, 2), (14, 2), (15, 6), (19, 6), (20, 12), (24, 12), (25, 18), (40, 18)],
)
def test_resources_score_by_the_table(count: int, points: int) -> None:
    assert resource_points(count) == points


def test_a_total_has_five_parts() -> None:
    state = drawn(
        [
            {
                "res": {"ruby": 10, "gold": 25},
                "hand": ["expo"],
                "deck": ["large_gold_mine"],
                "discard": ["secret_plan"],
                "play": ["fund"],
                "penalty": 3,
                "corp": "easter_melon",
                "goals": [{"id": "boost", "flipped": True}, {"id": "overflow"}],
            },
            {},
        ]
    )
    assert parts(state) == {
        "corporate": 0,
        "goals": 6,
        "cards": 2 + 3 + 4,
        "resources": 2 + 18,
        "penalty": -3,
    }
    assert public_parts(state, 0) == own_parts(state, 0)[1:]


def test_the_idol_is_worth_half_the_emerald() -> None:
    for emerald, points in ((0, 0), (7, 3), (15, 7)):
        state = drawn([{"deck": ["turtle_idol"], "res": {"emerald": emerald}}, {}])
        assert parts(state)["cards"] == points


BIG = ["large_iron_mine"]
FLIPPED = [
    {"id": goal, "flipped": True}
    for goal in ("boost", "overflow", "handicap", "octopus", "conglomerate", "midsize_firm")
]
FIVE_COLORS = [f"small_{color}_mine" for color in ("ruby", "sapphire", "emerald", "iron", "gold")]

MET = [
    pytest.param(
        "dodge",
        {"deck": BIG * 8, "goals": [{"id": "boost"}]},
        10,
        10,
        id="dodge: itself and goals count",
    ),
    pytest.param("dodge", {"deck": BIG * 8}, 9, 10, id="dodge: one short"),
    pytest.param(
        "dodge",
        {"deck": [*BIG * 8, "turtle_idol"], "res": {"emerald": 3}},
        9,
        10,
        id="dodge: a small idol",
    ),
    pytest.param(
        "the_traders",
        {"deck": BIG * 5, "goals": [{"id": "overflow"}, {"id": "boost"}]},
        6,
        6,
        id="traders: goals of cost five",
    ),
    pytest.param("the_ambition", {"goals": FLIPPED}, 6, 6, id="ambition: six flipped"),
    pytest.param("the_ambition", {"goals": FLIPPED[1:]}, 5, 6, id="ambition: five flipped"),
    pytest.param(
        "mirae_mining", {"res": {"ruby": 20, "gold": 10}}, 10, 10, id="mirae: the second largest"
    ),
    pytest.param("mirae_mining", {"res": {"ruby": 20, "gold": 9}}, 9, 10, id="mirae: one short"),
    pytest.param("easter_melon", {"deck": ["fund"] * 24}, 25, 25, id="melon: itself counts"),
    pytest.param(
        "starting_point", {"deck": FIVE_COLORS * 3}, 5, 5, id="starting point: mines count"
    ),
    pytest.param(
        "starting_point",
        {"deck": FIVE_COLORS * 3 + ["fund"], "hand": FIVE_COLORS},
        5,
        5,
        id="starting point: more",
    ),
    pytest.param(
        "starting_point", {"deck": (FIVE_COLORS * 3)[1:]}, 4, 5, id="starting point: one type short"
    ),
    pytest.param("matrix_group", {"tokens": 6}, 6, 6, id="matrix: six plans"),
    pytest.param("revival", {"tokens": 6}, 6, 7, id="revival: six turns"),
    pytest.param("arsene", {}, 0, 1, id="arsene: another seat declared"),
]


@pytest.mark.parametrize(("goal", "mine", "have", "need"), MET)
def test_corporate_goals_are_met_by_these_positions(
    goal: str, mine: dict[str, Any], have: int, need: int
) -> None:
    state = drawn([{**mine, "corp": goal}, {}])
    progress = corporate_progress(state, 0)
    assert (progress.have, progress.need) == (have, need)
    points = CORPORATE_GOALS[goal].points if have >= need else 0
    assert parts(state)["corporate"] == points


@pytest.mark.parametrize(
    ("goal", "needs"),
    [
        ("greed_salads", (3, 2, 2)),
        ("mr_borobo", (15, 10, 10)),
        ("infinite_analysis", (6, 8, 10)),
    ],
)
def test_thresholds_depend_on_the_number_of_seats(goal: str, needs: tuple[int, int, int]) -> None:
    found = tuple(goal_progress(drawn([{}] * seats), 0, goal).need for seats in (2, 3, 4))
    assert found == needs


def test_majorities_must_be_sole_leads() -> None:
    others = ({"res": {"ruby": 2, "iron": 1}}, {"res": {"gold": 3}})
    state = drawn([{"res": {"ruby": 3, "iron": 1, "gold": 4}}, *others])
    assert goal_progress(state, 0, "greed_salads").have == 2


def test_a_lead_is_measured_against_the_best_opponent() -> None:
    state = drawn([{"res": {"ruby": 8, "iron": 8}}, {"res": {"gold": 6}}, {"res": {"gold": 1}}])
    assert goal_progress(state, 0, "mr_borobo").have == 10
    assert goal_progress(state, 1, "mr_borobo").have == 0


def test_the_ambition_counts_at_the_end_of_the_last_period() -> None:
    state = drawn([{"corp": "the_ambition", "goals": FLIPPED}, {}])
    state.seats[0].flipped_at_last = 5
    assert not corporate_progress(state, 0).met


def test_arsene_needs_to_have_declared() -> None:
    state = drawn([{"corp": "arsene"}, {}])
    state.seats[0].declared_last = True
    assert parts(state)["corporate"] == 16


GOAL = [{"id": "slush_fund", "flipped": True}]
"""A goal worth four points."""


@pytest.mark.parametrize(
    ("first", "second", "ranks", "reason"),
    [
        pytest.param({"deck": ["expo"]}, {}, (1, 2), "outright", id="more points"),
        pytest.param(
            {"deck": ["secret_plan"]}, {"goals": GOAL}, (2, 1), "goals", id="more flipped goals"
        ),
        pytest.param(
            {"res": {"iron": 2}}, {"res": {"gold": 3}}, (2, 1), "resources", id="more resources"
        ),
        pytest.param({"deck": ["expo"], "penalty": 2}, {}, (2, 1), "penalty", id="fewer penalties"),
        pytest.param({}, {}, (1, 1), "shared", id="nothing between them"),
    ],
)
def test_ranks(
    first: dict[str, Any], second: dict[str, Any], ranks: tuple[int, ...], reason: str
) -> None:
    outcome = final_outcome(drawn([{"corp": "arsene", **first}, {"corp": "revival", **second}]))
    assert outcome.ranks == ranks
    assert outcome.reason.key == f"mine.reason.{reason}"


def test_ranks_below_the_first_follow_the_same_order() -> None:
    outcome = final_outcome(drawn([{"deck": ["expo"]}, {"res": {"ruby": 1}}, {}]))
    assert outcome.ranks == (1, 2, 3)
    assert outcome.winners == (0,)
