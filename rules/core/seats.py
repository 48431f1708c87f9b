"""Places at a table, 0-based, and their order around it."""

from typing import TypeAlias

Seat: TypeAlias = int


def following(seat: Seat, seats: int) -> Seat:
    """The seat to the left of this one, at a table with `seats` seats."""
    return (seat + 1) % seats


def seats_in_order(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats, beginning with `first`, in order of play."""
    first %= seats
    return (*range(first, seats), *range(first))
