"""``/my data`` over the sockets: the file, and a deletion that is asked twice."""

from typing import Any

import pytest
from msgspec import json

from bot.features.my.parts import My
from bot.playground import PlaygroundClient
from tests.bot.edges.scene import Scene, button, said
from tests.messages import number_of

pytestmark = pytest.mark.sockets


async def _typed(on: Scene, member: PlaygroundClient, word: str) -> Any:
    """The panel after the button, the question, and a word in the box."""
    panel = await on.slash(member, "my data")
    asked = await on.reply(member, member.click(panel["id"], button(panel, "data_ask")))
    opened = await member.click(asked["id"], button(asked, "data_sure"))
    assert opened["outcome"] == "modal"
    return await on.reply(member, member.submit(opened["interaction_id"], word=word))


async def test_a_member_gets_a_file_that_no_other_member_sees(on: Scene) -> None:
    table = await on.table(on.sandra, on.tom)
    await on.turn(table)
    panel = await on.slash(on.tom, "my data")
    answer = await on.reply(on.tom, on.tom.click(panel["id"], button(panel, "data_export")))
    assert answer["ephemeral"]
    (file,) = answer["attachments"]
    assert file["filename"] == "turnpost.json"
    data = await on.bot.client.core.of(My).data_panel._privacy.export(int(on.tom.member_id))
    assert json.decode(data)["member"] == on.tom.member_id


async def test_data_is_deleted_only_after_typing_the_word(on: Scene) -> None:
    table = await on.table(on.sandra, on.tom)
    async with on.untouched(table):
        for word in (" ", "yes", "DELET"):
            answer = await _typed(on, on.tom, word)
            await on.assert_told(on.tom, answer, "error.data.not_typed", word="DELETE")


async def test_the_seat_goes_to_a_robot_and_the_others_play_on(on: Scene) -> None:
    table = await on.table(on.haneul, on.sandra)
    answer = await _typed(on, on.sandra, "cancella")
    await on.assert_told(on.sandra, answer, "data.deleted")
    await on.told()
    at = await on.at(table)
    assert at.members() == (int(on.haneul.member_id),)
    name = on.playground.platform.world.members[int(on.sandra.member_id)].name
    for post in await on.posts(at.table.place_id):
        if post["id"] == str(number_of(at.table.board)):
            assert name not in said(post)
