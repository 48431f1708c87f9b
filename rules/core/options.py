"""Options: the choices that a table's opener makes."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from types import MappingProxyType
from typing import Any

from rules.core.errors import MalformedMove
from rules.core.text import Msg, msg


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
    things: Mapping[str, Msg] = field(default_factory=_empty)
    """If a value lists things: their names, by id. Members name them in any language."""
    offered: tuple[str, ...] = ()
    """Canonical values that menus offer beside the choices."""
    groups: Callable[[int, Mapping[str, str]], Sequence[tuple[Msg, Sequence[str]]]] | None = None
    """If its things are picked in menus one by one: returns, for a number of seats and all options, the things that
    such a table has, in groups with their names.
    """
    most: int = 0
    """The most things of a list that is picked in menus."""


def read_list(option: str, things: Mapping[str, Msg], text: str) -> str:
    """Return the canonical form of a list of ids: in the order of `things`, with commas between.

    Raises:
        MalformedMove: core.unknown_option, with the first id that is none.
    """
    listed = {each.strip() for each in text.split(",")}
    for each in sorted(listed - things.keys()):
        raise MalformedMove("core.unknown_option", name=option, choice=each)
    return ",".join(thing for thing in things if thing in listed)


def list_label(things: Mapping[str, Msg], value: str) -> Msg:
    """Return the names of a canonical list, with commas alone between."""
    names = [things[each] for each in value.split(",")]
    return reduce(lambda said, more: msg("core.listed", start=said, last=more), names)


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

    @property
    def offered(self) -> tuple[str, ...]:
        """The values that menus offer."""
        return self.choices if self.own is None else (*self.choices, *self.own.offered)

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
