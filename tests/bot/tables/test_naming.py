"""Events are told with the names of the holders of the seats at the time."""

from pathlib import Path

import pytest

from bot.core.text.translator import translator
from rules.core.engine import sample_move
from rules.core.rng import Rng
from rules.registry import GAME_KEYS, load
from tests.bot.tables.house import ANN, BOB, CID, House, open_house
from tests.catalogues import own_catalogues, toy_catalogues
from tests.toys.nim import Take


async def told(house: House, table: int) -> list[str]:
    at = await house.tables.position(table)
    text = translator(toy_catalogues()["en"], at)
    return [text.say(event.msg) for _, event in await house.tables.history(table, 100)]


async def test_a_seat_has_the_name_of_its_holder_at_the_time(house: House) -> None:
    table = (await house.table("nim", ANN, BOB)).table.id
    seat, member = await house.acting(table)
    name = {ANN: "Ann", BOB: "Bob"}[member]
    await house.play(table, Take(1, 1))
    await house.tables.leave(table, house.by(member))
    lines = await told(house, table)
    assert any(line.startswith(f"{name} ") and "takes" in line for line in lines)
    assert f"{name} leaves the table. A robot plays seat {seat + 1} from now on." in lines


async def test_a_robot_is_called_a_robot_after_a_member_sat_down(house: House) -> None:
    table = (await house.table("nim", ANN, robots=1)).table.id
    at = await house.tables.position(table)
    while min(at.waiting()) == 0:
        move = sample_move(at.game, at.state, 0, Rng(1))
        at = await house.play(table, move)
    robots = sample_move(at.game, at.state, 1, Rng(1))
    assert await house.tables.play_robot(table, 1, robots, seq=at.table.seq)
    await house.tables.take_over(table, house.by(CID), 1)
    lines = await told(house, table)
    assert any(line.startswith("Robot 2 ") for line in lines)
    assert [line for line in lines if "Cid" in line] == ["-# Cid takes over seat 2."]


@pytest.mark.parametrize("title", GAME_KEYS)
async def test_leaving_is_told_once_in_every_title(title: str, tmp_path: Path) -> None:
    whole = await open_house(tmp_path / "titles", games={title: load(title)})
    try:
        at = await whole.lobby(title, ANN, BOB)
        await whole.tables.start(at.table.id, whole.by(ANN))
        await whole.tables.leave(at.table.id, whole.by(BOB))
        at = await whole.tables.position(at.table.id)
        text = translator(own_catalogues()["en"], at)
        events = await whole.tables.history(at.table.id, 100, after=0)
        lines = [text.say(event.msg) for _, event in events]
        assert [line for line in lines if "leave" in line or "left" in line] == [
            "Bob leaves the table. A robot plays seat 2 from now on."
        ]
    finally:
        await whole.database.close()
