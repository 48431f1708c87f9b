"""Chapter "The turn", steps 3 to 5: drawing, showing and keeping contracts, drawing tiles, and the next seat to act."""

import pytest

from rules.core import engine
from rules.core.errors import IllegalMove
from rules.core.game import Move
from rules.core.text import msg
from rules.expancity import GAME, Fulfil, KeepContract, KeepTile
from rules.expancity.city.contracts import satisfied
from rules.expancity.components.coordinates import read_cell
from rules.expancity.state import ContractOffer, Phase, State, TileOffer
from tests.refusing import refuses
from tests.rules.expancity.positions import A, B, C, plan, position

TWO_HOUSES = "N1=res:A1 S1=res:A1"
"""Seat A may roof two buildings, which satisfies ``city_hall_address``."""


def play(state: State, move: Move, seat: int = A) -> engine.Step[State]:
    return engine.play(GAME, state, seat, move)


def test_two_roofs_bring_two_draws() -> None:
    state = position(TWO_HOUSES)
    p, q, r, s, t, *_ = state.deck
    step = play(state, plan("park@E1; r N1=flat S1=flat"))
    assert (step.state.offer, step.state.due) == (ContractOffer((p, q)), 1)
    step = play(step.state, KeepContract(q))
    assert (step.state.offer, step.state.due) == (ContractOffer((r, s)), 0)
    step = play(step.state, KeepContract(r))
    assert step.state.deck[0] == t
    assert step.state.deck[-2:] == [p, s]
    assert step.state.seats[A].contracts == [q, r]


def test_only_the_owner_learns_the_drawn_cards() -> None:
    step = play(position(TWO_HOUSES), plan("park@E1; r N1=flat"))
    offered = next(e for e in step.events if e.msg.key == "expancity.event.contracts_offered")
    assert offered.only_to == (A,)
    assert step.undoable is False
    public = [event.msg.key for event in step.events if event.only_to is None]
    assert public[-1] == "expancity.event.contracts_drawn"


def test_a_card_that_was_not_offered_is_refused() -> None:
    state = play(position(TWO_HOUSES), plan("park@E1; r N1=flat")).state
    with refuses("expancity.not_offered", IllegalMove):
        engine.check(GAME, state, A, KeepContract(state.deck[0]))


def test_the_last_contract_is_taken_without_asking() -> None:
    state = position(TWO_HOUSES)
    last = state.deck[0]
    state.deck = [last]
    after = play(state, plan("park@E1; r N1=flat S1=flat")).state
    assert (after.seats[A].contracts, after.deck, after.due) == ([last], [], 0)
    assert after.phase is not Phase.KEEP_CONTRACT


def test_a_card_just_kept_may_be_shown_in_the_same_turn() -> None:
    state = position("N1=res:A1")
    state.deck = ["city_hall_address", "skyline", *state.deck[2:]]
    state = play(state, plan("park@E1; r N1=flat")).state
    state = play(state, KeepContract("city_hall_address")).state
    assert state.phase is Phase.FULFIL
    step = play(state, Fulfil(("city_hall_address",)))
    mine = step.state.seats[A]
    assert (mine.contracts, [done.card for done in mine.fulfilled]) == ([], ["city_hall_address"])
    assert mine.score == 1 + 5


def test_the_elements_of_a_condition_may_come_in_any_order() -> None:
    tower = "N1=park N2=com:A6^ N3=com:A1"
    assert satisfied(position(tower, contracts=("sky_cellar",)), A) == []
    later = position(tower + " N2E1=wine_bar", contracts=("sky_cellar",))
    assert satisfied(later, A) == ["sky_cellar"]
    asked = play(later, plan("park@E1")).state
    assert asked.phase is Phase.FULFIL
    assert play(asked, Fulfil(("sky_cellar",))).state.buildings[read_cell("N2")].scored == 0


def test_a_card_may_be_kept_back_and_shown_later() -> None:
    state = position("N1=res:A1f", contracts=("city_hall_address",))
    state = play(state, plan("park@E1")).state
    step = play(state, Fulfil(()))
    assert any(event.msg.key == "expancity.event.fulfilled_none" for event in step.events)
    assert step.state.seats[A].contracts == ["city_hall_address"]
    again = position("N1=res:A1f E1=park", contracts=("city_hall_address",))
    assert play(again, plan("park@E2")).state.phase is Phase.FULFIL


def test_without_a_satisfied_card_no_seat_is_asked() -> None:
    state = play(position("N1=res:A1", contracts=("skyline",)), plan("park@E1")).state
    assert state.phase is not Phase.FULFIL


