"""Threads through the real client."""

from __future__ import annotations

import discord
import pytest

from bot.playground import PlaygroundClient
from bot.playground.people.client import Refused

from .conftest import Rest
from .guest import Guest

pytestmark = pytest.mark.sockets

PUBLIC = discord.ChannelType.public_thread


async def test_a_thread_starts_on_a_message(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    starter = await guest.text_channel().send("A table")
    thread = await starter.create_thread(name="Table 1", auto_archive_duration=60)
    assert thread.id == starter.id
    await thread.send("first move")
    shown = await me.messages(thread.id)
    assert [m["type"] for m in shown] == [21, 0]
    told = await me.wait_for("channel_create")
    assert (told["name"], told["parent_id"]) == ("Table 1", lounge)
    again = await guest.text_channel().fetch_message(starter.id)
    assert again.flags.has_thread
    with pytest.raises(discord.HTTPException) as refused:
        await starter.create_thread(name="Table 2")
    assert refused.value.code == 160004


async def test_a_thread_starts_without_a_message(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    thread = await guest.text_channel().create_thread(name="Table 1", type=PUBLIC)
    assert thread.owner_id == guest.application_id
    announced = (await me.messages(lounge))[0]
    assert (announced["type"], announced["content"]) == (18, "Table 1")
    assert announced["message_reference"]["channel_id"] == str(thread.id)


async def test_only_added_members_see_a_private_thread(
    guest: Guest, people: list[PlaygroundClient], lounge: str
) -> None:
    thread = await guest.text_channel().create_thread(name="Secret")
    await thread.add_user(discord.Object(int(people[1].member_id)))
    await thread.send("for two")
    assert (await people[1].wait_for("message_create"))["content"] == "for two"
    assert [e for e in people[0].events if e["t"] == "message_create"] == []
    followers = {m.id for m in await thread.fetch_members()}
    assert followers == {guest.application_id, int(people[1].member_id)}
    await thread.remove_user(discord.Object(int(people[1].member_id)))
    assert len(await thread.fetch_members()) == 1


async def test_an_archived_thread_refuses_edits_until_a_message_reopens_it(
    guest: Guest, rest: Rest
) -> None:
    thread = await guest.text_channel().create_thread(name="Table 1", type=PUBLIC)
    sent = await thread.send("x")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(content="y")
    assert refused.value.code == 50083
    with pytest.raises(discord.HTTPException) as renamed:
        await thread.edit(name="Other")
    assert renamed.value.code == 50083
    found = [t.id async for t in guest.text_channel().archived_threads()]
    assert found == [thread.id]
    await thread.send("a message opens it again")
    assert not (await guest.fetch_channel(thread.id)).archived  # type: ignore[union-attr]


async def test_only_moderators_post_in_a_locked_thread(
    guest: Guest, me: PlaygroundClient, rest: Rest
) -> None:
    thread = await guest.text_channel().create_thread(name="Table 1", type=PUBLIC)
    await thread.edit(locked=True)
    await thread.send("the bot may manage threads")
    await me.deny("manage_threads")
    status, error = await rest("POST", f"/channels/{thread.id}/messages", {"content": "x"})
    assert (status, error["code"]) == (400, 160005)
    status, error = await rest("PATCH", f"/channels/{thread.id}", {"archived": True})
    assert (status, error["code"]) == (403, 50013)


async def test_the_opener_of_a_thread_may_archive_it(
    guest: Guest, me: PlaygroundClient, rest: Rest
) -> None:
    thread = await guest.text_channel().create_thread(name="Table 1", type=PUBLIC)
    await me.deny("manage_threads")
    payload = {"archived": True, "name": "Done"}
    status, changed = await rest("PATCH", f"/channels/{thread.id}", payload)
    assert status == 200
    assert changed["thread_metadata"]["archived"] is True
    assert (await rest("DELETE", f"/channels/{thread.id}"))[0] == 403


async def test_opening_a_thread_needs_permission(rest: Rest, me: PlaygroundClient) -> None:
    for denied, kind in (("create_public_threads", 11), ("create_private_threads", 12)):
        await me.deny(denied)
        status, error = await rest("POST", f"{rest.lounge}/threads", {"name": "t", "type": kind})
        assert (status, error["code"]) == (403, 50013), denied
        await me.deny()


async def test_speaking_in_a_thread_needs_permission(guest: Guest, me: PlaygroundClient) -> None:
    thread = await guest.text_channel().create_thread(name="t", type=PUBLIC)
    await me.deny("send_messages")
    await thread.send("another permission counts here")
    await me.deny("send_messages_in_threads")
    with pytest.raises(discord.Forbidden):
        await thread.send("x")


async def test_threads_keep_discords_limits(rest: Rest) -> None:
    for payload, field in (
        ({"name": "", "type": 11}, "name"),
        ({"name": "n" * 101, "type": 11}, "name"),
        ({"name": "n", "type": 0}, "type"),
        ({"name": "n", "auto_archive_duration": 61}, "auto_archive_duration"),
    ):
        status, error = await rest("POST", f"{rest.lounge}/threads", payload)
        assert (status, error["code"]) == (400, 50035), payload
        assert field in error["errors"]


async def test_a_member_deletes_a_thread(guest: Guest, me: PlaygroundClient, lounge: str) -> None:
    thread = await guest.text_channel().create_thread(name="t", type=PUBLIC)
    await me.delete_channel(thread.id)
    await me.wait_for("channel_delete")
    with pytest.raises(discord.NotFound) as refused:
        await thread.send("x")
    assert refused.value.code == 10003


async def test_deleting_a_channel_deletes_its_threads(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    thread = await guest.text_channel().create_thread(name="t", type=PUBLIC)
    await thread.send("x")
    await me.delete_channel(lounge)
    left = {channel["id"] for channel in (await me.world())["channels"]}
    assert not left & {lounge, str(thread.id)}


async def test_the_bot_creates_and_deletes_channels(guest: Guest, me: PlaygroundClient) -> None:
    guild = guest.guilds[0]
    made = await guild.create_text_channel("arena", topic="fights")
    assert made.topic == "fights"
    assert (await me.channel_named("arena"))["id"] == str(made.id)
    await made.edit(name="pit")
    await made.delete()
    with pytest.raises(LookupError):
        await me.channel_named("pit")


async def test_a_mention_adds_people_to_a_thread(
    guest: Guest, people: list[PlaygroundClient]
) -> None:
    thread = await guest.text_channel().create_thread(name="Secret")
    ping = discord.AllowedMentions(users=True)
    await thread.send(f"<@{people[2].member_id}>", allowed_mentions=ping)
    await thread.send(f"<@{people[1].member_id}>")
    followers = {m.id for m in await thread.fetch_members()}
    assert followers == {guest.application_id, int(people[2].member_id)}


async def test_a_forum_accepts_posts_but_no_messages(guest: Guest, me: PlaygroundClient) -> None:
    forum_id = await me.add_channel("stories", forum=True)
    with pytest.raises(Refused, match="A forum takes posts"):
        await me.say(forum_id, "hello")
    with pytest.raises(Refused, match="in one of them"):
        await me.slash(forum_id, "table open")
    with pytest.raises(discord.HTTPException) as refused:
        await guest.get_partial_messageable(int(forum_id)).send("hello")
    assert refused.value.code == 50008
    post_id = await me.open_thread(forum_id, "A story", content="Once")
    post = await guest.fetch_channel(int(post_id))
    assert isinstance(post, discord.Thread)
    assert isinstance(post.parent, discord.ForumChannel)
    await post.send("upon a time")
    assert [message["content"] for message in await me.messages(post_id)] == ["Once", "upon a time"]


async def test_a_member_opens_a_private_thread(me: PlaygroundClient, lounge: str) -> None:
    others = [m["id"] for m in (await me.world())["members"] if m["id"] != me.member_id]
    thread_id = await me.open_thread(lounge, "Among us", private=True, invite=others[:1])
    seen = {}
    for other in others[:2]:
        world = await me.call("GET", f"/world?member={other}")
        seen[other] = thread_id in [channel["id"] for channel in world["channels"]]
    assert list(seen.values()) == [True, False]
