"""Rounds to be paired, as formats draw them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from msgspec import structs

from rules.contest.director.held import Pod, Stage
from rules.contest.director.snapshot import Snapshot
from rules.contest.director.teams import teammates
from rules.contest.formats.proof import ScheduleCertificate
from rules.contest.pairing.by_hand import set_by_hand
from rules.contest.pairing.hidden import of_round, pair_hidden
from rules.contest.pairing.model import Input, Pairing
from rules.contest.pairing.pair import pair
from rules.contest.scores.results import No, Rest

Ranked: TypeAlias = tuple[tuple[No, ...], ...]
"""Best first; entrants who share a place are in one tuple."""


def paired(at: Snapshot, given: Input) -> tuple[Input, Pairing]:
    """Pair entrants freely: those who shall be kept apart are, as far as possible. Return also the whole input.

    Pods that were set by hand are taken as they are.

    Raises:
        Unpairable: too_few.
        Unfit: pods that were set by hand cannot be played.
    """
    given = with_apart(at, given)
    if at.by_hand is not None:
        return set_by_hand(given, at.by_hand.pods, at.by_hand.hand)
    if at.hidden is None:
        return given, pair(given)
    return pair_hidden(given, of_round(at.hidden, given))


def with_apart(at: Snapshot, given: Input) -> Input:
    """Return the input with the public pairs that shall be kept apart, and with teammates."""
    inside = {each.no for each in given.entrants}
    apart = tuple(
        each for each in (*at.apart, *teammates(at)) if each.a in inside and each.b in inside
    )
    return structs.replace(given, apart=apart)


@dataclass(frozen=True, slots=True)
class Drawn:
    """The pods and byes of a round, with the optimisation behind them if there was one."""

    pods: tuple[Pod, ...]
    rests: tuple[Rest, ...] = ()
    given: Input | None = None
    pairing: Pairing | None = None
    schedule: ScheduleCertificate | None = None
    """The schedule, if all rounds are known beforehand."""


@dataclass(frozen=True, slots=True)
class Form:
    """A format. Stages are numbered from 1; seeds come from the tournament's draw."""

    begin: Callable[[Snapshot, int, Sequence[No], int], Stage]
    """The stage as it begins, from its number, its entrants, the best first, and a seed."""
    is_done: Callable[[Snapshot, int], bool]
    """Return true if no more rounds follow; asked when all paired rounds are over."""
    draw: Callable[[Snapshot, int, int], Drawn]
    """The next round of a stage, from its number and the round's seed."""
    order: Callable[[Snapshot, int], Ranked]
    """Return the members of the stage in order, as it stands."""
    is_known: bool = False
    """True if all rounds are known from the beginning, so that rounds are paired before earlier ones are over."""
    is_free: bool = False
    """True if pods are drawn anew each round (`paired`), and follow from no schedule and no bracket."""
