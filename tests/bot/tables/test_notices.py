from typing import Any

import pytest
from msgspec import convert, json

from bot.store.rows import NoticeKind
from bot.tables import notices
from rules.core.text import Msg, SeatName, msg
from tests.bot.tables.drawn import at, seats

TABLE = at("ann bob", seq=5).table

MID_TURN_S, ROBOTS_NEXT_S = notices.MID_TURN_S, notices.ROBOTS_NEXT_S


@pytest.mark.parametrize(
    ("drawing", "moved", "waiting", "delay_s"),
    [
        pytest.param("ann bob", 0, (1,), 0.0, id="the next one's turn"),
        pytest.param("ann bob", 0, (0,), MID_TURN_S, id="the same turn goes on"),
        pytest.param("ann bob cid", 0, (0, 1), 0.0, id="somebody else is asked, too"),
        pytest.param("ann r1 cid", 0, (1,), ROBOTS_NEXT_S, id="a robot is next"),
        pytest.param("ann r1 r2(bob)", 0, (1, 2), ROBOTS_NEXT_S, id="only robots are asked"),
        pytest.param("ann r1 cid", 0, (1, 2), 0.0, id="a robot and a member are asked"),
        pytest.param("ann bob", None, (0,), 0.0, id="nobody moved"),
    ],
)
def test_when_a_board_is_due(
    drawing: str, moved: int | None, waiting: tuple[int, ...], delay_s: float
) -> None:
    board = notices.board(TABLE, seats(drawing), waiting=waiting, moved=moved)
    assert board.delay_s == delay_s


def test_boards_and_the_result_stand_for_each_other() -> None:
    boards = (
        notices.board(TABLE, seats("ann bob"), waiting=(0,), moved=1),
        notices.board_again(TABLE),
        notices.closing(TABLE),
    )
    assert {board.coalesce_key for board in boards} == {"board:7"}
    assert [board.payload for board in boards] == [{"seq": 5}] * 3


def test_the_newest_lobby_stands_for_older_ones() -> None:
    assert notices.lobby(TABLE).coalesce_key == "lobby:7"


def test_sentences_and_threads_stand_for_themselves() -> None:
    told = (notices.notice(TABLE, msg("a")), notices.thread(TABLE))
    assert [notice.coalesce_key for notice in told] == [None] * 2


def test_the_same_trouble_is_told_once() -> None:
    same = {notices.trouble_of(7, msg("a")).coalesce_key for _ in range(2)}
    assert len(same) == 1
    assert notices.trouble_of(7, msg("b")).coalesce_key not in same
    assert notices.trouble_of(8, msg("a")).coalesce_key not in same


def test_only_trouble_is_told_to_the_opener() -> None:
    everything: list[Any] = [
        notices.lobby(TABLE),
        notices.thread(TABLE),
        notices.board_again(TABLE),
        notices.closing(TABLE),
        notices.notice(TABLE, msg("a")),
        notices.trouble_of(7, msg("a")),
    ]
    assert {notice.kind for notice in everything} == set(NoticeKind)
    assert [notice.target for notice in everything] == ["table:7"] * 5 + ["opener:7"]


def test_a_sentence_survives_the_outbox() -> None:
    text = msg("table.took_over", member="Ann", seat=SeatName(1), list=(msg("x"), 3))
    payload = json.decode(json.encode(notices.notice(TABLE, text).payload))
    assert convert(payload["text"], Msg) == text
