"""Sizes of a test run: everything; ``--once``, of `make check`; and ``--quick``, for use while writing code.

With ``--once`` each test is made in one of its variations (`tests.variants`).

A quick run plays one set-up of each title in the conformance suite. A test for every language runs in only one of them,
which differs from test to test, and of three cases of what people see one is made. Left out are tests that are slow, or
need every set-up, sockets, a browser or a PostgreSQL server, and modules that compute for long
(`tests.lanes.NOT_QUICK`).
"""

import gc
import os
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from pathlib import Path

import pytest
from hypothesis import settings
from sqlalchemy import URL

from render.core import sprites, text
from tests import engines, postgres, scale, statements, variants
from tests.lanes import (
    COMPUTING,
    NOT_QUICK,
    WAITING,
    WAITS,
    Lane,
    dealt,
    is_within,
    may_hold,
    unspelled,
)

LEFT_OUT = ("browser", "sockets", "slow", "full")
LONGEST = ("slow", "browser", "full")
"""Markers of tests that begin first, so that a run does not end with everybody waiting for one of them."""
SPRITES_BYTES = 192 * 2**20
"""Tests draw every title by turns, and those that look at every fact draw far more than a bot keeps."""

TEXTS = 2**17
"""How many texts stay measured: those of every title in every language."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="one set-up a title, one language a test")
    parser.addoption("--once", action="store_true", help="each test in one of its variations")


# Next to nothing of what collecting tests makes becomes garbage: to look for it takes a fifth of that time.
gc.disable()
# Painters are imported later, even those that other conftests import, and take the caches that are there.
sprites.SPRITES = sprites.SpriteCache(SPRITES_BYTES)
text.text_width = lru_cache(TEXTS)(text.text_width.__wrapped__)
text.cut = lru_cache(TEXTS)(text.cut.__wrapped__)
statements.share()
# How many cases are made up where a test does not say.
settings.register_profile("usual", max_examples=scale.sized(40, 100))
settings.load_profile("usual")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("quick"):
        # For workers, and for this process, which may have read the variable already.
        os.environ["TURNPOST_GAMES"] = "0"
        scale.GAMES = 0


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A run imports only modules that can hold its tests."""
    if config.getoption("quick") and collection_path in NOT_QUICK:
        return True
    selects = config.getoption("markexpr")
    if selects not in tuple(Lane) or may_hold(Lane(selects), collection_path):
        return None
    return True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if hidden := unspelled(item.path, (mark.name for mark in item.iter_markers())):
            raise pytest.UsageError(f"{item.nodeid}: its module must spell out {hidden}")
        if any(map(item.get_closest_marker, WAITS)) or is_within(item.path, WAITING):
            item.add_marker("waits")
    if config.getoption("quick"):
        # First what it cannot make: another case is then chosen.
        _leave_out(config, items, set(filter(_needs_much, items)))
        _leave_out(config, items, variants.quickly_left_out(items))
    elif config.getoption("once"):
        _leave_out(config, items, variants.left_out(items))
    long = [list(tests) for _, tests in groupby(filter(_is_long, items), lambda item: item.path)]
    rest = sorted((item for item in items if not _is_long(item)), key=_comes_late)
    items[:] = dealt(long, rest, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def pytest_collection_finish() -> None:
    # Modules and tests live for the whole run. Several tests collect garbage to see what complains;
    # without this each of them would scan everything that was ever imported.
    gc.collect()
    gc.freeze()
    gc.enable()
    # Python looks for cycles after every 700 objects. Seldom is enough, and saves a twentieth of the processor time.
    gc.set_threshold(20_000, 20, 20)


def pytest_sessionfinish() -> None:
    # Pytest collects garbage five times, to see what complains. When nothing is found any more, it need not look again.
    for _ in range(5):
        if not gc.collect():
            break
    gc.freeze()


def _comes_late(item: pytest.Item) -> bool:
    """At the end of a run nothing waits for a database, so that no core is idle."""
    return is_within(item.path, COMPUTING)


def _is_long(item: pytest.Item) -> bool:
    return item.path in NOT_QUICK or any(map(item.get_closest_marker, LONGEST))


def _leave_out(config: pytest.Config, items: list[pytest.Item], others: set[pytest.Item]) -> None:
    config.hook.pytest_deselected(items=[item for item in items if item in others])
    items[:] = [item for item in items if item not in others]


def _needs_much(item: pytest.Item) -> bool:
    """Whether a test takes more than a quick run has."""
    if any(map(item.get_closest_marker, LEFT_OUT)) or variants.engine_of(item) == engines.POSTGRES:
        return True
    return isinstance(item, pytest.Function) and "postgres_server" in item.fixturenames


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches for moves end when they have found everything, not when their time is up, so that what they find does
    not depend on the machine."""
    for budget in ("lines.MOST_S", "nearest.SEARCH_S", "nearest.CHECK_S"):
        monkeypatch.setattr(f"bot.core.form.{budget}", scale.PATIENCE_S)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    """One server for all tests of a process."""
    if (why := postgres.lacks()) is not None:
        (pytest.fail if os.environ.get("TURNPOST_POSTGRES") == "required" else pytest.skip)(why)
    with postgres.server() as server:
        yield server


@pytest.fixture(params=[engines.SQLITE, engines.POSTGRES])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """The address of a new database with our tables. Tests that use it run on both engines."""
    if request.param == engines.SQLITE:
        return engines.prepared(engines.sqlite_in(tmp_path))
    server: postgres.Server = request.getfixturevalue("postgres_server")
    return server.prepared()


@pytest.fixture(params=[engines.SQLITE, engines.POSTGRES])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """The address of a database that does not exist yet or has no tables, on both engines."""
    if request.param == engines.SQLITE:
        return engines.sqlite_in(tmp_path)
    server: postgres.Server = request.getfixturevalue("postgres_server")
    return server.emptied()
