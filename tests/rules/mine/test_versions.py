"""Two versions of the rules: who has declared an end that the rules brought about (ruling D37)."""

from msgspec.structs import replace

from rules.core.record import decode_record
from rules.mine import GAME
from tests.golden import FOLDER, end_of

IDLE = "nobody_enters"
"""A recorded table at which nobody did anything; the first seat of its last period has Arsene Ltd."""


def test_the_same_moves_end_otherwise_by_each_version() -> None:
    first = GAME.earlier
    assert first is not None
    record = decode_record((FOLDER / "mine" / "v1" / f"{IDLE}.json").read_bytes())
    assert [score.total for score in end_of(first, record).scores] == [0, 16]
    later = replace(record, rules_version=2)
    assert [score.total for score in end_of(GAME, later).scores] == [0, 0]


def test_tables_of_version_1_stay_with_it() -> None:
    assert GAME.upgrades == {}
    assert GAME.earlier is not None
    assert GAME.earlier.earlier is None
