"""The events by which people find a place in a table again happen at tables that were played, and are public."""

import pytest

from rules import registry
from rules.core.record import decode_record, replay
from tests.golden import FOLDER

PLAYED = {
    "expancity": "outright_three_seats",
    "metromania": "fixed_three_seats",
    "mine": "three_seats",
    "tmars": "three_seats_hellas",
}
FEWEST = 3


@pytest.mark.parametrize("key", registry.GAME_KEYS)
def test_a_table_has_landmarks(key: str) -> None:
    game = registry.load(key)
    record = decode_record((FOLDER / key / f"{PLAYED[key]}.json").read_bytes())
    told = [event for step in replay(game, record) for event in step.events]
    found = [event for event in told if event.msg.key in game.landmarks]
    assert {event.msg.key for event in found} == set(game.landmarks)
    assert all(event.is_for(None) for event in found)
    assert len(found) >= FEWEST
