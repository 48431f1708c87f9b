"""Looking back at a table turn by turn, in a private message whose controls work after a restart."""

import asyncio
from io import BytesIO
from typing import Any

import aiohttp
import pytest
from PIL import Image

from bot.core.caller import Caller
from bot.core.controls.ids import REPLAY, ReadId
from bot.features.look.parts import Look
from bot.features.look.replay import controls
from bot.features.look.replay.controls import FrameRequest, Step
from bot.playground import PlaygroundClient
from rules.core.text import Typed
from tests.bot.edges.scene import Json, Scene, button
from tests.refusing import refuses
from tests.scale import PATIENCE_S

pytestmark = pytest.mark.sockets

ALL = [Step.FIRST, Step.BACK, Step.ON, Step.LAST]


def control(message: Json, step: Step) -> Json:
    """The control under a frame that does this."""
    for row in message["components"]:
        for item in row["components"]:
            read = ReadId.read(item["custom_id"])
            if read is not None and read.of.endswith(f"-{step}"):
                found: Json = item
                return found
    raise LookupError(step)


async def press(on: Scene, member: PlaygroundClient, message: Json, step: Step) -> Json:
    pressed = member.click(message["id"], control(message, step)["custom_id"])
    return await on.reply(member, pressed)


async def choose(
    on: Scene, member: PlaygroundClient, message: Json, step: Step, value: str
) -> Json:
    chosen = member.select(message["id"], control(message, step)["custom_id"], [value])
    return await on.reply(member, chosen)


async def _file(on: Scene, message: Json, place: int = 0) -> bytes:
    url = message["attachments"][place]["url"]
    async with aiohttp.ClientSession(on.playground.url) as session, session.get(url) as response:
        return await response.read()


async def picture(on: Scene, message: Json, place: int = 0) -> tuple[tuple[int, int], bytes]:
    """The size and the pixels of a picture. Its file also depends on how busy the renderer was."""
    with Image.open(BytesIO(await _file(on, message, place))) as opened:
        return opened.size, opened.convert("RGBA").tobytes()


async def head(on: Scene, member: PlaygroundClient, number: int, of: int, who: Any) -> str:
    return await on.words(member, "ui.replay.turn", number=number, all=of, seat=who)


async def test_each_frame_is_the_board_that_was_posted_then(on: Scene) -> None:
    table = await on.table()
    posted = [await picture(on, await on.board(table))]
    for _ in range(3):
        await on.turn(table)
        posted.append(await picture(on, await on.board(table)))
    # Boards are posted in the language of the table.
    await on.tom.set_locale("ko")
    shown = await on.slash(on.tom, "table replay")
    frames = [await picture(on, shown)]
    for _ in range(3):
        shown = await press(on, on.tom, shown, Step.ON)
        frames.append(await picture(on, shown))
    assert frames == posted
    assert len(set(frames)) == 4


async def test_the_buttons_work_after_a_restart_and_edit_their_message(on: Scene) -> None:
    table = await on.table()
    await on.turn(table)
    await on.turn(table)
    shown = await on.slash(on.sandra, "table replay")
    assert shown["ephemeral"]
    await on.restart()
    again = await press(on, on.sandra, shown, Step.LAST)
    assert again["id"] == shown["id"]
    await on.restart()
    back = await press(on, on.sandra, again, Step.BACK)
    at = await on.at(table)
    assert back["content"].startswith(await head(on, on.sandra, 1, 2, at.seats[0].name))


