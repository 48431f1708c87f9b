from typing import Any

import pytest
from msgspec import convert, json
from msgspec.structs import replace

from bot.clocks.reminders import Rung
from bot.store.declaring.posted import Posted
from bot.store.people.ballots import Ballot
from bot.store.rows import NoticeKind
from bot.tables import notices
from bot.tables.absence.ballots import BallotKind, post_of
from rules.core.text import Msg, SeatName, Typed, msg
from tests.bot.tables.drawn import at, seats
from tests.bot.tournaments.test_posts import OF_TOURNAMENTS

AT = at("ann bob", seq=5, asks=(5, 5))
TABLE = AT.table
BOARD, TURN = NoticeKind.BOARD, NoticeKind.TURN

MID_TURN_S, ROBOTS_NEXT_S = notices.MID_TURN_S, notices.ROBOTS_NEXT_S


ANN, BOB = 1, 2


@pytest.mark.parametrize(
    ("drawing", "waiting", "facts", "kind", "delay_s"),
    [
        pytest.param("ann bob", (1,), {"asks": (3, 5)}, BOARD, 0.0, id="the next one's turn"),
        pytest.param("ann bob", (0,), {"asks": (5, 3)}, TURN, MID_TURN_S, id="a turn goes on"),
        pytest.param(
            "ann bob",
            (0,),
            {"asks": (5, 3), "turn_seq": 5},
            BOARD,
            MID_TURN_S,
            id="the same member's next turn",
        ),
        pytest.param(
            "ann bob",
            (0,),
            {"asks": (5, 3), "acting_id": BOB},
            BOARD,
            0.0,
            id="asked again after another member's reaction",
        ),
        pytest.param(
            "ann bob", (0, 1), {"asks": (5, 5)}, BOARD, 0.0, id="another member is asked, too"
        ),
        pytest.param(
            "ann bob",
            (1,),
            {"asks": (5, 3)},
            TURN,
            MID_TURN_S,
            id="others still make up their minds",
        ),
        pytest.param(
            "ann r1 cid", (1,), {"asks": (3, 5, 3)}, TURN, MID_TURN_S, id="a robot's short reaction"
        ),
        pytest.param(
            "ann r1",
            (0,),
            {"asks": (5, 4), "moved": 1},
            TURN,
            ROBOTS_NEXT_S,
            id="asked again after a robot's reaction",
        ),
        pytest.param(
            "ann r1",
            (0,),
            {"asks": (3, 5), "moved": 1},
            TURN,
            MID_TURN_S,
            id="a robot moves, and the question stays",
        ),
        pytest.param(
            "ann r1 r2(bob)",
            (1, 2),
            {"asks": (3, 5, 5), "turn_seq": 5},
            BOARD,
            ROBOTS_NEXT_S,
            id="a turn is over, robots are next",
        ),
        pytest.param(
            "ann r1 cid", (1, 2), {"asks": (3, 5, 5)}, BOARD, 0.0, id="a robot and a member"
        ),
        pytest.param(
            "ann bob",
            (1,),
            {"asks": (3, 3), "told_seq": 2},
            BOARD,
            MID_TURN_S,
            id="an earlier turn has not been told yet",
        ),
    ],
)
def test_when_a_board_is_due(
    drawing: str, waiting: tuple[int, ...], facts: dict[str, Any], kind: NoticeKind, delay_s: float
) -> None:
    """Ann acts in a turn that began with entry 3 and has been shown up to entry 4."""
    before = {"turn_seq": 3, "told_seq": 3, "board_seq": 4, "acting_id": ANN}
    table = replace(
        TABLE, **(before | {key: value for key, value in facts.items() if key != "moved"})
    )
    board = notices.board(table, seats(drawing), waiting=waiting, moved=facts.get("moved", 0))
    assert (board.kind, board.delay_s) == (kind, delay_s)


def test_boards_and_the_result_stand_for_each_other() -> None:
    boards = (
        notices.board(TABLE, seats("ann bob"), waiting=(0,), moved=0),
        notices.board_again(TABLE),
        notices.closing(TABLE),
    )
    assert {board.coalesce_key for board in boards} == {"board:7"}
    assert [board.payload["seq"] for board in boards] == [5] * 3


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


def test_notices_sent_in_order_share_a_target() -> None:
    posted = replace(TABLE, board=Posted(1, 3))
    everything: list[Any] = [
        notices.board(
            replace(TABLE, acting_id=ANN, board_seq=4, told_seq=4),
            seats("ann bob"),
            waiting=(0,),
            moved=0,
        ),
        notices.lobby(TABLE),
        notices.thread(TABLE),
        notices.board_again(TABLE),
        notices.closing(TABLE),
        notices.notice(TABLE, msg("a")),
        notices.reminder(TABLE, 0, 3, Rung.HALF),
        post_of(AT, Ballot(1, BallotKind.PAUSE, ANN, opened_ms=0, closes_ms=1)),
        notices.handover(TABLE, 0),
        notices.trouble_of(7, msg("a")),
        *notices.past(posted),
        notices.cleanup(TABLE),
        notices.clocks_moved(TABLE),
        notices.archive(TABLE),
        notices.invitation(TABLE, ANN, Typed("Bob")),
        notices.match(TABLE),
        notices.unmatched(ANN, 10),
        notices.lobby_board(9),
        notices.lobby_board_check(9),
        notices.lobby_board_gone(9, Posted(10, 11)),
        notices.replay(TABLE),
        notices.keepalive(TABLE),
        notices.direct(TABLE, ANN, 0, 3, Rung.HALF),
        notices.bench(TABLE, ANN, 0),
        notices.offer(TABLE),
        notices.left_behind(TABLE, Typed("quieter")),
        notices.left(TABLE, 12, Typed("quieter")),
        notices.talk(TABLE),
    ]
    without_a_sender = {NoticeKind.TEST, NoticeKind.DIGEST, NoticeKind.AUDIT, NoticeKind.ERASE}
    of_tables = set(NoticeKind) - without_a_sender - OF_TOURNAMENTS
    assert {notice.kind for notice in everything} == of_tables
    assert [notice.target for notice in everything] == ["table:7"] * 6 + ["reminder:7"] + [
        "table:7"
    ] * 2 + [
        "opener:7",
        "past:7",
        "past:7",
        "past:7",
        "archive:7",
        "table:7",
        "table:7",
        f"member:{ANN}",
        *["lobbies:9"] * 3,
        "replay:7",
        "archive:7",
        f"member:{ANN}",
        f"member:{ANN}",
        "offer:7",
        "table:7",
        "past:7",
        "talk:7",
    ]


def test_a_sentence_survives_the_outbox() -> None:
    text = msg("table.took_over", member="Ann", seat=SeatName(1), list=(msg("x"), 3))
    payload = json.decode(json.encode(notices.notice(TABLE, text).payload))
    assert convert(payload["text"], Msg) == text
