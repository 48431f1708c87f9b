"""Hidden piles: decks (in order, top first) and bags (no order).

A title touches them only through these functions, which record in the log that something hidden was seen.
"""

from collections.abc import Iterable
from typing import TypeVar

from rules.core.log import Log
from rules.core.rng import Rng

T = TypeVar("T")


def shuffle(pile: list[T], rng: Rng) -> None:
    rng.shuffle(pile)


def draw_top(pile: list[T], count: int, log: Log) -> list[T]:
    """Take up to `count` things from the top of a deck, topmost first."""
    drawn = pile[:count]
    del pile[:count]
    if drawn:
        log.reveal()
    return drawn


def draw_random(pile: list[T], count: int, rng: Rng, log: Log) -> list[T]:
    """Take up to `count` things from a bag, each equally likely, in the order drawn."""
    drawn = [pile.pop(rng.below(len(pile))) for _ in range(min(count, len(pile)))]
    if drawn:
        log.reveal()
    return drawn


def put_bottom(pile: list[T], things: Iterable[T]) -> None:
    """Put things under a deck one by one, so that the last ends up lowest."""
    pile.extend(things)


def put_back(pile: list[T], things: Iterable[T]) -> None:
    """Return things to a bag."""
    pile.extend(things)
