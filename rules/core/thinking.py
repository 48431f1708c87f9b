"""What a title may declare so that robots think ahead better, see `rules.core.search`."""

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
    """Each function sees a world in which nothing is known that the thinking seat does not know.

    Values are those of the seats, in order. Further values are of those who play without a seat.
    """

    propose: "Callable[[S, Seat, Rng, int], Sequence[Move]] | None" = None
    """At most so many different legal moves, the one that level 2 chooses first. Without it, random ones follow."""
    policy: "Callable[[S, Seat, Rng], Move] | None" = None
    """How playouts go on; without it as level 2 plays."""
    horizon: Callable[[S], int] | None = None
    """A number that grows during the table, such as its round, and by which playouts are cut."""
    stretch: int = 1
    """By how much the number has grown when a playout is cut."""
    appraise: Callable[[S], Sequence[int]] | None = None
    """What each seat has and may hope for where a playout is cut; without it playouts go on to the end."""
    ended: "Callable[[S, Outcome], Sequence[int]] | None" = None
    """The same at the end; without it the score, and `win` for the winner."""
    win: int = 10 * POINT
    """What winning is worth beyond points."""
    matters: Callable[[S, Seat], bool] = every_decision
    """Is a decision worth thinking about? The others are level 2's."""
    candidates: int = 6
    """How many moves are compared."""
    budget: int = 1_500
    """How many moves are made in playouts for a decision."""
    doubt: int = 100
    """How many hundredths of a standard error another move must be ahead of level 2's choice; 0 if any lead will do."""
