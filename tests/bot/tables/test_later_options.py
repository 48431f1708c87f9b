"""A title gets an option while tables are in play: they go on with its default."""

import dataclasses

from bot.store.declaring.posted import Posted
from rules.core.codec import decode_state, encode_state
from rules.core.options import OptionSpec
from rules.core.record import replay
from rules.registry import load
from tests.bot.tables.house import ANN, BOB, House
from tests.messages import number_of
from tests.rules.tmars.bot_positions import automa
from tests.toys import nim

TAKE = nim.Take(heap=1, count=1)
LATER = dataclasses.replace(
    nim.GAME, options=(*nim.GAME.options, OptionSpec("weather", ("dry", "wet"), "dry"))
)


async def test_a_table_begun_before_an_option_goes_on_with_its_default(house: House) -> None:
    table_id = (await house.table("nim", ANN, BOB)).table.id
    await house.play(table_id, TAKE)
    later = await house.reopened(games={"nim": LATER})
    at = await later.play(table_id, TAKE)
    assert at.table.options["weather"] == "dry"
    await later.called_off(table_id)
    assert (await later.tables.verify(table_id)).ok
    await later.database.close()


async def test_a_lobby_opened_before_an_option_starts_with_its_default(house: House) -> None:
    table_id = (await house.lobby("nim", ANN, BOB)).table.id
    later = await house.reopened(games={"nim": LATER})
    at = (await later.tables.start(table_id, later.by(ANN))).position
    assert at.table.options["weather"] == "dry"
    await later.database.close()


async def test_a_record_kept_before_an_option_is_replayed_with_its_default(house: House) -> None:
    table_id = (await house.table("nim", ANN, BOB)).table.id
    at = await house.play(table_id, TAKE, TAKE)
    await house.called_off(table_id)
    record = await house.tables.record(table_id)
    assert "weather" not in record.setup.options
    *_, last = replay(LATER, record)
    assert last.state == at.state


def test_a_state_that_keeps_its_options_plays_as_before_a_later_one_came() -> None:
    game = load("tmars")
    state = automa()
    del state.options["bot_near"]
    read = decode_state(game, encode_state(state), game.rules_version)
    assert read.options["bot_near"] == "beside"


async def test_a_table_that_was_changed_since_an_option_came_is_still_intact(house: House) -> None:
    table_id = (await house.table("nim", ANN, BOB)).table.id
    house = await house.reopened(games={"nim": LATER})
    await house.play(table_id, TAKE)
    house = await house.reopened(games={"nim": LATER})
    assert (await house.tables.position(table_id)).table.options["weather"] == "dry"
    house = await house.reopened(games={"nim": LATER})
    await house.tables.posts.place(table_id, lambda conn: None, board=Posted(1, 7))
    house = await house.reopened(games={"nim": LATER})
    assert number_of((await house.tables.position(table_id)).table.board) == 7
    await house.database.close()
