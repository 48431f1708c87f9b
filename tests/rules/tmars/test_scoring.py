"""Chapters "Tiles" and "End of the game": the parts of a score, the winner, and the end of a table."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.i18n import LANGUAGES
from rules.core.game import ScorePart
from rules.tmars.state import Mode, Stage, State
from rules.tmars.turns.scoring import (
    award_points,
    bot_parts,
    bot_score,
    missing_parameters,
    outcome,
    own_parts,
    public_parts,
    score,
    token_points,
)
from rules.tmars.view import BOT
from tests.catalogues import catalogue_of
from tests.rules.tmars.bot_positions import automa, table

NINE_OCEANS = " ".join(
    f"{space}:ocean" for space in ("A2", "A4", "A5", "B6", "D8", "E4", "E5", "E6", "F6")
)


def named(parts: tuple[ScorePart, ...]) -> dict[str, int]:
    return {part.label.key.removeprefix("tmars.part."): part.points for part in parts}


def over(state: State) -> State:
    state.stage = Stage.OVER
    return state


def test_tiles_score_for_their_owners() -> None:
    """Worked example 35."""
    tiles = "D5:city:0 D4:greenery:0 F1:greenery:0 F2:city:1 C5:greenery:1"
    state = table({"tr": 25}, {"tr": 24}, tiles=tiles)
    assert named(own_parts(state, 0)) == {
        "tr": 25,
        "milestones": 0,
        "awards": 0,
        "greeneries": 2,
        "cities": 2,
        "cards": 0,
    }
    assert (score(state, 0).total, score(state, 1).total) == (29, 26)


def test_the_capital_is_a_city_and_scores_greeneries_of_all_owners() -> None:
    state = table({}, {}, tiles="D5:capital:0 D4:greenery:1 C4:greenery:none PHOBOS:city:0")
    assert named(own_parts(state, 0))["cities"] == 2


def test_milestones_are_worth_five_each() -> None:
    state = table({}, {}, milestones={"mayor": 1, "builder": 0, "planner": 1})
    assert [named(own_parts(state, seat))["milestones"] for seat in (0, 1)] == [5, 10]


@pytest.mark.parametrize(
    ("values", "points"),
    [
        pytest.param((6, 6, 4), (5, 5, 0), id="a tie for the first place: no second"),
        pytest.param((6, 4, 4), (5, 2, 2), id="all tied seconds"),
        pytest.param((6, 5, 4), (5, 2, 0), id="first and second"),
        pytest.param((0, 0, 0), (5, 5, 5), id="all alike"),
        pytest.param((6, 4), (5, 0), id="two seats: no second"),
        pytest.param((3, 6, 6, 5, 6), (0, 5, 5, 0, 5), id="three first"),
    ],
)
def test_awards(values: tuple[int, ...], points: tuple[int, ...]) -> None:
    """Worked example 34."""
    state = table(*({"stock": {"heat": n}} for n in values), awards={"thermalist": 0})
    found = award_points(state, "thermalist")
    assert tuple(found.get(seat, 0) for seat in range(len(values))) == points
    assert tuple(named(own_parts(state, seat))["awards"] for seat in range(len(values))) == points


def test_current_supplies_count_for_awards() -> None:
    state = table(
        {"stock": {"heat": 2}, "production": {"heat": 9}},
        {"stock": {"heat": 3}},
        awards={"thermalist": 0},
    )
    assert award_points(state, "thermalist") == {1: 5}


CARD_POINTS = [
    pytest.param({"tableau": ["082"]}, "", 2, id="fixed"),
    pytest.param({"tableau": ["097"]}, "", -2, id="negative"),
    pytest.param({"events": ["143"]}, "", 2, id="own events"),
    pytest.param({"tableau": ["035"], "on_card": {"035": 5}}, "", 2, id="one for every two"),
    pytest.param({"tableau": ["072"], "on_card": {"072": 3}}, "", 3, id="one each"),
    pytest.param({"tableau": ["005"], "on_card": {"005": 1}}, "", 3, id="once with a resource"),
    pytest.param({"tableau": ["005"]}, "", 0, id="none without"),
    pytest.param(
        {"tableau": ["081", "018", "R03", "P40"]}, "", 2 + 3, id="printed tags, no wild ones"
    ),
    pytest.param(
        {"tableau": ["008"]},
        "D5:capital:0 E4:ocean E5:ocean E6:ocean",
        2,
        id="oceans by the capital",
    ),
    pytest.param(
        {"tableau": ["085"]},
        "D5:commercial_district:0 D4:city:1 E6:ocean C5:city:0 A1:city:0",
        2,
        id="cities by the commercial district",
    ),
    pytest.param({"tableau": ["032"]}, "A1:city:0", 0, id="nothing printed"),
]


@pytest.mark.parametrize(("mine", "tiles", "points"), CARD_POINTS)
def test_a_card_scores_this(mine: dict[str, Any], tiles: str, points: int) -> None:
    assert named(own_parts(table(mine, {}, tiles=tiles), 0))["cards"] == points


@pytest.mark.parametrize(
    ("tiles", "points"),
    [("D5:city:0 A1:city:1", 0), ("D5:city:0 A1:city:1 PHOBOS:city:1", 1)],
)
def test_every_third_city_of_any_owner(tiles: str, points: int) -> None:
    assert named(own_parts(table({"tableau": ["198"]}, {}, tiles=tiles), 0))["cards"] == points


def test_others_do_not_see_points_of_face_down_events() -> None:
    state = table({"events": ["143"], "tableau": ["082"]}, {})
    assert named(public_parts(state, 0))["cards"] == 2
    assert named(own_parts(state, 0))["cards"] == 4


@pytest.mark.parametrize(
    ("first", "second", "ranks", "reason"),
    [
        pytest.param({"tr": 21}, {}, (1, 2), "outright", id="more points"),
        pytest.param({}, {"stock": {"mc": 3}}, (2, 1), "mc", id="more M€"),
        pytest.param({}, {}, (1, 1), "shared", id="nothing between them"),
    ],
)
def test_ranks(
    first: dict[str, Any], second: dict[str, Any], ranks: tuple[int, ...], reason: str
) -> None:
    result = outcome(over(table(first, second)))
    assert result is not None
    assert result.ranks == ranks
    assert result.reason.key == f"tmars.reason.{reason}"


def test_there_is_no_outcome_before_the_end() -> None:
    assert outcome(table({}, {})) is None
    assert outcome(automa()) is None


def test_classic_solo_play_is_won_with_all_parameters_at_their_goals() -> None:
    ready: dict[str, Any] = {"oxygen": 14, "temperature": 8, "tiles": NINE_OCEANS}
    won = over(table({"tr": 50}, mode=Mode.SOLO, **ready))
    assert missing_parameters(won) == ()
    result = outcome(won)
    assert result is not None
    assert (result.ranks, result.reason.key) == ((1,), "tmars.reason.solo_won")
    assert result.scores[0].total == 50
    assert set(named(result.scores[0].parts)) == {"tr", "greeneries", "cities", "cards"}


@pytest.mark.parametrize(
    ("short", "missing"),
    [
        ({"oxygen": 13}, ["oxygen"]),
        ({"temperature": 6}, ["temperature"]),
        ({"tiles": NINE_OCEANS[:-9]}, ["oceans"]),
        ({"oxygen": 0, "temperature": -30, "tiles": ""}, ["oxygen", "temperature", "oceans"]),
    ],
)
def test_classic_solo_play_is_lost_if_a_goal_is_missed(
    short: dict[str, Any], missing: list[str]
) -> None:
    """Worked example of the chapter "Classic solo"."""
    ready: dict[str, Any] = {"oxygen": 14, "temperature": 8, "tiles": NINE_OCEANS}
    result = outcome(over(table({}, mode=Mode.SOLO, **{**ready, **short})))
    assert result is not None
    assert (result.ranks, result.winners) == ((2,), ())
    assert result.reason.key == "tmars.reason.solo_lost"
    named_there = result.reason.args["parameters"]
    assert isinstance(named_there, tuple)
    assert [getattr(each, "key", "").removeprefix("tmars.parameter.") for each in named_there] == (
        missing
    )


@pytest.mark.parametrize(
    ("generation", "points"), [(1, 1), (10, 1), (11, 2), (14, 2), (15, 3), (40, 3)]
)
def test_tokens_are_worth_more_in_later_generations(generation: int, points: int) -> None:
    """S52, worked example 62."""
    assert token_points(generation) == points
    state = automa(bot={"tokens": 6}, generation=generation)
    assert named(bot_parts(state))["tokens"] == 6 * points


def test_marsbot_scores_like_a_seat_plus_its_tokens() -> None:
    state = automa(
        {"tr": 30},
        {"tr": 31, "tokens": 2, "markers": {"science": 4}, "used": ["082"]},
        tiles="D5:city:bot D4:greenery:0 C5:greenery:bot",
        milestones={"mayor": BOT, "builder": 0},
        awards={"scientist": BOT, "landlord": 0},
    )
    assert named(bot_parts(state)) == {
        "tr": 31,
        "milestones": 5,
        "awards": 10,
        "greeneries": 1,
        "cities": 2,
        "tokens": 2,
    }
    assert bot_score(state).total == 51


def test_against_marsbot_an_award_has_no_second_place() -> None:
    """DECISION 19."""
    state = automa({"stock": {"heat": 2}}, {"markers": {"power": 3}}, awards={"thermalist": 0})
    assert award_points(state, "thermalist") == {BOT: 5}


HARD_POINTS = [
    pytest.param(["082", "097", "143", "081"], 2 - 2 + 2 + 2, id="worked example 64"),
    pytest.param(["188"], -1, id="events with negative points"),
    pytest.param(["035", "072", "005"], 0, id="resources that it does not have"),
    pytest.param(["008", "085"], 0, id="tiles that it does not have"),
    pytest.param(["198"], 1, id="every third city in play"),
    pytest.param(["164"], 0, id="nothing printed"),
]


@pytest.mark.parametrize(("used", "points"), HARD_POINTS)
def test_hard_play_scores_the_points_of_used_cards(used: list[str], points: int) -> None:
    """S54, DECISION 29."""
    cities = "D5:city:0 A1:city:bot PHOBOS:city:0"
    state = automa(bot={"used": used}, difficulty="hard", tiles=cities)
    assert named(bot_parts(state))["cards"] == points


def test_points_of_used_cards_can_be_switched_on_alone() -> None:
    on = automa(bot={"used": ["082"]}, bot_scores_cards="on")
    off = automa(bot={"used": ["082"]}, difficulty="hard", bot_scores_cards="off")
    assert named(bot_parts(on))["cards"] == 2
    assert "cards" not in named(bot_parts(off))


@pytest.mark.parametrize(
    ("human", "bot", "ranks", "reason"),
    [
        (85, 84, (1,), "automa_won"),
        pytest.param(84, 84, (2,), "automa_tied", id="S53, worked example 63"),
        (83, 84, (2,), "automa_lost"),
    ],
)
def test_marsbot_wins_ties(human: int, bot: int, ranks: tuple[int, ...], reason: str) -> None:
    result = outcome(over(automa({"tr": human, "stock": {"mc": 90}}, {"tr": bot})))
    assert result is not None
    assert result.ranks == ranks
    assert len(result.scores) == 1
    assert result.reason.key == f"tmars.reason.{reason}"


ENDS: list[Mapping[str, Any]] = [
    {"state": over(table({"tr": 21}, {}))},
    {"state": over(table({}, {"stock": {"mc": 3}}))},
    {"state": over(table({}, {}))},
    {"state": over(table({}, mode=Mode.SOLO))},
    {"state": over(table({}, mode=Mode.SOLO, oxygen=14, temperature=8, tiles=NINE_OCEANS))},
    *({"state": over(automa({"tr": human}, {"tr": 50}))} for human in (49, 50, 51)),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("end", ENDS)
def test_every_end_can_be_described(language: str, end: Mapping[str, Any]) -> None:
    say = catalogue_of(language).sayer(lambda seat: f"Seat {seat + 1}")
    result = outcome(end["state"])
    assert result is not None
    assert say(result.reason)
    for each in result.scores:
        assert all(say(part.label) for part in each.parts)
