"""The real client answers interactions in every possible way."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import discord
import pytest

from bot.playground import Playground, PlaygroundClient, Refused

from .conftest import Rest
from .guest import Guest

pytestmark = pytest.mark.sockets

Json = dict[str, Any]


async def test_a_command_is_answered_with_a_message(
    guest: Guest, people: list[PlaygroundClient], lounge: str
) -> None:
    outcome = await people[0].slash(lounge, "echo", text="ahoy")
    assert outcome["outcome"] == "message"
    assert outcome["message"]["content"] == "ahoy"
    seen = await people[1].wait_for("message_create")
    assert seen["content"] == "ahoy"
    assert seen["interaction_author"]["global_name"] == "김하늘"


async def test_an_interaction_has_the_fields_that_discord_sends(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    await me.slash(lounge, "echo", text="x")
    interaction = guest.seen[0]
    assert interaction.locale is discord.Locale.korean
    assert interaction.guild_locale is discord.Locale.american_english
    assert interaction.filesize_limit == 10 * 1024 * 1024
    assert interaction.context.guild
    assert interaction.is_guild_integration()
    assert interaction.app_permissions.send_messages
    assert not interaction.app_permissions.administrator
    assert interaction.permissions.administrator, "the first member owns the server"
    assert isinstance(interaction.user, discord.Member)
    assert interaction.channel is guest.text_channel()


async def test_only_its_member_sees_an_ephemeral_answer(
    guest: Guest, people: list[PlaygroundClient], lounge: str, rest: Rest
) -> None:
    outcome = await people[0].slash(lounge, "echo", text="psst", hidden=True)
    assert outcome["message"]["ephemeral"] is True
    assert [m["content"] for m in await people[0].messages(lounge)] == ["psst"]
    assert await people[1].messages(lounge) == []
    assert [e for e in people[1].events if e["t"] == "message_create"] == []
    message_id = outcome["message"]["id"]
    status, error = await rest("GET", f"{rest.lounge}/messages/{message_id}")
    assert (status, error["code"]) == (404, 10008)
    _, listed = await rest("GET", f"{rest.lounge}/messages")
    assert listed == []


async def test_a_deferred_answer_is_edited_in(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    outcome = await me.slash(lounge, "later", how="edit")
    assert outcome["outcome"] == "deferred"
    assert outcome["message"]["thinking"] is True
    updated = await me.wait_for("message_update")
    assert (updated["content"], updated["thinking"]) == ("edited in", False)
    await me.wait_for("interaction", lambda d: d["state"] == "done")
    states = [e["d"]["state"] for e in me.events if e["t"] == "interaction"]
    assert states == ["pending", "deferred", "done"]


async def test_the_first_follow_up_fills_the_deferred_answer(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    outcome = await me.slash(lounge, "later", how="followup")
    await me.wait_for("message_create", lambda m: m["content"] == "and again")
    shown = await me.messages(lounge)
    assert [m["content"] for m in shown] == ["followed up", "and again"]
    assert shown[0]["id"] == outcome["message"]["id"]
    assert [m["ephemeral"] for m in shown] == [False, True]


async def test_a_deferred_answer_can_be_deleted(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    outcome = await me.slash(lounge, "later", how="delete", hidden=True)
    assert outcome["ephemeral"] is True
    await me.wait_for("message_delete")
    assert await me.messages(lounge) == []


async def test_a_dynamic_button_counts_on(guest: Guest, me: PlaygroundClient, lounge: str) -> None:
    board = (await me.slash(lounge, "board"))["message"]
    first = await me.click(board["id"], "count:0")
    assert first["outcome"] == "update"
    second = await me.click(board["id"], "count:1")
    assert second["message"]["content"] == "now 2"
    with pytest.raises(Refused, match="no control count:0"):
        await me.click(board["id"], "count:0")
    stale = await me.click(board["id"], "count:0", force=True)
    assert stale["message"]["content"] == "now 1"


async def test_selects_return_their_values(
    guest: Guest, people: list[PlaygroundClient], lounge: str
) -> None:
    board = (await people[0].slash(lounge, "board"))["message"]
    chosen = await people[1].select(board["id"], "colours", ["red", "blue"])
    assert chosen["message"]["content"] == "red/blue"
    assert chosen["ephemeral"] is True
    greeted = await people[1].select(board["id"], "people", [people[2].member_id])
    assert greeted["message"]["content"] == "hello Tom"


async def test_a_select_refuses_invalid_values(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    board = (await me.slash(lounge, "board"))["message"]
    for values, why in (
        (["red", "green", "blue"], "Choose 1 to 2"),
        ([], "Choose 1 to 2"),
        (["purple"], "purple is not offered"),
    ):
        with pytest.raises(Refused, match=why):
            await me.select(board["id"], "colours", values)


async def test_a_modal_with_rows_is_submitted(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    opened = await me.slash(lounge, "modal", new=False)
    assert opened["outcome"] == "modal"
    assert (await me.wait_for("modal"))["title"] == "Old"
    with pytest.raises(Refused, match="must have 0 to 10 characters"):
        await me.submit(opened["interaction_id"], name="far too long a name")
    done = await me.submit(opened["interaction_id"], name="Bo")
    assert done["message"]["content"] == "name Bo"
    with pytest.raises(Refused, match="No such modal"):
        await me.submit(opened["interaction_id"], name="Bo")


async def test_a_modal_with_labels_is_submitted(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    opened = await me.slash(lounge, "modal", new=True)
    done = await me.submit(opened["interaction_id"], drink=["tea"])
    assert done["message"]["content"] == "tea"


async def test_suggestions_come_in_the_members_language(
    guest: Guest, people: list[PlaygroundClient], lounge: str
) -> None:
    found = await people[1].suggestions(lounge, "table new", "title", title="me")
    assert found == [{"name": "metro (it)", "value": "metro"}]


async def test_subcommands_choices_and_members_are_sent(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    new = await me.slash(lounge, "table new", title="mine", size=3)
    assert new["message"]["content"] == "mine for 3"
    assert new["message"]["interaction"]["name"] == "table new"
    take = await me.slash(lounge, "table seats take", number=2)
    assert take["message"]["content"] == "seat 2"
    met = await me.slash(lounge, "meet", who=me.member_id)
    assert met["message"]["content"] == "met 김하늘"


async def test_interactions_that_no_client_would_send_are_refused(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    sent: tuple[tuple[str, Json, str], ...] = (
        ("nothing", {}, "no command /nothing"),
        ("echo", {}, "Required: text"),
        ("echo", {"text": 5}, "not a value"),
        ("echo", {"text": "x", "more": 1}, "no option more"),
        ("table new", {"title": "m", "size": 9}, "choices"),
        ("table", {}, "sub-command"),
    )
    for line, values, why in sent:
        with pytest.raises(Refused, match=why):
            await me.slash(lounge, line, **values)
    assert guest.seen == []


async def test_silence_fails_after_three_seconds(
    playground: Playground, guest: Guest, me: PlaygroundClient, lounge: str, rest: Rest
) -> None:
    waiting = asyncio.create_task(me.slash(lounge, "silence"))
    late = await guest.next_interaction()
    await me.advance(3.1)
    outcome = await waiting
    assert outcome["outcome"] == "failed"
    assert outcome["text"] == "The application did not respond"
    assert (await me.report())["unanswered"] == [outcome["interaction_id"]]
    with pytest.raises(discord.NotFound) as refused:
        await late.response.send_message("too late")
    assert refused.value.code == 10062


async def test_without_a_bot_an_interaction_fails_at_once(
    playground: Playground, me: PlaygroundClient, rest: Rest, lounge: str
) -> None:
    application = playground.platform.world.application_id
    command = {"name": "ping", "description": "p"}
    await rest("POST", f"/applications/{application}/commands", command)
    outcome = await me.slash(lounge, "ping")
    assert outcome["outcome"] == "failed"


async def test_an_interaction_accepts_one_response(
    guest: Guest, me: PlaygroundClient, lounge: str, rest: Rest
) -> None:
    await me.slash(lounge, "echo", text="once")
    interaction = guest.seen[0]
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    status, error = await rest("POST", path, {"type": 5})
    assert (status, error["code"]) == (400, 40060)
    assert (await me.report())["double_responses"] == 1


async def test_a_token_expires_after_fifteen_minutes(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    await me.slash(lounge, "echo", text="x")
    interaction = guest.seen[0]
    await me.advance(890)
    await interaction.edit_original_response(content="still")
    await me.advance(11)
    with pytest.raises(discord.HTTPException) as refused:
        await interaction.edit_original_response(content="no more")
    assert refused.value.code == 50027


async def test_a_follow_up_needs_a_first_response(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    waiting = asyncio.create_task(me.slash(lounge, "silence"))
    interaction = await guest.next_interaction()
    with pytest.raises(discord.NotFound) as refused:
        await interaction.followup.send("too early")
    assert refused.value.code == 10015
    await me.advance(4)
    await waiting


async def test_an_answer_must_fit_the_interaction(
    playground: Playground, guest: Guest, me: PlaygroundClient, lounge: str, rest: Rest
) -> None:
    async def unanswered(interaction: discord.Interaction[Any]) -> bool:
        return False

    guest.tree.interaction_check = unanswered  # type: ignore[method-assign]
    choices, update, message, unknown = 8, 7, 4, 99
    for answer in (choices, update, unknown, message):
        asking: Coroutine[Any, Any, Any] = (
            me.suggestions(lounge, "table new", "title")
            if answer == message
            else me.slash(lounge, "silence")
        )
        waiting = asyncio.create_task(asking)
        interaction = await guest.next_interaction()
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        status, error = await rest("POST", path, {"type": answer, "data": {"content": "x"}})
        assert (status, error["code"]) == (400, 50035), answer
        assert "type" in error["errors"]
        playground.platform.report.schema_violations.clear()
        await me.advance(4)
        await waiting


async def test_a_redelivery_replaces_the_unanswered_interaction(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    first = asyncio.create_task(me.slash(lounge, "silence"))
    interaction_id = (await guest.next_interaction()).id
    again = await me.slash(lounge, "echo", text="again", interaction_id=interaction_id)
    assert again["outcome"] == "message"
    assert guest.seen[1].id == interaction_id
    assert (await first)["outcome"] == "failed"


async def test_a_redelivered_answered_interaction_cannot_be_answered_again(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    answered = await me.slash(lounge, "echo", text="x")
    again = await me.slash(lounge, "echo", text="x", interaction_id=answered["interaction_id"])
    assert (again["outcome"], again["reason"]) == ("failed", "already_acknowledged")
    assert len(await me.messages(lounge)) == 1


async def test_a_redelivered_interaction_with_no_final_answer_starts_over(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    thinking = await me.slash(lounge, "later", how="never")
    assert thinking["outcome"] == "deferred"
    again = await me.slash(lounge, "echo", text="x", interaction_id=thinking["interaction_id"])
    assert again["outcome"] == "message"


async def test_a_redelivered_interaction_with_a_late_answer_cannot_be_answered_again(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    late = await me.slash(lounge, "later", how="edit")
    await me.wait_for("interaction", lambda told: told["state"] == "done")
    again = await me.slash(lounge, "echo", text="x", interaction_id=late["interaction_id"])
    assert (again["outcome"], again["reason"]) == ("failed", "already_acknowledged")


async def test_a_click_works_on_an_old_message_full_of_controls(
    guest: Guest, me: PlaygroundClient, lounge: str
) -> None:
    view = discord.ui.View(timeout=None)
    for row in range(5):
        view.add_item(discord.ui.Button(label="x", custom_id=f"x{row}", row=row))
    message = await guest.text_channel().send("full", view=view)
    clicking = asyncio.create_task(me.click(message.id, "gone", force=True))
    shown = (await guest.next_interaction()).message
    assert shown is not None
    assert [row.children[0].custom_id for row in shown.components][-1] == "gone"  # type: ignore[union-attr]
    assert len(shown.components) == 5
    await clicking


async def test_an_interaction_works_in_a_direct_message(
    guest: Guest, people: list[PlaygroundClient]
) -> None:
    user = await guest.fetch_user(int(people[2].member_id))
    await user.send("psst")
    told = await people[2].wait_for("channel_create")
    outcome = await people[2].slash(told["id"], "echo", text="hey")
    assert outcome["outcome"] == "message"
    assert guest.seen[0].guild_id is None
    assert guest.seen[0].user == user
    assert [e for e in people[0].events if e["t"] == "message_create"] == []


async def test_a_member_who_left_can_do_nothing(
    guest: Guest, people: list[PlaygroundClient], lounge: str
) -> None:
    await people[3].leave()
    with pytest.raises(Refused, match="Mina does not see"):
        await people[3].slash(lounge, "echo", text="x")
    with pytest.raises(discord.NotFound):
        await guest.guilds[0].fetch_member(int(people[3].member_id))
    await people[3].join()
    assert (await people[3].slash(lounge, "echo", text="x"))["outcome"] == "message"
