"""Kinds of tournaments that a newcomer may choose from, as plans for a title.

What a kind leaves open, and whether it can be played, is for `rules.contest.parameters` to say.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from bot.tournaments.errors import TournamentRefusal
from rules.contest.director.plan import Format, Plan, StagePlan
from rules.contest.parameters.checking import check
from rules.contest.parameters.model import Parameters
from rules.contest.parameters.planning import planned
from rules.contest.parameters.presets import Preset, preset, presets_for
from rules.contest.parameters.reading import PAIR, Unfit, filled

SINGLE_TABLE: Final = "single_table"
CLOSED_TABLES: Final = "deal_tables"
"""Everybody plays the same deals at tables of several seats, each in a private thread."""
A_WEEK_H: Final = 168
_PRESETS: Final[Mapping[str, Preset]] = {
    "swiss": Preset.SWISS,
    "duels": Preset.DUEL,
    "quick_cup": Preset.QUICK_CUP,
    "league": Preset.LEAGUE,
    "same_deal": Preset.DUPLICATE,
}
_CHOSEN: Final[Mapping[str, Mapping[str, object]]] = {
    "groups": {"format": Format.GROUPS, "entrants_max": 32},
    "double": {"format": Format.DOUBLE, "seats": PAIR, "entrants_max": 32},
    "lives": {"format": Format.LIVES, "entrants_max": 32},
    "round_robin": {"format": Format.ROUND_ROBIN, "entrants_max": 16},
    "heats": {"format": Format.HEATS, "late_until": 3},
    "ladder": {"format": Format.LADDER, "round_h": A_WEEK_H, "late_until": 8},
    CLOSED_TABLES: {"format": Format.DUPLICATE, "rounds": 3, "entrants_max": 32},
    SINGLE_TABLE: {"format": Format.SINGLE_TABLE},
}
_OF_SEVERAL: Final = frozenset({"lives"})
"""Kinds that need tables of three or more; in pairs another kind is the same."""
KINDS: Final = (
    *("swiss", "duels", "quick_cup", "double", "lives", "groups", "round_robin", "league"),
    *("heats", "ladder", "same_deal", CLOSED_TABLES, SINGLE_TABLE),
)
"""In the order in which they are offered."""
FAVOURITE: Final = 4
"""The largest size of a pod that is proposed."""
MOST_ENTRANTS: Final = 512
MOST_ROUNDS: Final = 20


def kinds_for(seats: Sequence[int]) -> tuple[str, ...]:
    """The kinds that suit a title with tables of these sizes."""
    return tuple(kind for kind in KINDS if _suits(kind, seats))


def plan_for(
    kind: str, seats: Sequence[int], starts_ms: int, most: int | None = None
) -> tuple[Plan, bool]:
    """A plan with everything that nobody was asked about, and whether its tables are closed to others.

    Args:
        most: how many may enter at most, if somebody says so.

    Raises:
        Refusal: why it cannot be played, with the code of `Unfit`.
    """
    if kind not in kinds_for(seats):
        raise TournamentRefusal("size_unfit")
    try:
        given = _parameters(kind, seats, starts_ms)
        if most is not None:
            given = replace(given, entrants_max=most)
            check(given, seats)
    except Unfit as unfit:
        raise TournamentRefusal(unfit.code, **unfit.facts) from unfit
    return planned(given, seats), bool(given.is_sealed)


def _suits(kind: str, seats: Sequence[int]) -> bool:
    largest = max(seats, default=0)
    if largest < PAIR or (kind in _OF_SEVERAL and largest == PAIR):
        return False
    if kind in _PRESETS and _PRESETS[kind] not in presets_for(seats, has_deals=1 in seats):
        return False
    try:
        check(_parameters(kind, seats, 0), seats)
    except Unfit:
        return False
    return True


def _parameters(kind: str, seats: Sequence[int], starts_ms: int) -> Parameters:
    """What a kind comes to, filled up.

    Raises:
        Unfit: size_unfit, if the title cannot be seated so.
    """
    if kind in _PRESETS:
        return preset(_PRESETS[kind], name=kind, title=kind, starts_at_ms=starts_ms, seats=seats)
    given = replace(
        Parameters(name=kind, title=kind, format=Format.SWISS, starts_at_ms=starts_ms),
        **_CHOSEN[kind],
    )
    if kind == SINGLE_TABLE:
        sizes = tuple(each for each in seats if PAIR <= each <= FAVOURITE) or (max(seats),)
        given = replace(given, seats=max(sizes), pod_sizes=sizes, entrants_max=max(sizes))
    found = filled(given, seats)
    if kind == CLOSED_TABLES:
        # Whoever had a seat at the only table would be compared with nobody.
        found = replace(found, entrants_min=2 * found.seats)
    # The best of the heats sit down at one final table.
    return replace(found, cut=found.seats) if kind == "heats" else found


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
