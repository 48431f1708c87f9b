import msgspec

from rules.core.errors import GameOver, IllegalMove
from rules.core.log import Event, Log
from rules.core.text import Msg, SeatName, msg, seat_msg


def test_texts_survive_storing() -> None:
    text = msg("toy.said", count=3, who=SeatName(1), what=msg("toy.thing"), all=("a", SeatName(0)))
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(text), type=Msg) == text


def test_texts_without_arguments_share_nothing() -> None:
    assert Msg("toy.a").args is not Msg("toy.b").args


def test_a_seat_is_named_by_the_reader() -> None:
    assert seat_msg(2) == Msg("core.seat", {"seat": SeatName(2)})


def test_a_refusal_names_its_sentence() -> None:
    assert IllegalMove("toy.too_many", most=3).msg == Msg("error.toy.too_many", {"most": 3})
    assert GameOver(GameOver.CODE).msg == Msg("error.core.game_over")


def test_a_whisper_is_for_its_seat_alone() -> None:
    log = Log()
    log.tell("toy.said", count=1)
    log.whisper(1, "toy.heard", count=2)
    assert log.events == [
        Event(Msg("toy.said", {"count": 1})),
        Event(Msg("toy.heard", {"count": 2}), only_to=(1,)),
    ]
    assert [event.is_for(None) for event in log.events] == [True, False]
    assert [log.events[1].is_for(seat) for seat in (0, 1)] == [False, True]


def test_a_revelation_is_recorded() -> None:
    log = Log()
    assert not log.revealed
    log.reveal()
    assert log.revealed
