"""Chapters "Public goals" and "Corporate goals": tokens, flips, and counts."""

import pytest

from rules.core import engine
from rules.core.log import Log
from rules.mine import GAME, Answer, Buy, PutDown, UseGoal
from rules.mine.state import GoalState, Preferences, State
from rules.mine.turns.turn import start_turn
from rules.mine.verbs.play import PLAY
from tests.rules.mine.positions import drawn, make, own_decision, play, settle

DECK = ["fund"] * 9


def _options(state: State, seat: int = 0) -> tuple[str, ...]:
    return own_decision(state, seat).options


def test_a_passive_goal_gets_its_token_between_two_sentences() -> None:
    draft = drawn(
        [
            {
                "hand": ["the_more"],
                "deck": DECK,
                "goals": [{"id": "boost", "tokens": 4}, {"id": "goal_achieved"}],
            },
            {"deck": DECK},
        ]
    )
    log = Log()
    draft.turn.put_down = ["fund"]
    PLAY.apply(draft, 0, PutDown("the_more"), log)
    settle(draft, log)
    told = [event.msg.key for event in log.events]
    assert told.index("mine.event.flipped") < told.index("mine.event.added")


def test_a_goal_flips_as_soon_as_its_condition_holds() -> None:
    draft = drawn(
        [
            {
                "hand": ["small_gold_mine"],
                "deck": DECK,
                "res": {"ruby": 5, "iron": 5, "gold": 4},
                "goals": [{"id": "conglomerate"}],
            },
            {"deck": DECK},
        ]
    )
    make(draft, 0, PutDown("small_gold_mine"))
    assert draft.seats[0].goals[0].flipped


def test_a_goal_flips_out_of_turn_and_for_good() -> None:
    draft = drawn(
        [
            {"deck": DECK, "hand": ["scathing_criticism"]},
            {
                "deck": DECK,
                "hand": ["secret_plan"],
                "res": {"ruby": 8, "emerald": 6},
                "goals": [{"id": "midsize_firm"}],
            },
        ]
    )
    make(draft, 0, PutDown("scathing_criticism"))
    assert draft.seats[1].goals[0].flipped
    draft.seats[1].resources["ruby"] = 0
    start_turn(draft, 1, Log())
    assert draft.seats[1].goals[0].flipped


def test_gold_standard_must_flip_a_goal_possibly_an_opponents() -> None:
    draft = drawn(
        [
            {"hand": ["gold_standard"], "res": {"gold": 3}, "deck": DECK},
            {"deck": DECK, "goals": [{"id": "boost"}]},
        ]
    )
    make(draft, 0, PutDown("gold_standard"))
    assert draft.seats[1].goals[0].flipped
    assert draft.seats[0].resources["gold"] == 0


def test_human_capital_may_be_declined_or_help_an_opponent() -> None:
    draft = drawn(
        [
            {"hand": ["human_capital"], "deck": DECK, "goals": [{"id": "conglomerate"}]},
            {"deck": DECK, "goals": [{"id": "boost", "tokens": 4}]},
        ]
    )
    make(draft, 0, PutDown("human_capital"))
    assert (_options(draft), draft.pending[0].at_least) == (("boost",), 0)
    make(draft, 0, Answer(("boost",)))
    assert draft.seats[1].goals[0].flipped


@pytest.mark.parametrize("automatic", [True, False])
def test_a_research_goal_is_revealed_at_once_or_on_request(automatic: bool) -> None:
    draft = drawn(
        [
            {"hand": ["collect"], "res": {"ruby": 1}, "deck": DECK, "corp": "infinite_analysis"},
            {"deck": DECK},
        ]
    )
    mine = draft.seats[0]
    mine.revealed = False
    mine.standing = Preferences([], auto_reveal=automatic)
    make(draft, 0, PutDown("collect"))
    make(draft, 0, Answer(("gold",)))
    if not automatic:
        assert _options(draft) == ("yes", "no")
        assert GAME.view(draft, 1).decisions == ()
        make(draft, 0, Answer(("yes",)))
    assert (mine.revealed, mine.corporation_tokens) == (True, 1)


