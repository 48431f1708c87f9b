"""``python -m tests.mutations``: change the program at random places and see whether the tests notice.

The mutations are those of Cosmic Ray. A seed draws places, each as likely as any other, and one of the changes that are
possible at each. The work tree is not touched: the changes are made in a copy of the committed files.
"""

import argparse
import contextlib
import os
import random
import shlex
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

from cosmic_ray import plugins
from cosmic_ray.ast import ast_nodes, get_ast_from_path
from cosmic_ray.mutating import mutate_and_test, mutate_code
from cosmic_ray.work_item import MutationSpec, TestOutcome

from tests.mutations.nearest import FOLDERS, runs_for

COUNT = 60
SEED = 10
LIMIT_S = 600
"""For one run of tests; the original passes in less."""

# Types are written with "|" throughout, and tests do not see annotations.
LEFT_OUT = "core/ReplaceBinaryOperator_BitOr"

Place = tuple[str, tuple[int, int]]
"""A module; line and column."""


@dataclass(frozen=True)
class Mutation:
    place: Place
    operator: str
    occurrence: int

    def spec(self) -> MutationSpec:
        module, start = self.place
        return MutationSpec(
            module_path=module,
            operator_name=self.operator,
            occurrence=self.occurrence,
            start_pos=start,
            end_pos=(start[0], start[1] + 1),
        )


def chosen(count: int, seed: int) -> list[Mutation]:
    """Mutations at different places."""
    rng = random.Random(seed)
    places = _places()
    drawn = (rng.choice(places[place]) for place in rng.sample(sorted(places), len(places)))
    return list(islice(filter(_compiles, drawn), count))


def _places() -> dict[Place, list[Mutation]]:
    found: defaultdict[Place, list[Mutation]] = defaultdict(list)
    for module in sorted(path for folder in FOLDERS for path in Path(folder).rglob("*.py")):
        nodes = list(ast_nodes(get_ast_from_path(module)))
        for name in plugins.operator_names():
            kind = plugins.get_operator(name)
            if kind.arguments() or name.startswith(LEFT_OUT):
                continue
            starts = [start for node in nodes for start, _ in kind().mutation_positions(node)]
            for occurrence, start in enumerate(starts):
                place = (str(module), start)
                found[place].append(Mutation(place, name, occurrence))
    return found


def _compiles(mutation: Mutation) -> bool:
    """Cosmic Ray takes the stars of arguments for operators, for one."""
    code = Path(mutation.place[0]).read_text()
    operator = plugins.get_operator(mutation.operator)()
    try:
        compile(mutate_code(code, operator, mutation.occurrence), mutation.place[0], "exec")
    except SyntaxError:
        return False
    return True


def outcome(mutation: Mutation, *, near_only: bool) -> tuple[str, str]:
    """Return the verdict of the tests, with the change."""
    changed = ""
    for run in runs_for(mutation.place[0], near_only=near_only):
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *run]
        result = mutate_and_test([mutation.spec()], shlex.join(command), LIMIT_S)
        changed = result.diff or ""
        if result.test_outcome is not TestOutcome.SURVIVED:
            if result.output == "timeout":
                return "TIMED OUT", changed
            return ("noticed" if result.diff else "FAILED"), changed
    return "SURVIVED", changed


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description=__doc__)
    parser.add_argument("--count", type=int, default=COUNT)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--near", action="store_true", help="only the tests nearest to a module")
    parser.add_argument("--only", default="", help="a part of the names of modules")
    parser.add_argument("--list", action="store_true", help="say what would be changed")
    options = parser.parse_args(arguments)
    with TemporaryDirectory(prefix="mutations-") as folder:
        _copy_to(Path(folder))
        with contextlib.chdir(folder):
            os.environ["PYTHONPATH"] = folder
            survivors = 0
            for number, mutation in enumerate(chosen(options.count, options.seed), 1):
                module, (line, _) = mutation.place
                if options.only not in module:
                    continue
                what = f"{number:3} {module}:{line} {mutation.operator}"
                if options.list:
                    print(what, flush=True)
                    continue
                verdict, changed = outcome(mutation, near_only=options.near)
                print(f"{what}: {verdict}", flush=True)
                if verdict != "noticed":
                    survivors += 1
                    print(changed, flush=True)
    return 1 if survivors else 0


def _copy_to(folder: Path) -> None:
    archive = subprocess.run(["git", "archive", "HEAD"], check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x", "-C", folder], check=True, input=archive)


if __name__ == "__main__":
    sys.exit(main())
