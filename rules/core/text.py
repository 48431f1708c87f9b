"""Untranslated texts: a key and its arguments, nothing else.

All code below the user interface handles only these. A catalogue entry per key and language turns them into words;
the entry's identifier is the key with every dot written as a hyphen.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, NewType, TypeAlias, Union

from msgspec import Struct

from rules.core.seats import Seat

if TYPE_CHECKING:
    Typed = NewType("Typed", object)
    """A typed text: the name of a member, server or tournament, or a reason.

    For the type checker it is no string, so that it cannot become part of a text but as an argument of a `Msg`, where a
    translator escapes it, or by `bot.tables.names.plain` where nothing is formatted. At run time it is one.
    """
else:
    Typed = str


class SeatName(Struct, frozen=True, tag="seat"):
    """Stands for the name by which the reader knows a seat: a member's name, or a robot's."""

    seat: Seat


class Msg(Struct, frozen=True, tag="msg"):
    """A sentence: its key and its arguments."""

    key: str
    args: dict[str, "Arg"] = {}


Item: TypeAlias = Union[int, str, SeatName, Msg]

Arg: TypeAlias = Union[int, str, SeatName, Msg, tuple[Item, ...]]
"""The possible arguments of a sentence. A tuple becomes a list, in its order."""

Own: TypeAlias = Union[int, str, SeatName, Msg, tuple[Union[int, SeatName, Msg], ...]]
"""The possible arguments of a sentence whose plain arguments may be Markdown of ours."""

Say: TypeAlias = Callable[[Msg], str]
"""Turns a text into words for one reader."""


def msg(key: str, /, **args: Arg | Typed) -> Msg:
    return Msg(key, args)  # type: ignore[arg-type]  # a plain argument of a message is escaped


def typed(text: Typed) -> Msg:
    """Return a typed text as a text of its own."""
    return msg("core.typed", text=text)


def seat_msg(seat: Seat) -> Msg:
    """The bare name of a seat, as a text of its own."""
    return Msg("core.seat", {"seat": SeatName(seat)})
