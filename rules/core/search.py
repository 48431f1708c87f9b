"""Search of robots of level 3, in every title (ADR 40).

A few candidate moves are compared by their results. Facts unknown to the seat are dealt anew, many times over; in each
such world every candidate is made and the table played on to the title's horizon, always with the same chance, so that
worlds differ but candidates have the same luck. The budget is shared by sequential halving: each round plays as many
worlds as it can afford for all candidates left, then the worse half goes. Level 2's own choice always stays, since
another must be better beyond doubt.

The budget is counted in moves of playouts, never in seconds: the same seed, budget and position lead to the same move.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt
from typing import Any, Final, Generic, TypeVar

from rules.core.errors import InvariantBroken
from rules.core.game import GameDef, HasRng, Move, RobotLevel
from rules.core.playout import Playout
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.thinking import POINT, Thinking

S = TypeVar("S", bound=HasRng)

_TRIES: Final = 4
"""The number of random moves drawn for each candidate of a title that proposes none."""

_FEWEST: Final = 4
"""In how many worlds a move must have been tried before it may be beyond doubt."""


@dataclass(frozen=True, slots=True)
class Line:
    """One of the moves that were compared. Values are hundredths of a point (`rules.core.thinking.POINT`)."""

    move: Move
    mean: int
    """By how much the seat leads the best of the others in the end or at the horizon, on average."""
    playouts: int
    spread: int
    """The standard error of `behind`, and of `mean` for the best line."""
    behind: int
    """The loss against the best line, in the worlds that both were tried in."""


@dataclass(frozen=True, slots=True)
class Thought:
    """The result of a search for one decision: the best line first, never empty."""

    lines: tuple[Line, ...]
    usual: Move
    """The choice of level 2."""
    positions: int
    """Moves made in playouts."""

    @property
    def move(self) -> Move:
        return self.lines[0].move


@dataclass(slots=True)
class _Candidate:
    move: Move
    values: list[int]
    """By world."""

    @property
    def mean(self) -> int:
        return sum(self.values) // len(self.values)


def choose(
    game: GameDef[S, Any],
    state: S,
    seat: Seat,
    level: RobotLevel,
    rng: Rng,
    *,
    budget: int | None = None,
) -> Move:
    """Return a robot's move at any level; `budget` as for `search`."""
    if level is RobotLevel.EXPERT:
        return search(game, state, seat, seed=rng.next64(), budget=budget).move
    return game.robot(state, seat, level, rng)


def search(
    game: GameDef[S, Any],
    state: S,
    seat: Seat,
    *,
    seed: int,
    budget: int | None = None,
    also: Sequence[Move] = (),
) -> Thought:
    """Compare the moves of a seat that must act, and `also` those given, which must be legal.

    `budget` is how many moves are made in playouts, by default as many as the title proposes. It is exceeded by less
    than one world. If it does not last for a first world, fewer moves are compared, unless `also` asks for some.
    """
    return _Search(game, state, seat, seed, budget, also).think()


