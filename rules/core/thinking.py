"""Hints of a title that make robots think ahead better, see `rules.core.search`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.text import Msg

if TYPE_CHECKING:
    from rules.core.game import Move, Outcome

S = TypeVar("S")

POINT: Final = 100
"""Values of positions are whole numbers: a point of the score is so much."""


def every_decision(state: object, seat: Seat) -> bool:
    return True


def no_reasons(state: object, seat: Seat, move: object) -> tuple[Msg, ...]:
    """The robots of the title don't say why."""
    return ()


@dataclass(frozen=True, slots=True)
class Thinking(Generic[S]):
    """Functions of a title for searches; each sees a world without facts that the thinking seat does not know.

    Values are those of the seats, in order. Further values are of players without a seat.
    """

    propose: "Callable[[S, Seat, Rng, int], Sequence[Move]] | None" = None
    """At most so many different legal moves, the one that level 2 chooses first. Without it, random ones follow."""
    policy: "Callable[[S, Seat, Rng], Move] | None" = None
    """Returns the next move of a playout; without it playouts go on as level 2 plays."""
    horizon: Callable[[S], int] | None = None
    """A number that grows during the table, such as its round, and by which playouts are cut."""
    stretch: int = 1
    """By how much the number has grown when a playout is cut."""
    appraise: Callable[[S], Sequence[int]] | None = None
    """Returns the prospects of each seat where a playout is cut; without it playouts go on to the end."""
    ended: "Callable[[S, Outcome], Sequence[int]] | None" = None
    """The same at the end; without it the score, and `win` for the winner."""
    win: int = 10 * POINT
    """The worth of winning beyond points."""
    matters: Callable[[S, Seat], bool] = every_decision
    """Is a decision worth thinking about? The others are level 2's."""
    candidates: int = 6
    """The number of moves compared."""
    budget: int = 1_500
    """The number of moves made in playouts for a decision."""
    doubt: int = 100
    """The hundredths of a standard error by which another move must be ahead of level 2's choice; 0 if any lead will
    do.
    """
