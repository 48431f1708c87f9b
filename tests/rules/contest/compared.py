"""The standings of the first stage, compared with those that `recomputed` works out from the same results."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import Final

from rules.contest.director.outcome import table_of
from rules.contest.director.plan import Format
from rules.contest.director.snapshot import Snapshot
from rules.contest.scores.results import Round, Standing
from rules.contest.scores.scoring import UNIT
from tests.rules.contest.recomputed import recomputed_of

FREE: Final = (Format.ROUND_ROBIN, Format.GROUPS, Format.LEAGUE, Format.HEATS, Format.LADDER)
"""Formats in which not to be at a table in some round is no absence."""
_KNOWN: Final = ("points", "share", "opponents_cut1", "wins")


def differences(at: Snapshot) -> Iterator[str]:
    """Yield the differences between standings and recomputation: points, tie-breaks, and order."""
    scheme = at.plan.stages[0].scheme
    held = at.stages[0]
    for group in range(1, len(held.groups) + 1) if held.groups else [None]:
        standing = table_of(at, 1, group)
        nos = {each.no for each in standing}
        again = recomputed_of(
            sorted(nos),
            list(_of_group(at, nos)),
            scheme.wanted,
            scheme.scoring,
            best_of=scheme.best_of,
            off=_off(at),
        )
        out = {each.no for each in at.entries if each.is_disqualified}
        if {each.no for each in standing[len(standing) - len(out & nos) :]} != out & nos:
            yield f"the disqualified {out & nos} are not at the end"
        standing = tuple(each for each in standing if each.no not in out)
        yield from _in_values(standing, again, has_ties=not scheme.best_of)
        if not scheme.best_of:
            yield from _in_order(standing, again, scheme.order)


def _off(at: Snapshot) -> Counter[int]:
    """Return the points taken off in the first stage."""
    found: Counter[int] = Counter()
    for each in at.deductions:
        if each.stage == 1:
            found[each.no] += each.points // UNIT
    return found


def _in_values(
    standing: tuple[Standing, ...], again: dict[int, dict[str, Fraction]], *, has_ties: bool
) -> Iterator[str]:
    for each in standing:
        own = again[each.no]
        if each.points != own["points"] * UNIT:
            yield f"entrant {each.no} has {each.points} and not {own['points'] * UNIT} points"
        for name in ("share", "wins", "seat", "opponents_cut1", "sonneborn"):
            if has_ties and name in each.values and each.values[name] != own[name]:
                yield f"entrant {each.no}: {name} is {each.values[name]} and not {own[name]}"


def _in_order(
    standing: tuple[Standing, ...], again: dict[int, dict[str, Fraction]], order: tuple[str, ...]
) -> Iterator[str]:
    for before, after in pairwise(standing):
        keys = [[again[each.no][name] for name in _compared(order)] for each in (before, after)]
        if keys[0] < keys[1]:
            yield f"entrant {before.no} is before {after.no}: {keys}"


def _of_group(at: Snapshot, nos: set[int]) -> Iterator[Round]:
    """Yield the stored rounds of these entrants, as the recomputation takes them."""
    is_free = at.plan.stages[0].format in FREE
    for each in at.stages[0].rounds:
        tables = [pod.table for pod in each.pods if pod.is_scored and pod.table is not None]
        rests = [*each.rests, *(rest for pod in each.pods if pod.is_scored for rest in pod.rests)]
        yield Round(
            tuple(table for table in tables if {seated.no for seated in table.seats} <= nos),
            tuple(rest for rest in rests if rest.no in nos),
            is_free,
        )


def _compared(order: tuple[str, ...]) -> list[str]:
    """Return the tie-breaks that both sides know, up to the first that only one does."""
    found: list[str] = []
    for name in order:
        if name not in _KNOWN:
            break
        found.append(name)
    return found
