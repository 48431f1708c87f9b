import math
import re
from pathlib import Path

import pytest
from sqlalchemy import make_url

from bot.command import main as command
from bot.config import (
    DISCORD_API_URL,
    SETTINGS,
    BadSettings,
    Config,
    read_config,
    strange_settings,
)
from bot.exits import Exit
from bot.store.sharing.shards import ALL, Shards
from bot.store.sqlite import sqlite_url

TOKEN = "a.secret-token"


def problems(**env: str) -> tuple[str, ...]:
    with pytest.raises(BadSettings) as bad:
        read_config(env)
    return bad.value.problems


def test_a_token_is_enough() -> None:
    config = read_config({"DISCORD_TOKEN": f" {TOKEN}\n"})
    assert config == Config(TOKEN, DISCORD_API_URL, sqlite_url(Path("turnpost.sqlite3")), "INFO")


def test_everything_may_be_set(tmp_path: Path) -> None:
    env = {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": "http://localhost:8080/api/v10/",
        "DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path}/mine.sqlite3",
        "LOG_LEVEL": "debug",
        "TITLE_FILES": str(tmp_path),
        "LOG_FORMAT": "JSON",
        "METRICS_PORT": "9100",
        "METRICS_HOST": "::",
    }
    assert read_config(env) == Config(
        TOKEN,
        "http://localhost:8080/api/v10",
        sqlite_url(tmp_path / "mine.sqlite3"),
        "DEBUG",
        tmp_path,
        log_format="json",
        metrics=("::", 9100),
    )


def test_metrics_stay_on_this_machine() -> None:
    assert read_config({"DISCORD_TOKEN": TOKEN}).metrics is None
    config = read_config({"DISCORD_TOKEN": TOKEN, "METRICS_PORT": "9100"})
    assert config.metrics == ("127.0.0.1", 9100)


def test_the_example_explains_every_setting_and_no_other() -> None:
    example = (Path(__file__).parents[2] / ".env.example").read_text("utf-8")
    explained = re.findall(r"^#? ?([A-Z_]+)=", example, re.M)
    # DATABASE is the old name of DATABASE_URL.
    assert {*explained, "DATABASE"} == set(SETTINGS)


def test_an_unknown_setting_is_named_with_the_nearest_known_one() -> None:
    written = {"DISCORD_TOKN": TOKEN, "BACKUPS": "", "COLOUR": "blue"}
    said = strange_settings(
        written, {**written, "METRIC_PORT": "9100", "HOME": "/", "PATH": "/bin"}
    )
    assert len(said) == 3
    assert "DISCORD_TOKN" in said[0]
    assert "DISCORD_TOKEN" in said[0]
    assert said[1].startswith("COLOUR in .env")
    assert "METRICS_PORT" in said[2]
    assert TOKEN not in "".join(said)


@pytest.mark.parametrize(
    "program", ["turnpost bot", "turnpost admin status", "turnpost health", "turnpost bot json"]
)
def test_a_file_of_settings_that_is_no_text_is_refused_in_words(
    program: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("ALIVE_FILE", raising=False)
    is_json = program.endswith("json")
    monkeypatch.setenv("LOG_FORMAT", "json" if is_json else "text")
    monkeypatch.setattr("sys.argv", program.removesuffix(" json").split())
    assert command() == Exit.SETTINGS
    said = capsys.readouterr().err
    assert ".env" in said
    assert said.startswith("{") is is_json


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param("DISCORD_TOKEN", "", id="no token"),
        pytest.param("DISCORD_TOKEN", "two words", id="a token in two pieces"),
        pytest.param("DISCORD_API_URL", "discord.com/api", id="an address without scheme"),
        pytest.param("DISCORD_API_URL", "ftp://discord.com", id="an address that is not for us"),
        pytest.param("DISCORD_API_URL", "https://", id="an address of nothing"),
        pytest.param("DISCORD_API_URL", "http://[half", id="an address that is broken"),
        pytest.param("DATABASE", "/", id="a folder"),
        pytest.param("DATABASE", "/no/such/folder/d.sqlite3", id="a folder that is not there"),
        pytest.param("DATABASE_URL", "sqlite+aiosqlite:////", id="an address of a folder"),
        pytest.param("DATABASE_URL", "sqlite+aiosqlite://", id="an address without a file"),
        pytest.param("DATABASE_URL", "postgresql+asyncpg://me@host", id="no database of a server"),
        pytest.param("DATABASE_URL", "mysql://me@host/turnpost", id="an engine we do not know"),
        pytest.param("DATABASE_URL", "turnpost.sqlite3", id="no address at all"),
        pytest.param("LOG_LEVEL", "LOUD", id="no such level"),
        pytest.param("LOG_FORMAT", "xml", id="no such lines"),
        pytest.param("METRICS_PORT", "65536", id="no such port"),
        pytest.param("METRICS_PORT", "http", id="a port that is no number"),
        pytest.param("TITLE_FILES", "/no/such/folder", id="files that are nowhere"),
        pytest.param("BACKUPS", "/no/such/folder", id="copies that go nowhere"),
        pytest.param("BACKUP_HOURS", "0", id="copies all the time"),
        pytest.param("REPLAY_FORMAT", "apng", id="animations that stand still"),
        pytest.param("BACKUP_HOURS", "daily", id="hours in words"),
        pytest.param("EXPERT_PROCESSES", "65", id="more experts than anybody needs"),
        pytest.param("EXPERT_PROCESSES", "some", id="experts in words"),
        pytest.param("ALIVE_FILE", "/no/such/folder/alive", id="a sign of life that goes nowhere"),
        pytest.param("SHARDS", "4/4", id="a shard that there is not"),
        pytest.param("SHARDS", "0-3/16", id="shards of an SQLite file"),
    ],
)
def test_each_problem_is_named(name: str, value: str) -> None:
    (problem,) = problems(**{"DISCORD_TOKEN": TOKEN, name: value})
    assert problem.startswith(name)


