"""Robots: their moves and their strength."""

from benchmarks.levels.matches import RANDOM, Scene, played_out, player_named, share
from benchmarks.robots import play_series
from rules.core import engine
from rules.core.copying import copy_state
from rules.core.game import Move, RobotLevel
from rules.core.rng import Rng
from rules.tmars import (
    GAME,
    Answer,
    CardAction,
    ClaimMilestone,
    Convert,
    Draft,
    End,
    First,
    FundAward,
    Pass,
    PlayCard,
    StandardProject,
    Start,
)
from rules.tmars.components.reasons import Reason
from rules.tmars.economy.paying import NOTHING
from rules.tmars.state import Question, State
from tests.rules.tmars.positions import drawn, fresh, pay


def auto(state: State, seat: int = 0) -> Move:
    move = GAME.robot(state, seat, RobotLevel.QUICK, Rng(0))
    engine.check(GAME, state, seat, move)
    return move


def greedy(state: State, seat: int = 0) -> Move:
    move = GAME.robot(state, seat, RobotLevel.NORMAL, Rng(0))
    engine.check(GAME, state, seat, move)
    return move


def test_auto_terraforms_without_cards() -> None:
    state = fresh(2)
    assert auto(state) == Start(state.seats[0].corporations[0], (), ())
    assert auto(drawn({"heat": 8}, {})) == Convert("heat", "")
    assert auto(drawn({"mc": 14, "hand": ["009"]}, {})) == StandardProject(
        "asteroid", (), "", pay(14)
    )
    assert auto(drawn({"mc": 3}, {})) == Pass()
    assert auto(drawn({"mc": 3}, {}, actions=1)) == End()


def test_auto_drafts_the_first_card() -> None:
    state = drawn({}, {}, stage="draft")
    state.seats[0].offer = ["009", "113"]
    assert auto(state) == Draft("009")


def test_auto_spends_nothing_on_complete_parameters() -> None:
    state = drawn({"mc": 17, "heat": 8}, {}, temperature=8)
    assert auto(state) == Pass()


def test_greedy_takes_free_gains() -> None:
    assert greedy(drawn({"heat": 8}, {})) == Convert("heat", "")
    assert greedy(drawn({"mc": 8, "tr": 35}, {})) == ClaimMilestone("terraformer", pay(8))
    assert greedy(drawn({"corp": "R31", "first_due": True}, {})) == First()
    action = greedy(drawn({"tableau": ["049"]}, {}))
    assert action == CardAction("049", 0, 0, NOTHING)


def test_greedy_pays_with_metal_and_plays_the_better_card() -> None:
    state = drawn({"hand": ["022", "113"], "mc": 12, "steel": 6}, {})
    assert greedy(state) == PlayCard("113", pay(1, 5))


def test_greedy_does_not_play_a_bad_card() -> None:
    """The card takes plants and gives little."""
    assert greedy(drawn({"hand": ["041"], "mc": 12}, {}, oxygen=13, temperature=6)) == Pass()


def test_greedy_funds_an_award_late_if_it_leads() -> None:
    state = drawn(
        {"mc": 8, "heat": 7},
        {},
        oxygen=14,
        temperature=6,
        tiles="A2:ocean A4:ocean A5:ocean B6:ocean D8:ocean E4:ocean E5:ocean E6:ocean F6:ocean",
    )
    assert greedy(state) == FundAward("thermalist", pay(8))


def test_greedy_harms_another_seat_not_itself() -> None:
    state = drawn({"hand": ["009"], "mc": 14, "plants": 3}, {"plants": 3})
    state = engine.play(GAME, state, 0, PlayCard("009", pay(14))).state
    assert greedy(state) == Answer(("1:plants",), NOTHING)


def test_greedy_beats_random() -> None:
    tally = play_series(GAME, games=6, seats=2, level="2", against="random", seed=1)
    assert tally.wins >= 5


def test_greedy_wins_solo_more_often_than_random() -> None:
    """Classic solo play, in which random play never succeeds."""
    solo = Scene(1, {"alone": "classic", "prelude": "on"})
    wins = {
        name: sum(
            share(played_out(GAME, solo.setup(GAME, seed), [player_named(name)])[0], 0)
            for seed in range(6)
        )
        for name in (RANDOM, "2")
    }
    assert wins["2"] > wins[RANDOM]


def test_experts_think_ahead_but_not_in_classic_solo_play_nor_about_questions() -> None:
    matters = GAME.thinking.matters
    for start in (fresh(2), fresh(1, alone="marsbot")):
        assert matters(start, 0)
    assert not matters(fresh(1, alone="classic"), 0)
    acting = drawn({"mc": 50, "hand": ["110"]}, {})
    assert matters(acting, 0)
    asked = copy_state(acting)
    asked.question = Question(0, "space", Reason.OCEAN, "", ("D5", "E5"), 1, 1)
    assert not matters(asked, 0)
