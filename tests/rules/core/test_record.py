from hashlib import sha256

import msgspec
import pytest

from rules.core import engine
from rules.core.codec import encode_state
from rules.core.errors import IllegalMove, MalformedMove, NotYourTurn
from rules.core.record import (
    Entry,
    Record,
    commitment,
    decode_record,
    encode_record,
    entry,
    replay,
)
from rules.core.rng import Rng
from tests.refusing import refuses
from tests.rules.core.tables import setup
from tests.toys import nim, sealed

SEALED = sealed.GAME


def played(seed: int) -> tuple[Record, list[bytes]]:
    """A table of random moves during which one seat is given up, and its states as bytes."""
    given = setup(SEALED, seats=3, seed=seed)
    rng = Rng(seed)
    state = engine.start(SEALED, given).state
    states: list[bytes] = [encode_state(state)]
    entries: list[Entry] = []
    while SEALED.outcome(state) is None:
        if len(entries) == 5:
            entries.append(entry(SEALED, 1, None))
            state = engine.leave(SEALED, state, 1).state
        else:
            seat = rng.pick(sorted(SEALED.waiting_for(state)))
            move = engine.sample_move(SEALED, state, seat, rng)
            entries.append(entry(SEALED, seat, move))
            state = engine.play(SEALED, state, seat, move).state
        states.append(encode_state(state))
    return Record("sealed", 1, given, "00ff", tuple(entries)), states


def test_a_record_replays_to_the_same_states() -> None:
    record, states = played(seed=2**64 - 1)
    kept = decode_record(encode_record(record))
    assert [encode_state(step.state) for step in replay(SEALED, kept)] == states


def test_sitting_down_changes_only_the_player() -> None:
    record, states = played(seed=1)
    sat_down = (*record.entries[:3], Entry(2, None, 4), *record.entries[3:])
    kept = decode_record(encode_record(msgspec.structs.replace(record, entries=sat_down)))
    steps = list(replay(SEALED, kept))
    assert [encode_state(step.state) for step in steps] == [*states[:4], *states[3:]]
    assert (steps[4].events, steps[4].undoable) == ((), False)


def test_leaving_is_recorded_without_a_move() -> None:
    assert entry(SEALED, 2, None) == Entry(2, None)


def test_a_record_of_another_title_is_refused() -> None:
    record, _ = played(seed=1)
    with refuses("core.other_rules", MalformedMove):
        next(replay(nim.GAME, record))


def test_a_record_of_other_rules_is_refused() -> None:
    record, _ = played(seed=1)
    with pytest.raises(MalformedMove):
        next(replay(SEALED, msgspec.structs.replace(record, rules_version=2)))


def test_a_forged_move_is_refused_with_its_number() -> None:
    record, _ = played(seed=1)
    forged = Entry(0, {"verb": "lay", "cards": ("none#1",)})
    steps = replay(SEALED, msgspec.structs.replace(record, entries=(forged,)))
    next(steps)
    with refuses("sealed.not_there", IllegalMove):
        next(steps)


def test_a_move_by_another_seat_is_refused() -> None:
    given = setup(nim.GAME)
    acting = nim.new(given).acting
    taken = entry(nim.GAME, 1 - acting, nim.Take(1, 1))
    steps = replay(nim.GAME, Record("nim", 1, given, "", (taken,)))
    next(steps)
    with pytest.raises(NotYourTurn):
        next(steps)


@pytest.mark.parametrize(
    ("data", "path"),
    [
        pytest.param(b"{", "truncated", id="no JSON"),
        pytest.param(b'{"title":"nim"}', "rules_version", id="keys left out"),
        pytest.param(
            b'{"title":"nim","rules_version":1,"setup":{"seats":2,"options":{},"seed":1,"x":1},"salt":"","entries":[]}',
            r"x.*\$\.setup",
            id="an unknown key",
        ),
    ],
)
def test_data_that_is_not_a_record_is_refused(data: bytes, path: str) -> None:
    with pytest.raises(msgspec.DecodeError, match=path):
        decode_record(data)


def test_the_commitment_hashes_seed_and_salt() -> None:
    salt = bytes.fromhex("00ff10")
    assert commitment(258, salt) == sha256(b"\0\0\0\0\0\0\x01\x02" + salt).hexdigest()


def test_the_commitment_changes_with_either_value() -> None:
    assert len({commitment(1, b"a"), commitment(2, b"a"), commitment(1, b"b")}) == 3
