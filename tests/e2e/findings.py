"""What a run has found: figures to read, and faults that must not occur."""

import sys
from collections.abc import Iterable
from dataclasses import dataclass, field

MOST_TOLD = 10


@dataclass(slots=True)
class Findings:
    facts: dict[str, object] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def none_of(self, what: str, found: Iterable[object]) -> None:
        """Report a fault that must not occur, with how often it did."""
        each = list(found)
        self.facts[what] = len(each)
        self.problems += [f"{what}: {item}" for item in each[:MOST_TOLD]]

    def text(self) -> str:
        width = max(len(name) for name in self.facts)
        lines = [f"{name:<{width}}  {value}" for name, value in self.facts.items()]
        return "\n".join([*lines, *(f"! {problem}" for problem in self.problems)])

    def report(self) -> int:
        """Print everything; returns the exit code."""
        sys.stdout.write(f"{self.text()}\n")
        return 1 if self.problems else 0
