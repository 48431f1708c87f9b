"""Rows of the outbox that cross a move of their table."""

from tests.bot.tables.house import ANN, BOB, CHANNEL, House


async def test_thread_of_a_channel_that_the_table_left_is_not_its_place(house: House) -> None:
    at = await house.table("nim", ANN, BOB)
    place = house.tables.posts.place
    await place(at.table.id, lambda conn: None, thread_id=77, only_in=CHANNEL + 1)
    assert (await house.tables.position(at.table.id)).table.thread_id is None
    await place(at.table.id, lambda conn: None, thread_id=77, only_in=CHANNEL)
    assert (await house.tables.position(at.table.id)).table.thread_id == 77
