"""`turnpost admin clock` puts back the moments that a clock ahead of time has left in a database."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from filelock import FileLock

from bot.admin import program as admin
from bot.exits import Exit
from bot.store import settings, tables
from bot.store.copying.figures import LAST_BEAT
from tests.bot.tables.house import ANN, BOB, House
from tests.bot.test_admin import NOW, TITLE, Shell, goes_on, two_tables


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Shell:
    made = Shell(tmp_path, capsys)
    made.bot(two_tables)
    return made


def _clock_is(ahead_s: float) -> Callable[[House], Awaitable[None]]:
    async def lives(house: House) -> None:
        house.clock.now = NOW + ahead_s
        for table_id in await house.database.read(tables.open_ids):
            await house.tables.leave(table_id, house.by(BOB))
        await house.table(TITLE, ANN, BOB)
        beat = str(int(house.clock.now * 1000))
        await house.database.write(lambda conn: settings.set_fact(conn, LAST_BEAT, beat))

    return lives


@pytest.mark.parametrize("ahead_s", [600, 86_400, 365 * 86_400])
@pytest.mark.parametrize("is_told", [False, True])
def test_moments_from_a_clock_ahead_of_time_are_listed_and_put_back(
    shell: Shell, ahead_s: int, is_told: bool
) -> None:
    assert shell.run("clock") == (admin.OK, "Nothing is in the future.\n")
    assert shell.run("clock", "--repair")[0] == admin.WRONG
    shell.bot(_clock_is(ahead_s))
    code, said = shell.run("clock")
    assert code == admin.OK
    assert "tables.touched_at: 2" in said
    assert "its clock was ahead" in said
    with FileLock(f"{shell.file}.lock"):
        assert shell.run("clock", "--repair")[0] == Exit.IN_USE
    by = ("--by", f"{ahead_s}s") if is_told else ()
    code, said = shell.run("clock", "--repair", *by)
    assert code == admin.OK, said
    said = shell.run("clock")[1]
    assert all("may be right" in line for line in said.splitlines() if "Nothing" not in line), said
    assert shell.run("verify")[0] == admin.OK
    shell.bot(goes_on)


@pytest.mark.parametrize("span", ["365", "-1d", "d", "", "1y", "0m", "9" * 20 + "d"])
def test_a_span_that_is_none_is_refused(shell: Shell, span: str) -> None:
    with pytest.raises(SystemExit):
        shell.run("clock", "--repair", f"--by={span}")
