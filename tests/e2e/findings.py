"""The findings of a run: figures to read, and faults that must not occur."""

import sys
from collections.abc import Iterable
from dataclasses import dataclass, field

MOST_TOLD = 10


@dataclass(slots=True)
class Findings:
    facts: dict[str, object] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    late: list[str] = field(default_factory=list)
    """Missed goals of time. A command fails for one; a test does not, since any machine may be busy."""

    def none_of(self, what: str, found: Iterable[object]) -> None:
        """Report a fault that must not occur, with how often it did."""
        each = list(found)
        self.facts[what] = len(each)
        self.problems += [f"{what}: {item}" for item in each[:MOST_TOLD]]

    def aim(self, what: str, seconds: float, *, within_s: float) -> None:
        """Report a time beside its goal."""
        self.facts[what] = f"{seconds:.2f} s (goal {within_s:g} s)"
        if seconds > within_s:
            self.late.append(f"{what}: {seconds:.2f} s, goal {within_s:g} s")

    def text(self) -> str:
        width = max(len(name) for name in self.facts)
        lines = [f"{name:<{width}}  {value}" for name, value in self.facts.items()]
        return "\n".join([*lines, *(f"! {fault}" for fault in (*self.problems, *self.late))])

    def report(self) -> int:
        """Print everything; returns the exit code."""
        sys.stdout.write(f"{self.text()}\n")
        return 1 if self.problems or self.late else 0
