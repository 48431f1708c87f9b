"""Divisions of a league: sizes of groups, and the divisions of the next season (section "League")."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from rules.contest.formats.elimination import dealt
from rules.contest.scores.results import No


class Ended(Struct, frozen=True):
    """The place of an entrant at the end of the season before."""

    no: No
    division: int
    """From 1, the highest."""
    place: int
    """In the group, from 1."""
    members: int
    """Of the group."""
    points: int = 0


def group_sizes(entrants: int, wanted: int) -> tuple[int, ...]:
    """Groups of the wanted size; as many of the lowest as needed have one more.

    If there are more left over than groups, the lowest group has them all.
    """
    groups, over = divmod(entrants, wanted)
    if groups == 0:
        return (entrants,)
    if over <= groups:
        return (wanted,) * (groups - over) + (wanted + 1,) * over
    return (wanted,) * (groups - 1) + (wanted + over,)


def division_of(group: int, *, is_pyramid: bool) -> int:
    """The division of a group, both from 1: in a pyramid division d has 2^(d-1) groups, else each has one."""
    return group.bit_length() if is_pyramid else group


def placed(
    entrants: Sequence[No],
    former: Sequence[Ended],
    *,
    moves_up: int,
    moves_down: int,
) -> list[No]:
    """Return all entrants from the top of the league to its bottom.

    Of each group the first go up, the last go down. Vacant places go to the best of the division below, the seconds
    first; new entrants begin at the bottom, in the order given.
    """
    known = {each.no: each for each in former}
    lowest = max((each.division for each in former), default=0)
    news = {no: at for at, no in enumerate(entrants)}

    def key(no: No) -> tuple[int, int, int, int, int]:
        ended = known.get(no)
        if ended is None:
            return (lowest + 1, 0, 0, 0, news[no])
        if ended.division > 1 and ended.place <= moves_up:
            return (ended.division - 1, 2, ended.place, -ended.points, news[no])
        if ended.division < lowest and ended.place > ended.members - moves_down:
            return (ended.division + 1, 1, ended.place, -ended.points, news[no])
        return (ended.division, 0, ended.place, -ended.points, news[no])

    return sorted(entrants, key=key)


def league_groups(order: Sequence[No], wanted: int, *, is_pyramid: bool) -> list[list[No]]:
    """The groups from the highest; within a division entrants are dealt to and fro."""
    sizes = group_sizes(len(order), wanted)
    divisions = [division_of(group, is_pyramid=is_pyramid) for group in range(1, len(sizes) + 1)]
    by_division: Mapping[int, list[int]] = {
        division: [size for size, of in zip(sizes, divisions, strict=True) if of == division]
        for division in sorted(set(divisions))
    }
    found: list[list[No]] = []
    first = 0
    for lengths in by_division.values():
        seats = sum(lengths)
        found.extend(dealt(order[first : first + seats], lengths))
        first += seats
    return found
