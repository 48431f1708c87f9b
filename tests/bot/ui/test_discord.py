"""The client on real sockets: commands, clicks and text boxes, and what is answered when they go wrong."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.playground import PlaygroundClient
from bot.ui.commands.tree import register
from bot.ui.controls.ids import TableId
from tests.bot.ui.stage import Json, Stage, button, stage

pytestmark = pytest.mark.sockets


@pytest.fixture
async def on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Stage]:
    async with stage(tmp_path, monkeypatch) as opened:
        yield opened
        report = await opened.ann.report()
        assert report["refused"] == []
        assert report["unanswered"] == []
        assert report["double_responses"] == 0


async def edited(member: PlaygroundClient, message: Json, act: Any) -> Json:
    """The message after something that is done to it has been answered."""
    since = len(member.events)
    await act
    return await member.wait_for(
        "message_update", lambda found: found["id"] == message["id"], since=since
    )


async def test_a_table_is_opened_joined_started_and_played(on: Stage) -> None:
    await on.table()
    member, panel = await on.acting()
    assert "Lay a tile, take three actions" in panel["content"]
    names = [file["filename"] for file in panel["attachments"]]
    assert names == ["expancity-1-preview.png", "expancity-1-hand-1.png"]
    shown = await on.answer(member, member.click(panel["id"], str(button(panel, "My hand"))))
    assert "Only you can see this." in shown["content"]


async def test_a_typed_move_goes_through_a_box_to_a_preview(on: Stage) -> None:
    await on.table()
    member, panel = await on.acting()
    opened = await member.click(panel["id"], str(button(panel, "Type a move")))
    assert opened["outcome"] == "modal"
    refused = await edited(
        member, panel, member.submit(opened["interaction_id"], line="no move at all")
    )
    assert refused["content"].startswith("⚠️ “no move at all” is not a move")
    assert button(refused, "Type a move") is not None


async def test_a_whole_turn_takes_two_commands(on: Stage) -> None:
    await on.table()
    member, _ = await on.acting()
    (offer, *_) = await member.suggestions(on.place, "expancity turn", "line", line="")
    shown = await on.slash(member, "expancity turn", line=offer["value"])
    assert "Keep one of the two tiles." in shown["content"]
    (tile, *_) = await member.suggestions(on.place, "expancity tile", "tile", tile="")
    shown = await on.slash(member, "expancity tile", tile=tile["value"])
    assert "Your turn is over" in shown["content"]


@pytest.mark.parametrize(
    ("line", "values", "answer"),
    [
        ("expancity turn", {"line": "x" * 4000}, "That is too long for a move"),
        ("expancity turn", {"line": "park@Z9"}, "is not a cell"),
        ("expancity keep", {"contract": "nonsense"}, "is not possible now"),
        ("table open", {"title": "chess"}, "There is no title called “chess”."),
        ("table open", {"title": "expancity", "options": "a=b"}, "is not a choice of the option"),
        ("table open", {"title": "expancity", "seats": 9}, "takes 2 to 4 seats, not 9"),
        ("table hand", {"table": "999"}, "There is no such table"),
        ("table hand", {"table": "²" * 50}, "There is no such table"),
        ("table record", {}, "once the table has ended"),
        ("table undo", {}, "There is no move of yours"),
        ("rules", {"title": "nothing"}, "There is no title called"),
    ],
)
async def test_what_cannot_be_is_refused_in_private(
    on: Stage, line: str, values: dict[str, Any], answer: str, caplog: pytest.LogCaptureFixture
) -> None:
    await on.table()
    member, _ = await on.acting()
    shown = await on.slash(member, line, **values)
    assert answer in shown["content"]
    assert shown["ephemeral"]
    assert [each for each in caplog.records if each.levelno >= logging.WARNING] == []


async def test_commands_without_a_table_say_so(on: Stage) -> None:
    for line in ("table board", "table hand", "table log", "table text", "table turn", "table end"):
        shown = await on.slash(on.ann, line)
        assert "There is no table here." in shown["content"], line


async def test_texts_and_lists_are_shown(on: Stage) -> None:
    await on.table()
    member, _ = await on.acting()
    for line, words in {
        "table board": "The table waits for",
        "table hand": "Only you can see this.",
        "table text": "Turn 1 of 60.",
        "table list": "These tables wait for you",
        "help": "Turnpost hosts board games",
        "settings show": "Your language: English",
    }.items():
        assert words in (await on.slash(member, line))["content"], line
    shown = await on.slash(member, "rules", title="expancity")
    shown = await edited(member, shown, member.click(shown["id"], str(button(shown, "Next ▶"))))
    assert "Page 2 of" in shown["content"]


async def test_a_control_that_nobody_knows_is_answered(on: Stage) -> None:
    await on.slash(on.ann, "table open", title="expancity")
    lobby = await on.public(on.ann, "Join")
    for custom_id in ("go", TableId("fly", 1).write(), TableId("join", 12345).write()):
        outcome = await on.ann.click(lobby["id"], custom_id, force=True)
        assert outcome["outcome"] in ("message", "deferred"), custom_id


async def test_only_members_at_the_table_have_a_hand(on: Stage) -> None:
    await on.slash(on.ann, "table open", title="expancity")
    lobby = await on.public(on.ann, "Join")
    hand = TableId("hand", 1).write()
    shown = await on.answer(on.bob, on.bob.click(lobby["id"], hand, force=True))
    assert "This table has not started yet." in shown["content"]


async def test_ones_own_language_and_the_servers_are_kept_apart(on: Stage) -> None:
    shown = await on.slash(on.ann, "settings language", language="ko")
    assert "내 언어: 한국어" in shown["content"]
    shown = await on.slash(on.ann, "settings server", language="it")
    assert "이 서버 테이블의 언어: Italiano" in shown["content"]
    await on.slash(on.ann, "table open", title="expancity")
    assert await on.public(on.ann, "Partecipa")


async def test_the_servers_language_is_for_those_who_manage_it(on: Stage) -> None:
    shown = await on.slash(on.bob, "settings server", language="ko")
    assert "Only members who may manage the server" in shown["content"]


async def test_a_missing_permission_is_named_before_a_table_is_opened(on: Stage) -> None:
    await on.ann.deny("ATTACH_FILES", "READ_MESSAGE_HISTORY")
    shown = await on.slash(on.ann, "table open", title="expancity")
    assert "Attach Files" in shown["content"]
    assert "Read Message History" in shown["content"]
    assert await on.tables.find(int(on.place)) is None


async def test_what_is_our_fault_is_logged_under_the_number_that_is_told(
    on: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(member_id: int) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(on.tables, "waiting_on", broken)
    shown = await on.slash(on.ann, "table list")
    assert "Something went wrong on our side" in shown["content"]
    number = shown["content"].split("Its number is ")[1].split(",")[0]
    (record,) = [each for each in caplog.records if each.levelno >= logging.ERROR]
    assert number in record.getMessage()
    assert "a fault of ours" in caplog.text


async def test_a_box_is_answered_that_was_opened_before_a_restart(on: Stage) -> None:
    await on.table()
    member, panel = await on.acting()
    box = await member.click(panel["id"], str(button(panel, "Type a move")))
    on.client._connection._view_store._modals.clear()
    shown = await edited(member, panel, member.submit(box["interaction_id"], line="nothing"))
    assert "is not a move" in shown["content"]


async def registrations(on: Stage) -> int:
    by_route = (await on.ann.report())["by_route"]
    return int(by_route["PUT /applications/{application_id}/commands"])


async def test_unchanged_commands_are_registered_once(on: Stage) -> None:
    client = on.client
    assert client.application_id is not None
    assert await register(client.tree, client.application_id, client.services.settings)
    assert await registrations(on) == 1


async def test_commands_that_discord_no_longer_has_are_registered_again(on: Stage) -> None:
    client = on.client
    assert client.application_id is not None
    await client.http.bulk_upsert_global_commands(client.application_id, payload=[])
    assert await register(client.tree, client.application_id, client.services.settings)
    assert await registrations(on) == 3
