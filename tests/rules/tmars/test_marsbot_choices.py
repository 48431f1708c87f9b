"""Chapter "MarsBot": milestones, awards, losses to the seat, and its last greeneries."""

from typing import Any

import pytest

from rules.core.log import Log
from rules.tmars.components.boards import BOARDS
from rules.tmars.components.effects import RESOURCES, Resource
from rules.tmars.components.tracks import TRACKS
from rules.tmars.economy.bot_supplies import can_lower, lower, remove_tokens
from rules.tmars.economy.goals import award_price
from rules.tmars.marsbot.choices import claim_milestone, fund_award
from rules.tmars.marsbot.turn import final_greeneries
from rules.tmars.view import BOT, BotCard, BotMove
from tests.rules.tmars.bot_positions import act, automa, bot_of, costing, put, results, said

THREE_CITIES = "A1:city:bot A3:city:bot C7:city:bot"


def test_it_claims_the_milestone_that_the_human_is_closest_to() -> None:
    """S41, DECISIONS 15 and 16, worked example 51."""
    state = automa(
        {"hand": ["001"] * 8},
        {"markers": {**dict.fromkeys(TRACKS, 4), "building": 6}},
        tiles=f"{THREE_CITIES} D5:city:0",
    )
    log = act(state, "056")
    assert results(state) == [("milestone:planner",)]
    assert state.milestones == {"planner": BOT}
    assert bot_of(state).tr == 20
    assert said(log)[2:] == [
        "Milestones that MarsBot meets, and how far Seat 1 is: Mayor 1/3 and Planner 8/16.",
        "MarsBot claims Planner (4, needed 4): 5 VP.",
    ]


def test_a_milestone_that_is_not_met_is_not_claimed() -> None:
    """Worked example 51."""
    state = automa({"hand": ["001"] * 15}, {"markers": {"building": 6}})
    log = act(state, "056")
    assert results(state) == [("token",)]
    assert (state.milestones, bot_of(state).tokens) == ({}, 1)
    assert said(log)[2] == "MarsBot meets no milestone that is left."


def test_none_is_left_when_three_are_claimed() -> None:
    state = automa({}, {"tr": 50})
    state.milestones = {"mayor": 0, "gardener": 0, "builder": 0}
    log = Log()
    assert claim_milestone(state, log) == ""
    assert said(log) == ["Three milestones are claimed already: none is left for MarsBot."]


def test_progress_is_capped_at_the_goal() -> None:
    """DECISION 16: having more than needed is not closer. The order of the board decides."""
    state = automa({"tr": 90}, {"tr": 35}, tiles=f"{THREE_CITIES} D5:city:0 F2:city:0 F5:city:0")
    assert claim_milestone(state, Log()) == "terraformer"
    assert claim_milestone(state, Log()) == "mayor"


def test_its_milestones_count_among_the_three() -> None:
    state = automa(
        bot={"tr": 35}, milestones={"mayor": 0, "builder": 0, "planner": BOT}, tiles=THREE_CITIES
    )
    assert claim_milestone(state, Log()) == ""
    assert len(state.milestones) == 3


def test_claimed_milestones_are_not_claimed_again() -> None:
    state = automa(bot={"tr": 35}, tiles=THREE_CITIES, milestones={"terraformer": 0})
    assert claim_milestone(state, Log()) == "mayor"


WORKED_52: dict[str, Any] = {
    "human": {
        "production": {"mc": 7, "heat": 2, "titanium": 1},
        "stock": {"heat": 3, "steel": 2, "titanium": 1},
        "tableau": ["090", "006"],
    },
    "bot": {"markers": {"building": 9, "science": 5, "power": 4, "space": 8, "event": 9}},
}


def test_it_funds_the_award_in_which_it_leads_by_most() -> None:
    """S42, DECISIONS 17 and 18, worked example 52."""
    state = automa(**WORKED_52)
    put(state, " ".join(f"{space}:greenery:bot" for space in ("A1", "A3", "B1", "B2", "B3", "B4")))
    put(
        state,
        " ".join(f"{space}:greenery:0" for space in ("G1", "G2", "G3", "G4", "G5", "G7", "H1")),
    )
    log = act(state, "127")
    assert said(log)[2:] == [
        "Awards, MarsBot against Seat 1: Landlord 6:7, Banker 9:7, Scientist 5:3, Thermalist 4:5 "
        "and Miner 8:4.",
        "MarsBot funds Miner.",
    ]
    assert results(state) == [("award:miner",)]
    assert state.awards == {"miner": BOT}
    assert award_price(state) == 14


def test_no_award_is_funded_without_a_lead() -> None:
    """Worked example 52."""
    state = automa(bot={"markers": {"event": 9}})
    log = act(state, "127")
    assert results(state) == [("token",)]
    assert state.awards == {}
    assert said(log)[3] == "MarsBot is ahead in none of them."


def test_ties_between_awards_follow_the_order_of_the_board() -> None:
    state = automa(bot={"markers": {"building": 3, "science": 3}})
    assert fund_award(state, Log()) == "banker"


