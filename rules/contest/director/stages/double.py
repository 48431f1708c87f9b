"""Double elimination of pairs (section "Double elimination and lives")."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import structs

from rules.contest.director.held import Pod, Stage
from rules.contest.director.outcome import plan_of
from rules.contest.director.snapshot import Kind, Snapshot
from rules.contest.director.stages.drawn import Drawn, Form, Ranked
from rules.contest.director.stages.knocked_out import (
    Earlier,
    are_those,
    best_first,
    by_pod,
    seeds_of,
)
from rules.contest.director.stages.swiss import input_of
from rules.contest.formats.double_bracket import Bracket, Bracketed, Game, Slot, bracketed, routes
from rules.contest.pairing.model import Repeats
from rules.contest.pairing.pair import pair
from rules.contest.pairing.seats import seated
from rules.contest.scores.results import No
from rules.core.rng import Rng


def begin(at: Snapshot, stage: int, field: Sequence[No], seed: int) -> Stage:
    return Stage(tuple(field), rounds_wanted=rounds_needed(len(field)))


def rounds_needed(entrants: int) -> int:
    """Return the number of rounds, if the grand final is played once."""
    rounds, size = 1, 2
    while size < entrants:
        size, rounds = size * 2, rounds + 2
    return rounds + 1


def is_done(at: Snapshot, stage: int) -> bool:
    return bracket(at, stage).is_over


def draw(at: Snapshot, stage: int, seed: int) -> Drawn:
    """Return the games of both brackets that can be played now; waiting for the other bracket is not a bye."""
    games = {
        frozenset(no for no in game.pair if no is not None): game.node
        for game in bracket(at, stage).now
    }
    pods = [sorted(each) for each in games]
    nos = [no for pod in pods for no in pod]
    given = structs.replace(
        input_of(at, stage, nos, by_pod(pods), seed, only=2), repeats=Repeats.ALLOW
    )
    pairing = pair(given)
    if are_those(pairing, pods):
        seats = pairing.pods
        return Drawn(_numbered(seats, games), (), given, pairing)
    rng = Rng(seed)
    entrants = {each.no: each for each in given.entrants}
    return Drawn(_numbered([seated([entrants[no] for no in pod], rng) for pod in pods], games))


def _numbered(
    pods: Iterable[tuple[No, ...]], games: Mapping[frozenset[No], int]
) -> tuple[Pod, ...]:
    return tuple(Pod(pod, group=games[frozenset(pod)]) for pod in pods)


def order(at: Snapshot, stage: int) -> Ranked:
    """Return the winner, then the others, the latest to go out first."""
    found = bracket(at, stage)
    out = {no for group in found.out for no in group}
    left = tuple(no for no in at.stages[stage - 1].field if no not in out)
    gone = tuple(reversed(found.out))
    return (left, *gone) if left and not found.is_over else (*gone, *((left,) if left else ()))


DOUBLE: Final = Form(begin, is_done, draw, order)


def bracket(at: Snapshot, stage: int) -> Bracketed:
    """Return the bracket as it stands.

    A pod decides its game; the win of a substitute who is not an entrant counts for no one. If one of a pair left
    before it was paired, the other has won; if both left, the later one.
    """
    held = at.stages[stage - 1]
    pods = {
        pod.group: (number, pod)
        for number, each in enumerate(held.rounds, start=1)
        for pod in each.pods
    }
    entries = {each.no: each for each in at.entries}
    seeds, earlier = seeds_of(held.field), Earlier(at, stage)
    number = len(held.rounds) + 1
    paired = {node: pod.seats for node, (_, pod) in pods.items()}
    ways = routes(len(held.field))

    def guest_out(no: Slot) -> Slot:
        return no if no is not None and entries[no].kind is Kind.ENTRANT else None

    def decide(game: Game) -> tuple[Slot, Slot] | None:
        if game.node in pods:
            played, pod = pods[game.node]
            if not pod.is_scored:
                return None
            first, second = best_first(pod, played, earlier, seeds)
            kept = _as_paired(game, (first, second), paired, ways)
            ahead, behind = kept or (first, second)
            return guest_out(ahead), guest_out(behind)
        kept = _as_paired(game, game.pair, paired, ways)
        if kept is not None:
            return kept
        left = {
            no: (number, 0, 0) if entries[no].plays(number, stage) else _gone(at, no)
            for no in game.pair
            if no is not None
        }
        if all(each == (number, 0, 0) for each in left.values()):
            return None
        ahead, behind = sorted(left, key=lambda no: (left[no], -seeds.get(no, 0)), reverse=True)
        return ahead, behind

    return bracketed(held.field, decide, is_reset=plan_of(at, stage).is_reset)


def _as_paired(
    game: Game,
    pair: tuple[Slot, Slot],
    paired: Mapping[int, tuple[No, ...]],
    ways: Mapping[int, tuple[frozenset[int], frozenset[int]]],
) -> tuple[Slot, Slot] | None:
    """Return the winner and the loser of a game as later games were paired; None if those do not tell.

    A ruling about a game changes no pairing that exists, so the entrant who went on as the winner still is.
    """
    won, lost = ways.get(game.node, (frozenset[int](), frozenset[int]()))
    for no, other in (pair, (pair[1], pair[0])):
        later = [node for node, seats in paired.items() if node > game.node and no in seats]
        if not later or (min(later) in won) == (min(later) in lost):
            continue
        return (no, other) if min(later) in won else (other, no)
    return None


def brackets(at: Snapshot, stage: int) -> dict[int, Bracket]:
    """By number of the game, which `Pod.group` holds, the bracket that it is in."""
    return bracket(at, stage).brackets


def _gone(at: Snapshot, no: No) -> tuple[int, int, int]:
    """Return the moment at which an entrant left, which is less than any moment of an entrant still there."""
    entry = at.entry(no)
    return (0, entry.dropped_stage, entry.dropped_round or 0)
