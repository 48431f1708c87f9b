"""Shortcuts: choices of a form that fill in several fields of a verb at once."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rules.core.domains import Option
from rules.core.seats import Seat

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Shortcut(Generic[S]):
    """A choice that a form offers instead of a verb's fields.

    Text: ``<key>.field.<verb>.<name>``. If it leaves something out, a button leads to the fields, with the text
    ``<key>.pieces.<verb>``, and another one back, ``<key>.wholes.<verb>``.
    """

    name: str
    options: Callable[[S, Seat, Mapping[str, Any]], Sequence[Option]]
    """The value of each is the tuple of values of the verb's first fields. Those that the form holds are among them,
    unless they can only be chosen field by field. Without options, the fields are asked.
    """
    is_complete: bool = False
    """True if the fields have no other values."""
