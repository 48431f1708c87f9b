"""The comparison of dues with acts notices every kind of fault."""

import dataclasses
from collections.abc import Callable

import pytest

from bot.store.rows import MoveKind, MoveRow
from tests.e2e.dues import AFTER_MS, Accounts, Reminder, Turn, compare, due, ladder
from tests.e2e.hasty import PACE
from tests.e2e.lives import Lives

START = 1_800_000_000_000
BANK = PACE.bank_ms
ZERO = START + BANK
STANDIN = ZERO + PACE.grace_ms + AFTER_MS + 1000
NOW = STANDIN + 500_000
PLACE = 7, 1, 1


def _right() -> tuple[Accounts, Lives]:
    """One turn that was out of time, as it should be."""
    turn = Turn(*PLACE, START, BANK, STANDIN, STANDIN - START, after_ms=0, ended_by="zero")
    reminders = [
        Reminder(PLACE, rung, START + charged + AFTER_MS + 300, START + charged + 6000, 1, None)
        for rung, charged in ladder(BANK)
    ]
    reminders.insert(1, Reminder(PLACE, "standin", STANDIN, STANDIN + 1000, 2, None))
    found = Accounts([turn], reminders, [], {(7, 1): [_entry(STANDIN)]}, {7: set()})
    return found, Lives([(START - 1000, NOW)], [START - 2000], [NOW])


def _entry(at_ms: int) -> MoveRow:
    return MoveRow(3, 1, MoveKind.LEAVE, 1, None, b"", None, b"", at_ms // 1000)


def test_correct_timers_pass() -> None:
    found, lives = _right()
    verdict = compare(found, lives, now_ms=NOW)
    assert verdict.wrong == []
    assert verdict.expected_zeros == verdict.acted["stand-ins"] == 1
    assert verdict.dues == 1 + len(list(ladder(BANK)))


def _doubled(found: Accounts) -> None:
    found.reminders.append(found.reminders[0])


def _unsent(found: Accounts) -> None:
    del found.reminders[-1]


def _left_in_the_dark(found: Accounts) -> None:
    del found.reminders[1]


def test_a_reminder_is_not_lost_while_the_bot_waits_for_a_processor() -> None:
    found, lives = _right()
    _unsent(found)
    lives.waits = [(START, 0.0), (NOW, (NOW - START) / 1000)]
    assert compare(found, lives, now_ms=NOW).wrong == []
    lives.waits = [(START, 1.0), (NOW, 2.0)]
    assert any("was not sent" in each for each in compare(found, lives, now_ms=NOW).wrong)


def _early(found: Accounts) -> None:
    first = found.reminders[0]
    found.reminders[0] = dataclasses.replace(first, put_ms=first.put_ms - 1000)


def _stood_in_twice(found: Accounts) -> None:
    found.standins[7, 1].append(_entry(STANDIN))


def _stood_in_early(found: Accounts) -> None:
    found.standins[7, 1] = [_entry(STANDIN - 3000)]


def _stood_in_late(found: Accounts) -> None:
    found.standins[7, 1] = [_entry(STANDIN + 70_000)]


def _charged_too_little(found: Accounts) -> None:
    found.turns[0] = dataclasses.replace(found.turns[0], charged_ms=BANK)


def _never_ends(found: Accounts) -> None:
    found.turns[0] = dataclasses.replace(found.turns[0], to_ms=None, ended_by="")
    found.standins.clear()


def _moved_without_a_click(found: Accounts) -> None:
    found.turns[0] = dataclasses.replace(
        found.turns[0], ended_by="move", after_ms=PACE.increment_ms
    )
    found.standins.clear()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (_doubled, "doubled"),
        (_unsent, "was not sent"),
        (_left_in_the_dark, "told 0 times of a robot"),
        (_early, "is early"),
        (_stood_in_twice, "2 stand-ins, 1 zeros"),
        (_stood_in_early, "too early"),
        (_stood_in_late, "acted on"),
        (_charged_too_little, "charged"),
        (_never_ends, "a zero was lost"),
        (_moved_without_a_click, "without a click"),
    ],
)
def test_wrong_timers_are_found(spoil: Callable[[Accounts], None], said: str) -> None:
    found, lives = _right()
    spoil(found)
    assert any(said in wrong for wrong in compare(found, lives, now_ms=NOW).wrong)


def test_a_substitute_has_a_bank_of_their_own_and_no_seat_that_is_kept() -> None:
    found, lives = _right()
    handed = Turn(7, 1, 0, START - 900, BANK, START - 800, 100, BANK - 100, "leave", member_id=5)
    found.turns = [handed, dataclasses.replace(found.turns[0], member_id=6)]
    _left_in_the_dark(found)
    assert compare(found, lives, now_ms=NOW).wrong == []
    found.turns[0] = dataclasses.replace(handed, member_id=6)
    wrong = compare(found, lives, now_ms=NOW).wrong
    assert any("not carried over" in each for each in wrong)
    assert any("told 0 times" in each for each in wrong)


def test_a_reminder_put_after_the_last_wait_may_be_unsent() -> None:
    found, lives = _right()
    found.reminders[-1] = dataclasses.replace(found.reminders[-1], sent_ms=None)
    assert any("never sent" in each for each in compare(found, lives, now_ms=NOW).wrong)
    lives.settling_ms = found.reminders[-1].put_ms
    assert compare(found, lives, now_ms=NOW).wrong == []
    lives.settling_ms += 1
    assert any("never sent" in each for each in compare(found, lives, now_ms=NOW).wrong)


def test_an_outage_that_is_not_stored_or_is_charged_is_found() -> None:
    found, lives = _right()
    lives.spans, lives.kills = [(START - 1000, START + 1000), (START + 60_000, NOW)], [START + 1000]
    lives.starts = [START - 2000, START + 59_000]
    wrong = compare(found, lives, now_ms=NOW).wrong
    assert any("is not kept" in each for each in wrong)
    assert any("charged for an outage" in each for each in wrong)


def test_a_turn_that_ended_between_the_last_beat_and_the_kill_may_be_charged() -> None:
    found, lives = _right()
    lives.kills, lives.starts = [STANDIN + 200], [START - 2000, STANDIN + 60_000]
    lives.spans = [(START - 1000, STANDIN + 200), (STANDIN + 61_000, NOW)]
    found.gaps.append((STANDIN - 300, STANDIN + 62_000))
    assert compare(found, lives, now_ms=NOW).wrong == []
    found.gaps[0] = (STANDIN - 9000, STANDIN + 62_000)
    assert any("charged" in each for each in compare(found, lives, now_ms=NOW).wrong)


def test_gaps_put_off_dues() -> None:
    gaps = [(20, 30), (5, 10), (8, 12)]
    assert due(0, 5, gaps) == 5
    assert due(0, 6, gaps) == 13
    assert due(0, 13, gaps) == 20
    assert due(0, 14, gaps) == 31
    assert due(25, 3, gaps) == 33