def test_one_building_may_satisfy_several_cards() -> None:
    cards = ("city_hall_address", "garden_cottage")
    state = play(position("N1=res:A1f N2=park", contracts=cards), plan("park@E1")).state
    after = play(state, Fulfil(cards)).state
    assert [done.points for done in after.seats[A].fulfilled] == [5, 3]


@pytest.mark.parametrize(
    ("cards", "code", "facts"),
    [
        pytest.param(("quarter",), "contract_not_in_hand", {}, id="not held"),
        pytest.param(("no_such_card",), "contract_not_in_hand", {}, id="no card at all"),
        pytest.param(
            ("city_hall_address",) * 2, "contract_not_in_hand", {}, id="one card shown twice"
        ),
        pytest.param(
            ("skyline",),
            "contract_unmet",
            {"card": msg("expancity.contract.skyline"), "have": 2, "need": 3},
            id="condition does not hold",
        ),
    ],
)
def test_an_invalid_fulfilment_is_refused(
    cards: tuple[str, ...], code: str, facts: dict[str, object]
) -> None:
    board = "N1=com:A4o S1=com:A5o S2=com:A7o"
    state = position(board, contracts=("city_hall_address", "skyline"))
    state = play(state, plan("park@E1")).state
    with pytest.raises(IllegalMove) as refused:
        engine.check(GAME, state, A, Fulfil(cards))
    assert (refused.value.code, refused.value.facts) == (f"expancity.{code}", facts)


def test_the_last_two_tiles_are_offered() -> None:
    state = position()
    state.bag = ["park", "res"]
    state = play(state, plan("park@E1")).state
    assert isinstance(state.offer, TileOffer)
    assert sorted(state.offer.tiles) == ["park", "res"]
    with refuses("expancity.not_offered", IllegalMove):
        engine.check(GAME, state, A, KeepTile("com"))
    after = play(state, KeepTile("park")).state
    assert (after.bag, after.seats[A].hand, after.acting) == (["res"], ["park", "park"], B)


def after_drawing(*bag: str) -> engine.Step[State]:
    state = position()
    state.bag = list(bag)
    return play(state, plan("park@E1"))


def test_two_equal_tiles_are_offered_as_one_choice() -> None:
    state = after_drawing("res", "res").state
    assert state.offer == TileOffer(("res", "res"))
    assert list(engine.legal_moves(GAME, state, A)) == [KeepTile("res")]
    after = play(state, KeepTile("res")).state
    assert (after.bag, after.seats[A].hand, after.acting) == (["res"], ["park", "res"], B)


def test_others_do_not_learn_that_two_tiles_are_equal() -> None:
    def learned(step: engine.Step[State]) -> tuple[object, ...]:
        told = [event for event in step.events if event.is_for(B)]
        return GAME.waiting_for(step.state), GAME.view(step.state, B), told

    alike, unlike = after_drawing("res", "res"), after_drawing("res", "com")
    assert learned(alike) == learned(unlike)
    kept = [play(step.state, KeepTile("res")) for step in (alike, unlike)]
    assert learned(kept[0]) == learned(kept[1])


def test_the_last_tile_is_taken_without_asking() -> None:
    state = position()
    state.bag = ["res"]
    after = play(state, plan("park@E1")).state
    assert (after.bag, after.seats[A].hand, after.acting) == ([], ["park", "res"], B)


def test_an_empty_bag_offers_nothing() -> None:
    state = position()
    state.bag = []
    after = play(state, plan("park@E1")).state
    assert (after.seats[A].hand, after.acting, after.phase) == (["park"], B, Phase.PLAN)


def test_seats_take_turns_to_the_left() -> None:
    state = position(seats=3)
    state.acting, state.bag = C, []
    assert play(state, plan("church@E1"), C).state.acting == A


@pytest.mark.parametrize(
    ("phase", "state"),
    [
        ("plan", position()),
        ("keep_contract", play(position(TWO_HOUSES), plan("park@E1; r N1=flat")).state),
        (
            "fulfil",
            play(position("N1=res:A1f", contracts=("city_hall_address",)), plan("park@E1")).state,
        ),
    ],
)
def test_the_question_names_the_decision(phase: str, state: State) -> None:
    assert GAME.waiting_for(state) == {A: msg(f"expancity.asked.{phase}")}
    assert [verb.name for verb in engine.verbs_on_menu(GAME, state, A)] == [phase]


def test_leaving_changes_nothing_else() -> None:
    state = position()
    step = engine.leave(GAME, state, B)
    assert step.state == state
    assert step.events == ()
