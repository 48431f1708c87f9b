"""A server asks to be forgotten while its tables are played: each of them says that it is closed."""

import pytest
from sqlalchemy import select

from bot.features.settings.parts import ServerSettings
from bot.store import schema
from tests.bot.edges.scene import Scene

pytestmark = pytest.mark.sockets


async def test_tables_of_a_forgotten_server_are_closed_in_words_and_name_no_former_player(
    on: Scene,
) -> None:
    playing = await on.table(on.haneul, on.sandra)
    await on.turn(playing)
    lobby = await on.lobby(on.tom, seats=2)
    place = (await on.at(playing)).table.place_id
    before = len(await on.posts(place))
    await on.bot.client.core.of(ServerSettings).forgetting.forget(
        on.playground.platform.world.guild_id
    )
    await on.told()
    await on.later(2 * 24 * 3600)
    posts = await on.posts(place)
    assert len(posts) > before
    assert any(each["attachments"] for each in posts[before:])
    assert not any("<@-" in each["content"] for each in (*posts, *await on.posts()))
    given_up = select(schema.outbox.c.kind, schema.outbox.c.error).where(
        schema.outbox.c.error.is_not(None)
    )
    assert await on.bot.database.read(lambda conn: conn.execute(given_up).all()) == []
    thread = on.playground.platform.world.channels[place]
    assert thread.thread is not None
    assert thread.thread.archived
    assert (await on.at(lobby)).members() == ()
