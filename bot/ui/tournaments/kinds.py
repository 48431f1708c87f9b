"""Kinds of tournaments that a newcomer may choose from, as plans for a title."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from rules.contest.director.plan import Format, Plan, StagePlan
from rules.contest.parameters.planning import planned
from rules.contest.parameters.presets import Preset, preset, presets_for
from rules.contest.parameters.reading import Unfit, filled
from rules.core.errors import Refusal

SINGLE_TABLE: Final = "single_table"
_PRESETS: Final[Mapping[str, Preset]] = {
    "swiss": Preset.SWISS,
    "duels": Preset.DUEL,
    "quick_cup": Preset.QUICK_CUP,
    "league": Preset.LEAGUE,
    "same_deal": Preset.DUPLICATE,
}
KINDS: Final = (*_PRESETS, SINGLE_TABLE)
"""In the order in which they are offered."""
FAVOURITE: Final = 4
"""The largest size of a pod that is proposed."""
MOST_ENTRANTS: Final = 512
MOST_ROUNDS: Final = 20


def kinds_for(seats: Sequence[int]) -> tuple[str, ...]:
    """The kinds that suit a title with tables of these sizes."""
    fit = presets_for(seats, has_deals=1 in seats)
    kinds = [kind for kind, each in _PRESETS.items() if each in fit]
    return (*kinds, *([SINGLE_TABLE] if max(seats, default=0) > 1 else []))


def plan_for(kind: str, seats: Sequence[int], starts_ms: int) -> tuple[Plan, bool]:
    """A plan with everything that nobody was asked about, and whether its tables are closed to others.

    Raises:
        Refusal: tournament.size_unfit.
    """
    if kind not in kinds_for(seats):
        raise Refusal("tournament.size_unfit")
    facts = {"name": kind, "title": kind, "starts_at_ms": starts_ms}
    try:
        if kind == SINGLE_TABLE:
            several = tuple(each for each in seats if 1 < each <= FAVOURITE) or (max(seats),)
            given = preset(Preset.SWISS, seats=seats, **facts)  # type: ignore[arg-type]
            given = replace(
                given,
                format=Format.SINGLE_TABLE,
                seats=max(several),
                pod_sizes=several,
                rounds=1,
                cut=0,
                entrants_min=min(several),
                entrants_max=max(several),
                scoring="",
                tie_breaks=(),
                bye_points="",
            )
            given = filled(given, seats)
        else:
            given = preset(_PRESETS[kind], seats=seats, **facts)  # type: ignore[arg-type]
    except (Unfit, KeyError):
        raise Refusal("tournament.size_unfit") from None
    return planned(given, seats), bool(given.is_sealed)


def with_final(stages: tuple[StagePlan, ...], size: int) -> tuple[StagePlan, ...]:
    """The first stage, then a final table of the best; without `size` the first stage alone."""
    first = stages[0]
    if not size:
        return (first,)
    final = StagePlan(
        Format.SINGLE_TABLE,
        replace(first.scheme, wanted=size),
        (size,),
        rounds=1,
        cut=size,
    )
    return (first, final)


def sizes_for(size: int, seats: Sequence[int]) -> tuple[int, ...]:
    """Sizes of pods where this one is wanted: also one less, if the title has such tables."""
    smaller = size - 1
    takes_smaller = size > 2 and smaller in seats
    return (smaller, size) if takes_smaller else (size,)
