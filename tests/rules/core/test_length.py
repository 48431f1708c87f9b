"""The stated length of a table, against tables that were played."""

from collections import Counter

import pytest

from rules import registry
from rules.core.record import decode_record
from tests.golden import FOLDER

TURNS_A_DAY = 2
PLAYED = {
    "expancity": "outright_three_seats",
    "metromania": "fixed_three_seats",
    "mine": "three_seats",
    "tmars": "three_seats_hellas",
}


@pytest.mark.parametrize("key", registry.GAME_KEYS)
def test_a_table_takes_about_as_many_days_as_its_title_says(key: str) -> None:
    length = registry.load(key).length
    assert length is not None
    record = decode_record((FOLDER / key / f"{PLAYED[key]}.json").read_bytes())
    turns: Counter[int] = Counter()
    last = None
    for entry in record.entries:
        turns[entry.seat] += entry.seat != last
        last = entry.seat
    days = max(turns.values()) / TURNS_A_DAY
    assert 0.6 * length.days <= days <= 1.6 * length.days