class _Search(Generic[S]):
    def __init__(
        self,
        game: GameDef[S, Any],
        state: S,
        seat: Seat,
        seed: int,
        budget: int | None,
        also: Sequence[Move],
    ) -> None:
        self._game = game
        self._thinking: Thinking[S] = game.thinking
        self._state = state
        self._seat = seat
        self._rng = Rng(seed)
        self._budget = self._thinking.budget if budget is None else budget
        self._spent = 0
        self._also = also

    def think(self) -> Thought:
        usual, candidates = self._candidates()
        if len(candidates) == 1:
            return Thought((Line(usual, 0, 0, 0, 0),), usual, 0)
        ranked = self._halve([_Candidate(move, []) for move in candidates])
        best = ranked[0]
        lines = tuple(_line(candidate, best) for candidate in ranked)
        return Thought(lines, usual, self._spent)

    def _candidates(self) -> tuple[Move, list[Move]]:
        """Level 2's choice, and all that are compared, that one first. They come from a world, not from the truth."""
        world = self._game.determinize(self._state, self._seat, self._rng)
        seat, most = self._seat, self._thinking.candidates
        if not self._thinking.matters(world, seat):
            usual = self._game.robot(world, seat, RobotLevel.NORMAL, self._rng)
            return usual, list(dict.fromkeys((usual, *self._also)))
        if self._thinking.propose is not None:
            proposed = list(self._thinking.propose(world, seat, self._rng, most))
        else:
            proposed = self._sampled(world, most)
        return proposed[0], list(dict.fromkeys((*proposed, *self._also)))

    def _sampled(self, world: S, most: int) -> list[Move]:
        found = [self._game.robot(world, self._seat, RobotLevel.NORMAL, self._rng)]
        playout = Playout(self._game, world)
        for _ in range(_TRIES * most):
            if len(found) == most:
                break
            move = playout.sample(self._seat, self._rng)
            if move not in found:
                found.append(move)
        return found

    def _halve(self, candidates: list[_Candidate]) -> list[_Candidate]:
        """Best first. Those that were dropped follow, the last dropped before those dropped earlier."""
        least = len(candidates) if self._also else 1
        self._try_in_a_world(candidates, least)
        usual, left = candidates[0], [each for each in candidates if each.values]
        dropped: list[_Candidate] = []
        rounds = (len(left) - 1).bit_length()
        for number in range(rounds):
            until = self._budget * (number + 1) // rounds
            while self._spent < until:
                self._try_in_a_world(left, len(left))
            left = sorted(left, key=lambda each: -each.mean)
            if number == rounds - 1:
                break
            kept = left[: (len(left) + 1) // 2]
            if usual not in kept:
                kept.append(usual)
            dropped = [each for each in left if each not in kept] + dropped
            left = kept
        if left[0] is not usual and not self._is_better(left[0], usual):
            left.remove(usual)
            left.insert(0, usual)
        return left + dropped

    def _try_in_a_world(self, candidates: list[_Candidate], least: int) -> None:
        """Try so many candidates, and further ones while the budget lasts."""
        world = self._game.determinize(self._state, self._seat, self._rng)
        chance = self._rng.next64()
        for number, each in enumerate(candidates):
            if number >= least and self._spent >= self._budget:
                break
            each.values.append(self._value_of(world, each.move, Rng(chance)))

    def _is_better(self, other: _Candidate, usual: _Candidate) -> bool:
        ahead, error = _difference(other, usual)
        if self._thinking.doubt and len(other.values) < _FEWEST:
            return False
        return 100 * ahead > self._thinking.doubt * error

    def _value_of(self, world: S, move: Move, chance: Rng) -> int:
        """Return the seat's lead at the end of the playout."""
        playout = Playout(self._game, world)
        horizon, appraise = self._thinking.horizon, self._thinking.appraise
        until = horizon(world) + self._thinking.stretch if horizon is not None else 0
        playout.play(self._seat, move)
        self._spent += 1
        while playout.acting:
            if horizon is not None and appraise is not None and horizon(playout.state) >= until:
                return _lead(appraise(playout.state), self._seat)
            seat = playout.acting[0]
            playout.play(seat, self._next(playout.state, seat, chance))
            self._spent += 1
        return _lead(self._ended(playout), self._seat)

    def _next(self, state: S, seat: Seat, chance: Rng) -> Move:
        if self._thinking.policy is not None:
            return self._thinking.policy(state, seat, chance)
        return self._game.robot(state, seat, RobotLevel.NORMAL, chance)

    def _ended(self, playout: Playout[S, Any]) -> Sequence[int]:
        outcome = playout.outcome()
        if outcome is None:
            raise InvariantBroken(f"{self._game.key}: no seat acts, and the table is not over")
        if self._thinking.ended is not None:
            return self._thinking.ended(playout.state, outcome)
        shared = self._thinking.win // len(outcome.winners) if outcome.winners else 0
        return [
            POINT * score.total + (shared if seat in outcome.winners else 0)
            for seat, score in enumerate(outcome.scores)
        ]


def _lead(values: Sequence[int], seat: Seat) -> int:
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(others, default=0)


def _difference(one: _Candidate, other: _Candidate) -> tuple[int, int]:
    """By how much one is ahead of the other in the worlds of both, and the standard error of that."""
    both = [left - right for left, right in zip(one.values, other.values, strict=False)]
    count = len(both)
    mean = sum(both) // count
    if count == 1:
        return mean, 0
    squares = sum((each - mean) ** 2 for each in both)
    return mean, isqrt(squares // (count * (count - 1)))


def _line(candidate: _Candidate, best: _Candidate) -> Line:
    if candidate is best:
        nothing = _Candidate(candidate.move, [0] * len(candidate.values))
        _, spread = _difference(candidate, nothing)
        behind = 0
    else:
        behind, spread = _difference(best, candidate)
    return Line(candidate.move, candidate.mean, len(candidate.values), spread, behind)
