"""The checks that the runs rely on find the faults they look for."""

import pytest

from bot.store.rows import MoveKind, MoveRow, Status, TableRow
from tests.e2e.findings import Findings
from tests.e2e.ledger import Books, Kept

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
        lobby_message_id=4,
        board_message_id=5,
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
