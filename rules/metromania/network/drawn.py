"""The next tunnels of a playout, cached so that they are not looked for again."""

from typing import Generic, TypeVar

from rules.metromania.state import Turn

T = TypeVar("T")


class Drawn(Generic[T]):
    """Tunnels that were tried on a network one after another and taken back, and probably are dug next.

    They are those of one turn, in this order. A caller that does anything else must say so.
    """

    def __init__(self) -> None:
        self._left: list[T] = []
        self._turn: Turn | None = None
        self._most: int | None = None

    def note(self, openings: list[T], turn: Turn, most: int | None) -> None:
        """`most` is the length of the turn's longest dig, if these are its first tunnels and it is known."""
        self._left, self._turn, self._most = openings[::-1], turn, most

    def most_of(self, turn: Turn) -> int | None:
        """The length of the longest dig of a turn that has not dug yet, if it is known."""
        return self._most if self._left and self._turn is turn else None

    def following(self, turn: Turn) -> T | None:
        """The tunnel that was drawn to be dug now."""
        return self._left.pop() if self._left and self._turn is turn else None

    def forget(self) -> None:
        self._left.clear()
