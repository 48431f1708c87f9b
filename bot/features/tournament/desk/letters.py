"""Entrants in the id of a button, a letter each."""

from collections.abc import Sequence

from bot.tournaments.altering.by_hand import Pods
from rules.contest.scores.results import No
from rules.core.errors import Refusal

_FIRST, _LAST = 0xAC00, 0xD7A3
_NEXT, _END = 0x4E00, 0x9FFF
"""Letters of a button: from `_FIRST` on for the first entrant of a table, from `_NEXT` on for the others."""


def packed(pods: Sequence[Sequence[No]]) -> str:
    """Return tables as an argument of a button: a letter for each entrant."""
    return "".join(chr((_NEXT if at else _FIRST) + no) for pod in pods for at, no in enumerate(pod))


def unpacked(arg: str) -> Pods:
    """Return the tables of such an argument.

    Raises:
        Refusal: ui.outdated.
    """
    found: list[list[No]] = []
    for each in map(ord, arg):
        if _FIRST <= each <= _LAST:
            found.append([each - _FIRST])
        elif _NEXT <= each <= _END and found:
            found[-1].append(each - _NEXT)
        else:
            raise Refusal("ui.outdated")
    return tuple(map(tuple, found))
