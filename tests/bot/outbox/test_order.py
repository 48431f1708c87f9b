"""The order of posts when more wait than Discord takes."""

from msgspec import json

from bot.clocks.reminders import Rung
from bot.outbox.order import urgency
from bot.store.rows import NoticeKind, OutboxRow


def row(kind: NoticeKind, rung: Rung | None = None) -> OutboxRow:
    facts = {} if rung is None else {"rung": rung, "seat": 0, "turn": 1}
    return OutboxRow(1, 1, kind, "table:1", json.encode(facts), 0.0, 0, claimed_at=None)


def test_zero_comes_before_turns_before_reminders_before_previews_before_tidying() -> None:
    wanted = [
        row(NoticeKind.REMINDER, Rung.ZERO),
        row(NoticeKind.BOARD),
        row(NoticeKind.BALLOT),
        row(NoticeKind.REMINDER, Rung.HALF),
        row(NoticeKind.DIGEST),
        row(NoticeKind.TURN),
        row(NoticeKind.CLEANUP),
    ]
    levels = [urgency(each) for each in wanted]
    assert levels == sorted(set(levels))


def test_a_turn_told_in_private_is_as_urgent_as_one_in_the_thread() -> None:
    assert urgency(row(NoticeKind.DIRECT, Rung.PING)) == urgency(row(NoticeKind.BOARD))
    assert urgency(row(NoticeKind.DIRECT, Rung.ZERO)) == urgency(
        row(NoticeKind.REMINDER, Rung.ZERO)
    )
    assert urgency(row(NoticeKind.DIRECT, Rung.HALF)) > urgency(row(NoticeKind.REMINDER, Rung.HALF))


def test_every_kind_has_a_place() -> None:
    rungs = {NoticeKind.REMINDER: Rung.NUDGE, NoticeKind.DIRECT: Rung.HALF}
    levels = {kind: urgency(row(kind, rungs.get(kind))) for kind in NoticeKind}
    assert max(levels.values()) == levels[NoticeKind.KEEPALIVE] == levels[NoticeKind.ARCHIVE]
    assert levels[NoticeKind.LOBBY] < levels[NoticeKind.TURN]
