"""What a format makes of a round that is to be paired."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rules.contest.director.held import Pod, Stage
from rules.contest.director.snapshot import Snapshot
from rules.contest.formats.proof import ScheduleCertificate
from rules.contest.pairing.model import Input, Pairing
from rules.contest.scores.results import No, Rest

Ranked: TypeAlias = tuple[tuple[No, ...], ...]
"""Best first; whoever shares a place is in one tuple."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """The pods of a round and who rests; with what was optimised, where something was."""

    pods: tuple[Pod, ...]
    rests: tuple[Rest, ...] = ()
    given: Input | None = None
    pairing: Pairing | None = None
    schedule: ScheduleCertificate | None = None
    """Where all rounds are known beforehand."""


@dataclass(frozen=True, slots=True)
class Form:
    """A format. Stages are numbered from 1; seeds come from the tournament's draw."""

    begin: Callable[[Snapshot, int, Sequence[No], int], Stage]
    """The stage as it begins, from its number, its entrants, the best first, and a seed."""
    is_done: Callable[[Snapshot, int], bool]
    """Whether there is nothing more to pair, asked when every round that has been paired is over."""
    draw: Callable[[Snapshot, int, int], Drawn]
    """The next round of a stage, from its number and the round's seed."""
    order: Callable[[Snapshot, int], Ranked]
    """Everybody in the stage, as it stands."""
    is_known: bool = False
    """Whether all rounds are known from the beginning, so that each is paired before those before it are over."""
