"""Answers to interactions: acknowledgements that a broken connection cuts off, faults of ours, tables elsewhere."""

import pytest

from bot.core.controls.ids import ReadId
from tests.bot.edges.scene import Scene, said

pytestmark = pytest.mark.sockets

ALREADY_ACKNOWLEDGED = 40060
ONCE = {"match": "POST /interactions/**", "times": 1}


@pytest.mark.parametrize("kind", ["reset", "reply_lost"])
async def test_an_answer_arrives_although_its_acknowledgement_was_cut_off(
    on: Scene, kind: str
) -> None:
    await on.tom.misbehave({**ONCE, "kind": kind})
    page = await on.slash(on.tom, "rules", title="expancity")
    await on.tom.misbehave({**ONCE, "kind": kind})
    click = on.tom.click(page["id"], ReadId("rules", "expancity", 1).write())
    turned = await on.reply(on.tom, click)
    assert turned["id"] == page["id"]
    assert "Page 2 of" in turned["content"]
    assert (await on.tom.report())["faults_injected"] == {kind: 2}
    on.refused, on.doubled = {ALREADY_ACKNOWLEDGED}, 2 if kind == "reply_lost" else 0


async def test_a_stranger_reaches_a_table_only_where_it_is_played(on: Scene) -> None:
    table = await on.table()
    place, lounge = (await on.at(table)).table.place_id, await on.tom.channel_named("lounge")
    for member, channel, is_shown in (
        (on.tom, lounge["id"], False),
        (on.tom, place, True),
        (on.haneul, lounge["id"], True),
    ):
        act = member.slash(channel, "table board", table=str(table))
        assert bool((await on.reply(member, act))["attachments"]) is is_shown


async def test_our_faults_are_logged_under_the_number_that_the_member_is_told(
    on: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(member_id: int) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(on.bot.tables, "waiting_on", broken)
    shown = said(await on.slash(on.tom, "my tables"))
    told, _, number = (await on.words(on.tom, "error.ui.internal", id="#")).partition("#")
    assert shown.startswith(told)
    [line] = on.complaints.lines
    assert shown.removeprefix(told).removesuffix(number) in line
    assert "a fault of ours" in line
    on.complaints.lines.clear()
