"""The cache of tables that were used last."""

import pytest

from bot.tables.loading import positions
from tests.bot.tables.house import ANN, BOB, GAMES, House


async def test_no_more_tables_are_held_than_the_cache_has_room_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(positions, "CACHE_SIZE", 2)
    ids = [(await house.table("nim", ANN, BOB)).table.id for _ in range(4)]
    held = positions.Positions(house.database, GAMES.__getitem__)
    for table_id in ids:
        await held.get(table_id)
    kept = [await held.at_hand(table_id) is not None for table_id in ids]
    assert kept == [False, False, True, True]
    await held.get(ids[2])
    await held.get(ids[0])
    assert await held.at_hand(ids[2]) is not None
    assert await held.at_hand(ids[3]) is None
