"""The client on real sockets: commands, clicks and text boxes, and the answers when they fail."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.core.commands.tree import register
from bot.core.controls.ids import TableId
from bot.core.posts.layout import texts_of
from bot.core.text.mentions import Mentions
from bot.line.undocumented import set_commands
from bot.playground import PlaygroundClient
from bot.playground.people.client import Refused
from tests.bot.ui.stage import Json, Stage, button, stage
from tests.undocumented import forget_text_boxes

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
    """The message after an interaction with it has been answered."""
    since = len(member.events)
    await act
    return await member.wait_for(
        "message_update", lambda found: found["id"] == message["id"], since=since
    )


async def test_a_table_is_opened_joined_started_and_played(on: Stage) -> None:
    await on.table()
    member, panel = await on.acting()
    assert "Lay a tile, take 3 actions" in panel["content"]
    names = [file["filename"] for file in panel["attachments"]]
    assert names == ["expancity-1-preview.png", "expancity-1-hand-1.png"]
    shown = await on.answer(member, member.click(panel["id"], str(button(panel, "My hand"))))
    assert "Your hand" in shown["content"]


async def test_a_typed_move_goes_through_a_text_box_to_a_preview(on: Stage) -> None:
    await on.table()
    member, panel = await on.acting()
    opened = await member.click(panel["id"], str(button(panel, "Type it")))
    assert opened["outcome"] == "modal"
    refused = await edited(
        member, panel, member.submit(opened["interaction_id"], line="no move at all")
    )
    assert refused["content"].startswith("⚠️ I can’t read “no move at all”")
    assert button(refused, "Type it") is not None


async def test_a_wrong_line_is_typed_on_where_it_was_left(on: Stage) -> None:
    await on.table()
    member, panel = await on.acting()
    held, line = None, "no move at all"
    for asked in (panel, await on.slash(member, "table turn")):
        opened = await member.click(asked["id"], str(button(asked, "Type it")))
        assert opened["modal"]["components"][0]["component"].get("value") == held
        act = member.submit(opened["interaction_id"], line=line)
        refused = await edited(member, asked, act)
        assert "Possible now: `" in refused["content"]
        held, line = line, "nor this"
    refused = await on.slash(member, "expancity turn", line="prak@N1E1")
    opened = await member.click(refused["id"], str(button(refused, "Type it")))
    assert opened["modal"]["components"][0]["component"]["value"] == "prak@N1E1"


async def test_the_nearest_line_of_a_refused_command_can_be_played(on: Stage) -> None:
    await on.table()
    member, _ = await on.acting()
    refused = await on.slash(member, "expancity turn", line="no move at all")
    assert refused["content"].startswith("I can’t read “no move at all”. Like this: ")
    line = refused["content"].partition("Possible now: `")[2].rstrip("`")
    shown = await on.slash(member, "expancity turn", line=line)
    assert "Keep one of the two tiles." in shown["content"]


async def test_a_whole_turn_takes_two_commands(on: Stage) -> None:
    await on.table()
    member, _ = await on.acting()
    (offer, *_) = await member.suggestions(on.place, "expancity turn", "line", line="")
    shown = await on.slash(member, "expancity turn", line=offer["value"])
    assert "Keep one of the two tiles." in shown["content"]
    (tile, *_) = await member.suggestions(on.place, "expancity tile", "tile", tile="")
    shown = await on.slash(member, "expancity tile", tile=tile["value"])
    assert "Done. Up next: " in shown["content"]


@pytest.mark.parametrize(
    ("line", "values", "answer"),
    [
        ("expancity turn", {"line": "x" * 4000}, "a move has at most"),
        ("expancity turn", {"line": "park@Z9"}, "as a cell. Like this: "),
        ("expancity keep", {"contract": "nonsense"}, "Not yet: "),
        (
            "table open",
            {"title": "chess"},
            "There is no game called “chess”. There are: Expancity, ",
        ),
        ("table open", {"title": "expancity", "options": "a=b"}, "is no choice of"),
        ("table open", {"title": "expancity", "seats": 9}, "takes 2–4 seats, not 9"),
        ("table hand", {"table": "999"}, "No such table"),
        ("table hand", {"table": "²" * 50}, "No such table"),
        ("table verify", {}, "when the table is over"),
        ("table undo", {}, "It can’t be taken back"),
        ("rules", {"title": "nothing"}, "There is no game called"),
    ],
)
async def test_impossible_requests_are_refused_in_private(
    on: Stage, line: str, values: dict[str, Any], answer: str, caplog: pytest.LogCaptureFixture
) -> None:
    await on.table()
    member, _ = await on.acting()
    shown = await on.slash(member, line, **values)
    assert answer in shown["content"]
    assert shown["ephemeral"]
    assert [each for each in caplog.records if each.levelno >= logging.WARNING] == []


async def test_a_wrong_value_is_answered_with_the_nearest_line(on: Stage) -> None:
    await on.table()
    member, _ = await on.acting()
    (offer, *_) = await member.suggestions(on.place, "expancity turn", "line", line="")
    await on.slash(member, "expancity turn", line=offer["value"])
    (tile, *_) = await member.suggestions(on.place, "expancity tile", "tile", tile="")
    shown = await on.slash(member, "expancity tile", tile=f"{tile['value']}x")
    assert "Possible now: `" in shown["content"]
    assert tile["value"] in shown["content"]


async def test_commands_without_a_table_say_so(on: Stage) -> None:
    for line in ("table board", "table hand", "table log", "table text", "table turn", "table end"):
        shown = await on.slash(on.ann, line)
        assert "No table in this channel." in shown["content"], line


async def test_texts_and_lists_are_shown(on: Stage) -> None:
    await on.table()
    member, _ = await on.acting()
    for line, words in {
        "table board": "Waiting for ",
        "table hand": "Your hand",
        "table text": "Turn 1 of 60.",
        "my tables": "**Your turn (1)**",
        "help": "Board games in this server",
        "my notices": "How I reach you",
    }.items():
        shown = await on.slash(member, line)
        assert words in (shown["content"] or texts_of(shown["components"])), line
    shown = await on.slash(member, "rules", title="expancity")
    shown = await edited(member, shown, member.click(shown["id"], str(button(shown, "Next ▶"))))
    assert "Page 2 of" in shown["content"]


async def test_an_unknown_control_is_answered(on: Stage) -> None:
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
    assert "Not started yet." in shown["content"]


async def test_the_members_language_and_the_servers_are_independent(on: Stage) -> None:
    shown = await on.slash(on.ann, "my language", language="ko")
    assert "내 언어: 한국어" in shown["content"]
    shown = await on.slash(on.ann, "server set", setting="language", value="it")
    assert "✅ 언어: Italiano" in shown["content"]
    await on.slash(on.ann, "table open", title="expancity")
    assert await on.public(on.ann, "Partecipa")


async def test_only_server_managers_change_the_servers_language(on: Stage) -> None:
    with pytest.raises(Refused, match="no command /server"):
        await on.slash(on.bob, "server set", setting="language", value="ko")


async def test_a_missing_permission_is_named_before_a_table_is_opened(on: Stage) -> None:
    await on.ann.deny("ATTACH_FILES", "READ_MESSAGE_HISTORY")
    shown = await on.slash(on.ann, "table open", title="expancity")
    assert "Attach Files" in shown["content"]
    assert "Read Message History" in shown["content"]
    assert await on.tables.find(int(on.place)) is None


async def test_our_errors_are_logged_under_the_number_that_the_member_is_told(
    on: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(member_id: int) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(on.tables, "waiting_on", broken)
    shown = await on.slash(on.ann, "my tables")
    assert "That was my mistake" in shown["content"]
    number = shown["content"].split("report number ")[1].removesuffix(".")
    (record,) = [each for each in caplog.records if each.levelno >= logging.ERROR]
    assert number in record.getMessage()
    assert "a fault of ours" in caplog.text


async def test_a_text_box_opened_before_a_restart_is_answered(on: Stage) -> None:
    await on.table()
    member, panel = await on.acting()
    box = await member.click(panel["id"], str(button(panel, "Type it")))
    forget_text_boxes(on.client)
    shown = await edited(member, panel, member.submit(box["interaction_id"], line="nothing"))
    assert "I can’t read “nothing”" in shown["content"]


async def registrations(on: Stage) -> int:
    by_route = (await on.ann.report())["by_route"]
    return int(by_route["PUT /applications/{application_id}/commands"])


async def test_unchanged_commands_are_registered_once(on: Stage) -> None:
    client = on.client
    assert client.application_id is not None
    assert await register(client.tree, client.application_id, client.core.settings, Mentions())
    assert await registrations(on) == 1


async def test_commands_that_discord_has_lost_are_registered_again(on: Stage) -> None:
    client = on.client
    assert client.application_id is not None
    await set_commands(client, client.application_id, [])
    assert await register(client.tree, client.application_id, client.core.settings, Mentions())
    assert await registrations(on) == 3
