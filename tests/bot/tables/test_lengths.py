"""The usual lengths of tables."""

from rules.core import engine
from rules.core.rng import Rng
from tests.bot.tables.house import ANN, BOB, House

HOUR_S = 3600


async def test_how_long_such_tables_take_is_known_once_five_have_ended(house: House) -> None:
    waiting = (await house.lobby("nim", ANN, BOB)).table
    for hours in (1, 5, 2, 9, 3):
        assert await house.tables.usual_length_s(waiting) is None
        await _played_for(house, hours)
    assert await house.tables.usual_length_s(waiting) == 3 * HOUR_S
    more_seats = (await house.lobby("nim", ANN, BOB, seats=3)).table
    assert await house.tables.usual_length_s(more_seats) is None


async def _played_for(house: House, hours: int) -> None:
    at = await house.table("nim", ANN, BOB)
    house.clock.now += hours * HOUR_S
    chance = Rng(hours)
    while at.waiting():
        seat, _ = await house.acting(at.table.id)
        move = engine.sample_move(at.game, at.state, seat, chance)
        at = await house.play(at.table.id, move)
