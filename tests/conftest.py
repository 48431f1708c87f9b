"""Fixtures for all tests, and the number of workers of a run.

`make test` leaves out what is marked ``release``, `make quick` also what is slow; `pyproject.toml` names the markers.
"""

import asyncio
import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from sqlalchemy import URL

from tests import engines, postgres, scale

# Collecting tests makes next to no garbage, and looking for it takes a fifth of that time.
gc.disable()
# How many cases are made up where a test does not say.
# How long examples take says something about the machine, not about the program.
settings.register_profile(
    "usual",
    max_examples=scale.sized(40, 100),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("usual")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Run two workers a core: a test that waits for a bot, a browser or a disk leaves its core to another one."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_finish() -> None:
    # Modules and tests live for the whole run. Several tests collect garbage to see complaints;
    # without this each of them would scan everything that was ever imported.
    gc.collect()
    gc.freeze()
    gc.enable()
    # Python looks for cycles after every 700 objects. Seldom is enough, and saves a twentieth of the processor time.
    gc.set_threshold(20_000, 20, 20)


def pytest_sessionfinish() -> None:
    # Pytest collects garbage five times, to see complaints. Once nothing is found, it need not look again.
    for _ in range(5):
        if not gc.collect():
            break
    gc.freeze()


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let searches for moves end when they have found everything, at any time, so that their results do not
    depend on the machine."""
    for budget in ("lines.MOST_S", "nearest.SEARCH_S", "nearest.CHECK_S"):
        monkeypatch.setattr(f"bot.core.form.{budget}", scale.PATIENCE_S)


class _Hasty:
    """The module asyncio, with sleeps that are over at once."""

    def __getattr__(self, name: str) -> object:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(_: float) -> None:
        await asyncio.sleep(0)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let discord.py try requests again at once. It waits in real time, for up to half a minute a request."""
    monkeypatch.setattr("discord.http.asyncio", _Hasty())


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    """One server for all tests of a process."""
    if (why := postgres.lacks()) is not None:
        (pytest.fail if os.environ.get("TURNPOST_POSTGRES") == "required" else pytest.skip)(why)
    with postgres.server() as server:
        yield server


@pytest.fixture(params=engines.SQLITE_FIRST)
def engine(request: pytest.FixtureRequest) -> str:
    """The engine of a test's database. Tests of the differences between engines are parametrized with both."""
    name: str = request.param
    return name


@pytest.fixture
def database_url(engine: str, request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """The address of a new database with our tables."""
    if engine == engines.SQLITE:
        return engines.prepared(engines.sqlite_in(tmp_path))
    server: postgres.Server = request.getfixturevalue("postgres_server")
    return server.prepared()


@pytest.fixture
def empty_url(engine: str, request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """The address of a database that does not exist yet or has no tables."""
    if engine == engines.SQLITE:
        return engines.sqlite_in(tmp_path)
    server: postgres.Server = request.getfixturevalue("postgres_server")
    return server.emptied()
