"""Untranslated texts: a key and its arguments, nothing else.

All code below the user interface handles only these. A catalogue entry per key and language turns them into words;
the entry's identifier is the key with every dot written as a hyphen.
"""

from collections.abc import Callable
from typing import TypeAlias, Union

from msgspec import Struct

from rules.core.seats import Seat


class SeatName(Struct, frozen=True, tag="seat"):
    """Stands for the name by which the reader knows a seat: a member's name, or a robot's."""

    seat: Seat


class Msg(Struct, frozen=True, tag="msg"):
    """A sentence: its key and its arguments."""

    key: str
    args: dict[str, "Arg"] = {}


Item: TypeAlias = Union[int, str, SeatName, Msg]

Arg: TypeAlias = Union[int, str, SeatName, Msg, tuple[Item, ...]]
"""What a sentence can contain. A tuple becomes a list, in its order."""

Say: TypeAlias = Callable[[Msg], str]
"""Turns a text into words for one reader."""


def msg(key: str, **args: Arg) -> Msg:
    return Msg(key, args)


def seat_msg(seat: Seat) -> Msg:
    """The bare name of a seat, as a text of its own."""
    return Msg("core.seat", {"seat": SeatName(seat)})
