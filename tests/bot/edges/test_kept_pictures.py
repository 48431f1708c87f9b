"""Private pictures that did not change are neither drawn nor sent again."""

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from cachetools import LRUCache

from bot.core import replies
from bot.core.posts.post import PostFile
from bot.core.posts.renderer import Renderer
from bot.playground import PlaygroundClient
from tests.bot.edges.scene import Json, Scene, button
from tests.bot.edges.test_animations import download
from tests.bot.edges.test_clicks import typed_panel

pytestmark = pytest.mark.sockets

INVALID_FORM = 50035


def ids(message: Json) -> list[str]:
    return [each["id"] for each in message["attachments"]]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Count the pictures that are drawn."""
    done: list[str] = []
    run = Renderer.run

    async def noted(self: Renderer, draw: Callable[..., object]) -> object:
        done.append(draw.__qualname__)
        return await run(self, draw)

    monkeypatch.setattr(Renderer, "run", noted)
    return done


async def refused_line(on: Scene, member: PlaygroundClient, panel: Json) -> Json:
    """The panel after a line that means nothing: only its text changes."""
    box = await member.click(panel["id"], button(panel, "type"))
    return await on.reply(member, member.submit(box["interaction_id"], line="no move at all"))


async def test_an_answer_that_changes_no_picture_sends_none(on: Scene, drawn: list[str]) -> None:
    _, member = await on.asked()
    panel = await on.slash(member, "table turn")
    await on.told()
    drawn.clear()
    again = await refused_line(on, member, panel)
    assert again["content"] != panel["content"]
    assert len(ids(panel)) == 1
    assert again["attachments"] == panel["attachments"]
    assert drawn == []
    picture = await download(on, again["attachments"][0])
    assert picture.startswith(b"\x89PNG")


async def test_after_a_restart_everything_is_sent_once_more(
    on: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, member = await on.asked()
    panel = await on.slash(member, "table turn")
    # The memory of a new process is empty.
    monkeypatch.setattr(replies, "_held", LRUCache(replies.REMEMBERED))
    again = await refused_line(on, member, panel)
    assert len(ids(again)) == len(ids(panel))
    assert not set(ids(again)) & set(ids(panel))


async def test_a_replaced_picture_is_sent_again(on: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord refuses to keep an attachment that is gone; then the whole post is sent."""
    _, member = await on.asked()
    panel = await on.slash(member, "table turn")
    old: Any = panel["attachments"][0] | {"id": "1"}
    state: Any = SimpleNamespace(http=None)
    gone = discord.Attachment(data=old, state=state)
    monkeypatch.setattr(replies, "kept", lambda message, files: [gone])
    again = await refused_line(on, member, panel)
    assert len(ids(again)) == len(ids(panel))
    assert "1" not in ids(again)
    on.refused = {INVALID_FORM}


async def test_a_move_changes_the_picture(on: Scene) -> None:
    table, member = await on.asked()
    panel = await typed_panel(on, member, table)
    shown = await on.reply(member, member.click(panel["id"], button(panel, "go")))
    assert not set(ids(panel)) & set(ids(shown))


def test_only_later_changes_make_a_picture_stale() -> None:
    """Discord shows new files after those that stay, and their order must not change."""
    files = [PostFile(f"{name}.png", name.encode(), name) for name in "abc"]
    message = message_with(1, 2, 3)
    replies.note(message, files)
    assert [each.id for each in replies.kept(message, files)] == [1, 2, 3]
    assert [each.id for each in replies.kept(message, files[:2])] == [1, 2]
    assert replies.kept(message, [files[1], files[0]]) == []
    for changed in ({"data": b"x"}, {"alt": "x"}, {"name": "x.png"}):
        second = replace(files[1], **changed)
        assert [each.id for each in replies.kept(message, [files[0], second, files[2]])] == [1]


def message_with(*numbers: int) -> discord.Message:
    """A message that has these attachments; nothing else of it is looked at."""
    return SimpleNamespace(attachments=[SimpleNamespace(id=each) for each in numbers])  # type: ignore[return-value]


def test_nothing_is_kept_of_a_message_that_is_not_known() -> None:
    assert replies.kept(None, ()) == []
