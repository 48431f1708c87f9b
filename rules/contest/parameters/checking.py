"""Whether parameters can be played, told at creation and not in the middle of a tournament."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rules.contest.director.plan import Format
from rules.contest.formats.elimination import ladder
from rules.contest.formats.groups import group_sizes
from rules.contest.pairing.model import Unpairable
from rules.contest.parameters import MOST_ROUNDS
from rules.contest.parameters.model import Parameters
from rules.contest.parameters.reading import MOST, PAIR, Unfit
from rules.contest.scores.scoring import LARGEST_POD, SCORINGS
from rules.contest.scores.tie_breaks import NAMES

NAME_LENGTH: Final = 60

BOUNDS: Final[Mapping[str, tuple[int, int]]] = {
    "rounds": (0, MOST_ROUNDS),
    "entrants_max": (2, MOST),
    "entrants_min": (2, MOST),
    "free_byes": (0, 2),
    "late_until": (0, MOST_ROUNDS),
    "checkin_h": (1, 168),
    "round_h": (24, 2160),
    "show_h": (1, 2160),
    "advance": (1, 4),
    "cut": (0, 32),
    "min_gap_h": (0, 168),
    "disputes_h": (0, 168),
    "at_once": (1, 8),
    "group_size": (3, 25),
    "best_of": (0, MOST_ROUNDS),
    "lives": (1, 3),
    "moves_up": (1, 4),
    "moves_down": (0, 4),
}
"""The least and the greatest of each number."""
SHOW_MOST_H: Final = 168
MOST_DEALS: Final = 8
_KINDS: Final = ("win", "second", "mean")


def check(given: Parameters, seats: Sequence[int]) -> None:
    """Refuse parameters, filled up, that no tournament of a title with so many seats can have.

    Raises:
        Unfit: name_unfit; out_of_range, with the parameter and its bounds; no_such_choice; size_unfit; too_few;
            advance_uneven; cut_unfit.
    """
    _check_values(given)
    _check_sizes(given, seats)
    _FORMATS.get(given.format, _any)(given)
    if given.cut:
        _check_cut(given)


def _check_values(given: Parameters) -> None:
    if not 0 < len(given.name.strip()) <= NAME_LENGTH:
        raise Unfit("name_unfit", most=NAME_LENGTH)
    for name, (least, most) in BOUNDS.items():
        if not least <= getattr(given, name) <= most:
            raise Unfit("out_of_range", parameter=name, least=least, most=most)
    if given.cut == 1:
        raise Unfit("out_of_range", parameter="cut", least=2, most=BOUNDS["cut"][1])
    if given.show_h > SHOW_MOST_H and given.seats > 1:
        raise Unfit("out_of_range", parameter="show_h", least=1, most=SHOW_MOST_H)
    if given.format is Format.DUPLICATE and not 1 <= given.rounds <= MOST_DEALS:
        raise Unfit("out_of_range", parameter="rounds", least=1, most=MOST_DEALS)
    if given.entrants_min > given.entrants_max:
        raise Unfit("too_few", least=given.entrants_min, most=given.entrants_max)
    choices = {"scoring": SCORINGS, "bye_points": _KINDS}
    for name, allowed in choices.items():
        if getattr(given, name) not in allowed:
            raise Unfit("no_such_choice", parameter=name)
    if not set(given.tie_breaks) <= set(NAMES):
        raise Unfit("no_such_choice", parameter="tie_breaks")


def _check_sizes(given: Parameters, seats: Sequence[int]) -> None:
    """Every pod must be one that the title seats, and the wanted size one of them."""
    least = 1 if given.format is Format.DUPLICATE else PAIR
    for size in (given.seats, *given.pod_sizes):
        if size not in seats or not least <= size <= LARGEST_POD:
            raise Unfit("size_unfit", size=size)
    if given.seats not in given.pod_sizes:
        raise Unfit("size_unfit", size=given.seats)
    if given.seats == 1 and given.pod_sizes != (1,):
        raise Unfit("size_unfit", size=max(given.pod_sizes))
    if given.entrants_max < min(given.pod_sizes):
        raise Unfit("too_few", least=min(given.pod_sizes), most=given.entrants_max)
    if given.entrants_min < min(given.pod_sizes):
        raise Unfit("too_few", least=min(given.pod_sizes), most=given.entrants_min)


def _any(given: Parameters) -> None:
    """Formats that take any field."""


def _check_single(given: Parameters) -> None:
    """Every round but the first is to be full, whoever comes."""
    _check_ladder(given, given.entrants_max, given.advance)


def _check_ladder(given: Parameters, entrants: int, advance: int) -> None:
    if advance >= given.seats:
        raise Unfit("advance_uneven", advance=advance, size=given.seats)
    field = given.seats
    while field < entrants:
        if given.seats * field % advance:
            raise Unfit("advance_uneven", advance=advance, size=given.seats)
        field = given.seats * field // advance


def _check_pairs(given: Parameters) -> None:
    if given.seats != PAIR:
        raise Unfit("size_unfit", size=given.seats)


def _check_lives(given: Parameters) -> None:
    if given.advance >= min(given.pod_sizes):
        raise Unfit("advance_uneven", advance=given.advance, size=min(given.pod_sizes))


def _check_groups(given: Parameters) -> None:
    """Some number of entrants within the limits must have groups."""
    sizes = range(given.entrants_min, given.entrants_max + 1)
    if not any(_has_groups(count, given) for count in sizes):
        raise Unfit("size_unfit", size=given.group_size)
    if given.advance >= given.group_size:
        raise Unfit("advance_uneven", advance=given.advance, size=given.group_size)


def _has_groups(entrants: int, given: Parameters) -> bool:
    try:
        group_sizes(entrants, given.seats, given.group_size)
    except Unpairable:
        return False
    return True


def _check_cut(given: Parameters) -> None:
    """The playoffs after a cut have to come out even from the beginning."""
    if given.format not in (Format.SWISS, Format.HEATS):
        raise Unfit("cut_unfit", cut=given.cut)
    if given.cut > given.entrants_max or given.cut < min(given.pod_sizes):
        raise Unfit("cut_unfit", cut=given.cut)
    if given.cut > given.seats:
        try:
            ladder(given.cut, given.seats, given.advance, min(given.pod_sizes))
        except Unpairable as error:
            raise Unfit(error.code, advance=given.advance, size=given.seats) from error


_FORMATS: Final[Mapping[Format, Callable[[Parameters], None]]] = {
    Format.SINGLE: _check_single,
    Format.DOUBLE: _check_pairs,
    Format.LIVES: _check_lives,
    Format.GROUPS: _check_groups,
    Format.LEAGUE: _check_groups,
}
