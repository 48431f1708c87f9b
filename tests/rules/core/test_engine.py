from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from rules.core import engine
from rules.core.codec import encode_state
from rules.core.domains import Amount, OneOf
from rules.core.errors import GameOver, IllegalMove, InvariantBroken, MalformedMove, NotYourTurn
from rules.core.game import Field, GameDef, Move, Setup
from rules.core.log import Event
from rules.core.rng import Rng
from rules.core.text import SeatName, msg
from tests.cases import cases
from tests.refusing import refuses
from tests.rules.core.tables import heaps, sealed_table, setup
from tests.toys import nim, sealed
from tests.toys.sealed.verbs import Buy, Change, Keep, Lay, Pass

NIM, SEALED = nim.GAME, sealed.GAME


class Unknown(Move, frozen=True):
    pass


def test_a_table_starts_as_set_up() -> None:
    step = engine.start(NIM, setup(NIM, options={"heaps": "few"}))
    assert step.state.heaps == [1, 3, 5]
    assert step.events == ()
    assert not step.undoable


@cases(
    ("given", "code"),
    {
        "too few seats": (setup(NIM, seats=1), "core.seat_count"),
        "too many seats": (setup(NIM, seats=4), "core.seat_count"),
        "no such choice": (setup(NIM, options={"ending": "never"}), "core.unknown_option"),
        "no value of one's own": (setup(NIM, options={"heaps": "none"}), "nim.bad_heaps"),
        "no such option": (setup(NIM, options={"colour": "red"}), "core.unknown_option"),
        "option left out": (Setup(2, {"heaps": "few"}, 1), "core.unknown_option"),
    },
)
def test_an_invalid_setup_is_refused(given: Setup, code: str) -> None:
    with refuses(code, MalformedMove):
        engine.start(NIM, given)


def test_a_refused_number_of_seats_names_the_possible_ones() -> None:
    with pytest.raises(MalformedMove) as refused:
        engine.start(NIM, setup(NIM, seats=9))
    assert refused.value.facts == {"seats": 9, "low": 2, "high": 3}


def test_a_move_leaves_the_given_state_unchanged() -> None:
    state = heaps(3, 4)
    before = encode_state(state)
    step = engine.play(NIM, state, 0, nim.Take(1, 2))
    assert encode_state(state) == before
    assert step.state.heaps == [1, 4]
    assert step.events == (
        Event(msg("nim.event.took", seat=SeatName(0), count=2, heap=1), only_to=None),
    )


def over() -> nim.State:
    state = heaps(0, 0)
    state.over = True
    return state


@cases(
    ("state", "seat", "move", "kind", "code"),
    {
        "the end comes first": (over(), 0, Unknown(), GameOver, "core.game_over"),
        "then whose turn it is": (heaps(1), 1, Unknown(), NotYourTurn, "core.not_your_turn"),
        "then what a move is": (heaps(1), 0, Unknown(), MalformedMove, "core.unknown_verb"),
        "then what is on the menu": (heaps(1), 0, nim.EndTurn(), IllegalMove, "core.not_now"),
        "then the title": (heaps(1), 0, nim.Take(5, 0), IllegalMove, "nim.no_such_heap"),
    },
)
def test_refusals_come_in_order(
    state: nim.State, seat: int, move: Move, kind: type[Exception], code: str
) -> None:
    for refuse in (engine.check, engine.play):
        with pytest.raises(kind) as refused:
            refuse(NIM, state, seat, move)
        assert getattr(refused.value, "code", None) == code


def test_a_seat_that_is_not_waited_for_is_told_which_seat_is() -> None:
    state = sealed_table(seats=3)
    step = engine.play(SEALED, state, 1, Lay((state.seats[1].hand[0],)))
    with pytest.raises(NotYourTurn) as refused:
        engine.check(SEALED, step.state, 1, Lay(()))
    assert refused.value.facts == {"others": (SeatName(0), SeatName(2))}


def test_a_verb_off_the_menu_is_refused_with_the_question() -> None:
    with pytest.raises(IllegalMove) as refused:
        engine.check(NIM, heaps(1), 0, nim.EndTurn())
    assert refused.value.facts == {"verb": msg("nim.verb.end_turn"), "asked": msg("nim.asked.take")}


# --- undo ---


def laid(state: sealed.State) -> sealed.State:
    """The position after both seats have laid their first card."""
    for seat in (0, 1):
        state = engine.play(SEALED, state, seat, Lay((state.seats[seat].hand[0],))).state
    return state


def test_a_move_within_a_turn_can_be_undone() -> None:
    assert engine.play(NIM, heaps(3, 4), 0, nim.Take(1, 2)).undoable


def test_nothing_can_be_undone_after_another_seat_acts() -> None:
    assert not engine.play(NIM, heaps(1, 4, from_heap=1), 0, nim.EndTurn()).undoable


def test_the_last_move_of_a_table_cannot_be_undone() -> None:
    assert not engine.play(NIM, heaps(0, from_heap=1), 0, nim.EndTurn()).undoable


def test_a_simultaneous_choice_cannot_be_undone() -> None:
    state = sealed_table()
    assert not engine.play(SEALED, state, 0, Lay((state.seats[0].hand[0],))).undoable


def test_changing_coins_can_be_undone() -> None:
    state = laid(sealed_table())
    assert state.winner is not None
    assert engine.play(SEALED, state, state.winner, Change(1)).undoable


def test_a_move_that_revealed_something_cannot_be_undone() -> None:
    state = laid(sealed_table())
    assert state.winner is not None
    bought = engine.play(SEALED, state, state.winner, Buy(1, (0, 2)))
    assert set(SEALED.waiting_for(bought.state)) == {state.winner}
    assert not bought.undoable


