"""The winners, in words that fit their place."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from render.core.text import Line, Type, cut, fit_lines, is_whole
from rules.core.game import Outcome
from rules.core.text import Say, msg

Won: TypeAlias = Callable[[tuple[str, ...]], str]
"""A sentence that names the winners, given their names."""

_STEP_PX = 8


class _Ending(Protocol):
    @property
    def outcome(self) -> Outcome | None: ...


def is_over(view: _Ending) -> bool:
    return view.outcome is not None


def won_by(say: Say, key: str) -> Won:
    """The sentence of a key, whose arguments are ``winners`` (a list of names) and ``count``."""

    def won(names: tuple[str, ...]) -> str:
        return say(msg(key, winners=names, count=len(names)))

    return won


def fit_won(
    won: Won, names: tuple[str, ...], room: int, choices: Sequence[tuple[Type, int]], name: Type
) -> tuple[Line, ...]:
    """The sentence in the first type, each with its number of lines, in which all of it fits the width.

    If there is none, the names are cut, measured in the type `name`, to no less than a syllable or two.
    """
    text = won(names)
    lines = fit_lines(text, room, choices)
    for width in range(2 * room, 2 * name.size, -_STEP_PX):
        if is_whole(lines, text):
            break
        text = won(tuple(cut(each, width, name) for each in names))
        lines = fit_lines(text, room, choices)
    return lines
