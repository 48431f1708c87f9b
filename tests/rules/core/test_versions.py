"""The rules of a table: those it began with, or newer ones if no player at it could notice."""

import msgspec
import pytest

from rules.core import engine
from rules.core.codec import encode_state
from rules.core.errors import MalformedMove
from rules.core.game import GameDef, Setup, default_options
from rules.core.record import (
    Crossing,
    Entry,
    Record,
    Shuffle,
    decode_record,
    encode_record,
    entry,
    replay,
)
from rules.core.versions import lifted, options_at, rules_at, ruling, versions
from tests.toys import nim
from tests.toys.nim_versions import FIRST, SECOND, THIRD, Counted

TAKE, END = nim.Take(1, 1), nim.EndTurn()
SETUP = Setup(2, default_options(FIRST), seed=6)


def test_versions_are_found_newest_first() -> None:
    assert [each.rules_version for each in versions(THIRD)] == [3, 2, 1]
    assert rules_at(THIRD, 1) is FIRST
    assert rules_at(FIRST, 2) is None


@pytest.mark.parametrize(
    ("title", "version", "plays"),
    [
        pytest.param(FIRST, 1, FIRST, id="its own"),
        pytest.param(SECOND, 1, SECOND, id="it goes up"),
        pytest.param(THIRD, 2, SECOND, id="it stays"),
        pytest.param(THIRD, 1, SECOND, id="it goes up as far as it can"),
        pytest.param(THIRD, 3, THIRD, id="the newest"),
        pytest.param(FIRST, 2, FIRST, id="later than known"),
    ],
)
def test_rules_play_a_table(
    title: GameDef[nim.State, nim.View], version: int, plays: GameDef[nim.State, nim.View]
) -> None:
    assert ruling(title, version) is plays


def test_options_that_came_later_are_left_out_at_their_default() -> None:
    options = default_options(FIRST)
    assert options_at(FIRST, SECOND, options | {"opening": "free"}) == options
    assert options_at(SECOND, SECOND, options) == options | {"opening": "free"}
    assert options_at(FIRST, SECOND, options | {"opening": "bound"})["opening"] == "bound"


def test_a_state_is_lifted_to_later_rules() -> None:
    state = engine.start(FIRST, SETUP).state
    later = lifted(SECOND, state, 1)
    assert isinstance(later, Counted)
    assert later.turns == 0
    assert lifted(FIRST, state, 1) is state


def crossed(after: int) -> Record:
    """Two turns, of which the entries from `after` on were made by the second version."""
    starts = engine.start(FIRST, SETUP).state.acting
    made = ((starts, TAKE), (starts, END), (1 - starts, nim.Take(2, 3)), (1 - starts, END))
    entries = tuple(entry(FIRST, seat, move) for seat, move in made)
    return Record("nim", 1, SETUP, "00", entries, crossings=(Crossing(after, 2),))


@pytest.mark.parametrize(("after", "turns"), [(0, 2), (2, 1), (4, 0)])
def test_each_entry_is_replayed_by_the_rules_of_its_time(after: int, turns: int) -> None:
    states = [step.state for step in replay(SECOND, crossed(after))]
    assert [type(state) for state in states] == [Counted] * 5
    assert states[-1].turns == turns


def test_a_record_that_goes_on_after_a_crossing_is_shuffled_by_the_later_rules() -> None:
    record = crossed(4)
    shuffled = msgspec.structs.replace(record, shuffles=(Shuffle(4, 77),))
    by_old = msgspec.structs.replace(shuffled, crossings=(Crossing(4, 2, shuffles=1),))
    assert len(list(replay(SECOND, shuffled))) == len(list(replay(SECOND, by_old))) == 6


@pytest.mark.parametrize("title", [FIRST, THIRD], ids=["not known yet", "it does not go up"])
def test_a_record_is_told_only_by_rules_that_it_came_to(
    title: GameDef[nim.State, nim.View],
) -> None:
    with pytest.raises(MalformedMove, match="other_rules"):
        next(replay(title, crossed(2)))


def test_a_record_without_crossings_stays_the_same_to_the_byte() -> None:
    record = msgspec.structs.replace(crossed(2), crossings=())
    assert b"crossings" not in encode_record(record)
    with_some = encode_record(crossed(2))
    assert decode_record(with_some) == crossed(2)
    assert encode_record(decode_record(with_some)) == with_some


def test_what_is_played_on_by_later_rules_is_played_from_the_lifted_state() -> None:
    *_, last = replay(SECOND, crossed(2))
    state = lifted(SECOND, [step.state for step in replay(FIRST, _before())][-1], 1)
    for each in crossed(2).entries[2:]:
        state = engine.play(SECOND, state, each.seat, _move(each)).state
    assert encode_state(state) == encode_state(last.state)


def _before() -> Record:
    record = crossed(2)
    return msgspec.structs.replace(record, entries=record.entries[:2], crossings=())


def _move(done: Entry) -> nim.Take | nim.EndTurn:
    assert done.move is not None
    return nim.Take(2, 3) if done.move["verb"] == "take" else END
