"""Chapters "Effects" and "Effect stack and pending decisions": cases beyond the worked examples."""

import pytest

from rules.core.log import Log
from rules.mine import GAME, Answer, PutDown, PutDownMany
from rules.mine.state import Preferences, Scheduled, State
from rules.mine.turns.turn import start_turn
from tests.rules.mine.positions import drawn, make, own_decision, own_view, play, settle

DECK = ["fund"] * 9


def _options(state: State, seat: int = 0) -> tuple[str, ...]:
    return own_decision(state, seat).options


def test_equal_cards_are_no_choice_in_the_own_turn() -> None:
    draft = drawn([{"hand": ["barter", "fund", "fund"], "deck": DECK}, {"deck": DECK}])
    make(draft, 0, PutDown("barter"))
    assert draft.seats[0].discard == ["fund"]
    assert not draft.pending


def test_an_opponent_with_equal_cards_is_asked_so_that_nothing_is_revealed() -> None:
    draft = drawn(
        [{"hand": ["scathing_criticism"], "deck": DECK}, {"hand": ["fund"] * 3, "deck": DECK}]
    )
    make(draft, 0, PutDown("scathing_criticism"))
    assert [each.seat for each in draft.pending] == [1]


def test_opponents_choose_at_once_and_their_effects_run_together() -> None:
    hand = ["fund", "grant", "loan"]
    state: State = drawn(
        [
            {"hand": ["scathing_criticism"], "deck": DECK},
            {"hand": hand, "deck": DECK},
            {"hand": hand, "deck": DECK},
        ],
        market=["loan"] * 6,
        goal_board=["boost", "overflow"],
    )
    state = play(state, 0, "p scathing_criticism")
    assert sorted(GAME.waiting_for(state)) == [1, 2]
    state = play(state, 2, "a fund, loan")
    assert list(GAME.waiting_for(state)) == [1]
    assert len(state.seats[2].hand) == 3, "hidden until all have answered"
    state = play(state, 1, "a grant, loan")
    assert [mine.hand for mine in state.seats] == [[], ["fund"], ["grant"]]
    assert list(GAME.waiting_for(state)) == [0]


def test_a_standing_answer_replaces_the_question() -> None:
    draft = drawn(
        [
            {"hand": ["scathing_criticism"], "deck": DECK},
            {"hand": ["fund", "grant", "loan", "fund"], "deck": DECK},
        ]
    )
    draft.seats[1].standing = Preferences(["loan", "fund"], auto_reveal=True)
    make(draft, 0, PutDown("scathing_criticism"))
    assert draft.seats[1].discard == ["loan", "fund"]


def test_a_question_not_covered_by_the_standing_answer_is_asked() -> None:
    draft = drawn(
        [
            {"hand": ["scathing_criticism"], "deck": DECK},
            {"hand": ["fund", "grant", "loan"], "deck": DECK},
        ]
    )
    draft.seats[1].standing = Preferences(["loan"], auto_reveal=True)
    make(draft, 0, PutDown("scathing_criticism"))
    assert len(draft.pending) == 1


def test_ties_for_labor_dispute_are_decided_by_the_active_seat() -> None:
    draft = drawn(
        [
            {"hand": ["labor_dispute"], "deck": DECK},
            {"res": {"ruby": 3, "gold": 3}, "deck": DECK},
            {"res": {"iron": 1}, "deck": DECK},
        ]
    )
    make(draft, 0, PutDown("labor_dispute"))
    assert [each.seat for each in draft.pending] == [0]
    assert _options(draft) == ("ruby", "gold")
    make(draft, 0, Answer(("gold",)))
    assert draft.seats[1].resources["gold"] == 1
    assert draft.seats[2].resources["iron"] == 0


def test_removing_every_resource_needs_at_least_one() -> None:
    draft = drawn([{"hand": ["collect"], "deck": DECK}, {"deck": DECK}])
    mine = own_view(draft, 0)
    assert mine.hand[0].refusal is not None
    assert mine.hand[0].refusal.key == "error.mine.any_resource"


def test_triggers_run_in_the_order_the_cards_were_named() -> None:
    draft = drawn(
        [
            {"hand": ["expo", "secret_plan", "pie_in_the_sky", "fund"], "deck": DECK},
            {"deck": DECK},
        ]
    )
    log = Log()
    make(draft, 0, PutDown("expo"))
    decision = draft.pending[0]
    decision.picks = ("pie_in_the_sky", "secret_plan")
    settle(draft, log)
    told = [event.msg.key for event in log.events]
    assert told.index("mine.event.energy") < told.index("mine.event.added")
    assert told.index("mine.event.added") < told.index("mine.event.drew")


def test_effects_waiting_for_the_next_turn_are_lost_with_the_period() -> None:
    draft = drawn([{"deck": []}, {"deck": DECK}], round=3, declared=0, final=3, market=["loan"] * 6)
    draft.turn.seat = 1
    draft.schedules = [Scheduled(0, "turn_start", "chicken_game.0.0.0.0", "chicken_game")]
    draft.market_deck, draft.goal_deck = ["loan"] * 9, ["boost", "overflow"]
    state = play(draft, 1, "e")
    assert (state.period, state.schedules) == (2, [])
    assert state.seats[0].resources["iron"] == 0


def test_a_watch_ends_before_anything_scheduled_runs() -> None:
    draft = drawn([{"hand": ["chicken_game"], "deck": DECK}, {"deck": DECK}])
    make(draft, 0, PutDown("chicken_game"))
    assert len(draft.watches) == 1
    start_turn(draft, 0, Log())
    assert draft.watches == []


@pytest.mark.parametrize(
    "bought",
    [
        pytest.param("medium_ruby", id="a card of the basic pile"),
        pytest.param("loan", id="a card of the market board"),
        pytest.param("boost", id="a public goal, a card of the market board too"),
    ],
)
def test_chicken_game_pays_for_every_purchase_of_an_opponent(bought: str) -> None:
    draft = drawn(
        [{"hand": ["chicken_game"], "deck": DECK}, {"deck": DECK}],
        market=["loan"] * 6,
        goal_board=["boost", "overflow"],
    )
    draft.market_deck, draft.goal_deck = ["grant"] * 6, ["handicap", "slush_fund"]
    state = play(draft, 0, "p chicken_game", "e")
    state.seats[1].credits = 12
    state = play(state, 1, f"b {bought}", "e")
    assert state.seats[0].resources["iron"] == 4


def test_of_several_simple_cards_those_that_draw_are_put_down_last() -> None:
    draft = drawn([{"hand": ["sales", "fund", "fund"], "deck": DECK}, {"deck": DECK}])
    make(draft, 0, PutDownMany(("sales", "fund", "fund#2")))
    assert draft.turn.put_down == ["fund", "fund", "sales"]
    assert (draft.seats[0].credits, draft.seats[0].energy) == (3, 2)
