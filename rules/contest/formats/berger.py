"""Round robin of pairs by Berger tables (section "Round robin")."""

from typing import TypeAlias

Game: TypeAlias = tuple[int, int]
"""Seat 0 and seat 1, numbered from 1."""


def berger(entrants: int, *, double: bool = False) -> tuple[tuple[Game, ...], ...]:
    """Return the games of each round; every pair meets once, or twice with seats exchanged.

    With an odd number, the opponent of the missing last entrant has a bye.
    """
    count = entrants + entrants % 2
    rounds = tuple(_round(number, count, entrants) for number in range(count - 1))
    if not double:
        return rounds
    return rounds + tuple(tuple((b, a) for a, b in each) for each in rounds)


def _round(number: int, count: int, entrants: int) -> tuple[Game, ...]:
    """Return a round, counted from 0: the last entrant stays, the others go round by half the field each time.

    The last entrant changes seats from round to round, so that the seats of all stay even.
    """
    moving = count - 1
    head = number * (count // 2) % moving
    games = [(head + 1, count) if number % 2 == 0 else (count, head + 1)]
    for step in range(1, count // 2):
        games.append(((head + step) % moving + 1, (head - step) % moving + 1))
    return tuple(game for game in games if max(game) <= entrants)
