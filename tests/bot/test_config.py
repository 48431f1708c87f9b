from pathlib import Path

import pytest

from bot.config import DISCORD_API_URL, BadSettings, Config, read_config

TOKEN = "a.secret-token"


def problems(**env: str) -> tuple[str, ...]:
    with pytest.raises(BadSettings) as bad:
        read_config(env)
    return bad.value.problems


def test_a_token_is_enough() -> None:
    config = read_config({"DISCORD_TOKEN": f" {TOKEN}\n"})
    assert config == Config(TOKEN, DISCORD_API_URL, Path("turnpost.sqlite3"), "INFO")


def test_everything_may_be_set(tmp_path: Path) -> None:
    env = {
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": "http://localhost:8080/api/v10/",
        "DATABASE": str(tmp_path / "mine.sqlite3"),
        "LOG_LEVEL": "debug",
        "TITLE_FILES": str(tmp_path),
    }
    assert read_config(env) == Config(
        TOKEN, "http://localhost:8080/api/v10", tmp_path / "mine.sqlite3", "DEBUG", tmp_path
    )


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
        pytest.param("LOG_LEVEL", "LOUD", id="no such level"),
        pytest.param("TITLE_FILES", "/no/such/folder", id="files that are nowhere"),
    ],
)
def test_each_problem_is_named(name: str, value: str) -> None:
    (problem,) = problems(**{"DISCORD_TOKEN": TOKEN, name: value})
    assert problem.startswith(name)


def test_all_problems_are_told_at_once() -> None:
    told = problems(DISCORD_API_URL="nowhere", DATABASE="/", LOG_LEVEL="LOUD")
    names = [problem.split()[0] for problem in told]
    assert names == ["DISCORD_TOKEN", "DISCORD_API_URL", "DATABASE", "LOG_LEVEL"]


def test_problems_never_show_the_token() -> None:
    secret = "two secret words"
    assert not any("secret" in problem for problem in problems(DISCORD_TOKEN=secret))


def test_settings_never_show_the_token() -> None:
    config = read_config({"DISCORD_TOKEN": TOKEN})
    assert TOKEN not in repr(config)
    assert TOKEN not in f"{config}"
