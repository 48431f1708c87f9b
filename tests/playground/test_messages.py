"""Messages through the real client: posting, editing, reading, deleting, and mentions."""

from __future__ import annotations

import io
from typing import Any

import aiohttp
import discord
import pytest

from bot.playground import Playground, PlaygroundClient
from tests.scale import PATIENCE_S

from .conftest import Rest
from .guest import PNG, Guest

pytestmark = pytest.mark.sockets


def picture(name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description=f"alt of {name}")


async def test_a_picture_has_alt_text(guest: Guest, session: aiohttp.ClientSession) -> None:
    sent = await guest.text_channel().send("Look", file=picture())
    shown = (await guest.text_channel().fetch_message(sent.id)).attachments[0]
    assert (shown.width, shown.height) == (3, 2)
    assert shown.description == "alt of board.png"
    assert shown.content_type == "image/png"
    assert await shown.read() == PNG


async def test_an_edit_replaces_pictures(guest: Guest) -> None:
    sent = await guest.text_channel().send(files=[picture("a.png"), picture("b.png")])
    kept = sent.attachments[1]
    edited = await sent.edit(content="new", attachments=[kept, picture("c.png")])
    assert [a.filename for a in edited.attachments] == ["b.png", "c.png"]
    assert edited.attachments[0].id == kept.id
    assert edited.edited_at is not None
    bare = await sent.edit(attachments=[])
    assert bare.attachments == []
    assert bare.content == "new"


async def test_an_embed_shows_an_attachment(guest: Guest) -> None:
    embed = discord.Embed(title="T", description="D").set_image(url="attachment://board.png")
    embed.add_field(name="n", value="v").set_footer(text="f").set_author(name="a")
    sent = await guest.text_channel().send(embed=embed, file=picture())
    assert sent.attachments == []
    assert sent.embeds[0].image.url is not None
    assert sent.embeds[0].image.url.endswith("/board.png")
    assert sent.embeds[0].fields[0].value == "v"


async def test_a_layout_view_is_posted(guest: Guest) -> None:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay("# Title"))
    gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
    gallery.add_item(media="attachment://board.png", description="alt")
    view.add_item(discord.ui.Container(gallery, discord.ui.Separator()))
    sent = await guest.text_channel().send(view=view, file=picture())
    assert sent.flags.components_v2
    assert sent.content == ""


async def test_history_can_be_read(
    guest: Guest, people: list[PlaygroundClient], lounge: str
) -> None:
    channel = guest.text_channel()
    sent = [await channel.send(str(n)) for n in range(6)]
    await people[1].say(lounge, "and me")
    newest = [m.content async for m in channel.history(limit=3)]
    assert newest == ["and me", "5", "4"]
    before = [m.content async for m in channel.history(limit=2, before=sent[2])]
    assert before == ["1", "0"]
    after = [m.content async for m in channel.history(limit=2, after=sent[2])]
    assert after == ["3", "4"]
    around = [m.content async for m in channel.history(limit=3, around=sent[2])]
    assert sorted(around) == ["1", "2", "3"]


async def test_a_repeated_nonce_posts_nothing_new(guest: Guest, me: PlaygroundClient) -> None:
    channel = guest.text_channel()
    first = await channel.send("once", nonce="row-17")
    again = await channel.send("once", nonce="row-17")
    other = await channel.send("once", nonce="row-18")
    assert first.id == again.id != other.id
    await me.advance(301)
    later = await channel.send("once", nonce="row-17")
    assert later.id != first.id


async def test_messages_can_be_deleted(guest: Guest, me: PlaygroundClient, lounge: str) -> None:
    mine = await guest.text_channel().send("mine")
    theirs = await me.say(lounge, "theirs")
    await mine.delete()
    await guest.text_channel().get_partial_message(int(theirs["id"])).delete()
    assert await me.messages(lounge) == []
    with pytest.raises(discord.NotFound) as refused:
        await mine.edit(content="gone")
    assert refused.value.code == 10008


async def test_messages_can_be_pinned_and_reacted_to(guest: Guest) -> None:
    sent = await guest.text_channel().send("pin me")
    await sent.pin()
    assert [m.id async for m in guest.text_channel().pins()] == [sent.id]
    await sent.add_reaction("👍")
    seen = await guest.text_channel().fetch_message(sent.id)
    assert [str(r.emoji) for r in seen.reactions] == ["👍"]
    assert seen.pinned
    assert guest.user is not None
    await sent.remove_reaction("👍", guest.user)
    await sent.unpin()
    seen = await guest.text_channel().fetch_message(sent.id)
    assert (seen.pinned, seen.reactions) == (False, [])