async def test_the_menu_of_turns_does_not_name_another_turn_as_the_one_shown(
    on: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn that is not in the menu leaves it at “Go to”."""
    monkeypatch.setattr(controls, "chosen_stops", lambda stops: (0, 1))
    table = await on.table()
    for _ in range(2):
        await on.turn(table)
    shown = await on.slash(on.tom, "table replay")

    def chosen() -> list[bool]:
        return [each["default"] for each in control(shown, Step.GO_TO)["options"]]

    assert chosen() == [True, False]
    shown = await press(on, on.tom, shown, Step.ON)
    assert chosen() == [False, True]
    shown = await press(on, on.tom, shown, Step.ON)
    assert chosen() == [False, False]


async def test_from_the_closing_post_of_a_table_to_its_landmarks(on: Scene) -> None:
    table = await on.table()
    for _ in range(3):
        await on.turn(table)
    await on.called_off(table)
    closing = (await on.posts((await on.at(table)).table.place_id))[-1]
    shown = await on.reply(on.tom, on.tom.click(closing["id"], button(closing, REPLAY)))
    assert [control(shown, step)["disabled"] for step in ALL] == [True, True, False, False]
    options = control(shown, Step.GO_TO)["options"]
    shown = await choose(on, on.tom, shown, Step.GO_TO, options[-1]["value"])
    assert [control(shown, step)["disabled"] for step in ALL] == [False, False, True, True]
    at = await on.at(table)
    assert shown["content"].startswith(await head(on, on.tom, 3, 3, at.seats[0].name))


async def test_while_the_table_is_in_play_hands_are_shown_to_their_members_alone(
    on: Scene,
) -> None:
    table = await on.table()
    await on.turn(table)
    own = await on.slash(on.haneul, "table replay")
    watched = await on.slash(on.tom, "table replay")
    assert len(own["attachments"]) > len(watched["attachments"]) == 1
    offered = [each["value"] for each in control(own, Step.VIEWER)["options"]]
    assert offered == ["p", "0"]
    panel = on.bot.client.core.of(Look).replay
    for member, viewer in ((on.tom, "0"), (on.haneul, "1")):
        reader = Caller(int(member.member_id), Typed("a reader"), 1, "en")
        with refuses("table.not_yours"):
            await panel.page(reader, FrameRequest(table, viewer))


async def test_after_the_end_everything_is_shown_to_every_member(on: Scene) -> None:
    table = await on.table()
    await on.turn(table)
    await on.called_off(table)
    shown = await on.slash(on.tom, "table replay", table=str(table))
    offered = [each["value"] for each in control(shown, Step.VIEWER)["options"]]
    assert offered == ["p", "0", "1"]
    public = await picture(on, shown)
    for viewer in ("0", "1"):
        shown = await choose(on, on.tom, shown, Step.VIEWER, viewer)
        assert len(shown["attachments"]) > 1
    shown = await choose(on, on.tom, shown, Step.VIEWER, "p")
    assert await picture(on, shown) == public


async def test_after_many_clicks_the_last_frame_asked_for_is_shown(on: Scene) -> None:
    table = await on.table()
    for _ in range(4):
        await on.turn(table)
    shown = await on.slash(on.tom, "table replay")
    at = await on.at(table)
    last = await head(on, on.tom, 4, 4, at.seats[1].name)
    since = len(on.tom.events)
    steps = (Step.ON, Step.ON, Step.LAST)
    ids = [control(shown, step)["custom_id"] for step in steps]
    await asyncio.gather(*(on.tom.click(shown["id"], each) for each in ids))
    await on.tom.wait_for(
        "message_update",
        lambda found: found["id"] == shown["id"] and found["content"].startswith(last),
        since=since,
        timeout_s=PATIENCE_S,
    )
    seen = (found["d"] for found in on.tom.events[since:] if found["t"] == "message_update")
    assert [found["content"] for found in seen if found["id"] == shown["id"]][-1].startswith(last)


async def test_the_file_of_a_table_in_play_is_for_its_players(on: Scene) -> None:
    table = await on.table()
    await on.turn(table)
    shown = await on.slash(on.haneul, "table record")
    await on.assert_told(on.haneul, shown, "ui.record.running")
    assert b'"moves"' not in (data := await _file(on, shown))
    assert (await on.at(table)).table.commitment.encode() in data
    refused = await on.slash(on.tom, "table record")
    await on.assert_told(on.tom, refused, "error.table.record_seated_only")
