"""Eliminations of duels in which several wins decide a pairing: each game is a round for those still undecided."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import structs

from rules.contest.director.held import Ended, Pod, RoundHeld, Stage
from rules.contest.director.outcome import plan_of
from rules.contest.director.plan import StagePlan
from rules.contest.director.snapshot import Entry, Kind, Snapshot
from rules.contest.director.stages import single
from rules.contest.director.stages.drawn import Drawn, Form, Ranked
from rules.contest.director.stages.knocked_out import places_in
from rules.contest.scores.results import No, Seated, Table


def longest(plan: StagePlan) -> int:
    """Return the most games of a pairing."""
    return 2 * plan.wins - 1


def begin(at: Snapshot, stage: int, field: Sequence[No], seed: int) -> Stage:
    held = single.begin(at, stage, field, seed)
    games = longest(plan_of(at, stage))
    return structs.replace(held, rounds_wanted=held.rounds_wanted * games)


def is_done(at: Snapshot, stage: int) -> bool:
    return not _undecided(at, stage) and single.is_done(merged(at, stage), stage)


def draw(at: Snapshot, stage: int, seed: int) -> Drawn:
    """Let undecided pairs play on with their seats exchanged; once there are none, draw the next pairings."""
    if games := _undecided(at, stage):
        return Drawn(tuple(Pod(pod.seats[::-1], group=pod.group) for pod in games))
    return single.draw(merged(at, stage), stage, seed)


def order(at: Snapshot, stage: int) -> Ranked:
    return single.order(merged(at, stage), stage)


MATCHES: Final = Form(begin, is_done, draw, order)


def merged(at: Snapshot, stage: int) -> Snapshot:
    """Return the tournament as if each pairing of the stage were one table, with the wins as its totals."""
    plan, held = plan_of(at, stage), at.stages[stage - 1]
    if plan.wins == 1:
        return at
    rounds, starts = [], []
    pairings = _pairings(at, stage)
    for number, (start, played) in enumerate(pairings, start=1):
        starts.append(start)
        matches = _matches(played)
        # A ruling about an earlier game changes no pairing that exists.
        may_go_on = number == len(pairings)
        going_on = [may_go_on and _plays_on(at, stage, start, each) for each in matches]
        is_over = played[-1].is_over and not any(going_on)
        pods = tuple(
            _as_table(at, stage, start, each, plays_on=is_open)
            for each, is_open in zip(matches, going_on, strict=True)
        )
        first, last = played[0], played[-1]
        rounds.append(RoundHeld(pods, first.rests, first.paired_ms, is_over, last.ended_ms))
    wanted = held.rounds_wanted // longest(plan)
    whole = structs.replace(held, rounds=tuple(rounds), rounds_wanted=wanted)
    entries = tuple(_in_pairings(each, stage, starts) for each in at.entries)
    stages = tuple(whole if each is held else each for each in at.stages)
    return structs.replace(at, stages=stages, entries=entries)


def game_of(at: Snapshot, stage: int, number: int) -> int:
    """Return which game of their pairings the tables of a round are, from 1."""
    starts = [start for start, _ in _pairings(at, stage) if start <= number]
    return number - starts[-1] + 1


def _in_pairings(entry: Entry, stage: int, starts: Sequence[int]) -> Entry:
    """Return an entry with the first pairing, in place of the first round, that the entrant no longer plays."""
    if entry.dropped_round is None or entry.dropped_stage != stage:
        return entry
    begun = sum(start < entry.dropped_round for start in starts)
    return structs.replace(entry, dropped_round=begun + 1)


def _pairings(at: Snapshot, stage: int) -> list[tuple[int, list[RoundHeld]]]:
    """Return the rounds of all pairings that are played at a time, each with the number of the first round.

    The tables as they were drawn decide, not their results, which a ruling may change later.
    """
    most = longest(plan_of(at, stage))
    found: list[tuple[int, list[RoundHeld]]] = []
    for number, each in enumerate(at.stages[stage - 1].rounds, start=1):
        if found and len(found[-1][1]) < most and _goes_on(_matches(found[-1][1]), each):
            found[-1][1].append(each)
        else:
            found.append((number, [each]))
    return found


def _goes_on(matches: Sequence[Sequence[Pod]], each: RoundHeld) -> bool:
    """Return whether a round holds further games of these matches: the next pairings bring two of them together."""
    return not each.rests and all(_own_matches(matches, pod) for pod in each.pods)


def _own_matches(matches: Sequence[Sequence[Pod]], pod: Pod) -> set[int]:
    """Return the matches that all known entrants at a table have in common; none without a known entrant."""
    homes = [
        {place for place, match in enumerate(matches) if any(no in each.seats for each in match)}
        for no in pod.seats
    ]
    known = [each for each in homes if each]
    return set.intersection(*known) if known else set()


def _matches(played: Sequence[RoundHeld]) -> list[list[Pod]]:
    """Return the games of each pair; a substitute may have come in between."""
    found = [[pod] for pod in played[0].pods]
    for each in played[1:]:
        for pod in each.pods:
            found[min(_own_matches(found, pod))].append(pod)
    return found


def _plays_on(at: Snapshot, stage: int, start: int, match: Sequence[Pod]) -> bool:
    """Return whether a pair needs another game; `start` is the round of their first."""
    return (
        match[-1].is_scored
        and not _is_decided(at, stage, match)
        and all(_is_here(at, no, stage, start + len(match)) for no in match[-1].seats)
    )


def _is_decided(at: Snapshot, stage: int, match: Sequence[Pod]) -> bool:
    plan = plan_of(at, stage)
    return max(_wins(match).values(), default=0) >= plan.wins or len(match) >= longest(plan)


def _is_here(at: Snapshot, no: No, stage: int, number: int) -> bool:
    entry = at.entry(no)
    return entry.kind is Kind.ENTRANT and entry.plays(number, stage)


def _undecided(at: Snapshot, stage: int) -> list[Pod]:
    """Return the last game of each pair that needs another one, once the round is over."""
    if plan_of(at, stage).wins == 1 or not (found := _pairings(at, stage)):
        return []
    start, played = found[-1]
    if not played[-1].is_over:
        return []
    return [each[-1] for each in _matches(played) if _plays_on(at, stage, start, each)]


def _wins(match: Sequence[Pod]) -> Counter[No]:
    found = Counter[No]()
    for pod in match:
        places = places_in(pod)
        first = [no for no in pod.seats if places[no] == 1]
        if pod.is_scored and len(first) == 1:
            found[first[0]] += 1
    return found


def _as_table(at: Snapshot, stage: int, start: int, match: Sequence[Pod], *, plays_on: bool) -> Pod:
    """Return a pairing as one table, by wins; an entrant who has left in between is behind."""
    last, wins = match[-1], _wins(match)
    if not last.is_scored or plays_on:
        return structs.replace(last, is_scored=False)
    is_decided, following = _is_decided(at, stage, match), start + len(match)
    keys = {
        no: (not is_decided and not _is_here(at, no, stage, following), -wins[no])
        for no in last.seats
    }
    seats = tuple(
        Seated(no, 1 + sum(other < keys[no] for other in keys.values()), wins[no])
        for no in last.seats
    )
    return structs.replace(
        last, ended=Ended.FINISHED, result=Table(seats), rests=(), is_scored=True
    )