async def test_a_reply_names_its_message(guest: Guest, me: PlaygroundClient, lounge: str) -> None:
    asked = await me.say(lounge, "why?")
    question = await guest.text_channel().fetch_message(int(asked["id"]))
    answer = await question.reply("because")
    assert answer.reference is not None
    assert answer.reference.message_id == question.id
    assert answer.mentions == []
    pinging = await question.reply("because", mention_author=True)
    assert [user.display_name for user in pinging.mentions] == ["김하늘"]
    await me.delete_message(asked["id"])
    with pytest.raises(discord.HTTPException) as refused:
        await question.reply("too late")
    assert refused.value.code == 50035


async def test_allowed_mentions_decide_who_is_mentioned(playground: Playground, rest: Rest) -> None:
    ids = {m.name: str(m.id) for m in playground.platform.world.members.values()}
    content = f"<@{ids['Tom']}> <@!{ids['Mina']}> <@1> @everyone"
    choices: tuple[tuple[dict[str, list[str]] | None, list[str]], ...] = (
        (None, ["Tom", "Mina"]),
        ({"parse": []}, []),
        ({"parse": ["users"]}, ["Tom", "Mina"]),
        ({"users": [ids["Tom"]]}, ["Tom"]),
        ({"parse": ["roles"]}, []),
    )
    for allowed, pinged in choices:
        extra = {} if allowed is None else {"allowed_mentions": allowed}
        message = await rest.post(content=content, **extra)
        assert [user["global_name"] for user in message["mentions"]] == pinged, allowed
        assert message["mention_everyone"] is (allowed is None)


async def test_direct_messages_are_delivered(guest: Guest, people: list[PlaygroundClient]) -> None:
    user = await guest.fetch_user(int(people[1].member_id))
    sent = await user.send("hello", file=picture())
    assert isinstance(sent.channel, discord.DMChannel)
    told = await people[1].wait_for("message_create")
    assert told["content"] == "hello"
    await people[1].leave()
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("hello?")
    assert refused.value.code == 50278


async def test_edits_of_an_old_message_are_limited(
    guest: Guest, me: PlaygroundClient, rest: Rest
) -> None:
    sent = await guest.text_channel().send("0")
    await sent.edit(content="1")
    assert (await me.report())["old_edits"] == 0
    await me.advance(3601)
    path = f"{rest.lounge}/messages/{sent.id}"
    answers = [await rest("PATCH", path, {"content": str(n)}) for n in range(31)]
    assert [status for status, _ in answers] == [200] * 30 + [429]
    assert answers[-1][1]["code"] == 30046
    assert (await me.report())["old_edits"] == 31


@pytest.mark.parametrize("everywhere", [True, False], ids=["everywhere", "here"])
async def test_posting_needs_permissions(
    rest: Rest, me: PlaygroundClient, lounge: str, everywhere: bool
) -> None:
    place = None if everywhere else lounge
    acts: tuple[tuple[str, dict[str, Any], int], ...] = (
        ("send_messages", {"content": "x"}, 50013),
        ("embed_links", {"embeds": [{"title": "t"}]}, 50013),
        ("VIEW_CHANNEL", {"content": "x"}, 50001),
    )
    for denied, act, code in acts:
        await me.deny(denied, channel_id=place)
        status, error = await rest("POST", f"{rest.lounge}/messages", act)
        assert (status, error["code"]) == (403, code), denied
        await me.deny(channel_id=place)
        assert (await rest("POST", f"{rest.lounge}/messages", act))[0] == 200


async def test_the_client_is_told_about_lost_permissions(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    def may(name: str) -> bool:
        return bool(getattr(guest.text_channel().permissions_for(guest.guilds[0].me), name))

    assert may("attach_files")
    await me.deny("attach_files", channel_id=lounge)
    await guest.wait_for("guild_channel_update", timeout=PATIENCE_S)
    assert not may("attach_files")
    with pytest.raises(discord.Forbidden):
        await guest.text_channel().send(file=picture())
    await me.deny("read_message_history")
    await guest.wait_for("guild_role_update", timeout=PATIENCE_S)
    assert not may("read_message_history")
    assert [m async for m in guest.text_channel().history()] == []


async def test_another_members_message_cannot_be_edited(
    rest: Rest, me: PlaygroundClient, lounge: str
) -> None:
    said = await me.say(lounge, "mine")
    status, error = await rest("PATCH", f"{rest.lounge}/messages/{said['id']}", {"content": "x"})
    assert (status, error["code"]) == (403, 50005)
