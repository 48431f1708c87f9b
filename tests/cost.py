"""Measure the processor time of the tests: ``python -m tests.cost [--by test] [PATH or option of pytest ...]``.

Processor time hardly depends on other load of the machine, so it can be compared before and after a change. It counts
the process of the tests and the processes that these have started and that have ended. A fixture counts for the test
that needed it first.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias

import msgspec
import pytest

FOLDER = "TURNPOST_COST"
"""The environment variable with the folder for the measurements of each process."""
MOST_SHOWN = 40


Sums: TypeAlias = dict[str, float]


class Spent(msgspec.Struct):
    """Sums by the id of a test, or by the module for its import."""

    own_s: Sums = {}
    started_s: Sums = {}
    """The time of processes that tests have started."""
    starts: Sums = {}
    imports_s: Sums = {}
    around_s: float = 0.0
    """Everything that belongs to no test: starting, collecting, sending reports."""

    def columns(self) -> tuple[Sums, Sums, Sums, Sums]:
        return self.own_s, self.started_s, self.starts, self.imports_s

    def add(self, other: "Spent", group: Callable[[str], str]) -> None:
        for mine, theirs in zip(self.columns(), other.columns(), strict=True):
            for name, value in theirs.items():
                _add(mine, group(name), value)
        self.around_s += other.around_s


class Meter:
    """Measures one process of a test run."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._spent = Spent()
        self._current = ""
        sys.addaudithook(self._count)

    def _count(self, event: str, _: tuple[object, ...]) -> None:
        if event == "subprocess.Popen" and self._current:
            _add(self._spent.starts, self._current, 1)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._current = item.nodeid
        own, started = _own_s(), _started_s()
        try:
            return (yield)
        finally:
            _add(self._spent.own_s, item.nodeid, _own_s() - own)
            _add(self._spent.started_s, item.nodeid, _started_s() - started)
            self._current = ""

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Iterator[None]:
        own = _own_s()
        try:
            return (yield)
        finally:
            if isinstance(collector, pytest.Module):
                _add(self._spent.imports_s, collector.nodeid, _own_s() - own)

    def pytest_sessionfinish(self) -> None:
        spent = self._spent
        counted = (spent.own_s, spent.started_s, spent.imports_s)
        inside = sum(sum(sums.values()) for sums in counted)
        # A process that only hands out tests has started others that measure themselves.
        spent.around_s = _own_s() + (_started_s() if spent.own_s else 0) - inside
        (self._folder / f"{os.getpid()}.json").write_bytes(msgspec.json.encode(spent))


def _add(sums: Sums, name: str, value: float) -> None:
    sums[name] = sums.get(name, 0) + value


def _own_s() -> float:
    times = os.times()
    return times.user + times.system


def _started_s() -> float:
    times = os.times()
    return times.children_user + times.children_system


def pytest_configure(config: pytest.Config) -> None:
    if folder := os.environ.get(FOLDER):
        config.pluginmanager.register(Meter(Path(folder)))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.cost", description=__doc__)
    parser.add_argument("--by", choices=["folder", "module", "test"], default="module")
    parser.add_argument("--most", type=int, default=MOST_SHOWN, help="how many lines to show")
    options, rest = parser.parse_known_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pytest", "-p", "tests.cost", *(rest or ["tests"])]
        code = subprocess.run(command, env=os.environ | {FOLDER: folder}).returncode
        spent = Spent()
        for file in Path(folder).glob("*.json"):
            one = msgspec.json.decode(file.read_bytes(), type=Spent)
            spent.add(one, partial(_group, by=options.by))
    sys.stdout.writelines(_lines(spent, options.most))
    return code


def _group(node: str, by: str) -> str:
    module = node.partition("::")[0]
    return {"folder": str(Path(module).parent), "module": module, "test": node}[by]


def _lines(spent: Spent, most: int) -> Iterator[str]:
    own, started, _, imports = spent.columns()
    total = {
        each: sum(sums.get(each, 0) for sums in (own, started, imports))
        for each in {*own, *imports}
    }
    yield "tests s | processes s | started | imports s\n"
    for name in sorted(total, key=lambda each: -total[each])[:most]:
        yield _line([column.get(name, 0) for column in spent.columns()], name)
    sums = [sum(column.values()) for column in spent.columns()]
    yield _line(sums, f"everything, and {spent.around_s:.1f} s for no test")


def _line(columns: Sequence[float], name: str) -> str:
    own, started, starts, imports = columns
    return f"{own:7.2f} | {started:11.2f} | {starts:7.0f} | {imports:9.2f} | {name}\n"


if __name__ == "__main__":
    sys.exit(main())
