"""Options: the choices that a table's opener makes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from rules.core.errors import MalformedMove
from rules.core.text import Msg


def _empty() -> Mapping[Any, Any]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class OwnValue:
    """Values of an option beyond its choices, such as the text of a member's own map."""

    read: Callable[[str], str]
    """Returns the canonical form of a value. Raises `MalformedMove` with the fault."""
    label: Callable[[str], Msg]
    """The name of a canonical value."""
    example: str
    """A canonical value."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """A choice that the table's opener makes. Texts: ``<key>.option.<name>`` and ``<key>.option.<name>.<choice>``."""

    name: str
    choices: tuple[str, ...]
    default: str
    own: OwnValue | None = None
    """Allows values beyond the choices."""
    always_told: bool = False
    """Lobbies name it at its default too."""
    seats: range | None = None
    """The numbers of seats at which it has an effect; None for all."""
    only_with: tuple[str, str] | None = None
    """Another option and its choice; with any other choice this option has no effect."""
    former: Mapping[str, str] = field(default_factory=_empty)
    """Values that were stored once, each with today's value of the same meaning (ADR 58)."""
    before: str | None = None
    """The value in tables and records that do not name the option, because it came later (ADR 58). None: the
    default.
    """

    def matters(self, seats: int, options: Mapping[str, str]) -> bool:
        """Does it have an effect at a table with this many seats and these options?"""
        if self.seats is not None and seats not in self.seats:
            return False
        return self.only_with is None or options[self.only_with[0]] == self.only_with[1]

    def read(self, value: str) -> str:
        """Return the canonical form of a value.

        Raises:
                MalformedMove: core.unknown_option, or the reason that `own` gives.
        """
        if value in self.choices:
            return value
        if value in self.former:
            return self.former[value]
        if self.own is None:
            raise MalformedMove("core.unknown_option", name=self.name, choice=value)
        return self.own.read(value)
