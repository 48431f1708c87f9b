"""A record file is attached to a command, and its table goes on."""

import json
from base64 import b64encode
from typing import Any

import aiohttp
import pytest

from bot.playground import PlaygroundClient
from bot.store.rows import Status
from bot.tables.history.incoming import MOST_BYTES
from tests.bot.edges.scene import Json, Scene, said

pytestmark = pytest.mark.sockets

GOING_ON = "ui.lobby.goes_on"


def attached(data: bytes, name: str = "record.json") -> Json:
    return {"filename": name, "data": b64encode(data).decode()}


async def ended(on: Scene) -> tuple[int, bytes]:
    """A table that its members ended after three turns, and the file of it that they get."""
    table = await on.table()
    for _ in range(3):
        await on.turn(table)
    await on.called_off(table)
    return table, await record_file(on, on.haneul, table)


async def record_file(on: Scene, member: PlaygroundClient, table: int) -> bytes:
    shown = await on.reply(member, member.slash(on.place, "table record", table=str(table)))
    url = shown["attachments"][0]["url"]
    async with aiohttp.ClientSession(on.playground.url) as session, session.get(url) as response:
        return await response.read()


async def resume(on: Scene, member: PlaygroundClient, data: bytes, **more: Any) -> Json:
    act = member.slash(on.place, "table resume", file=attached(data), **more)
    shown = await on.reply(member, act)
    await on.told()
    return shown


async def newest(on: Scene) -> int:
    found = await on.bot.tables.in_guild(on.playground.platform.world.guild_id, 1)
    return found[0].table.id


async def test_a_table_that_was_called_off_goes_on_with_its_members(on: Scene) -> None:
    table, data = await ended(on)
    await resume(on, on.sandra, data)
    again = await newest(on)
    assert again != table
    before, lobby = await on.at(table), await on.at(again)
    members = [row.member_id for row in before.seats]
    assert [row.member_id or row.away_id for row in lobby.seats] == members
    assert lobby.seat_of(int(on.sandra.member_id)) == before.seat_of(int(on.sandra.member_id))
    post = await on.lobby_post(again)
    words = on.catalogues[lobby.table.language].words
    moves = lobby.table.moves_before or 0
    told = words(GOING_ON, moves=moves).partition("`")[0]
    assert told in said(post)
    await on.bot.tables.join(again, on.by(on.haneul))
    await on.start(again)
    at = await on.at(again)
    assert at.game.view(at.state, None) == at.game.view(before.state, None)
    board = await on.board(again)
    assert words("table.goes_on", moves=moves) in said(board)
    await on.turn(again)
    await on.called_off(again)
    assert (await on.bot.tables.verify(again)).ok
    whole = json.loads(await record_file(on, on.tom, again))
    assert [each["after"] for each in whole["shuffles"]] == [len(json.loads(data)["entries"])]


async def test_elsewhere_the_opener_chooses_a_seat_and_others_take_theirs(on: Scene) -> None:
    _, data = await ended(on)
    # Another salt: no table of this server has this record.
    record = json.loads(data) | {"salt": "00"}
    await resume(on, on.tom, json.dumps(record).encode(), seat=2)
    table = await newest(on)
    assert (await on.at(table)).seat_of(int(on.tom.member_id)) == 1
    offered = await on.haneul.suggestions(on.place, "table take", "seat", seat="")
    assert [each["value"] for each in offered] == ["1"]
    await on.reply(on.haneul, on.haneul.slash(on.place, "table take", seat="1"))
    at = await on.at(table)
    assert at.seat_of(int(on.haneul.member_id)) == 0
    assert at.table.status is Status.LOBBY


@pytest.mark.parametrize(
    ("data", "code"),
    [
        pytest.param(b"@everyone", "not_a_record", id="no record"),
        pytest.param(b" " * (MOST_BYTES + 1), "record_too_large", id="too large"),
    ],
)
async def test_other_files_are_refused_in_the_members_language(
    on: Scene, data: bytes, code: str
) -> None:
    facts = {"most": MOST_BYTES // 1024} if code == "record_too_large" else {}
    for member in on.members():
        shown = await resume(on, member, data)
        await on.assert_told(member, shown, f"error.table.{code}", **facts)
    with pytest.raises(IndexError):
        await newest(on)


async def test_the_file_of_a_table_in_play_is_refused(on: Scene) -> None:
    table = await on.table()
    data = await record_file(on, on.haneul, table)
    shown = await resume(on, on.haneul, data)
    await on.assert_told(on.haneul, shown, "error.table.record_running")


async def test_a_table_that_goes_on_survives_a_restart_before_it_starts(on: Scene) -> None:
    _, data = await ended(on)
    await resume(on, on.haneul, data)
    table = await newest(on)
    await on.restart()
    await on.bot.tables.join(table, on.by(on.sandra))
    await on.start(table)
    assert (await on.at(table)).table.status is Status.PLAYING
