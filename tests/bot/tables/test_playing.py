"""Play from the first move to the last, as pure functions of a position."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.store.rows import MoveKind, NoticeKind, Status
from bot.tables import playing
from bot.tables.errors import TableRefusal
from bot.tables.model import Actor, Change, Position, Undo
from rules.core.codec import decode_move
from rules.core.errors import IllegalMove, NotYourTurn
from rules.core.log import Event
from rules.core.text import SeatName, Typed, msg
from tests.bot.tables.drawn import MEMBERS, NOW, at, by, drawing
from tests.rules.core.tables import heaps
from tests.toys import nim, sealed
from tests.toys.sealed.verbs import Lay

ANN, BOB = MEMBERS["ann"], MEMBERS["bob"]
PLAYING = Status.PLAYING

WEEK_S = 7 * 24 * 3600


def nim_at(drawing: str, state: nim.State | None = None, **fields: Any) -> Position:
    """A table of Nim where seat 0 is to move."""
    return at(drawing, PLAYING, state=state or heaps(3, 4), **fields)


def sealed_at(drawing: str, **fields: Any) -> Position:
    """A table of Sealed where every member must lay cards at the same time."""
    return at(drawing, PLAYING, game=sealed.GAME, **fields)


def first_lay(position: Position, seat: int) -> Lay:
    state: Any = position.state
    return Lay((state.seats[seat].hand[0],))


def heaps_after(change: Change) -> list[int]:
    assert isinstance(change.state, nim.State)
    return change.state.heaps


def code_of(operation: Callable[[], Change]) -> str:
    with pytest.raises(TableRefusal) as refused:
        operation()
    return refused.value.code


# Moves


def test_a_move_is_an_entry_of_the_log() -> None:
    change = playing.play(nim_at("ann bob", seq=4), by("ann"), nim.Take(1, 2), None)
    assert change.table.seq == 5
    assert heaps_after(change) == [1, 4]
    assert change.entry is not None
    assert (change.entry.kind, change.entry.seat) == (MoveKind.MOVE, 0)
    assert change.entry.move is not None
    assert decode_move(nim.GAME, change.entry.move) == nim.Take(1, 2)
    assert change.entry.events == (Event(msg("nim.event.took", seat=SeatName(0), count=2, heap=1)),)


@pytest.mark.parametrize(
    ("question_seq", "refused"),
    [
        pytest.param(3, False, id="the question asked"),
        pytest.param(2, True, id="an earlier question"),
        pytest.param(None, False, id="a move that was typed"),
    ],
)
def test_a_move_answers_the_question_asked(question_seq: int | None, refused: bool) -> None:
    position = nim_at("ann bob", seq=3, asks=(3, 1))
    if refused:
        code = code_of(lambda: playing.play(position, by("ann"), nim.Take(1, 1), question_seq))
        assert code == "table.stale"
    else:
        assert playing.play(position, by("ann"), nim.Take(1, 1), question_seq).table.seq == 4


def test_whose_turn_it_is_comes_before_which_question() -> None:
    position = nim_at("ann bob", seq=3, asks=(3, 1))
    with pytest.raises(NotYourTurn):
        playing.play(position, by("bob"), nim.Take(1, 1), 0)


def test_a_move_that_the_rules_refuse_is_refused() -> None:
    with pytest.raises(IllegalMove):
        playing.play(nim_at("ann bob"), by("ann"), nim.Take(1, 99), None)


def test_ones_own_move_makes_ones_question_another() -> None:
    change = playing.play(nim_at("ann bob"), by("ann"), nim.Take(1, 1), None)
    assert change.table.asks == (1, 0)


def test_a_turn_that_comes_makes_a_question_another() -> None:
    position = nim_at("ann bob", heaps(1, 4, from_heap=1), seq=6, asks=(6, 2))
    assert playing.play(position, by("ann"), nim.EndTurn(), None).table.asks == (7, 7)


def test_a_simultaneous_answer_leaves_the_others_questions_alone() -> None:
    position = sealed_at("ann bob cid")
    change = playing.play(position, by("bob"), first_lay(position, 1), None)
    assert change.table.asks == (0, 1, 0)


def test_the_last_simultaneous_answer_asks_a_member_anew() -> None:
    position = sealed_at("ann bob")
    for seat, name in ((0, "ann"), (1, "bob")):
        change = playing.play(position, by(name), first_lay(position, seat), 0)
        position = Position(change.table, change.seats, position.game, change.state, b"")
    (shopper,) = position.waiting()
    assert position.question_seqs[shopper] == 2


@pytest.mark.parametrize(
    ("drawing", "status", "who", "code"),
    [
        pytest.param("ann bob", Status.LOBBY, "ann", "not_started", id="before the start"),
        pytest.param("ann bob", Status.FINISHED, "ann", "ended", id="after the end"),
        pytest.param("ann bob", Status.CANCELLED, "ann", "ended", id="called off"),
        pytest.param("ann bob", PLAYING, "cid", "not_seated", id="a stranger"),
        pytest.param("ann r2(bob)", PLAYING, "bob", "not_seated", id="a member who left"),
    ],
)
@pytest.mark.parametrize(
    "operation",
    [
        pytest.param(lambda p, a: playing.play(p, a, nim.Take(1, 1), None), id="a move"),
        pytest.param(lambda p, a: playing.undo(p, a, heaps(3, 4)), id="undo"),
        pytest.param(playing.leave, id="leave"),
        pytest.param(lambda p, a: playing.end(p, a, now=NOW), id="end"),
    ],
)
def test_some_members_may_not_act(
    drawing: str,
    status: Status,
    who: str,
    code: str,
    operation: Callable[[Position, Actor], Change],
) -> None:
    assert code_of(lambda: operation(at(drawing, status), by(who))) == f"table.{code}"


# Taking back


@pytest.mark.parametrize(
    ("move", "undo"),
    [
        pytest.param(nim.Take(1, 1), Undo.PUSH, id="within a turn"),
        pytest.param(nim.EndTurn(), Undo.CLEAR, id="not past its end"),
    ],
)
def test_which_moves_may_be_taken_back(move: Any, undo: Undo) -> None:
    position = nim_at("ann bob", heaps(2, 4, from_heap=1))
    assert playing.play(position, by("ann"), move, None).undo is undo


def test_secret_answers_are_not_taken_back_while_others_think() -> None:
    position = sealed_at("ann bob")
    change = playing.play(position, by("ann"), first_lay(position, 0), None)
    assert change.undo is Undo.CLEAR


def test_taking_back_leads_to_the_earlier_state() -> None:
    position = nim_at("ann bob", heaps(2, 4, from_heap=1), seq=5, asks=(5, 0))
    change = playing.undo(position, by("ann"), heaps(3, 4))
    assert heaps_after(change) == [3, 4]
    assert (change.table.seq, change.table.asks, change.undo) == (6, (6, 0), Undo.POP)
    assert change.entry is not None
    assert (change.entry.kind, change.entry.move) == (MoveKind.UNDO, None)


@pytest.mark.parametrize(
    "earlier",
    [
        pytest.param(None, id="nothing was kept"),
        pytest.param(heaps(3, 4, acting=1), id="it was another's move"),
    ],
)
def test_nothing_to_take_back(earlier: nim.State | None) -> None:
    code = code_of(lambda: playing.undo(nim_at("ann bob"), by("ann"), earlier))
    assert code == "table.nothing_to_undo"


# Leaving


def test_a_robot_plays_for_a_member_who_leaves() -> None:
    change = playing.leave(nim_at("ann bob"), by("bob"))
    assert drawing(change.seats) == "ann r2(bob)"
    assert change.seats[1].name == Typed("bob")
    assert change.undo is Undo.CLEAR


def test_leaving_is_told_before_its_effects() -> None:
    change = playing.leave(nim_at("ann bob"), by("bob"))
    assert change.entry is not None
    assert [event.msg for event in change.entry.events] == [
        msg("table.left", member="bob", place="2"),
        msg("nim.event.left", seat=SeatName(1)),
    ]


def test_a_member_who_left_has_no_vote() -> None:
    change = playing.leave(nim_at("ann bob cid", votes=(ANN, BOB)), by("bob"))
    assert change.table.votes == (ANN,)


@pytest.mark.parametrize(
    "seat",
    [
        pytest.param(1, id="who left the server"),
        pytest.param(0, id="who left the server and is to move"),
    ],
)
def test_a_robot_may_replace_a_member_who_is_gone(seat: int) -> None:
    position = nim_at("ann bob cid", votes=(ANN, BOB))
    change = playing.replace_member(position, by("cid"), seat, has_left=True)
    assert drawing(change.seats) == ("r2 bob cid" if seat == 0 else "ann r2 cid")
    assert change.table.votes == ((BOB,) if seat == 0 else (ANN,))
    assert change.entry is not None
    assert (change.entry.kind, change.entry.seat) == (MoveKind.LEAVE, seat)
    gone = "ann" if seat == 0 else "bob"
    told = msg("table.replaced_gone", by="cid", member=gone, place=str(seat + 1))
    assert change.entry.events[0].msg == told


@pytest.mark.parametrize(
    ("drawing", "who", "seat", "has_left", "code"),
    [
        pytest.param("ann bob", "bob", 0, False, "still_here", id="who is still in the server"),
        pytest.param("ann bob", "cid", 0, True, "not_seated", id="a stranger's wish"),
        pytest.param("r1 bob", "bob", 0, True, "not_member_seat", id="a robot"),
        pytest.param("ann bob", "bob", 2, True, "not_member_seat", id="a seat too far"),
        pytest.param("ann bob", "bob", -1, True, "not_member_seat", id="before all"),
    ],
)
def test_a_robot_cannot_replace(
    drawing: str, who: str, seat: int, has_left: bool, code: str
) -> None:
    position = nim_at(drawing)
    refused = code_of(lambda: playing.replace_member(position, by(who), seat, has_left=has_left))
    assert refused == f"table.{code}"


def test_controls_from_before_leaving_are_stale() -> None:
    assert playing.leave(nim_at("ann bob", seq=8, asks=(8, 2)), by("bob")).table.asks == (8, 9)


# The end


def test_the_last_move_ends_the_table() -> None:
    position = nim_at("ann bob", heaps(0, 0, from_heap=1))
    change = playing.play(position, by("ann"), nim.EndTurn(), None)
    assert change.table.status is Status.FINISHED
    assert change.undo is Undo.CLEAR
    assert [notice.kind for notice in change.notices] == [NoticeKind.CLOSING, NoticeKind.LOBBY]


def test_consent_of_some_is_a_vote() -> None:
    change = playing.end(nim_at("ann bob r1"), by("ann"), now=NOW)
    assert (change.table.status, change.table.votes) == (PLAYING, (ANN,))
    assert change.entry is None
    (told,) = change.notices
    assert told.payload == {"text": msg("table.agrees_to_end", member="ann", missing=1)}


@pytest.mark.parametrize(
    ("drawing", "votes"),
    [
        pytest.param("ann bob", (BOB,), id="everybody"),
        pytest.param("ann r1", (), id="the only member"),
        pytest.param("ann bob r2(cid)", (BOB,), id="who left is not asked"),
        pytest.param("ann r2(bob)", (ANN,), id="the others left after one agreed"),
    ],
)
def test_consent_of_every_member_ends_the_table(drawing: str, votes: tuple[int, ...]) -> None:
    change = playing.end(nim_at(drawing, votes=votes), by("ann"), now=NOW)
    assert (change.table.status, change.table.votes) == (Status.CANCELLED, ())
    assert [notice.kind for notice in change.notices] == [
        NoticeKind.CLOSING,
        NoticeKind.LOBBY,
    ]


def test_no_member_agrees_twice() -> None:
    position = nim_at("ann bob cid", votes=(ANN,))
    with pytest.raises(TableRefusal) as refused:
        playing.end(position, by("ann"), now=NOW)
    assert (refused.value.code, refused.value.facts) == ("table.already_agreed", {"missing": 2})


def test_a_members_move_takes_all_votes_back() -> None:
    position = nim_at("ann bob", votes=(BOB,))
    assert playing.play(position, by("ann"), nim.Take(1, 1), None).table.votes == ()


def test_a_robots_move_leaves_votes_alone() -> None:
    position = nim_at("r1 bob cid", votes=(BOB,))
    assert playing.play_seat(position, 0, nim.Take(1, 1)).table.votes == (BOB,)


@pytest.mark.parametrize(
    ("turn_seq", "acting"),
    [
        pytest.param(3, ANN, id="in the middle of her turn"),
        pytest.param(5, None, id="her move began a new turn"),
    ],
)
def test_a_robots_reaction_leaves_the_turn_to_its_member(turn_seq: int, acting: int | None) -> None:
    position = sealed_at("ann bob r1", seq=5, turn_seq=turn_seq, acting_id=ANN)
    assert playing.play_seat(position, 2, first_lay(position, 2)).table.acting_id == acting


def test_a_robots_move_that_begins_a_turn_belongs_to_no_member() -> None:
    position = nim_at("r1 bob", heaps(1, 4, from_heap=1), seq=5, turn_seq=3, acting_id=BOB)
    assert playing.play_seat(position, 0, nim.EndTurn()).table.acting_id is None


@pytest.mark.parametrize("drawing", ["ann bob", "r2(ann) bob", "cid bob"])
def test_an_opener_ends_an_idle_table_alone(drawing: str) -> None:
    change = playing.end(nim_at(drawing), by("ann"), now=NOW + WEEK_S)
    assert change.table.status is Status.CANCELLED


@pytest.mark.parametrize(
    ("who", "idle_s"),
    [
        pytest.param("ann", WEEK_S - 1, id="too early"),
        pytest.param("bob", WEEK_S, id="not the opener"),
    ],
)
def test_an_idle_table_is_else_ended_by_consent(who: str, idle_s: int) -> None:
    assert playing.end(nim_at("ann bob"), by(who), now=NOW + idle_s).table.status is PLAYING
