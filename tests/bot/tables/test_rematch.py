"""A rematch is one table for all who ask for it."""

from tests.bot.tables.house import ANN, BOB, House


async def test_a_second_request_for_a_rematch_joins_the_first(house: House) -> None:
    table = (await house.table("nim", ANN, BOB)).table.id
    await house.called_off(table)
    first = await house.tables.play_again(table, house.by(ANN))
    assert first.position.members() == (ANN,)
    second = await house.tables.play_again(table, house.by(BOB))
    assert second.position.table.id == first.position.table.id
    assert second.position.members() == (ANN, BOB)
    again = await house.tables.play_again(table, house.by(ANN))
    assert again.position.members() == (ANN, BOB)
