"""Entries of a title that members can look up."""

from collections.abc import Callable
from dataclasses import dataclass

from rules.core.naming import Spoken
from rules.core.text import Msg


@dataclass(frozen=True, slots=True)
class Glossary:
    """Cards and other components, by id."""

    ids: tuple[str, ...]
    name: Callable[[str], Msg]
    read: Callable[[str, Spoken], str]
    """The id of the thing that a text names in any language. Raises `MalformedMove`."""
    entry: Callable[[str, int | None], tuple[Msg, ...]]
    """Returns the entry's text at a table with this many seats, or in general."""
