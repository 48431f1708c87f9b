"""Parameters read, and filled up with what suits the format and the size of pods."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec import structs

from rules.contest.director.plan import Format
from rules.contest.formats.designs import DESIGNS
from rules.contest.parameters.model import Parameters
from rules.contest.scores.tie_breaks import CHESS, CONVENTION, HEATS, LEAGUE, STANDARD

PAIR: Final = 2
LARGEST_WANTED: Final = 4
"""Tables of more are wanted only if somebody says so."""
MOST: Final = 512
GROUPED: Final = frozenset({Format.GROUPS, Format.LEAGUE})

TIE_BREAKS: Final[Mapping[str, tuple[str, ...]]] = {
    "standard": STANDARD,
    "chess": CHESS,
    "league": LEAGUE,
    "convention": CONVENTION,
    "heats": HEATS,
}
"""Lists by name, for who chooses one."""


class Unfit(Exception):
    """These parameters cannot be played; `code` says why, with facts for a sentence."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def read(text: bytes, seats: Sequence[int]) -> Parameters:
    """Parameters as stored or sent, filled up for a title of so many seats.

    Raises:
        Unfit: unreadable.
    """
    try:
        found = msgspec.json.decode(text, type=Parameters)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unfit("unreadable") from error
    return filled(found, seats)


def filled(given: Parameters, seats: Sequence[int]) -> Parameters:
    """The parameters with nothing left open. What has been filled up stays as it is when it is filled up again."""
    wanted = given.seats or _wanted(seats)
    is_solo = given.format is Format.DUPLICATE and wanted == 1
    sizes = given.pod_sizes or _sizes(given.format, wanted, seats)
    group = given.group_size or group_size(wanted)
    return structs.replace(
        given,
        seats=wanted,
        pod_sizes=tuple(sorted(set(sizes))),
        rounds=given.rounds or _rounds(given.format),
        entrants_min=given.entrants_min or _fewest(given.format, sizes, wanted, group),
        scoring=given.scoring or _scoring(given.format),
        tie_breaks=given.tie_breaks or _tie_breaks(given.format, wanted),
        bye_points=given.bye_points or ("win" if wanted <= PAIR else "second"),
        late_until=given.late_until if given.format in OPEN_FORMATS else 0,
        advance=given.advance or _advance(given.format, wanted),
        group_size=group,
        best_of=given.best_of or (6 if given.format is Format.LADDER else 0),
        moves_up=given.moves_up or (1 if given.is_pyramid else 2),
        is_sealed=given.format is Format.DUPLICATE if given.is_sealed is None else given.is_sealed,
        is_rated=given.is_rated,
        show_h=given.round_h if is_solo else given.show_h,
    )


OPEN_FORMATS: Final = frozenset({Format.SWISS, Format.HEATS, Format.LADDER})
"""Formats that somebody may enter late."""


def group_size(wanted: int) -> int:
    """How many a group has unless somebody says so: seven, where there is a schedule for seven."""
    return {PAIR: 5, 3: 7, 4: 7}.get(wanted, 6)


def _wanted(seats: Sequence[int]) -> int:
    """The largest number of seats up to four."""
    fit = [each for each in seats if PAIR <= each <= LARGEST_WANTED]
    return max(fit, default=max(seats))


def _sizes(format_: Format, wanted: int, seats: Sequence[int]) -> tuple[int, ...]:
    if wanted <= PAIR or format_ is Format.DUPLICATE:
        return (wanted,)
    return tuple(each for each in (wanted - 1, wanted) if each in seats) or (wanted,)


def _rounds(format_: Format) -> int:
    return {Format.DUPLICATE: 3, Format.HEATS: 3, Format.LADDER: 8, Format.SINGLE_TABLE: 1}.get(
        format_, 0
    )


def _fewest(format_: Format, sizes: Sequence[int], wanted: int, group: int) -> int:
    """The smallest field that the format takes."""
    if format_ is Format.DUPLICATE and wanted == 1:
        return PAIR
    if format_ in GROUPED and wanted > PAIR:
        # Without any schedule for tables of that size the check refuses it.
        return min((of for of, size in DESIGNS if size == wanted), default=wanted)
    if format_ in (Format.DOUBLE, *GROUPED, Format.ROUND_ROBIN) and wanted == PAIR:
        return 3
    return max(PAIR, min(sizes))


def _scoring(format_: Format) -> str:
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
