"""What ends the bot's process decides its exit code and what the operator is told."""

from pathlib import Path

import pytest
from sqlalchemy import text

from bot.__main__ import ending
from bot.config import Config, read_config
from bot.exits import Exit
from bot.store.damage import Damaged
from bot.store.database import Database

PAGE = 4096


def config_at(file: Path) -> Config:
    return read_config({"DISCORD_TOKEN": "the-token", "DATABASE": str(file)})


async def damaged_while_open(file: Path) -> Exception:
    """The error of a read after pages of an open database were overwritten."""
    # Closing writes what waits in the log into the file.
    await (await Database.open(file)).close()
    database = await Database.open(file)
    try:
        with file.open("r+b") as raw:
            size = raw.seek(0, 2)
            raw.seek(PAGE)
            raw.write(b"\x55" * (size - PAGE))
        with pytest.raises(Damaged) as raised:
            await database.read(lambda conn: conn.execute(text("SELECT * FROM outbox")).all())
        return raised.value
    finally:
        await database.close()


@pytest.mark.parametrize("is_grouped", [False, True], ids=["alone", "in a group of tasks"])
async def test_damage_that_is_found_at_run_time_ends_with_the_code_for_damage(
    tmp_path: Path, is_grouped: bool
) -> None:
    file = tmp_path / "tables.sqlite3"
    error = await damaged_while_open(file)
    given = ExceptionGroup("tasks", [error]) if is_grouped else error
    code, lines = ending(given, config_at(file))
    assert code is Exit.DATABASE
    assert str(file) in lines[0]
    assert "The file is damaged" in lines[1]


def test_a_mistake_in_a_task_is_a_bug() -> None:
    grouped = ExceptionGroup("tasks", [KeyError("seq")])
    assert ending(grouped, config_at(Path("tables.sqlite3"))) == (Exit.BUG, ())
