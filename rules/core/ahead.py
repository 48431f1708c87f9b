"""Pre-moves and auto-answers that a title may declare: answers given before the question comes.

The rules only define such an answer, and when it no longer fits. The caller stores and uses it.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rules.core.seats import Seat

if TYPE_CHECKING:
    # `rules.core.game` declares verbs with the classes of this module.
    from rules.core.game import Move

S = TypeVar("S")


def always_tells(state: object, seat: Seat) -> bool:
    """Assume that an instant answer could reveal what the seat holds; for titles that have not looked into it."""
    return True


def never_tells(state: object, seat: Seat) -> bool:
    """State that an instant answer reveals nothing: all can see that the seat has no choice."""
    return False


@dataclass(frozen=True, slots=True)
class Ahead(Generic[S]):
    """A verb's moves may be given before the seat is asked, as long as nothing is drawn or revealed before."""

    supposed: Callable[[S, Seat], S | None]
    """Returns a state in which the seat is asked, for the form to fill in; it may lack this verb. None: not now.

    It is made from the seat's knowledge, and only asked for while the seat is not waited for.
    """
    leans_on: Callable[[S, Seat, Any], Hashable]
    """Returns the reasons for the move, in plain values that the seat sees. If they have changed, the move is not
    made.
    """


@dataclass(frozen=True, slots=True)
class AutoAnswer(Generic[S]):
    """An auto-answer: a rule that answers a seat's questions until it ends.

    Texts: ``<key>.standing.<name>`` describes it, ``<key>.standing.<name>.ends`` says when it ends.
    """

    name: str
    offered: Callable[[S, Seat], bool]
    """May the seat set it up now? Never once the table is over."""
    answer: Callable[[S, Seat], "Move | None"]
    """The legal move, if the seat is asked something that the rule answers.

    Whether there is one depends on nothing that only the seat sees, so that the moment of an answer tells nothing.
    """
    ends: Callable[[S, S, Seat], bool]
    """Is it over after a step, from the state before to the state after? At the end of the table it always is."""
    tells: bool = False
    """Would an answer at once let others guess something? Then it is held back for a while that is left to chance."""