def test_funded_awards_are_not_funded_again_and_there_are_three() -> None:
    state = automa(bot={"markers": {"building": 3}}, awards={"banker": 0})
    assert fund_award(state, Log()) == ""
    state.awards = {"landlord": 0, "miner": 0, "scientist": BOT}
    log = Log()
    assert fund_award(state, log) == ""
    assert said(log) == ["No award can be funded any more."]


def test_human_best_funds_the_award_of_the_human() -> None:
    """DECISION 17: the literal rule."""
    state = automa(**WORKED_52, bot_award_choice="human_best")
    assert fund_award(state, Log()) == "thermalist"
    state.awards = {"landlord": 0, "miner": 0, "scientist": BOT}
    assert fund_award(state, Log()) == ""


def test_human_best_funds_for_the_leader() -> None:
    state = automa(bot={"markers": dict.fromkeys(TRACKS, 5)}, bot_award_choice="human_best")
    assert fund_award(state, Log()) == "landlord"


# Hits


@pytest.mark.parametrize(
    ("resource", "track"),
    [
        ("mc", "event"),
        ("steel", "building"),
        ("titanium", "space"),
        ("plants", "bio"),
        ("energy", "power"),
        ("heat", "earth"),
    ],
)
def test_lost_production_moves_a_marker_back(resource: str, track: str) -> None:
    """S19, S20, S21, DECISION 22."""
    state = automa(bot={"markers": {track: 6}})
    lower(state, Resource(resource), Log())
    assert bot_of(state).markers[track] == 5
    assert (state.tiles, bot_of(state).tokens, bot_of(state).tr) == ({}, 0, 20)
    assert [each for each in RESOURCES if can_lower(state, each)] == [resource]


def test_a_marker_on_the_start_point_cannot_move_back() -> None:
    """DECISION 22."""
    state = automa(bot={"markers": {"bio": 1}})
    lower(state, Resource.PLANTS, Log())
    assert not can_lower(state, Resource.PLANTS)


def test_a_marsbot_that_does_not_play_cannot_be_hit() -> None:
    state = automa()
    state.bot = None
    assert not can_lower(state, Resource.PLANTS)


def test_an_icon_counts_again_after_a_move_back() -> None:
    """S21: the marker moves from 6 to 5 and to 6 again."""
    state = automa(bot={"markers": {"bio": 6}})
    lower(state, Resource.PLANTS, Log())
    act(state, "035")
    assert results(state)[0][0].startswith("greenery:")


def test_removals_take_tokens_as_far_as_there_are_any() -> None:
    """S17, DECISION 20, worked example 53."""
    state, log = automa(bot={"tokens": 5}), Log()
    assert (remove_tokens(state, 3, log), bot_of(state).tokens) == (3, 2)
    assert (remove_tokens(state, 8, log), bot_of(state).tokens) == (2, 0)
    assert remove_tokens(state, 5, log) == 0
    assert said(log) == [
        "MarsBot loses 3 tokens: 2 left.",
        "MarsBot loses 2 tokens: 0 left.",
    ]


# Final greeneries


def test_final_greeneries() -> None:
    """S51, DECISION 27: each track that stands before the icon moves once. Oxygen and rating do not rise."""
    before = {"bio": 4, "building": 7, "science": 4, "event": 13, "earth": 12, "power": 18}
    state = automa(bot={"markers": before, "used": ["056"]}, deck=[costing(1)] * 9, oxygen=14)
    state.oxygen = 9
    final_greeneries(state, Log())
    moves = bot_of(state).turn[0].moves
    assert [(move.track, move.before, move.after) for move in moves] == [
        ("building", 7, 8),
        ("event", 13, 14),
        ("bio", 4, 5),
    ]
    assert all(len(move.results) == 1 for move in moves)
    assert bot_of(state).markers == {
        **dict.fromkeys(TRACKS, 0),
        **before,
        "building": 8,
        "event": 14,
        "bio": 5,
    }
    assert sum(tile.kind == "greenery" and tile.owner == BOT for tile in state.tiles.values()) == 3
    assert (state.oxygen, bot_of(state).tr, bot_of(state).tokens) == (9, 20, 0)


def test_tracks_are_looked_at_once() -> None:
    """DECISION 27: bio moves from 4 to 5 and not on to 6."""
    state = automa(bot={"markers": {"bio": 4}}, deck=[costing(1)] * 9)
    final_greeneries(state, Log())
    assert bot_of(state).markers["bio"] == 5


def test_a_final_greenery_without_a_space_is_skipped() -> None:
    """DECISION 27: MarsBot gets no token."""
    state = automa(bot={"markers": {"bio": 4}})
    land = [label for label, space in BOARDS["tharsis"].spaces.items() if not space.ocean]
    put(state, " ".join(f"{label}:greenery:0" for label in land))
    final_greeneries(state, Log())
    assert bot_of(state).turn == [BotCard("", (BotMove("", "bio", 4, 5, ()),), token=False)]
    assert bot_of(state).tokens == 0


def test_nothing_is_logged_if_no_track_is_just_before_a_greenery() -> None:
    state, log = automa(), Log()
    final_greeneries(state, log)
    assert (log.events, state.acts) == ([], [])
