"""Two sizes of a run: the usual one, and ``--quick``, which is for while one writes code.

A quick run plays one set-up of each title in the conformance suite. A test that is run in every language is run in one
of them, not always the same. Tests that need sockets, a browser or a PostgreSQL server are left out.
"""

import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest
from sqlalchemy import URL

from tests import engines, postgres

LANGUAGES = ("en", "ko", "it")
LEFT_OUT = ("browser", "sockets")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="one set-up a title, one language a test")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("quick"):
        os.environ["TURNPOST_GAMES"] = "0"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("quick"):
        return
    by_test: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        by_test[_without_language(item)].append(item)
    left_out = {
        item
        for name, same in by_test.items()
        for place, item in enumerate(same)
        if place != crc32(name.encode()) % len(same)
        or any(map(item.get_closest_marker, LEFT_OUT))
        or _needs_postgres(item)
    }
    config.hook.pytest_deselected(items=[item for item in items if item in left_out])
    items[:] = [item for item in items if item not in left_out]


def _needs_postgres(item: pytest.Item) -> bool:
    if not isinstance(item, pytest.Function):
        return False
    params = item.callspec.params if hasattr(item, "callspec") else {}
    return params.get("database_url") == engines.POSTGRES or "postgres_server" in item.fixturenames


def _without_language(item: pytest.Item) -> str:
    """What the test is called, but for the language that it is run in."""
    params = (
        item.callspec.params.values()
        if isinstance(item, pytest.Function) and hasattr(item, "callspec")
        else ()
    )
    spoken = {str(param) for param in params} & set(LANGUAGES)
    head, bracket, tail = item.nodeid.partition("[")
    parts = [part for part in tail.rstrip("]").split("-") if part not in spoken]
    return head + bracket + "-".join(parts)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    """One for all tests of a process."""
    if (why := postgres.lacks()) is not None:
        (pytest.fail if os.environ.get("TURNPOST_POSTGRES") == "required" else pytest.skip)(why)
    with postgres.server() as server:
        yield server


@pytest.fixture(params=[engines.SQLITE, engines.POSTGRES])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """Where there is no database yet, or an empty one: the tests that use it are run over both engines."""
    if request.param == engines.SQLITE:
        return engines.sqlite_in(tmp_path)
    server: postgres.Server = request.getfixturevalue("postgres_server")
    return server.emptied()
