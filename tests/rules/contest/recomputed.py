"""Standings once more, by code that shares nothing with the product's but the shape of the results.

Everything is read off the tables anew for every entrant and every value; points are plain `Fraction`s.
"""

from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType

from rules.contest.scores.results import Round, Seated, Table, Unplayed

PLACES = {
    2: [4, 0],
    3: [4, 2, 0],
    4: [4, 2, 1, 0],
    5: [4, 3, 2, 1, 0],
}


LEAGUE = {2: [10, 3], 3: [10, 6, 3], 4: [10, 6, 3, 1], 5: [10, 6, 4, 2, 1]}
WINS = {2: [1000, 100], 3: [1000, 100, 10], 4: [1000, 100, 10, 1], 5: [1000, 100, 10, 1, 0]}
MARS = {2: [5, 3], 3: [5, 3, 2], 4: [5, 3, 2, 1], 5: [5, 4, 3, 2, 1]}
FIRST = {2: [1, 0], 3: [1, 0, 0], 4: [1, 0, 0, 0], 5: [1, 0, 0, 0, 0]}
DUELS = {2: [3, 0]}
COLUMNS = {
    "placement": PLACES,
    "league": LEAGUE,
    "most_wins": WINS,
    "tm": MARS,
    "win": FIRST,
    "three_one": DUELS,
}


def recomputed(entrants: int, rounds: list[Round], wanted: int) -> dict[int, dict[str, Fraction]]:
    """By entrant: points and tie-breaks under the scoring by placement."""
    return recomputed_of(list(range(entrants)), rounds, wanted, "placement", best_of=0)


def recomputed_of(
    nos: list[int],
    rounds: list[Round],
    wanted: int,
    scoring: str,
    *,
    best_of: int,
    off: Mapping[int, int] = MappingProxyType({}),
) -> dict[int, dict[str, Fraction]]:
    """Of these entrants, of whom the best tables count if `best_of` says how many; `off` has points taken off."""
    places = COLUMNS[scoring] if scoring in COLUMNS else _own(scoring, wanted)
    scores = {no: _sum(no, rounds, wanted, places, best_of) for no in nos}
    mean = Fraction(1) if places is DUELS else Fraction(sum(places[wanted]) or 100, wanted)
    seen = {no: scores[no] + mean * sum(_rest(no, each) == "zero" for each in rounds) for no in nos}
    scores = {no: scores[no] - off.get(no, 0) for no in nos}
    return {no: _one(no, rounds, wanted, scores, seen) for no in nos}


def _own(scoring: str, wanted: int) -> dict[int, list[int]]:
    """Return an organiser's own numbers; none where points are shares of all totals."""
    return {
        wanted: [int(each) for each in scoring.removeprefix("own:").split("-") if each.isdecimal()]
    }


def _sum(
    no: int, rounds: list[Round], wanted: int, places: dict[int, list[int]], best_of: int
) -> Fraction:
    tables = [_score(no, each, wanted, places) for each in rounds if _table(no, each) is not None]
    rests = [_score(no, each, wanted, places) for each in rounds if _table(no, each) is None]
    counting = sorted(tables, reverse=True)[: best_of or None]
    return sum((*counting, *rests), Fraction(0))


def _one(
    no: int,
    rounds: list[Round],
    wanted: int,
    scores: dict[int, Fraction],
    seen: dict[int, Fraction],
) -> dict[str, Fraction]:
    share = wins = sonneborn = beaten = seats = places = Fraction(0)
    met: list[tuple[int, Fraction]] = []
    tables = 0
    for each in rounds:
        table = _table(no, each)
        if table is None:
            kind = _rest(no, each)
            if kind is None:
                continue
            met += [(0 if kind == "zero" else 1, scores[no] / len(rounds))] * (wanted - 1)
            continue
        tables += 1
        order = _order(table)
        size = len(table.seats)
        me = next(seated for seated in table.seats if seated.no == no)
        total = sum(max(0, seated.total) for seated in table.seats)
        if me.fault is None:
            part = Fraction(max(0, me.total), total) if total else Fraction(1, size)
            share += part * size / wanted
        class_ = next(group for group in order.values() if no in group)
        above = sum(len(group) for key, group in order.items() if key < _key(me))
        if above == 0:
            wins += Fraction(1, len(class_))
        places += Fraction(2 * above + len(class_) + 1, 2)
        seats += Fraction([seated.no for seated in table.seats].index(no), max(1, size - 1))
        for other in table.seats:
            if other.no == no:
                continue
            met.append((2, seen[other.no] / len(rounds)))
            if _key(me) < _key(other):
                sonneborn += seen[other.no]
                beaten += 1
            elif _key(me) == _key(other):
                sonneborn += seen[other.no] / 2
    rest = sorted(met)[1:]
    unit = 3600
    return {
        "points": scores[no],
        "share": share,
        "wins": wins,
        "sonneborn": sonneborn * unit,
        "beaten": beaten,
        "seat": seats,
        "places": -places / tables if tables else Fraction(0),
        "opponents_cut1": unit * sum((points for _, points in rest), Fraction(0)) / len(rest)
        if rest
        else Fraction(0),
    }


def _key(seated: Seated) -> tuple[int, int]:
    return (0, seated.rank) if seated.fault is None else (1, -seated.fault)


def _order(table: Table) -> dict[tuple[int, int], list[int]]:
    keys = sorted({_key(seated) for seated in table.seats})
    return {key: [s.no for s in table.seats if _key(s) == key] for key in keys}


def _table(no: int, each: Round) -> Table | None:
    return next((t for t in each.tables if any(s.no == no for s in t.seats)), None)


def _rest(no: int, each: Round) -> str | None:
    if _table(no, each) is not None:
        return None
    absent = None if each.is_free else Unplayed.ZERO.value
    return next((rest.kind.value for rest in each.rests if rest.no == no), absent)


def _score(no: int, each: Round, wanted: int, columns: dict[int, list[int]]) -> Fraction:
    table = _table(no, each)
    if table is None:
        return next((Fraction(r.points, 3600) for r in each.rests if r.no == no), Fraction(0))
    me = next(seated for seated in table.seats if seated.no == no)
    if me.fault is not None:
        return Fraction(0)
    ahead = sum(_key(other) < _key(me) for other in table.seats)
    level = sum(_key(other) == _key(me) for other in table.seats)
    if columns is DUELS and level > 1:
        return Fraction(1)
    if not columns[wanted]:
        totals = [max(0, each.total) for each in table.seats]
        part = Fraction(max(0, me.total), sum(totals)) if any(totals) else Fraction(1, len(totals))
        return Fraction(int(part * 100 * 3600 * len(totals) / wanted), 3600)
    values = [
        _value(place, len(table.seats), wanted, columns) for place in range(ahead, ahead + level)
    ]
    return sum(values, Fraction(0)) / level


def _value(place: int, size: int, wanted: int, columns: dict[int, list[int]]) -> Fraction:
    """Return the points of a place from 0; each missing seat stands for an entrant that takes any place with equal
    chance.
    """
    if size == wanted:
        return Fraction(columns[wanted][place])
    behind = Fraction(place + 1, size + 1)  # the chance that the newcomer comes in ahead
    return (1 - behind) * _value(place, size + 1, wanted, columns) + behind * _value(
        place + 1, size + 1, wanted, columns
    )
