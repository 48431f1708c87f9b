"""Standings: a pure function of the results so far, with what decided each place."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from rules.contest.scores.record import Record, records
from rules.contest.scores.results import No, Round, Scheme, Standing
from rules.contest.scores.tie_breaks import DIRECT, DRAW, OF_TOTALS, direct, drawn, value


def standings(
    entrants: Sequence[No], rounds: Sequence[Round], scheme: Scheme
) -> tuple[Standing, ...]:
    """The entrants from the first to the last.

    Each tie-break of the scheme is applied to those whom all before it left equal; `direct` once a group. Who is equal
    in everything shares a place, in order of entry. A title whose totals are not comparable is not asked for them.

    Raises:
        KeyError: the scheme names no such scoring or tie-break, or a table seats nobody of the entrants.
    """
    field = records(entrants, rounds, scheme)
    values: dict[No, dict[str, Fraction | None]] = {no: {} for no in entrants}
    parted: dict[No, str] = {}
    groups = [sorted(entrants)] if entrants else []
    for name in scheme.order:
        if scheme.comparable_totals or name not in OF_TOTALS:
            groups = _refined(name, groups, field, scheme, values, parted)
    return _placed(groups, field, values, parted)


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
    lots = drawn(list(field), scheme.seed) if name == DRAW else {}
    for group in groups:
        each: Mapping[No, Fraction] | None
        if name == DIRECT:
            each = direct(group, field) if len(group) > 1 else None
        elif name == DRAW:
            each = lots
        else:
            each = {no: value(name, no, field, scheme) for no in group}
        for no in group:
            values[no][name] = each[no] if each else None
        if each is None or len(group) == 1:
            found.append(group)
            continue
        parts: dict[Fraction, list[No]] = {}
        for no in group:
            parts.setdefault(each[no], []).append(no)
        ordered = [parts[key] for key in sorted(parts, reverse=True)]
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
            found.append(
                Standing(place, no, record.points, tuple(record.by_round), values[no], decided)
            )
    return tuple(found)