def test_a_move_that_used_chance_cannot_be_undone() -> None:
    def roll(draft: nim.State, log: Any) -> None:
        draft.rng.next64()

    assert not engine.play(replace(NIM, advance=roll), heaps(3), 0, nim.Take(1, 1)).undoable


# --- listing and sampling ---


def test_legal_moves_combine_the_menu_and_its_fields() -> None:
    assert list(engine.legal_moves(NIM, heaps(2, 3, from_heap=1), 0)) == [
        nim.Take(1, 1),
        nim.Take(1, 2),
        nim.EndTurn(),
    ]


def test_a_later_field_depends_on_the_earlier_ones() -> None:
    assert list(engine.legal_moves(NIM, heaps(1, 2), 0)) == [
        nim.Take(1, 1),
        nim.Take(2, 1),
        nim.Take(2, 2),
    ]


def test_a_seat_that_is_not_waited_for_has_no_moves() -> None:
    assert engine.verbs_on_menu(NIM, heaps(1), 1) == ()
    assert list(engine.legal_moves(NIM, heaps(1), 1)) == []
    with pytest.raises(InvariantBroken):
        engine.sample_move(NIM, heaps(1), 1, Rng(1))


def test_moves_are_listed_lazily() -> None:
    state = heaps(10**12)
    assert list(islice(engine.legal_moves(NIM, state, 0), 2)) == [nim.Take(1, 1), nim.Take(1, 2)]


def test_every_move_can_be_sampled() -> None:
    state, rng = heaps(1, 2, 1), Rng(6)
    sampled = {engine.sample_move(NIM, state, 0, rng) for _ in range(200)}
    assert sampled == set(engine.legal_moves(NIM, state, 0))


def test_the_domain_of_a_field_depends_on_the_given_values() -> None:
    state = heaps(1, 2, from_heap=2)
    heap = engine.domain_of(nim.TAKE, state, 0, {}, "heap")
    assert isinstance(heap, OneOf)
    assert [option.value for option in heap.options] == [2]
    assert engine.domain_of(nim.TAKE, state, 0, {"heap": 2}, "count") == Amount(1, 2, start=1)


@pytest.mark.parametrize("domain", [OneOf(()), Amount(2, 1)], ids=["options", "amounts"])
def test_a_form_without_a_legal_value_is_an_internal_error(domain: OneOf | Amount) -> None:
    count: Field[nim.State] = Field("count", lambda *_: domain)
    dead_end = replace(nim.TAKE, fields=(nim.TAKE.fields[0], count))
    with pytest.raises(InvariantBroken, match=r"take\.count"):
        engine.sample_move(replace(NIM, verbs=(dead_end,)), heaps(1), 0, Rng(1))


# --- flow ---


def test_a_table_that_waits_for_no_seat_is_an_internal_error() -> None:
    stuck: GameDef[nim.State, nim.View] = replace(NIM, waiting_for=lambda state: {})
    with pytest.raises(InvariantBroken):
        engine.start(stuck, setup(NIM))


def test_a_table_that_continues_after_its_end_is_an_internal_error() -> None:
    state = over()
    state.over = False
    endless = replace(NIM, waiting_for=lambda state: {0: msg("nim.asked.take")})
    state.from_heap = 1
    with pytest.raises(InvariantBroken):
        engine.play(endless, state, 0, nim.EndTurn())


def test_leaving_is_announced_and_changes_no_input() -> None:
    state = heaps(3)
    before = encode_state(state)
    step = engine.leave(NIM, state, 1)
    assert encode_state(state) == before
    assert step.events == (Event(msg("nim.event.left", seat=SeatName(1))),)
    assert not step.undoable


def test_leaving_after_the_end_is_refused() -> None:
    with pytest.raises(GameOver):
        engine.leave(NIM, over(), 0)


def test_choices_are_revealed_together() -> None:
    state = sealed_table()
    first = engine.play(SEALED, state, 1, Lay((state.seats[1].hand[0],)))
    assert [event.msg.key for event in first.events if event.is_for(0)] == ["sealed.event.chose"]
    second = engine.play(SEALED, first.state, 0, Lay((state.seats[0].hand[0],)))
    told = [event.msg.key for event in second.events if event.is_for(None)]
    assert told == [
        "sealed.event.chose",
        "sealed.event.revealed",
        "sealed.event.revealed",
        "sealed.event.won",
    ]


def test_drawing_leads_to_a_question() -> None:
    state = laid(sealed_table())
    winner = state.winner
    assert winner is not None
    drawn = engine.play(SEALED, state, winner, Buy(2, (1, 1)))
    assert [verb.name for verb in engine.verbs_on_menu(SEALED, drawn.state, winner)] == ["keep"]
    kept = tuple(drawn.state.drawn[:2])
    after = engine.play(SEALED, drawn.state, winner, Keep(kept)).state
    assert after.seats[winner].hand[-2:] == list(kept)
    assert after.round == 2


def test_the_winner_may_pass() -> None:
    state = laid(sealed_table())
    assert state.winner is not None
    assert engine.play(SEALED, state, state.winner, Pass()).state.phase == "lay"


def test_a_verb_may_explain_why_it_is_not_on_the_menu() -> None:
    def refuse(state: nim.State, seat: int, move: Move) -> None:
        raise IllegalMove("nim.one_heap_per_turn", heap=1)

    verbs = tuple(
        replace(verb, check=refuse, check_off_menu=True) if verb.name == "end_turn" else verb
        for verb in NIM.verbs
    )
    with refuses("nim.one_heap_per_turn", IllegalMove):
        engine.check(replace(NIM, verbs=verbs), heaps(1), 0, nim.EndTurn())
