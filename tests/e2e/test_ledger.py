"""The checks that the runs rely on find the faults they look for."""

import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.store import outbox
from bot.store.declaring.posted import Posted
from bot.store.rows import MoveKind, MoveRow, Notice, NoticeKind, Status, TableRow
from tests.e2e.findings import Findings
from tests.e2e.ledger import Books, Kept, Ledger
from tests.e2e.stage import is_sent_again, is_told
from tests.engines import engine_of, prepared, sqlite_in

ANN = 11


def entry(seq: int, member_id: int | None = None, *, hash_: bytes = b"") -> MoveRow:
    kind = MoveKind.START if seq == 0 else MoveKind.MOVE
    seat, move = (None, None) if seq == 0 else (0, b"move")
    return MoveRow(seq, 1, kind, seat, move, b"", member_id, hash_, 0)


def table(seq: int) -> TableRow:
    return TableRow(
        id=1,
        title="nim",
        rules_version=1,
        guild_id=1,
        channel_id=2,
        thread_id=3,
        lobby=Posted(3, 4),
        board=Posted(3, 5),
        opener_id=ANN,
        status=Status.PLAYING,
        options={},
        seat_count=2,
        seq=seq,
        told_seq=seq,
        asks=(0, 0),
        votes=(),
        commitment="",
        opened_at=0,
        touched_at=0,
        ended_at=None,
        language="en",
    )


def books(*log: MoveRow, by: tuple[tuple[int, int], ...] = (), seq: int | None = None) -> Books:
    """The books of one table; `by` pairs interactions with the entries that they made."""
    kept = {interaction: Kept(interaction, 1, made) for interaction, made in by}
    return Books((table(len(log) - 1 if seq is None else seq),), {1: list(log)}, kept)


def test_consistent_books_have_no_findings() -> None:
    assert books(entry(0), entry(1, ANN), entry(2), by=((7, 1), (8, -1))).faults() == []


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(
            books(entry(0), entry(1, ANN), entry(2, ANN), by=((7, 1),)),
            id="a second move of the same interaction",
        ),
        pytest.param(
            books(entry(0), entry(1, ANN), by=((7, 1), (8, 1))), id="one move, two interactions"
        ),
        pytest.param(books(entry(0), entry(1), by=((7, 1),)), id="a robot's move by interaction"),
        pytest.param(books(entry(0), entry(2)), id="a gap"),
        pytest.param(books(entry(0), seq=1), id="a log that is behind its table"),
    ],
)
def test_contradictory_books_are_found(wrong: Books) -> None:
    assert len(wrong.faults()) == 1


EARLIER = books(entry(0), entry(1, ANN), by=((7, 1),))


def test_books_may_gain_entries() -> None:
    later = books(entry(0), entry(1, ANN), entry(2, ANN), by=((7, 1), (8, 2)))
    assert later.contradicts(EARLIER) == []


@pytest.mark.parametrize(
    "later",
    [
        pytest.param(books(entry(0), by=((7, 1),)), id="a move is gone"),
        pytest.param(books(entry(0), entry(1, ANN)), id="an interaction is gone"),
        pytest.param(books(entry(0), entry(1, ANN), by=((7, 0),)), id="it stands for another move"),
        pytest.param(
            books(entry(0), entry(1, ANN, hash_=b"other"), by=((7, 1),)), id="a move is another"
        ),
    ],
)
def test_books_that_lose_or_change_something_are_found(later: Books) -> None:
    assert len(later.contradicts(EARLIER)) == 1


def test_findings_are_counted_and_printed() -> None:
    findings = Findings({"tables": 2})
    findings.none_of("moves lost", [])
    assert findings.problems == []
    findings.none_of("moves doubled", ["entry 3"])
    assert findings.text().splitlines() == [
        "tables         2",
        "moves lost     0",
        "moves doubled  1",
        "! moves doubled: entry 3",
    ]


def test_a_finished_turn_that_no_board_tells_is_found_but_not_in_a_first_game() -> None:
    told = replace(table(4), turn_seq=4)
    untold = replace(told, told_seq=3)
    assert is_told(told)
    assert not is_told(untold)
    assert is_told(replace(untold, is_sealed=True))
    assert not is_told(replace(untold, is_sealed=True, tournament_id=7))


EDITED = "/webhooks/1/token/messages/@original"


@pytest.mark.parametrize(
    ("method", "path", "part", "code", "is_expected"),
    [
        ("PATCH", EDITED, "id", "ATTACHMENT_NOT_FOUND", True),
        ("POST", EDITED, "id", "ATTACHMENT_NOT_FOUND", False),
        ("PATCH", "/channels/1/messages/2", "id", "ATTACHMENT_NOT_FOUND", False),
        ("PATCH", EDITED, "id", "BASE_TYPE_REQUIRED", False),
        ("PATCH", EDITED, "filename", "ATTACHMENT_NOT_FOUND", False),
    ],
)
def test_only_the_edit_that_keeps_a_replaced_picture_may_be_refused(
    method: str, path: str, part: str, code: str, is_expected: bool
) -> None:
    errors: dict[str, Any] = {"attachments": {"0": {part: {"_errors": [{"code": code}]}}}}
    refused = {"method": method, "path": path, "status": 400, "code": 50035, "errors": errors}
    assert is_sent_again(refused) is is_expected
    errors["content"] = {"_errors": [{"code": "BASE_TYPE_MAX_LENGTH"}]}
    assert not is_sent_again(refused)


@pytest.mark.parametrize("kind", [NoticeKind.DIRECT, NoticeKind.TEST])
def test_posts_that_wait_for_a_direct_channel_may_be_unsent(
    tmp_path: Path, kind: NoticeKind
) -> None:
    url, now = prepared(sqlite_in(tmp_path)), time.time()
    ledger = Ledger(url)
    due, put_off = (Notice(None, kind, {}, member_id=ANN + each) for each in range(2))
    with engine_of(url).begin() as conn:
        outbox.put(conn, due, replace(put_off, delay_s=30.0), now=now)
    assert [row.kind for row in ledger.untold()] == [kind]
    ledger.close()


def test_a_direct_message_that_was_tried_and_put_off_is_untold(tmp_path: Path) -> None:
    url, now = prepared(sqlite_in(tmp_path)), time.time()
    ledger = Ledger(url)
    with engine_of(url).begin() as conn:
        outbox.put(conn, Notice(None, NoticeKind.DIRECT, {}, member_id=ANN), now=now)
        [row] = outbox.heads(conn)
        outbox.claim(conn, row.id, now=now)
        outbox.retry(conn, row.id, due_at=now + 30)
    assert [row.kind for row in ledger.untold()] == [NoticeKind.DIRECT]
    ledger.close()
