"""Which tests run beside which: `make test` is made of two runs, one beside the other.

A run imports no module whose tests all belong to another one. Importing every module of the tests takes a process
longer than many folders take to run.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

WAITS = ("browser", "slow", "sockets")
"""Markers of tests that spend most of their time waiting; they are marked `waits` as well."""
WAITING = tuple(
    Path(__file__).parent / each for each in ("bot/edges", "browser", "e2e", "playground", "power")
)
"""Folders that hold only such tests."""
COMPUTING = tuple(Path(__file__).parent / each for each in ("conformance", "render", "rules"))
"""Folders whose tests keep a core busy from the first to the last."""

NOT_QUICK = tuple(
    Path(__file__).parent / each
    for each in (
        "bot/i18n/test_entries.py",
        "bot/ratings/test_deals.py",
        "bot/ratings/test_keeping.py",
        "bot/ratings/test_service.py",
        "bot/store/test_backup.py",
        "bot/store/test_between.py",
        "bot/store/test_migrate.py",
        "bot/store/test_taking_over.py",
        "bot/tables/test_damage.py",
        "bot/tables/test_experts.py",
        "bot/tables/test_records.py",
        "bot/test_admin.py",
        "bot/tournaments/test_absent.py",
        "bot/tournaments/test_at_once.py",
        "bot/tournaments/test_by_hand.py",
        "bot/tournaments/test_closed_tables.py",
        "bot/tournaments/test_crash.py",
        "bot/tournaments/test_deleted.py",
        "bot/tournaments/test_forgotten_servers.py",
        "bot/tournaments/test_kinds.py",
        "bot/tournaments/test_optional.py",
        "bot/tournaments/test_organisers.py",
        "bot/tournaments/test_quiet.py",
        "bot/tournaments/test_referees.py",
        "bot/tournaments/test_sealed.py",
        "bot/tournaments/test_seasons.py",
        "bot/tournaments/test_whole.py",
        "bot/ui/test_catching_up.py",
        "bot/ui/test_confirmation.py",
        "bot/ui/test_hints.py",
        "bot/ui/tournaments/test_rights.py",
        "conformance/test_suite_catches.py",
        "render/contest/test_held.py",
        "render/test_animation.py",
        "render/test_changes.py",
        "render/test_layout_of_golden_tables.py",
        "render/test_repainted.py",
        "render/test_tmars_cards.py",
        "render/test_tmars_sheets.py",
        "render/test_waiting.py",
        "rules/contest/test_benchmarks.py",
        "rules/contest/test_brackets.py",
        "rules/contest/test_events.py",
        "rules/contest/test_pairing.py",
        "rules/contest/test_schedules.py",
        "rules/expancity/test_robots.py",
        "rules/mine/test_restarts.py",
        "rules/test_levels.py",
        "rules/tmars/test_marsbot_soak.py",
        "rules/tmars/test_marsbot_told.py",
    )
)
"""Modules that compute for many seconds: a quick run leaves them out, and the others begin with them."""


class Lane(StrEnum):
    """A run, with the expression that selects its tests."""

    WAITS = "waits"
    BUSY = "not waits"


def dealt(first: Sequence[Sequence[T]], rest: Sequence[T], workers: int) -> list[T]:
    """An order of tests in which every worker of a run begins with a fair number of those that come first.

    xdist gives each worker as many consecutive tests, and whoever is done takes half of what another one still has,
    from its end. In plain order one worker would have all long tests, and the run would end with some of them.

    Args:
        first: what comes first, in groups that stay together.
        rest: what comes after that, in this order.
    """
    shares: list[list[T]] = [[] for _ in range(workers)]
    for number, group in enumerate(first):
        shares[number % workers].extend(group)
    size, begun = (sum(map(len, shares)) + len(rest)) // workers, 0
    for share in shares[:-1]:
        room = max(size - len(share), 0)
        share.extend(rest[begun : begun + room])
        begun += room
    shares[-1].extend(rest[begun:])
    return [test for share in shares for test in share]


@cache
def is_within(path: Path, folders: tuple[Path, ...]) -> bool:
    return any(path.is_relative_to(folder) for folder in folders)


def may_hold(lane: Lane, path: Path) -> bool:
    """Whether a module of tests, or any in a folder, can hold a test that this run selects.

    A module that marks a test spells the marker out; `unspelled` finds one that does not.
    """
    if path.is_dir():
        return any(may_hold(lane, each) for each in path.rglob("test_*.py"))
    is_waiting = is_within(path, WAITING)
    if lane is Lane.BUSY:
        return not is_waiting
    return is_waiting or any(_spells(path, marker) for marker in WAITS)


def unspelled(path: Path, markers: Iterable[str]) -> list[str]:
    """Those of a test's markers that decide about its run and that its module does not spell out."""
    return sorted(each for each in {*WAITS} & {*markers} if not _spells(path, each))


@cache
def _spells(path: Path, marker: str) -> bool:
    return f"mark.{marker}" in path.read_text("utf-8")
