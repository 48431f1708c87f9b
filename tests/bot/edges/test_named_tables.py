"""Names that openers give their tables, with ``/table open name:``."""

import pytest

from bot.tables.errors import TableRefusal
from bot.tables.names import table_title, visible
from bot.tables.opening import MOST_NAME
from tests.bot.edges.scene import Scene, said
from tests.bot.edges.test_erased_posts import CALLED, _deleted, _nothing_names, _renamed
from tests.bot.edges.test_places import MISSING_PERMISSIONS

pytestmark = pytest.mark.sockets

TITLE = "expancity"
HOSTILE = "[win](https://evil.example) **금요일** @everyone"


async def _named(on: Scene, name: str) -> int:
    await on.slash(on.haneul, "table open", title=TITLE, seats=2, name=name)
    await on.told()
    (at,) = await on.bot.tables.of_member(int(on.haneul.member_id))
    await on.bot.tables.join(at.table.id, on.by(on.sandra))
    return at.table.id


async def test_thread_lobby_and_lists_show_the_name(on: Scene) -> None:
    number = await _named(on, "  Friday\u202e   round ")
    assert "‘Friday round’" in (await on.lobby_post(number))["content"]
    await on.start(number)
    thread = on.playground.platform.world.channels[(await on.at(number)).table.place_id]
    assert "Friday round" in thread.name
    assert str(number) in thread.name
    listed = await on.slash(on.sandra, "my tables")
    assert "«Friday round»" in said(listed)


async def test_a_message_about_refused_posts_begins_with_the_name(on: Scene) -> None:
    number = await _named(on, "Friday round")
    await on.start(number)
    await on.tom.deny("SEND_MESSAGES_IN_THREADS", "SEND_MESSAGES")
    await on.turn(number)
    [letter] = await on.letters(on.haneul)
    head, *_ = letter.splitlines()
    assert "‘Friday round’" in head
    assert str(number) in head
    on.refused = {MISSING_PERMISSIONS}


async def test_a_name_is_text_and_no_markdown(on: Scene) -> None:
    number = await _named(on, HOSTILE)
    await on.start(number)
    for post in await on.posts():
        assert "[win](" not in post["content"]
        assert "**금요일**" not in post["content"]
    listed = said(await on.slash(on.sandra, "my tables"))
    assert "[win](" not in listed


async def test_a_rematch_keeps_the_name(on: Scene) -> None:
    number = await _named(on, "Friday round")
    await on.start(number)
    await on.called_off(number)
    again = await on.bot.tables.play_again(number, on.by(on.sandra))
    assert table_title(again.position.table) == table_title((await on.at(number)).table)


async def test_a_name_has_at_most_sixty_characters(on: Scene) -> None:
    with pytest.raises(TableRefusal) as refused:
        await on.bot.tables.open(
            on.by(on.haneul),
            title=TITLE,
            guild_id=on.playground.platform.world.guild_id,
            channel_id=int(on.place),
            language="en",
            seats=2,
            options={},
            name="a" * (MOST_NAME + 1),
        )
    assert refused.value.code == "table.name_too_long"


async def test_a_deletion_takes_the_member_out_of_names_of_tables(on: Scene) -> None:
    _renamed(on, on.haneul, CALLED)
    number = await _named(on, f"{CALLED} invites")
    await on.start(number)
    await _deleted(on, on.haneul)
    await _nothing_names(on, on.haneul.member_id)
    assert visible((await on.at(number)).table.name).endswith("invites")