def test_declining_to_reveal_loses_the_event() -> None:
    draft = drawn(
        [
            {"hand": ["close_deal"], "res": {"gold": 1}, "deck": DECK, "corp": "infinite_analysis"},
            {"deck": DECK},
        ]
    )
    mine = draft.seats[0]
    mine.revealed = False
    mine.standing = Preferences([], auto_reveal=False)
    make(draft, 0, PutDown("close_deal"))
    make(draft, 0, Answer(("no",)))
    assert (mine.revealed, mine.corporation_tokens, draft.turn.reveal_due) == (False, 0, 0)


def test_events_of_others_are_not_offered() -> None:
    draft = drawn(
        [
            {"hand": ["close_deal"], "res": {"gold": 1}, "deck": DECK},
            {"deck": DECK, "corp": "infinite_analysis"},
        ]
    )
    draft.seats[1].revealed = False
    draft.seats[1].standing = Preferences([], auto_reveal=False)
    make(draft, 0, PutDown("close_deal"))
    assert not draft.pending
    assert not draft.seats[1].revealed


def test_an_active_goal_bought_this_turn_waits_for_the_next() -> None:
    state = drawn(
        [{"credits": 4, "hand": ["fund"], "deck": DECK}, {"deck": DECK}],
        goal_board=["handicap", "boost"],
        goal_deck=["overflow"],
        market=["loan"] * 6,
    )
    state = play(state, 0, "b handicap")
    assert "goal" not in {verb.name for verb in engine.verbs_on_menu(GAME, state, 0)}


def test_a_flipped_active_goal_cannot_be_used() -> None:
    draft = drawn([{"hand": ["fund"], "deck": DECK}, {"deck": DECK}])
    draft.seats[0].goals = [GoalState("handicap", 3, flipped=False, used=False)]
    make(draft, 0, UseGoal("handicap"))
    assert draft.seats[0].goals[0].flipped
    start_turn(draft, 0, Log())
    assert "goal" not in {verb.name for verb in engine.verbs_on_menu(GAME, draft, 0)}


def test_disposable_battery_runs_the_effects_of_exiled_cards() -> None:
    draft = drawn([{"hand": ["secret_plan"], "deck": DECK}, {"deck": DECK}])
    draft.seats[0].goals = [GoalState("disposable_battery", 0, flipped=False, used=False)]
    make(draft, 0, UseGoal("disposable_battery"))
    assert draft.exile == ["secret_plan"]
    assert (draft.seats[0].resources["emerald"], draft.seats[0].energy) == (2, 5)


def test_matrix_group_counts_plan_cards_that_are_bought() -> None:
    draft = drawn(
        [
            {"deck": DECK, "credits": 9, "buys": 2, "corp": "matrix_group", "tokens": 2},
            {"deck": DECK},
        ],
        market=["loan", "passion", "expo", "expo", "expo", "expo"],
    )
    make(draft, 0, Buy("loan"))
    make(draft, 0, Buy("passion"))
    assert draft.seats[0].corporation_tokens == 3


def test_revival_is_offered_at_the_end_of_the_turn_that_counts() -> None:
    draft = drawn(
        [{"deck": DECK, "hand": ["fund"] * 5, "corp": "revival"}, {"deck": DECK}],
        market=["loan"] * 6,
        goal_board=["boost", "overflow"],
    )
    draft.seats[0].revealed = False
    draft.seats[0].standing = Preferences([], auto_reveal=False)
    draft.turn.put_down = ["fund"] * 5
    state = play(draft, 0, "e")
    assert list(GAME.waiting_for(state)) == [0]
    view = GAME.view(state, 1)
    assert (view.decisions, view.phase, view.acting) == ((), "goals", 0)
    state = play(state, 0, "a yes")
    assert (state.turn.seat, state.seats[0].corporation_tokens) == (1, 1)


def test_a_seat_without_a_matching_corporate_goal_is_asked_nothing() -> None:
    draft = drawn(
        [{"deck": DECK, "hand": ["fund"] * 5, "corp": "dodge"}, {"deck": DECK}],
        market=["loan"] * 6,
        goal_board=["boost", "overflow"],
    )
    draft.turn.put_down = ["fund"] * 5
    assert play(draft, 0, "e").turn.seat == 1
