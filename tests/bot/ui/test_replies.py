"""Acknowledgements that survive a broken connection, and which tables a command may name."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.core.posts.layout import texts_of
from bot.playground import PlaygroundClient
from tests.bot.ui.stage import Stage, button, stage

CALLBACK = "POST /interactions/**"
ONCE = {"match": CALLBACK, "times": 1}


@pytest.fixture
async def on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    async with stage(tmp_path, monkeypatch) as opened:
        yield opened


@pytest.mark.parametrize("kind", ["reset", "reply_lost"])
async def test_a_command_is_answered_although_its_acknowledgement_was_cut_off(
    on: Stage, kind: str
) -> None:
    await on.ann.misbehave({**ONCE, "kind": kind})
    shown = await on.slash(on.ann, "help")
    assert "Board games in this server" in texts_of(shown["components"])
    assert (await on.ann.report())["faults_injected"] == {kind: 1}


@pytest.mark.parametrize("kind", ["reset", "reply_lost"])
async def test_a_click_is_answered_although_its_acknowledgement_was_cut_off(
    on: Stage, kind: str
) -> None:
    shown = await on.slash(on.ann, "rules", title="expancity")
    await on.ann.misbehave({**ONCE, "kind": kind})
    since = len(on.ann.events)
    await on.ann.click(shown["id"], str(button(shown, "Next ▶")))
    turned = await on.ann.wait_for(
        "message_update", lambda found: "Page 2 of" in found["content"], since=since
    )
    assert turned["id"] == shown["id"]
    assert (await on.ann.report())["faults_injected"] == {kind: 1}


async def test_a_stranger_reaches_a_table_only_where_it_is_played(on: Stage) -> None:
    await on.table()
    (at,) = await on.tables.of_member(int(on.ann.member_id))
    elsewhere = (await on.ann.channel_named("lounge"))["id"]
    number = str(at.table.id)
    cid = list(on.playground.platform.world.members)[2]
    async with PlaygroundClient(on.playground.url, cid) as stranger:
        await stranger.set_locale("en-US")
        await stranger.listen()

        async def board_from(place: str, member: PlaygroundClient) -> str:
            act = member.slash(place, "table board", table=number)
            return str((await on.answer(member, act))["content"])

        assert "Waiting for " not in await board_from(elsewhere, stranger)
        assert "Waiting for " in await board_from(str(at.table.place_id), stranger)
        assert "Waiting for " in await board_from(elsewhere, on.ann)
