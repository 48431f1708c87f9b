"""Letters that tie an option of the form to its mark on the preview picture."""

from collections.abc import Iterable
from string import ascii_uppercase
from typing import Final, TypeAlias

from rules.metromania.network.lines import Opening

_KEYS: Final = ascii_uppercase + "123456789"

Place: TypeAlias = tuple[int, str, str]
"""A tunnel by its line, its cell and the vertex where its rail ends."""


def tunnel_keys(openings: Iterable[Opening]) -> dict[Place, str]:
    """A key for each tunnel that may be dug next, in their order."""
    places = dict.fromkeys((each.track.number, each.cell, each.end) for each in openings)
    return {place: _key(number) for number, place in enumerate(places)}


def vertex_keys(vertices: Iterable[str]) -> dict[str, str]:
    """A key for each vertex that may get a station, in their order."""
    return {vertex: _key(number) for number, vertex in enumerate(vertices)}


def _key(number: int) -> str:
    """``A`` to ``Z``, ``1`` to ``9``, then, on crowded maps, ``A1``, ``B1`` and so on."""
    if number < len(_KEYS):
        return _KEYS[number]
    rounds, letter = divmod(number - len(_KEYS), len(ascii_uppercase))
    return f"{ascii_uppercase[letter]}{rounds + 1}"
