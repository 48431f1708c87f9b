"""Asking robots over the sockets: a hint during play, and the review after the end."""

from typing import Any

import pytest

from bot.features.turn import hint_panel
from bot.tables.names import visible
from bot.tables.thinking.experts import Experts
from bot.tables.thinking.letters import Question
from rules.core.game import RobotLevel
from tests.bot.edges.scene import Json, Scene, said
from tests.scale import PATIENCE_S

pytestmark = pytest.mark.sockets


def labelled(message: Json, label: str) -> str:
    """The id of the button with this label."""
    items = [item for row in message["components"] for item in row["components"]]
    found: str = next(each["custom_id"] for each in items if each.get("label") == label)
    return found


async def becomes(on: Scene, message: Json, start: str, since: int) -> Json:
    """A private message of Tom's once it begins so; Discord takes several edits as one answer."""
    return await on.tom.wait_for(
        "message_update",
        lambda found: found["id"] == message["id"] and said(found).startswith(start),
        since=since,
        timeout_s=PATIENCE_S,
    )


async def with_a_robot(on: Scene) -> int:
    """A table of Tom and a robot that waits for him."""
    done = await on.bot.tables.open(
        on.by(on.tom),
        title="expancity",
        guild_id=on.playground.platform.world.guild_id,
        channel_id=int(on.place),
        language="en",
        seats=2,
        options={},
        robots=(RobotLevel.NORMAL,),
        start=True,
    )
    table_id = done.position.table.id
    while int(on.tom.member_id) not in (await on.at(table_id)).waiting_members():
        await on.told()
    await on.told()
    return table_id


async def test_a_hint_is_acknowledged_thought_about_and_filled_in(
    on: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint_panel, "_SOON_S", 0.0)
    table_id = await with_a_robot(on)
    panel = await on.slash(on.tom, "table turn")
    since = len(on.tom.events)
    warning = await on.reply(on.tom, on.tom.click(panel["id"], labelled(panel, "Hint")))
    assert said(warning) == await on.words(on.tom, "hint.costs")
    await on.tom.click(panel["id"], labelled(warning, "Show the hint"))
    await becomes(on, panel, await on.words(on.tom, "hint.thinks"), since)
    hinted = await becomes(on, panel, "💡 **", since)
    assert await on.words(on.tom, "hint.unrated") in said(hinted)
    await on.restart()
    filled = await on.reply(on.tom, on.tom.click(panel["id"], labelled(hinted, "Fill it in")))
    before = (await on.at(table_id)).table.seq
    await on.reply(on.tom, on.tom.click(panel["id"], labelled(filled, "Confirm")))
    assert (await on.at(table_id)).table.seq > before
    await on.called_off(table_id)
    closing = (await on.posts((await on.at(table_id)).table.place_id))[-1]
    assert f"-# Hints: {visible((await on.at(table_id)).seats[0].name)} 1" in closing["content"]


async def test_level_2_answers_when_no_process_does(
    on: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(self: Any, question: Question) -> None:
        return None

    monkeypatch.setattr(Experts, "think", nothing)
    await with_a_robot(on)
    panel = await on.slash(on.tom, "table turn")
    warning = await on.reply(on.tom, on.tom.click(panel["id"], labelled(panel, "Hint")))
    sure = labelled(warning, "Show the hint")
    hinted = await on.reply(on.tom, on.tom.click(panel["id"], sure))
    assert said(hinted).startswith("💡 **")


async def test_a_review_is_private_and_leads_to_the_boards(on: Scene) -> None:
    table_id = await on.table(on.tom, on.haneul)
    for _ in range(6):
        await on.turn(table_id)
    refused = await on.slash(on.tom, "table replay", review=True)
    await on.assert_told(on.tom, refused, "error.table.not_finished")
    await on.called_off(table_id)
    head = await on.words(on.tom, "review.head", title="Expancity", number=str(table_id))
    since = len(on.tom.events)
    begun = await on.slash(on.tom, "table replay", review=True)
    assert begun["ephemeral"]
    review = await becomes(on, begun, head, since)
    buttons = [item for row in review["components"] for item in row["components"]]
    assert buttons, said(review)
    frame = await on.reply(on.tom, on.tom.click(review["id"], buttons[0]["custom_id"]))
    assert frame["id"] != review["id"]
    assert frame["content"].startswith(f"**{buttons[0]['label']} of ")
    stranger = await on.slash(on.sandra, "table replay", review=True, table=str(table_id))
    assert stranger["ephemeral"]
    assert not said(stranger).startswith("**")
