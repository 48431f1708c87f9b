"""Figures for a specification's goals, with their verdicts."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class Goals:
    """Collects figures, and says of each whether it reaches its goal."""

    names: Sequence[str]
    """The goals, in order."""
    besides: str = ""
    """A name that is reported like a goal, and is none."""
    is_told: bool = True
    """Is each figure printed as soon as it is known?"""
    lines: list[tuple[str, str, bool]] = field(default_factory=list)
    """Goal, figures, and whether they reach it."""

    def say(self, goal: str, figures: str, *, is_met: bool) -> None:
        assert goal in (*self.names, self.besides)
        self.lines.append((goal, figures, is_met))
        if self.is_told:
            sys.stdout.write(f"{goal:<4} {'met   ' if is_met else 'MISSED'} {figures}\n")
            sys.stdout.flush()

    def measured(self) -> tuple[str, ...]:
        return tuple(name for name in self.names if any(goal == name for goal, _, _ in self.lines))

    def missed(self) -> tuple[str, ...]:
        """The goals that one of their figures does not reach."""
        return tuple(
            name
            for name in (*self.names, self.besides)
            if any(goal == name and not is_met for goal, _, is_met in self.lines)
        )

    def summary(self) -> str:
        measured, missed = self.measured(), self.missed()
        left = [name for name in self.names if name not in measured]
        met = [name for name in measured if name not in missed]
        said = f"{len(met)} of {len(measured)} goals met"
        said += f"; missed: {', '.join(missed)}" if missed else ""
        return said + (f"; not measured: {', '.join(left)}" if left else "")
