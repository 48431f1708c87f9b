"""Runs the suite on one title, ours or an installed one: ``python -m tests.conformance KEY [--games N]``."""

import argparse
import importlib.util
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path, PurePosixPath

from rules import registry
from tests.architecture import Rule, Source, no_memory_in_rules, pure_rules
from tests.conformance import subjects
from tests.conformance.subjects import Subject
from tests.conformance.suite import TABLE_CHECKS, TITLE_CHECKS
from tests.conformance.tables import PlayedTable, play_table, setups
from tests.ordered import no_order_of_sets

PURITY: tuple[Rule, ...] = (pure_rules, no_memory_in_rules, no_order_of_sets)
NOT_RULES = ("painter.py", "cog.py")
MOST_SHOWN = 5


def main() -> int:
    options = _options()
    try:
        package = registry.package_of(options.title)
    except KeyError:
        known = ", ".join(registry.title_keys())
        sys.stderr.write(f"There is no title “{options.title}”; there are: {known}.\n")
        return 2
    subject = Subject(f"{package}:GAME", is_toy=False)
    around = subjects.around(subject)
    tables = [
        play_table(subject.game, setup, around) for setup in setups(subject.game, options.games)
    ]
    turns = sum(len(table.turns) for table in tables)
    sys.stdout.write(f"{subject.game.key}: {len(tables)} tables, {turns} moves\n")
    failed = [name for name, check in _checks(subject, tables) if not _passes(name, check)]
    sys.stdout.write(f"{len(failed)} checks failed\n" if failed else "all checks passed\n")
    return 1 if failed else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.conformance", description=__doc__)
    parser.add_argument("title", help="the title's key")
    parser.add_argument(
        "--games", type=int, default=1, help="tables for each number of seats and each option"
    )
    return parser.parse_args()


Check = Callable[[], Iterator[str]]
"""Yields the faults."""


def _checks(subject: Subject, tables: list[PlayedTable]) -> Iterator[tuple[str, Check]]:
    for of_table in TABLE_CHECKS:
        runs = [partial(of_table, subject.game, table) for table in tables]
        yield of_table.__name__, partial(_complaints, runs)
    for of_title in TITLE_CHECKS:
        yield of_title.__name__, partial(_complaints, [partial(of_title, subject.game, tables)])
    for rule in PURITY:
        yield rule.__name__, partial(_impurities, rule, subject)


def _passes(name: str, check: Check) -> bool:
    complaints = list(check())
    sys.stdout.write(f"{'FAILED' if complaints else 'ok    '} {name}\n")
    for complaint in complaints[:MOST_SHOWN]:
        sys.stdout.write(f"       {complaint}\n")
    if len(complaints) > MOST_SHOWN:
        sys.stdout.write(f"       and {len(complaints) - MOST_SHOWN} more\n")
    sys.stdout.flush()
    return not complaints


def _complaints(runs: list[partial[None]]) -> Iterator[str]:
    for run in runs:
        try:
            run()
        except Exception as error:
            # A title may fail in any way; the suite goes on and reports every failure.
            yield f"{type(error).__name__}: {error}"


def _impurities(rule: Rule, subject: Subject) -> Iterator[str]:
    spec = importlib.util.find_spec(subject.source.partition(":")[0])
    assert spec is not None
    for folder in map(Path, spec.submodule_search_locations or ()):
        for file in sorted(folder.rglob("*.py")):
            path = PurePosixPath("rules", subject.game.key, *file.relative_to(folder).parts)
            if path.parts[2] not in NOT_RULES:
                text = file.read_text("utf-8")
                yield from (f"{file}:{complaint}" for complaint in rule(Source(path, text)))


if __name__ == "__main__":
    sys.exit(main())
