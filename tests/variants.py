"""Which variations of a test the usual run leaves out: it makes each test in one of them, and `make test-all` in all.

A variation is an engine of the store, a language in which people use the bot, or a table of the conformance suite.
Which one is chosen differs from test to test and is the same in every run, so that together the tests of a folder see
all of them. Nothing is left out where the variation is what the test is about: the store and crashes run on both
engines, and texts are held against every language. Kills of a running bot, which last minutes, take turns. A test that
looks at many pictures or pages looks at each of them in one language, and together they see all.

A test with very many cases alike, such as every golden table, may be marked ``sampled(n)``: one case in n is made, and
those marked ``kept``, which alone reach something. What is marked ``spare`` is left to the full run: a case of which
there are others alike, and a test that does as a whole what others do in parts, such as killing a bot that holds
tournaments.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from zlib import crc32

import pytest

from bot.i18n import LANGUAGES
from tests import engines
from tests.lanes import is_within

ENGINES = (engines.SQLITE, engines.POSTGRES)
TESTS = Path(__file__).parent
ON_BOTH = tuple(
    TESTS / each
    for each in (
        "bot/store",
        "bot/tables/test_crash.py",
        "bot/tables/test_damage.py",
        "bot/tournaments/test_crash.py",
        "power",
    )
)
"""Tests of what the engines do differently."""
USED = tuple(TESTS / each for each in ("bot/edges", "browser", "e2e", "fuzz", "playground"))
"""Tests of what people do, in one language or another."""
SHOWN = tuple(TESTS / each for each in ("bot/ui", "render"))
"""Tests of what people see: one with many cases sees each in one language."""
MANY = 3
"""So many cases see all languages together. A quick run makes one case in so many."""
CHECKED = 4
"""Each check of the conformance suite looks at one of this many tables of a title, and all checks together at each."""


def left_out(items: Sequence[pytest.Item]) -> set[pytest.Item]:
    """The tests of which the usual run makes another variation."""
    others: set[pytest.Item] = set()
    for choose in (partial(repeated, alike_by=_varied), _unchecked, _unspoken, unsampled):
        others |= choose([item for item in items if item not in others])
    return others


def repeated(
    items: Sequence[pytest.Item], alike_by: Callable[[pytest.Item], set[str]]
) -> set[pytest.Item]:
    """The tests of which another variation is chosen; `alike_by` says which parameters make one."""
    alike: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        alike[_without(item, alike_by(item))].append(item)
    chosen = {_one(same, crc32(name.encode())) for name, same in alike.items()}
    return {item for item in items if item not in chosen}


def _one(same: Sequence[pytest.Item], number: int) -> pytest.Item:
    """One of the variations: twice as often that on SQLite, because a test on PostgreSQL takes about twice as long."""
    drawn = [item for item in same for _ in range(1 if engine_of(item) == engines.POSTGRES else 2)]
    return drawn[number % len(drawn)]


def quickly_left_out(items: Sequence[pytest.Item]) -> set[pytest.Item]:
    """What a quick run leaves out besides: languages, and two of three cases of what people see."""
    others: set[pytest.Item] = set()
    for choose in (partial(repeated, alike_by=languages_of), unsampled, _thinned):
        others |= choose([item for item in items if item not in others])
    return others


def _thinned(items: Sequence[pytest.Item]) -> set[pytest.Item]:
    by_test: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if is_within(item.path, SHOWN):
            by_test[_function(item)].append(item)
    return {
        item
        for name, cases in by_test.items()
        if len(cases) >= MANY
        for place, item in enumerate(cases)
        if place % MANY != crc32(name.encode()) % MANY
    }


def languages_of(item: pytest.Item) -> set[str]:
    return {str(param) for param in _params(item).values()} & set(LANGUAGES)


def engine_of(item: pytest.Item) -> object:
    """The engine of the store that a test runs on, if it says so."""
    params = _params(item)
    return params.get("database_url") or params.get("empty_url")


def _unchecked(items: Sequence[pytest.Item]) -> set[pytest.Item]:
    """Checks of tables that the same check leaves to others."""
    by_check: defaultdict[str, list[tuple[int, pytest.Item]]] = defaultdict(list)
    for item in items:
        params = _params(item)
        if {"check", "subject", "place"} <= params.keys():
            name = f"{params['subject']} {getattr(params['check'], '__name__', '')}"
            by_check[name].append((int(str(params["place"])), item))
    return {
        item
        for name, tables in by_check.items()
        for place, item in tables
        if place % min(CHECKED, len(tables)) != crc32(name.encode()) % min(CHECKED, len(tables))
    }


def _unspoken(items: Sequence[pytest.Item]) -> set[pytest.Item]:
    """Cases in languages in which other cases of the same test are shown."""
    by_test: defaultdict[str, dict[str, list[pytest.Item]]] = defaultdict(dict)
    for item in items:
        if is_within(item.path, SHOWN) and (spoken := languages_of(item)):
            cases = by_test[_function(item)]
            cases.setdefault(_without(item, spoken), []).append(item)
    return {
        item
        for name, cases in by_test.items()
        if len(cases) >= MANY
        for number, same in enumerate(cases.values(), crc32(name.encode()))
        for place, item in enumerate(same)
        if place != number % len(same)
    }


def unsampled(items: Sequence[pytest.Item]) -> set[pytest.Item]:
    """What is marked ``spare``, and the cases that a test marked ``sampled`` leaves to the full run."""
    by_test: defaultdict[str, list[pytest.Item]] = defaultdict(list)
    shares: dict[str, int] = {}
    for item in items:
        if (mark := item.get_closest_marker("sampled")) is not None:
            (shares[_function(item)],) = mark.args
            by_test[_function(item)].append(item)
    spare = {item for item in items if item.get_closest_marker("spare") is not None}
    return spare | {
        item
        for name, cases in by_test.items()
        for place, item in enumerate(cases)
        if item.get_closest_marker("kept") is None
        and place % (share := min(shares[name], len(cases))) != crc32(name.encode()) % share
    }


def _varied(item: pytest.Item) -> set[str]:
    engines_of = set() if is_within(item.path, ON_BOTH) else set(ENGINES)
    return engines_of | (languages_of(item) if is_within(item.path, USED) else set())


def _function(item: pytest.Item) -> str:
    """The test's name without its parameters."""
    return item.nodeid.partition("[")[0]


def _without(item: pytest.Item, varied: set[str]) -> str:
    """The test's name without some of its parameters."""
    head, bracket, tail = item.nodeid.partition("[")
    parts = [part for part in tail.rstrip("]").split("-") if part not in varied]
    return head + bracket + "-".join(parts)


def _params(item: pytest.Item) -> dict[str, object]:
    return dict(item.callspec.params) if hasattr(item, "callspec") else {}
