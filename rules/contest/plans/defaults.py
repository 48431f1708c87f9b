"""Default plans that suit the format and the title's sizes of tables."""

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from rules.contest.director.plan import Format, Plan, StagePlan
from rules.contest.formats.designs import DESIGNS
from rules.contest.scores.results import Scheme
from rules.contest.scores.scoring import LARGEST_POD
from rules.contest.scores.tie_breaks import CHESS, HEATS, LEAGUE, STANDARD

PAIR: Final = 2
LARGEST_WANTED: Final = 4
"""The largest size of a pod that is a default."""
AT_ONCE: Final = 2
"""The default number of tables that an entrant of a round robin plays at a time."""
OPEN_FORMATS: Final = frozenset({Format.SWISS, Format.HEATS, Format.LADDER})
"""Formats that take late entries."""
_GROUPED: Final = frozenset({Format.GROUPS, Format.LEAGUE})


def default_plan(format_: Format, seats: Sequence[int], starts_at_ms: int, wanted: int = 0) -> Plan:
    """Return a plan of this format for a title with tables of these sizes; `check` says whether it can be played.

    Args:
        wanted: the size of a pod; 0 for the title's usual one.
    """
    wanted = wanted or _wanted(seats)
    first = StagePlan(
        format=format_,
        scheme=Scheme(
            wanted=wanted,
            scoring=usual_scoring(format_),
            order=_tie_breaks(format_, wanted),
            best_of=6 if format_ is Format.LADDER else 0,
        ),
        sizes=_sizes(format_, wanted, seats),
        smallest=max(PAIR, min(seats)),
        rounds=_rounds(format_),
        bye="win" if wanted <= PAIR else "second",
        advance=_advance(format_, wanted),
        group_size=group_size(wanted),
    )
    if format_ is Format.ROUND_ROBIN or format_ in _GROUPED:
        first = structs.replace(first, at_once=AT_ONCE)
    found = Plan(
        stages=(first, playoffs_of(first)) if format_ is Format.GROUPS else (first,),
        starts_at_ms=starts_at_ms,
        entrants_min=_fewest(first),
        late_until=default_late(format_),
    )
    if format_ is Format.SINGLE_TABLE:
        found = structs.replace(found, entrants_max=wanted)
    if wanted == 1:
        # Solo deals have no appointment: members play them at any time of the round.
        found = structs.replace(found, show_ms=found.round_ms)
    return found


def default_late(format_: Format) -> int:
    """Return the last round that takes late entries by default; 0 if none does."""
    return 2 if format_ in OPEN_FORMATS else 0


def with_final(stages: tuple[StagePlan, ...], size: int) -> tuple[StagePlan, ...]:
    """Return the first stage, and a final table or playoffs of so many; with size 0 the first stage alone."""
    first = stages[0]
    if not size:
        return (first,)
    is_table = size <= first.scheme.wanted
    final = _later(first, Format.SINGLE_TABLE) if is_table else playoffs_of(first)
    return (first, structs.replace(final, cut=size))


def group_size(wanted: int) -> int:
    """Return the default size of groups: seven, where seven have a schedule."""
    return {PAIR: 5, 3: 7, 4: 7}.get(wanted, 6)


def playoffs_of(first: StagePlan) -> StagePlan:
    """Return playoffs in which half of each pod go on, as far as it can be halved."""
    wanted = first.scheme.wanted
    playoffs = _later(first, Format.SINGLE)
    return structs.replace(playoffs, advance=1 if wanted % 2 else wanted // 2)


def _later(first: StagePlan, format_: Format) -> StagePlan:
    return StagePlan(
        format=format_,
        scheme=first.scheme,
        sizes=first.sizes,
        smallest=first.smallest,
        bye=first.bye,
        is_fixed=first.is_fixed,
        has_small_final=first.has_small_final,
    )


def _fit(seats: Sequence[int]) -> tuple[int, ...]:
    return tuple(each for each in seats if PAIR <= each <= LARGEST_WANTED)


def _wanted(seats: Sequence[int]) -> int:
    """Return the largest number of seats up to four."""
    return max(_fit(seats), default=max(seats))


def _sizes(format_: Format, wanted: int, seats: Sequence[int]) -> tuple[int, ...]:
    if format_ is Format.SINGLE_TABLE:
        return tuple(each for each in seats if PAIR <= each <= wanted <= LARGEST_POD) or (wanted,)
    if wanted <= PAIR or format_ is Format.DUPLICATE:
        return (wanted,)
    return tuple(each for each in (wanted - 1, wanted) if each in seats) or (wanted,)


def _rounds(format_: Format) -> int:
    return {Format.DUPLICATE: 3, Format.HEATS: 3, Format.LADDER: 8, Format.SINGLE_TABLE: 1}.get(
        format_, 0
    )


def _fewest(stage: StagePlan) -> int:
    """Return the smallest field that the format takes."""
    wanted = stage.scheme.wanted
    if wanted == PAIR and stage.format in (Format.DOUBLE, Format.ROUND_ROBIN, *_GROUPED):
        return 3
    if stage.format in _GROUPED:
        # Without any schedule for tables of that size the check refuses it.
        return min((of for of, size in DESIGNS if size == wanted), default=wanted)
    return max(PAIR, min(stage.sizes))


def usual_scoring(format_: Format) -> str:
    """Return the default scoring of a format."""
    return {Format.HEATS: "most_wins", Format.LEAGUE: "league"}.get(format_, "placement")


def _tie_breaks(format_: Format, wanted: int) -> tuple[str, ...]:
    match format_:
        case Format.HEATS:
            return HEATS
        case Format.LEAGUE:
            return LEAGUE
        case _:
            return CHESS if wanted == PAIR else STANDARD


def _advance(format_: Format, wanted: int) -> int:
    if format_ is Format.GROUPS:
        return 2
    return 2 if format_ in (Format.SINGLE, Format.LIVES) and wanted >= LARGEST_WANTED else 1
