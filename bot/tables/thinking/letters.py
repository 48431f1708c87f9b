"""Messages between the bot and a process that thinks: a question, and the move that answers it."""

import struct
from typing import Final

from msgspec import Struct

HEAD: Final = struct.Struct(">I")
"""Each letter follows its length."""


class Question(Struct, frozen=True):
    """A decision to think about."""

    key: str
    """The title."""
    package: str
    """The module that exports the title as ``GAME``."""
    rules_version: int
    world: bytes
    """A state that the seat cannot tell from the real one: a process never learns more than the seat knows."""
    seat: int
    seed: int
    budget: int | None
    """Number of moves made in playouts; None for the title's own number."""
    also: tuple[bytes, ...] | None = None
    """Further moves to compare. Unless it is None, the answer is `Judged` instead of the move alone."""


class Judgement(Struct, frozen=True, array_like=True):
    """A line of `rules.core.search`, with its move encoded."""

    move: bytes
    mean: int
    playouts: int
    spread: int
    behind: int


class Judged(Struct, frozen=True):
    """Result of thinking about a decision, as `rules.core.search.Thought`."""

    lines: tuple[Judgement, ...]
    usual: bytes
    positions: int


def sealed(letter: bytes) -> bytes:
    return HEAD.pack(len(letter)) + letter
