"""Chapter "End of the game": goals, ranks, tie-breaks and the last turn."""

from rules.core import engine
from rules.core.squares import Cell
from rules.core.text import SeatName
from rules.expancity import GAME
from rules.expancity.city.goals import final_outcome, goals_paid, metric_value, split
from rules.expancity.components.cards.goals import GOALS
from rules.expancity.state import Fulfilled, Phase, State
from tests.cases import cases
from tests.catalogues import spoken
from tests.rules.expancity.positions import A, B, C, drawn, owned, plan, position


@cases(
    ("values", "paid"),
    {
        "one leads": ((7, 6, 6), (12, 0, 0)),
        "two share": ((3, 3, 1), (6, 6, 0)),
        "three share": ((2, 2, 2), (4, 4, 4)),
        "four share": ((5, 5, 5, 5), (3, 3, 3, 3)),
        "nothing pays no seat": ((0, 0), (0, 0)),
    },
)
def test_a_goals_points_are_shared(values: tuple[int, ...], paid: tuple[int, ...]) -> None:
    assert split(values, 12) == paid


def test_a_share_is_rounded_down() -> None:
    assert split((1, 1, 1), 11) == (3, 3, 3)


CITY = "N1=res:A2f N1E1=com:A5o N1E2=com:A4^ N1E4=res:A1f N2=park S1=res:A1f S2=com:A6 E1=com:B9o"


@cases(
    ("goal", "value"),
    {
        "unfinished and rival towers do not count": ("tallest_building", 5),
        "completed commercial": ("most_commercial", 2),
        "completed residential": ("most_residential", 3),
        "contracts fulfilled": ("most_contracts", 4),
        "beside a park": ("park_patron", 1),
        "City Hall and gaps end a street": ("longest_street", 3),
    },
)
def test_a_goal_measures_this(goal: str, value: int) -> None:
    assert metric_value(GOALS[goal].metric, owned(CITY), fulfilled=4) == value


def test_without_buildings_a_goal_measures_nothing() -> None:
    assert {metric_value(goal.metric, owned(""), 0) for goal in GOALS.values()} == {0}


def over(board: str, scores: tuple[int, ...], contracts: tuple[int, ...]) -> State:
    state = position(board, seats=len(scores))
    state.phase, state.goals = Phase.OVER, []
    for mine, score, count in zip(state.seats, scores, contracts, strict=True):
        mine.score = score
        mine.fulfilled = [Fulfilled(f"card{i}", 0, 1) for i in range(count)]
    return state


EVEN = "N1=com:A4o S1=com:B4o"


@cases(
    ("state", "ranks", "reason"),
    {
        "higher total": (over(EVEN, (90, 70), (0, 9)), (1, 2), "outright"),
        "more contracts": (over(EVEN, (141, 141), (7, 6)), (1, 2), "contracts"),
        "more buildings": (over(EVEN + " E1=res:B1f", (80, 80), (3, 3)), (2, 1), "buildings"),
        "unfinished is none": (over(EVEN + " E1=res:B1", (80, 80), (3, 3)), (1, 1), "shared"),
        "taller": (over("N1=com:A5o S1=com:B4o", (80, 80), (3, 3)), (1, 2), "tallest"),
        "shared victory": (over(EVEN, (80, 80), (3, 3)), (1, 1), "shared"),
        "the third stays third": (over(EVEN, (50, 80, 80), (9, 3, 2)), (3, 1, 2), "contracts"),
        "ties below are broken": (over(EVEN, (80, 50, 50), (1, 0, 0)), (1, 2, 3), "outright"),
        "ties below": (over("", (80, 50, 50, 20), (1, 0, 0, 0)), (1, 2, 2, 4), "outright"),
    },
)
def test_ranks(state: State, ranks: tuple[int, ...], reason: str) -> None:
    outcome = final_outcome(state)
    assert outcome.ranks == ranks
    assert outcome.reason.key == f"expancity.reason.{reason}"


def test_shared_victory_names_the_winners() -> None:
    reason = final_outcome(over(EVEN, (80, 80), (3, 3))).reason
    assert reason.args == {"seats": (SeatName(A), SeatName(B)), "total": 80}


def last_turn() -> State:
    """Turn 60 of three seats. Seat C lays the last tile, may roof a house, and may show a card for that."""
    state = position("N1=res:C1 S1=com:A4o E1=com:B5^", seats=3, turn=59)
    state.acting, state.bag = C, []
    state.goals = ["tallest_building", "most_residential", "most_contracts"]
    for mine in state.seats:
        mine.hand, mine.contracts = [], ["skyline"]
    state.seats[C].hand = ["park"]
    state.deck = ["city_hall_address", "quarter", "full_house"]
    return state


def test_the_last_turn_is_played_in_full() -> None:
    step = engine.play(GAME, last_turn(), C, plan("park@W1; r N1=flat"))
    assert step.state.phase is Phase.KEEP_CONTRACT
    step = engine.play(
        GAME, step.state, C, GAME.read(step.state, C, "keep city_hall_address", spoken)
    )
    assert step.state.phase is Phase.FULFIL
    step = engine.play(
        GAME, step.state, C, GAME.read(step.state, C, "fulfil city_hall_address", spoken)
    )
    assert GAME.waiting_for(step.state) == {}
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    parts = [tuple(part.points for part in score.parts) for score in outcome.scores]
    assert parts == [(0, 0, 0), (0, 0, 12), (1, 5, 24)]
    assert outcome.winners == (C,)
    told = [event.msg.key.rsplit(".", 1)[1] for event in step.events]
    assert told == [
        "fulfilled",
        *["goal_paid"] * 3,
        *["unfulfilled"] * 3,
        "outright",
    ]


def test_goals_are_announced_with_their_values() -> None:
    state = last_turn()
    state.goals = ["tallest_building", "longest_street", "park_patron"]
    step = engine.play(GAME, state, C, plan("park@W1"))
    tallest, street, parks = (each.msg for each in step.events if "goal_" in each.msg.key)
    assert [value.args["value"] for value in tallest.args["values"]] == [4, 5, 0]  # type: ignore
    assert (tallest.args["points"], tallest.args["seats"]) == (12, (SeatName(B),))
    assert (street.args["points"], street.args["winners"]) == (6, 2)
    assert parks.key == "expancity.event.goal_unpaid"


def test_goals_before_the_end_are_only_provisional() -> None:
    state = position(EVEN)
    state.goals = ["tallest_building", "most_commercial", "most_contracts"]
    assert [paid.values for paid in goals_paid(state)] == [(4, 4), (1, 1), (0, 0)]
    assert GAME.outcome(state) is None
    assert [seat.score for seat in GAME.view(state, None).seats] == [0, 0]


def test_the_view_names_the_leaders() -> None:
    state = position("N1=com:A5o S1=com:B4o")
    state.goals = ["tallest_building", "most_commercial", "most_contracts"]
    assert [goal.leaders for goal in GAME.view(state, None).goals] == [(A,), (A, B), ()]


def test_city_hall_is_in_every_drawing() -> None:
    assert drawn("")[0] == {Cell(0, 0): "city_hall"}
