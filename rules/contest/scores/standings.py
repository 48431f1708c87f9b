"""Standings: a pure function of the results so far, with the tie-break that decided each place."""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from rules.contest.scores.record import Record, records
from rules.contest.scores.results import No, Round, Scheme, Standing
from rules.contest.scores.tie_breaks import DIRECT, DRAW, direct, drawn, values_of

_NOTHING: Final[Mapping[No, int]] = MappingProxyType({})


def standings(
    entrants: Sequence[No],
    rounds: Sequence[Round],
    scheme: Scheme,
    *,
    deducted: Mapping[No, int] = _NOTHING,
    guests: Collection[No] = (),
    disqualified: Collection[No] = (),
) -> tuple[Standing, ...]:
    """Return the entrants from the first to the last, without guests, who only fill seats.

    Each tie-break of the scheme is applied to entrants that all before it left equal; `direct` once a group. Entrants
    equal in everything share a place, in order of entry. Disqualified entrants share the place behind all others.

    Raises:
        KeyError: the scheme names no such scoring or tie-break, or a table seats no entrant.
    """
    field = records(entrants, rounds, scheme)
    for no, units in deducted.items():
        field[no].deducted = units
    values: dict[No, dict[str, Fraction | None]] = {no: {} for no in entrants}
    parted: dict[No, str] = {}
    ranked = [no for no in sorted(entrants) if no not in guests]
    out = [no for no in ranked if no in disqualified]
    left = [no for no in ranked if no not in disqualified]
    groups = [left] if left else []
    for name in scheme.order:
        groups = _refined(name, groups, field, scheme, values, parted)
    return _placed([*groups, out] if out else groups, field, values, parted)


def decided_by(first: Standing, second: Standing) -> tuple[str, Fraction, Fraction] | None:
    """The tie-break that put one entrant ahead of the next, with both values; None if they share a place."""
    if second.decided is None:
        return None
    ahead, behind = first.values[second.decided], second.values[second.decided]
    assert ahead is not None
    assert behind is not None
    return second.decided, ahead, behind


def _refined(
    name: str,
    groups: Sequence[list[No]],
    field: Mapping[No, Record],
    scheme: Scheme,
    values: dict[No, dict[str, Fraction | None]],
    parted: dict[No, str],
) -> list[list[No]]:
    """Split groups of equals by one more comparison. Notes the values, and why each new group comes later."""
    found = []
    whole: Mapping[No, Fraction] = {}
    if name == DRAW:
        whole = drawn(list(field), scheme.seed)
    elif name != DIRECT:
        whole = values_of(name, field, scheme)
    for no, own in values.items():
        own[name] = whole.get(no)
    for group in groups:
        each = whole if len(group) == 1 or name != DIRECT else direct(group, field)
        if len(group) == 1 or each is None:
            found.append(group)
            continue
        if name == DIRECT:
            for no in group:
                values[no][name] = each[no]
        # A pair of whole numbers has a quicker hash than the fraction that they are.
        parts: dict[tuple[int, int], list[No]] = {}
        for no in group:
            parts.setdefault(each[no].as_integer_ratio(), []).append(no)
        ordered = sorted(parts.values(), key=lambda part: each[part[0]], reverse=True)
        before = parted.pop(group[0], None)
        parted.update({part[0]: name for part in ordered[1:]})
        if before is not None:
            parted[ordered[0][0]] = before
        found.extend(ordered)
    return found


def _placed(
    groups: Sequence[list[No]],
    field: Mapping[No, Record],
    values: Mapping[No, dict[str, Fraction | None]],
    parted: Mapping[No, str],
) -> tuple[Standing, ...]:
    found: list[Standing] = []
    for group in groups:
        place = len(found) + 1
        for no in group:
            record = field[no]
            decided = parted.get(no) if no == group[0] else None
            by_round = tuple(record.by_round)
            found.append(
                Standing(place, no, record.points, by_round, values[no], decided, record.deducted)
            )
    return tuple(found)