def test_all_problems_are_told_at_once() -> None:
    told = problems(DISCORD_API_URL="nowhere", DATABASE="/", LOG_LEVEL="LOUD")
    names = [problem.split()[0] for problem in told]
    assert names == ["DISCORD_TOKEN", "DISCORD_API_URL", "DATABASE", "LOG_LEVEL"]


def test_copies_are_made_every_six_hours_in_a_folder_if_there_is_one(tmp_path: Path) -> None:
    config = read_config({"DISCORD_TOKEN": TOKEN, "BACKUPS": str(tmp_path)})
    assert (config.backups, config.backup_hours) == (tmp_path, 6)
    assert read_config({"DISCORD_TOKEN": TOKEN}).backups is None


def test_operators_are_named_by_their_numbers() -> None:
    assert read_config({"DISCORD_TOKEN": TOKEN}).operators == frozenset()
    env = {"DISCORD_TOKEN": TOKEN, "OPERATORS": " 12, 345 6"}
    assert read_config(env).operators == {12, 345, 6}
    (problem,) = problems(DISCORD_TOKEN=TOKEN, OPERATORS="@ada")
    assert "OPERATORS" in problem


@pytest.mark.parametrize(
    ("written", "on_terminal", "seconds"),
    [
        pytest.param({}, True, 30.0, id="on a terminal"),
        pytest.param({}, False, math.inf, id="without a terminal"),
        pytest.param({"INVOCATION_ID": "ab12"}, True, math.inf, id="a service of systemd"),
        pytest.param({"DATABASE_WAIT": "0"}, False, 0.0, id="not at all"),
        pytest.param({"DATABASE_WAIT": " 90 "}, True, 90.0, id="so many seconds"),
        pytest.param({"DATABASE_WAIT": "Forever"}, True, math.inf, id="for ever"),
    ],
)
def test_a_service_waits_for_its_database_for_ever(
    written: dict[str, str], on_terminal: bool, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: on_terminal)
    assert read_config({"DISCORD_TOKEN": TOKEN, **written}).database_wait_s == seconds


@pytest.mark.parametrize("written", ["-1", "1.5", "soon", "²", "9" * 400])
def test_a_wait_that_is_no_number_is_refused(written: str) -> None:
    (problem,) = problems(DISCORD_TOKEN=TOKEN, DATABASE_WAIT=written)
    assert "DATABASE_WAIT" in problem


def test_postgresql_is_copied_by_its_own_means(tmp_path: Path) -> None:
    address = "postgresql://me@host/t"
    (problem,) = problems(DISCORD_TOKEN=TOKEN, DATABASE_URL=address, BACKUPS=str(tmp_path))
    assert "pg_dump" in problem


def test_problems_never_show_the_token() -> None:
    secret = "two secret words"
    assert not any("secret" in problem for problem in problems(DISCORD_TOKEN=secret))


@pytest.mark.parametrize(
    ("given", "understood"),
    [
        ("sqlite:///t.sqlite3", "sqlite+aiosqlite:///t.sqlite3"),
        ("postgres://me:word@host/t", "postgresql+asyncpg://me:word@host/t"),
        ("postgresql://me@/t?host=/run/pg", "postgresql+asyncpg://me@/t?host=/run/pg"),
    ],
)
def test_the_driver_of_a_database_may_be_left_out(given: str, understood: str) -> None:
    config = read_config({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": given})
    assert config.database == make_url(understood)
    assert config.notes == ()


def test_the_old_name_of_the_database_setting_still_works_and_names_the_new_one(
    tmp_path: Path,
) -> None:
    config = read_config({"DISCORD_TOKEN": TOKEN, "DATABASE": str(tmp_path / "old.sqlite3")})
    assert config.database == sqlite_url(tmp_path / "old.sqlite3")
    (note,) = config.notes
    assert f"DATABASE_URL=sqlite+aiosqlite:///{tmp_path}/old.sqlite3" in note


def test_both_names_of_the_database_at_once_are_a_problem() -> None:
    (problem,) = problems(
        DISCORD_TOKEN=TOKEN, DATABASE="t.sqlite3", DATABASE_URL="sqlite:///other.sqlite3"
    )
    assert problem.startswith("DATABASE and DATABASE_URL")


def test_neither_problems_nor_settings_show_the_password_of_a_database() -> None:
    address = "postgresql://me:pass-word@host/t"
    assert "pass-word" not in repr(read_config({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": address}))
    told = problems(DATABASE_URL="mysql://me:pass-word@host/t")
    assert not any("pass-word" in problem for problem in told)


def test_settings_never_show_the_token() -> None:
    config = read_config({"DISCORD_TOKEN": TOKEN})
    assert TOKEN not in repr(config)
    assert TOKEN not in f"{config}"


def test_a_process_serves_some_shards_on_postgresql() -> None:
    database = {"DATABASE_URL": "postgresql://turnpost@db/turnpost"}
    assert read_config({"DISCORD_TOKEN": TOKEN, **database}).shards is ALL
    some = read_config({"DISCORD_TOKEN": TOKEN, **database, "SHARDS": "0-3/16"})
    assert some.shards == Shards((0, 1, 2, 3), 16)
