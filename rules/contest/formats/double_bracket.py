"""The games of a double elimination, as places that winners and losers come to (section "Double elimination")."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import TypeAlias

from rules.contest.scores.results import No

Slot: TypeAlias = No | None
"""An entrant, or None for an empty slot."""


class Bracket(IntEnum):
    WINNERS = 1
    LOSERS = 2
    FINAL = 3


@dataclass(frozen=True, slots=True)
class Game:
    """A game of the bracket, with the entrants that earlier games have brought there."""

    node: int
    """Its number, by which the pod is found again."""
    bracket: Bracket
    pair: tuple[Slot, Slot]


@dataclass(slots=True)
class Bracketed:
    """A double elimination as far as results are known: games that can be played now, and entrants that are out."""

    now: list[Game] = field(default_factory=list)
    out: list[tuple[No, ...]] = field(default_factory=list)
    """Entrants out for good, in groups, the first to go out first."""
    winner: Slot = None
    is_over: bool = False
    brackets: dict[int, Bracket] = field(default_factory=dict)
    """Of every game so far, by its number."""


Decide: TypeAlias = Callable[[Game], tuple[Slot, Slot] | None]
"""Return the winner and the loser of a game, either of which may be an empty slot; None if it has still to be played.
"""


def bracketed(seeds: Sequence[No], decide: Decide, *, is_reset: bool) -> Bracketed:
    """Play the bracket as far as games are decided.

    Each round is one of the winners' bracket beside one of the losers'. Losers drop in so that those of one half meet
    the other half first: the order is turned round, then its halves are exchanged, in turn.
    """
    found = Bracketed()
    size = 2
    while size < len(seeds):
        size *= 2
    slots: list[Slot] = [seeds[at - 1] if at <= len(seeds) else None for at in _tree(size)]
    winners, losers = slots, list[Slot]()
    waiting: list[list[Slot]] = []
    node, number = 0, 0
    while len(winners) > 1 or len(losers) > 1 or waiting:
        number += 1
        games: list[Game] = []
        upper = _pairs(winners) if len(winners) > 1 else []
        is_dropping = number > 2 and number % 2 == 1
        lower = _lower(number, losers, waiting)
        for bracket, pairs in ((Bracket.WINNERS, upper), (Bracket.LOSERS, lower)):
            for each in pairs:
                node += 1
                games.append(Game(node, bracket, each))
                found.brackets[node] = bracket
        decided = [_decided(game, decide) for game in games]
        if any(each is None for each in decided):
            found.now = [game for game, each in zip(games, decided, strict=True) if each is None]
            return found
        results = [each for each in decided if each is not None]
        if upper:
            winners = [winner for winner, _ in results[: len(upper)]]
            waiting.append([loser for _, loser in results[: len(upper)]])
        if number > 1:
            if number == 2 or is_dropping:
                waiting.pop(0)
            losers = [winner for winner, _ in results[len(upper) :]]
            gone = tuple(no for _, no in results[len(upper) :] if no is not None)
            if gone:
                found.out.append(gone)
        elif size == 2:
            losers = waiting.pop(0)
    _final(found, winners, losers, node, decide, is_reset=is_reset)
    return found


def routes(entrants: int) -> Mapping[int, tuple[frozenset[int], frozenset[int]]]:
    """Return, by number of a game, the later games to which its winner and its loser may come."""
    games: list[Game] = []

    def decide(game: Game) -> tuple[Slot, Slot]:
        games.append(game)
        # No entrant has a number below 0.
        return -2 * game.node, -2 * game.node - 1

    bracketed(range(1, entrants + 1), decide, is_reset=False)
    found: dict[int, tuple[frozenset[int], frozenset[int]]] = {}
    ways: dict[int, frozenset[int]] = {}
    for game in sorted(games, key=lambda each: -each.node):
        won = ways.get(-2 * game.node, frozenset[int]())
        lost = ways.get(-2 * game.node - 1, frozenset[int]())
        found[game.node] = won, lost
        for slot in game.pair:
            if slot is not None and slot < 0:
                ways[slot] = won | lost | {game.node}
    return found


def _lower(
    number: int, losers: Sequence[Slot], waiting: Sequence[Sequence[Slot]]
) -> list[tuple[Slot, Slot]]:
    """Return the games of the losers' bracket in a round: within it, or against losers of the winners' bracket."""
    if number == 1:
        return []
    if number == 2:
        return _pairs(waiting[0])
    if number % 2 == 0:
        return _pairs(losers)
    return list(zip(losers, _mixed(waiting[0], number // 2), strict=True))


def _mixed(dropping: Sequence[Slot], turn: int) -> list[Slot]:
    found = list(dropping)
    if turn % 2 == 1:
        return found[::-1]
    half = len(found) // 2
    return found[half:] + found[:half]


def _final(
    found: Bracketed,
    winners: Sequence[Slot],
    losers: Sequence[Slot],
    node: int,
    decide: Decide,
    *,
    is_reset: bool,
) -> None:
    """Play the grand final, and once more if the winner of the losers' bracket wins it."""
    first = winners[0] if winners else None
    second = losers[0] if losers else None
    for game in range(1, 3 if is_reset else 2):
        final = Game(node + game, Bracket.FINAL, (first, second))
        found.brackets[final.node] = Bracket.FINAL
        decided = _decided(final, decide)
        if decided is None:
            found.now = [final]
            return
        winner, loser = decided
        if winner == first or game == 2 or not is_reset or second is None:
            break
    found.winner, found.is_over = winner, True
    if loser is not None:
        found.out.append((loser,))
    if winner is not None:
        found.out.append((winner,))


def _decided(game: Game, decide: Decide) -> tuple[Slot, Slot] | None:
    first, second = game.pair
    if first is None:
        return second, None
    if second is None or second == first:
        return first, None
    return decide(game)


def _pairs(slots: Sequence[Slot]) -> list[tuple[Slot, Slot]]:
    return list(zip(slots[::2], slots[1::2], strict=True))


def _tree(size: int) -> list[int]:
    """Seeds from top to bottom, so that the best meet last."""
    found = [1]
    while len(found) < size:
        of = 2 * len(found) + 1
        found = [each for seed in found for each in (seed, of - seed)]
    return found
