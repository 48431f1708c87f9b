"""Shortcuts that a title may declare so that playouts ask it less, and without words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rules.core.seats import Seat

S = TypeVar("S")


def as_it_is(draft: S) -> S:
    """Nothing is remembered beside the state."""
    return draft


@dataclass(frozen=True, slots=True)
class InPlace(Generic[S]):
    """Shortcuts for `rules.core.playout`. Each agrees with another function of the title; a check compares them."""

    keep: Callable[[S], S] = as_it_is
    """Returns the draft, or one with the same fields that also keeps derived values up to date while moves change it.

    Copies of it keep no derived values, see `rules.core.copying`.
    """
    acting: Callable[[S], Sequence[Seat]] | None = None
    """The seats that `waiting_for` names, in its order."""
    menu: Callable[[S, Seat], tuple[str, ...]] | None = None
    """The names of the verbs that are available to a seat that is waited for, in the title's order."""
