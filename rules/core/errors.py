"""The three kinds of error, never mixed.

Every refusal has a code, such as ``core.not_your_turn``, which is stable, lower case and has a sentence in every
language (its key is ``error.`` plus the code), and the facts that the sentence needs.
"""

from typing import ClassVar

from rules.core.text import Arg, Msg, Typed


class Refusal(Exception):
    """A move that was not made; the state is unchanged."""

    def __init__(self, code: str, **facts: Arg | Typed) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, Arg] = facts  # type: ignore[assignment]  # as for `rules.core.text.msg`

    @property
    def msg(self) -> Msg:
        return Msg(f"error.{self.code}", self.facts)


class MalformedMove(Refusal):
    """The text or value is not a move in any position."""


class IllegalMove(Refusal):
    """The rules forbid this move now."""


class NotYourTurn(Refusal):
    """The table is not waiting for this seat."""

    CODE: ClassVar[str] = "core.not_your_turn"


class GameOver(Refusal):
    """The table has ended."""

    CODE: ClassVar[str] = "core.game_over"


class InvariantBroken(Exception):
    """A bug of ours: no legal play leads to this state."""
