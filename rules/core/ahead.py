"""What a title may declare about answers that a member gives before being asked (moves ahead, standing answers).

The rules only say what such an answer is, and when it no longer fits. Keeping and using it is up to whoever plays.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rules.core.seats import Seat

if TYPE_CHECKING:
    # `rules.core.game` declares verbs with what this module defines.
    from rules.core.game import Move

S = TypeVar("S")


def always_tells(state: object, seat: Seat) -> bool:
    """Answering this at once could tell others what the seat holds, as far as the title has thought about it."""
    return True


def never_tells(state: object, seat: Seat) -> bool:
    """Everybody can see that the seat has no choice, so that answering at once tells nothing."""
    return False


@dataclass(frozen=True, slots=True)
class Ahead(Generic[S]):
    """A verb's moves may be given before the seat is asked, as long as nothing is drawn or revealed before."""

    supposed: Callable[[S, Seat], S | None]
    """A state in which the seat is asked, for the form to fill in, and which may lack this verb; None: not now.

    It is made from what the seat knows, and only asked for while the seat is not waited for.
    """
    leans_on: Callable[[S, Seat, Any], Hashable]
    """What the move was chosen for, in plain values that the seat sees. If that has changed, the move is not made."""


@dataclass(frozen=True, slots=True)
class Standing(Generic[S]):
    """A rule by which a seat's questions are answered until it ends.

    Texts: ``<key>.standing.<name>`` says what it does, ``<key>.standing.<name>.ends`` when it ends.
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
